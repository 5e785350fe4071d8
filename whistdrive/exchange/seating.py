"""Who sat where in all rounds of the open drive: a row for every table, and rows for those who rested."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as part
from functools import partial
from typing import Final

from whistdrive.core import changes
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.exchange import cells
from whistdrive.exchange.fields import Field, field, in_all_languages, plain
from whistdrive.exchange.preview import Choice, Line, Preview, Row, Step, Target
from whistdrive.exchange.seats import read_seat
from whistdrive.words import Words

AS_HELD: Final = ("N", "S", "E", "W")
"""Seats in the order in which a table holds them."""

LETTERS: Final = ("a", "b", "c", "d")
"""The same seats in files for programs, where a and b are partners, or one of each side where there are only two."""

PLACE: Final = (field("round", "paper.round", needed=True), field("table", "paper.table", needed=True))


def seat_fields(drive: Drive | None) -> tuple[Field, ...]:
    """A field for each seat of a table. Short names of seats are read in English only: a Finnish E is South."""
    seats = AS_HELD if drive is None else tuple(seat for seat in AS_HELD if seat in drive.scoring.seats)
    return tuple(
        Field(f"seat_{seat}", (partial(_seat, seat), partial(_letter, seat), partial(_letter, letter)), needed=True)
        for seat, letter in zip(seats, LETTERS, strict=False)
    )


def fields(evening: Evening) -> tuple[Field, ...]:
    """Round, table and seats."""
    return (*PLACE, *seat_fields(evening.drive))


@dataclass
class _Sitting:
    """A round while it is read."""

    tables: list[Table] = part(default_factory=list)
    resting: list[int] = part(default_factory=list)


def _preview(evening: Evening, lines: Sequence[Line], _choice: Choice) -> Preview:
    drive = open_drive(evening)
    sittings: dict[int, _Sitting] = defaultdict(_Sitting)
    rows = []
    places: dict[tuple[int, int], int] = {}
    for line in lines:
        try:
            number, table = _read(drive, line, sittings)
            places.setdefault((number, table), line.number)
            rows.append(Row(line, "new"))
        except Refused as refused:
            rows.append(Row(line, "wrong", refused.findings))
    if any(row.grave for row in rows) or not rows:
        return Preview(tuple(rows))
    numbers = sorted(sittings)
    if numbers != list(range(1, len(numbers) + 1)):
        missing = next(each for each in range(1, len(numbers) + 1) if each not in sittings)
        return Preview(tuple(rows), (Finding("round_missing", {"value": missing}),))
    rounds = tuple(Round(tuple(sittings[each].tables), tuple(sittings[each].resting)) for each in numbers)
    step = Step(changes.seat_rounds, {"rounds": rounds})
    try:
        step.on(evening)
    except Refused as refused:
        return placed(rows, places, refused)
    return Preview(tuple(rows), step=step)


def placed(rows: Sequence[Row], places: Mapping[tuple[int, int], int], refused: Refused) -> Preview:
    """What cannot be taken in, with each finding at the row of its table; those about no row stand by themselves."""
    about: dict[int, tuple[Finding, ...]] = {}
    others = []
    for each in refused.findings:
        line = places.get((_whole(each, "round"), _whole(each, "table")))
        if line is None:
            others.append(each)
        else:
            about[line] = (*about.get(line, ()), each)
    held = [
        replace(row, state="wrong", findings=about[row.line.number]) if row.line.number in about else row
        for row in rows
    ]
    return Preview(tuple(held), tuple(others))


def _whole(finding: Finding, fact: str) -> int:
    found = finding.facts.get(fact)
    return found if isinstance(found, int) else 0


def rests(cell: str) -> bool:
    """Whether a cell says, in any language, that those beside it rest."""
    return plain(cell) in in_all_languages(lambda words: words("paper.rests"))


def _read(drive: Drive, line: Line, sittings: dict[int, _Sitting]) -> tuple[int, int]:
    """Put a row where it belongs: round and table (0 for those who rest)."""
    number = cells.number(line["round"], "round", most=200)
    if number is None:
        raise refuse("cell_missing", field="round")
    seats = seat_fields(drive)
    if rests(line["table"]):
        for each in seats:
            if line[each.key].strip():
                sittings[number].resting += read_seat(drive, line[each.key], each.key)
        return number, 0
    table = cells.number(line["table"], "table")
    if table is None:
        raise refuse("cell_missing", field="table")
    sitting = tuple(read_seat(drive, line[each.key], each.key) for each in seats)
    sittings[number].tables.append(Table(table, sitting))
    return number, table


def _seat(seat: str, words: Words) -> str:
    return words.name("seat", seat)


def _letter(letter: str, _words: Words) -> str:
    return letter


TARGET: Final = Target("seating", fields, _preview)
