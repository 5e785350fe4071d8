"""The foot of a score sheet: the running game, what waits, the totals, and whether the sitting is over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import Sides
from whistdrive.ui import theme
from whistdrive.ui.models.score_sheet import signed
from whistdrive.ui.models.sheet_rows import SheetRows
from whistdrive.ui.widgets.labels import QuietLabel

TOTAL_SIZE = 1.3
"""The totals, as a multiple of the text's size."""


class SheetFoot(QFrame):
    """Below the last rule of the sheet, always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state, self.running, self.totals = QuietLabel(), QLabel(), QLabel()
        self.totals.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, theme.STEP, 0, theme.STEP)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self.state, 1)
        layout.addWidget(self.running)
        layout.addWidget(self.totals)
        self._enlarge()

    def show_sheet(self, drive: Drive | None, table: Table | None, sheet: SheetRows | None) -> None:
        """Show what the written deals come to."""
        self.setVisible(drive is not None and sheet is not None)
        if drive is None or table is None or sheet is None:
            return
        self.state.setText(self._state(drive, table, sheet))
        parts = []
        if drive.scoring.plays_rubbers and not sheet.complete:
            parts.append(self.tr("this game {score}").format(score=self._both(sheet.score)))
        if any(sheet.waiting):
            parts.append(self.tr("waiting {points}").format(points=self._both(sheet.waiting)))
        self.running.setText(" · ".join(parts))
        self.totals.setText(self.tr("Total {points}").format(points=self._both(sheet.totals)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()
        super().changeEvent(event)

    def _state(self, drive: Drive, table: Table, sheet: SheetRows) -> str:
        if table.slip.closed:
            return self.tr("Closed early: {why}").format(why=table.slip.closed)
        if table.slip.totals is not None:
            return self.tr("Handed in as totals, without deals")
        if sheet.complete:
            return self.tr("Complete · deals: {deals}").format(deals=sheet.deals)
        if drive.plan.deals is None:
            return self.tr("Incomplete, the rubber is not decided · deals: {deals}").format(deals=sheet.deals)
        return self.tr("Incomplete: {deals} of %n deals", "", drive.plan.deals).format(deals=sheet.deals)

    def _both(self, points: Sides) -> str:
        """The points of both sides, in words: a dash between them would look like a sign."""
        return self.tr("{ns} to {ew}").format(ns=signed(points.ns), ew=signed(points.ew))

    def _enlarge(self) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * TOTAL_SIZE)
        font.setBold(True)
        self.totals.setFont(font)
