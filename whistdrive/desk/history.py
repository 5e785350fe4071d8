"""Which step *Undo* and *Redo* would take, worked out from the journal, so that it survives closing the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistdrive.store import ERASURE, Step

BEGINNINGS = frozenset({"new_drive", "rescue"})
"""The labels of the steps that cannot be taken back: nothing would be left to stand on, or nobody knows what."""

DELETION = "delete_drive"
"""The label of the step after which there is no drive any more."""


@dataclass(frozen=True, slots=True)
class History:
    """The steps that stand, oldest first, and those that were taken back and may come again, latest last.

    Where several stations work, ``station`` is the one whose steps *Undo* and *Redo* take; None: all are.
    """

    done: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()
    station: str | None = None

    def after(self, *entries: Step) -> History:
        """The history with more journal entries: a new step makes what its station had undone unreachable."""
        done, undone = list(self.done), list(self.undone)
        for entry in entries:
            if entry.label == ERASURE:
                continue
            if entry.kind == "undo":
                _pass_over(done, undone, entry.undoes)
            elif entry.kind == "redo":
                _pass_over(undone, done, entry.undoes)
            else:
                undone = [each for each in undone if self.station is not None and each.station != entry.station]
                done.append(entry)
                if entry.label in BEGINNINGS:
                    done.clear()
        return History(tuple(done), tuple(undone), self.station)

    @property
    def undo(self) -> Step | None:
        """The step that *Undo* would take back."""
        return self._latest(self.done)

    @property
    def redo(self) -> Step | None:
        """The step that *Redo* would do again."""
        return self._latest(self.undone)

    def _latest(self, steps: Sequence[Step]) -> Step | None:
        return next((each for each in reversed(steps) if self.station in (None, each.station)), None)


def _pass_over(steps: list[Step], to: list[Step], step_id: str | None) -> None:
    """Move a step from one list to the end of the other; a step of before the beginning is in neither."""
    at = next((at for at in reversed(range(len(steps))) if steps[at].id == step_id), None)
    if at is not None:
        to.append(steps.pop(at))
