"""Which step *Undo* and *Redo* would take, worked out from the journal, so that it survives closing the program."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.store import Step

BEGINNINGS = frozenset({"new_drive", "rescue"})
"""The labels of the steps that cannot be taken back: nothing would be left to stand on, or nobody knows what."""

DELETION = "delete_drive"
"""The label of the step after which there is no drive any more."""


@dataclass(frozen=True, slots=True)
class History:
    """The steps that stand, oldest first, and those that were taken back and may come again, latest last."""

    done: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()

    def after(self, *entries: Step) -> History:
        """The history with more journal entries: a new step makes what was undone unreachable."""
        done, undone = list(self.done), list(self.undone)
        for entry in entries:
            if entry.kind == "undo":
                undone.append(done.pop())
            elif entry.kind == "redo":
                done.append(undone.pop())
            else:
                undone.clear()
                done.append(entry)
                if entry.label in BEGINNINGS:
                    done.clear()
        return History(tuple(done), tuple(undone))

    @property
    def undo(self) -> Step | None:
        """The step that *Undo* would take back."""
        return self.done[-1] if self.done else None

    @property
    def redo(self) -> Step | None:
        """The step that *Redo* would do again."""
        return self.undone[-1] if self.undone else None
