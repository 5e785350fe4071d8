"""The cards of a club that has hundreds of drives."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from whistdrive.store import DriveCard
from whistdrive.ui.models.drive_cards import DriveCardsModel
from whistdrive.ui.widgets.card_list import CardList


def test_the_oldest_drive_is_reached_and_stays_in_view_when_the_list_is_resized(qtbot: QtBot) -> None:
    model, cards = DriveCardsModel(), CardList()
    qtbot.addWidget(cards)
    model.show_cards(
        tuple(DriveCard(each, f"Drive {each}", date(2020, 1, 1), "", 4, 3, 3, True, ()) for each in range(300))
    )
    cards.setModel(model)
    cards.resize(500, 500)
    cards.setCurrentIndex(model.index(0))
    cards.show()
    qtbot.waitUntil(lambda: cards.visualRect(model.index(299)).isValid())
    QTest.keyClick(cards, Qt.Key.Key_End)
    assert cards.currentIndex().row() == 299
    for width in (500, 420):
        cards.resize(width, 500)
        qtbot.wait(20)
        assert cards.viewport().rect().contains(cards.visualRect(cards.currentIndex()).center())
