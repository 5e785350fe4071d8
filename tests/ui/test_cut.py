"""No text is untranslated or cut on any page, in any dialog and on the wall, in five languages and with large text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.ui.cut import cut_texts
from tests.ui.pseudo import PseudoTranslator, left_alone, pseudo_words, texts_of
from tests.ui.walk import SMALL, walk, without_data

import translations
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.words import LANGUAGES

TEXT = "Istumajärjestys"
STEP, PATIENCE = 20, 2000
"""How long, in milliseconds, a window may take to lay itself out, and how often it is looked at."""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """What Qt reads is there, as the launcher would have seen to."""
    translations.build(translations.outdated())


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    qapp.processEvents()


def tool_button() -> QToolButton:
    button = QToolButton()
    button.setText(TEXT)
    return button


def combo() -> QComboBox:
    choice = QComboBox()
    choice.addItems(["a", TEXT])
    return choice


def hint() -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(TEXT)
    return field


def wrapped() -> QLabel:
    label = QLabel(f"{TEXT} a b c d e f g h")
    label.setWordWrap(True)
    return label


def tabs() -> QTabBar:
    bar = QTabBar()
    bar.addTab(TEXT)
    return bar


def heading() -> QTableWidget:
    table = QTableWidget(0, 1)
    table.setHorizontalHeaderLabels([TEXT])
    return table


def cell() -> QTableWidget:
    table = QTableWidget(1, 1)
    table.setItem(0, 0, QTableWidgetItem(TEXT))
    return table


MADE: dict[str, Callable[[], QWidget]] = {
    "label": lambda: QLabel(TEXT),
    "wrapped": wrapped,
    "button": lambda: QPushButton(TEXT),
    "tool button": tool_button,
    "check box": lambda: QCheckBox(TEXT),
    "radio button": lambda: QRadioButton(TEXT),
    "combo": combo,
    "hint": hint,
    "tabs": tabs,
    "heading": heading,
    "cell": cell,
}


@pytest.mark.parametrize("kind", MADE)
def test_a_text_without_room_is_found_in_every_kind_of_widget(kind: str, qtbot: QtBot) -> None:
    window = QWidget()
    widget = MADE[kind]()
    widget.setParent(window)
    qtbot.addWidget(window)
    window.resize(600, 300)
    widget.setGeometry(0, 0, 300, 200)
    window.show()
    if isinstance(widget, QTableWidget):
        widget.setColumnWidth(0, 250)
    assert cut_texts(window) == []
    if isinstance(widget, QTableWidget):
        widget.setColumnWidth(0, 30)
    else:
        widget.setFixedSize(40, 22)
    qtbot.wait(1)
    found = cut_texts(window)
    assert found
    assert all(TEXT in told for told in found)


def test_parts_without_room_that_lie_over_each_other_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    for text in ("a", "b"):
        layout.addWidget(QLabel(text, wordWrap=True))
    qtbot.addWidget(window)
    window.show()
    assert cut_texts(window) == []
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    for label in window.findChildren(QLabel):
        label.setMinimumHeight(40)
    window.setFixedHeight(50)
    qtbot.wait(1)
    assert any("lies over" in told for told in cut_texts(window))


def test_a_text_beyond_the_edge_is_found_unless_it_can_be_scrolled_to(qtbot: QtBot) -> None:
    inside, area = QWidget(), QScrollArea()
    label = QLabel(TEXT, inside)
    label.move(180, 0)
    qtbot.addWidget(area)
    inside.resize(200, 40)
    area.setWidget(inside)
    area.resize(400, 100)
    area.show()
    [told] = cut_texts(area)
    assert "outside" in told
    inside.resize(600, 40)
    qtbot.wait(1)
    assert cut_texts(area) == []


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_small_screen(
    house: House, window: MainWindow, qtbot: QtBot, language: str, size: float
) -> None:
    house.turn_to(language)
    while house.text_size.size < size:
        house.text_size.larger()
    window.resize(SMALL)
    cut: list[str] = []
    for where, widget in walk(house, window):
        cut += [f"{where}: {told}" for told in settled(widget, cut_texts, qtbot)]
        assert window.size() == SMALL, where
    while house.text_size.size > 1:
        house.text_size.smaller()
    house.turn_to("en")
    assert "\n".join(cut) == ""


def test_everything_was_before_the_translators(
    house: House, window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    translator = PseudoTranslator()
    QLocale.setDefault(QLocale("el"))  # dates in letters that no language of the program has
    qapp.installTranslator(translator)
    house.clubs.turn_to(pseudo_words())
    left: list[str] = []
    for where, widget in walk(house, window):
        left += [f"{where}: {told}" for told in settled(widget, not_translated, qtbot)]
    qapp.removeTranslator(translator)
    assert "\n".join(dict.fromkeys(left)) == ""


def not_translated(widget: QWidget) -> list[str]:
    return left_alone((place, without_data(text)) for place, text in texts_of(widget))


def settled(widget: QWidget, look: Callable[[QWidget], list[str]], qtbot: QtBot) -> list[str]:
    """What is amiss in a widget once it has laid itself out; what is only so before that is nothing."""
    for _ in range(3):
        QApplication.processEvents()
    found = look(widget)
    waited = 0
    while found and waited < PATIENCE:
        qtbot.wait(STEP)
        waited += STEP
        found = look(widget)
    return found
