"""The season table: people by evenings with points, places, total and average, over as many pages as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from reportlab.lib.colors import Color
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak, Spacer

from whistdrive.printing.choices import Size
from whistdrive.printing.frame import About, Content, render
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, emphasis, grid
from whistdrive.printing.letters import replaced_in
from whistdrive.printing.look import GREEN, HAIR, LINE, QUIET, TEXT, THIN, Page, sheet
from whistdrive.printing.marks import figure
from whistdrive.printing.season_lines import Attended, Season, SeasonLine
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_LEAST_NAME: Final = 50 * mm
_NARROW: Final = 0.8 * mm
"""The room beside the figures of an evening."""

_SIZE: Final = 9.0
_SMALL: Final = 7.0
_HEADING: Final = 7.5

_LEAST_SCALE: Final = 0.75
"""A table is drawn smaller down to this before its evenings go on on further pages."""


def drawn(season: Season, words: Words, size: Size) -> bytes:
    """The season table across a paper of a size; the same values give the same bytes."""
    columns = _Columns.of(season, words)
    page = _page(size, columns)
    parts = columns.parts(page.inner)
    story: list[Flowable] = []
    for part in parts:
        if story:
            story.append(PageBreak())
        if len(parts) > 1:
            said = words("season.part", first=part.evenings[0] + 1, last=part.evenings[-1] + 1)
            story += [paragraph(said, size=11, bold=True, colour=GREEN), Spacer(0, 1 * mm)]
        story.append(part.table(season.lines, words, page.inner))
    content = Content(words("season.table"), tuple(story), page, season.notes)
    letters = replaced_in((season.title, *(line.name for line in season.lines)), words)
    rules = " · ".join(text for text in (season.rules, " ".join(_said(season, words))) if text)
    return render(content, About(season.title, season.when, rules, letters), words, size)


def _said(season: Season, words: Words) -> Iterator[str]:
    """How the table is read, and which evenings count."""
    yield words("season.how_to_read")
    yield words("season.all_count") if season.best is None else words("season.best_count", best=season.best)


def _page(size: Size, columns: _Columns) -> Page:
    """The paper, with as many evenings side by side as are still to be read so, in parts that are about as wide."""
    many = len(columns.evenings)
    pages = (sheet(size, across=True, least=columns.width_with(-(-many // parts))) for parts in range(1, many + 1))
    return next((page for page in pages if page.scale >= _LEAST_SCALE), sheet(size, across=True))


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of the table, or of a part of it: ``evenings``, and the ``closing`` ones after the last.

    ``points`` and ``place`` are the widths of the two columns of each evening, all in points.
    """

    headings: tuple[str, ...]
    evenings: range
    closing: tuple[str, ...]
    rank: float
    points: float
    place: float
    summed: float
    opening: tuple[str, str]

    @classmethod
    def of(cls, season: Season, words: Words) -> _Columns:
        """All columns, wide enough for what stands in them."""
        closing = tuple(words(f"season.{key}") for key in ("total", "average", "came"))
        opening = (words("paper.place"), words("paper.name"))
        attended = [each for line in season.lines for each in line.evenings if each is not None]
        ranks = max(width_of(each, _SIZE) for each in ("", *(line.place for line in season.lines)))
        points = [_points(each, words) for each in attended] or [""]
        summed = [text for line in season.lines for text in _summed(line, words)]
        place = max(width_of(each, _SMALL) for each in ["", *(each.place for each in attended)]) + 2 * _NARROW
        heads = [word for each in season.headings for word in each.split()]
        heading = max((width_of(word, _HEADING, bold=True) for word in heads), default=0.0)
        made = max(width_of(each, _SIZE, bold=True) for each in points) + 2 * _NARROW
        return cls(
            season.headings,
            range(len(season.headings)),
            closing,
            max(ranks, width_of(opening[0], _HEADING, bold=True)) + 3 * SIDE_ROOM + 1,
            max(made, heading + 2 * _NARROW - place),
            place,
            max(width_of(each, _SIZE, bold=True) for each in (*closing, *summed)) + 2 * SIDE_ROOM,
            opening,
        )

    def width_with(self, evenings: int) -> float:
        """The least width of a table with so many evenings."""
        return self._around + evenings * (self.points + self.place)

    @property
    def _around(self) -> float:
        return self.rank + _LEAST_NAME + len(self.closing) * self.summed

    def parts(self, inner: float) -> list[_Columns]:
        """As many parts as it takes, with about as many evenings each; every one has the closing columns."""
        room = inner - self._around + 0.01
        each = max(1, int(room // (self.points + self.place)))
        many = max(1, -(-len(self.evenings) // each))
        ends = [len(self.evenings) * part // many for part in range(many + 1)]
        return [replace(self, evenings=self.evenings[ends[part] : ends[part + 1]]) for part in range(many)]

    def table(self, lines: Sequence[SeasonLine], words: Words, inner: float) -> Flowable:
        """This part of the table, ``inner`` points wide."""
        widths = [self.rank, 0.0]
        for _ in self.evenings:
            widths += [self.points, self.place]
        widths += [self.summed] * len(self.closing)
        widths[1] = inner - sum(widths)
        heads: list[Cell] = list(self.opening)
        for evening in self.evenings:
            heading = paragraph(self.headings[evening], size=_HEADING, bold=True, colour=QUIET, align="centre")
            heads += [[heading], ""]
        rows: list[list[Cell]] = [[*heads, *self.closing]]
        for line in lines:
            name = fitted(line.name, widths[1] - 2 * SIDE_ROOM, size=_SIZE, lines=2)
            cells = (cell for evening in self.evenings for cell in _cells(line.evenings[evening], words))
            rows.append([line.place, name, *cells, *_summed(line, words)])
        return grid(rows, widths, figures=self._figures(), size=_SIZE, style=[*self._style(), *_hanging(lines)])

    def _figures(self) -> tuple[int, ...]:
        """The columns whose contents stand to the right."""
        first = 2 + 2 * len(self.evenings)
        return (0, *range(2, first, 2), *range(first, first + len(self.closing)))

    def _style(self) -> list[Command]:
        first = 2 + 2 * len(self.evenings)
        style: list[Command] = [
            ("RIGHTPADDING", (0, 0), (0, -1), 2 * SIDE_ROOM),
            ("LEFTPADDING", (2, 0), (first - 1, -1), _NARROW),
            ("RIGHTPADDING", (2, 0), (first - 1, -1), _NARROW),
            ("LINEBEFORE", (first, 0), (first, -1), THIN, QUIET),
            *emphasis((first, 1), (first, -1), _SIZE),
        ]
        for column in range(2, first, 2):
            style += [("SPAN", (column, 0), (column + 1, 0)), ("LINEBEFORE", (column, 0), (column, -1), HAIR, LINE)]
        return style


def _hanging(lines: Sequence[SeasonLine]) -> Iterator[Command]:
    """What a place has after its figures hangs out, so that figures stand below each other."""
    for row, line in enumerate(lines, start=1):
        hanging = width_of(line.place, _SIZE) - width_of(line.place.rstrip("="), _SIZE)
        if hanging:
            yield ("RIGHTPADDING", (0, row), (0, row), max(0.0, 2 * SIDE_ROOM - hanging))


def _cells(attended: Attended | None, words: Words) -> tuple[Cell, Cell]:
    """Points and place of one evening: bold where it counts, else in brackets; so it is told apart without colours."""
    if attended is None:
        return "", ""
    colour: Color = TEXT if attended.counts else QUIET
    made = paragraph(_points(attended, words), size=_SIZE, bold=attended.counts, colour=colour, align="right")
    return [made], [paragraph(attended.place, size=_SMALL, colour=QUIET)]


def _points(attended: Attended, words: Words) -> str:
    made = _written(attended.points, words)
    return made if attended.counts else f"({made})"


def _summed(line: SeasonLine, words: Words) -> tuple[str, ...]:
    """Total, average and how often they came."""
    average = "" if line.average is None else words.decimal(float(line.average))
    return _written(line.total, words), average, str(line.came)


def _written(value: int | Fraction, words: Words) -> str:
    return figure(value) if isinstance(value, int) else words.decimal(float(value))
