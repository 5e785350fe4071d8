"""Evenings with something in every list that a file can hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tests.drives import HARD_NAMES, drive, evening, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.scoring import RULES

MARKS: Mapping[str, Mapping[str, int | str]] = {
    "tricks": {"ns": 8},
    "short": {"ns": 9},
    "rubber": {"ns": 9, "honours_side": "NS", "honours": 4},
    "cvisti": {"declarer": "NS", "bid": 1, "trump": "S", "tricks": 8, "honours": 3},
    "bid": {"declarer": "EW", "bid": 3, "kind": "nt", "order": "high", "tricks": 10},
    "two_hand": {"ns": 7},
    "points": {"ns": -4, "ew": 14},
}
"""A deal of every scoring system."""


@cache
def rich() -> Evening:
    """Eight players who have finished, with prizes, wishes, money, an adjustment, a card and a tie that was settled."""
    of = f8(HARD_NAMES)
    of = changes.add_dummy(of, name="Nobody")
    of = changes.make_wish(of, kind="apart", entrants=(1, 2), table=None)
    of = changes.add_prize(of, prize=Prize(0, "place", "A cake", place=1, amount=500))
    of = changes.add_prize(of, prize=Prize(0, "tens", least=9))
    of = changes.add_cash(of, kind="taken", text="Raffle", amount=4200)
    of = changes.adjust_entrant(of, number=1, entrant=4, points=-1, reason="came late")
    of = changes.decide_places(of, tied=(5, 8), decision="cut", order=(8,), note="a ten")
    return changes.set_paid(of, entrant=3, paid=True)


@cache
def begun(system: str) -> Evening:
    """A round of a scoring system with one deal written, and a table that has handed in nothing."""
    rules = RULES[system]()
    of = evening(drive(scoring=rules, plan=Plan(rounds=3, deals=2, interval=0)))
    of = changes.seat_round(of, number=1, seated=of_drive(of).movement.propose(of_drive(of)))
    return changes.write_deal(of, number=1, table=1, deal=1, marks=MARKS[system])
