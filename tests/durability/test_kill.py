"""The short form of ``python -m tests.durability``: a few kills and troubles at every step of an evening."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from tests.durability import commands, trials, troubles
from tests.durability.below import Fault, sqlite
from tests.durability.walk import Evening

BEGUN = 12
"""After so many steps the first round is seated."""


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Evening]:
    """An evening on which a few things have been done already."""
    one = Evening(tmp_path, random.Random(1))
    try:
        for _ in range(BEGUN):
            one.act(one.next(one.book))
        yield one
        one.end()
    finally:
        one.program.kill()


def test_the_program_is_killed_again_and_again() -> None:
    tally: trials.Tally = Counter()
    trials.evening(random.Random(3), tally, lambda: sum(tally.values()) < 8, kills=1)
    assert sum(tally.values()) >= 8


def test_every_command_is_killed() -> None:
    tally: trials.Tally = Counter()
    commands.round_of_all(random.Random(4), tally)
    assert len(tally) == sum(tally.values()) == 6


@pytest.mark.parametrize("nth", [20, 130, 145, 160])
def test_an_upgrade_that_is_cut_short_begins_anew(nth: int, tmp_path: Path) -> None:
    """Also while the file is written, when its first bytes are those of the new edition already."""
    commands.cut_short(commands.migration(4), tmp_path, Fault("die", nth))


def test_what_the_disk_refuses_is_said_and_can_be_done_later(begun: Evening) -> None:
    refused = 0
    for nth in range(1, 25 if sqlite() else 0):
        for kind in ("io", "full"):
            refused += begun.fail_in(begun.next(begun.book), begun.on_disk(Fault(kind, nth, for_good=nth % 2 == 0)))
    assert refused > 30 or not sqlite()


def test_a_step_that_was_saved_although_the_disk_denies_it_is_done_once(begun: Evening) -> None:
    for nth in range(20, 32 if sqlite() else 0):
        begun.fail_in(begun.next(begun.book), begun.on_disk(Fault("io", nth, done=True, for_good=nth % 2 == 0)))


@pytest.mark.parametrize("trouble", [troubles.deleted, troubles.replaced])
def test_a_file_that_is_gone_takes_nothing_with_it(
    begun: Evening, trouble: Callable[[Path], AbstractContextManager[object]]
) -> None:
    for _ in range(6):
        assert begun.fail_in(begun.next(begun.book), trouble(begun.club))


def test_a_stick_that_is_pulled_out_is_missed_until_it_is_back(begun: Evening) -> None:
    for _ in range(6):
        assert begun.fail_in(begun.next(begun.book), troubles.moved_away(begun.club.parent))


def test_the_evening_goes_on_without_room_and_in_a_locked_folder(begun: Evening) -> None:
    for _ in range(6):
        begun.fail_in(begun.next(begun.book), begun.without_room())
        begun.fail_in(begun.next(begun.book), troubles.read_only(begun.club.parent))
