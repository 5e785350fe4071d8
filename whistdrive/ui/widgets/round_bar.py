"""Above the scores: which round is shown, who is missing, and the step that comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished
from whistdrive.desk.runs import in_runs
from whistdrive.ui import theme
from whistdrive.ui.widgets.jump_field import JumpField
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.round_chooser import RoundChooser


class RoundBar(QWidget):
    """Shows the round it is told. ``rounds`` asks for another one, ``jump`` for a table.

    The second count is offered once every table of the last round is in.
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
        self.second_count = QPushButton()
        self.next_step = NextButton()
        self.slip.setMinimumHeight(theme.ROW_HEIGHT)
        self.slip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def retranslate(self) -> None:
        """Word everything that does not depend on the round."""
        self.title.setText(self.tr("Scores"))
        self.rounds.retranslate()
        self.slip.setText(self.tr("&Table"))
        self.slip.setToolTip(self.tr("What else can be done to this slip (Alt+T)"))
        self.second_count.setText(self.tr("Second count"))
        self.second_count.setToolTip(self.tr("Compare people’s own cards with the tables (F8)"))
        self.jump.setPlaceholderText(self.tr("Table, player’s number or name"))
        self.jump.setAccessibleName(self.tr("Go to table or player"))

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show round ``number`` (0: none is seated)."""
        for widget in (self.slip, self.count, self.next_step):
            widget.setVisible(number > 0)
        self.past.setVisible(drive is not None and 0 < number < len(drive.rounds))
        rounds = len(drive.rounds) if drive else 0
        ended = drive is not None and rounds >= drive.plan.rounds and not unfinished(drive, rounds)
        self.second_count.setVisible(ended)
        self.rounds.show_rounds(number, rounds, drive.plan.rounds if drive else 0)
        if drive is None or not number:
            return
        past = self.tr("⚠ An earlier round; round {latest} is being played")
        if drive.closed:
            past = self.tr("⚠ An earlier round; round {latest} was the last")
        self.past.setText(past.format(latest=rounds))
        self.count.setText(self._count(drive, number))
        last = rounds >= drive.plan.rounds
        self.next_step.setText(self.tr("Standings") if last else self.tr("Next round"))
        self.next_step.setToolTip(self.tr("Go on (F9 or Ctrl+Enter)"))

    def colour(self) -> None:
        """Take the colours of the moment."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour("amber"))
        self.past.setPalette(palette)

    def _count(self, drive: Drive, number: int) -> str:
        tables, missing = len(drive.rounds[number - 1].tables), unfinished(drive, number)
        told = self.tr("{ready} of {tables} in").format(ready=tables - len(missing), tables=tables)
        if not missing:
            return told
        numbers = in_runs(table.number for table in missing)
        return self.tr("{told}; missing: {numbers}").format(told=told, numbers=numbers)

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.count)
        texts.addWidget(self.past)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.title)
        layout.addWidget(self.rounds)
        layout.addSpacing(theme.INSIDE)
        layout.addLayout(texts, 1)
        layout.addWidget(self.jump)
        layout.addWidget(self.slip)
        layout.addWidget(self.second_count)
        layout.addWidget(self.next_step)
