"""Evenings on which something goes wrong at every step, and how often which of it did."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.durability import troubles
from tests.durability.below import Fault, Kind, sqlite
from tests.durability.walk import Evening

Tally = Counter[tuple[str, str]]
"""By phase and by what happened in it."""

KILLED, DIED, CUT = "killed after a while", "killed at a call", "power cut at a call"
KILLS = (KILLED, DIED, CUT)
RESTORED_WHOLE = "came to its end"
RESTORED = 0.1
"""How often an evening goes back to a copy, at each of its steps."""

CALLS_OF_A_STEP, CALLS_OF_A_START = 40, 25
"""About so many calls to the disk change it."""


def evening(chance: random.Random, tally: Tally, still_time: Callable[[], bool], kills: float = 0.8) -> None:
    """One evening, from the first start of the program to the closing of its drive or until time is over."""
    with TemporaryDirectory(prefix="whistdrive-") as folder:
        one = Evening(Path(folder), chance)
        try:
            while not one.over and still_time():
                if one.book.now.rounds and chance.random() < RESTORED:
                    _restored(one, chance, tally)
                (_killed if chance.random() < kills else _refused)(one, chance, tally)
            one.end()
        finally:
            one.program.kill()


def _killed(one: Evening, chance: random.Random, tally: Tally) -> None:
    kind = chance.choice(KILLS if sqlite() else (KILLED,))
    action = one.next(one.book)
    if kind == KILLED:
        actions = one.ahead(chance.randint(1, 3))
        tally[actions[-1].phase, kind] += 1
        one.kill_in(actions, chance.choice((0.03, 0.3)) * chance.random())
        return
    fault = _fault("die" if kind == DIED else "cut", CALLS_OF_A_STEP, chance)
    at_start = _fault("die", CALLS_OF_A_START, chance) if chance.random() < 0.3 else None
    deaths = one.die_in(action, fault, at_start)
    tally[action.phase, kind] += min(deaths, 1)
    tally["opening", DIED] += max(deaths - 1, 0)
    if one.book != action.after:
        one.act(action)


def _restored(one: Evening, chance: random.Random, tally: Tally) -> None:
    """Go back to the latest copy, by hand or killed in the middle."""
    delay = chance.choice((None, 0.05, 0.5, 0.5))
    if one.restore(None if delay is None else delay * chance.random()):
        tally["restoring", RESTORED_WHOLE if delay is None else KILLED] += 1


def _refused(one: Evening, chance: random.Random, tally: Tally) -> None:
    stick = one.club.parent
    found = {
        "no room for the file": one.without_room(),
        "stick pulled out": troubles.moved_away(stick),
        "file deleted": troubles.deleted(one.club),
        "file replaced": troubles.replaced(one.club),
        "folder read-only": troubles.read_only(stick),
    }
    if sqlite():
        found["I/O error at a call"] = one.on_disk(_fault("io", CALLS_OF_A_STEP, chance))
        found["disk full at a call"] = one.on_disk(_fault("full", CALLS_OF_A_STEP, chance))
    kind = chance.choice(list(found))
    action = one.next(one.book)
    refused = one.fail_in(action, found[kind])
    tally[action.phase, f"{kind}: {'refused' if refused else 'done'}"] += 1


def _fault(kind: Kind, calls: int, chance: random.Random) -> Fault:
    return Fault(
        kind,
        chance.randint(1, calls),
        for_good=chance.random() < 0.5,
        done=chance.random() < 0.5,
        seed=chance.getrandbits(32),
    )
