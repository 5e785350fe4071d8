"""The report of a mistake of the program: exactly what would be saved, and whether names may stand in it."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.trouble import Trouble
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.tab_order import focus_in_reading_order

WIDTH, HEIGHT = 80, 24
"""In letters and lines of the report."""


class ReportDialog(QDialog):
    """Shows a report; it is accepted when that is to be saved, and saves nothing itself."""

    help_topic: ClassVar[str] = "trouble"

    def __init__(self, trouble: Trouble, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trouble = trouble
        self.title, self.about = PageTitle(), QLabel()
        self.whole, self.text = QCheckBox(), QPlainTextEdit()
        self.save_button, self.cancel_button = QPushButton(), QPushButton()
        self._lay_out()
        self.whole.toggled.connect(self._show)
        self.retranslate()
        self._show()

    @property
    def report(self) -> str:
        """What is shown, and nothing else."""
        return self.text.toPlainText()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Save a report"))
        self.title.setText(self.tr("Save a report"))
        self.about.setText(self.tr("This is all that the report says. It is saved where you like and sent nowhere."))
        self.whole.setText(self.tr("With what was &typed, such as names of people"))
        self.text.setAccessibleName(self.tr("The report"))
        self.save_button.setText(self.tr("Save…"))
        self.cancel_button.setText(self.tr("Cancel"))

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _show(self) -> None:
        self.text.setPlainText(self._trouble.report(whole=self.whole.isChecked()))

    def _lay_out(self) -> None:
        self.about.setWordWrap(True)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        buttons = QDialogButtonBox()
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for part in (self.title, self.about, self.text, self.whole, buttons):
            layout.addWidget(part)
        metrics = self.text.fontMetrics()
        size = QSize(metrics.horizontalAdvance("n") * WIDTH, metrics.lineSpacing() * HEIGHT)
        self.resize(size.boundedTo(self.screen().availableSize() * 0.9))
        self.save_button.setDefault(True)
        self.save_button.setFocus()
