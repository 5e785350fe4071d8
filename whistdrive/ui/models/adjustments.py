"""The adjustments of a drive as a list: for whom, how much, why, and in which round."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Adjustment, Drive
from whistdrive.core.namesakes import called
from whistdrive.desk.notes import adjusted_in_short

Index = QModelIndex | QPersistentModelIndex


class AdjustmentsModel(QAbstractListModel):
    """An adjustment an item, the latest first."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self.adjustments: tuple[Adjustment, ...] = ()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the adjustments of a drive."""
        adjustments = drive.adjustments[::-1] if drive else ()
        if adjustments == self.adjustments and self._drive is not None:
            self._drive = drive
            return
        self.beginResetModel()
        self._drive, self.adjustments = drive, adjustments
        self.endResetModel()

    def adjustment(self, row: int) -> Adjustment | None:
        """The adjustment in a row, if there is such a row."""
        return self.adjustments[row] if 0 <= row < len(self.adjustments) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.adjustments)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        adjustment = self.adjustment(index.row())
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if adjustment is None or self._drive is None or not shown:
            return None
        names = " + ".join(called(self._drive, each) for each in adjustment.entrants)
        where = self.tr("round {round}").format(round=adjustment.round)
        if adjustment.table is not None:
            where = self.tr("round {round}, table {table}").format(round=adjustment.round, table=adjustment.table)
        points = adjusted_in_short(adjustment.points)
        if self._drive.plan.entry == "cards":
            return self.tr("{points} for {names}: {reason}").format(
                points=points, names=names, reason=adjustment.reason
            )
        text = self.tr("{points} for {names}: {reason} ({where})")
        return text.format(points=points, names=names, reason=adjustment.reason, where=where)
