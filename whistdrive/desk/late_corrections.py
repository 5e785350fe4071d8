"""What was corrected of results on which the evening had gone on: paper that was handed out before is no longer true.

No journal can know what was printed when. But once another round is seated, or prizes are handed out, a result has been
built upon; whoever changes it then makes the list on the notice board wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from whistdrive.core.drive import Drive
from whistdrive.core.late_corrections import LateCorrections
from whistdrive.desk.corrections import CLEARS, TOTALS, WRITES, place_of, typed_on
from whistdrive.desk.history import History
from whistdrive.desk.practice import in_earnest
from whistdrive.store import Step


def late_corrections(drive: Drive, history: History) -> LateCorrections | None:
    """The results that stand otherwise than they did when the next round was seated or prizes were handed out.

    A result that was still missing then and was handed in late is none, and neither is an adjustment, which stands on
    paper by itself. People who sat in each other's seats are one.
    """
    walk = _Walk(drive)
    before: Step | None = None
    when: datetime | None = None
    tables: set[tuple[int, int]] = set()
    for step in in_earnest(history.done):
        for place in walk.changed(step):
            if walk.has_gone_on(place[0]) and (place in tables or not typed_on(before, step)):
                tables.add(place)
                when = step.when
        before = step
    if when is None:
        return None
    return LateCorrections(when.astimezone().strftime("%Y-%m-%d %H:%M"), tuple(sorted(tables)))


@dataclass(slots=True)
class _Walk:
    """How far the evening is at a step, and what has been written by then."""

    drive: Drive
    latest: int = 0
    given: bool = False
    written: dict[tuple[int, int], set[int]] = field(default_factory=dict)

    def has_gone_on(self, number: int) -> bool:
        """Whether something has been built upon round ``number``."""
        return self.given or number < self.latest

    def changed(self, step: Step) -> Iterator[tuple[int, int]]:
        """The tables, as (round, table), where a step changed what was written; what it does is known from then on."""
        number = step.facts.get("number")
        if step.label == "give_prizes":
            self.given = True
        elif step.label == "edit_drive" and step.facts.get("rescoring"):
            yield from (place for place, deals in self.written.items() if deals)
        elif not isinstance(number, int):
            return
        elif step.label in ("seat_round", "cancel_round"):
            self.latest = number if step.label == "seat_round" else number - 1
        elif step.label == "swap_played":
            people = {step.facts.get("one"), step.facts.get("another")}
            for table in self.drive.rounds[number - 1].tables:
                if people & set(table.entrants()):
                    yield number, table.number
        elif step.label in WRITES or step.label in CLEARS:
            yield from self._written(step)

    def _written(self, step: Step) -> Iterator[tuple[int, int]]:
        """The table of a step that writes or clears a result, where one was written already."""
        number, table, deal = place_of(step)
        at_table = self.written.setdefault((number, table), set())
        if deal in at_table or any((each == TOTALS) != (deal == TOTALS) for each in at_table):
            yield number, table
        # What is cleared once the evening has gone on is remembered: whoever writes it anew corrects it.
        if step.label in WRITES:
            at_table.add(deal)
        elif not self.has_gone_on(number):
            at_table.discard(deal)
