"""The lists of people: sizes are remembered, and still those that the texts need."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot
from tests.drives import drive
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.ui.appearance import show_font
from whistdrive.ui.pages.sign_in import SignInPage
from whistdrive.ui.widgets import book_table
from whistdrive.ui.widgets.book_table import BookDelegate

Door = Opened[SignInPage]

LONG = "Maximiliana Featherstonehaugh-Cholmondeley of the Upper Village Hall Committee"


def heights(page: SignInPage) -> list[int]:
    QApplication.processEvents()
    return [page.table.rowHeight(row) for row in range(page.table.model().rowCount())]


def widths(page: SignInPage) -> list[int]:
    return [page.table.sizeHintForColumn(column) for column in range(page.table.model().columnCount())]


def measured_anew(page: SignInPage) -> tuple[list[int], list[int]]:
    """The heights and the widths that are found by a delegate that remembers nothing."""
    kept = page.table.itemDelegate()
    page.table.setItemDelegate(BookDelegate(page.table))
    try:
        model = page.table.model()
        return (
            [QTableView.sizeHintForRow(page.table, row) for row in range(model.rowCount())],
            [QTableView.sizeHintForColumn(page.table, column) for column in range(model.columnCount())],
        )
    finally:
        page.table.setItemDelegate(kept)


def rename(shown: Door) -> None:
    shown.desk.do(changes.edit_entrant, entrant=2, name=LONG, number=2, pair=None)


def enlarge(_shown: Door) -> None:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    show_font(font)


def narrow(shown: Door) -> None:
    shown.page.resize(560, 480)


@pytest.mark.parametrize("happens", [rename, enlarge, narrow])
def test_rows_and_columns_are_as_large_as_their_texts_need(
    happens: Callable[[Door], None], qtbot: QtBot, tmp_path: Path
) -> None:
    font = QApplication.font()
    with opened(qtbot, tmp_path, SignInPage, drive(8, names=(f"{LONG} II",))) as shown:
        before = heights(shown.page)
        try:
            happens(shown)
            after = heights(shown.page)
            assert after != before
            assert (after, widths(shown.page)) == measured_anew(shown.page)
        finally:
            show_font(font)


def test_what_is_remembered_does_not_grow_for_ever(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book_table, "MOST_SIZES", 5)
    with opened(qtbot, tmp_path, SignInPage, drive(8, names=(LONG,))) as shown:
        after = heights(shown.page)
        assert (after, widths(shown.page)) == measured_anew(shown.page)


def test_the_current_row_stays_in_sight_when_something_unfolds_below(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SignInPage, drive(8)) as shown:
        table = shown.page.table
        last = table.model().index(table.model().rowCount() - 1, 1)
        table.setFixedHeight(400)
        QApplication.processEvents()
        table.setCurrentIndex(last)
        table.setFixedHeight(150)
        QApplication.processEvents()
        assert table.viewport().rect().contains(table.visualRect(last))
