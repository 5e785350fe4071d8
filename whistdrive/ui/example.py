"""The sample evening: played afresh into a club file of its own, while a bar shows how far it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from whistdrive.desk.desk import Desk
from whistdrive.desk.sample import in_words, play, read_sample
from whistdrive.store.club import ClubStore
from whistdrive.ui import resources
from whistdrive.ui.places import SUFFIX
from whistdrive.words import Words


def play_example(name: str, folder: Path, words: Words, parent: QWidget | None) -> ClubStore | None:
    """Play the sample ``name`` into a new file in ``folder``, in the place of an earlier one; None when stopped.

    What it calls people by is said in the language of ``words``.

    Raises Refused when the file is in use or cannot be written; then nothing is left of it.
    """
    sample = in_words(read_sample(resources.sample(name)), words)
    path = folder / f"{sample.drive.title}{SUFFIX}"
    if path.exists():
        # Opening it finds out whether another window has it, and whether it is a club at all.
        ClubStore.open(path).close()
        path.unlink()
    store = ClubStore.create(path)
    bar = _Progress(len(sample.rounds), parent)
    try:
        play(Desk(store), sample, bar.show_round)
    except BaseException as error:
        store.close()
        path.unlink()
        if isinstance(error, _Stopped):
            return None
        raise
    finally:
        bar.close()
        bar.deleteLater()
    return store


class _Stopped(Exception):
    """The user does not want to wait for the example."""


class _Progress(QProgressDialog):
    """How many rounds are played."""

    def __init__(self, rounds: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setLabelText(self.tr("The example is being played, round by round."))
        self.setCancelButtonText(self.tr("Stop"))
        self.setWindowTitle(self.tr("Sample evening"))
        self.setRange(0, rounds)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAutoReset(False)
        self.setMinimumDuration(0)
        self.setValue(0)

    def show_round(self, done: int, _rounds: int) -> None:
        """A round is played; raises _Stopped when that is enough."""
        self.setValue(done)
        QCoreApplication.processEvents()
        if self.wasCanceled():
            raise _Stopped
