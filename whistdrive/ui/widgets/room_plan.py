"""The room plan: every table of a round with the names round it, where two people can change places."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QScrollArea, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.ui import theme
from whistdrive.ui.widgets.place import Place
from whistdrive.ui.widgets.seat_cards import RestingStrip, SeatedTable
from whistdrive.words import Words

CARD_LETTERS, MOST_LETTERS = 26, 36
"""How many average letters the width of a card has room for, at least, and at most for the sake of long words."""

LEAST_ROOM = QSize(80 * theme.STEP, 50 * theme.STEP)
"""What the plan asks of a page, in pixels; it takes all there is, and scrolls."""

Structure = tuple[tuple[tuple[int, tuple[int, ...]], ...], int]


class RoomPlan(QScrollArea):
    """Tables as cards in a grid. Arrows move between places; Space, Enter, the menu or a drag swap two people.

    ``swap_wanted`` carries the ids of two entrants; ``marked`` the name of who is marked for a swap, or an empty text.
    """

    swap_wanted = Signal(int, int)
    marked = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._floor = QWidget()
        self._cards: tuple[SeatedTable, ...] = ()
        self._rest: RestingStrip | None = None
        self._structure: Structure = ((), 0)
        self._mark: Place | None = None
        self._target: Place | None = None
        self._carried = _carried_name(self.viewport())
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._arrange)
        self.setWidget(self._floor)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.swap_with, self.let_go = QAction(self), QAction(self)
        self.swap_with.triggered.connect(self._choose_current)
        self.let_go.triggered.connect(lambda: self._mark_place(None))

    @property
    def places(self) -> tuple[Place, ...]:
        """All places: at the tables in order, then those of the people who rest."""
        return (*chain.from_iterable(card.places for card in self._cards), *(self._rest.places if self._rest else ()))

    def place_of(self, entrant_id: int) -> Place | None:
        """Where somebody is, if they are in this round."""
        return next((each for each in self.places if each.entrant and each.entrant.id == entrant_id), None)

    def retranslate(self, words: Words) -> None:
        """Word everything anew."""
        self._words = words
        self.setAccessibleName(self.tr("Room plan"))
        self.let_go.setText(self.tr("Let go"))
        self._name_places()

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show a round of a drive (counted from 1; 0 for none). Places that stay keep the focus."""
        seated = drive.rounds[number - 1] if drive and number else None
        structure: Structure = ((), 0)
        if seated is not None:
            structure = (tuple((t.number, tuple(map(len, t.seats))) for t in seated.tables), len(seated.resting))
        self._mark_place(None)
        if structure != self._structure:
            self._build(structure, drive)
        if drive is not None and seated is not None:
            by_id = drive.by_id
            for place, entrant_id in zip(self.places, seated.entrants(), strict=True):
                place.show_entrant(by_id[entrant_id])
        self._name_places()
        self._arrange()

    def show_place(self, entrant_id: int) -> None:
        """Scroll to somebody and put the keyboard there."""
        place = self.place_of(entrant_id)
        if place is not None:
            self._focus(place)

    def focus_first(self) -> None:
        """Put the keyboard on the place that had it last, or on the first."""
        places = self.places
        if places:
            self._focus(
                next((place for place in places if place.focusPolicy() == Qt.FocusPolicy.StrongFocus), places[0])
            )

    @override
    def sizeHint(self) -> QSize:
        return QSize(LEAST_ROOM)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_ROOM)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._settled.start()  # once the cards have the new font too

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self._current()
        way = _WAYS.get(Qt.Key(event.key()))
        if here is not None and way is not None:
            there = self._neighbour(here, way)
            if there is not None:
                self._focus(there)
        elif event.key() == Qt.Key.Key_Escape and self._mark is not None:
            self._mark_place(None)
        else:
            super().keyPressEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse and (under := self._under(event.globalPos())):
            self._focus(under)
        if self._current() is None:
            return
        self._word_menu()
        menu = QMenu(self)
        menu.addAction(self.swap_with)
        if self._mark is not None:
            menu.addAction(self.let_go)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _word_menu(self) -> None:
        if self._mark is None or self._mark.entrant is None:
            self.swap_with.setText(self.tr("Swap with…"))
        else:
            self.swap_with.setText(self.tr("Swap with {name}").format(name=self._mark.entrant.name))

    def _build(self, structure: Structure, drive: Drive | None) -> None:
        for card in (*self._cards, self._rest):
            if card is not None:
                card.hide()
                card.deleteLater()
        self._structure = structure
        tables, resting = structure
        seats = drive.scoring.seats if drive else ()
        ordered = [seat for seat in ("N", "S", "E", "W") if seat in seats]
        self._cards = tuple(
            SeatedTable(number, tuple(zip(ordered, shared, strict=True)), self._floor) for number, shared in tables
        )
        self._rest = RestingStrip(resting, self._floor) if resting else None
        for place in self.places:
            place.chosen.connect(lambda place=place: self._choose(place))
            place.dragged.connect(lambda pointer, place=place: self._drag(place, pointer))
            place.dropped.connect(lambda pointer, place=place: self._drop(place, pointer))
        for card in (*self._cards, self._rest):
            if card is not None:
                card.show()
        if self.places:
            self.places[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _name_places(self) -> None:
        for card in self._cards:
            for place in card.places:
                seat = self._words.name("seat", place.seat)
                text = self.tr("Table {table}, {seat}: {person}")
                place.setAccessibleName(text.format(table=card.number, seat=seat, person=_person(place)))
        if self._rest is not None:
            self._rest.heading.setText(self.tr("Resting in this round"))
            for place in self._rest.places:
                place.setAccessibleName(self.tr("Rests: {person}").format(person=_person(place)))
        for place in self.places:
            place.setToolTip(self.tr("Drag onto another to swap, or press Enter on both"))

    def _arrange(self) -> None:
        """Cards side by side as many as there is room for, each row as high as its highest."""
        width = self.viewport().width()
        gap = theme.INSIDE
        letter = self.fontMetrics().averageCharWidth()
        wanted = max((card.width_for_words() for card in self._cards), default=0)
        least = min(max(wanted, letter * CARD_LETTERS), letter * MOST_LETTERS)
        across = max(1, (width + gap) // (least + gap))
        column = (width - (across - 1) * gap) // across
        y = 0
        if self._rest is not None:
            height = self._rest.arrange(width, column - gap)
            self._rest.setGeometry(0, 0, width, height)
            y = height + gap
        for first in range(0, len(self._cards), across):
            row = self._cards[first : first + across]
            height = max(card.arrange(column) for card in row)
            for at, card in enumerate(row):
                card.setGeometry(at * (column + gap), y, column, height)
            y += height + gap
        self._floor.resize(QSize(width, max(0, y - gap)))

    def _current(self) -> Place | None:
        return next((place for place in self.places if place.hasFocus()), None)

    def _focus(self, place: Place) -> None:
        """Only one place is a stop of the Tab key, or nobody would ever get past the plan."""
        for each in self.places:
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is place else Qt.FocusPolicy.ClickFocus)
        place.setFocus()
        self.ensureWidgetVisible(place, theme.EDGE, theme.EDGE)

    def _neighbour(self, here: Place, way: QPoint) -> Place | None:
        """The nearest place in a direction; what lies off the line counts double."""
        start = self._centre(here)

        def distance(place: Place) -> int:
            apart = self._centre(place) - start
            along = QPoint.dotProduct(apart, way)
            across = abs(apart.x() * way.y()) + abs(apart.y() * way.x())
            return along + 2 * across

        ahead = [place for place in self.places if QPoint.dotProduct(self._centre(place) - start, way) > 0]
        return min(ahead, key=distance, default=None)

    def _centre(self, place: Place) -> QPoint:
        return place.mapTo(self._floor, place.rect().center())

    def _choose_current(self) -> None:
        here = self._current()
        if here is not None:
            self._choose(here)

    def _choose(self, place: Place) -> None:
        if self._mark is None:
            self._mark_place(place)
        elif self._mark is place:
            self._mark_place(None)
        else:
            self._swap(self._mark, place)

    def _mark_place(self, place: Place | None) -> None:
        if self._mark is place:
            return
        for each in self.places:
            each.mark(marked=each is place)
        self._mark = place
        self.marked.emit(place.entrant.name if place is not None and place.entrant else "")

    def _swap(self, one: Place, another: Place) -> None:
        self._mark_place(None)
        if one.entrant is not None and another.entrant is not None:
            self.swap_wanted.emit(one.entrant.id, another.entrant.id)

    def _drag(self, place: Place, pointer: QPoint) -> None:
        here = self.viewport().mapFromGlobal(pointer)
        self._carried.setText(_person(place))
        self._carried.adjustSize()
        self._carried.move(here + QPoint(theme.BETWEEN, theme.STEP))
        self._carried.show()
        self._carried.raise_()
        inside = self._floor.mapFromGlobal(pointer)
        self.ensureVisible(inside.x(), inside.y(), 0, theme.ROW_HEIGHT)
        self._aim(self._under(pointer), place)

    def _drop(self, place: Place, pointer: QPoint) -> None:
        self._carried.hide()
        target = self._under(pointer)
        self._aim(None, place)
        if target is not None and target is not place:
            self._swap(place, target)

    def _aim(self, target: Place | None, dragged: Place) -> None:
        for place in {self._target, target} - {None}:
            if place is not None:
                place.aim(aimed_at=place is target and place is not dragged)
        self._target = target

    def _under(self, pointer: QPoint) -> Place | None:
        found = self._floor.childAt(self._floor.mapFromGlobal(pointer))
        return found if isinstance(found, Place) else None


_WAYS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def _person(place: Place) -> str:
    return f"{place.entrant.number} {place.entrant.name}" if place.entrant else ""


def _carried_name(parent: QWidget) -> QLabel:
    """The name that follows the pointer during a drag."""
    label = QLabel(parent)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.setAutoFillBackground(True)
    label.setBackgroundRole(QPalette.ColorRole.Highlight)
    label.setMargin(theme.STEP)
    label.hide()
    return label
