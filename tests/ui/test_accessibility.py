"""Everything can be heard, reached and read: over all pages of an evening that is being played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QMetaMethod, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, seat_next, write

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Prize
from whistdrive.desk.draft import Place
from whistdrive.movement.individual import Individual
from whistdrive.scoring import RULES
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.keys import KeysDialog
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.steps import PAGES
from whistdrive.ui.text_size import SIZES
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.words import ENGLISH

SHOWN = (*PAGES, "cards")
"""Every page of a drive of tables: the steps and the second count."""


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    """The window in the middle of round 2 of F8, with a prize that must be given and one that is tied."""
    begin_eight(window.desk)
    for tricks in (8, 9):
        seat_next(window.desk)
        write(window.desk, 1, tricks)
    window.desk.do(changes.add_prizes, prizes=(Prize(0, "place"), Prize(0, "free", name="Lucky door")))
    return window


def focusable(widget: QWidget) -> Iterator[QWidget]:
    for each in widget.findChildren(QWidget):
        if each.isVisibleTo(widget) and each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None:
            yield each


def nameless(widget: QWidget) -> list[str]:
    return [
        f"{type(each).__name__} in {type(each.parentWidget()).__name__}"
        for each in focusable(widget)
        if not QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name)
    ]


@pytest.mark.parametrize("key", SHOWN)
def test_whatever_takes_the_focus_has_a_name(playing: MainWindow, key: str) -> None:
    playing.go_to(key)
    assert nameless(playing) == []


@pytest.mark.parametrize("system", RULES)
def test_the_form_of_a_drive_has_a_name_for_every_field(qtbot: QtBot, system: str) -> None:
    drive = _drive(system)
    dialog = DriveDialog(ENGLISH, drive, lambda _drive: None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []


def test_the_list_of_keys_has_names(playing: MainWindow, qtbot: QtBot) -> None:
    dialog = KeysDialog(playing.actions_by_key.all())
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []


@pytest.mark.parametrize("key", SHOWN)
def test_tab_goes_round_the_whole_page(playing: MainWindow, key: str) -> None:
    playing.go_to(key)
    wanted = {each for each in focusable(playing.pages[key]) if each.isEnabled() and not _grouped(each)}
    reached: set[QWidget | None] = set()
    for _ in range(4 * len(wanted) + 40):
        playing.focusNextChild()
        reached.add(QApplication.focusWidget())
    assert {_called(each) for each in wanted - reached} == set()


@pytest.mark.parametrize("key", SHOWN)
def test_enter_presses_the_button_that_has_the_focus(playing: MainWindow, qtbot: QtBot, key: str) -> None:
    playing.go_to(key)
    for button in playing.findChildren(QAbstractButton):
        if button.focusPolicy() and not isinstance(button, QCheckBox) and _can_be_pressed(button):
            button.clicked.disconnect()
            button.setFocus()
            with qtbot.waitSignal(button.clicked, timeout=500):
                QTest.keyClick(button, Qt.Key.Key_Return)


@pytest.mark.parametrize("key", SHOWN)
def test_a_key_that_a_button_promises_presses_it(playing: MainWindow, qtbot: QtBot, key: str) -> None:
    playing.go_to(key)
    for button in playing.pages[key].findChildren(QPushButton):
        promised = re.search(r"Alt\+[A-Z]", button.toolTip())
        if promised and _can_be_pressed(button):
            button.clicked.disconnect()
            with qtbot.waitSignal(button.clicked, timeout=500):
                QTest.keySequence(playing, QKeySequence(promised.group()))


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("key", SHOWN)
def test_no_text_is_cut_at_any_size(house: House, playing: MainWindow, qtbot: QtBot, key: str, size: float) -> None:
    for _ in SIZES[: SIZES.index(size)]:
        house.text_size.larger()
    playing.resize(1024, 600)
    playing.go_to(key)
    qtbot.waitUntil(lambda: playing.font().pointSizeF() == QApplication.font().pointSizeF())

    def nothing_is_cut() -> None:
        assert [_called(each) for each in _texts(playing) if _is_cut(each)] == []

    qtbot.wait(20)  # what the seating page finds out about the evening comes a moment later
    qtbot.waitUntil(nothing_is_cut, timeout=1000)
    assert {each.font().pointSizeF() for each in playing.findChildren(NextButton)} == {playing.font().pointSizeF()}
    assert playing.footer.height() < 5 * playing.fontMetrics().height()
    assert playing.width() <= 1024
    assert playing.height() <= 600
    house.text_size.smaller()


def test_a_question_follows_the_size_of_all_text(house: House, playing: MainWindow) -> None:
    playing.go_to("scores")
    page = playing.page
    assert isinstance(page, ScoresPage)
    page.questions.ask("adjust", Place(2, 1, 1))
    house.text_size.larger()
    QApplication.processEvents()
    parts = page.questions.adjustment.findChildren(QWidget)
    sizes = {part.font().pointSizeF() for part in parts if isinstance(part, QLabel | QLineEdit | QAbstractButton)}
    assert sizes == {QApplication.font().pointSizeF()}
    house.text_size.smaller()


@pytest.mark.parametrize("key", SHOWN)
def test_names_and_titles_are_shown_as_typed(playing: MainWindow, key: str) -> None:
    title, name = "Tom & Jerry <b>Cup</b>", "<b>Bold</b>, Bo"
    desk = playing.desk
    desk.do(changes.edit_drive, drive=replace(desk.drive, title=title, venue=title))
    desk.do(changes.sign_in_new, name=name)
    first = desk.drive.rounds[-1].tables[0].seats[0][0]
    desk.do(changes.edit_entrant, entrant=first, name=name, number=desk.drive.entrant(first).number, pair=None)
    playing.go_to(key)
    marked = [label for label in playing.findChildren(QLabel) if "<b>" in label.text()]
    assert playing.header.findChildren(QLabel)[0] in marked
    shown = [label.text() for label in marked if label.textFormat() is not Qt.TextFormat.PlainText]
    assert [text for text in shown if "<b>Bold" in text or "<b>Cup" in text] == []
    tips = {each.toolTip() for each in playing.findChildren(QWidget)}
    assert [tip for tip in tips if "<b>" in tip] == []


def _can_be_pressed(button: QAbstractButton) -> bool:
    """Whether it does something now, other than showing a menu."""
    shown = button.isVisible() and button.isEnabled()
    return shown and button.isSignalConnected(QMetaMethod.fromSignal(button.clicked))


def _texts(window: QWidget) -> Iterator[QLabel | QAbstractButton]:
    texts: list[QLabel | QAbstractButton] = [*window.findChildren(QLabel), *window.findChildren(QPushButton)]
    yield from (each for each in texts if each.isVisible() and each.text())


def _is_cut(widget: QLabel | QAbstractButton) -> bool:
    """Whether a text has less room than it needs; a page that scrolls gives every text its room."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    plain = isinstance(widget, QAbstractButton)
    needed = widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, widget.text()) if plain else widget.sizeHint()
    return widget.width() < needed.width() or widget.height() < needed.height()


def _grouped(widget: QWidget) -> bool:
    """Whether the arrows lead there from a neighbour, as among the steps of the rail."""
    return isinstance(widget, QAbstractButton) and widget.group() is not None and not widget.isChecked()


def _called(widget: QWidget) -> str:
    name = widget.accessibleName() or (widget.text() if isinstance(widget, QLabel | QAbstractButton) else "")
    return f"{type(widget).__name__} {name!r} {widget.size().toTuple()}"


def _drive(system: str) -> Drive:
    return Drive(id=1, title="", day=date(2026, 11, 29), scoring=RULES[system](), movement=Individual())
