"""A mistake of the program at each of its borders: it is told once, and the next result is typed and saved."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QListView
from pytestqt.qtbot import QtBot
from tests.ui.evenings import seat_next
from tests.ui.score_pages import Scores
from typing_extensions import override

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.store import ClubStore
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places
from whistdrive.ui.press import Job

Planted = Callable[[MainWindow, pytest.MonkeyPatch], None]
"""Puts a mistake into the window and, where nothing else does, has it happen."""


@pytest.fixture
def guarded(eight: MainWindow, house: House, places: Places) -> Iterator[MainWindow]:
    """The window on F8 in round 1, as the program runs it: with its own hooks for errors."""
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    house.crash_log.install(places.logs)
    seat_next(eight.desk)
    yield eight
    house.crash_log.uninstall()
    sys.excepthook, sys.unraisablehook, threading.excepthook = hooks


def fail(*_given: object) -> None:
    raise ZeroDivisionError("Ann Smith")


def in_a_slot(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    window.bridge.changed.connect(fail)


def in_a_timer(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    QTimer.singleShot(0, window, fail)


def in_a_listener(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    """Of the desk, told before those that come after it."""
    window.desk.listen(fail)
    told: list[Evening] = []
    window.desk.listen(lambda _before, after: told.append(after))
    window.desk.do(changes.add_person, name="Li, Bo")
    assert told == [window.desk.evening]


def in_a_change(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    def falls(_evening: Evening) -> Evening:
        raise ZeroDivisionError("Ann Smith")

    before = window.desk.evening
    QTimer.singleShot(0, window, lambda: window.bridge.attempt(falls))
    QApplication.processEvents()
    assert window.desk.evening is before


def in_a_model(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    class Falls(QAbstractListModel):
        @override
        def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
            return 3

        @override
        def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
            raise ZeroDivisionError("Ann Smith")

    view = QListView()
    view.setModel(Falls(view))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    window.add_bar(view)


def in_a_thread(_window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    worker = threading.Thread(target=fail)
    worker.start()
    worker.join()


def in_a_signal_of_a_thread(window: MainWindow, _patch: pytest.MonkeyPatch) -> None:
    class Sends(QObject):
        sent = Signal()

    sends = Sends(window)
    sends.sent.connect(fail, Qt.ConnectionType.QueuedConnection)
    worker = threading.Thread(target=sends.sent.emit)
    worker.start()
    worker.join()


def in_printing(window: MainWindow, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(printing, "pdf", fail)
    page = window.pages["paper"]
    assert isinstance(page, PaperPage)
    page.press.begin([Job("standings")], window.desk.drive, window.bridge.words)


PLANTED: tuple[Planted, ...] = (
    in_a_slot,
    in_a_timer,
    in_a_listener,
    in_a_change,
    in_a_model,
    in_a_thread,
    in_a_signal_of_a_thread,
    in_printing,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_the_evening_goes_on(
    guarded: MainWindow, places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, plant: Planted
) -> None:
    plant(guarded, monkeypatch)
    guarded.go_to("scores")
    page = guarded.page
    assert isinstance(page, ScoresPage)
    scores = Scores(page, guarded.desk, places.first_club)
    for took in ("8", "6"):
        scores.type(took)
        scores.press("Enter")
    qtbot.waitUntil(guarded.trouble.isVisible)
    assert "please go on" in guarded.trouble.sentence
    assert [scores.marks(table) for table in (1, 2)] == [{"ns": 8, "ew": 5}, {"ns": 6, "ew": 7}]
    logged = (places.logs / "whistdrive.log").read_text(encoding="utf-8")
    assert logged.count("Not caught") == 1
    drive_id, held = guarded.desk.drive.id, guarded.desk.evening
    guarded.close()
    with ClubStore.open(places.first_club) as store:
        assert store.evening(drive_id) == held
