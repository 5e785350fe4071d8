"""The documents there are, each with what it is for and what it holds now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.printing import DOCUMENTS, OF_PRIZES, documents
from whistdrive.printing.card_lines import holders
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
        """What a document would hold if it were made now."""
        drive = self._drive
        if drive is None:
            return ""
        if key in OF_PRIZES and not drive.prizes:
            return self.tr("No prizes yet")
        if key == "cash" and key not in documents(drive):
            return self.tr("No money yet")
        if key not in documents(drive):
            return self.tr("Not needed: the results come from people’s own cards")
        if key == "standings" and drive.plan.entry == "cards":
            return self.tr("Now: from %n cards", "", len(drive.cards))
        facts = _facts(drive.earnest)
        return self._texts(facts)[key].format(**facts)

    def _texts(self, facts: dict[str, int]) -> dict[str, str]:
        return {
            "standings": self.tr("Now: after round {played} of {planned}"),
            "prizes": self.tr("Now: prizes of the evening: {prizes}"),
            "announcer": self.tr("Now: prizes of the evening: {prizes}"),
            "cross": self.tr("Now: after round {played} of {planned}"),
            "seating": self.tr("Now: %n rounds", "", facts["seated"]),
            "guides": self.tr("Now: %n cards", "", facts["cards"]),
            "cards": self.tr("Now: %n cards", "", facts["cards"]),
            "slips": self.tr("Now: %n slips; rounds: {seated}", "", facts["tables"]),
            "sheets": self.tr("Now: %n sheets with results", "", facts["results"]),
            "blank_sheets": self.tr("Now: %n blank sheets; rounds: {seated}", "", facts["tables"]),
            "signin": self.tr("Now: %n names", "", facts["names"]),
            "numbers": self.tr("Now: for %n players", "", facts["players"]),
            "mc": self.tr("Now: %n rounds", "", facts["planned"]),
            "rules": self.tr("Now: as the drive is planned"),
            "cash": self.tr("Now: %n lines", "", facts["sums"]),
            "fairness": self.tr("Now: counted over %n rounds", "", facts["known"]),
        }


def _facts(drive: Drive) -> dict[str, int]:
    """The figures that the sentences about a drive's documents name."""
    tables = [table for seated in drive.rounds for table in seated.tables]
    over = drive.closed or drive.movement.needs_results
    return {
        "played": played_so_far(drive),
        "planned": drive.plan.rounds,
        "seated": len(drive.rounds),
        "players": len(drive.entrants),
        "names": sum(not entrant.dummy for entrant in drive.entrants),
        "cards": len(holders(drive)),
        "tables": len(tables),
        "prizes": len(drive.prizes),
        "sums": len(drive.cash) + bool(drive.plan.fee) + any(prize.amount for prize in drive.prizes),
        "results": sum(not table.slip.blank for table in tables),
        "known": len(drive.rounds) if over else drive.plan.rounds,
    }
