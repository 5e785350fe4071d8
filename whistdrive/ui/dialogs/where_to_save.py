"""Where a file is to be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

AskFile = Callable[[QWidget, str], Path | None]
"""Asks where to save, given the page that asks and the file's usual name; None when it is not to be saved."""

AskFolder = Callable[[QWidget], Path | None]
"""Asks for a folder in which several files are to be saved."""


class WhereToSave:
    """The system's own dialog; it begins in the folder that was chosen last."""

    def __init__(self, folder: Path | None = None) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self.folder = folder or Path(documents)

    def file(self, parent: QWidget, name: str) -> Path | None:
        """A path for one file whose usual name is ``name``; an ending that was left out is added."""
        suffix = Path(name).suffix
        title = QCoreApplication.translate("WhereToSave", "Save as")
        chosen, _ = QFileDialog.getSaveFileName(parent, title, str(self.folder / name), f"*{suffix}")
        if not chosen:
            return None
        path = Path(chosen)
        self.folder = path.parent
        return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)

    def all_in(self, parent: QWidget) -> Path | None:
        """A folder for several files."""
        title = QCoreApplication.translate("WhereToSave", "Save all documents in a folder")
        chosen = QFileDialog.getExistingDirectory(parent, title, str(self.folder))
        if not chosen:
            return None
        self.folder = Path(chosen)
        return self.folder
