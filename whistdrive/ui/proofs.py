"""The document that is looked at, made anew whenever it is another or would be another."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.printing import Choices
from whistdrive.ui.press import Job, Press
from whistdrive.words import Words

WAIT = 150
"""Milliseconds after the last wish; whoever goes down a list of documents does not want each of them."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A document of a drive as it is, with what is asked of it."""

    document: str
    drive: Drive
    choices: Choices

    def same(self, other: Wish | None) -> bool:
        """Whether another wish would give the same bytes."""
        if other is None or self.drive is not other.drive:
            return False
        return (self.document, self.choices) == (other.document, other.choices)


class Proofs(QObject):
    """Makes what is wished for last, beside the window.

    ``begun`` comes when the last proof no longer holds (True: it is of another document); then ``ready`` with the
    bytes, or ``refused`` with the reason why there is nothing to print.
    """

    begun = Signal(bool)
    ready = Signal(object)
    refused = Signal(Refused)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._press = Press(self)
        self._wish: Wish | None = None
        self._made: bytes | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT)
        self._soon.timeout.connect(self._begin)
        self._press.made.connect(self._take)
        self._press.failed.connect(self._give_reason)

    def wish(self, wish: Wish, words: Words) -> None:
        """Want to see a document; nothing happens where it is the one that is shown or on its way."""
        if words is self._words and wish.same(self._wish):
            return
        other = self._wish is None or self._wish.document != wish.document
        self._wish, self._words, self._made = wish, words, None
        self._press.cancel()
        self._soon.start()
        self.begun.emit(other)

    def made(self, wish: Wish) -> bytes | None:
        """The bytes of a document, where it is the one that was made last."""
        return self._made if wish.same(self._wish) else None

    def forget(self) -> None:
        """Want nothing any more."""
        self._wish = self._made = None
        self._soon.stop()
        self._press.cancel()

    def _begin(self) -> None:
        if self._wish is not None:
            job = Job(self._wish.document, choices=self._wish.choices)
            self._press.begin([job], self._wish.drive, self._words)

    def _take(self, _job: Job, data: bytes) -> None:
        self._made = data
        self.ready.emit(data)

    def _give_reason(self, _job: Job, refused: Refused) -> None:
        self.refused.emit(refused)
