"""The score sheet of one table, drawn and filled in like the paper one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive, Slip
from whistdrive.desk.draft import Draft, Place
from whistdrive.desk.typed import Reading, read
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.score_sheet import SheetModel
from whistdrive.ui.models.sheet_rows import SheetRows, changed_below, sheet_rows
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.entry_view import EntryView
from whistdrive.ui.widgets.ruled_table import RuledDelegate

Index = QModelIndex | QPersistentModelIndex

_WHY_DIGITS = 12
_LEAST_DIGITS: Mapping[str, int] = {"mark": 3, "points": 3}
"""The least widths in digits: of the reasons, and of the columns in which something is typed or summed."""


class ScoreSheet(EntryView):
    """One line a deal. Every field takes its key and moves on by itself as soon as the key can mean only one thing.

    The line is written with Enter, or when the cursor leaves it; what a correction changes below it is marked until
    the cursor has been there.
    """

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, line, parent)
        self.sheet = SheetModel(bridge.words)
        self.setModel(self.sheet)
        self.setItemDelegate(_PaperDelegate(self))
        self._stored: SheetRows | None = None
        self._slip: Slip | None = None
        self._changed: set[int] = set()
        self.sheet.modelReset.connect(self._size_columns)

    @property
    def foot(self) -> SheetRows | None:
        """What stands at the foot of the sheet: the written deals' totals."""
        return self._stored

    def retranslate(self) -> None:
        """Word everything again."""
        self.setAccessibleName(self.tr("Score sheet"))
        self.sheet.retranslate(self._bridge.words)

    def show_table(self, drive: Drive | None, number: int, table: int) -> None:
        """Show the sheet of a table; one that is shown already keeps the cursor and what is typed."""
        self.turn_to(drive)
        if drive is None or not number:
            self._stored, self._slip = None, None
            self.go(None, "")
            return
        found = drive.rounds[number - 1].table(table)
        stored = sheet_rows(drive, number, found)
        same = self.place is not None and (self.place.number, self.place.table) == (number, table)
        if not same:
            self._changed = set()
        elif self._stored is not None and self._slip is not None and self._slip is not found.slip:
            self._changed |= changed_below(self._stored, stored, _first_difference(self._slip, found.slip))
        self._stored, self._slip = stored, found.slip
        if not same or self.place is None or self.place.deal > len(found.slip.deals) + 1:
            self.go_to_end(number, table)
        self.refresh()

    def go_to_end(self, number: int, table: int) -> None:
        """Put the cursor on the first field of the blank line, or of the last line of a whole sheet."""
        deals = [row.deal for row in self._stored.rows if row.kind == "deal"] if self._stored else []
        if deals:
            self.go_to_line(Place(number, table, deals[-1]))
        else:
            self.go(None, "")

    @override
    def go(self, place: Place | None, key: str) -> None:
        left = self.place
        if left is not None and left != place:
            self._changed.discard(left.deal)
        super().go(place, key)
        self.sheet.mark_changed(self._changed)

    @override
    def look(self, *, scroll: bool = True) -> None:
        """What a deal brought its game stands below it, and is brought into sight with it."""
        super().look(scroll=scroll)
        row = self.currentIndex().row()
        if row < 0 or not scroll:
            return
        after = next((at for at in range(row + 1, len(self.sheet.rows)) if self.sheet.rows[at].kind == "deal"), None)
        below = (after or len(self.sheet.rows)) - 1
        if below > row:
            self.scrollTo(self.sheet.index(below, 0))
            self.scrollTo(self.currentIndex())

    @override
    def index_of(self, place: Place, key: str) -> QModelIndex:
        return self.sheet.index(self.sheet.row_of(place.deal), self.sheet.column_of(key))

    @override
    def field_at(self, index: Index) -> tuple[Place, str] | None:
        if not index.isValid() or self.place is None:
            return None
        row = self.sheet.rows[index.row()]
        if row.kind != "deal" or not row.fields:
            return None
        key = self.sheet.columns[index.column()].key
        place = Place(self.place.number, self.place.table, row.deal)
        return place, key if key in row.fields else row.fields[0]

    @override
    def show_typed(self) -> None:
        draft = self.draft
        if draft is None:
            self.sheet.show_rows(None, ())
            return
        shown = sheet_rows(draft.drive, draft.place.number, draft.table, draft)
        self.sheet.show_rows(draft.drive.scoring, shown.rows)
        for at in range(len(self.sheet.columns)):
            self.setColumnHidden(at, at in self.sheet.idle)
        self.sheet.mark_changed(self._changed)
        self._span()

    @override
    def enter(self) -> None:
        draft = self.draft
        blank = draft is not None and not self.pending and not draft.stored.marks
        if draft is None or not blank:
            self.commit(self._next_line)
        elif draft.table.slip.closed or draft.table.slip.totals is not None:
            self.finished.emit()
        elif draft.owing is not None:
            self._line.refuse(self._writer.sentence(draft.owing))
        else:
            self.commit(self._next_line)

    @override
    def enter_back(self) -> None:
        self.arrow(-1, 0)

    @override
    def step(self, by: int) -> None:
        if not self.take() or self.place is None:
            return
        to = self._field_from(by)
        if to is not None:
            self.go(self.place, to)
        elif not self.pending:
            self.focusNextPrevChild(by > 0)

    @override
    def arrow(self, rows: int, columns: int) -> None:
        if columns:
            if self.take() and self.place is not None:
                self.go(self.place, self._field_from(columns, skip=False) or self.key)
        elif self.place is not None:
            to = Place(self.place.number, self.place.table, self.place.deal + rows)
            self.commit(lambda: self.go_to_line(to, self.key))

    @override
    def drop(self) -> None:
        super().drop()
        draft = self.draft
        if draft is not None and not draft.stored.marks:
            self.go_to_line(draft.place)

    @override
    def handles(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Backspace and not self.typed_text and self.place is not None:
            self._back()
            return True
        return super().handles(event)

    @override
    def look_at(self, text: str, reading: Reading) -> None:
        if reading.mark is not None and not reading.more:
            super().look_at(text, reading)
            if self.take():
                self._move_on()
        elif not (reading.wrong and self._passes_on(text)):
            super().look_at(text, reading)
            if reading.wrong:
                self.refuse_text()

    @override
    def after_words(self) -> str:
        if not self._changed:
            return ""
        deals = ", ".join(str(deal) for deal in sorted(self._changed))
        return self.tr("changed below, look again: {deals}").format(deals=deals)

    def _field_from(self, by: int, *, skip: bool = True) -> str | None:
        """The field before (-1) or after (1) the current one; with ``skip`` one that has not filled itself."""
        draft = self.draft
        return None if draft is None else _beside(draft, self.key, by, skip=skip)

    def _back(self) -> None:
        """Go back to the field that was typed last: the last of the line kept the cursor, so that one comes first."""
        again = not self.typing and self.key in self.typed and self._field_from(1) is None
        self._put_away()
        if again:
            self.begin(self._shown_text(), select=True)
        elif self.place is not None:
            self.go(self.place, self._field_from(-1) or self.key)

    def _move_on(self) -> None:
        if self.place is not None:
            self.go(self.place, self._field_from(1) or self.key)

    def _passes_on(self, text: str) -> bool:
        """Whether the last key belongs to the next field: this one is full already, or follows from that one.

        A digit after a digit never does: fourteen tricks are refused, not read as one trick and four honours.
        """
        draft = self.draft
        before, key = text[:-1], text[-1:]
        if draft is None or (before and key.isdecimal()):
            return False
        here = read(draft.column(self.key), before).mark if before else None
        after = draft if here is None else draft.typing(self.key, here)
        following = _beside(after, self.key, 1)
        if following is None or (before and here is None):
            return False
        reading = read(after.column(following), key)
        if reading.wrong or (not before and not self._explains(after, following, reading)):
            return False
        self._over.setText(before)
        self.take()
        self.go(draft.place, following)
        self.begin(key)
        return True

    def _explains(self, draft: Draft, following: str, reading: Reading) -> bool:
        """Whether a mark of the next field leaves only one for this one, which is blank."""
        if reading.mark is None or self.key in draft.marks:
            return False
        return self.key in draft.typing(following, reading.mark).marks

    def _next_line(self) -> None:
        if self.place is None:
            return
        to = Place(self.place.number, self.place.table, self.place.deal + 1)
        if self.sheet.row_of(to.deal) >= 0:
            self.go_to_line(to)
        else:
            self.moved.emit()
            self.finished.emit()

    def go_to_line(self, place: Place, key: str = "") -> None:
        """Put the cursor on the line of a deal, on its first field or on another; without such a line it stays."""
        rows = self._stored.rows if self._stored else ()
        fields = next((row.fields for row in rows if (row.kind, row.deal) == ("deal", place.deal)), ())
        if fields:
            self.go(place, key if key in fields else fields[0])

    def _span(self) -> None:
        """Let what is said of a game run over the columns of the marks."""
        self.clearSpans()
        marks = sum(column.kind in ("deal", "dealer", "mark") for column in self.sheet.columns)
        for at, row in enumerate(self.sheet.rows):
            if row.kind != "deal" and marks > 1:
                self.setSpan(at, 0, 1, marks)

    def _size_columns(self) -> None:
        self.share_width(tuple(at for at, each in enumerate(self.sheet.columns) if each.kind == "why"), _WHY_DIGITS)


class _PaperDelegate(RuledDelegate):
    """The rules of the paper sheet: thin under a deal, strong under a game, double under the rubber."""

    def __init__(self, view: ScoreSheet) -> None:
        super().__init__(view, lambda row: view.sheet.rows[row].rule)
        self._sheet = view.sheet

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        row, column = self._sheet.rows[index.row()], self._sheet.columns[index.column()]
        if row.kind != "deal" and column.kind == "deal":
            return QSize(0, theme.ROW_HEIGHT)
        room = 0 if row.rule == "thin" else 2 * theme.STEP
        least = _LEAST_DIGITS.get(column.kind, 0) * option.fontMetrics.horizontalAdvance("0")
        return QSize(max(hint.width(), least), hint.height() + room)


def _beside(draft: Draft, key: str, by: int, *, skip: bool = True) -> str | None:
    fields = [column.key for column in draft.fields]
    if key not in fields:
        return fields[0] if fields else None
    at = fields.index(key)
    ordered = fields[at + 1 :] if by > 0 else fields[:at][::-1]
    return next((each for each in ordered if not (skip and draft.follows(each))), None)


def _first_difference(old: Slip, new: Slip) -> int:
    """The first deal that is written differently; 0 when something before them all was changed."""
    if old.dealer != new.dealer:
        return 0
    pairs = zip(old.deals, new.deals, strict=False)
    return next(
        (at for at, (was, now) in enumerate(pairs, start=1) if was != now), min(len(old.deals), len(new.deals)) + 1
    )
