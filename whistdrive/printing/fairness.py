"""The fairness of the evening: how often people meet, whether that could be more even, and what fell to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.core.drive import Drive, Round
from whistdrive.core.findings import Refused, refuse
from whistdrive.movement.evening_report import in_words
from whistdrive.movement.fairness import Fairness, Share, fairness
from whistdrive.movement.forecast import forecast
from whistdrive.movement.schedules.counting import Report
from whistdrive.movement.schedules.reported import least_to_most, row_in_words
from whistdrive.movement.schedules.verdict import Judged, judged
from whistdrive.printing.bars import BAR_TEXT, Bars
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, grid
from whistdrive.printing.look import GREEN, QUIET, sheet
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_MEASURE_WIDTHS: Final = (42 * mm, 18 * mm, 54 * mm, 15 * mm, 15 * mm, 36 * mm)
_LEAST: Final = 13 * mm
"""The least width of a column of figures."""
_COLUMNS: Final = ("what", "range", "times", "repeats", "bound", "verdict")


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """The measures with their histograms, who has it worst, the seed of the draw, and a row for each player or side.

    Raises Refused (``nothing_to_count``, ``asked_rounds``, or why none can be drawn) when no round is known.
    """
    rounds = _rounds(drive, choices.upto)
    found = fairness(drive, rounds)
    page = sheet(choices.size, least=sum(_MEASURE_WIDTHS))
    story = [
        *(paragraph(sentence, size=10) for sentence in in_words(drive, found, words)),
        Spacer(0, 3 * mm),
        _measures(found.report, words),
        Spacer(0, 2 * mm),
        paragraph(words("fairness.how_counted"), size=8, colour=QUIET),
        paragraph(words("fairness.seed", seed=drive.seed), size=8, colour=QUIET),
        Spacer(0, 4 * mm),
        paragraph(words("fairness.share.heading"), size=11, bold=True, colour=GREEN),
        Spacer(0, 1 * mm),
        _shares(drive, found, words, page.inner),
    ]
    heading = words("fairness.paper", rounds=len(rounds), planned=drive.plan.rounds)
    return Content(heading, tuple(story), page, corrected(drive, words))


def _rounds(drive: Drive, upto: int | None) -> Sequence[Round]:
    """The rounds that are counted: those seated, and those still to come where they can be known."""
    if upto is not None and not 1 <= upto <= drive.plan.rounds:
        raise refuse("asked_rounds", value=upto, allowed=f"1-{drive.plan.rounds}")
    last = drive.plan.rounds if upto is None else upto
    ahead = None if drive.closed else _forecast(drive, last)
    rounds = drive.rounds[:last] if ahead is None else ahead
    if not rounds:
        raise refuse("nothing_to_count")
    return rounds


def _forecast(drive: Drive, last: int) -> Sequence[Round] | None:
    """The rounds to come, none where so many have gone home that there is no next one: what was played still counts."""
    try:
        return forecast(drive, last)
    except Refused:
        if drive.rounds:
            return None
        raise


def _measures(report: Report, words: Words) -> Flowable:
    rows: list[list[Cell]] = [[words(f"fairness.column.{key}") for key in _COLUMNS]]
    told = judged(report)
    widest = max(width_of(row_in_words(times, words), BAR_TEXT) for each in told for times, _ in each.spread.histogram)
    rows += [_measure(each, widest, words) for each in told]
    return grid(rows, _MEASURE_WIDTHS, figures=(1, 3, 4), style=[("VALIGN", (0, 1), (-1, -1), "TOP")])


def _measure(each: Judged, names: float, words: Words) -> list[Cell]:
    return [
        paragraph(words(f"fairness.{each.name}")),
        least_to_most(each.spread),
        [Bars([(row_in_words(times, words), many) for times, many in each.spread.histogram], names)],
        "" if each.repeats is None else str(each.repeats),
        "" if each.bound is None else str(each.bound),
        paragraph(words(f"fairness.verdict.{each.verdict}")),
    ]


def _shares(drive: Drive, found: Fairness, words: Words, inner: float) -> Flowable:
    """A row for each position, in the order of their first numbers."""
    numbers = {entrant.id: entrant.number for entrant in drive.entrants}
    partners = found.report.partners is not None
    columns = ["played", "rested", *(["partners", "same"] if partners else []), "opponents", "same", "unmet"]
    headings = [words(f"fairness.share.{key}") for key in columns]
    figures = [max(_LEAST, width_of(heading, 7.5, bold=True) + 2 * SIDE_ROOM) for heading in headings]
    widths = [inner - sum(figures), *figures]
    rows: list[list[Cell]] = [[words("paper.name"), *headings]]
    for share in sorted(found.shares(), key=lambda share: numbers[share.people[0]]):
        names = [
            fitted(drive.entrant(each).name, widths[0] - 2 * SIDE_ROOM, lead=str(numbers[each]))
            for each in share.people
        ]
        rows.append([names, *map(str, _figures(share, partners=partners))])
    return grid(rows, widths, figures=range(1, len(widths)))


def _figures(share: Share, *, partners: bool) -> Iterator[int]:
    yield share.played
    yield share.rested
    if partners:
        yield share.partners
        yield share.same_partner
    yield share.opponents
    yield share.same_opponent
    yield share.unmet
