"""The fairness of an evening for people and for programs: who is meant by the figures, and all of it as plain data."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from whistdrive.core.drive import Drive, Seat
from whistdrive.movement.fairness import Couple, Fairness
from whistdrive.movement.schedules.counting import Measure
from whistdrive.movement.schedules.reported import in_short, report_data, whole_in_words
from whistdrive.movement.schedules.written import Say

MOST_NAMED: Final = 6
"""So many couples are named; the rest are counted."""


def summary(found: Fairness, say: Say) -> str:
    """How often people meet and whether that could be more even, on one line."""
    what, rounds = in_short(found.report, say), found.report.rounds
    figures = (
        say("fairness.in_one_round", what=what) if rounds == 1 else say("fairness.in_rounds", rounds=rounds, what=what)
    )
    return f"{figures} {whole_in_words(found.report, say, 'fairness.summary')}"


def in_words(drive: Drive, found: Fairness, say: Say) -> Iterator[str]:
    """Whether anything could be fairer, what is to be known of it, and who has it worst: a sentence each.

    People are named who meet more often than would be even, and who never meet though all could have met.
    """
    report = found.report
    yield whole_in_words(report, say)
    if drive.movement.needs_results and report.rounds < drive.plan.rounds:
        yield say("fairness.so_far")
    if report.whist_design:
        yield say("fairness.whist_design")
    if drive.movement.two_lines:
        yield say("fairness.two_lines")
    for name, measure, counted in (
        ("partners", report.partners, found.partners),
        ("opponents", report.opponents, found.opponents),
    ):
        times, couples = found.most(counted)
        if measure and times > _even(measure):
            yield say(f"fairness.most_{name}", times=times, whom=_named(drive, couples, say))
    never = found.never_met()
    if never and report.meetings.spread.total >= report.meetings.spread.cells:
        yield say("fairness.never_met", whom=_named(drive, never, say))


def evening_json(drive: Drive, found: Fairness) -> bytes:
    """The report as a JSON file."""
    return f"{json.dumps(evening_data(drive, found), ensure_ascii=False, indent=1)}\n".encode()


def evening_data(drive: Drive, found: Fairness) -> dict[str, object]:
    """The report as plain data, with what it is about.

    ``positions`` has for each position the numbers and names of its people; ``never_met`` and ``most_partners`` list
    couples of positions, counted from 1. The figures are those of
    :func:`~whistdrive.movement.schedules.reported.report_data`.
    """
    place = {people: at for at, people in enumerate(found.holders, start=1)}
    by_id = drive.by_id
    times, couples = found.most(found.partners)
    return {
        "drive": drive.title,
        "date": drive.day.isoformat(),
        "movement": drive.movement.key,
        "seed": drive.seed,
        "kind": found.report.kind,
        "rounds": found.report.rounds,
        "rounds_planned": drive.plan.rounds,
        "rounds_seated": len(drive.rounds),
        "positions": [
            {"numbers": [by_id[each].number for each in people], "names": [by_id[each].name for each in people]}
            for people in found.holders
        ],
        "fairness": report_data(found.report),
        "most_partners": {"times": times, "couples": [[place[one], place[other]] for one, other in couples]},
        "never_met": [[place[one], place[other]] for one, other in found.never_met()],
    }


def _even(measure: Measure) -> int:
    """How often it would happen at most if it were spread evenly."""
    return -(-measure.spread.total // measure.spread.cells)


def _named(drive: Drive, couples: Sequence[Couple], say: Say) -> str:
    whom = "; ".join(
        say("fairness.couple", one=_names(drive, one, say), other=_names(drive, other, say))
        for one, other in couples[:MOST_NAMED]
    )
    left = len(couples) - MOST_NAMED
    return say("fairness.and_more", whom=whom, count=left) if left > 0 else whom


def _names(drive: Drive, people: Seat, say: Say) -> str:
    """The people of one position with their numbers, so that namesakes are told apart."""
    by_id = drive.by_id
    return " + ".join(say("fairness.person", number=by_id[each].number, name=by_id[each].name) for each in people)
