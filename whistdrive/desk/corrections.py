"""What has been corrected: deals that were written more than once, when for the last time, and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from whistdrive.desk.history import History
from whistdrive.store.journal import Entry

WRITES = frozenset({"write_deal", "swap_sides"})

Place = tuple[int, int, int]
"""Round, table and deal."""


@dataclass(frozen=True, slots=True)
class Correction:
    """When a deal was last written anew, and at which computer (empty: this one)."""

    when: datetime
    station: str = ""


def corrections(history: History) -> Mapping[Place, Correction]:
    """The deals that stand otherwise than they were first written. A deal that was cleared begins anew."""
    first: set[Place] = set()
    found: dict[Place, Correction] = {}
    for step in history.done:
        facts = step.facts
        place = tuple(facts.get(key) for key in ("number", "table", "deal"))
        if not all(isinstance(part, int) for part in place):
            continue
        number, table, deal = (int(str(part)) for part in place)
        if step.label == "clear_deal":
            first.discard((number, table, deal))
            found.pop((number, table, deal), None)
        elif step.label in WRITES and (number, table, deal) in first:
            found[number, table, deal] = Correction(step.when, step.station if isinstance(step, Entry) else "")
        elif step.label in WRITES:
            first.add((number, table, deal))
    return found
