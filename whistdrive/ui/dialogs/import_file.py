"""A file that is to be taken in, looked at row by row before anything is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.core.findings import Refused
from whistdrive.exchange.grid import How
from whistdrive.exchange.incoming import DRIVE, Incoming, guessed, incoming
from whistdrive.exchange.preview import Preview, State
from whistdrive.exchange.read import read_file
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.import_rows import FIRST_FIELD, MOST_SHOWN, NUMBER, ImportRowsModel
from whistdrive.ui.widgets.book_table import BookTable, KeepingDelegate
from whistdrive.ui.widgets.import_columns import ImportColumns
from whistdrive.ui.widgets.import_reading import ImportReading
from whistdrive.ui.widgets.import_row import ImportRow
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.tab_order import focus_in_reading_order

AskOpen = Callable[[QWidget], Path | None]
"""Asks which file is to be read, given the window that asks; None for none."""

WIDTH, LINES = 110, 40
"""The size in letters and lines."""

_TOLD: tuple[State, ...] = ("new", "doubtful", "changed", "same", "wrong", "left_out")


class ImportDialog(QDialog):
    """Writes nothing until it is accepted; then all that is shown is one step of undo. ``taken`` follows that."""

    help_topic: ClassVar[str] = "import"
    taken = Signal()

    def __init__(self, bridge: Bridge, usual: str | None, ask: AskOpen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._usual, self._ask = bridge, usual, ask
        self._name, self._data, self._key = "", b"", usual or "people"
        self.file: Incoming | None = None
        self.preview: Preview | None = None
        self.name, self.other = QuietLabel(), QPushButton()
        self.reading, self.columns, self.row = ImportReading(), ImportColumns(), ImportRow()
        self.model = ImportRowsModel(bridge.words)
        self.table = BookTable(find_in=NUMBER, dense=True)
        self._editing = KeepingDelegate(self.table, theme.STEP)
        self.summary, self.refusal = QuietLabel(), Refusal()
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Import"))
        self.other.setText(self.tr("&Another file…"))
        self.reading.retranslate(self._bridge.words)
        self.row.retranslate()
        self.table.setAccessibleName(self.tr("The rows of the file as they will be"))
        self.table.setToolTip(self.tr("Space leaves a row out, or takes it in again; F2 corrects a cell"))
        self.cancel_button.setText(self.tr("Cancel"))
        self._show()

    def open_file(self, path: Path) -> bool:
        """Read a file and show what would become of it; False, with the reason in sight, where it cannot be read."""
        self._name = path.name
        try:
            self._data = read_file(path)
        except Refused as refused:
            self.file = None
            self._show(refused)
            return False
        self._key = guessed(self._data, self._bridge.desk.evening, self._usual)
        self._read(How())
        return self.file is not None

    def take(self) -> None:
        """Take it in, where nothing speaks against it, and close."""
        if self._editing.settle():
            self._show()  # with what stood in an editor
        file = self.file
        if file is None or self.preview is None or not self.preview.ready:
            return
        refused = self._bridge.attempt_call(lambda: file.take(self._bridge.desk))
        if refused is None:
            self.taken.emit()
            self.accept()
        else:
            self._show(refused)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.take)
        buttons.rejected.connect(self.reject)
        self.table.setModel(self.model)
        self.table.setItemDelegate(self._editing)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.table.setSortingEnabled(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self._scrolled(), 1)
        layout.addWidget(buttons)
        letters = self.fontMetrics()
        wanted = QSize(letters.horizontalAdvance("n") * WIDTH, letters.lineSpacing() * LINES)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))

    def _scrolled(self) -> QScrollArea:
        """Everything above the buttons, with room for large texts on a small screen."""
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(side_by_side(self.name, self.other, stretch=self.name))
        parts: tuple[QWidget, ...] = (self.reading, self.columns, self.table, self.row, self.summary, self.refusal)
        for part in parts:
            layout.addWidget(part, 1 if part is self.table else 0)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        return area

    def _connect(self) -> None:
        self.other.clicked.connect(self._ask_other)
        self.reading.target_chosen.connect(self._read_as)
        self.reading.how_chosen.connect(self._read)
        self.reading.headed_chosen.connect(lambda headed: self._decide(lambda file: file.headed(headed=headed)))
        self.columns.chosen.connect(lambda key, at: self._decide(lambda file: file.matched(key, at)))
        self.row.meant.connect(self._say_who)
        self.row.left_out.connect(self._turn_row)
        self.table.selectionModel().currentRowChanged.connect(self._show_row)
        self.model.mended.connect(self._mend)
        key_in(self.table, Qt.Key.Key_Space, self._turn_row, alone=True)
        key_in(self.table, Qt.Key.Key_F2, self._edit, alone=True)

    def _ask_other(self) -> None:
        path = self._ask(self)
        if path is not None:
            self.open_file(path)

    def _read_as(self, key: str) -> None:
        self._key = key
        self._read(How())

    def _read(self, how: How) -> None:
        """Read the file anew; where it cannot be read so, why."""
        self.file = None
        try:
            self.file = incoming(self._data, self._key, self._bridge.desk.evening, how)
        except Refused as refused:
            self._show(refused)
        else:
            self._show()
            self.table.setFocus()

    def _decide(self, change: Callable[[Incoming], Incoming]) -> None:
        if self.file is not None:
            self.file = change(self.file)
            self._show()

    def _say_who(self, person: int) -> None:
        row = self.model.row(self.table.current_row)
        if row is not None and person >= 0:
            self._decide(lambda file: file.meaning(row.line.number, person))

    def _turn_row(self) -> None:
        row = self.model.row(self.table.current_row)
        if row is not None and self._key != DRIVE:
            self._decide(lambda file: file.left_out(row.line.number))

    def _edit(self) -> None:
        """Correct the cell of the moment, or the first one of its row that can be."""
        index = self.table.currentIndex()
        if not index.flags() & Qt.ItemFlag.ItemIsEditable:
            index = index.siblingAtColumn(FIRST_FIELD)
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.table.setCurrentIndex(index)
            self.table.edit(index)

    def _mend(self, row: int, field: str, text: str) -> None:
        if self.file is not None:
            self.file = self.file.mended(row, field, text)
            QTimer.singleShot(0, self, self._show)  # once the editor is closed

    def _show(self, refused: Refused | None = None) -> None:
        """Show the file as it was read, what would become of it, and what speaks against it."""
        evening, words, file = self._bridge.desk.evening, self._bridge.words, self.file
        current, column = self.model.row(self.table.current_row), self.table.currentIndex().column()
        self.preview = None if file is None else file.preview(self._bridge.desk)
        fields = () if file is None else file.fields(evening)
        shown = [each for each in fields if file is not None and (file.grid is None or each.key in file.choice.columns)]
        self.name.setText(self._about())
        self.reading.show_target(self._key)
        self.reading.show_file(file)
        self.columns.show_file(file, fields, words)
        self.model.show_preview(self.preview, shown, words, mendable=self._key != DRIVE)
        self.table.size_columns(self.model.remark)
        place = self.model.place_of(current.line.number) if current else 0
        column = column if column < self.model.columnCount() else NUMBER
        self.table.setCurrentIndex(self.model.index(max(place, 0), max(column, NUMBER)))
        self._show_row()
        self._show_findings(refused)
        self._word_accept()

    def _show_row(self) -> None:
        row = self.model.row(self.table.current_row)
        said = "" if row is None else self.model.said(row)
        self.row.show_row(row, said, self._bridge.desk.evening.club, can_leave=self._key != DRIVE)

    def _show_findings(self, refused: Refused | None) -> None:
        findings = () if self.preview is None else self.preview.findings
        if refused is not None:
            findings = refused.findings
        if findings:
            self.refusal.say(" ".join(self._bridge.words.finding(each) for each in findings))
        else:
            self.refusal.forgive()
        self.summary.setText("" if self.preview is None else self._counted(self.preview))

    def _about(self) -> str:
        """The name of the file, and what stands in it."""
        if self.file is None or self.file.drive is None:
            return self._name
        drive = self.file.drive.drive
        text = self.tr("{file}: {title}, {day}, %n rounds", "", len(drive.rounds))
        return text.format(file=self._name, title=drive.title, day=self._bridge.words.day(drive.day))

    def _counted(self, preview: Preview) -> str:
        words = self._bridge.words
        counts = [f"{words.name('state', each)}: {preview.count(each)}" for each in _TOLD if preview.count(each)]
        if len(preview.rows) > MOST_SHOWN:
            counts.append(self.tr("the first %n rows are shown", "", MOST_SHOWN))
        return " · ".join(counts)

    def _word_accept(self) -> None:
        preview = self.preview
        self.accept_button.setEnabled(preview is not None and preview.ready)
        if self._key == DRIVE or preview is None:
            self.accept_button.setText(self.tr("Take &it in"))
        else:
            many = preview.count("new", "changed", "doubtful")
            self.accept_button.setText(self.tr("Take %n rows &in", "", many))
