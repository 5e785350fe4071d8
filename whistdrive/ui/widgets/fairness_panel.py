"""How even the evening is, in full: beside the work, for any number of its rounds, to look at and to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from whistdrive import printing
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.movement.evening_report import evening_json, in_words
from whistdrive.movement.fairness import Fairness, fairness
from whistdrive.printing.files import file_name
from whistdrive.printing.tables import played_so_far
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.measures import Measures
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.save_document import SaveDocument
from whistdrive.ui.widgets.wheelproof import ComboBox

SIZE = QSize(110, 86)
"""Width and height, in average letters, where the screen lets it."""

WHOLE, PLAYED = "whole", "played"
"""What can be counted, besides the rounds up to a number."""


class FairnessPanel(QDialog):
    """Shows a drive with its rounds as they are planned, in the words that stand on paper too."""

    def __init__(
        self, bridge: Bridge, ask_file: AskFile, settings: Settings | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._ask_file = bridge, ask_file
        self._asked: Drive | None = None
        self._ahead: Drive | None = None
        self._found: Fairness | None = None
        self.title, self._chooser_label = PageTitle(), QLabel()
        self.chooser = ComboBox()
        self.said, self.counting, self.seed = QLabel(), QuietLabel(), QuietLabel()
        self.answer = AnswerLine(bridge)
        document = ("fairness", self._of_document)
        self.pdf_button = SaveDocument(bridge, *document, self.answer, "Alt+P", ask_file, settings)
        self.json_button, self.close_button = QPushButton(), QPushButton()
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._area = QScrollArea()
        self._measures: QWidget | None = None
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Fairness"))
        self.title.setText(self.tr("Fairness"))
        self._chooser_label.setText(self.tr("Count"))
        self._area.setAccessibleName(self.tr("How even it is"))
        self.pdf_button.setText(self.tr("Save PDF…"))
        self.pdf_button.setToolTip(self.tr("This report on paper, with what fell to each (Alt+P)"))
        self.json_button.setText(self.tr("Save as JSON…"))
        self.json_button.setToolTip(self.tr("This report for other programs (Alt+J)"))
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Put the report away (Esc)"))
        self.counting.setText(self._bridge.words("fairness.how_counted"))
        if self._asked is not None and self._ahead is not None:
            self.show_drive(self._asked, self._ahead)

    def show_drive(self, asked: Drive, ahead: Drive) -> None:
        """Show a drive as it is, and with its rounds ``ahead`` as far as they are known; what is chosen stays."""
        chosen = self.chooser.currentData()
        self._asked, self._ahead = asked, ahead
        self.chooser.blockSignals(True)  # looked at once all are there
        self.chooser.clear()
        for text, choice in self._choices(asked, ahead):
            self.chooser.addItem(text, choice)
        self.chooser.setCurrentIndex(max(0, self.chooser.findData(chosen)))
        self.chooser.blockSignals(False)
        self.seed.setText(self._bridge.words("fairness.seed", seed=asked.seed))
        self._count()

    @property
    def upto(self) -> int:
        """The last round that is counted."""
        chosen = self.chooser.currentData()
        if self._asked is None or self._ahead is None:
            return 0
        if chosen == WHOLE:
            return len(self._ahead.rounds)
        return played_so_far(self._asked) if chosen == PLAYED else int(chosen)

    def save_json(self, path: Path) -> None:
        """Save what is shown as JSON at a path."""
        if self._asked is None or self._found is None:
            return
        try:
            printing.write_file(path, evening_json(self._asked, self._found))
        except Refused as refused:
            self.answer.show_refused(refused)
        else:
            self.answer.say(self.tr("Saved as {path}").format(path=path))

    def _of_document(self) -> printing.Choices:
        return printing.Choices(upto=self.upto)

    def _choices(self, asked: Drive, ahead: Drive) -> list[tuple[str, str | int]]:
        played, known = played_so_far(asked), len(ahead.rounds)
        offered: list[tuple[str, str | int]] = []
        if not asked.movement.needs_results and not asked.closed:
            offered.append((self.tr("whole evening, as planned: %n rounds", "", known), WHOLE))
        if played:
            offered.append((self.tr("rounds played so far: {rounds}").format(rounds=played), PLAYED))
        return [
            *offered,
            *((self.tr("up to round {number}").format(number=each), each) for each in range(1, known + 1)),
        ]

    def _lay_out(self) -> None:
        self._chooser_label.setBuddy(self.chooser)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setMinimumWidth(1)  # otherwise a name without end would widen the page
        self._column.setContentsMargins(0, 0, theme.INSIDE, 0)
        self._column.setSpacing(theme.BETWEEN)
        for part in (self.said, self.counting, self.seed):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addLayout(side_by_side(self.title, None, self._chooser_label, self.chooser))
        layout.addWidget(self._area, 1)
        layout.addWidget(self.answer)
        layout.addLayout(side_by_side(self.pdf_button, self.json_button, None, self.close_button))
        letter = self.fontMetrics().averageCharWidth()
        self.resize((SIZE * letter).boundedTo(self.screen().availableSize() * 0.9))

    def _connect(self) -> None:
        self.chooser.currentIndexChanged.connect(self._count)
        self.json_button.clicked.connect(self._ask_and_save)
        self.close_button.clicked.connect(self.reject)
        for button in (self.pdf_button, self.json_button):
            button.setAutoDefault(False)
        press_by_key(self.json_button, "Alt+J")

    def _count(self) -> None:
        asked, ahead = self._asked, self._ahead
        if asked is None or ahead is None:
            return
        words = self._bridge.words
        found = self._found = fairness(asked, ahead.rounds[: self.upto])
        self.said.setText("\n".join(in_words(asked, found, words)))
        if self._measures is not None:
            self._measures.hide()
            self._measures.deleteLater()
        self._measures = Measures(found.report, words)
        self._column.insertWidget(1, self._measures)
        self.answer.rest()

    def _ask_and_save(self) -> None:
        if self._asked is None:
            return
        path = self._ask_file(self, file_name(self._asked, self.tr("fairness"), "json"))
        if path is not None:
            self.save_json(path)
