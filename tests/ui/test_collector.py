"""Cyclic garbage is collected by no thread but the windows' own, and there from time to time."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive

from whistdrive.ui.app import House
from whistdrive.ui.collector import keep_to, set_aside
from whistdrive.ui.press import Job, Press
from whistdrive.words import ENGLISH

IDLE = 200
"""Milliseconds after which a worker has done whatever there was to do."""


@contextmanager
def collections() -> Iterator[list[str]]:
    """The names of the threads in which collections run meanwhile."""
    threads: list[str] = []

    def note(phase: str, _about: dict[str, int]) -> None:
        if phase == "start":
            threads.append(threading.current_thread().name)

    gc.callbacks.append(note)
    try:
        yield threads
    finally:
        gc.callbacks.remove(note)


@pytest.fixture
def eager() -> Iterator[None]:
    """A collection is due at the next allocation, whichever thread it is."""
    before = gc.get_threshold()
    gc.set_threshold(1)
    yield
    gc.set_threshold(*before)


def named(start: str) -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith(start)}


def garbage() -> bytes:
    for _ in range(5000):
        loop: list[object] = []
        loop.append(loop)
    return b""


def test_a_thread_would_collect_if_it_were_let(qapp: QApplication) -> None:
    with collections() as threads, ThreadPoolExecutor(1, "other") as worker:
        gc.enable()
        worker.submit(garbage).result()
        keep_to(qapp)
    assert any(name.startswith("other") for name in threads)


def test_what_another_thread_leaves_is_collected_by_the_windows(qtbot: QtBot) -> None:
    here = threading.current_thread().name
    with collections() as threads, ThreadPoolExecutor(1, "other") as worker:
        for _ in range(20):
            worker.submit(garbage)
        qtbot.waitUntil(lambda: bool(threads))
    assert set(threads) == {here}


@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("cancelled", [False, True])
def test_printing_collects_nothing_beside_the_window(qtbot: QtBot, tmp_path: Path, cancelled: bool) -> None:
    others = named("press")
    press = Press()
    drive = of_drive(f8())
    with collections() as threads:
        with qtbot.waitSignal(press.finished):
            press.begin([Job("cards", tmp_path / f"{number}.pdf") for number in range(3)], drive, ENGLISH)
            if cancelled:
                press.cancel()
        qtbot.wait(IDLE)
        [worker] = named("press") - others
        del press
        worker.join()
    assert not any(name.startswith("press") for name in threads)


@pytest.mark.usefixtures("eager", "window")
def test_nothing_is_collected_where_copying_ends(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    first = house.settings.last_club
    assert isinstance(first, Path)
    assert house.clubs.create(tmp_path / "other.whist") is None
    with collections() as threads:
        assert house.clubs.open(first) is None
        qtbot.wait(IDLE)
        assert named("copying")
        house.clubs.close()
    assert not any(name.startswith("copying") for name in threads)


@pytest.mark.usefixtures("house")
def test_the_program_has_one_collector(qapp: QApplication) -> None:
    keep_to(qapp)
    assert len(qapp.findChildren(QTimer, "collector")) == 1
    assert not gc.isenabled()


def test_what_is_set_aside_is_gone_through_no_more_until_the_next_drive() -> None:
    kept: list[object] = [[] for _ in range(1000)]
    set_aside()
    frozen = gc.get_freeze_count()
    assert frozen >= len(kept)
    loop: list[object] = []
    loop.append(loop)
    set_aside()
    assert gc.get_freeze_count() > 0
    del loop
    set_aside()
    assert gc.collect() == 0
    gc.unfreeze()
