"""Every command with its keys, and which program this is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QSize, Qt
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
from typing_extensions import override

from whistdrive import __version__
from whistdrive.ui import resources, theme
from whistdrive.ui.actions import shortcut_text
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel

WIDTH = 64
"""The width in letters."""


class KeysDialog(QDialog):
    """A list to glance at, made anew at each look and in each language; it lies beside the work and can stay open."""

    help_topic: ClassVar[str] = "keys"

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = tuple(actions)
        self._whole = QWidget()
        self._frame = QVBoxLayout(self)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self._frame.addWidget(self._whole)
        self.retranslate()
        letter = self.fontMetrics().horizontalAdvance("n")
        self.resize(QSize(letter * WIDTH, letter * WIDTH).boundedTo(self.screen().availableSize() * 0.9))

    def retranslate(self) -> None:
        """Make everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Keys and about"))
        before, self._whole = self._whole, self._laid_out(self._about(), self._list())
        self._frame.replaceWidget(before, self._whole)
        before.deleteLater()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

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

    def _list(self) -> QWidget:
        listed = QWidget()
        grid = QGridLayout(listed)
        grid.setHorizontalSpacing(theme.EDGE)
        grid.setColumnStretch(0, 1)
        in_pages = (
            (self.tr("Find a table or a player, on the scores page"), "/  Ctrl+G"),
            (self.tr("The first table without a result, on the scores page"), "Ctrl+M"),
            (self.tr("Totals only, of the table under the cursor"), "Ctrl+T"),
            (self.tr("Adjustment: a revoke, a penalty, an award"), "Ctrl+J"),
            (self.tr("People sat in the wrong seats"), "Ctrl+R"),
            (self.tr("Check entry: type a round again"), "F7"),
            (self.tr("Totals, halves or all deals, on the page of the cards"), "Alt+1  Alt+2  Alt+3"),
            (self.tr("Where cards and tables differ, on the page of the second count"), "Alt+D"),
            (self.tr("How people move and how many they are, on the seating page"), "Alt+D"),
            (self.tr("How even the evening is, on the seating page"), "Alt+F"),
            (self.tr("A substitute takes over a seat, on the sign-in page"), "F5"),
            (self.tr("Somebody who waits plays at once, on the sign-in page"), "Shift+F5"),
            (self.tr("Up or down the list, on the page of the prizes"), "Alt+↑  Alt+↓"),
            (self.tr("A tie is cut for, played off or shared, on the page of the prizes"), "Alt+K  Alt+F  Alt+S"),
            (self.tr("Hand out what is won, on the page of the prizes"), "Alt+G"),
            (
                self.tr("On the wall: what it shows; start and pause the clock; a minute more or less"),
                "1–7  Space  +  −",
            ),
            (self.tr("On the wall: other pages, and keep the page"), "←  →  P"),
            (self.tr("On the wall: the next prize, hide the last one, all of them"), "↓  ↑  End"),
            (self.tr("On the wall: full screen, leave it, close the wall"), "F11  Esc  Ctrl+W"),
            (self.tr("Export standings, results and seating, on the pages of standings and paper"), "Alt+X"),
            (self.tr("Print the document that is shown, on the page of paper"), "Alt+T"),
            (self.tr("Turn pages, change their size, fit width or page, in the preview"), "←  →  +  −  W  P"),
            (self.tr("More or less of the bar of the wall"), "Ctrl+Shift+M"),
            (self.tr("Edit what is selected in a list"), "F2"),
        )
        rows = [(action.iconText(), shortcut_text(action)) for action in self._actions]
        for line, (name, keys) in enumerate((*rows, *in_pages)):
            label = QLabel(name)
            label.setWordWrap(True)
            grid.addWidget(label, line, 0)
            grid.addWidget(QLabel(keys), line, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setRowStretch(grid.rowCount(), 1)
        return listed

    def _laid_out(self, about: QHBoxLayout, listed: QWidget) -> QWidget:
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(listed)
        area.setAccessibleName(self.tr("Commands and their keys"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addLayout(about)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        return whole
