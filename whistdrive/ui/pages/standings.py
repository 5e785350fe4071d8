"""Standings: who leads, how places are decided, and the end of the evening."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings, unfinished
from whistdrive.core.totals import Standings
from whistdrive.desk.late_corrections import late_corrections
from whistdrive.printing.facts import corrections, provisional
from whistdrive.printing.notes import notes, particulars
from whistdrive.printing.tables import current, played_so_far
from whistdrive.printing.ties import TiesInWords
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.models.placings import NAME, NUMBER, PLACE, PlacingsModel, SearchedPlacings, lists
from whistdrive.ui.models.whereabouts import next_seats
from whistdrive.ui.pages.page import Page
from whistdrive.ui.settings import Settings, words_of_paper
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookTable
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.export_button import ExportButton
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.tie_decision import TieDecision
from whistdrive.ui.widgets.views_bar import ViewsBar
from whistdrive.ui.widgets.wrapping_row import WrappingRow
from whistdrive.words import Words

SEARCH_LETTERS = 24
REASON_LETTERS = 34
"""How wide these fields are, in average letters."""


class StandingsPage(Page):
    """The list of places with its views above and what it rests on below; worked out only while it is looked at."""

    key = "standings"

    def __init__(
        self,
        bridge: Bridge,
        ask_file: AskFile | None = None,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` remember the paper and its language; without them they are the usual ones."""
        super().__init__(bridge, parent)
        self._settings = settings
        self._ask_file = ask_file or WhereToSave().file
        self._shown: Drive | None = None
        self._ties: TiesInWords | None = None
        self.title = PageTitle()
        self.progress = QuietLabel()
        self.next_step = NextButton()
        self.roles, self.times = ViewsBar(), ViewsBar()
        self.search = ShortField(SEARCH_LETTERS)
        self.pdf_button, self.close_button, self.reopen_button = QPushButton(), QPushButton(), QPushButton()
        self.second_count = QPushButton()
        self.reason = ShortField(REASON_LETTERS)
        self.answer = AnswerLine(bridge)
        self.export = ExportButton(bridge, self.answer, self._ask_file, settings)
        self.model = PlacingsModel()
        self.searched = SearchedPlacings(self.model)
        self.table = BookTable(find_in=NAME, dense=True)
        self.details, self.notes = QuietLabel(), QuietLabel()
        self.tie = TieDecision(bridge, self.answer)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Standings"))
        self.search.setPlaceholderText(self.tr("Find a name or number"))
        self.search.setAccessibleName(self.tr("Find a name or number in the standings"))
        self.search.setToolTip(
            self.tr(
                "Only rows that match are shown, and below them where they sit next (Ctrl+F; ↓ or Enter: to the row)"
            )
        )
        self.pdf_button.setText(self.tr("Save PDF…"))
        self.pdf_button.setToolTip(self.tr("The standings for the wall (Alt+P)"))
        self.export.retranslate()
        self.second_count.setText(self.tr("Second count"))
        self.second_count.setToolTip(self.tr("Compare people’s own cards with the tables (F8)"))
        self.reopen_button.setText(self.tr("Open again"))
        self.reopen_button.setToolTip(self.tr("To correct a result; paper printed from then on says so (Enter)"))
        self.reason.setPlaceholderText(self.tr("Why the results are opened again"))
        self.reason.setAccessibleName(self.tr("Reason for opening the results again"))
        self.table.setAccessibleName(self.tr("Places"))
        self.tie.retranslate()
        self.table.setToolTip(self.tr("Letters look for a name; F3 or a click on a heading sorts, places stay"))
        self._shown = None
        self._refresh()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is after.drive:
            return
        if before.drive is None or after.drive is None or before.drive.id != after.drive.id:
            for field in (self.search, self.reason):
                field.setText("")
        self.answer.rest()
        self._refresh()

    @override
    def state(self) -> str:
        drive = self.drive
        if drive is None:
            return ""
        if drive.closed:
            return self.tr("final")
        if drive.plan.entry == "cards":
            cardless = len(current(drive).cardless)
            return self.tr("missing cards: {count}").format(count=cardless) if cardless else self.tr("all cards in")
        last = played_so_far(drive)
        if not last:
            return self.tr("nothing played yet")
        text = self.tr("after round {round}")
        if unfinished(drive, last):
            text = self.tr("round {round} is coming in")
        return text.format(round=last)

    @override
    def settle(self) -> bool:
        return self.tie.settle()

    @override
    def focus_first(self) -> None:
        here = self.table.currentIndex()
        # Qt puts the cursor on a row without choosing it where the keyboard falls to a table by itself.
        self.table.setCurrentIndex(here if here.isValid() else self.searched.index(0, PLACE))
        self.table.setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def save_pdf(self, path: Path) -> bool:
        """Save the standings as they are as PDF; False, with the reason shown, when that is not possible."""
        size = self._settings.paper_for("standings") if self._settings else printing.SIZES[0]
        drive = self.desk.drive
        choices = printing.Choices(size=size, late=late_corrections(drive, self.desk.history))
        try:
            data = printing.pdf("standings", drive, self._paper_words(), choices)
            printing.write_file(path, data)
        except Refused as refused:
            self.answer.show_refused(refused)
            return False
        self.answer.say(self.tr("Saved as {path}").format(path=path))
        return True

    def _paper_words(self) -> Words:
        return words_of_paper(self._settings, self.bridge.words)

    def _ask_and_save_pdf(self) -> None:
        path = self._ask_file(self, printing.document_name("standings", self.desk.drive, self._paper_words()))
        if path is not None:
            self.save_pdf(path)

    def _lay_out(self) -> None:
        self.table.setModel(self.searched)
        self.table.sortByColumn(PLACE, Qt.SortOrder.AscendingOrder)
        self.search.setClearButtonEnabled(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(FoldingRow(self.title, self.progress, self.next_step))
        layout.addLayout(side_by_side(self.roles, self.times, None, self.search, space=theme.BETWEEN))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.details)
        layout.addWidget(self.tie)
        layout.addWidget(self.notes)
        layout.addWidget(self.answer)
        ends = kept_together(self.reason, self.reopen_button, self.close_button)
        layout.addLayout(WrappingRow(self.pdf_button, self.export, self.second_count, right=ends))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        for leads in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            key_in(self.search, leads, self.focus_first)
        self.table.selectionModel().currentRowChanged.connect(self._show_details)
        for views in (self.roles, self.times):
            views.currentChanged.connect(self._choose_view)
        self.pdf_button.clicked.connect(self._ask_and_save_pdf)
        self.close_button.clicked.connect(self._end_early)
        self.next_step.clicked.connect(self._go_on)
        self.second_count.clicked.connect(lambda: self.go_to.emit("cards"))
        self.reopen_button.clicked.connect(self._reopen)
        self.reason.returnPressed.connect(self._reopen)
        for button, key in ((self.pdf_button, "Alt+P"), (self.close_button, "Alt+L"), (self.next_step, "Alt+L")):
            press_by_key(button, key)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Find),
            self,
            self.search.setFocus,
        )

    def _look_for(self, text: str) -> None:
        """Show only those who are meant; the first of them is asked about."""
        self.searched.look_for(text)
        if text.strip() and self.searched.rowCount():
            self.table.setCurrentIndex(self.searched.index(0, PLACE))
        self._show_details()

    def _choose_view(self) -> None:
        self._shown = None
        self._refresh()

    def _refresh(self) -> None:
        drive = self.drive
        if drive is None or drive is self._shown or not self.isVisible():
            return
        self._shown = drive
        interval = drive.plan.interval if drive.plan.entry == "tables" else 0
        self.times.show_views((self.tr("Now"), self.tr("At the interval")) if interval else (self.tr("Now"),))
        at_interval = self.times.currentIndex() == 1
        found = standings(drive, upto=interval) if at_interval else current(drive)
        views = lists(drive, found, self.bridge.words)
        self.roles.show_views(tuple(view.heading or self.tr("Everybody") for view in views))
        ranking = views[self.roles.currentIndex()]
        begun = any(row.deals for row in found.rows)
        self._ties = TiesInWords(drive, found.upto, ranking, self.bridge.words) if begun else None
        self.model.show_ranking(drive, ranking, self.bridge.words)
        self.table.setColumnHidden(NUMBER, drive.movement.keeps_teams)
        self.table.size_columns(NAME)
        self.progress.setText(self._progress(drive, min(played_so_far(drive), interval) if at_interval else None))
        self.notes.setText(self._notes(drive, found))
        self._show_details()
        self._word_end(drive)

    def _progress(self, drive: Drive, upto: int | None) -> str:
        number = played_so_far(drive) if upto is None else upto
        texts = [self.tr("After round {round} of {planned}").format(round=number, planned=drive.plan.rounds)]
        if drive.plan.entry == "cards":
            texts = [self.tr("From people’s own cards")]
        if drive.closed:
            texts.append(self.tr("final"))
        texts += corrections(drive, late_corrections(drive, self.desk.history), self.bridge.words)
        return " · ".join(texts)

    def _show_details(self) -> None:
        """What is particular to the row under the cursor, how it was told apart, and where those who are meant sit."""
        at = self.searched.mapToSource(self.table.currentIndex()).row()
        drive, words, wanted = self._shown, self.bridge.words, self.search.text()
        row = self.model.standing(at) if at >= 0 else None
        said: list[str] = []
        if drive is not None and row is not None:
            upto = drive.plan.interval if self.times.currentIndex() == 1 else None
            said += next_seats(drive, row.entrants, wanted, words.at(drive.scoring)) if wanted.strip() else ()
            said += particulars(drive, row, words, upto)
        self.details.setText("\n".join(said))
        self.details.setVisible(bool(said))
        self.tie.show_row(self._ties, row)
        # Only once the table has the room that all this leaves it.
        QTimer.singleShot(0, self.table, lambda: self.table.scrollTo(self.table.currentIndex()))

    def _notes(self, drive: Drive, found: Standings) -> str:
        """What the list rests on, in the words that stand on paper too; what is still missing has a line of its own."""
        words = self.bridge.words
        return "\n".join([" ".join(notes(drive, found, words)), *provisional(drive, found, words)])

    def _word_end(self, drive: Drive) -> None:
        """What ends the evening: closing is the next step once everything is in."""
        last = len(drive.rounds)
        from_cards = drive.plan.entry == "cards"
        ended = bool(drive.cards) if from_cards else last == drive.plan.rounds
        all_in = ended and not drive.practice and not current(drive).provisional
        self.next_step.setVisible(drive.closed or all_in)
        if not drive.closed:
            text, tip = self.tr("Close the drive"), self._about_closing()
        elif _has_prizes_left(drive):
            text, tip = self.tr("Go to the prizes"), self.tr("Those that have not been handed out yet (Alt+L)")
        else:
            text, tip = self.tr("Go to the paper"), self.tr("Standings, score cards and sheets (Alt+L)")
        self.next_step.setText(text)
        self.next_step.setToolTip(tip)
        begun = bool(_whole_before_the_end(drive)) if drive.practice else last > 0 or bool(drive.cards)
        self.close_button.setVisible(not drive.closed and not all_in and begun)
        self.second_count.setVisible(not from_cards and not drive.closed and last > 0)
        self._word_early(drive)
        self.reason.setVisible(drive.closed)
        self.reopen_button.setVisible(drive.closed)

    def _word_early(self, drive: Drive) -> None:
        """What would end the evening before all is in; a round that is not whole would then count for nobody."""
        whole = _whole_before_the_end(drive)
        text, tip = self.tr("Close the drive"), self._about_closing()
        if whole:
            text, tip = self.tr("Finish now, after round {round}").format(round=whole), self._about_closing()
            if whole < len(drive.rounds):
                tip = self.tr("Round {round} is not whole and counts for nobody; all can be taken back (Alt+L)")
                tip = tip.format(round=len(drive.rounds))
        self.close_button.setText(text)
        self.close_button.setToolTip(tip)

    def _about_closing(self) -> str:
        return self.tr("The results become final; they can be opened again (Alt+L)")

    def _go_on(self) -> None:
        if self.desk.drive.closed:
            self.go_to.emit("prizes" if _has_prizes_left(self.desk.drive) else "paper")
        else:
            self._close()

    def _end_early(self) -> None:
        """Finish after the last whole round where others were planned; otherwise close, or hear what is missing."""
        drive = self.desk.drive
        if not _whole_before_the_end(drive):
            self._close()
        elif self.answer.attempt(changes.finish_early):
            told, dropped = self.tr("The drive is closed after round {round}."), len(drive.rounds)
            if len(self.desk.drive.rounds) < dropped:
                told = self.tr("The drive is closed after round {round}; round {dropped} counts for nobody.")
            self.answer.say(told.format(round=len(self.desk.drive.rounds), dropped=dropped))

    def _close(self) -> None:
        if self.answer.attempt(changes.close_drive):
            self.answer.say(self.tr("The drive is closed. Its results are final."))

    def _reopen(self) -> None:
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
        if self.answer.attempt(changes.reopen_drive, reason=self.reason.text(), when=when):
            self.reason.setText("")
            self.focus_first()
            self.answer.say(self.tr("The drive is open again. Paper printed from now on says that it was corrected."))


def _whole_before_the_end(drive: Drive) -> int:
    """The last round that is whole while the plan has further ones; 0: there is none, or it is the last of the plan."""
    last = len(drive.rounds)
    if drive.plan.entry == "cards" or not last or last == drive.plan.rounds:
        return 0
    return last - 1 if drive.practice or unfinished(drive, last) else last


def _has_prizes_left(drive: Drive) -> bool:
    """Whether a prize is still to be handed out."""
    return any(not prize.given for prize in drive.prizes)
