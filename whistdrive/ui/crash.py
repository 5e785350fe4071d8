"""Our own mistakes: they are written to a log, told kindly, and the evening goes on.

What a rule or the disk refuses is no crash (see :class:`whistdrive.core.findings.Refused`). Since every change is saved
before it counts, nothing that was saved can be lost here.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from whistdrive.ui.trouble import Trouble, of_error, of_faults

LARGEST_LOG = 500_000
"""The size in bytes at which a log file is put aside; three older ones are kept."""

_FAULTS = "faults.log"

_log = logging.getLogger("whistdrive")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashLog(QObject):
    """Catches what nobody caught.

    ``happened`` carries the :class:`~whistdrive.ui.trouble.Trouble` of an error, once for each place where one happens:
    a mistake in painting would else be told at every repaint. It comes in the thread of the windows, wherever the
    error was.
    """

    happened = Signal(object)

    _caught = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handler: logging.Handler = logging.NullHandler()
        self._faults: TextIO | None = None
        self._left: Trouble | None = None
        self._known: dict[str, Trouble] = {}
        self._caught.connect(self._announce)

    def install(self, folder: Path) -> None:
        """Listen to Python's and Qt's errors and write them into ``folder``; without one, only tell them."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = RotatingFileHandler(
                folder / "whistdrive.log",
                maxBytes=LARGEST_LOG,
                backupCount=3,
                encoding="utf-8",
                delay=True,
                errors="backslashreplace",
            )
            left = _taken(folder / _FAULTS)
            self._faults = (folder / _FAULTS).open("a", encoding="utf-8")
        except OSError:
            self._handler, left = logging.StreamHandler(), ""
        else:
            self._handler = file
            faulthandler.enable(self._faults)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        _log.addHandler(self._handler)
        if left:
            _log.error("Ended abruptly before\n%s", left)
            self._left = of_faults(left)
        sys.excepthook = self.tell
        sys.unraisablehook = self._tell_unraisable
        threading.excepthook = self._tell_of_thread
        qInstallMessageHandler(_log_qt)

    def uninstall(self) -> None:
        """Leave errors to Python and Qt again."""
        sys.excepthook, sys.unraisablehook = sys.__excepthook__, sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        _log.removeHandler(self._handler)
        self._handler.close()
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None

    def tell_left(self) -> None:
        """Announce, once, that the program ended abruptly the last time, if it did."""
        left, self._left = self._left, None
        if left is not None:
            self.happened.emit(left)

    def tell(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error that nobody caught, print it as ever, and announce it; Ctrl+C in a terminal is no error.

        One that is known from the same place is only counted.
        """
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        found = of_error(error)
        known = self._known.setdefault(found.where, found)
        if known is found:
            sys.__excepthook__(kind, error, trace)
            _log.error("Not caught", exc_info=(kind, error, trace))
            self._caught.emit(found)
        else:
            known.times += 1
        # What its frames hold would live on with the error: a painter, say, on a widget that is painted no more.
        traceback.clear_frames(trace)

    def _announce(self, trouble: Trouble) -> None:
        self.happened.emit(trouble)

    def _tell_unraisable(self, unraisable: sys.UnraisableHookArgs) -> None:
        if unraisable.exc_value is not None:
            self.tell(unraisable.exc_type, unraisable.exc_value, unraisable.exc_traceback)

    def _tell_of_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.tell(args.exc_type, args.exc_value, args.exc_traceback)


def _taken(file: Path) -> str:
    """What stands in the file of faults, which is empty then."""
    if not file.exists():
        return ""
    text = file.read_text(encoding="utf-8", errors="replace").strip()
    file.write_text("", encoding="utf-8")
    return text


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    _log.getChild("qt").log(_LEVELS.get(kind, logging.WARNING), message)
