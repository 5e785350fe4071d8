"""The club's drives, newest first, for the cards of the start page."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QDate, QLocale, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.store.club import DriveCard

Index = QModelIndex | QPersistentModelIndex

CARD_ROLE = Qt.ItemDataRole.UserRole
"""The :class:`DriveCard` itself."""
LINES_ROLE = Qt.ItemDataRole.UserRole + 1
"""What stands below the title: when and where, how far, and who won."""


class DriveCardsModel(QAbstractListModel):
    """A card a drive: the title on top, and quiet lines below it."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[DriveCard, ...] = ()

    def show_cards(self, cards: tuple[DriveCard, ...]) -> None:
        """Show these drives; nothing moves where they are the drives that are shown already."""
        if [card.id for card in cards] != [card.id for card in self._cards]:
            self.beginResetModel()
            self._cards = cards
            self.endResetModel()
            return
        before, self._cards = self._cards, cards
        for row, (was, now) in enumerate(zip(before, cards, strict=True)):
            if was != now:
                self.dataChanged.emit(self.index(row), self.index(row))

    def retranslate(self) -> None:
        """Word every card anew."""
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cards)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return card.title
        if role == LINES_ROLE:
            return self._lines(card)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((card.title, *self._lines(card)))
        return None

    def _lines(self, card: DriveCard) -> tuple[str, ...]:
        day = QLocale().toString(QDate(card.day.year, card.day.month, card.day.day), QLocale.FormatType.LongFormat)
        where = " · ".join(filter(None, (day, card.venue)))
        players = self.tr("Players: {players}").format(players=card.players)
        lines = [where, f"{self._state(card)} · {players}"]
        if card.winners:
            lines.append(self.tr("Won by {names}").format(names=", ".join(card.winners)))
        return tuple(lines)

    def _state(self, card: DriveCard) -> str:
        if card.closed:
            return self.tr("Finished")
        if card.rounds_seated:
            return self.tr("Running, round {number} of {rounds}").format(number=card.rounds_seated, rounds=card.rounds)
        return self.tr("Not started")
