"""Who moves as one: a seat alone, or the two seats of a fixed pair."""

from __future__ import annotations

from collections.abc import Sequence

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Seat
from whistdrive.core.findings import Finding, Gravity, Refused
from whistdrive.core.successors import first_holders

Party = tuple[Seat, ...]
"""The seats that go round the room together: one, or two partners."""


def coming_round(drive: Drive) -> int:
    """The number of the round that is to be proposed."""
    return len(drive.rounds) + 1


def too_few(drive: Drive) -> Fit | None:
    """How people fit who do not fill one table: nowhere, and why. None when they do fill one."""
    present, needed = len(drive.playing(coming_round(drive))), len(drive.scoring.seats)
    if present >= needed:
        return None
    return Fit(0, present, (Finding("too_few", {"value": present, "allowed": f"{needed} or more"}),))


def check_enough(drive: Drive) -> None:
    """Raises Refused (``too_few``: ``value``, ``allowed``) when the people in the room do not fill one table."""
    if unfit := too_few(drive):
        raise Refused(*unfit.findings)


def same_people(drive: Drive) -> bool:
    """Whether nobody has come or gone since the drive began, other than by taking over a seat."""
    firsts = first_holders(drive)
    present = {firsts[entrant.id] for entrant in drive.playing(coming_round(drive))}
    return all(present == {firsts[each] for each in held.entrants()} for held in drive.rounds)


def seats(drive: Drive) -> tuple[Seat, ...]:
    """The seats of the coming round, in the order of the numbers of those whose they are.

    Those who share a seat sit there together, its owner (or who has taken over from them) first, whoever of them is in
    the room; if that leaves too few seats for a table, everybody gets one.
    """
    present, firsts = drive.playing(coming_round(drive)), first_holders(drive)
    shared: dict[int, list[int]] = {}
    for entrant in sorted(present, key=lambda each: each.shares is not None):
        shared.setdefault(firsts[entrant.shares or entrant.id], []).append(entrant.id)
    order = {entrant.id: place for place, entrant in enumerate(present)}
    found = sorted(map(tuple, shared.values()), key=lambda seat: order[seat[0]])
    return tuple(found) if len(found) >= len(drive.scoring.seats) else tuple((each.id,) for each in present)


def singles(drive: Drive) -> tuple[Party, ...]:
    """Everybody for themselves, in the order of their numbers."""
    return tuple((seat,) for seat in seats(drive))


def pairs(drive: Drive) -> tuple[tuple[Party, ...], tuple[Seat, ...]]:
    """The fixed pairs of the coming round in the order of their first numbers, and who is left without a partner.

    Partners are those of equal ``pair``; the others are paired in the order of their numbers. With two players at a
    table everybody is a side alone.
    """
    if len(drive.scoring.seats) == 2:
        return singles(drive), ()
    loose = list(seats(drive))
    order = {seat: place for place, seat in enumerate(loose)}
    made = _take_pairs(drive, loose)
    made += zip(loose[::2], loose[1::2], strict=False)
    left = loose[-1:] if len(loose) % 2 else []
    return tuple(sorted(made, key=lambda party: order[party[0]])), tuple(left)


def without_pair(drive: Drive) -> int:
    """How many of the people in the room have no partner by pair number there."""
    loose = list(seats(drive))
    _take_pairs(drive, loose)
    return sum(len(seat) for seat in loose)


def about_partners(drive: Drive, alone: tuple[Seat, ...]) -> list[Finding]:
    """Who was paired by number and who has no partner, ``alone`` as :func:`pairs` leaves them."""
    if len(drive.scoring.seats) == 2:
        return []
    loose = without_pair(drive)
    by_number = [Finding("paired_by_number", {"value": loose}, Gravity.DOUBTFUL)] if loose else []
    left = map(drive.entrant, people(alone))
    return by_number + [
        Finding("no_partner", {"number": entrant.number, "name": entrant.name}, Gravity.DOUBTFUL) for entrant in left
    ]


def by_role(drive: Drive, parties: Sequence[Party]) -> tuple[list[Party], list[Party]]:
    """Half of the parties each: those of role A as far as they go round, and the others.

    Of an odd number, one more in the role that has more.
    """
    by_id = drive.by_id
    roles = [by_id[people(party)[0]].role for party in parties]
    in_turn = sorted(range(len(parties)), key=lambda at: {"A": 0, None: 1, "B": 2}[roles[at]])
    half = (len(parties) + (roles.count("A") > roles.count("B"))) // 2
    return [parties[at] for at in in_turn[:half]], [parties[at] for at in in_turn[half:]]


def people(*parties: Party) -> Seat:
    """The ids of everybody in some parties, in order."""
    return tuple(entrant for party in parties for seat in party for entrant in seat)


def _take_pairs(drive: Drive, loose: list[Seat]) -> list[tuple[Seat, Seat]]:
    """Take those of equal pair number out of ``loose``, two by two."""
    made: list[tuple[Seat, Seat]] = []
    waiting: dict[int, Seat] = {}
    by_id = drive.by_id
    for seat in tuple(loose):
        number = next((by_id[each].pair for each in seat if by_id[each].pair is not None), None)
        if number is None:
            continue
        partner = waiting.pop(number, None)
        if partner is None:
            waiting[number] = seat
        else:
            made.append((partner, seat))
    for partner, seat in made:
        loose.remove(partner)
        loose.remove(seat)
    return made
