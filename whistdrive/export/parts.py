"""What is exported, as columns and rows of plain values: texts, whole numbers and averages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import Final

from whistdrive.core.cash import has_money
from whistdrive.core.contracts import Column, Mark, Marks
from whistdrive.core.drive import Deal, Drive, Seat, Slip, Table
from whistdrive.core.sheet import SIDES, Line
from whistdrive.exchange.result_columns import beside, shows_trumps, written_heading
from whistdrive.exchange.seating import AS_HELD
from whistdrive.exchange.seats import seat_cell
from whistdrive.printing.cash_lines import cash_lines
from whistdrive.printing.marks import mark_text, trump_text
from whistdrive.printing.money import plain_money
from whistdrive.printing.prize_names import prize_lines
from whistdrive.printing.tables import Row, current, measure_headings, rankings
from whistdrive.printing.ties import TiesInWords
from whistdrive.words import Words

Value = str | int | Fraction | None
"""What stands in a cell; None where there is nothing."""


UNDATED: Final = date(2000, 1, 1)
"""When a workbook says it was made that is about no evening."""


@dataclass(frozen=True, slots=True)
class Part:
    """One table of an export: what it is called, the heading of each column, and its rows."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def part(key: str, drive: Drive, words: Words) -> Part:
    """One of :data:`PARTS` of a drive as it is, without what is only tried out; raises KeyError for another."""
    return _PARTS[key](drive.earnest, words.at(drive.scoring))


def standings(drive: Drive, words: Words) -> Part:
    """The printed standings, a row each; lists, teams and how ties were settled have a column where there are any."""
    found = current(drive)
    lists = rankings(drive, found, words)
    settled = any(row.settled for ranking in lists for row in ranking.rows)
    in_lists, in_teams = any(ranking.heading for ranking in lists), drive.movement.keeps_teams
    columns = [words("paper.list")] if in_lists else []
    columns += [words("paper.team_heading")] if in_teams else []
    columns += [words("paper.place"), words("paper.number"), words("paper.name"), *measure_headings(drive, words)]
    columns += [words("tie.heading")] if settled else []
    rows = [
        (
            *((ranking.heading,) if in_lists else ()),
            *((row.team,) if in_teams else ()),
            row.placed,
            _numbers(row),
            " / ".join(row.names),
            *row.figures,
            *((ties.decided(row),) if settled else ()),
        )
        for ranking in lists
        for ties in [TiesInWords(drive, found.upto, ranking, words)]
        for row in ranking.rows
    ]
    return Part(words("export.standings"), tuple(columns), tuple(rows))


def results(drive: Drive, words: Words) -> Part:
    """A row for every deal with what was written and what it brought.

    What a table made altogether stands in its last row: bonuses and rubber points belong to no deal. A table that
    handed in only totals, or closed before its first deal, has one row without a deal. What few evenings need has a
    column only where it is needed (:func:`~whistdrive.exchange.result_columns.beside`).
    """
    rules, trumps, more = drive.scoring, shows_trumps(drive), beside(drive)
    columns = [words("paper.round"), words("paper.table"), words("paper.deal")]
    columns += [words("export.players", side=side) for side in SIDES]
    columns += [words("paper.dealer"), *([words("paper.trump")] if trumps else [])]
    columns += [written_heading(rules, column, words) for column in rules.columns]
    columns += [words(f"export.{key}", side=side) for key in ("points", "total") for side in SIDES]
    columns += [words("paper.why"), *(words(f"exchange.{key}") for key in more)]
    rows = tuple(
        row
        for number, seated in enumerate(drive.rounds, start=1)
        for table in seated.tables
        if table.slip != Slip()
        for row in _deals(drive, number, table, words, trumps=trumps, more=more)
    )
    return Part(words("export.results"), tuple(columns), rows)


def seating(drive: Drive, words: Words) -> Part:
    """A row for every table of every round with who sits on each seat, then those who rest, as many to a row."""
    order = [seat for seat in AS_HELD if seat in drive.scoring.seats]
    columns = (words("paper.round"), words("paper.table"), *(words.name("seat", seat) for seat in order))
    rows: list[tuple[Value, ...]] = []
    for number, seated in enumerate(drive.rounds, start=1):
        rows += [(number, table.number, *(seat_cell(drive, seat) for seat in table.seats)) for table in seated.tables]
        resting = [seat_cell(drive, (each,)) for each in seated.resting]
        for first in range(0, len(resting), len(order)):
            some = resting[first : first + len(order)]
            rows.append((number, words("paper.rests"), *some, *[None] * (len(order) - len(some))))
    return Part(words("export.seating"), columns, tuple(rows))


def prizes(drive: Drive, words: Words) -> Part:
    """A row for each winner of a prize; a prize that nobody has yet has a row without a name that says why.

    Amounts are in whole money with two decimals.
    """
    heads = ("prize", "number", "name", "won_with", "amount", "about_prize")
    rows: list[tuple[Value, ...]] = []
    for line in prize_lines(drive, words):
        money = plain_money(line.award.amount) if line.award.prize.amount else None
        about = " / ".join(text for text in (line.purpose, line.state, *line.remarks) if text)
        after = (line.figure, money, about)
        rows += [(line.name, _numbers(row), " / ".join(row.names), *after) for row in line.winners]
        if not line.winners:
            rows.append((line.name, None, None, *after))
    return Part(words("export.prizes"), tuple(words(f"paper.{head}") for head in heads), tuple(rows))


def cash(drive: Drive, words: Words) -> Part:
    """The cash book, a row each: fees, what else was taken, what was spent, the prizes, and what is left.

    Amounts are in whole money with two decimals.
    """
    rows = tuple(
        (line.text, *(None if amount is None else plain_money(amount) for amount in (line.taken, line.spent)))
        for line in cash_lines(drive, words)
    )
    return Part(words("export.cash"), tuple(words(f"cash.{head}") for head in ("what", "taken", "spent")), rows)


_PARTS: Mapping[str, Callable[[Drive, Words], Part]] = {
    "standings": standings,
    "prizes": prizes,
    "cash": cash,
    "results": results,
    "seating": seating,
}

PARTS = tuple(_PARTS)
"""Every part by its key, in the order in which they are offered."""


def parts_of(drive: Drive) -> tuple[str, ...]:
    """Those of :data:`PARTS` that a drive has: many have no prizes, or no money."""
    left_out = {"prizes": not drive.prizes, "cash": not has_money(drive)}
    return tuple(key for key in PARTS if not left_out.get(key))


def _numbers(row: Row) -> int | str:
    """A number as a figure, and several as a text that no spreadsheet takes for a date."""
    one = len(row.seats) == 1 and len(row.seats[0]) == 1
    return row.seats[0][0].number if one else " & ".join(row.numbers)


def _deals(
    drive: Drive, number: int, table: Table, words: Words, *, trumps: bool, more: Sequence[str]
) -> Iterator[tuple[Value, ...]]:
    """The rows of one table, each as wide as the columns of :func:`results`."""
    sheet, slip, rules = drive.sheet(number, table), table.slip, drive.scoring
    dealt = drive.dealt(number, table)
    if not sheet.lines:
        blank = [None] * (int(trumps) + len(rules.columns) + 1)
        totals = (None, None) if slip.totals is None else sheet.totals
        yield (
            number,
            table.number,
            None,
            *_sides(drive, table.seats),
            *blank,
            None,
            None,
            *totals,
            None,
            *_beside(drive, more, slip, None, words),
        )
    for line in sheet.lines:
        deal, last = slip.deals[line.deal - 1], line is sheet.lines[-1]
        marks = rules.complete(dealt[line.deal - 1])
        yield (
            number,
            table.number,
            line.deal,
            *_sides(drive, deal.seats or table.seats),
            words.name("seat", line.dealer) if line.dealer else None,
            *((trump_text(dealt[line.deal - 1].trump, words),) if trumps else ()),
            *(_mark(drive, column, marks, words) for column in rules.columns),
            *line.points,
            *(sheet.totals if last else (None, None)),
            _why(line, words),
            *_beside(drive, more, slip if last else replace(slip, remark="", closed="", winner=None), deal, words),
        )


def _mark(drive: Drive, column: Column, marks: Marks, words: Words) -> Value:
    """What was written in a column: a figure as one, but a deal that was passed out in words."""
    mark: Mark | None = marks.get(column.key)
    passed = column.key == "bid" and mark == 0
    return mark if isinstance(mark, int) and not passed else mark_text(drive.scoring, column, mark, words)


def _beside(drive: Drive, keys: Sequence[str], slip: Slip, deal: Deal | None, words: Words) -> Iterator[Value]:
    """What stands in the columns that few evenings need; what is said of the slip stands in its last row."""
    marks = {} if deal is None else deal.marks
    seats = () if deal is None else deal.seats
    found = {
        "first_dealer": words.name("seat", slip.dealer),
        "own_dealer": words.name("seat", str(marks["dealer"])) if "dealer" in marks else None,
        "declarer_seat": words.name("seat", str(marks["declarer_seat"])) if "declarer_seat" in marks else None,
        "sat": " ".join("/".join(str(drive.by_id[each].number) for each in seat) for seat in seats) or None,
        "winner": None if slip.winner is None else words.name("side", slip.winner),
        "remark": slip.remark or None,
        "closed": slip.closed or None,
    }
    return (found[key] for key in keys)


def _why(line: Line, words: Words) -> str:
    return "; ".join(map(words.reason, line.reasons))


def _sides(drive: Drive, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """Who sat on each side."""
    return tuple(" + ".join(seat_cell(drive, seat) for seat in Table(0, seats).side(side)) for side in SIDES)
