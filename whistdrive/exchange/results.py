"""What the tables of the open drive handed in: a row for every deal, or for the total of a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from whistdrive.core import changes
from whistdrive.core.changes.parts import clean, find_table, open_drive
from whistdrive.core.contracts import Column, Dealt, Mark
from whistdrive.core.drive import DEALING_ORDER, Deal, Drive, Seat, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.core.sheet import SIDES, Side
from whistdrive.desk.typed import misread, read
from whistdrive.exchange import cells
from whistdrive.exchange.fields import Field, plain
from whistdrive.exchange.preview import Choice, Line, Preview, Row, State, Step, Target
from whistdrive.exchange.result_columns import (
    TRUMPS,
    known_marks,
    known_seats,
    known_sides,
    known_trumps,
    result_fields,
)
from whistdrive.exchange.seats import read_seat
from whistdrive.scoring.fields import seat_fields


@dataclass(frozen=True, slots=True)
class _Written:
    """A row as values; None where a cell is empty. ``deal`` is missing in the row of a total.

    ``first`` is who dealt first at the table, where the row says so; ``dealer`` whoever dealt this deal.
    """

    line: Line
    deal: int | None
    marks: Mapping[str, Mark]
    dealer: str | None
    first: str | None
    trump: str | None
    totals: tuple[int, int] | None
    seats: tuple[Seat, ...]
    winner: Side | None
    remark: str
    closed: str


class _Reader:
    """Reads the rows of one drive."""

    def __init__(self, drive: Drive) -> None:
        self._drive = drive
        self._rules = drive.scoring
        self._at_table = " ".join(drive.scoring.seats)
        self._seats = known_seats(drive.scoring)
        self._marks = {column.key: known_marks(drive.scoring, column) for column in drive.scoring.columns}

    def place(self, line: Line) -> tuple[int, int]:
        """The round and the table that a row is about; raises Refused where they are not seated."""
        number, table = (cells.number(line[key], key) for key in ("round", "table"))
        if number is None or table is None:
            raise refuse("cell_missing", field="round" if number is None else "table")
        return number, find_table(self._drive, number, table).number

    def row(self, line: Line) -> _Written:
        """The values of a row; raises Refused with what is wrong with it."""
        first, dealer = (self._seat(line[key], "dealer") for key in ("first_dealer", "dealer"))
        ns, ew = (cells.whole(line[f"total_{side}"], "totals") for side in SIDES)
        winner = cells.one_of(line["winner"], "winner", known_sides(self._rules), " ".join(SIDES))
        return _Written(
            line=line,
            deal=cells.number(line["deal"], "deal", most=100),
            marks=self._all_marks(line),
            dealer=dealer,
            first=first,
            trump=cells.one_of(line["drive_trump"], "trump", known_trumps(), " ".join(TRUMPS)),
            totals=None if ns is None or ew is None else (ns, ew),
            seats=self._sat(line["sat"]),
            winner=next((side for side in SIDES if side == winner), None),
            remark=clean(line["remark"], "remark"),
            closed=clean(line["closed"], "closed"),
        )

    def _all_marks(self, line: Line) -> Mapping[str, Mark]:
        marks: dict[str, Mark] = {}
        findings = []
        for column in self._rules.columns:
            if line[column.key].strip():
                mark = self._mark(column, line[column.key])
                if isinstance(mark, Finding):
                    findings.append(mark)
                else:
                    marks[column.key] = mark
        if findings:
            raise Refused(*findings)
        for column in seat_fields(self._rules, Dealt(marks)):
            seat = self._seat(line[_BESIDE[column.key]], column.key)
            if seat is not None:
                marks[column.key] = seat
        return marks

    def _mark(self, column: Column, cell: str) -> Mark | Finding:
        text = cell.strip().replace("\N{MINUS SIGN}", "-")
        named = self._marks[column.key].get(plain(text))
        if named is not None:
            return named
        mark = read(column, text).mark
        return misread(column, text) if mark is None else mark

    def _seat(self, cell: str, field: str) -> str | None:
        return cells.one_of(cell, field, self._seats, self._at_table)

    def _sat(self, cell: str) -> tuple[Seat, ...]:
        """Who really sat there, by numbers: ``3 5/9 4 7``."""
        seats = tuple(read_seat(self._drive, each, "sat") for each in cell.split())
        if seats and len(seats) != len(self._rules.seats):
            raise refuse("empty_seat")
        return seats


_BESIDE: Final = {"dealer": "own_dealer", "declarer_seat": "declarer_seat"}
"""In which field the marks stand that any deal may carry beside its columns."""


def _fields(evening: Evening) -> tuple[Field, ...]:
    return () if evening.drive is None else result_fields(evening.drive)


def _preview(evening: Evening, lines: Sequence[Line], _choice: Choice) -> Preview:
    drive = open_drive(evening)
    if lines and not drive.rounds:
        return Preview(tuple(Row(line, "wrong") for line in lines), (Finding("nothing_seated"),))
    reader = _Reader(drive)
    rows: dict[int, Row] = {}
    tables: dict[tuple[int, int], list[_Written]] = defaultdict(list)
    for line in lines:
        try:
            tables[reader.place(line)].append(reader.row(line))
        except Refused as refused:
            rows[line.number] = Row(line, "wrong", refused.findings)
    slips: list[tuple[int, int, Slip]] = []
    for (number, table), written in tables.items():
        before = drive.rounds[number - 1].table(table).slip
        try:
            slip = _slip(drive, number, before, written)
            after = changes.write_slips(evening, slips=((number, table, slip),))
        except Refused as refused:
            rows |= _wrong(written, refused)
            continue
        now = find_table(open_drive(after), number, table).slip
        state: State = "same" if now == before else "new" if before == Slip() else "changed"
        rows |= {each.line.number: Row(each.line, state) for each in written}
        if state != "same":
            slips.append((number, table, slip))
    step = Step(changes.write_slips, {"slips": tuple(slips)}) if slips else None
    return Preview(tuple(rows[number] for number in sorted(rows)), step=step)


def _slip(drive: Drive, number: int, before: Slip, written: Sequence[_Written]) -> Slip:
    """The slip that some rows make, with what they leave open as it was; raises Refused where they do not fit."""
    slip = Slip(
        dealer=_first_dealer(drive, before, written),
        winner=next((each.winner for each in written if each.winner), None),
        remark=next((each.remark for each in written if each.remark), ""),
        closed=next((each.closed for each in written if each.closed), ""),
    )
    deals = sorted((each for each in written if each.marks), key=lambda each: each.deal or 0)
    if not deals:
        return replace(slip, totals=next((each.totals for each in written if each.totals), None))
    for at, each in enumerate(deals, start=1):
        if each.deal not in (None, at):
            raise refuse("skips_deal", deal=each.deal, value=each.deal, allowed=at)
    return replace(slip, deals=tuple(_deal(drive, number, slip, at, each) for at, each in enumerate(deals, start=1)))


def _first_dealer(drive: Drive, before: Slip, written: Sequence[_Written]) -> str:
    """Who dealt first. Where every deal names its dealer, they must follow each other to the left."""
    said = next((each.first for each in written if each.first), None)
    if said is not None:
        return said
    order = [seat for seat in DEALING_ORDER if seat in drive.scoring.seats]
    first = None
    for each in written:
        if each.dealer is None:
            continue
        place = (order.index(each.dealer) - ((each.deal or 1) - 1)) % len(order)
        if first not in (None, order[place]) and "dealer" not in each.marks:
            raise refuse("dealer_turn", deal=each.deal, field="dealer", dealer=each.dealer)
        first = first or order[place]
    return first or before.dealer


def _deal(drive: Drive, number: int, slip: Slip, at: int, written: _Written) -> Deal:
    """A deal with complete marks; a trump only where it is not that of the plan."""
    trump = None if drive.scoring.choose_trump or written.trump == drive.plan.trump(number, at) else written.trump
    marks = drive.scoring.complete(drive.seen(number, slip, at, Deal(written.marks, trump)))
    return Deal(dict(marks), trump, written.seats)


def _wrong(written: Sequence[_Written], refused: Refused) -> Mapping[int, Row]:
    """The rows of a table that is refused, each finding at its deal, or at the first row."""
    numbers = {each.deal or at: each.line.number for at, each in enumerate(written, start=1)}
    first = written[0].line.number
    about: dict[int, tuple[Finding, ...]] = defaultdict(tuple)
    for finding in refused.findings:
        deal = finding.facts.get("deal")
        at = numbers.get(deal, first) if isinstance(deal, int) else first
        about[at] = (*about[at], finding)
    return {each.line.number: Row(each.line, "wrong", about[each.line.number]) for each in written}


TARGET: Final = Target("results", _fields, _preview)
