"""The next round: settled, asked about, proposed by the movement and recorded."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished
from whistdrive.desk.runs import in_runs
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.notice import Notice


class NextRound(QObject):
    """Seats one round at a time, and shows the page where it is looked at."""

    def __init__(self, bridge: Bridge, question: Notice, go_to: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._question = question
        self._go_to = go_to

    def begin(self) -> None:
        """Seat the next round; ask first, naming the tables, while results are missing. After the last: standings.

        A round that is only tried out begins in earnest instead. Where results come from people's cards there are no
        rounds, and nothing happens.
        """
        drive = self._bridge.desk.evening.drive
        if drive is None or drive.plan.entry == "cards":
            return
        if drive.practice:
            self._begin_in_earnest()
            return
        missing = self._missing(drive)
        if missing:
            self._ask(drive, missing)
        else:
            self._go_on()

    def try_out(self) -> None:
        """Let the latest round be a practice, and show where it is typed."""
        if self._bridge.attempt(changes.begin_practice) is None:
            self._go_to("scores")

    def _begin_in_earnest(self) -> None:
        if self._bridge.attempt(changes.end_practice) is None:
            self._go_to("scores")

    def _go_on(self) -> None:
        drive = self._bridge.desk.drive
        number = len(drive.rounds) + 1
        if drive.closed or number > drive.plan.rounds:
            self._go_to("standings")
        elif self._bridge.attempt_call(lambda: self._seat(drive, number)) is None:
            self._go_to("seating" if number == 1 else "scores")

    def _seat(self, drive: Drive, number: int) -> None:
        self._bridge.do(changes.seat_round, number=number, seated=drive.movement.propose(drive))

    def _missing(self, drive: Drive) -> str:
        if not drive.rounds:
            return ""
        return in_runs(table.number for table in unfinished(drive, len(drive.rounds)))

    def _ask(self, drive: Drive, missing: str) -> None:
        number = len(drive.rounds)
        sentence = self.tr("Round {number}: results are missing (tables: {tables}).")
        go_on = self.tr("Show the standings all the same")
        if number < drive.plan.rounds:
            go_on = self.tr("Seat round {number} all the same").format(number=number + 1)
            if drive.movement.needs_results:
                sentence = self.tr(
                    "Round {number}: results are missing (tables: {tables}). A lot would say who moves there."
                )
        choices = [(self.tr("Back to the scores"), lambda: self._go_to("scores")), (go_on, self._go_on)]
        self._question.say(sentence.format(number=number, tables=missing), choices, focus=True)
