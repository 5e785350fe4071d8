"""Items of several lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel
from pytestqt.qtbot import QtBot

from whistdrive.ui.widgets.lines_list import LinesList


@pytest.mark.parametrize(("text", "lines"), [("O" * 60, 3), ("Bo " + "O" * 30, 2), ("O" * 24 + "-Bo", 2)])
def test_no_word_is_cut_however_narrow_the_list_is(qtbot: QtBot, text: str, lines: int) -> None:
    shown, model = LinesList(), QStringListModel([text, "x\n" * lines])
    qtbot.addWidget(shown)
    shown.setModel(model)
    shown.resize(28 * shown.fontMetrics().horizontalAdvance("O"), 400)
    shown.show()
    heights = [shown.visualRect(model.index(row, 0)).height() for row in range(2)]
    line = shown.fontMetrics().lineSpacing()
    assert heights[1] - heights[0] == pytest.approx(line, abs=line / 2)
