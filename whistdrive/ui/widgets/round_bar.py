"""Above the scores: which round is shown, who is missing, and the step that comes next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished
from whistdrive.desk.practice import may_be_tried_out
from whistdrive.desk.runs import in_runs
from whistdrive.ui import theme
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.jump_field import LETTERS, JumpField
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.round_chooser import RoundChooser
from whistdrive.ui.widgets.rows import kept_together

NARROW = 64
"""The width, in letters, below which all steps aside that stands elsewhere too."""


class RoundBar(QWidget):
    """Shows the round it is told. ``rounds`` asks for another one, ``jump`` for a table.

    A practice is offered before the evening has any result (later its key begins one), the second count once every
    table of the last round is in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PageTitle()
        self.count = QuietLabel()
        self.rounds = RoundChooser()
        self.past = QLabel()
        self.past.setWordWrap(True)
        self.jump = JumpField()
        self.slip = QToolButton()
        self.slip.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.practice, self.second_count = QPushButton(), QPushButton()
        self.next_step = NextButton()
        self.slip.setMinimumHeight(theme.ROW_HEIGHT)
        self.slip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._offers: dict[QWidget, bool] = {self.title: True}
        self._lay_out()
        self.jump.installEventFilter(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_offers()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_offers()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.jump and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._show_offers()
        return super().eventFilter(watched, event)

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as it is without what steps aside."""
        hint = super().minimumSizeHint()
        spared = sum(each.minimumSizeHint().width() + theme.INSIDE for each in self._offers if not each.isHidden())
        return QSize(max(hint.width() - spared, 0), hint.height())

    def retranslate(self) -> None:
        """Word everything that does not depend on the round."""
        self.title.setText(self.tr("Scores"))
        self.rounds.retranslate()
        self.slip.setText(self.tr("&Table"))
        self.slip.setToolTip(self.tr("What else can be done to this slip (Alt+T)"))
        self.practice.setText(self.tr("Practice first"))
        self.practice.setToolTip(self.tr("Try this round out: nothing of it counts (Ctrl+Shift+T)"))
        self.second_count.setText(self.tr("Second count"))
        self.second_count.setToolTip(self.tr("Compare people’s own cards with the tables (F8)"))
        self.jump.retranslate()

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show round ``number`` (0: none is seated)."""
        for widget in (self.slip, self.count, self.next_step):
            widget.setVisible(number > 0)
        self.past.setVisible(drive is not None and 0 < number < len(drive.rounds))
        rounds = len(drive.rounds) if drive else 0
        ended = drive is not None and rounds >= drive.plan.rounds and not unfinished(drive.earnest, rounds)
        self._offers |= {self.practice: rounds == 1 and may_be_tried_out(drive), self.second_count: ended}
        self._show_offers()
        self.rounds.show_rounds(number, rounds, drive.plan.rounds if drive else 0)
        if drive is None or not number:
            return
        past = self.tr("⚠ An earlier round; round {latest} is being played")
        if drive.practice:
            past = self.tr("⚠ An earlier round, which counts; round {latest} is being tried out")
        elif drive.closed:
            past = self.tr("⚠ An earlier round; round {latest} was the last")
        self.past.setText(past.format(latest=rounds))
        self.count.setText(self._count(drive, number))
        self._word_next_step(drive)

    def colour(self) -> None:
        """Take the colours of the moment."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour("amber"))
        self.past.setPalette(palette)

    def _show_offers(self) -> None:
        """Show what there is room for: the title, and what a key or another page offers too."""
        letters = NARROW + (0 if self.jump.isHidden() else LETTERS)
        narrow = self.width() < self.fontMetrics().horizontalAdvance("n") * letters
        for each, offered in self._offers.items():
            each.setVisible(offered and not narrow)

    def _word_next_step(self, drive: Drive) -> None:
        text = self.tr("Standings") if len(drive.rounds) >= drive.plan.rounds else self.tr("Next round")
        tip = self.tr("Go on (F9 or Ctrl+Enter)")
        if drive.practice:
            text = self.tr("Begin in earnest")
            tip = self.tr("Clear what was tried out; everybody keeps their seat (F9 or Ctrl+Enter)")
        self.next_step.setText(text)
        self.next_step.setToolTip(tip)

    def _count(self, drive: Drive, number: int) -> str:
        tables, missing = len(drive.rounds[number - 1].tables), unfinished(drive, number)
        told = self.tr("{ready} of {tables} in").format(ready=tables - len(missing), tables=tables)
        if not missing:
            return told
        numbers = in_runs(table.number for table in missing)
        return self.tr("{told}; missing: {numbers}").format(told=told, numbers=numbers)

    def _lay_out(self) -> None:
        texts = QWidget()
        lines = QVBoxLayout(texts)
        lines.setContentsMargins(theme.INSIDE, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.count)
        lines.addWidget(self.past)
        steps = kept_together(self.jump, self.slip, self.practice, self.second_count, self.next_step)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        layout.addWidget(FoldingRow(kept_together(self.title, self.rounds), texts, steps))
