"""The change for numbers that make no whole tables: who fills the seats from the next round on."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.drives import edit_drive
from whistdrive.core.changes.parts import clean_name, open_drive
from whistdrive.core.changes.roster import add_dummy, leave, set_role, share_seat, sign_in, sign_in_new, sign_out
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening

Share = tuple[int, int | None]
"""Somebody (id) and in whose seat they sit in turn, or None for a seat of their own."""


def fill_seats(
    evening: Evening,
    *,
    dummies: tuple[str, ...] = (),
    shares: tuple[Share, ...] = (),
    roles: tuple[tuple[int, str | None], ...] = (),
    joins: int | str | None = None,
    award: int | None = None,
) -> Evening:
    """Fill the seats in another way, in one step.

    ``dummies`` names all that play from the next round on: others leave. ``shares`` are seats that are shared, or no
    longer, and ``roles`` those who (ids) play as another role. ``joins`` is a member of the club (id) or a new name to
    sign in, and ``award`` the points a deal for whoever rests (None: as before). Refused like each of these by itself.
    """
    evening = _with_dummies(evening, [clean_name(name) for name in dummies])
    for entrant, host in shares:
        evening = share_seat(evening, entrant=entrant, shares=host)
    for entrant, role in roles:
        evening = set_role(evening, entrant=entrant, role=role)
    if isinstance(joins, str):
        evening = sign_in_new(evening, name=joins)
    elif joins is not None:
        evening = sign_in(evening, person=joins)
    if award is None:
        return evening
    drive = open_drive(evening)
    return edit_drive(evening, drive=replace(drive, plan=replace(drive.plan, award=award)))


def _with_dummies(evening: Evening, names: list[str]) -> Evening:
    for dummy in (each for each in open_drive(evening).playing(_coming(open_drive(evening))) if each.dummy):
        if dummy.name in names:
            names.remove(dummy.name)
        else:
            evening = _without(evening, dummy.id)
    for name in names:
        evening = add_dummy(evening, name=name)
    return evening


def _without(evening: Evening, dummy: int) -> Evening:
    """A dummy that has sat somewhere goes; one that has not was never there."""
    drive = open_drive(evening)
    if any(dummy in seated.entrants() for seated in drive.rounds):
        return leave(evening, entrant=dummy, after=len(drive.rounds))
    return sign_out(evening, entrant=dummy)


def _coming(drive: Drive) -> int:
    return len(drive.rounds) + 1
