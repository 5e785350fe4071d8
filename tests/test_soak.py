"""The soak of tests/soak.py, in short: stations as programs of their own, and more of them within one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from threading import Barrier

import pytest
from tests.postgres import Server
from tests.soak import soak

Crew = tuple[Executor, Barrier]


@contextmanager
def programs(number: int) -> Iterator[Crew]:
    spawned = get_context("spawn")
    with spawned.Manager() as manager, ProcessPoolExecutor(number, mp_context=spawned) as crew:
        yield crew, manager.Barrier(number)


@contextmanager
def threads(number: int) -> Iterator[Crew]:
    with ThreadPoolExecutor(number) as crew:
        yield crew, Barrier(number)


@pytest.mark.parametrize(("crew", "stations", "steps"), [(programs, 2, 40), (threads, 8, 12)])
def test_stations_at_work_come_to_what_their_steps_make_one_after_the_other(
    server: Server, crew: Callable[[int], AbstractContextManager[Crew]], stations: int, steps: int
) -> None:
    with crew(stations) as (workers, everybody):
        outcome = soak(server.club(), workers, everybody, stations, steps)
    assert [len(report.waits) for report in outcome.reports] == [steps] * stations
    assert outcome.agree
    assert {code for report in outcome.reports for code in report.refused} <= {
        "seen_differs",
        "step_moved_on",
        "server_busy",
    }
