"""The steps by which places are decided, one after the other: a list that is put in order."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.ranking import STEPS
from whistdrive.ui import theme
from whistdrive.ui.widgets.button_key import press_by_key_in
from whistdrive.ui.widgets.lines_delegate import LinesDelegate
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.words import Words

_ROWS = 4
"""So many steps are seen at once; of more the list scrolls, and the form around it never moves."""


class RankingSteps(QWidget):
    """Reads as the steps in their order. Those that tell nothing in the game are not shown, and keep their places."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._steps: list[str] = []
        self._telling: tuple[str, ...] = STEPS
        self.list, self.others = _Listed(), ComboBox()
        self.up, self.down, self.remove, self.add = (QPushButton() for _ in range(4))
        self.others.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.list)
        layout.addLayout(side_by_side(self.up, self.down, self.remove, None))
        layout.addLayout(side_by_side(self.others, self.add, stretch=self.others))
        self.setFocusProxy(self.list)
        self._connect()

    def word(self, name: str) -> None:
        """Name every part, and word the steps."""
        self.list.setAccessibleName(name)
        self.list.setToolTip(self.tr("The first step that tells two apart decides: Alt+↑ and Alt+↓ move one"))
        self.others.setAccessibleName(self.tr("{name}: further steps").format(name=name))
        texts = {
            self.up: (self.tr("Up"), self.tr("Before its neighbour (Alt+↑ in the list)")),
            self.down: (self.tr("Down"), self.tr("After its neighbour (Alt+↓ in the list)")),
            self.remove: (self.tr("Leave out"), self.tr("One step less (Delete in the list)")),
            self.add: (self.tr("Add"), self.tr("The step that is chosen here, after the others (Insert in the list)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self._show(self.list.currentRow())

    def read(self) -> tuple[str, ...]:
        """The steps in their order, with those that are not shown."""
        return tuple(self._steps)

    def show_value(self, steps: tuple[str, ...]) -> None:
        """Show some steps."""
        self._steps = list(steps)
        self._show(0)

    def offer(self, telling: tuple[str, ...]) -> None:
        """Let only these be shown and chosen: the others tell nothing in the game."""
        if telling != self._telling:
            self._telling = telling
            self._show(self.list.currentRow())

    def _connect(self) -> None:
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.remove.clicked.connect(self._remove)
        self.add.clicked.connect(self._add)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        for button, key in ((self.up, "Alt+Up"), (self.down, "Alt+Down"), (self.remove, "Del"), (self.add, "Ins")):
            press_by_key_in(self.list, button, key)

    @property
    def _shown(self) -> list[str]:
        return [step for step in self._steps if step in self._telling]

    def _move(self, by: int) -> None:
        """Let the step that is chosen change places with its neighbour."""
        shown, row = self._shown, self.list.currentRow()
        if not (0 <= row < len(shown) and 0 <= row + by < len(shown)):
            return
        here, there = (self._steps.index(shown[at]) for at in (row, row + by))
        self._steps[here], self._steps[there] = self._steps[there], self._steps[here]
        self._show(row + by)

    def _remove(self) -> None:
        shown, row = self._shown, self.list.currentRow()
        if row >= 0 and len(shown) > 1:
            self._steps.remove(shown[row])
            self._show(min(row, len(shown) - 2))

    def _add(self) -> None:
        step = self.others.currentData()
        if step is not None:
            at = self.others.currentIndex()
            self._steps.append(step)
            self._show(len(self._shown) - 1)
            self.others.setCurrentIndex(min(at, self.others.count() - 1))

    def _show(self, row: int) -> None:
        """Fill the list and the choice of further steps; the cursor goes to a row, in so far as there is one."""
        shown, chosen = self._shown, self.others.currentData()
        self.list.clear()
        for number, step in enumerate(shown, start=1):
            text = self.tr("{number}. {step}").format(number=number, step=self._words.name("measure", step))
            self.list.addItem(text)
        self.list.setCurrentRow(min(max(row, 0), len(shown) - 1))
        self.others.clear()
        for step in self._telling:
            if step not in self._steps:
                self.others.addItem(self._words.name("measure", step), step)
        self.others.setCurrentIndex(max(self.others.findData(chosen), 0))
        self._enable()

    def _enable(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.remove.setEnabled(row >= 0 and last > 0)
        for part in (self.others, self.add):
            part.setEnabled(self.others.count() > 0)


class _Listed(QListWidget):
    """As high as some of its rows, and no higher; a form that has no room yet makes it lower."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setItemDelegate(LinesDelegate(self, plain=True))

    @property
    def row_height(self) -> int:
        """The height of a step, in pixels."""
        return max(self.fontMetrics().height() + theme.INSIDE, theme.ROW_HEIGHT)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _ROWS * self.row_height + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.row_height + 2 * self.frameWidth())
