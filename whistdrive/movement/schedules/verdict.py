"""Whether a schedule is as fair as can be, or as fair as is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.counting import Measure, Report

Verdict = Literal["bound", "best_known", "above"]
"""Nothing can be more even; nothing more even is known; something more even may be found."""


def verdicts(report: Report) -> Mapping[str, Verdict]:
    """The verdict on ``partners`` (where there are any), ``opponents``, ``visits`` and ``rests``.

    A figure is ``best_known`` when it is no more than that of the best schedule kept for the same drive.
    """
    best = data.best_known(report.kind, report.players, report.rounds)
    measures: dict[str, tuple[Measure, int | None]] = {
        "opponents": (report.opponents, best and best.opponents),
        "visits": (report.visits, best and best.tables),
    }
    if report.partners:
        measures = {"partners": (report.partners, best and best.partners), **measures}
    found: dict[str, Verdict] = {name: _verdict(measure, known) for name, (measure, known) in measures.items()}
    return {**found, "rests": "bound" if report.rests.at_bound else "above"}


def _verdict(measure: Measure, known: int | None) -> Verdict:
    if measure.at_bound:
        return "bound"
    return "best_known" if known is not None and measure.q <= known else "above"
