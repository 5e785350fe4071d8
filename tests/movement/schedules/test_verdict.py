"""Verdicts: at the bound, the best that is known, or above both; and on an evening only where they fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import Report, count, report
from whistdrive.movement.schedules.reported import report_on
from whistdrive.movement.schedules.schedule import KINDS, Kind, Request
from whistdrive.movement.schedules.verdict import judged, verdicts, worst


def with_visits(found: Report, q: int) -> Report:
    return replace(found, visits=replace(found.visits, q=q))


def test_a_figure_is_judged_by_its_bound_and_by_the_best_known() -> None:
    found = report(schedule(Request("individual", 18, 17)))
    best = data.best_known("individual", 18, 17)
    assert best
    assert best.tables > found.visits.bound
    for q, verdict in ((found.visits.bound, "bound"), (best.tables, "best_known"), (best.tables + 1, "above")):
        assert verdicts(with_visits(found, q))["visits"] == verdict


def test_with_fewer_games_than_could_be_played_the_best_known_says_nothing() -> None:
    made = schedule(Request("individual", 18, 17))
    best = data.best_known("individual", 18, 17)
    assert best
    fewer = count("individual", 18, (*made.rounds[:-1], made.rounds[-1][:-1]))
    assert fewer.visits.bound < best.tables
    assert verdicts(with_visits(fewer, best.tables))["visits"] == "above"


@pytest.mark.parametrize("kind", KINDS)
def test_every_measure_that_means_something_is_judged(kind: Kind) -> None:
    found = report_on(schedule(Request(kind, 8, 4)))
    names = [each.name for each in judged(found)]
    assert set(verdicts(found)) <= set(names)
    assert (
        names
        == {
            "individual": ["partners", "opponents", "meetings", "visits", "rests"],
            "mixed": ["partners", "opponents", "across", "first_role", "second_role", "meetings", "visits", "rests"],
            "pairs": ["opponents", "visits", "rests"],
            "singles": ["opponents", "visits", "rests"],
            "teams": ["opponents"],
        }[kind]
    )


def test_parts_are_judged_with_the_whole() -> None:
    found = report(schedule(Request("mixed", 12, 5)))
    worse = replace(found, opponents=replace(found.opponents, q=found.opponents.bound + 100))
    parts = {each.name: each for each in judged(worse)}
    assert parts["across"].verdict == ("bound" if parts["across"].repeats == parts["across"].bound else "above")


def test_a_whole_is_as_good_as_its_worst_part() -> None:
    assert worst(["bound", "best_known", "bound"]) == "best_known"
    assert worst(["bound", "above", "best_known"]) == "above"
    assert worst(["bound"]) == "bound"
