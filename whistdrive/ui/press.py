"""Makes documents one after the other beside the window, so that no key has to wait for paper."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive import printing
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.ui.collector import submitted
from whistdrive.words import Words

LOOK_EVERY = 20
"""Milliseconds between two looks at whether a document is ready."""


@dataclass(frozen=True, slots=True)
class Job:
    """One document and where it is to be saved."""

    document: str
    path: Path
    choices: printing.Choices = printing.Choices()


class Press(QObject):
    """Works through jobs; all of them see the drive as it was when they were given.

    ``saved`` and ``failed`` follow each job, ``finished`` the last of them, also after :meth:`cancel`.
    """

    saved = Signal(Job)
    failed = Signal(Job, Refused)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="press")
        self._waiting: list[tuple[Job, Future[bytes]]] = []
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._take_ready)

    def begin(self, jobs: Sequence[Job], drive: Drive, words: Words) -> None:
        """Add jobs for a drive as it is now."""
        for job in jobs:
            make = partial(self._worker.submit, printing.pdf, job.document, drive, words, job.choices)
            self._waiting.append((job, submitted(make)))
        self._look.start()

    def cancel(self) -> None:
        """Give up what is not begun; the document that is being made is thrown away."""
        for _job, future in self._waiting:
            future.cancel()
        self._waiting.clear()

    def _take_ready(self) -> None:
        while self._waiting and self._waiting[0][1].done():
            job, future = self._waiting.pop(0)
            try:
                printing.write_file(job.path, future.result())
            except Refused as refused:
                self.failed.emit(job, refused)
            else:
                self.saved.emit(job)
        if not self._waiting:
            self._look.stop()
            self.finished.emit()
