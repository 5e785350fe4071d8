"""A fairness report as plain data for files, and in words."""

from __future__ import annotations

from collections.abc import Iterator

from whistdrive.movement.schedules.counting import Report, count, report
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.schedules.verdict import Judged, judged, verdicts, worst
from whistdrive.movement.schedules.written import Say
from whistdrive.movement.spread import Spread


def report_on(schedule: Schedule) -> Report:
    """The report on a schedule; of teams, how often any two of them meet."""
    if schedule.kind != "teams":
        return report(schedule)
    rounds = tuple(tuple(tuple(half // 2 for half in game) for game in games) for games in schedule.rounds)
    return count("teams", schedule.players // 2, rounds)


def report_data(found: Report) -> dict[str, object]:
    """The figures as plain data: every histogram has rows [times, to how many].

    ``repeats`` and ``bound`` are the Q of :mod:`~whistdrive.movement.schedules.counting`; ``verdicts`` say of every
    measure ``bound``, ``best_known`` or ``above``.
    """
    told = judged(found)
    measures: dict[str, object] = {each.name: _measure(each) for each in told if each.name != "rests"}
    verdict = {"verdicts": {each.name: each.verdict for each in told}}
    if found.kind == "teams":
        return {**measures, **verdict}
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
        **verdict,
    }


def report_lines(found: Report, say: Say) -> Iterator[str]:
    """The figures in words, a line each, and at the end whether anything could be fairer."""
    yield say("fairness.heading")
    for each in judged(found):
        line = "fairness.line_of_rests" if each.bound is None else "fairness.line"
        yield say(
            line,
            name=say(f"fairness.{each.name}"),
            times=times_in_words(each.spread, say),
            repeats=each.repeats,
            bound=each.bound,
            verdict=say(f"fairness.verdict.{each.verdict}"),
        )
    yield say("fairness.how_counted")
    if found.whist_design:
        yield say("fairness.whist_design")
    yield whole_in_words(found, say)


def whole_in_words(found: Report, say: Say, sentence: str = "fairness.whole") -> str:
    """Whether what decides could be more even, or what of it; ``sentence`` is the family of the words."""
    each_found = verdicts(found)
    whole = worst(each_found.values())
    what = [say(f"fairness.in_short.{name}") for name, verdict in each_found.items() if verdict == whole]
    return say(f"{sentence}.{whole}", what=", ".join(what))


def in_short(found: Report, say: Say) -> str:
    """The least and the most of what decides, on one line; rests only where anybody rests."""
    spreads = {each.name: each.spread for each in judged(found)}
    return ", ".join(
        say("fairness.in_short", what=say(f"fairness.in_short.{name}"), times=least_to_most(spreads[name]))
        for name in verdicts(found)
        if name != "rests" or spreads[name].most
    )


def least_to_most(spread: Spread) -> str:
    """``1–3``, or one figure where it is the same for all."""
    return str(spread.most) if spread.least == spread.most else f"{spread.least}–{spread.most}"


def times_in_words(spread: Spread, say: Say) -> str:
    """A histogram in words: ``never: 12, once: 120, twice: 6``."""
    return ", ".join(
        say("fairness.to_how_many", times=row_in_words(times, say), value=many) for times, many in spread.histogram
    )


def row_in_words(times: int, say: Say) -> str:
    """How often: ``never``, ``once``, ``twice``, ``3 times``."""
    said = ("fairness.never", "fairness.once", "fairness.twice")
    return say(said[times] if times < len(said) else "fairness.times", times=times)


def _measure(each: Judged) -> dict[str, object]:
    return {
        "histogram": _rows(each.spread),
        "repeats": each.repeats,
        "bound": each.bound,
        "at_bound": each.repeats == each.bound,
    }


def _rows(spread: Spread) -> list[list[int]]:
    return [list(row) for row in spread.histogram]
