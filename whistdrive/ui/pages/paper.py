"""Paper: what can be printed of the drive, looked at, printed and saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive import printing
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.late_corrections import late_corrections
from whistdrive.movement.room import SHAPES
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, AskFolder, WhereToSave
from whistdrive.ui.dialogs.which_printer import AskPrinter, which_printer
from whistdrive.ui.models.documents import DocumentsModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.press import Job, Press
from whistdrive.ui.proofs import Proofs, Wish
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.export_button import ExportButton
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.paper_choices import PaperChoices
from whistdrive.ui.widgets.preview import Preview
from whistdrive.ui.widgets.print_button import PrintButton
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow
from whistdrive.words import Words

HEEDS_FILLED = frozenset({"cards"})
HEEDS_ROUND = frozenset({"seating", "slips", "sheets", "blank_sheets"})
"""Which documents ask what; see :class:`whistdrive.printing.Choices`."""


class PaperPage(Page):
    """A list of documents beside the pages of the chosen one; below, what that one asks and where it goes."""

    key = "paper"

    def __init__(
        self,
        bridge: Bridge,
        ask_file: AskFile | None = None,
        ask_folder: AskFolder | None = None,
        ask_printer: AskPrinter = which_printer,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` know how the tables of the hall stand; without them it is the usual shape."""
        super().__init__(bridge, parent)
        self._settings = settings
        where = WhereToSave()
        self._ask_file, self._ask_folder = ask_file or where.file, ask_folder or where.all_in
        self._saved: list[Path] = []
        self._refused: list[str] = []
        self.title = PageTitle()
        self.help = QuietLabel()
        self.model = DocumentsModel(bridge.words)
        self.list = LinesList()
        self.filled = QCheckBox()
        self.round = ComboBox()
        self._round_label = QLabel()
        self.save = NextButton()
        self.save_all, self.open_saved, self.cancel = QPushButton(), QPushButton(), QPushButton()
        self.progress = QProgressBar()
        self.answer = AnswerLine(bridge)
        self.print = PrintButton(self.answer, ask_printer)
        self.export = ExportButton(bridge, self.answer, self._ask_file, settings)
        self.paper = PaperChoices(settings, self)
        self.letters = QuietLabel()
        self.preview = Preview()
        self.press = Press(self)
        self.proofs = Proofs(bridge.words, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Paper"))
        self.help.setText(self.tr("Everything is drawn from what is written now."))
        self.list.setAccessibleName(self.tr("Documents"))
        self.filled.setText(self.tr("With what has been played"))
        self.filled.setToolTip(self.tr("Otherwise the cards are blank, to be filled in at the tables"))
        self._round_label.setText(self.tr("Round"))
        self.save.setText(self.tr("Save PDF…"))
        self.save_all.setText(self.tr("Save all…"))
        self.open_saved.setText(self.tr("Open"))
        self.cancel.setText(self.tr("Cancel"))
        self.save.setToolTip(self.tr("Save the chosen document (Alt+P)"))
        self.save_all.setToolTip(self.tr("Every document that has something to say, in one folder (Alt+A)"))
        self.open_saved.setToolTip(self.tr("Show the saved file in the program that the system keeps for it (Alt+O)"))
        self.cancel.setToolTip(self.tr("Make no more documents, print no more sheets"))
        self.progress.setAccessibleName(self.tr("Documents made or sheets printed"))
        self.print.retranslate()
        self.preview.retranslate()
        self.paper.retranslate()
        self.export.retranslate()
        self._show_rounds()
        self.model.show_drive(self.drive, self.bridge.words)
        self._look_at_document()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is after.drive:
            return
        old, drive = before.drive, after.drive
        self.model.show_drive(drive, self.bridge.words)
        if old is None or drive is None or old.id != drive.id:
            self._saved = []
            self.open_saved.hide()
            self.answer.rest()
            self.paper.read_again()
            self._show_options()
        if old is None or drive is None or len(old.rounds) != len(drive.rounds):
            self._show_rounds()
        self._look_at_document()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_at_document()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self.proofs.forget()
        self.preview.say("")
        super().hideEvent(event)

    @override
    def state(self) -> str:
        if self.drive is None:
            return ""
        return self.tr("%n documents", "", len(printing.documents(self.drive)))

    @override
    def focus_first(self) -> None:
        self.list.setFocus()

    @property
    def document(self) -> str:
        """The key of the document that is chosen."""
        return printing.DOCUMENTS[self.list.currentIndex().row()]

    @property
    def words(self) -> Words:
        """The words of what is drawn; the windows may speak another language."""
        return self.paper.words(self.bridge.words)

    def choices(self, document: str) -> printing.Choices:
        """What the fields ask of a document; those that do not concern it stay as usual."""
        return printing.Choices(
            round=self.round.currentData() if document in HEEDS_ROUND else None,
            filled=self.filled.isChecked() if document in HEEDS_FILLED else True,
            shape=self._settings.room_shape if self._settings else SHAPES[0],
            size=self.paper.size(document),
            a_sheet=self.paper.a_sheet(document),
            players=self.paper.how_many(document),
            late=late_corrections(self.desk.drive, self.desk.history),
            currency=self.desk.evening.club.currency,
        )

    def save_to(self, path: Path) -> None:
        """Save the chosen document at a path: the very bytes that are shown, where they are made already."""
        wish = self._wish(self.desk.drive)
        self._begin([Job(wish.document, path, wish.choices, self.proofs.made(wish))])

    def save_all_to(self, folder: Path) -> None:
        """Make every document and save it in a folder under its usual name."""
        drive = self.desk.drive
        made = printing.documents(drive)
        self._begin([Job(key, folder / self._name(drive, key), self.choices(key)) for key in made])

    def _name(self, drive: Drive, document: str) -> str:
        return printing.document_name(document, drive, self.words, self.choices(document).round)

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setCurrentIndex(self.model.index(0))
        self._round_label.setBuddy(self.round)
        self.filled.setMinimumHeight(theme.ROW_HEIGHT)
        self.open_saved.hide()
        self._show_work(going_on=False)
        buttons = kept_together(self.print, self.save_all, self.export)
        options = WrappingRow(self.filled, self._round_label, self.round, *self.paper.parts, right=buttons)
        documents = QHBoxLayout()
        documents.setSpacing(theme.BETWEEN)
        documents.addLayout(self._list_with_letters(), 2)
        documents.addWidget(self.preview, 3)
        answers = side_by_side(self.answer, self.open_saved, self.progress, self.cancel, stretch=self.answer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(FoldingRow(self.title, self.help, self.save))
        layout.addLayout(documents, 1)
        layout.addLayout(options)
        layout.addLayout(answers)

    def _list_with_letters(self) -> QVBoxLayout:
        """The documents, and below them whose letters none of them can print."""
        self.letters.hide()
        column = QVBoxLayout()
        column.addWidget(self.list, 1)
        column.addWidget(self.letters)
        return column

    def _connect(self) -> None:
        self.list.selectionModel().currentChanged.connect(self._show_options)
        self.round.currentIndexChanged.connect(self._look_at_document)
        self.filled.toggled.connect(self._look_at_document)
        self.paper.changed.connect(self._look_at_document)
        self.proofs.begun.connect(self._await_proof)
        self.proofs.ready.connect(self._show_proof)
        self.proofs.refused.connect(self._show_no_proof)
        self.list.activated.connect(self._ask_and_save)
        self.save.clicked.connect(self._ask_and_save)
        self.save_all.clicked.connect(self._ask_and_save_all)
        self.open_saved.clicked.connect(self._open_saved)
        self.cancel.clicked.connect(self.press.cancel)
        self.cancel.clicked.connect(self.print.run.cancel)
        self.print.begun.connect(self._begin_printing)
        self.print.run.progress.connect(self._count_sheets)
        self.print.run.finished.connect(lambda: self._show_work(going_on=False))
        self.press.saved.connect(self._note_saved)
        self.press.failed.connect(self._note_refused)
        self.press.finished.connect(self._rest)
        for button, key in ((self.save, "Alt+P"), (self.save_all, "Alt+A"), (self.open_saved, "Alt+O")):
            press_by_key(button, key)

    def _wish(self, drive: Drive) -> Wish:
        return Wish(self.document, drive, self.choices(self.document))

    def _look_at_document(self) -> None:
        """Have the chosen document shown as it would come out now."""
        if self.drive is not None and self.isVisible():
            self.proofs.wish(self._wish(self.drive), self.words)

    def _await_proof(self, other: bool) -> None:
        """Print nothing that no longer holds, and show nothing of another document; the same one changes in place."""
        self.print.offer(None)
        if other:
            self.preview.say(self.tr("Drawing…"))

    def _show_proof(self, data: bytes) -> None:
        self.preview.show_pdf(data)
        said = printing.replaced_letters(self.desk.drive, self.bridge.words)
        self.letters.setText(said)
        self.letters.setVisible(bool(said))
        self.print.offer(data, Path(self._name(self.desk.drive, self.document)).stem)

    def _show_no_proof(self, refused: Refused) -> None:
        self.preview.say(self.bridge.sentence(refused))

    def _begin_printing(self) -> None:
        self.open_saved.hide()
        self.progress.setRange(0, 0)
        self._show_work(going_on=True)

    def _count_sheets(self, done: int, of_all: int) -> None:
        self.progress.setRange(0, of_all)
        self.progress.setValue(done)

    def _show_options(self) -> None:
        self.filled.setVisible(self.document in HEEDS_FILLED)
        for part in (self._round_label, self.round):
            part.setVisible(self.document in HEEDS_ROUND)
        self.paper.show_document(self.document)
        self._look_at_document()

    def _show_rounds(self) -> None:
        """Offer all rounds that are seated, or each by itself; what is chosen stays."""
        chosen = self.round.currentData()
        seated = len(self.drive.rounds) if self.drive else 0
        self.round.clear()
        self.round.addItem(self.tr("all"), None)
        for number in range(1, seated + 1):
            self.round.addItem(str(number), number)
        self.round.setCurrentIndex(chosen if chosen is not None and chosen <= seated else 0)
        self._show_options()

    def _ask_and_save(self) -> None:
        if not self.save.isEnabled():
            return
        path = self._ask_file(self, self._name(self.desk.drive, self.document))
        if path is not None:
            self.save_to(path)

    def _ask_and_save_all(self) -> None:
        folder = self._ask_folder(self)
        if folder is not None:
            self.save_all_to(folder)

    def _begin(self, jobs: list[Job]) -> None:
        self._saved, self._refused = [], []
        self.progress.setRange(0, len(jobs) if len(jobs) > 1 else 0)
        self.progress.setValue(0)
        self.answer.hint(self.tr("Drawing…"))
        self.open_saved.hide()
        self._show_work(going_on=True)
        self.press.begin(jobs, self.desk.drive, self.words)

    def _note_saved(self, job: Job) -> None:
        self._saved += [job.path] if job.path else []
        self.progress.setValue(len(self._saved) + len(self._refused))

    def _note_refused(self, job: Job, refused: Refused) -> None:
        name = self.bridge.words.name("document", job.document)
        self._refused.append(f"{name}: {self.bridge.sentence(refused)}")
        self.progress.setValue(len(self._saved) + len(self._refused))

    def _rest(self) -> None:
        """The press stands still: say what was saved, and what was not and why."""
        self._show_work(going_on=False)
        self.open_saved.setVisible(bool(self._saved))
        if len(self._saved) == 1:
            said = self.tr("Saved as {path}").format(path=self._saved[0])
        elif self._saved:
            said = self.tr("Saved: %n documents in {folder}", "", len(self._saved)).format(folder=self._saved[0].parent)
        else:
            said = self.tr("Nothing was saved.")
        sentence = " ".join([said, *self._refused])
        if self._refused:
            self.answer.refuse(sentence)
        else:
            self.answer.say(sentence)

    def _show_work(self, *, going_on: bool) -> None:
        self.progress.setVisible(going_on)
        self.cancel.setVisible(going_on)
        self.save.setEnabled(not going_on)
        self.save_all.setEnabled(not going_on)

    def _open_saved(self) -> None:
        """Show what was saved: the file itself, or the folder where there are several."""
        target = self._saved[0] if len(self._saved) == 1 else self._saved[0].parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(target))):
            self.answer.refuse(self.tr("No program here opens {path}").format(path=target))
