"""What every sitting brings those who sat there: the figures that standings and comparisons are added up from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from whistdrive.core.drive import Drive, Seat, Table
from whistdrive.core.memo import Memo
from whistdrive.core.sheet import SIDES, Line, Sheet, Side, Sides, other, total


class Share(NamedTuple):
    """What a sitting, or part of it, brings each of those on one side."""

    points: int = 0
    against: int = 0
    deals: int = 0
    won: int = 0
    games: int = 0
    rubbers: int = 0


@dataclass(frozen=True, slots=True)
class TableTally:
    """One table. ``shares`` say who (ids) was on one side and what that brought each of them, NS and EW in turn.

    Whoever sat there for some of its deals only has a share of those. ``owed`` tells that deals are still missing,
    ``odd`` that its figures do not add up and were taken with a reason.
    """

    table: int
    shares: tuple[tuple[tuple[int, ...], Share], ...]
    deals: int
    owed: bool
    odd: bool


def tallies(drive: Drive, number: int) -> tuple[TableTally, ...]:
    """The tables of a round (counted from 1). A round that no change has touched is not counted again."""
    seated = drive.rounds[number - 1]
    context = (number, drive.scoring, drive.plan.deals, drive.plan.trumps)
    return _ROUNDS.answer(seated, context, lambda: tuple(_tally(drive, number, table) for table in seated.tables))


_ROUNDS: Memo[tuple[TableTally, ...]] = Memo(512)


def _tally(drive: Drive, number: int, table: Table) -> TableTally:
    sheet, slip = drive.sheet(number, table), table.slip
    owed = not sheet.complete and not slip.closed
    return TableTally(table.number, tuple(_shares(sheet, table)), sheet.deals, owed, bool(slip.remark))


def _shares(sheet: Sheet, table: Table) -> Iterator[tuple[tuple[int, ...], Share]]:
    """Deals at which others sat belong to those; all else, bonuses too, to the people of the table."""
    elsewhere = {number for number, deal in enumerate(table.slip.deals, start=1) if deal.seats}
    lines = [line for line in sheet.lines if line.deal in elsewhere]
    for line in lines:
        sat = table.slip.deals[line.deal - 1].seats
        for side in SIDES:
            yield _people(sat, side), _of_line(line, side)
    points = sheet.totals.minus(total(line.points for line in lines))
    won = sheet.deals_won.minus(total(Sides.only(line.won, 1) for line in lines if line.won))
    for side in SIDES:
        yield (
            _people(table.seats, side),
            Share(
                points.of(side),
                points.of(other(side)),
                sheet.deals - len(lines),
                won.of(side),
                sheet.games_won.of(side),
                sheet.rubbers_won.of(side),
            ),
        )


def _of_line(line: Line, side: Side) -> Share:
    return Share(line.points.of(side), line.points.of(other(side)), 1, int(line.won == side))


def _people(seats: tuple[Seat, ...], side: Side) -> tuple[int, ...]:
    half = len(seats) // 2
    return tuple(entrant for seat in (seats[:half] if side == "NS" else seats[half:]) for entrant in seat)
