"""What stands on a personal score card, as plain values: a line a deal, or a line a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive, Entrant, Table
from whistdrive.core.sheet import SIDES, Side
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of a card.

    ``number`` counts deals, or rounds where a round is one line. ``place`` is the table, or a word for resting; it is
    empty where it is not known or stands on the line above. ``points`` and the ``running`` total are None where nothing
    is written yet. ``closes`` is the round that ends below this line, or None.
    """

    number: int
    trump: str | None = None
    place: str = ""
    partner: str = ""
    points: int | None = None
    running: int | None = None
    closes: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where somebody sat in a round, with whom, and their points: one figure for each line that has been played."""

    table: int
    partner: str
    points: tuple[int, ...]


Sittings = Mapping[int, Sitting]
"""The sittings of one round, by the entrant's id."""


def a_line_a_deal(drive: Drive) -> bool:
    """Whether every deal has a line of its own; where deals make games and rubbers, a whole round has one."""
    return drive.plan.deals == 1 or (drive.plan.deals is not None and not drive.scoring.plays_rubbers)


def lines_in_round(drive: Drive) -> int:
    """How many lines of a card one round takes."""
    return (drive.plan.deals or 1) if a_line_a_deal(drive) else 1


def sittings(drive: Drive) -> tuple[Sittings, ...]:
    """Who sat where in every round that is seated; made once for all cards."""
    return tuple(
        {
            entrant: sitting
            for table in seated.tables
            for side in SIDES
            for entrant, sitting in _at(drive, number, table, side)
        }
        for number, seated in enumerate(drive.rounds, start=1)
    )


def card_lines(
    drive: Drive, entrant: Entrant | None, seen: Sequence[Sittings], words: Words, *, filled: bool
) -> tuple[CardLine, ...]:
    """The lines of one card (None: nobody's yet) for all rounds that are planned or seated.

    ``seen`` comes from :func:`sittings`. Where people sit is always told; points only when the card is ``filled``.
    """
    each = lines_in_round(drive)
    found: list[CardLine] = []
    running = 0
    for number in range(1, max(drive.plan.rounds, len(drive.rounds)) + 1):
        sitting = seen[number - 1].get(entrant.id) if entrant and number <= len(seen) else None
        points = sitting.points if sitting and filled else ()
        for deal in range(1, each + 1):
            trump = drive.plan.trump(number, deal) if a_line_a_deal(drive) else None
            line = CardLine((number - 1) * each + deal, trump, closes=number if deal == each else None)
            if deal == 1:
                line = replace(line, place=_place(drive, entrant, number, sitting, words), partner=_partner(sitting))
            if deal <= len(points):
                running += points[deal - 1]
                line = replace(line, points=points[deal - 1], running=running)
            found.append(line)
    return tuple(found)


def _at(drive: Drive, number: int, table: Table, side: Side) -> list[tuple[int, Sitting]]:
    """The sittings of a side of a table. With one player a side, whom they played against stands for the partner."""
    points = _points(drive, number, table, side)
    found = []
    for seat in table.side(side):
        across = [other for other in table.side(side) if other is not seat]
        if not across:
            across = [other for other in table.seats if other is not seat]
        partner = " / ".join(
            f"{drive.entrant(each).number} {drive.entrant(each).name}" for other in across for each in other
        )
        found += [(entrant, Sitting(table.number, partner, points)) for entrant in seat]
    return found


def _points(drive: Drive, number: int, table: Table, side: Side) -> tuple[int, ...]:
    sheet = drive.sheet(number, table)
    if lines_in_round(drive) > 1:
        return tuple(line.points.of(side) for line in sheet.lines)
    return (sheet.totals.of(side),) if sheet.rows else ()


def _place(drive: Drive, entrant: Entrant | None, number: int, sitting: Sitting | None, words: Words) -> str:
    if sitting:
        return str(sitting.table)
    if entrant is None:
        return ""
    if not entrant.plays(number):
        return words("paper.away")
    resting = number <= len(drive.rounds) and entrant.id in drive.rounds[number - 1].resting
    return words("paper.rests") if resting else ""


def _partner(sitting: Sitting | None) -> str:
    return sitting.partner if sitting else ""
