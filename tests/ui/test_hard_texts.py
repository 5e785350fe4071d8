"""Names and other texts that look like HTML, formulas or menus, or are very long: drawn as typed on every sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTableView, QTextBrowser, QToolTip, QWidget
from tests.ui import walk
from tests.ui.walk import SMALL

import translations
from whistdrive.desk import sample
from whistdrive.desk.desk import Desk
from whistdrive.ui import resources
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow

MARKUP = "<b>Bold</b><img src=x>"
NAMES = (
    MARKUP,
    "W" * 200,
    "Ali " * 50,
    "<table border=9><tr><td>=1+1</table>",
    "\N{HEBREW LETTER ALEF}\N{RIGHT-TO-LEFT OVERRIDE}\N{HEBREW LETTER BET} 7",
    "e" + "\N{COMBINING ACUTE ACCENT}" * 90,
    "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{WOMAN}" * 40,
    "O'Brien && Sons & %1 {name} [*]",
)
TALLEST = 400
"""In pixels, of a row with one of these in it."""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """What Qt reads is there, as the launcher would have seen to."""
    translations.build(translations.outdated())


def begin(desk: Desk) -> None:
    """F8 with these names."""
    small = sample.read_sample(resources.sample("f8"))
    guests = tuple(replace(guest, name=name) for guest, name in zip(small.guests, NAMES, strict=True))
    drive = replace(small.drive, title=MARKUP, venue="W" * 200)
    sample.begin(desk, replace(small, drive=drive, guests=guests))


@pytest.fixture
def hard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk meets these people."""
    monkeypatch.setattr(walk, "begin_eight", begin)


def faults(sight: QWidget, screen: int) -> Iterator[str]:
    """What is drawn otherwise than typed, and what has grown out of its place."""
    for label in sight.findChildren(QLabel):
        if label.textFormat() == Qt.TextFormat.AutoText and label.isVisible():
            yield f"{label.objectName()} may be HTML: {label.text()}"
        if label.textFormat() == Qt.TextFormat.RichText and "<img" in label.text():
            yield f"is HTML: {label.text()}"
    for browser in sight.findChildren(QTextBrowser):
        if "<img" in browser.toHtml():
            yield "an image in the help"
    for table in sight.findChildren(QTableView):
        tallest = max((table.rowHeight(row) for row in range(table.model().rowCount())), default=0)
        if tallest > TALLEST:
            yield f"{type(table).__name__} has a row of {tallest}"
    if sight.minimumSizeHint().width() > screen:
        yield f"needs {sight.minimumSizeHint().width()} of the screen's {screen}"


@pytest.mark.usefixtures("hard")
def test_every_sight_shows_them_as_typed(house: House, window: MainWindow, qapp: QApplication) -> None:
    window.resize(SMALL)
    found: list[str] = []
    for where, sight in walk.walk(house, window):
        qapp.processEvents()
        found += (f"{where}: {fault}" for fault in faults(sight, SMALL.width()))
    assert not found, "\n".join(found)


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # said by the offscreen platform
def test_a_tooltip_is_shown_as_typed(window: MainWindow) -> None:
    QToolTip.showText(QPoint(20, 20), MARKUP, window)
    tips = [each for each in QApplication.topLevelWidgets() if isinstance(each, QLabel) and each.text() == MARKUP]
    assert [tip.textFormat() for tip in tips] == [Qt.TextFormat.PlainText]
    QToolTip.hideText()
