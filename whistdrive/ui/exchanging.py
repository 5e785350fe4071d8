"""Import and export, from wherever in the window they are asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.export_file import ExportDialog
from whistdrive.ui.dialogs.import_file import AskOpen, ImportDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.settings import Settings

_USUAL = {"people": "people", "sign_in": "entrants", "scores": "results"}
"""What is usually imported on a page, by its key."""


class Exchanging(QObject):
    """Shows the dialogs, one of each at a time."""

    def __init__(
        self, bridge: Bridge, window: MainWindow, ask: AskOpen | None = None, settings: Settings | None = None
    ) -> None:
        """``settings`` know in which language the club hands out files; without them it is that of the windows."""
        super().__init__(window)
        self._bridge, self._window, self._settings = bridge, window, settings
        self.ask = ask or _ask_open
        self.import_dialog: ImportDialog | None = None
        self.export_dialog: ExportDialog | None = None
        window.import_wanted.connect(self.choose_import)
        window.export_wanted.connect(self.choose_export)
        window.file_dropped.connect(lambda path: self.import_file(Path(path)))

    def choose_import(self) -> None:
        """Ask for a file, and show what would become of it."""
        if self._window.settle():
            path = self.ask(self._window)
            if path is not None:
                self.import_file(path)

    def import_file(self, path: Path) -> None:
        """Show what would become of a file, read as what is usually imported on the page that is shown."""
        if not self._window.settle():
            return
        if self.import_dialog is not None:
            self.import_dialog.reject()
        dialog = ImportDialog(self._bridge, self._usual(), self.ask, self._window)
        self.import_dialog = dialog
        dialog.finished.connect(self._forget_import)
        dialog.open_file(path)
        dialog.open()

    def choose_export(self) -> None:
        """Show everything that can be exported."""
        if self._window.settle() and self.export_dialog is None:
            self.export_dialog = ExportDialog(self._bridge, settings=self._settings, parent=self._window)
            self.export_dialog.finished.connect(self._forget_export)
            self.export_dialog.open()

    def _usual(self) -> str | None:
        drive = self._bridge.desk.evening.drive
        if self._window.page.key == "seating":
            return "seating" if drive is not None and drive.rounds else "schedule"
        return _USUAL.get(self._window.page.key)

    def _forget_import(self) -> None:
        if self.import_dialog is not None:
            self.import_dialog.deleteLater()
            self.import_dialog = None

    def _forget_export(self) -> None:
        if self.export_dialog is not None:
            self.export_dialog.deleteLater()
            self.export_dialog = None


def _ask_open(parent: QWidget) -> Path | None:
    """Ask by the system's own dialog."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    title = QCoreApplication.translate("Exchanging", "Import a file")
    # Schedules go by many endings, so that none is filtered out.
    chosen, _ = QFileDialog.getOpenFileName(parent, title, documents)
    return Path(chosen) if chosen else None
