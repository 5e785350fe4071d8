"""The coming round of a movement that goes on from where people sat: the free chairs filled, the rests in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistdrive.core.drive import Drive, Round, Seat, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.movement.as_wished import as_wished
from whistdrive.movement.hall import NOBODY, Guests, Hall
from whistdrive.movement.history import rests
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, by_role, coming_round, people, seats
from whistdrive.movement.ring import ROLES
from whistdrive.movement.steps import role_name


def filled(drive: Drive, tables: Sequence[Sequence[Seat]], *, roles: bool, drawn: bool) -> Round:
    """The coming round, from ``tables`` as those who sat last would move.

    Whoever has gone leaves a chair, which goes to somebody who waits; whoever rested comes back in turn. ``roles``:
    lady seats go to ladies first, and gents' to gents. ``drawn``: those who wait are called in a drawn order, which in
    the first round seats everybody; if not, in the order of their numbers. What people wish is heeded as far as
    :func:`~whistdrive.movement.as_wished.as_wished` does.
    """
    present = seats(drive)
    known = {each for held in drive.rounds for each in held.entrants()}
    holders = {each: seat for seat in present for each in seat}
    guests = Guests(drive.by_id, rests(drive.rounds, holders), frozenset(holders.keys() - known))
    chairs = [[_still_here(seat, holders) for seat in table] for table in tables]
    sitting = {seat for table in chairs for seat in table}
    waiting = [seat for seat in present if seat not in sitting]
    if drawn:
        waiting = Lots(drive.seed, "seats", coming_round(drive)).shuffled(waiting)
    width = len(drive.scoring.seats)
    roles = roles and width == len(ROLES)
    coming = Hall(chairs, waiting, guests, ROLES if roles else (None,) * width).seated()
    return as_wished(drive, coming, at_table=width, drawn=drawn, apart=roles)


def latest_tables(drive: Drive) -> list[Table]:
    """The tables of the latest round as they really sat, in the order of their numbers; none before the first."""
    return sorted(drive.rounds[-1].tables, key=lambda table: table.number) if drive.rounds else []


def about_roles(drive: Drive, tables: int, resting: int) -> tuple[Finding, ...]:
    """That there are more of one role than it has seats, so that some play in the other's.

    Those who rest in a round may all be of that role.
    """
    roles = [entrant.role for entrant in drive.playing(coming_round(drive))]
    return _play_other_role(drive, {role: roles.count(role) - 2 * tables - resting for role in ("A", "B")})


def about_halves(drive: Drive, parties: Sequence[Party]) -> tuple[Finding, ...]:
    """The same where half of the parties keep the seats of either role all evening and both halves rest in turn."""
    by_id = drive.by_id
    halves = dict(zip(("B", "A"), by_role(drive, parties), strict=True))
    return _play_other_role(
        drive, {role: [by_id[people(party)[0]].role for party in halves[role]].count(role) for role in ("A", "B")}
    )


def _play_other_role(drive: Drive, over: Mapping[str, int]) -> tuple[Finding, ...]:
    """How many of each role play in the other's seats, where a table has seats for both."""
    if len(drive.scoring.seats) != len(ROLES):
        return ()
    return tuple(
        Finding("plays_other_role", {"value": many, "role": role_name(drive, role)}, Gravity.DOUBTFUL)
        for role, many in over.items()
        if many > 0
    )


def _still_here(seat: Seat, holders: Mapping[int, Seat]) -> Seat:
    """Whoever of a seat is in the room, with those they share with; nobody if all have left."""
    return next((holders[each] for each in seat if each in holders), NOBODY)
