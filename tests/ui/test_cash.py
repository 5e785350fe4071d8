"""The cash page, by keys on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import CashLine, Drive, Prize
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.cash import Field
from whistdrive.ui.pages.cash import CashPage
from whistdrive.ui.widgets.refusal import Refusal

Book = Opened[CashPage]
ALT = Qt.KeyboardModifier.AltModifier


def with_fee() -> Drive:
    """F8 at 5.00 each; 7 and 8 have not paid."""
    played = of_drive(f8())
    entrants = tuple(replace(each, paid=each.id < 7) for each in played.entrants)
    return replace(played, entrants=entrants, plan=replace(played.plan, fee=500))


@pytest.fixture
def book(qtbot: QtBot, tmp_path: Path) -> Iterator[Book]:
    with opened(qtbot, tmp_path, CashPage, with_fee()) as shown:
        yield shown


def rows(book: Book) -> list[tuple[str, ...]]:
    model = book.page.model
    return [tuple(str(model.index(row, column).data()) for column in Field) for row in range(model.rowCount())]


def sums(book: Book) -> list[str]:
    texts = [label.text() for label in book.page.sums.findChildren(QLabel)]
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in texts]


def editor(book: Book) -> QLineEdit:
    found = book.page.table.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def test_lines_are_typed_without_a_mouse(book: Book) -> None:
    page = book.page
    assert page.entry.what.hasFocus()
    book.type("Raffle")
    book.key(Qt.Key.Key_Tab)
    book.type("24.50")
    book.key(Qt.Key.Key_Return)
    assert page.entry.what.hasFocus()
    book.type("Hall")
    book.key(Qt.Key.Key_Tab)
    book.key(Qt.Key.Key_Tab)
    book.type("7,5")
    book.key(Qt.Key.Key_Return)
    assert rows(book) == [("Raffle", "24.50", ""), ("Hall", "", "7.50")]
    assert page.answer.told == "Noted: Hall"
    assert page.raised.text() == "Raised: 47.00"
    book.desk.undo()
    assert rows(book) == [("Raffle", "24.50", "")]
    assert of_drive(book.stored()).cash == (CashLine(1, "taken", "Raffle", 2450),)


@pytest.mark.parametrize(
    ("what", "came", "went", "why"),
    [
        ("Raffle", "", "", "say how much"),
        ("Raffle", "5", "5", "as taken or as spent"),
        ("Raffle", "five", "", "no amount of money"),
        ("", "5", "", "give it a name"),
    ],
)
def test_what_is_no_line_stays_as_it_is_typed(book: Book, what: str, came: str, went: str, why: str) -> None:
    entry = book.page.entry
    for field, text in ((entry.what, what), (entry.came, came), (entry.went, went)):
        field.setText(text)
    assert not book.page.settle()
    assert why in book.page.answer.text().lower()
    assert (entry.what.text(), entry.came.text(), entry.went.text()) == (what, came, went)
    assert rows(book) == []
    book.key(Qt.Key.Key_Escape)
    assert book.page.settle()


def test_cells_are_corrected_and_lines_struck(book: Book) -> None:
    book.desk.do(changes.add_cash, kind="taken", text="Raffle", amount=2450)
    table = book.page.table
    table.setFocus()
    table.setCurrentIndex(book.page.model.index(0, Field.SPENT))
    book.key(Qt.Key.Key_F2)
    editor(book).setText("no")
    assert not book.page.settle()
    assert "no amount" in book.page.answer.text()
    editor(book).setText("3")
    assert book.page.settle()
    assert rows(book) == [("Raffle", "", "3.00")]
    table.setCurrentIndex(book.page.model.index(0, Field.WHAT))
    table.setFocus()
    book.key(Qt.Key.Key_Delete)
    assert rows(book) == []
    book.desk.undo()
    assert rows(book) == [("Raffle", "", "3.00")]


def test_who_owes_is_named_and_pays_with_one_key(book: Book) -> None:
    page = book.page
    assert page.paid.text() == "2 people still owe their fee: 10.00"
    assert page.state() == "paid: 6 of 8"
    page.owing.setFocus()
    book.key(Qt.Key.Key_Space)
    assert page.who_owes.rowCount() == 1
    assert page.answer.told == "Player 7 has paid."
    book.key(Qt.Key.Key_P, ALT)
    assert page.paid.text() == "Everybody has paid."
    assert page.owing.isHidden()
    assert all(each.paid for each in of_drive(book.stored()).entrants)


def test_the_fee_the_currency_and_the_reminders_are_edited_in_place(book: Book) -> None:
    details = book.page.details
    details.fee.setFocus()
    details.fee.setText("2,5")
    book.key(Qt.Key.Key_Return)
    assert details.fee.text() == "2.50"
    details.currency.setFocus()
    details.currency.setText("€")
    details.reminders.setFocus()
    details.reminders.setPlainText("No prize above 250")
    assert book.page.settle()
    assert "Fees: 6 people, € 2.50 each" in sums(book)
    kept = book.stored()
    assert (of_drive(kept).plan.fee, kept.club.currency, kept.club.reminders) == (250, "€", "No prize above 250")


def test_a_fee_that_is_none_is_refused_below_its_field(book: Book) -> None:
    details = book.page.details
    details.fee.setFocus()
    details.fee.setText("a fiver")
    assert not book.page.settle()
    assert any("no amount" in each.text() for each in details.findChildren(Refusal) if not each.isHidden())
    book.key(Qt.Key.Key_Escape)
    assert details.fee.text() == "5.00"
    assert book.page.settle()


def test_prizes_go_off_what_was_raised(book: Book) -> None:
    book.desk.do(changes.add_prize, prize=Prize(0, "place", amount=1000))
    assert sums(book)[-2:] == ["Sum raised", "20.00"]
    assert "−10.00" in sums(book)


def test_ctrl_7_shows_the_cash_and_f1_is_about_it(eight: MainWindow) -> None:
    eight.actions_by_key["cash"].trigger()
    assert eight.page.key == "cash"
    page = eight.page
    assert isinstance(page, CashPage)
    assert page.paid.text() == "There is no fee."
    assert page.entry.what.hasFocus()
    page.entry.what.setText("Tea")
    assert not eight.go_to("scores")
    assert eight.page.key == "cash"
    page.entry.clear()
    assert eight.go_to("scores")
