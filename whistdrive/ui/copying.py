"""Copies of the open club, made beside the work of the evening: at opening, and whenever a round was seated."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, Copies
from whistdrive.store.copies import Reason

LOOK_EVERY = 50
"""Milliseconds between two looks at whether a copy is made."""


class Copying(QObject):
    """Copies one club in a thread of its own, between whose steps those of the evening are saved.

    ``failed`` carries the first refusal, and no other: the evening goes on without copies.
    """

    failed = Signal(Refused)

    def __init__(self, store: ClubStore, copies: Copies, most: int, parent: QObject | None = None) -> None:
        """``most``: so many copies are kept."""
        super().__init__(parent)
        self._store, self._copies, self._most = store, copies, most
        self._told = False
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="copying")
        self._begun: list[Future[Path | None]] = []
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._take_ready)

    def copy(self, reason: Reason, seated: int | None = None) -> None:
        """Copy the club as it is now, after round ``seated`` if that is the ``reason``."""
        work = partial(_copy, self._copies, self._store, reason, self._most, seated)
        self._begun.append(self._worker.submit(work))
        self._look.start()

    def follow(self, before: Evening, after: Evening) -> None:
        """Copy the club where a round was seated, or somebody was forgotten."""
        was, now = before.drive, after.drive
        if _forgotten(after) - _forgotten(before):
            self.copy("forgotten")
        elif was and now and was.id == now.id and len(now.rounds) > len(was.rounds) and not now.practice:
            self.copy("round", len(now.rounds))

    def wait(self) -> None:
        """Wait for the copies that were begun: two at once in one folder would take each other for leavings."""
        wait(self._begun)
        self._take_ready()

    def finish(self) -> None:
        """Wait for the copies that were begun, before the program ends or the club's file is changed by others."""
        self._look.stop()
        self._worker.shutdown()
        self._take_ready()

    def _take_ready(self) -> None:
        while self._begun and self._begun[0].done():
            try:
                self._begun.pop(0).result()
            except Refused as refused:
                self._tell(refused)
        if not self._begun:
            self._look.stop()

    def _tell(self, refused: Refused) -> None:
        if not self._told:
            self._told = True
            self.failed.emit(refused)


def _copy(copies: Copies, store: ClubStore, reason: Reason, most: int, seated: int | None) -> Path | None:
    path = copies.keep(store.write_to, reason, most, seated)
    if reason == "forgotten" and path is not None:
        copies.clear(but=path)
    return path


def _forgotten(evening: Evening) -> set[int]:
    return {person.id for person in evening.club.people if person.erased}
