"""The table of a season on paper: looked at, printed and saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive import printing
from whistdrive.core.findings import Refused
from whistdrive.desk.seasons import SeasonView
from whistdrive.export.season import season_paper
from whistdrive.printing.files import plain_name
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.dialogs.which_printer import AskPrinter
from whistdrive.ui.press import Job, Press
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.paper_choices import PaperChoices
from whistdrive.ui.widgets.preview import Preview
from whistdrive.ui.widgets.print_button import PrintButton
from whistdrive.ui.widgets.wrapping_row import WrappingRow

DOCUMENT = "season"


class SeasonPaper(QWidget):
    """The pages as they would come out now, made while they are looked at; what is saved are the very same bytes."""

    def __init__(
        self, bridge: Bridge, answer: AnswerLine, ask: AskFile | None, printer: AskPrinter, settings: Settings | None
    ) -> None:
        """``answer`` tells how saving and printing went, ``settings`` know the paper and the language of last time."""
        super().__init__()
        self._bridge, self._answer = bridge, answer
        self._ask = ask or WhereToSave().file
        self._view: SeasonView | None = None
        self._made: bytes | None = None
        self.preview, self.save = Preview(), QPushButton()
        self.print = PrintButton(answer, printer)
        self.paper = PaperChoices(settings, self)
        self.press = Press(self)
        self.paper.show_document(DOCUMENT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.preview, 1)
        layout.addLayout(WrappingRow(*self.paper.parts, self.print, self.save))
        self.paper.changed.connect(self._draw)
        self.press.made.connect(self._show)
        self.press.failed.connect(self._say_refused)
        self.save.clicked.connect(self._ask_and_save)
        press_by_key(self.save, "Alt+P")

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        for part in (self.preview, self.print, self.paper):
            part.retranslate()
        self.save.setText(self.tr("Save PDF…"))
        self.save.setToolTip(self.tr("The season table as it is shown (Alt+P)"))
        self._draw()

    def show_season(self, view: SeasonView | None) -> None:
        """Show a season on paper, or none."""
        self._view = view
        self._draw()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._forget()
        super().hideEvent(event)

    def _draw(self) -> None:
        """Have the pages made as they would come out now."""
        self._forget()
        view = self._view
        if view is None or not self.isVisible():
            return
        if not view.lines:
            self.preview.say(self.tr("Nothing to print yet: no drive of this season is closed."))
            return
        words = self.paper.words(self._bridge.words)
        self.preview.say(self.tr("Drawing…"))
        size = self.paper.size(DOCUMENT)
        self.press.begin_one(Job(DOCUMENT), partial(printing.season_pdf, season_paper(view, words), words, size))

    def _forget(self) -> None:
        self.press.cancel()
        self._made = None
        self.print.offer(None)
        self.save.setEnabled(False)
        self.preview.say("")

    def _show(self, _job: Job, data: bytes) -> None:
        if self._view is not None:
            self._made = data
            self.preview.show_pdf(data)
            self.print.offer(data, Path(self._name(self._view)).stem)
            self.save.setEnabled(True)

    def _ask_and_save(self) -> None:
        view, data = self._view, self._made
        if view is None or data is None:
            return
        path = self._ask(self, self._name(view))
        if path is None:
            return
        try:
            printing.write_file(path, data)
        except Refused as refused:
            self._answer.show_refused(refused)
        else:
            self._answer.say(self.tr("Saved as {path}").format(path=path))

    def _name(self, view: SeasonView) -> str:
        return plain_name(view.season.name, "pdf")

    def _say_refused(self, _job: Job, refused: Refused) -> None:
        self.preview.say(self._bridge.sentence(refused))
