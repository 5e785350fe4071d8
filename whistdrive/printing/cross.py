"""The cross table: players by rounds with the points of each, over as many pages as it takes both ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.printing.choices import Choices
from whistdrive.printing.cross_lines import CrossLine, CrossList, cross_lists
from whistdrive.printing.facts import odd_figures, state_of_results
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, emphasis, grid
from whistdrive.printing.look import GREEN, HAIR, LINE, QUIET, THIN, sheet
from whistdrive.printing.marks import figure, odd_figure
from whistdrive.printing.people import names_in_row
from whistdrive.printing.tables import current, played_so_far
from whistdrive.printing.text import paragraph, width_of
from whistdrive.words import Words

_LEAST_NAME: Final = 46 * mm
_LEAST_FIGURE: Final = 6 * mm
_MOST_FIGURE: Final = 11 * mm
_GOOD_NAME: Final = 80 * mm
"""Room for names that rounds leave them where there is any to spare."""

_NARROW: Final = 0.8 * mm
"""The room beside a figure: less than elsewhere, so that an evening fits across one sheet."""

_SIZE: Final = 9.0
_LEAST_WIDTH: Final = 150 * mm


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A row for each row of the standings, a column a round; raises Refused (``nothing_played``) before any result."""
    if not played_so_far(drive):
        raise refuse("nothing_played")
    page = sheet(choices.size, least=_LEAST_WIDTH, across=True)
    lists = cross_lists(drive, words)
    story: list[Flowable] = []
    for part in _Columns.of(drive, lists, words).parts(page.inner):
        if story:
            story.append(PageBreak())
        for each in lists:
            if each.heading:
                story.append(paragraph(each.heading, size=11, bold=True, colour=GREEN))
                story.append(Spacer(0, 1 * mm))
            story += [part.table(each.lines, words, page.inner), Spacer(0, 3 * mm)]
        story.pop()
    notes = (*state_of_results(drive, words), *odd_figures(current(drive), words))
    heading = words("paper.cross_after", round=played_so_far(drive), rounds=drive.plan.rounds)
    return Content(heading, tuple(story), page, notes)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a cross table, or of one part of it: ``rounds``, and the ``closing`` ones after the last.

    ``number`` is the width of the numbers, ``figure`` that of every round; both in points.
    """

    rounds: range
    closing: tuple[str, ...]
    number: float
    figure: float
    summed: float

    @classmethod
    def of(cls, drive: Drive, lists: Sequence[CrossList], words: Words) -> _Columns:
        """All columns, wide enough for what stands in them."""
        lines = [line for each in lists for line in each.lines]
        closing = [key for key in ("awarded", "adjusted") if any(getattr(line.row.standing, key) for line in lines)]
        rounds = range(1, played_so_far(drive) + 1)
        numbers = [number for line in lines for number in (*line.row.numbers, words("paper.number_short"))]
        points = [each for line in lines for each in _figures(line, rounds)]
        keys = (*closing, "total", "place")
        texts = [words(f"paper.cross_{key}") for key in keys]
        texts += [_closing(line, key) for line in lines for key in keys]
        return cls(
            rounds,
            keys,
            max(width_of(each, _SIZE, bold=True) for each in numbers) + 2 * SIDE_ROOM,
            max(_LEAST_FIGURE, *(width_of(each, _SIZE) + 2 * _NARROW for each in [*points, str(rounds[-1])])),
            max(width_of(each, _SIZE, bold=True) for each in texts) + 2 * SIDE_ROOM,
        )

    def parts(self, inner: float) -> list[_Columns]:
        """As many parts as it takes, with about as many rounds each; the last has the closing columns."""
        room = inner - self.number - _LEAST_NAME - len(self.closing) * self.summed
        each = max(1, int(room // self.figure))
        many = -(-len(self.rounds) // each)
        ends = [len(self.rounds) * part // many for part in range(many + 1)]
        return [
            _Columns(
                self.rounds[ends[part] : ends[part + 1]],
                self.closing if part == many - 1 else (),
                self.number,
                self.figure,
                self.summed,
            )
            for part in range(many)
        ]

    def table(self, lines: Sequence[CrossLine], words: Words, inner: float) -> Flowable:
        """This part of a list."""
        others = self.number + len(self.closing) * self.summed
        roomy = min(_MOST_FIGURE, (inner - others - _GOOD_NAME) / len(self.rounds))
        figures = [max(self.figure, roomy)] * len(self.rounds)
        widths = [self.number, 0, *figures, *[self.summed] * len(self.closing)]
        widths[1] = inner - sum(widths)
        headings = [words("paper.number_short"), words("paper.name"), *map(str, self.rounds)]
        rows: list[list[Cell]] = [[*headings, *(words(f"paper.cross_{key}") for key in self.closing)]]
        for line in lines:
            names = names_in_row(line.row, widths[1] - 2 * SIDE_ROOM)
            numbers = [paragraph(number, colour=QUIET, align="right") for number in line.row.numbers]
            rows.append([numbers, names, *_figures(line, self.rounds), *(_closing(line, key) for key in self.closing)])
        first, last = 2, 1 + len(self.rounds)
        style: list[Command] = [
            ("LEFTPADDING", (first, 0), (last, -1), _NARROW),
            ("RIGHTPADDING", (first, 0), (last, -1), _NARROW),
            ("LINEBEFORE", (first, 0), (last, -1), HAIR, LINE),
            ("LINEBEFORE", (last + 1, 0), (last + 1, -1), THIN, QUIET),
        ]
        if "total" in self.closing:
            total = last + 1 + self.closing.index("total")
            style += emphasis((total, 1), (total, -1), _SIZE)
        return grid(rows, widths, figures=(0, *range(first, len(widths))), size=_SIZE, style=style)


def _figures(line: CrossLine, rounds: range) -> list[str]:
    return [odd_figure(line.points[number - 1], odd=number in line.odd) for number in rounds]


def _closing(line: CrossLine, key: str) -> str:
    return line.row.placed if key == "place" else figure(getattr(line.row.standing, key))
