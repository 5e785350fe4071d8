"""The text formats in which schedules go round, each read into a :class:`~whistdrive.movement.schedules.chart.Chart`.

To add a format: write a function that reads its lines, raising Refused for a line that does not fit, and add it with
the mark by which it is known to ``_FORMATS``.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from whistdrive.core.findings import refuse
from whistdrive.movement.schedules.chart import Chart, Label, Place, Sitting, Table, label, shown, unreadable

Line = tuple[int, str]
"""A line of a file with its number, counted from 1; blank ones are left out."""

_MARKS_BLOCK = re.compile(r"!\s*table\s*([0-9]{1,6})\s*", re.IGNORECASE)
_PAIR = re.compile(r"(?P<dash>-\s+)?(?P<key>[a-zA-Z]+):(?P<value>[^\[\]{}]*)")
_SEATS = ("north", "south", "east", "west")
_SNIFFED = 200
"""Characters of a line that show what format it has."""

MOST_LINES: Final = 100_000
"""More lines than the longest schedule has tables in all its rounds."""

_RULE = "---"
"""Ends the preamble of a file of rows."""


def read_lines(text: str) -> Chart:
    """The schedule in a text.

    Raises:
        Refused: it is too long or in none of the known formats, or a line does not fit (``line``, ``value``).
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if len(lines) > MOST_LINES:
        raise refuse("chart_too_long", value=len(lines), allowed=MOST_LINES)
    for known, read in _FORMATS:
        if known(lines):
            return read(lines)
    raise refuse("chart_unknown")


def _table_rows(lines: Sequence[Line]) -> Chart:
    """``round,table,a,b,c,d``: a line for each table of each round, separated by commas, semicolons or tabs."""
    (_, head), *rest = lines
    delimiter = max(",;\t", key=head.count)
    columns = [column.lower() for column in _cells(lines[0], delimiter)]
    seats = [at for at, column in enumerate(columns) if at > 1 and column][:4]
    if columns[:2] != ["round", "table"] or len(seats) not in (2, 4):
        raise unreadable(*lines[0])
    rounds: dict[int, list[Place]] = defaultdict(list)
    for line in rest:
        cells = [label(cell) for cell in _cells(line, delimiter)]
        number, table = (*cells, None, None)[:2]
        if not isinstance(number, int) or table is None:
            raise unreadable(*line)
        rounds[number].append(Place(table, tuple(cells[at] if at < len(cells) else None for at in seats)))
    return Chart(_in_order(rounds), len(seats))


def _blocks(lines: Sequence[Line]) -> Chart:
    """``!TABLE1`` and then a line ``N S E W set`` for each round; ``#`` begins a remark. The set of boards is left."""
    tables: dict[Table, list[tuple[Label | None, ...]]] = {}
    rows: list[tuple[Label | None, ...]] | None = None
    for number, line in _without_remarks(lines):
        if block := _MARKS_BLOCK.fullmatch(line):
            rows = tables.setdefault(int(block[1]), [])
        elif rows is None or line.startswith("!"):
            raise unreadable(number, line)
        else:
            rows.append(tuple(map(label, line.split())))
    with_sets = any(len(row) > 4 for rows in tables.values() for row in rows)
    rounds: dict[int, list[Place]] = defaultdict(list)
    for table, rows in tables.items():
        for number, row in enumerate(rows, start=1):
            rounds[number].append(Place(table, row[:-1] if with_sets else row))
    return Chart(_in_order(rounds))


def _games(lines: Sequence[Line]) -> Chart:
    """``a+bvc+d,…;e+f``: a line for each round, its games in the order of the tables and then who sits out."""
    rounds = []
    for round_number, (number, line) in enumerate(_without_remarks(lines), start=1):
        games, _, out = line.partition(";")
        places = []
        for table, game in enumerate(games.split(","), start=1):
            sides = [side.split("+") for side in re.split("[vV]", game)]
            if len(sides) != 2 or any(len(side) > 2 for side in sides):
                raise unreadable(number, line)
            places.append(Place(table, tuple(label(seat) for side in sides for seat in (*side, "")[:2])))
        resting = [label(seat) for seat in out.split("+")] if out.strip() else []
        rounds.append(Sitting(round_number, tuple(places), tuple(each for each in resting if each is not None)))
    return Chart(tuple(rounds))


def _rows(lines: Sequence[Line]) -> Chart:
    """``a,b,c,d,…``: a line for each round, four numbers for each table and at the end those who sit out.

    Whatever stands above a line ``---`` is left.
    """
    ruled = [at for at, (_, line) in enumerate(lines) if line == _RULE]
    rows = [(line, [label(cell) for cell in _cells(line, ",")]) for line in lines[ruled[-1] + 1 if ruled else 0 :]]
    if not rows:
        raise refuse("chart_empty")
    usual, _ = Counter(len(cells) for _, cells in rows).most_common(1)[0]
    rounds = []
    for round_number, (line, cells) in enumerate(rows, start=1):
        if len(cells) != usual:
            raise unreadable(*line)
        seated = usual - usual % 4
        places = tuple(Place(at // 4 + 1, tuple(cells[at : at + 4])) for at in range(0, seated, 4))
        rounds.append(Sitting(round_number, places, tuple(each for each in cells[seated:] if each is not None)))
    return Chart(tuple(rounds))


def _hands(lines: Sequence[Line]) -> Chart:
    """A list of ``hands`` in YAML, each with its ``table``, ``round``, ``north``, ``south``, ``east`` and ``west``."""
    hands: list[dict[str, Label | None]] = []
    players = None
    for number, line in lines:
        pair = _PAIR.fullmatch(line)
        if pair is None:
            continue
        if pair["dash"]:
            hands.append({})
        if pair["key"] == "numberPlayers":
            players = label(pair["value"])
        elif hands:
            hands[-1][pair["key"]] = label(pair["value"])
        elif pair["key"] in _SEATS:
            raise unreadable(number, line)
    rounds: dict[int, list[Place]] = defaultdict(list)
    for hand in hands:
        held, table = hand.get("round"), hand.get("table")
        if not isinstance(held, int) or table is None:
            raise refuse("chart_hand", value=shown(", ".join(f"{key}: {value}" for key, value in hand.items())))
        rounds[held].append(Place(table, tuple(hand.get(seat) for seat in _SEATS)))
    return Chart(_in_order(rounds), players=players if isinstance(players, int) else None)


def _in_order(rounds: Mapping[int, list[Place]]) -> tuple[Sitting, ...]:
    return tuple(Sitting(number, tuple(rounds[number])) for number in sorted(rounds))


def _without_remarks(lines: Sequence[Line]) -> list[Line]:
    return [(number, line) for number, line in lines if not line.startswith("#")]


def _cells(line: Line, delimiter: str) -> list[str]:
    try:
        return [cell.strip() for cell in next(csv.reader([line[1]], delimiter=delimiter, strict=True))]
    except csv.Error:
        raise unreadable(*line) from None


def _any_line(pattern: str) -> Callable[[Sequence[Line]], bool]:
    compiled = re.compile(pattern, re.IGNORECASE)
    return lambda lines: any(compiled.match(line[:_SNIFFED]) for _, line in lines)


def _first_line(pattern: str) -> Callable[[Sequence[Line]], bool]:
    known = _any_line(pattern)
    return lambda lines: known(lines[:1])


_FORMATS: Final[tuple[tuple[Callable[[Sequence[Line]], bool], Callable[[Sequence[Line]], Chart]], ...]] = (
    (_first_line(r'"?round"?\s*[,;\t]'), _table_rows),
    (_any_line(r"!\s*table"), _blocks),
    (_any_line(r"hands:$"), _hands),
    (_any_line(r"[^,;+v]+\+[^,;+v]+v"), _games),
    (_any_line(r"([0-9]+\s*,\s*){3}"), _rows),
)
"""How each format is known, and what reads it; the first that is known is taken."""
