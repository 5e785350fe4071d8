"""Keys that count in a part of a window only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import whistdrive.ui
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.notice import Notice


@pytest.mark.parametrize("alone", [False, True])
def test_a_key_counts_where_the_keyboard_is(qtbot: QtBot, alone: bool) -> None:
    window, part, child, beside = QWidget(), QWidget(), QLineEdit(), QLineEdit()
    QVBoxLayout(window).addWidget(part)
    QVBoxLayout(part).addWidget(child)
    layout = window.layout()
    assert layout is not None
    layout.addWidget(beside)
    qtbot.addWidget(window)
    pressed: list[str] = []
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    key_in(part, Qt.Key.Key_F4, lambda: pressed.append("F4"), alone=alone)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    found = []
    for widget in (part, child, beside):
        widget.setFocus()
        pressed.clear()
        QTest.keyClick(widget, Qt.Key.Key_F4)
        found.append(len(pressed))
    assert found == [1, 0 if alone else 1, 0]


def test_a_notice_leaves_the_keys_of_the_page_alone(qtbot: QtBot) -> None:
    window, notice, field = QWidget(), Notice(), QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(notice)
    layout.addWidget(field)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    entered: list[str] = []
    field.returnPressed.connect(lambda: entered.append("page"))
    notice.say("Two tables are missing", [("Go on", lambda: entered.append("notice"))])
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert entered == ["page"]
    assert notice.isVisible()
    notice.say("Two tables are missing", [("Go on", lambda: entered.append("notice"))], focus=True)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert entered == ["page", "notice"]
    assert not notice.isVisible()


def test_no_shortcut_is_made_with_a_context_that_would_be_forgotten() -> None:
    forgotten = [
        f"{file.name}:{node.lineno}"
        for file in sorted(Path(str(whistdrive.ui.__file__)).parent.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "QShortcut"
        and any(keyword.arg == "context" for keyword in node.keywords)
    ]
    assert forgotten == []
