"""What a club that has nothing yet shows: what the program is, and where to begin."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from whistdrive.store import Place
from whistdrive.ui import resources, theme
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.words import Words

WIDTH = 68
"""The width of the sentences, in letters, at most."""


class FirstRun(QWidget):
    """A few sentences and two buttons; ``begin`` begins the club's first drive, ``try_out`` opens the samples."""

    def __init__(self, place: Place, samples: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self.begin, self.try_out = NextButton(), QPushButton(resources.icon("sample"), "")
        self.try_out.setMenu(samples)
        self._title, self.what, self.meant = PageTitle(), QLabel(), QLabel()
        self.where, self._further = QuietLabel(), QuietLabel()
        for text in (self.what, self.meant):
            text.setWordWrap(True)
            text.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()

    def retranslate(self, words: Words) -> None:
        """Word everything in the language of the moment."""
        self._title.setText(self.tr("Welcome"))
        # The first two sentences of the help, where they can be read again.
        self.what.setText(words("help.start.0"))
        self.meant.setText(words("help.start.1"))
        self.begin.setText(self.tr("Begin our club"))
        self.begin.setToolTip(self.tr("Plan the first drive; people are added as they sign in (Ctrl+N)"))
        self.try_out.setText(self.tr("Try the sample evening"))
        self.try_out.setToolTip(self.tr("A finished drive in a file of its own, to change as you like"))
        shown = str(self._place).replace(os.sep, f"{os.sep}\N{ZERO WIDTH SPACE}")
        kept = self.tr("The club is kept on a server: {file}")
        if isinstance(self._place, Path):
            kept = self.tr("The club is kept in this file: {file}")
        self.where.setText(kept.format(file=shown))
        self._further.setText(
            self.tr(
                "Ctrl+Shift+N keeps it elsewhere, Ctrl+O opens a club that exists already, and F1 helps on every page."
            )
        )

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.INSIDE)
        buttons.addWidget(self.begin)
        buttons.addWidget(self.try_out)
        buttons.addStretch(1)
        column = QWidget()
        column.setMaximumWidth(self.fontMetrics().horizontalAdvance("n") * WIDTH)
        texts = QVBoxLayout(column)
        texts.setContentsMargins(0, 0, 0, 0)
        texts.setSpacing(theme.BETWEEN)
        for part in (self._title, self.what, self.meant):
            texts.addWidget(part)
        texts.addLayout(buttons)
        texts.addWidget(self.where)
        texts.addWidget(self._further)
        texts.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column, 1)
        layout.addStretch(0)
