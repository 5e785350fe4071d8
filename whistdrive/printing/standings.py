"""The standings: places, names and figures, by what places are decided, and how far it all can be trusted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.totals import Standings
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import MOST_NAMED, missing_in_words, odd_figures, state_of_results
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import GREEN, QUIET, sheet
from whistdrive.printing.marks import ODD, figure
from whistdrive.printing.notes import notes, particulars
from whistdrive.printing.people import names_in_row
from whistdrive.printing.tables import Ranking, Row, current, measure_headings, played_so_far, rankings
from whistdrive.printing.text import paragraph, width_of
from whistdrive.printing.ties import TiesInWords
from whistdrive.words import Words

_LEAST_NAME: Final = 36 * mm
"""The least width of the names, in points; a sheet that is too narrow for it is drawn smaller."""

_KEPT = 2
"""So many rows of the last list stay with what is said below it."""

"""Marks those who sat at a table whose figures did not add up."""


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """Places after the last round that has begun, in a list for each role or line that has places of its own."""
    found = current(drive)
    marked = _sat_at(drive, found.odd)
    story: list[Flowable] = []
    closing, remarks = list(notes(drive, found, words)), list(_remarks(drive, found, words))
    lists = rankings(drive, found, words)
    page = sheet(choices.size, least=max(sum(_widths(ranking, _headings(drive, ranking, words))) for ranking in lists))
    for ranking in lists:
        if ranking.heading:
            story.append(paragraph(ranking.heading, size=11, bold=True, colour=GREEN))
            story.append(Spacer(0, 1 * mm))
        last = ranking is lists[-1]
        below = [_note(each) for each in closing] if last else []
        story.append(_table(ranking, _headings(drive, ranking, words), page.inner, marked, below))
        ties = [_note(tie) for tie in TiesInWords(drive, found.upto, ranking, words).all_told()]
        story += [Spacer(0, 1 * mm), *ties] if ties or last else []
        story += [] if last else [Spacer(0, 3 * mm)]
    story += map(_note, remarks)
    heading = words("paper.standings_after", round=played_so_far(drive), rounds=drive.plan.rounds)
    if drive.plan.entry == "cards":
        heading = words("paper.standings_of_cards")
    return Content(heading, tuple(story), page, state_of_results(drive, words))


def _paired(ranking: Ranking) -> bool:
    """Whether rows are pairs or teams: their numbers stand before the names and need no column."""
    return any(row.team or len(row.seats) > 1 for row in ranking.rows)


def _headings(drive: Drive, ranking: Ranking, words: Words) -> tuple[str, ...]:
    before = (words("paper.place"), *(() if _paired(ranking) else (words("paper.number_short"),)))
    return (*before, words("paper.name"), *measure_headings(drive, words))


def _widths(ranking: Ranking, headings: Sequence[str]) -> list[float]:
    """Every column as wide as its figures and its heading, the names as narrow as they may be."""
    name = 1 if _paired(ranking) else 2
    widths = [max(11 * mm, width_of(heading, 7.5, bold=True) + 2 * SIDE_ROOM + 1 * mm) for heading in headings]
    for column, figures_below in enumerate(zip(*(row.texts for row in ranking.rows), strict=True), start=name + 1):
        widths[column] = max(widths[column], *(width_of(figure(each)) + 3 * SIDE_ROOM for each in figures_below))
    widths[0] = max(widths[0] + SIDE_ROOM, SIDE_ROOM + width_of(str(len(ranking.rows))) + _room_beside(ranking))
    widths[name] = _LEAST_NAME
    return widths


def _beside(row: Row) -> float:
    """How wide is what stands beside the figure of a place: ``=``, and how it was settled."""
    return width_of(row.placed) - width_of(str(row.standing.place))


def _room_beside(ranking: Ranking) -> float:
    """What the figures of places leave at their right, so that all of them stand below each other."""
    return max(2 * SIDE_ROOM, *(_beside(row) + SIDE_ROOM for row in ranking.rows if row.settled), 0)


def _table(
    ranking: Ranking, headings: Sequence[str], inner: float, marked: frozenset[int], closing: list[Flowable]
) -> Flowable:
    """One list, ``inner`` points wide. ``closing`` stands below its last row and is never parted from it."""
    paired, widths, beside = _paired(ranking), _widths(ranking, headings), _room_beside(ranking)
    name = 1 if paired else 2
    widths[name] += inner - sum(widths)
    rows: list[list[Cell]] = [list(headings)]
    style: list[Command] = [
        ("RIGHTPADDING", (0, 0), (0, 0), 2 * SIDE_ROOM),
        ("RIGHTPADDING", (0, 1), (0, -1), beside),
        ("TEXTCOLOR", (name + 1, 1), (name + 1, -1), GREEN),
    ]
    for index, row in enumerate(ranking.rows, start=1):
        numbers = [] if paired else list(row.numbers)
        mark = f" {ODD}" if marked.intersection(row.standing.entrants) else ""
        names = names_in_row(row, widths[name] - 2 * SIDE_ROOM, mark, numbered=paired)
        rows.append([row.placed, *numbers, names, *map(figure, row.texts)])
        if row.placed != str(row.standing.place):
            style.append(("RIGHTPADDING", (0, index), (0, index), max(0, beside - _beside(row))))
    if closing:
        rows.append([closing, *[""] * (len(widths) - 1)])
        style += [
            ("SPAN", (0, -1), (-1, -1)),
            ("LEFTPADDING", (0, -1), (-1, -1), 0),
            ("TOPPADDING", (0, -1), (-1, -1), 2 * mm),
            ("NOSPLIT", (0, -1 - min(_KEPT, len(ranking.rows))), (-1, -1)),
        ]
    figures = (*range(name), *range(name + 1, len(widths)))
    return grid(rows, widths, figures=figures, style=style, least=5.2 * mm, ruled_to=-2 if closing else -1)


def _note(text: str) -> Flowable:
    return paragraph(text, size=8, colour=QUIET)


def _remarks(drive: Drive, found: Standings, words: Words) -> Iterator[str]:
    """What was missing, odd, particular to a row or remarked, a paragraph each; it may go on for pages."""
    if len(found.missing) > MOST_NAMED:
        yield words("paper.missing_all", missing=missing_in_words(found.missing, words, most=len(found.missing)))
    yield from odd_figures(found, words)
    for row in found.rows:
        yield from particulars(drive, row, words)
    for number, seated in enumerate(drive.rounds, start=1):
        for table in seated.tables:
            if table.slip.remark:
                yield words("paper.remark", round=number, table=table.number, remark=table.slip.remark)
            if table.slip.closed:
                played = table.slip.deals or table.slip.totals is not None
                code = "paper.stopped" if played else "paper.not_played"
                yield words(code, round=number, table=table.number, reason=table.slip.closed)


def _sat_at(drive: Drive, places: tuple[tuple[int, int], ...]) -> frozenset[int]:
    return frozenset(
        entrant for number, table in places for entrant in drive.rounds[number - 1].table(table).entrants()
    )
