"""What there is to know of a table beside its figures: what was corrected or adjusted, and who really sat there."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from whistdrive.core.drive import Adjustment, Drive, Table
from whistdrive.core.findings import Fact
from whistdrive.core.namesakes import called
from whistdrive.desk.corrections import TOTALS, Correction, corrections
from whistdrive.desk.entry import side_names
from whistdrive.desk.history import History
from whistdrive.desk.practice import in_earnest


@dataclass(frozen=True, slots=True)
class Note:
    """One thing to know: the key of its sentences and their facts, and the time of a correction."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    when: datetime | None = None


def notes(drive: Drive, history: History, number: int) -> Mapping[int, tuple[Note, ...]]:
    """The notes on the tables of round ``number``, by table; tables without any are left out."""
    found: dict[int, list[Note]] = {}
    seated = drive.rounds[number - 1]
    for (at, table, deal), correction in sorted(corrections(history).items()):
        if at == number:
            found.setdefault(table, []).append(_corrected(deal, correction, history.station or platform.node()))
    exchanged = _exchanged(drive, history, number)
    for at_table in seated.tables:
        told = (
            *(_adjusted(drive, each) for each in drive.adjustments if _is_at(each, number, at_table)),
            *_elsewhere(drive, at_table),
            *(_swapped(drive, pair) for pair in exchanged if set(pair) & set(at_table.entrants())),
        )
        if told:
            found.setdefault(at_table.number, []).extend(told)
    return {table: tuple(each) for table, each in found.items()}


def adjusted_in_short(points: int) -> str:
    """Points given or taken, with their sign."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


def _corrected(deal: int, correction: Correction, own: str) -> Note:
    """Where it was done is told only where that was another computer than one's ``own``."""
    here = correction.station in ("", own)
    code = "corrected_totals" if deal == TOTALS else "corrected_here" if here else "corrected"
    return Note(code, {"deal": deal, "station": correction.station}, correction.when)


def _is_at(adjustment: Adjustment, number: int, table: Table) -> bool:
    """Whether an adjustment belongs to a table: it was made there, or is for somebody who sat there."""
    if adjustment.round != number:
        return False
    if adjustment.table is not None:
        return adjustment.table == table.number
    return bool(set(adjustment.entrants) & set(table.entrants()))


def _adjusted(drive: Drive, adjustment: Adjustment) -> Note:
    names = " + ".join(called(drive, each) for each in adjustment.entrants)
    points = adjusted_in_short(adjustment.points)
    return Note("adjusted", {"names": names, "points": points, "reason": adjustment.reason})


def _elsewhere(drive: Drive, table: Table) -> Iterator[Note]:
    """The deals at which others sat than the round says."""
    for number, deal in enumerate(table.slip.deals, start=1):
        if deal.seats:
            half = len(deal.seats) // 2
            names = {"ns_names": side_names(drive, deal.seats[:half]), "ew_names": side_names(drive, deal.seats[half:])}
            yield Note("sat", {"deal": number, **names})


def _swapped(drive: Drive, pair: tuple[int, int]) -> Note:
    one, another = (called(drive, each) for each in pair)
    return Note("exchanged", {"one": one, "another": another})


def _exchanged(drive: Drive, history: History, number: int) -> tuple[tuple[int, int], ...]:
    """Who was put into each other's seats for the whole round; whoever was put back is left out."""
    pairs: dict[tuple[int, int], None] = {}
    for step in in_earnest(history.done):
        if step.facts.get("number") != number:
            continue
        if step.label == "cancel_round":
            pairs.clear()
        elif step.label == "swap_played" and (step.facts.get("deal") is None or drive.plan.deals == 1):
            one, another = step.facts.get("one"), step.facts.get("another")
            assert isinstance(one, int)
            assert isinstance(another, int)
            pair = (min(one, another), max(one, another))
            if pair in pairs:
                del pairs[pair]
            else:
                pairs[pair] = None
    return tuple(pairs)
