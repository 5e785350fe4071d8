"""Makes documents one after the other beside the window, so that no key has to wait for paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive import export, printing
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.words import Words

LOOK_EVERY = 20
"""Milliseconds between two looks at whether a document is ready."""


@dataclass(frozen=True, slots=True)
class Job:
    """One document (also one of :data:`whistdrive.export.FILES`) and where it is to be saved.

    Without a ``path`` it is only made, to be looked at. ``made`` is what was made before and needs only saving.
    """

    document: str
    path: Path | None = None
    choices: printing.Choices = printing.Choices()
    made: bytes | None = None


class Press(QObject):
    """Works through jobs; all of them see the drive as it was when they were given.

    ``made`` (with the bytes) or ``saved`` follows each job, or ``failed`` with the reason; ``finished`` follows the
    last of them, also after :meth:`cancel`.
    """

    made = Signal(Job, object)
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
            self.begin_one(job, partial(_made, job, drive, words))

    def begin_one(self, job: Job, make: Callable[[], bytes]) -> None:
        """Add a job for something else than a drive, which ``make`` makes."""
        self._waiting.append((job, self._worker.submit(make)))
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
                data = future.result()
                if job.path is not None:
                    printing.write_file(job.path, data)
            except Refused as refused:
                self.failed.emit(job, refused)
                continue
            if job.path is None:
                self.made.emit(job, data)
            else:
                self.saved.emit(job)
        if not self._waiting:
            self._look.stop()
            self.finished.emit()


def _made(job: Job, drive: Drive, words: Words) -> bytes:
    if job.made is not None:
        return job.made
    if job.document in export.FILES:
        return export.export(job.document, drive, words)
    return printing.pdf(job.document, drive, words, job.choices)
