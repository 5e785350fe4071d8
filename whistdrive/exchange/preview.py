"""A table as it would be taken in, row by row, and the one change that would do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Gravity, Refused
from whistdrive.desk.desk import Desk
from whistdrive.exchange.fields import Field
from whistdrive.exchange.grid import Grid

State = Literal["new", "changed", "same", "doubtful", "wrong", "left_out"]
"""What becomes of a row: ``doubtful`` is new, unless somebody says that it is a namesake whom the club knows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What was decided about a table.

    ``columns`` says in which column each field is found, by its key. The first row holds headings, or not (``headed``).
    Rows that are ``left_out`` are named by their number; ``people`` says for some rows whom they mean, by id (0: nobody
    whom the club knows); ``mended`` what is to stand in a row under a field instead.
    """

    columns: Mapping[str, int]
    headed: bool = True
    left_out: frozenset[int] = frozenset()
    people: Mapping[int, int] = field(default_factory=dict)
    mended: Mapping[tuple[int, str], str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a table with its number and what stands under each field; fields without a column are empty."""

    number: int
    cells: Mapping[str, str]

    def __getitem__(self, key: str) -> str:
        """The cell of a field."""
        return self.cells.get(key, "")

    @property
    def blank(self) -> bool:
        """Whether nothing stands there."""
        return not any(cell.strip() for cell in self.cells.values())


@dataclass(frozen=True, slots=True)
class Row:
    """What becomes of a row of a table. ``person`` is whom it means, ``namesakes`` whom it may mean, by id."""

    line: Line
    state: State
    findings: tuple[Finding, ...] = ()
    person: int | None = None
    namesakes: tuple[int, ...] = ()

    @property
    def grave(self) -> bool:
        """Whether it cannot be taken in."""
        return any(each.gravity is Gravity.GRAVE for each in self.findings)


@dataclass(frozen=True, slots=True)
class Step:
    """One of :mod:`whistdrive.core.changes` with its arguments: one step of undo."""

    change: Callable[..., Evening]
    arguments: Mapping[str, object]

    def on(self, evening: Evening) -> Evening:
        """The evening after it; raises Refused."""
        return self.change(evening, **self.arguments)

    def take(self, desk: Desk) -> None:
        """Do it; raises Refused, and nothing has happened."""
        desk.do(self.change, **self.arguments)


@dataclass(frozen=True, slots=True)
class Preview:
    """All rows, what is wrong with all of them together, and the step, which nobody has taken yet."""

    rows: tuple[Row, ...]
    findings: tuple[Finding, ...] = ()
    step: Step | None = None

    @property
    def grave(self) -> bool:
        """Whether something must be mended, matched or left out first."""
        return any(row.grave for row in self.rows) or any(each.gravity is Gravity.GRAVE for each in self.findings)

    @property
    def ready(self) -> bool:
        """Whether there is something to take in, and it can be."""
        return self.step is not None and not self.grave

    def count(self, *states: State) -> int:
        """How many rows are in one of some states."""
        return sum(row.state in states for row in self.rows)


@dataclass(frozen=True, slots=True)
class Target:
    """What a table can be taken in as. ``fields`` may depend on the open drive, which most targets need."""

    key: str
    fields: Callable[[Evening], tuple[Field, ...]]
    preview: Callable[[Evening, Sequence[Line], Choice], Preview]
    needs_drive: bool = True


def lines(grid: Grid, choice: Choice) -> Iterator[Line]:
    """The rows of a table that hold something, below its headings."""
    for number, cells in enumerate(grid.rows, start=1):
        if number > 1 or not choice.headed:
            found = {
                key: choice.mended.get((number, key), cells[at])
                for key, at in choice.columns.items()
                if at < len(cells)
            }
            line = Line(number, found)
            if not line.blank:
                yield line


def previewed(target: Target, evening: Evening, grid: Grid, choice: Choice) -> Preview:
    """What would become of a table; raises nothing, whatever stands in it."""
    missing = tuple(
        Finding("no_column", {"field": each.key})
        for each in target.fields(evening)
        if each.needed and each.key not in choice.columns
    )
    if target.needs_drive and evening.drive is None:
        missing = (Finding("no_drive"),)
    if missing:
        return Preview(tuple(Row(line, "wrong") for line in lines(grid, choice)), missing)
    found = list(lines(grid, choice))
    kept = [line for line in found if line.number not in choice.left_out]
    made = _tried(target.preview(evening, kept, choice), evening)
    left = [Row(line, "left_out") for line in found if line.number in choice.left_out]
    rows = tuple(sorted((*made.rows, *left), key=lambda row: row.line.number))
    return replace(made, rows=rows)


def _tried(preview: Preview, evening: Evening) -> Preview:
    """The preview with what speaks against its step as a whole, where its rows are in order."""
    if preview.grave or preview.step is None:
        return preview
    try:
        preview.step.on(evening)
    except Refused as refused:
        return replace(preview, findings=(*preview.findings, *refused.findings))
    return preview
