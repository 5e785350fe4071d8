"""A fairness report as plain data for files, and in words."""

from __future__ import annotations

from collections.abc import Iterator

from whistdrive.movement.fairness import Spread
from whistdrive.movement.schedules.counting import Measure, Report, count, report
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.schedules.written import Say

_MEASURES = ("partners", "opponents", "across", "first_role", "second_role", "meetings", "visits")


def report_on(schedule: Schedule) -> Report:
    """The report on a schedule; of teams, how often any two of them meet.

    Tables and rests say nothing of teams: half of each is always at home, and the other half away.
    """
    if schedule.kind != "teams":
        return report(schedule)
    rounds = tuple(tuple(tuple(half // 2 for half in game) for game in games) for games in schedule.rounds)
    return count("teams", schedule.players // 2, rounds)


def report_data(found: Report) -> dict[str, object]:
    """The figures as plain data: every histogram has rows [times, to how many]."""
    measures: dict[str, object] = {
        name: _measure(each) for name in _measures(found) if (each := getattr(found, name)) is not None
    }
    if found.kind == "teams":
        return measures
    return {
        **measures,
        "rests": {
            "histogram": _rows(found.rests.spread),
            "shortest_gap": found.rests.shortest_gap,
            "at_bound": found.rests.at_bound,
        },
        "both_partner_and_opponent": found.both,
        "whist_design": found.whist_design,
        "perfect": found.perfect,
    }


def report_lines(found: Report, say: Say) -> Iterator[str]:
    """The figures in words, a line each, and at the end whether anything could be more even."""
    yield say("fairness.heading")
    for name in _measures(found):
        each: Measure | None = getattr(found, name)
        if each is not None:
            yield say(f"fairness.{name}", times=_times(each.spread, say), repeats=each.q, bound=each.bound)
    if found.kind == "teams":
        return
    yield say("fairness.rests", times=_times(found.rests.spread, say))
    if found.whist_design:
        yield say("fairness.whist_design")
    yield say("fairness.perfect" if found.perfect else "fairness.not_perfect")


def _measures(found: Report) -> tuple[str, ...]:
    """The measures that mean something: of teams who meets whom, and where two sides meet no more than that."""
    if found.kind == "teams":
        return ("opponents",)
    return _MEASURES if found.partners is not None else ("opponents", "visits")


def _measure(each: Measure) -> dict[str, object]:
    return {"histogram": _rows(each.spread), "repeats": each.q, "bound": each.bound, "at_bound": each.at_bound}


def _rows(spread: Spread) -> list[list[int]]:
    return [list(row) for row in spread.histogram]


def _times(spread: Spread, say: Say) -> str:
    said = ("fairness.never", "fairness.once", "fairness.twice")
    return ", ".join(
        say(said[times] if times < len(said) else "fairness.times", times=times, value=many)
        for times, many in spread.histogram
    )
