"""After which round the interval comes."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QSpinBox

from whistdrive.core.drive import Drive, Plan
from whistdrive.ui.widgets.wheelproof import SpinBox


class IntervalField(SpinBox):
    """A round, or 0 for none. Between two halves the interval stays there when the number of ``rounds`` changes."""

    def __init__(self, rounds: QSpinBox) -> None:
        super().__init__()
        self._rounds, self._halves = rounds, False
        self.valueChanged.connect(self._note_halves)

    def show_plan(self, plan: Plan) -> None:
        """Show the interval of a plan whose number of rounds is shown already."""
        self.setValue(plan.interval)
        self._note_halves()

    def keep_halves(self, drive: Drive) -> None:
        """Follow the number of rounds, unless the interval of the drive is over."""
        is_over = 0 < drive.plan.interval <= len(drive.rounds)
        if self._halves and not is_over:
            with QSignalBlocker(self):
                self.setValue(self._rounds.value() // 2)

    def about(self, drive: Drive) -> str:
        """What 0 means; once the evening goes on and has another number of rounds, where the halves part now."""
        before, now = drive.plan.rounds, self._rounds.value()
        if not drive.rounds or now == before:
            return self.tr("0: no interval")
        text = self.tr("There are {rounds} rounds now and were {before}: is this still where the halves part? 0: none")
        return text.format(rounds=now, before=before)

    def _note_halves(self) -> None:
        self._halves = 0 < self.value() == self._rounds.value() // 2
