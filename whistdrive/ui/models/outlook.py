"""The rounds still to come, worked out one at a time so that no key has to wait for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive.core.drive import Drive, Round, Seat
from whistdrive.core.findings import Refused
from whistdrive.movement.forecast import one_more


class Outlook(QObject):
    """Looks ahead to the last round of a drive.

    ``found`` carries the drive that was asked about, and the same with all its rounds as they will be if nobody comes
    or goes, or None where there are too few people.
    """

    found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: Drive | None = None
        self._ahead: Drive | None = None
        self._step = QTimer(self)
        self._step.setInterval(0)
        self._step.timeout.connect(self._one_round)

    def ask(self, drive: Drive | None) -> None:
        """Begin to look ahead from a drive as it is, whose movement needs no results; None: stop."""
        self._asked = self._ahead = drive
        if drive is None:
            self._step.stop()
        else:
            self._step.start()

    def _one_round(self) -> None:
        ahead = self._ahead
        if ahead is not None and len(ahead.rounds) < ahead.plan.rounds:
            self._ahead = _one_more(ahead)
        else:
            self._step.stop()
            self.found.emit(self._asked, ahead)


def same_route(old: Drive, new: Drive) -> bool:
    """Whether two drives have the same people, plan, wishes and seats, so that the same rounds are still to come."""
    return (
        old.id == new.id
        and old.entrants is new.entrants
        and (old.plan, old.movement, old.seed, old.wishes) == (new.plan, new.movement, new.seed, new.wishes)
        and len(old.rounds) == len(new.rounds)
        and all(_seats(was) == _seats(now) for was, now in zip(old.rounds, new.rounds, strict=True) if was is not now)
    )


def _seats(held: Round) -> list[tuple[Seat, ...]]:
    return [*(table.seats for table in held.tables), (held.resting,)]


def _one_more(drive: Drive) -> Drive | None:
    try:
        return one_more(drive)
    except Refused:
        return None
