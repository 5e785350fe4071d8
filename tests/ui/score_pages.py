"""A scores page on a real club file, typed into by keys, and looked at as people do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot
from tests.ui.keys import press

from whistdrive.core import changes
from whistdrive.core.contracts import Mark, Marks
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.desk.desk import Desk
from whistdrive.store.club import ClubStore
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.widgets.score_sheet import ScoreSheet
from whistdrive.ui.widgets.trick_grid import TrickGrid
from whistdrive.words import ENGLISH

_KEY_OF = {"NS": "N", "EW": "E", "NT": "T"}
"""The key that a mark is typed with, where it is not its own letter or figure."""


@dataclass
class Scores:
    """The page, the desk behind it and the file below that; ``pressed`` counts the keys."""

    page: ScoresPage
    desk: Desk
    path: Path
    pressed: int = 0

    @property
    def grid(self) -> TrickGrid:
        return self.page.grid.grid

    @property
    def sheet(self) -> ScoreSheet:
        return self.page.sheet.sheet

    @property
    def drive(self) -> Drive:
        return self.desk.drive

    @property
    def said(self) -> str:
        return self.page.line.text

    def press(self, *keys: str) -> None:
        """Press keys one by one: names such as ``Enter`` or ``Ctrl+M``, or characters."""
        for key in keys:
            self.pressed += 1
            press(key)

    def type(self, text: str) -> None:
        """Press the keys of a text."""
        self.press(*text)

    def type_deal(self, marks: Marks) -> int:
        """Type a deal of the score sheet with the fewest keys that anybody would need to know about; how many.

        A passed-out deal needs no declarer, and a field that has filled itself no key.
        """
        before = self.pressed
        if marks.get("bid") == 0:
            marks = {key: mark for key, mark in marks.items() if key != "declarer"}
        for column in self.drive.scoring.columns:
            draft = self.sheet.draft
            if column.key not in marks or (draft is not None and draft.follows(column.key)):
                continue
            self.type(key_for(marks[column.key]))
            if self.sheet.typing:
                self.press("Tab")
        self.press("Enter")
        return self.pressed - before

    def cell(self, row: int, heading: str) -> str:
        """What a cell of the grid shows, by the heading of its column (the first of that name)."""
        return _cell(self.grid, row, heading)

    def line(self, deal: int, heading: str) -> str:
        """What a cell of the score sheet shows in the line of a deal."""
        return _cell(self.sheet, self.sheet.sheet.row_of(deal), heading)

    def marks(self, table: int, deal: int = 1, number: int | None = None) -> Marks | None:
        """What is written for a deal of a round, the latest unless given."""
        number = number or len(self.drive.rounds)
        deals = self.drive.rounds[number - 1].table(table).slip.deals
        return deals[deal - 1].marks if deal <= len(deals) else None

    def stored(self, drive_id: int) -> Evening:
        """The evening in the file, read afresh once the desk has let go of it."""
        self.page.bridge.detach()
        self.desk.close()
        store = ClubStore.open(self.path)
        try:
            return store.evening(drive_id)
        finally:
            store.close()


def _cell(view: TrickGrid | ScoreSheet, row: int, heading: str) -> str:
    model = view.model()
    headings = [
        str(model.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
        for at in range(model.columnCount())
    ]
    return str(model.index(row, headings.index(heading)).data())


@contextmanager
def scores(qtbot: QtBot, folder: Path, drive: Drive, *rounds: Sequence[Sequence[int]]) -> Iterator[Scores]:
    """A page on a new club file with ``drive`` and its first rounds, given as the entrants of each table."""

    def begin(desk: Desk) -> None:
        for entrant in drive.entrants:
            desk.do(changes.add_person, name=entrant.name)
        desk.do(changes.new_drive, drive=replace(drive, id=desk.next_drive_id()))
        for number, tables in enumerate(rounds, start=1):
            desk.do(changes.seat_round, number=number, seated=round_of(*tables))

    with page_after(qtbot, folder, begin) as page:
        yield page


@contextmanager
def page_after(qtbot: QtBot, folder: Path, begin: Callable[[Desk], None]) -> Iterator[Scores]:
    """A page on a new club file, shown once ``begin`` has made the drive."""
    path = folder / "club.whist"
    desk = Desk(ClubStore.create(path))
    try:
        begin(desk)
        page = ScoresPage(Bridge(desk, ENGLISH))
        qtbot.addWidget(page)
        page.resize(1000, 640)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_first()
        yield Scores(page, desk, path)
    finally:
        desk.close()


def round_of(*tables: Sequence[int]) -> Round:
    """A round from the entrants of each table, in the order N, S, E, W."""
    return Round(tuple(Table(number, tuple((each,) for each in seats)) for number, seats in enumerate(tables, start=1)))


def key_for(mark: Mark) -> str:
    """What a mark is typed with."""
    return str(mark) if isinstance(mark, int) else _KEY_OF.get(mark, mark[0].upper())


def click(view: QTableView, row: int, column: int) -> None:
    """Click into the middle of a cell."""
    middle = view.visualRect(view.model().index(row, column)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


def turn_wheel(widget: QWidget) -> None:
    """Turn the mouse wheel a step up and two down over the middle of a widget."""
    middle = QPointF(widget.rect().center())
    for step in (120, -120, -120):
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                middle,
                QPointF(widget.mapToGlobal(middle.toPoint())),
                QPoint(),
                QPoint(0, step),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
