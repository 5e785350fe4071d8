"""The pages of real documents, drawn and turned by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive
from tests.printing.evenings import seated

from whistdrive.printing import pdf
from whistdrive.ui import theme
from whistdrive.ui.appearance import show_scheme
from whistdrive.ui.pdf_pages import PdfPages
from whistdrive.ui.widgets.preview import Preview
from whistdrive.words import ENGLISH

SEATING = pdf("seating", seated(8, 2), ENGLISH)
"""Six pages upright."""


@pytest.fixture
def preview(qtbot: QtBot) -> Iterator[Preview]:
    """The six pages, as wide as the view and all drawn that is in sight."""
    made = Preview()
    qtbot.addWidget(made)
    made.resize(440, 330)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.show_pdf(SEATING)
    made.view.setFocus()
    qtbot.waitUntil(made.view.drawn)
    yield made
    made.say("")


def key(preview: Preview, key: Qt.Key) -> None:
    QTest.keyClick(preview.view, key)


def inked(image: QImage) -> bool:
    """Whether anything but one colour is to be seen."""
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return len({image.pixel(x, y) for x, y in points}) > 8


def test_pictures_are_those_of_the_document() -> None:
    pages = PdfPages(SEATING)
    assert len(pages) == 6
    assert pages.size(0).toTuple() == pytest.approx((595.28, 841.89), abs=0.1)
    picture = pages.picture(0, 1)
    assert picture.size().toTuple() == (596, 842)
    assert picture.pixelColor(5, 5) == QColor("white")
    assert inked(picture)
    grey = pages.picture(0, 1, grey=True)
    assert grey.format() is QImage.Format.Format_Grayscale8
    assert inked(grey)
    pages.close()


def test_the_first_page_fills_the_width_and_is_drawn(preview: Preview) -> None:
    assert preview.where.text().startswith("Page 1 of 6 · ")
    assert preview.view.horizontalScrollBar().maximum() == 0
    assert inked(preview.view.viewport().grab().toImage())
    assert preview.view.accessibleDescription() == preview.where.text()


def test_keys_turn_the_pages(preview: Preview, qtbot: QtBot) -> None:
    for pressed, page in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_End, 6),
        (Qt.Key.Key_Right, 6),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Left, 1),
    ):
        key(preview, pressed)
        assert preview.where.text().startswith(f"Page {page} of 6")
        qtbot.waitUntil(preview.view.drawn)
    key(preview, Qt.Key.Key_PageDown)
    assert preview.view.verticalScrollBar().value() > 100


def test_keys_change_the_size_and_the_page_stays(preview: Preview, qtbot: QtBot) -> None:
    key(preview, Qt.Key.Key_Right)
    fitted = preview.view.size_now
    for pressed in (Qt.Key.Key_Plus, Qt.Key.Key_Plus):
        before = preview.view.size_now
        key(preview, pressed)
        assert preview.view.size_now > before
    assert preview.view.horizontalScrollBar().maximum() > 0
    assert preview.where.text().startswith("Page 2 of 6")
    key(preview, Qt.Key.Key_Minus)
    key(preview, Qt.Key.Key_P)
    assert preview.view.size_now < fitted
    assert preview.where.text().startswith("Page 2 of 6")
    key(preview, Qt.Key.Key_W)
    assert preview.view.size_now == pytest.approx(fitted)
    qtbot.waitUntil(preview.view.drawn)
    for _ in range(20):
        key(preview, Qt.Key.Key_Plus)
    assert preview.where.text().endswith("200 %")


def test_buttons_do_what_the_keys_do(preview: Preview) -> None:
    preview.page_button.click()
    whole = preview.view.size_now
    preview.larger.click()
    assert preview.view.size_now > whole
    preview.smaller.click()
    preview.width_button.click()
    assert preview.view.size_now > whole


def test_another_edition_of_the_same_length_stays_where_it_is(preview: Preview) -> None:
    key(preview, Qt.Key.Key_End)
    where = preview.view.verticalScrollBar().value()
    preview.show_pdf(pdf("seating", seated(8, 2, first_name=3), ENGLISH))
    assert preview.view.verticalScrollBar().value() == where
    preview.show_pdf(pdf("cards", of_drive(f8()), ENGLISH))
    assert preview.where.text().startswith("Page 1 of 4")


def test_a_sentence_stands_in_place_of_pages(preview: Preview) -> None:
    preview.say("No round is seated yet.")
    assert preview.sentence.isVisible()
    assert not preview.view.isVisible()
    assert not preview.larger.isEnabled()
    assert preview.where.text() == ""


def test_paper_is_white_in_the_dark(preview: Preview, qtbot: QtBot) -> None:
    show_scheme(theme.DARK)
    qtbot.waitUntil(preview.view.drawn)
    image = preview.view.viewport().grab().toImage()
    assert image.pixelColor(4, 4) == QColor(theme.DARK.ground)
    assert image.pixelColor(image.width() // 2, 14) == QColor("white")
    show_scheme(theme.LIGHT)


def test_only_what_is_near_keeps_its_picture(qtbot: QtBot, preview: Preview) -> None:
    preview.show_pdf(pdf("cards", seated(200, 2), ENGLISH))
    for _ in range(30):
        key(preview, Qt.Key.Key_Right)
    qtbot.waitUntil(preview.view.drawn)
    assert preview.where.text().startswith("Page 31 of 100")
    key(preview, Qt.Key.Key_Left)
    qtbot.waitUntil(preview.view.drawn)
    key(preview, Qt.Key.Key_Right)
    assert preview.view.drawn()
    key(preview, Qt.Key.Key_Home)
    assert not preview.view.drawn()
