"""Which step *Undo* and *Redo* would take, worked out from the journal, so that it survives closing the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from whistdrive.store import Step

BEGINNING = "new_drive"
"""The label of the step that cannot be taken back, since nothing would be left to stand on."""


@dataclass(frozen=True, slots=True)
class History:
    """The steps that stand, oldest first, and those that were taken back and may come again, latest last."""

    done: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()

    def after(self, entry: Step) -> History:
        """The history with one more journal entry: a new step makes what was undone unreachable."""
        if entry.kind == "undo":
            return History(self.done[:-1], (*self.undone, self.done[-1]))
        if entry.kind == "redo":
            return History((*self.done, self.undone[-1]), self.undone[:-1])
        return History() if entry.label == BEGINNING else History((*self.done, entry))

    @property
    def undo(self) -> Step | None:
        """The step that *Undo* would take back."""
        return self.done[-1] if self.done else None

    @property
    def redo(self) -> Step | None:
        """The step that *Redo* would do again."""
        return self.undone[-1] if self.undone else None


def history(journal: Iterable[Step]) -> History:
    """The history that a journal tells."""
    told = History()
    for entry in journal:
        told = told.after(entry)
    return told
