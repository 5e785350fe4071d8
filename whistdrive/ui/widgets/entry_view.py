"""A table into whose cells one types straight away: the trick grid and the score sheet are both made of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QAbstractSlider, QWidget
from typing_extensions import override

from whistdrive.core.contracts import Mark
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Finding
from whistdrive.desk.draft import Draft, Place
from whistdrive.desk.typed import Reading, misread, read
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.ruled_table import RuledTable
from whistdrive.ui.widgets.slip_writer import Outcomes, SlipWriter
from whistdrive.ui.widgets.typed_line import TypedLine

Index = QModelIndex | QPersistentModelIndex

LEAST_ROWS = 2

_TAKING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class EntryView(RuledTable):
    """The cursor stands on a field of a deal; keys go into it, and nothing is written but through the desk.

    What was typed for the deal but not written is ``typed``. A text that cannot be read stays in its cell, which keeps
    the cursor; :meth:`settle` writes or refuses whatever is half-typed before anything else happens.
    """

    moved = Signal()
    """The cursor stands at another deal, or the deal under it was written."""
    finished = Signal()
    """A deal was written and nothing is left to type at its table."""

    place: Place | None = None
    """The deal under the cursor."""
    typing = False
    """Whether a text stands over the current cell."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._writer = SlipWriter(bridge, line, self)
        self._bridge = bridge
        self._line = line
        self.key = ""
        self.typed: dict[str, Mark] = {}
        self._pending = False
        self._of: int | None = None
        self._over = TypedLine(self.viewport(), self.handles)
        self._over.textEdited.connect(self._edited)
        self.verticalHeader().sectionResized.connect(self._follow)
        self.horizontalHeader().sectionResized.connect(self._follow)

    @abstractmethod
    def index_of(self, place: Place, key: str) -> QModelIndex:
        """Where a field is shown; an invalid index when it is not."""

    @abstractmethod
    def field_at(self, index: Index) -> tuple[Place, str] | None:
        """The field that a cell shows, if any."""

    @abstractmethod
    def show_typed(self) -> None:
        """Show the draft as it is now."""

    @abstractmethod
    def enter(self) -> None:
        """Enter was pressed."""

    @abstractmethod
    def enter_back(self) -> None:
        """Shift+Enter was pressed."""

    @abstractmethod
    def step(self, by: int) -> None:
        """Tab (1) or Shift+Tab (-1) was pressed."""

    @abstractmethod
    def arrow(self, rows: int, columns: int) -> None:
        """An arrow was pressed."""

    def after_words(self) -> str:
        """What there is to add when a deal was written and is read back."""
        return ""

    @property
    def drive(self) -> Drive:
        """The open drive; raises Refused when there is none."""
        return self._bridge.desk.drive

    @property
    def draft(self) -> Draft | None:
        """The deal under the cursor with what was typed over it."""
        return None if self.place is None else Draft(self.drive, self.place, self.typed)

    @property
    def typed_text(self) -> str:
        """The text that stands over the current cell."""
        return self._over.text() if self.typing else ""

    @property
    def pending(self) -> bool:
        """Whether something is typed that is not written."""
        return self.typing or self._pending

    @property
    def busy(self) -> bool:
        """Whether something is typed or asked, or is being written at this moment."""
        return self.pending or self._writer.writing or self._line.asking

    def go(self, place: Place | None, key: str) -> None:
        """Put the cursor on a field; what was typed and not written is forgotten with the deal that is left."""
        other = place != self.place
        if other:
            self._put_away()
            self.typed, self._pending = {}, False
            self._line.move_on()
        self.place, self.key = place, key
        if other:
            self.show_typed()
        self.look()
        self.moved.emit()

    def look(self, *, scroll: bool = True) -> None:
        """Bring the cursor's cell into sight; the typed text stays over it."""
        index = QModelIndex() if self.place is None else self.index_of(self.place, self.key)
        self.setCurrentIndex(index)
        if index.isValid() and scroll:
            self.scrollTo(index)
        self._follow()
        self.viewport().update()

    def turn_to(self, drive: Drive | None) -> None:
        """Know which drive is shown: with another one the cursor is nowhere and nothing is typed."""
        found = None if drive is None else drive.id
        if found != self._of:
            self._of = found
            self.go(None, "")

    def refresh(self) -> None:
        """After a change of the evening: a deal that was changed from elsewhere forgets what had been typed over it."""
        if not self._writer.writing and not self._pending:
            self.typed = {}
        self.show_typed()
        self.look(scroll=not self._bridge.elsewhere)

    def settle(self) -> bool:
        """Write or refuse what is half-typed; False when it stays and must be mended first."""
        if self._line.asking:
            return self._line.settle()
        return not self.pending or self.commit(lambda: None)

    def take(self) -> bool:
        """Take the typed text as the mark of its field; False when it is refused and stays."""
        draft = self.draft
        if draft is None or not self.typing:
            return True
        column = draft.column(self.key)
        if not self._over.text().strip():
            self._put_away()
            return True
        reading = read(column, self._over.text())
        if reading.mark is None:
            self.refuse_text()
            return False
        self.typed = dict(draft.typing(self.key, reading.mark).typed)
        self._pending = True
        self._put_away()
        self.show_typed()
        return True

    def commit(self, then: Callable[[], object]) -> bool:
        """Write the deal, then go on; False when it is refused, waits for a reason, or is not whole yet."""
        if not self.take():
            return False
        draft = self.draft
        if draft is None or not self._pending:
            then()
            return True
        if (owing := draft.owing) is not None:
            self.go(draft.place, str(owing.facts["field"]))
            self._line.refuse(self._writer.sentence(owing))
            return False
        return self._writer.write(draft, self._outcomes(draft, then))

    def drop(self) -> None:
        """Give up what was typed over the deal."""
        self._put_away()
        self.typed, self._pending = {}, False
        self._line.rest()
        self.show_typed()
        self.look()

    def handles(self, event: QKeyEvent) -> bool:
        """Deal with a key; False leaves it to the text or the table."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held & _TAKING or self.place is None:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter_back() if held else self.enter()
        elif key == Qt.Key.Key_Backtab or (key == Qt.Key.Key_Tab and held):
            self.step(-1)
        elif key == Qt.Key.Key_Tab:
            self.step(1)
        elif key == Qt.Key.Key_Escape:
            self.drop()
        elif key in _ARROWS and not held:
            self.arrow(*_ARROWS[Qt.Key(key)])
        elif key in _PAGES:
            self.verticalScrollBar().triggerAction(_PAGES[Qt.Key(key)])
        elif key == Qt.Key.Key_F2:
            self.begin(self._shown_text(), select=True)
        elif not self.typing and event.text().isprintable() and event.text().strip():
            self.begin(event.text())
        else:
            return False
        return True

    def begin(self, text: str, *, select: bool = False) -> None:
        """Open the text over the current cell."""
        if self.place is None:
            return
        if not self.pending:
            self._writer.seen.look()
        self.typing = True
        self._over.begin(text, self._bridge.words.name("column", self.key))
        self._follow()
        self._over.setFocus()
        if select:
            self._over.selectAll()
        else:
            self._edited(text)

    def look_at(self, text: str, reading: Reading) -> None:
        """The typed text was changed to ``text``; it is shown as wrong as soon as nothing can come of it."""
        self._over.mark_wrong(wrong=reading.wrong)
        if reading.wrong:
            self._line.refuse(self._refusal(text))
        else:
            self._line.rest()

    def refuse_text(self) -> None:
        """Keep the text as it is, marked, with the sentence that says what is allowed."""
        self._over.mark_wrong(wrong=True)
        self._line.refuse(self._refusal(self._over.text()))
        self._over.setFocus()
        self._over.selectAll()

    @override
    def sizeHint(self) -> QSize:
        """So many rows are always to be seen; only where there is no room for them does the page scroll."""
        return QSize(super().sizeHint().width(), self.horizontalHeader().height() + LEAST_ROWS * theme.ROW_HEIGHT)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are typed into fields; they look for nothing."""

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                return self.handles(event) or (self._over.event(event) if self.typing else super().event(event))
            if event.type() == QEvent.Type.ShortcutOverride and self._undoes(event):
                event.accept()
                return True
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.field_at(self.indexAt(event.position().toPoint()))
        if found is None or found == (self.place, self.key):
            return
        self.commit(lambda: self.go(*found)) if found[0] != self.place else self._click(found)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.field_at(self.indexAt(event.position().toPoint())) == (self.place, self.key):
            self.begin(self._shown_text(), select=True)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging moves nothing."""

    @override
    def moveCursor(self, cursorAction: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The cursor moves by :meth:`go` alone."""
        return self.currentIndex()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.typing:
            self._over.setFocus()
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        index = self.currentIndex()
        if index.isValid() and self.place is not None and not self.typing:
            painter = QPainter(self.viewport())
            strong = self.hasFocus()
            painter.setPen(QPen(theme.colour("accent" if strong else "quiet"), 2 if strong else 1))
            painter.drawRect(self.visualRect(index).adjusted(1, 1, -1, -1))

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._follow()

    @override
    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._follow()

    def _edited(self, text: str) -> None:
        draft = self.draft
        if not text:
            self._line.rest()
            self._put_away()
        elif draft is not None:
            self.look_at(text, read(draft.column(self.key), text))

    def _outcomes(self, draft: Draft, then: Callable[[], object]) -> Outcomes:
        def written() -> None:
            self._pending = False
            self.setFocus()
            then()

        return Outcomes(written, lambda findings: self._blame(draft, findings), self._back_to_field, self.after_words)

    def _blame(self, draft: Draft, findings: tuple[Finding, ...]) -> None:
        """Put the cursor on the field that a refusal is about."""
        key = next((str(each.facts["field"]) for each in findings if each.facts.get("field")), self.key)
        if self.index_of(draft.place, key).isValid():
            self.go(draft.place, key)

    def _back_to_field(self) -> None:
        """The reason was not given: the figure stays in its cell, as it was typed, to be mended."""
        mark = self.typed.get(self.key)
        self.setFocus()
        self.begin("" if mark is None else str(mark), select=True)

    def _click(self, found: tuple[Place, str]) -> None:
        if self.take():
            self.go(*found)

    def _undoes(self, event: QKeyEvent) -> bool:
        """Ctrl+Z belongs to the deal while marks of it are typed and not written."""
        if not event.matches(QKeySequence.StandardKey.Undo) or not self._pending or self.draft is None:
            return False
        self.typed = dict(self.draft.without_last().typed)
        self._pending = bool(self.typed)
        self.show_typed()
        self.look()
        return True

    def _shown_text(self) -> str:
        draft = self.draft
        mark = draft.marks.get(self.key) if draft else None
        return "" if mark is None else str(mark)

    def _put_away(self) -> None:
        if self.typing:
            self.typing = False
            if self._over.hasFocus():
                self.setFocus()
            self._over.hide()
            self._over.clear()

    def _follow(self) -> None:
        if self.place is not None and self.typing:
            self._over.setGeometry(self.visualRect(self.currentIndex()))

    def _refusal(self, text: str) -> str:
        draft = self.draft
        return "" if draft is None else self._writer.sentence(misread(draft.column(self.key), text))


_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}

_PAGES = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
