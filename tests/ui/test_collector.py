"""No collection of cyclic garbage in a thread that is not the windows' own."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive

from whistdrive.ui.collector import set_aside, submitted
from whistdrive.ui.press import Job, Press
from whistdrive.words import ENGLISH


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


def garbage() -> bytes:
    for _ in range(5000):
        loop: list[object] = []
        loop.append(loop)
    return b""


def test_a_thread_would_collect_if_it_were_let() -> None:
    with collections() as threads, ThreadPoolExecutor(1, "other") as worker:
        worker.submit(garbage).result()
    assert any(name.startswith("other") for name in threads)


def test_nothing_is_collected_while_another_thread_works(qtbot: QtBot) -> None:
    with collections() as threads, ThreadPoolExecutor(1, "other") as worker:
        for _ in range(20):
            submitted(lambda: worker.submit(garbage))
        qtbot.waitUntil(gc.isenabled)
        assert not any(name.startswith("other") for name in threads)
        assert threads


def test_work_that_is_given_up_lets_the_collector_go_on(qtbot: QtBot) -> None:
    never: Future[bytes] = Future()
    submitted(lambda: never)
    assert not gc.isenabled()
    assert never.cancel()
    qtbot.waitUntil(gc.isenabled)


@pytest.mark.parametrize("cancelled", [False, True])
def test_printing_collects_nothing_beside_the_window(qtbot: QtBot, tmp_path: Path, cancelled: bool) -> None:
    press = Press()
    drive = of_drive(f8())
    with collections() as threads, qtbot.waitSignal(press.finished):
        press.begin([Job("cards", tmp_path / f"{number}.pdf") for number in range(3)], drive, ENGLISH)
        if cancelled:
            press.cancel()
    qtbot.waitUntil(gc.isenabled)
    assert not any(name.startswith("press") for name in threads)


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
