"""Every command with its keys, and which program this is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from whistdrive import __version__
from whistdrive.ui import resources, theme
from whistdrive.ui.actions import shortcut_text
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel

WIDTH = 64
"""The width in letters."""


class KeysDialog(QDialog):
    """A list to glance at, made anew at each look; it lies beside the work and can stay open."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys and about"))
        self._lay_out(self._about(), self._list(actions))

    def _about(self) -> QHBoxLayout:
        icon, title, about = QLabel(), PageTitle(), QuietLabel()
        icon.setPixmap(resources.application_icon().pixmap(64, 64))
        title.setText(self.tr("whistdrive {version}").format(version=__version__))
        about.setText(self.tr("Everything is saved as it is typed, and everything can be taken back."))
        texts = QVBoxLayout()
        texts.addWidget(title)
        texts.addWidget(about)
        row = QHBoxLayout()
        row.setSpacing(theme.BETWEEN)
        row.addWidget(icon)
        row.addLayout(texts, 1)
        return row

    def _list(self, actions: Sequence[QAction]) -> QWidget:
        listed = QWidget()
        grid = QGridLayout(listed)
        grid.setHorizontalSpacing(theme.EDGE)
        grid.setColumnStretch(0, 1)
        in_pages = (
            (self.tr("Find a table or a player, on the scores page"), "/  Ctrl+G"),
            (self.tr("The first table without a result, on the scores page"), "Ctrl+M"),
            (self.tr("How people move and how many they are, on the seating page"), "Alt+D"),
            (self.tr("How even the evening is, on the seating page"), "Alt+F"),
            (self.tr("Edit what is selected in a list"), "F2"),
        )
        rows = [(action.iconText(), shortcut_text(action)) for action in actions]
        for line, (name, keys) in enumerate((*rows, *in_pages)):
            label = QLabel(name)
            label.setWordWrap(True)
            grid.addWidget(label, line, 0)
            grid.addWidget(QLabel(keys), line, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setRowStretch(grid.rowCount(), 1)
        return listed

    def _lay_out(self, about: QHBoxLayout, listed: QWidget) -> None:
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(listed)
        area.setAccessibleName(self.tr("Commands and their keys"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addLayout(about)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        letter = self.fontMetrics().horizontalAdvance("n")
        self.resize(QSize(letter * WIDTH, letter * WIDTH).boundedTo(self.screen().availableSize() * 0.9))
