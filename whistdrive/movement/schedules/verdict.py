"""Whether a schedule is as fair as can be, or as fair as is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.counting import Measure, Report
from whistdrive.movement.schedules.numbers import seats_at_table
from whistdrive.movement.spread import Spread

Verdict = Literal["bound", "best_known", "above"]
"""Nothing can be more even; nothing more even is known; something more even may be found."""

_ORDER: tuple[Verdict, ...] = ("bound", "best_known", "above")
_PARTS = ("across", "first_role", "second_role")
"""What the opponents of a mixed schedule are made up of."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One measure of a report by its name, with the verdict on it; ``repeats`` and ``bound`` are None for rests."""

    name: str
    spread: Spread
    repeats: int | None
    bound: int | None
    verdict: Verdict


def judged(report: Report) -> tuple[Judged, ...]:
    """Every measure that means something, in the order in which they are told.

    Parts of a measure that are not at their own bounds are judged with the whole of it: less in one may cost more in
    another. Of teams only their meetings count: half of each is always at home, and the other half away.
    """
    found = verdicts(report)
    told = []
    for name in _told(report):
        measure: Measure | None = getattr(report, name)
        if measure is not None:
            verdict = found.get("opponents" if name in _PARTS else name, "above")
            told.append(Judged(name, measure.spread, measure.q, measure.bound, _at_least(measure, verdict)))
    if report.kind == "teams":
        return tuple(told)
    return (*told, Judged("rests", report.rests.spread, None, None, found["rests"]))


def _told(report: Report) -> tuple[str, ...]:
    """The measures with a bound; where there are no partners, *meetings* would say the same as *opponents*."""
    if report.kind == "teams":
        return ("opponents",)
    if report.partners is None:
        return ("opponents", "visits")
    return ("partners", "opponents", *_PARTS, "meetings", "visits")


def verdicts(report: Report) -> Mapping[str, Verdict]:
    """The verdict on ``partners`` (where there are any), ``opponents``, ``visits`` and ``rests``; these decide.

    A figure is ``best_known`` when it is no more than that of the best schedule kept for the same drive. Of teams there
    are the ``opponents`` alone.
    """
    best = data.best_known(report.kind, report.players, report.rounds) if _is_whole(report) else None
    measures: dict[str, tuple[Measure, int | None]] = {"opponents": (report.opponents, best and best.opponents)}
    if report.kind != "teams":
        measures["visits"] = (report.visits, best and best.tables)
    if report.partners:
        measures = {"partners": (report.partners, best and best.partners), **measures}
    found: dict[str, Verdict] = {name: _verdict(measure, known) for name, (measure, known) in measures.items()}
    if report.kind == "teams":
        return found
    return {**found, "rests": "bound" if report.rests.at_bound else "above"}


def worst(found: Iterable[Verdict]) -> Verdict:
    """The verdict on a whole: that on its worst part."""
    return max(found, key=_ORDER.index)


def _verdict(measure: Measure, known: int | None) -> Verdict:
    return _at_least(measure, "best_known" if known is not None and measure.q <= known else "above")


def _at_least(measure: Measure, verdict: Verdict) -> Verdict:
    return "bound" if measure.at_bound else verdict


def _is_whole(report: Report) -> bool:
    """Whether as many play in every round as can: with fewer games it is no wonder that less repeats."""
    seats = seats_at_table(report.kind)
    return report.visits.spread.total == report.rounds * (report.players // seats) * seats
