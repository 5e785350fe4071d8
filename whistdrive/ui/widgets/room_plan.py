"""The room plan: every table of a round with the names round it, where two people can change places."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QScrollArea, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.movement.room import SHAPES, Shape
from whistdrive.ui import theme
from whistdrive.ui.models.effect import effect
from whistdrive.ui.widgets.effect_strip import EffectStrip
from whistdrive.ui.widgets.place import Place
from whistdrive.ui.widgets.room_floor import NOBODY, RoomFloor, Structure
from whistdrive.words import Words

ZOOMS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""The sizes of names that can be chosen, as multiples of the usual one."""

LEAST_ROOM = QSize(80 * theme.STEP, 56 * theme.STEP)
"""What the plan asks of a page, in pixels; it takes all there is, and scrolls."""


class RoomPlan(QScrollArea):
    """Tables as squares on a floor. Arrows move between places; Space, Enter, the menu or a drag swap two people.

    While a swap is being thought of, a strip tells what it would do to the evening. ``swap_wanted`` carries the ids of
    two entrants; ``marked`` the name of who is marked for a swap, or an empty text; ``zoomed`` the size of names as a
    multiple of the usual one, and whether that follows from the window.
    """

    swap_wanted = Signal(int, int)
    marked = Signal(str)
    zoomed = Signal(float, bool)

    def __init__(self, words: Words, shape: Shape = SHAPES[0], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._shape = shape
        self._zoom: float | None = None
        self._drive: Drive | None = None
        self._number = 0
        self._floor = RoomFloor()
        self._after: QWidget = self
        self._mark: Place | None = None
        self._target: Place | None = None
        self._carried = _carried_name(self.viewport())
        self._strip = EffectStrip(self)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._measure_and_arrange)
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
        return self._floor.places

    def place_of(self, entrant_id: int) -> Place | None:
        """Where somebody is, if they are in this round."""
        return next((each for each in self.places if each.entrant and each.entrant.id == entrant_id), None)

    def follow(self, widget: QWidget) -> None:
        """Let Tab come here after another widget: places are made anew, and new ones would stand behind all others."""
        self._after = widget

    def retranslate(self, words: Words) -> None:
        """Word everything anew."""
        self._words = words
        self.setAccessibleName(self.tr("Room plan"))
        self.let_go.setText(self.tr("Let go"))
        self._name_places()

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show a round of a drive (counted from 1; 0 for none). Places that stay keep the focus."""
        self._drive, self._number = drive, number
        seated = drive.rounds[number - 1] if drive and number else None
        structure = NOBODY
        if seated is not None:
            structure = (tuple((t.number, tuple(map(len, t.seats))) for t in seated.tables), len(seated.resting))
        self._mark_place(None)
        if structure != self._floor.structure:
            self._build(structure, drive.scoring.seats if drive else ())
        if drive is not None and seated is not None:
            by_id = drive.by_id
            for place, entrant_id in zip(self.places, seated.entrants(), strict=True):
                place.show_entrant(by_id[entrant_id])
        self._name_places()
        self._measure_and_arrange()

    def show_shape(self, shape: Shape) -> None:
        """Let the tables stand in another shape."""
        self._shape = shape
        self._arrange()

    def zoom(self, step: int) -> None:
        """One step larger (1) or smaller (-1), or (0) as large as it can be with all tables in sight."""
        now = self._floor.scale
        if step:
            further = [each for each in ZOOMS if (each - now) * step > 0.001]
            self._zoom = (min(further) if step > 0 else max(further)) if further else now
        else:
            self._zoom = None
        self._arrange()
        if (here := self._current()) is not None:
            self.ensureWidgetVisible(here, theme.EDGE, theme.EDGE)

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
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self._current()
        key = Qt.Key(event.key())
        if here is not None and key in _WAYS:
            there = self._neighbour(here, key)
            if there is not None:
                self._focus(there)
        elif event.text() in _ZOOM_KEYS and not event.modifiers() & _WITH_OTHERS:
            self.zoom(_ZOOM_KEYS[event.text()])
        elif key == Qt.Key.Key_Escape and self._mark is not None:
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

    def _build(self, structure: Structure, seats: tuple[str, ...]) -> None:
        self._floor.build(structure, seats)
        for place in self.places:
            place.chosen.connect(lambda place=place: self._choose(place))
            place.dragged.connect(lambda pointer, place=place: self._drag(place, pointer))
            place.dropped.connect(lambda pointer, place=place: self._drop(place, pointer))
        if self.places:
            self.places[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for one, following in pairwise((self._after, *self.places)):
            self.setTabOrder(one, following)

    def _name_places(self) -> None:
        for card in self._floor.cards:
            card.letters = {seat: self._words.name("paper.seat", seat) for seat in card.letters}
            for place in card.places:
                seat = self._words.name("seat", place.seat)
                text = self.tr("Table {table}, {seat}: {person}")
                place.setAccessibleName(text.format(table=card.number, seat=seat, person=_person(place)))
        if (rest := self._floor.rest) is not None:
            rest.heading.setText(self.tr("Resting in this round"))
            for place in rest.places:
                place.setAccessibleName(self.tr("Rests: {person}").format(person=_person(place)))
        for place in self.places:
            place.setToolTip(self.tr("Drag onto another to swap, or press Enter on both"))

    def _measure_and_arrange(self) -> None:
        self._floor.measure_anew()
        self._arrange()

    def _arrange(self) -> None:
        self._floor.arrange(self.maximumViewportSize(), self._shape, self._zoom)
        self.zoomed.emit(self._floor.scale, self._zoom is None)

    def _current(self) -> Place | None:
        return next((place for place in self.places if place.hasFocus()), None)

    def _focus(self, place: Place) -> None:
        """Only one place is a stop of the Tab key, or nobody would ever get past the plan."""
        for each in self.places:
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is place else Qt.FocusPolicy.ClickFocus)
        place.setFocus()
        self.ensureWidgetVisible(place, theme.EDGE, theme.EDGE)
        self._come_into_sight()
        self._consider(self._mark, place)

    def _come_into_sight(self) -> None:
        """Have a page that is higher than the window scroll to the plan, as far as it goes."""
        around = self.parentWidget()
        while isinstance(around, QWidget):
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(self, 0, 0)
            around = around.parentWidget()

    def _neighbour(self, here: Place, key: Qt.Key) -> Place | None:
        """The next place in a direction: round the same table first, then the nearest one beyond it."""
        way, start, card = _WAYS[key], self._centre(here), here.parentWidget()
        round_table = here.seat + _ROUND[key].get(here.seat, "")

        def distance(place: Place) -> int:
            apart = self._centre(place) - start
            along = QPoint.dotProduct(apart, way)
            across = abs(apart.x() * way.y()) + abs(apart.y() * way.x())
            return along + 2 * across  # what lies off the line counts double

        ahead = [place for place in self.places if QPoint.dotProduct(self._centre(place) - start, way) > 0]
        own = [place for place in ahead if place.parentWidget() is card and place.seat in round_table]
        beyond = [place for place in ahead if place.parentWidget() is not card]
        return min(own or beyond, key=distance, default=None)

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
        self._consider(place, self._current())
        self.marked.emit(place.entrant.name if place is not None and place.entrant else "")

    def _swap(self, one: Place, another: Place) -> None:
        self._mark_place(None)
        if one.entrant is not None and another.entrant is not None:
            self.swap_wanted.emit(one.entrant.id, another.entrant.id)

    def _drag(self, place: Place, pointer: QPoint) -> None:
        here = self.viewport().mapFromGlobal(pointer)
        self._carried.setText(_person(place))
        self._carried.adjustSize()
        beside = here + QPoint(theme.BETWEEN, theme.STEP)
        self._carried.move(min(beside.x(), self.viewport().width() - self._carried.width()), beside.y())
        self._carried.show()
        self._carried.raise_()
        inside = self._floor.mapFromGlobal(pointer)
        self.ensureVisible(inside.x(), inside.y(), 0, theme.ROW_HEIGHT)
        self._aim(self._under(pointer), place)
        self._consider(place, self._target)

    def _drop(self, place: Place, pointer: QPoint) -> None:
        self._carried.hide()
        self._strip.hide()
        target = self._under(pointer)
        self._aim(None, place)
        if target is not None and target is not place:
            self._swap(place, target)

    def _aim(self, target: Place | None, dragged: Place) -> None:
        for place in {self._target, target} - {None}:
            if place is not None:
                place.aim(aimed_at=place is target and place is not dragged)
        self._target = target

    def _consider(self, one: Place | None, another: Place | None) -> None:
        """Tell what the evening would be like if two changed places."""
        people = [place.entrant for place in (one, another) if place is not None and place.entrant is not None]
        if one is another or len(people) < 2 or another is None or self._drive is None:
            self._strip.hide()
            return
        found = effect(self._drive, self._number, people[0].id, people[1].id, self._words)
        another.setAccessibleDescription(found.sentence)
        self._strip.tell(found, self.viewport().geometry(), QRect(another.mapTo(self, QPoint()), another.size()))

    def _under(self, pointer: QPoint) -> Place | None:
        found = self._floor.childAt(self._floor.mapFromGlobal(pointer))
        return found if isinstance(found, Place) else None


_WAYS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}

_ROUND = {
    Qt.Key.Key_Left: {"N": "W", "S": "W", "E": "W"},
    Qt.Key.Key_Right: {"N": "E", "S": "E", "W": "E"},
    Qt.Key.Key_Up: {"S": "N", "W": "N", "E": "N"},
    Qt.Key.Key_Down: {"N": "SE", "W": "S", "E": "S"},
}
"""Where an arrow leads from each seat round its own table; two players face each other North and East."""

_ZOOM_KEYS = {"+": 1, "=": 1, "-": -1, "0": 0}

_WITH_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""Keys held together with these mean something else."""


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
