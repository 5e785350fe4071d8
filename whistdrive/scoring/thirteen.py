"""Two sides' figures that follow from each other: thirteen tricks in a deal, or the sum of another game."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.sheet import Line, Reason, Sides
from whistdrive.scoring.fields import TRICKS, dealer_of, figure, leads, whole

BOTH_SIDES = (Column("ns", TRICKS, "NS"), Column("ew", TRICKS, "EW", needed=False))
"""The tricks of both sides, each from 0 to 13; they follow from each other."""


def either_side(columns: tuple[Column, Column], marks: Marks) -> tuple[Column, Column]:
    """Both columns, of which one is enough: the first is asked for unless the second alone is written."""
    ns, ew = columns
    return (replace(ns, needed=False), ew) if "ew" in marks and "ns" not in marks else columns


def thirteen_in_all(marks: Marks) -> tuple[Column, Column]:
    """Both sides' tricks, one of which is enough, the second narrowed to what the first leaves of thirteen."""
    ns, ew = either_side(BOTH_SIDES, marks)
    tricks = whole(marks, "ns")
    return (ns, ew) if tricks is None or tricks not in TRICKS else (ns, replace(ew, allowed=(13 - tricks,)))


def other_side_filled(marks: Marks, in_all: int = 13, possible: range | None = TRICKS) -> Marks:
    """The marks with the missing one of ``ns`` and ``ew`` filled, when the other is ``possible`` (None: any)."""
    if ("ns" in marks) == ("ew" in marks):
        return marks
    given, missing = ("ns", "ew") if "ns" in marks else ("ew", "ns")
    value = whole(marks, given)
    if value is None or (possible is not None and value not in possible):
        return marks
    return {**marks, missing: in_all - value}


def figures(marks: Marks) -> Sides:
    """What both sides have in a completed deal."""
    return Sides(figure(marks, "ns"), figure(marks, "ew"))


def over_six(tricks: Sides) -> Sides:
    """One point for each trick above six."""
    return Sides(max(0, tricks.ns - 6), max(0, tricks.ew - 6))


def over_six_reasons(tricks: Sides) -> tuple[Reason, ...]:
    """Why a side has points for its tricks."""
    points = over_six(tricks)
    side = points.leader
    if side is None:
        return ()
    return (Reason("tricks", {"tricks": tricks.of(side), "points": points.of(side), "side": side}),)


def over_six_line(number: int, deal: Dealt, seats: tuple[str, ...]) -> Line:
    """A deal in which tricks above six are points."""
    tricks = figures(deal.marks)
    points = over_six(tricks)
    reasons = over_six_reasons(tricks)
    return Line(number, points, won=points.leader, dealer=dealer_of(deal), leads=leads(deal, seats), reasons=reasons)


def odd_sum_reasons(written: Sides, expected: int | None) -> tuple[Reason, ...]:
    """That figures were taken although they do not make what they should (None: they may make anything)."""
    if expected is None or sum(written) == expected:
        return ()
    return (Reason("odd_sum", {"sum": sum(written), "expected": expected}),)
