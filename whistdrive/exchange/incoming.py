"""A file that is to be taken in: what it may be taken in as, how it was read, and what would become of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.exchange import drive_arrival, drive_file
from whistdrive.exchange.drive_file import DriveFile
from whistdrive.exchange.fields import Field, columns_of
from whistdrive.exchange.grid import Grid, How
from whistdrive.exchange.preview import Choice, Preview, previewed
from whistdrive.exchange.targets import TARGETS, table_for

DRIVE: Final = "drive"
"""The key of a whole drive, which is no table."""

KEYS: Final = (*TARGETS, DRIVE)
"""Everything that a file can be taken in as, in the order in which it is offered."""

_BY_ITSELF: Final = How()


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file as it was read to be taken in as ``key``: a table with what was decided about it, or a drive."""

    key: str
    data: bytes
    choice: Choice
    grid: Grid | None = None
    drive: DriveFile | None = None

    def fields(self, evening: Evening) -> tuple[Field, ...]:
        """What its rows may say."""
        return drive_arrival.FIELDS if self.drive is not None else TARGETS[self.key].fields(evening)

    def preview(self, desk: Desk) -> Preview:
        """What would become of it now."""
        if self.drive is not None:
            people = self.choice.people
            return drive_arrival.arrival(self.drive, desk.evening.club, desk.next_drive_id(), people, desk.drives())
        return previewed(TARGETS[self.key], desk.evening, self.grid or Grid(()), self.choice)

    def take(self, desk: Desk) -> None:
        """Take it in as one step, where nothing speaks against it; raises Refused."""
        preview = self.preview(desk)
        if not preview.ready or preview.step is None:
            return
        if self.drive is not None:
            drive_arrival.take(desk, preview)
        else:
            preview.step.take(desk)

    def left_out(self, row: int) -> Incoming:
        """The same without the row of this number, or with it again."""
        return replace(self, choice=replace(self.choice, left_out=self.choice.left_out ^ {row}))

    def meaning(self, row: int, person: int) -> Incoming:
        """The same with whom the row of this number means, by id (0: nobody whom the club knows)."""
        return replace(self, choice=replace(self.choice, people={**self.choice.people, row: person}))

    def mended(self, row: int, field: str, text: str) -> Incoming:
        """The same with another text under a field of the row of this number."""
        return replace(self, choice=replace(self.choice, mended={**self.choice.mended, (row, field): text}))

    def headed(self, *, headed: bool) -> Incoming:
        """The same with headings in its first row, or without."""
        return replace(self, choice=replace(self.choice, headed=headed))

    def matched(self, field: str, column: int | None) -> Incoming:
        """The same with a field in another column (None: in none), as it stands there; no column holds two."""
        others = {key: at for key, at in self.choice.columns.items() if key != field and at != column}
        columns = others if column is None else {**others, field: column}
        mended = {place: text for place, text in self.choice.mended.items() if place[1] != field}
        return replace(self, choice=replace(self.choice, columns=columns, mended=mended))


def incoming(data: bytes, key: str, evening: Evening, how: How = _BY_ITSELF) -> Incoming:
    """A file to be taken in as one of :data:`KEYS`, its columns matched by their headings; raises Refused."""
    if key == DRIVE:
        return Incoming(key, data, Choice({}), drive=drive_file.read(data))
    grid = table_for(key, data, how)
    columns = columns_of(TARGETS[key].fields(evening), grid.rows[0])
    return Incoming(key, data, Choice(columns, headed=bool(columns)), grid)


def guessed(data: bytes, evening: Evening, usual: str | None) -> str:
    """What a file is most likely to be taken in as: the ``usual`` where it can be that, else what fits most columns."""
    if drive_file.is_drive_file(data):
        return DRIVE
    fitting = {key: _fitting(key, data, evening) for key in TARGETS}
    if usual in fitting and (fitting[usual] or not any(fitting.values())):
        return usual
    return max(fitting, key=lambda key: fitting[key])


def _fitting(key: str, data: bytes, evening: Evening) -> int:
    """How many columns of a table are known to a target; 0 where a needed one is missing."""
    target = TARGETS[key]
    if target.needs_drive and evening.drive is None:
        return 0
    try:
        grid = table_for(key, data)
    except Refused:
        return 0
    fields = target.fields(evening)
    found = columns_of(fields, grid.rows[0])
    return len(found) if all(each.key in found for each in fields if each.needed) else 0
