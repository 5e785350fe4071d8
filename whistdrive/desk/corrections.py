"""What has been corrected: results that were written more than once, when for the last time, and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from whistdrive.desk.history import History
from whistdrive.desk.practice import in_earnest
from whistdrive.store import Step
from whistdrive.store.journal import Entry

WRITES = frozenset({"write_deal", "swap_sides", "write_totals"})
CLEARS = frozenset({"clear_deal", "clear_totals"})

TOTALS = 0
"""Stands for the deal where a table handed in nothing but its totals."""

ONE_WRITING = timedelta(minutes=1)
"""Whoever writes the same result again within this time, and nothing else between, is still typing it."""

Place = tuple[int, int, int]
"""Round, table and deal."""


@dataclass(frozen=True, slots=True)
class Correction:
    """When a result was last written anew, and at which computer (empty: this one)."""

    when: datetime
    station: str = ""


def corrections(history: History) -> Mapping[Place, Correction]:
    """The results that stand otherwise than they were first written. What was cleared begins anew.

    Totals in the place of deals, and deals in the place of totals, are corrections as well. A result that is typed on
    at once (``ONE_WRITING``) is not, and nothing that was written in a practice is.
    """
    written: dict[tuple[int, int], set[int]] = {}
    found: dict[Place, Correction] = {}
    last: Step | None = None
    for step in in_earnest(history.done):
        before, last = last, step
        if step.label not in WRITES and step.label not in CLEARS:
            continue
        number, table, deal = place_of(step)
        at_table = written.setdefault((number, table), set())
        if step.label in CLEARS:
            at_table.discard(deal)
            found.pop((number, table, deal), None)
            continue
        if deal in at_table and typed_on(before, step):
            continue
        replaced = {each for each in at_table if (each == TOTALS) != (deal == TOTALS)}
        for each in replaced:
            found.pop((number, table, each), None)
        if replaced or deal in at_table:
            station = step.station if isinstance(step, Entry) else ""
            found[number, table, deal] = Correction(step.when, station)
        at_table -= replaced
        at_table.add(deal)
    return found


def typed_on(before: Step | None, step: Step) -> bool:
    """Whether a step only goes on with what the one before it wrote."""
    if before is None or before.label not in WRITES or step.label not in WRITES:
        return False
    return place_of(before) == place_of(step) and step.when - before.when < ONE_WRITING


def place_of(step: Step) -> Place:
    """Where a step wrote; its label says that it names a place."""
    number, table, deal = (step.facts.get(key, TOTALS) for key in ("number", "table", "deal"))
    assert isinstance(number, int)
    assert isinstance(table, int)
    assert isinstance(deal, int)
    return number, table, deal
