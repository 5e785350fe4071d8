"""Rows and columns are as large as their texts, though hardly anything is measured twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, drive
from tests.ui.score_pages import Scores, round_of, scores
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.scoring import RULES
from whistdrive.ui.appearance import show_font
from whistdrive.ui.widgets.ruled_table import RuledDelegate, RuledTable

LONG = "Maximiliana Featherstonehaugh-Cholmondeley of the Upper Village Hall Committee"


def measured_anew(view: RuledTable) -> list[int]:
    """The heights that Qt finds for the rows, by a delegate that remembers nothing."""
    kept = view.itemDelegate()
    view.setItemDelegate(type(kept)(view))
    try:
        return [QTableView.sizeHintForRow(view, row) for row in range(view.model().rowCount())]
    finally:
        view.setItemDelegate(kept)


def heights(view: RuledTable) -> list[int]:
    QApplication.processEvents()
    return [view.rowHeight(row) for row in range(view.model().rowCount())]


def remembered_widths(view: RuledTable) -> list[int]:
    return [view.sizeHintForColumn(column) for column in range(view.model().columnCount())]


def rename(page: Scores, name: str) -> None:
    """Give two partners another name."""
    for entrant in (5, 6):
        page.desk.do(changes.edit_entrant, entrant=entrant, name=name, number=entrant, pair=None)


def shorten(page: Scores) -> None:
    rename(page, "Al")


def enlarge(_page: Scores) -> None:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    show_font(font)


def narrow(page: Scores) -> None:
    page.page.resize(500, 640)


def seat_again(page: Scores) -> None:
    page.desk.do(changes.seat_round, number=2, seated=round_of(*F8_SEATS[1]))


def turn_round(page: Scores) -> None:
    page.grid.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)


@pytest.mark.parametrize("happens", [enlarge, narrow, seat_again, turn_round, shorten])
def test_every_row_keeps_the_height_that_its_names_need(
    happens: Callable[[Scores], None], qtbot: QtBot, tmp_path: Path
) -> None:
    font = QApplication.font()
    with scores(qtbot, tmp_path, drive(plan=Plan(rounds=3, deals=2, interval=0)), F8_SEATS[0]) as page:
        plain = heights(page.grid)
        rename(page, LONG)
        long = heights(page.grid)
        assert max(long) > max(plain)
        assert long == measured_anew(page.grid)
        try:
            happens(page)
            assert heights(page.grid) == measured_anew(page.grid) != long
            assert remembered_widths(page.grid) == [
                QTableView.sizeHintForColumn(page.grid, column) for column in range(page.grid.model().columnCount())
            ]
        finally:
            show_font(font)


def test_a_column_is_as_wide_as_its_widest_text(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=Plan(deals=1)), F8_SEATS[0]) as page:
        state = page.grid.model().columnCount() - 1
        before = page.grid.sizeHintForColumn(state)
        for table in (1, 2):
            page.type("7")
            page.press("Enter")
            page.desk.do(changes.clear_deal, number=1, table=table, deal=1)
        assert page.grid.sizeHintForColumn(state) == before
        for _ in (1, 2):
            page.type("7")
            page.press("Enter")
        assert page.grid.sizeHintForColumn(state) < before
        assert page.grid.sizeHintForColumn(state) == QTableView.sizeHintForColumn(page.grid, state)


def test_the_sheet_too_has_the_heights_that_its_reasons_need(qtbot: QtBot, tmp_path: Path) -> None:
    cvisti = drive(scoring=RULES["cvisti"](), plan=Plan(deals=3))
    with scores(qtbot, tmp_path, cvisti, F8_SEATS[0]) as page:
        for keys in ("N4H80", "E2S70", "N1C84"):
            page.type(keys)
            page.press("Enter")
            assert heights(page.sheet) == measured_anew(page.sheet)
        page.press("Alt+Up")
        for bid in (5, 1):
            page.desk.do(changes.write_deal, number=1, table=1, deal=1, marks={**(page.marks(1) or {}), "bid": bid})
            assert heights(page.sheet) == measured_anew(page.sheet)
        font = QApplication.font()
        try:
            enlarge(page)
            assert heights(page.sheet) == measured_anew(page.sheet)
        finally:
            show_font(font)


class Counting(RuledDelegate):
    """Notes which rows are measured."""

    def __init__(self, view: RuledTable) -> None:
        super().__init__(view)
        self.rows: set[int] = set()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        self.rows.add(index.row())
        return super().sizeHint(option, index)


def test_a_key_has_no_row_measured_but_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    tables = [tuple(range(first, first + 4)) for first in range(1, 41, 4)]
    with scores(qtbot, tmp_path, drive(40), tables) as page:
        counting = Counting(page.grid)
        page.grid.setItemDelegate(counting)
        heights(page.grid)
        counting.rows.clear()
        page.type("7")
        page.press("Enter")
        heights(page.grid)
        assert counting.rows == {0}
