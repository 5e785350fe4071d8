"""Our own mistakes: they are written to a log, told kindly, and the evening goes on.

What a rule or the disk refuses is no crash (see :class:`whistdrive.core.findings.Refused`). Since every change is saved
before it counts, nothing that was saved can be lost here.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from whistdrive import __version__

LARGEST_LOG = 500_000
"""The size in bytes at which a log file is put aside; three older ones are kept."""

_log = logging.getLogger("whistdrive")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashLog(QObject):
    """Catches what nobody caught. ``happened`` carries the report of an error, ready to be saved."""

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handler: logging.Handler = logging.NullHandler()
        self._faults: TextIO | None = None

    def install(self, folder: Path) -> None:
        """Listen to Python's and Qt's errors and write them into ``folder``; without one, only tell them."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = RotatingFileHandler(
                folder / "whistdrive.log", maxBytes=LARGEST_LOG, backupCount=3, encoding="utf-8", delay=True
            )
            self._faults = (folder / "faults.log").open("a", encoding="utf-8")
        except OSError:
            self._handler = logging.StreamHandler()
        else:
            self._handler = file
            faulthandler.enable(self._faults)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        _log.addHandler(self._handler)
        sys.excepthook = self.tell
        qInstallMessageHandler(_log_qt)

    def uninstall(self) -> None:
        """Leave errors to Python and Qt again."""
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)
        _log.removeHandler(self._handler)
        self._handler.close()
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None

    def tell(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error that nobody caught, print it as ever, and announce it; Ctrl+C in a terminal is no error."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            _log.error("Not caught", exc_info=(kind, error, trace))
            self.happened.emit(report(error))


def report(error: BaseException) -> str:
    """What those who mend the program need: versions and the way to the error, no names and no figures of a drive."""
    versions = f"whistdrive {__version__}, PySide6 {pyside_version}, Python {platform.python_version()}"
    return "\n".join((versions, platform.platform(), "", *traceback.format_exception(error)))


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    _log.getChild("qt").log(_LEVELS.get(kind, logging.WARNING), message)
