"""Rooms with people in them, and what one does to their plan."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.drives import evening, of_drive
from tests.ui.opened import Opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.widgets.place import Place

Room = Opened[SeatingPage]


def seated(of: Drive, rounds: int = 1) -> Drive:
    """The drive with its first rounds seated as its movement proposes."""
    found = evening(of)
    for number in range(1, rounds + 1):
        now = of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
    return of_drive(found)


def people(place: Place) -> int:
    assert place.entrant is not None
    return place.entrant.id


def name(place: Place) -> str:
    assert place.entrant is not None
    return place.entrant.name


def lines(shown: Room) -> list[str]:
    model = shown.page.where.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


@contextmanager
def dragged(one: Place, onto: Place) -> Iterator[None]:
    """Press the mouse on a place, move it in two steps over another, and let go when that has been looked at."""
    target = onto.mapTo(one.window(), onto.rect().center())
    end = one.mapFrom(one.window(), target)
    start = one.rect().center()
    QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=start)
    for pos in ((start + end) / 2, end):
        QTest.mouseMove(one, pos)
    yield
    QTest.mouseRelease(one, Qt.MouseButton.LeftButton, pos=end)


def drag(one: Place, onto: Place) -> None:
    """Drag a name onto another."""
    with dragged(one, onto):
        pass


def wheel(widget: QWidget, angle: int, modifier: Qt.KeyboardModifier) -> None:
    """Turn the wheel over a widget; a notch is an angle of 120."""
    at = QPointF(widget.rect().center())
    phase, no_buttons = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    event = QWheelEvent(at, widget.mapToGlobal(at), QPoint(), QPoint(0, angle), no_buttons, modifier, phase, False)
    QApplication.sendEvent(widget, event)
