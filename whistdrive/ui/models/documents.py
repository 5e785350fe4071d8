"""The documents there are, each with what it is for and what it holds now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.printing import DOCUMENTS, OF_PRIZES, documents
from whistdrive.printing.tables import played_so_far
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class DocumentsModel(QAbstractListModel):
    """One item a document, in the order in which they are offered."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._drive: Drive | None = None

    def show_drive(self, drive: Drive | None, words: Words) -> None:
        """Say what the documents of a drive hold."""
        self._drive, self._words = drive, words
        self.dataChanged.emit(self.index(0), self.index(len(DOCUMENTS) - 1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(DOCUMENTS)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        key = DOCUMENTS[index.row()]
        lines = [self._words.name("document", key), self._words.name("document_help", key), self._now(key)]
        return "\n".join(line for line in lines if line)

    def _now(self, key: str) -> str:
        drive = self._drive
        if drive is None:
            return ""
        if key in OF_PRIZES and not drive.prizes:
            return self.tr("No prizes yet")
        if key not in documents(drive):
            return self.tr("Not needed: the results come from people’s own cards")
        tables = [table for seated in drive.rounds for table in seated.tables]
        match key:
            case "standings" if drive.plan.entry == "cards":
                return self.tr("Now: from {count} cards").format(count=len(drive.cards))
            case "standings":
                return self.tr("Now: after round {round} of {planned}").format(
                    round=played_so_far(drive), planned=drive.plan.rounds
                )
            case key if key in OF_PRIZES:
                return self.tr("Now: prizes of the evening: {count}").format(count=len(drive.prizes))
            case "cards":
                return self.tr("Now: cards for {count} players").format(count=len(drive.entrants))
            case "slips":
                return self.tr("Now: {count} slips in {rounds} rounds").format(
                    count=len(tables), rounds=len(drive.rounds)
                )
            case "seating":
                return self.tr("Now: {rounds} rounds").format(rounds=len(drive.rounds))
            case "sheets":
                return self.tr("Now: {count} sheets with results").format(
                    count=sum(not table.slip.blank for table in tables)
                )
            case "fairness":
                known = len(drive.rounds) if drive.closed or drive.movement.needs_results else drive.plan.rounds
                return self.tr("Now: counted over {count} rounds").format(count=known)
            case _:
                return ""
