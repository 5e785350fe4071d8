"""Changes to who has a place in a round that is seated already: somebody has come since, and need not wait."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import find_entrant, open_drive, with_drive, with_entrant
from whistdrive.core.changes.roster import leave, sign_out
from whistdrive.core.drive import Drive, Entrant, Round, Seat, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse


def take_seat(evening: Evening, *, entrant: int, instead: int | None = None) -> Evening:
    """Somebody who waits for the next round has a place in the one that is seated.

    ``instead`` of a dummy (an id) they play from now on in its seat, pair and team, and the dummy is gone; refused when
    its table has a result. Otherwise they are with those who rest, and can change places with anybody (see
    :func:`~whistdrive.core.changes.seating.swap_entrants`); as soon as these fill a table it is opened, the others stay
    as they are, unless partners or teams stay together. Refused before the first round, in a closed drive, and for
    somebody who has a place or has gone.
    """
    drive = open_drive(evening)
    come = find_entrant(drive, entrant)
    if drive.closed:
        raise refuse("drive_closed")
    if not drive.rounds:
        raise refuse("no_round_yet", value=come.name)
    if entrant in drive.rounds[-1].entrants():
        raise refuse("has_place", round=len(drive.rounds), value=come.name)
    if come.until is not None:
        raise refuse("has_gone", value=come.name)
    if instead is not None:
        return _for_dummy(evening, come, find_entrant(drive, instead))
    return with_drive(evening, lambda drive: _with_place(_since(drive, come), _beside(drive, entrant)))


def _for_dummy(evening: Evening, come: Entrant, dummy: Entrant) -> Evening:
    drive = open_drive(evening)
    number = len(drive.rounds)
    latest = drive.rounds[-1]
    if not dummy.dummy or dummy.id not in latest.entrants():
        raise refuse("no_dummy", round=number, value=dummy.name)
    for table in latest.tables:
        if dummy.id in table.entrants() and not table.slip.blank:
            raise refuse("has_results", round=number, table=table.number)
    seated = Round(
        tuple(_exchanged(table, dummy.id, come.id) for table in latest.tables),
        tuple(come.id if each == dummy.id else each for each in latest.resting),
    )
    settled = replace(come, pair=dummy.pair, team=dummy.team)
    taken = with_drive(evening, lambda drive: _with_place(_since(drive, settled), seated))
    if any(dummy.id in held.entrants() for held in drive.rounds[:-1]):
        return leave(taken, entrant=dummy.id, after=number - 1)
    return sign_out(taken, entrant=dummy.id)


def _exchanged(table: Table, dummy: int, entrant: int) -> Table:
    if dummy not in table.entrants():
        return table
    seats = (tuple(entrant if each == dummy else each for each in seat) for seat in table.seats)
    return replace(table, seats=tuple(seats))


def _since(drive: Drive, come: Entrant) -> Drive:
    """The drive with somebody who plays in its latest round."""
    return with_entrant(drive, come.id, lambda _: replace(come, since=min(come.since, len(drive.rounds))))


def _with_place(drive: Drive, seated: Round) -> Drive:
    return replace(drive, rounds=(*drive.rounds[:-1], seated))


def _beside(drive: Drive, entrant: int) -> Round:
    """The latest round with somebody more who rests, or at a table that these now fill."""
    latest = drive.rounds[-1]
    resting = (*latest.resting, entrant)
    seats = _seats(drive, resting)
    moves_alone = not (drive.movement.keeps_pairs or drive.movement.keeps_teams)
    if len(seats) < len(drive.scoring.seats) or not moves_alone:
        return replace(latest, resting=resting)
    following = max(table.number for table in latest.tables) + 1
    return Round((*latest.tables, Table(following, seats)), ())


def _seats(drive: Drive, people: Seat) -> tuple[Seat, ...]:
    """The seats of some people in the order of their numbers, those who share one together."""
    seats: dict[int, Seat] = {}
    for entrant in sorted(map(drive.entrant, people), key=lambda each: (each.shares is not None, each.number)):
        owner = entrant.id if entrant.shares is None else entrant.shares
        seats[owner] = (*seats.get(owner, ()), entrant.id)
    return tuple(seats.values())
