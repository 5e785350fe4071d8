"""The sound of the bell, by whatever this computer plays sounds with; where nothing does, its own beep."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from whistdrive.ui import resources

PLAYERS = ("pw-play", "paplay", "aplay", "afplay")
"""Programs that play a file and end; the first that is installed is used (PipeWire, PulseAudio, ALSA, macOS)."""
APART = 900
"""Milliseconds between two strokes."""


def play(sound: Path) -> bool:
    """Begin to play a sound; False where this computer has nothing to play it with."""
    if sys.platform == "win32":
        import winsound

        try:
            winsound.PlaySound(str(sound), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        except RuntimeError:
            return False
        return True
    found = next(filter(None, map(QStandardPaths.findExecutable, PLAYERS)), "")
    process = QProcess()
    process.setProgram(found)
    process.setArguments([str(sound)])
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    started = process.startDetached() if found else False
    # The types promise a pair, of which some versions return only the first.
    return started[0] if isinstance(started, tuple) else started


class Bell(QObject):
    """Strikes without stopping anything else: ``sound`` plays a file, strokes are ``apart`` milliseconds.

    Qt's own sounds are in a package that is too large for one bell.
    """

    def __init__(
        self, sound: Callable[[Path], bool] = play, *, apart: int = APART, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._sound, self._apart = sound, apart

    def ring(self, strokes: int) -> None:
        """Strike some times; returns at once."""
        for at in range(strokes):
            QTimer.singleShot(at * self._apart, self, self._strike)

    def _strike(self) -> None:
        if not self._sound(resources.folder("sounds") / "bell.wav"):
            QApplication.beep()
