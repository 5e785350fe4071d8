"""How the room plan is shown: the shape of the hall, and how large."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from whistdrive.movement.room import SHAPES, Shape
from whistdrive.ui import theme
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.words import Words

_KEYS = (("Alt+-",), ("Alt+0",), ("Alt++", "Alt+="))


class PlanTools(QWidget):
    """A choice of shapes, and smaller, all in sight, larger.

    ``shape_chosen`` carries the key of a shape; ``zoom_wanted`` -1 for smaller, 1 for larger, 0 for all in sight.
    """

    shape_chosen = Signal(str)
    zoom_wanted = Signal(int)

    def __init__(self, shape: Shape, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale: float | None = None
        self.shape = ComboBox()
        for each in SHAPES:
            self.shape.addItem("", each)
        self.shape.setCurrentIndex(SHAPES.index(shape))
        self.smaller, self.fit, self.larger = QToolButton(), QToolButton(), QToolButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.shape)
        self._buttons = (self.smaller, self.fit, self.larger)
        for button, keys, step, sign in zip(self._buttons, _KEYS, (-1, 0, 1), ("−", "", "+"), strict=True):
            layout.addWidget(button)
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked, step=step: self.zoom_wanted.emit(step))
            for key in keys:
                QShortcut(QKeySequence(key), button, button.click)
        self.shape.currentIndexChanged.connect(lambda at: self.shape_chosen.emit(SHAPES[at]))

    def retranslate(self, words: Words) -> None:
        """Word everything anew."""
        for at, shape in enumerate(SHAPES):
            self.shape.setItemText(at, words.name("shape", shape))
        self.shape.setAccessibleName(self.tr("How the tables stand"))
        self.shape.setToolTip(self.tr("How the tables stand in the hall: in rows to and fro, round it, or in one row"))
        texts = (self.tr("Smaller plan"), self.tr("All tables in sight"), self.tr("Larger plan"))
        for button, keys, text, key in zip(self._buttons, _KEYS, texts, "-0+", strict=True):
            sequence = QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleName(text)
            button.setToolTip(self.tr("{what} ({key}; in the plan {short})").format(what=text, key=sequence, short=key))
        self._word_zoom()

    def show_zoom(self, scale: float, *, fits: bool) -> None:
        """Say how large the plan is (1: as the text of the program), and whether that follows from the window."""
        self._scale = None if fits else scale
        self._word_zoom()

    def _word_zoom(self) -> None:
        text = self.tr("Fit") if self._scale is None else f"{round(100 * self._scale)}\N{NO-BREAK SPACE}%"
        self.fit.setText(text)
