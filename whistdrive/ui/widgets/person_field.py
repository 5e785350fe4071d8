"""A field in which somebody of the club is named, with a list of those who may be meant."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui.models.candidates import Candidate
from whistdrive.ui.widgets.candidate_list import CandidateList
from whistdrive.ui.widgets.short_field import HintedField

Lookup = Callable[[str], tuple[Candidate, ...]]
"""Who may be meant by what is typed."""


class PersonField(HintedField):
    """Letters list people, the arrows mark one, Enter or a click takes it; ``chosen`` carries the candidate.

    What is typed then reads as they are called. Another letter, and nobody is chosen any more.
    """

    chosen = Signal(object)

    def __init__(self, over: QWidget, look_up: Lookup) -> None:
        """The list opens over a page or a dialog."""
        super().__init__()
        self.list = CandidateList(over)
        self._look_up = look_up
        self._candidate: Candidate | None = None
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._offer)
        self.textChanged.connect(self._forget)
        self.list.clicked.connect(lambda index: self._take(index.row()))

    @property
    def candidate(self) -> Candidate | None:
        """Who was chosen."""
        return self._candidate

    def choose(self, candidate: Candidate) -> None:
        """Have somebody chosen."""
        self.setText(candidate.name)
        self._candidate = candidate
        self.list.hide()
        self.chosen.emit(candidate)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        if event.type() == QEvent.Type.FocusOut and not self.list.underMouse():
            self.list.hide()
        return super().event(event)

    def _key(self, event: QKeyEvent) -> bool:
        if self.list.moves(event):
            return True
        if not self.list.isVisible():
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take(None)
            case Qt.Key.Key_Escape:
                self.list.hide()
            case _:
                return False
        return True

    def _offer(self, text: str) -> None:
        self.list.offer(self._look_up(text) if text.strip() else (), self)

    def _forget(self) -> None:
        self._candidate = None

    def _take(self, row: int | None) -> None:
        found = self.list.chosen(row)
        if found is not None:
            self.choose(found)
        self.setFocus()
