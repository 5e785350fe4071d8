"""Everything that can be exported, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive import export
from whistdrive.core.findings import Refused
from whistdrive.exchange import drive_file
from whistdrive.export.lists import FORMS, LISTS, list_file
from whistdrive.printing.files import file_name, plain_name, write_file
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.settings import Settings, words_of_paper
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.ui.widgets.wheelproof import ComboBox

DRIVE = "drive"
_WITHOUT_DRIVE = "people"


class ExportDialog(QDialog):
    """What is exported, in which form, and then where to; ``answer`` says how that went.

    Lists and whole drives can be taken in again, here or in another club; the files of the standings are to be read.
    """

    help_topic: ClassVar[str] = "import"

    def __init__(
        self,
        bridge: Bridge,
        ask: AskFile | None = None,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` know in which language the club hands out files, as they do for paper."""
        super().__init__(parent)
        self._bridge, self._settings = bridge, settings
        self._ask = ask or WhereToSave().file
        self.what, self.form = ComboBox(), ComboBox()
        self._labels = QLabel(), QLabel()
        self.about, self.answer, self.refusal = QuietLabel(), QuietLabel(), Refusal()
        self.save_button, self.close_button = NextButton(), QPushButton()
        self._keys: tuple[str, ...] = ()
        self._lay_out()
        self.what.activated.connect(self._show_forms)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        words, drive = self._bridge.words, self._bridge.desk.evening.drive
        self.setWindowTitle(self.tr("Export"))
        what, form = self._labels
        what.setText(self.tr("&What"))
        form.setText(self.tr("&As"))
        for choice, label in ((self.what, what), (self.form, form)):
            choice.setAccessibleName(label.text().replace("&", ""))
        self.save_button.setText(self.tr("&Save…"))
        self.close_button.setText(self.tr("Close"))
        self.what.clear()
        for key in LISTS if drive else (_WITHOUT_DRIVE,):
            self.what.addItem(words.name("target", key), key)
        if drive is not None:
            self.what.addItem(words.name("target", DRIVE), DRIVE)
            for key in export.FILES:
                if key.removesuffix("_csv") not in LISTS:
                    self.what.addItem(words.name("export_file", key), key)
        self._show_forms()

    def save(self) -> None:
        """Ask where to, and write it."""
        key, form = self.what.currentData(), self.form.currentData()
        path = self._ask(self, self._name(key, form))
        if path is None:
            return
        self.refusal.forgive()
        try:
            self._write(key, form, path)
        except Refused as refused:
            self.answer.clear()
            self.refusal.say(self._bridge.sentence(refused))
        else:
            self.answer.setText(self.tr("Saved as {path}").format(path=path))

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _lay_out(self) -> None:
        for label, choice in zip(self._labels, (self.what, self.form), strict=True):
            label.setBuddy(choice)
        buttons = QDialogButtonBox()
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.save)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for label, choice in zip(self._labels, (self.what, self.form), strict=True):
            layout.addLayout(side_by_side(label, choice, None))
        for part in (self.about, self.answer, self.refusal):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("n") * 52)

    def _show_forms(self) -> None:
        key = self.what.currentData()
        self.form.clear()
        forms = FORMS if key in LISTS else ("json",) if key == DRIVE else (export.ending(key),)
        for form in forms:
            self.form.addItem(self._bridge.words.name("form", form), form)
        self.form.setEnabled(len(forms) > 1)
        again = key in LISTS or key == DRIVE
        self.about.setText(
            self.tr("Import takes this in again, here or in another club.") if again else self.tr("To read or to show.")
        )

    def _name(self, key: str, form: str) -> str:
        words, drive = words_of_paper(self._settings, self._bridge.words), self._bridge.desk.evening.drive
        if drive is None or key == _WITHOUT_DRIVE:
            return plain_name(words.name("target", key), form)
        if key == DRIVE:
            return plain_name(f"{drive.day.isoformat()} {drive.title}", form)
        what = words.name("target", key) if key in LISTS else words.name("export_name", key)
        return file_name(drive, what, form)

    def _write(self, key: str, form: str, path: Path) -> None:
        evening, words = self._bridge.desk.evening, words_of_paper(self._settings, self._bridge.words)
        if key in LISTS:
            write_file(path, list_file(key, form, evening, words))
        elif key == DRIVE:
            write_file(path, drive_file.written(evening.club, self._bridge.desk.drive))
        else:
            write_file(path, export.export(key, self._bridge.desk.drive, words))
