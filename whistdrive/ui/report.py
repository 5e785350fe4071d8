"""Saving the report of an error where the user likes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from whistdrive.core.findings import Refused, refuse


def choose_and_save(report: str, parent: QWidget) -> Refused | None:
    """Ask where to save a report, and save it; returns why not."""
    title = QCoreApplication.translate("Report", "Save the report")
    text, _ = QFileDialog.getSaveFileName(parent, title, "whistdrive-report.txt")
    return save(report, Path(text)) if text else None


def save(report: str, path: Path) -> Refused | None:
    """Save a report; returns why not."""
    try:
        path.write_text(report, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        return refuse("cannot_write", file=str(path), value=error.strerror)
    return None
