"""Personal score cards: what each player carries from table to table, two or four to a large sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, FrameBreak, Spacer

from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive
from whistdrive.printing.card_lines import (
    CardLine,
    Holder,
    a_card_a_pair,
    a_line_a_deal,
    card_lines,
    holders,
    lines_in_round,
    meets_opponents,
    sittings,
)
from whistdrive.printing.choices import A_SHEET, Choices
from whistdrive.printing.facts import corrected, odd_figures, state_of_results, when_and_where
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, Ruled, emphasis, grid
from whistdrive.printing.look import CARD_MARGIN, GREEN, HAIR, LARGE, LINE, QUIET, RED, STRONG, THIN, Page, turned
from whistdrive.printing.marks import figure, is_red, is_suit, odd_figure, plans_trumps, points_heading, trump_text
from whistdrive.printing.tables import current, name_in_seat
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_ROOM_FOR_LINES: Final = 128 * mm
"""What head, half-time and totals leave of a card for its lines."""

_LEAST_LINE: Final = 5 * mm
_MOST_LINE: Final = 7 * mm
_BOX: Final = 17 * mm
_ROOM_TO_WRITE: Final = 4 * mm

_INNER: Final = turned("A4", across=True)[0] / 2 - 2 * CARD_MARGIN
"""The width of a card between its margins, in points."""

_ACROSS_AND_DOWN: Final = {1: (1, 1), 2: (2, 1), 4: (2, 2)}
"""How so many cards lie on a sheet."""


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A card for every player, shared seat or fixed pair, in the order of numbers; blank ones before that."""
    seen = sittings(drive)
    page = _page(choices)
    story: list[Flowable] = []
    for holder in _holders(drive, choices):
        if story:
            story.append(FrameBreak())
        lines = card_lines(drive, holder, seen, words, filled=choices.filled)
        story.append(_Card(drive, holder, lines, words).table())
    notes = corrected(drive, words)
    if choices.filled:
        notes = (*state_of_results(drive, words), *odd_figures(current(drive), words))
    return Content(words("document.cards"), tuple(story), page, notes)


def _holders(drive: Drive, choices: Choices) -> tuple[Holder, ...]:
    """Whose cards are made: where nobody is known yet, nobody's, as many as were asked for or fill a sheet."""
    if choices.players is not None:
        return ((),) * (-(-choices.players // 2) if a_card_a_pair(drive) else choices.players)
    return holders(drive) or ((),) * _a_sheet(choices)


def _page(choices: Choices) -> Page:
    """Every card is as wide as on half of A4; where there is less paper for it, all of it is drawn smaller."""
    columns, rows = _ACROSS_AND_DOWN[_a_sheet(choices)]
    wide, high = turned(choices.size, across=columns > rows)
    scale = (wide / columns - 2 * CARD_MARGIN) / _INNER
    return Page(wide / scale, high / scale, CARD_MARGIN / scale, columns, rows, cut=True, scale=scale)


def _a_sheet(choices: Choices) -> int:
    """How many cards are cut from a sheet."""
    return (choices.a_sheet or A_SHEET["cards"][0]) if choices.size in LARGE else 1


class _Card:
    """One card while it is drawn: a table whose first two rows come again where it goes on over the fold."""

    def __init__(self, drive: Drive, holder: Holder, lines: Sequence[CardLine], words: Words) -> None:
        self._drive = drive
        self._lines = lines
        self._words = words
        self._with_trump = a_line_a_deal(drive) and plans_trumps(drive.scoring, drive.plan.trumps)
        headings, self._widths = self._columns()
        self._whom = len(headings) - 4
        self._rows: list[list[Cell]] = [[_head(drive, holder, words)], list(headings)]
        self._style: list[Command] = [
            ("SPAN", (0, 0), (-1, 0)),
            ("LINEBELOW", (0, 0), (-1, 0), STRONG, GREEN),
            ("BOTTOMPADDING", (0, 0), (-1, 0), 1.5 * mm),
            ("ALIGN", (0, 1), (self._whom - 1, -1), "CENTER"),
        ]

    def table(self) -> Ruled:
        """The whole card."""
        for line in self._lines:
            self._add_line(line)
            if line.closes and line.closes == self._drive.plan.interval:
                self._add_half_time()
        self._style += [
            ("LINEBEFORE", (column, 2), (column, len(self._rows) - 1), HAIR, LINE)
            for column in range(self._whom + 1, len(self._widths))
        ]
        self._add_totals()
        least = min(_MOST_LINE, max(_LEAST_LINE, _ROOM_FOR_LINES / max(1, len(self._lines))))
        figures = (self._whom + 1, self._whom + 2)
        return grid(self._rows, self._widths, heads=2, figures=figures, least=least, ruled_to=-2, style=self._style)

    def _columns(self) -> tuple[list[str], list[float]]:
        words, drive = self._words, self._drive
        columns = [(words("paper.deal" if a_line_a_deal(drive) else "paper.round"), 13 * mm)]
        if self._with_trump:
            columns.append((words("paper.trump"), 14 * mm))
        columns += [
            (words("paper.table"), 14 * mm),
            (words("paper.opponent" if meets_opponents(drive) else "paper.partner"), 0),
            (points_heading(drive.scoring, words), 16 * mm),
            (words("paper.running"), 16 * mm),
            (words("paper.checked"), 20 * mm),
        ]
        rest = _INNER - sum(width for _, width in columns)
        return [heading for heading, _ in columns], [width or rest for _, width in columns]

    def _add_line(self, line: CardLine) -> None:
        row = len(self._rows)
        cells: list[Cell] = [str(line.number)]
        if self._with_trump:
            cells.append(trump_text(line.trump, self._words))
            self._style.append(("FONTSIZE", (1, row), (1, row), 11 if is_suit(line.trump) else 8))
        if is_red(line.trump):
            self._style.append(("TEXTCOLOR", (1, row), (1, row), RED))
        whom: Cell = ""
        if line.whom:
            whom = fitted(line.whom, self._widths[self._whom] - 2 * SIDE_ROOM, size=8.5, least=6.5)
        self._rows.append([*cells, line.place, whom, odd_figure(line.points, odd=line.odd), figure(line.running), ""])
        if line.closes and lines_in_round(self._drive) > 1:
            self._style.append(("LINEBELOW", (0, row), (-1, row), THIN, QUIET))

    def _add_half_time(self) -> None:
        row = len(self._rows)
        first, _ = self._halves()
        cells: list[Cell] = ["" for _ in self._widths]
        cells[0] = self._words("paper.half_time")
        cells[self._whom + 2] = figure(first)
        self._rows.append(cells)
        self._style += [
            ("SPAN", (0, row), (self._whom, row)),
            ("ALIGN", (0, row), (0, row), "LEFT"),
            ("LINEABOVE", (0, row), (-1, row), STRONG, GREEN),
            ("LINEBELOW", (0, row), (-1, row), STRONG, GREEN),
            *emphasis((0, row), (-1, row)),
        ]

    def _add_totals(self) -> None:
        """The boxes at the foot: both halves, where the evening has an interval, and the total."""
        row = len(self._rows)
        first, second = self._halves()
        boxes = [(self._words("paper.total"), None if first is second is None else (first or 0) + (second or 0))]
        if self._drive.plan.interval:
            boxes[:0] = [(self._words("paper.first_half"), first), (self._words("paper.second_half"), second)]
        self._rows.append([_boxes(boxes, sum(self._widths))])
        self._style += [
            ("SPAN", (0, row), (-1, row)),
            ("LINEABOVE", (0, row), (-1, row), STRONG, GREEN),
            ("LEFTPADDING", (0, row), (-1, row), 0),
            ("RIGHTPADDING", (0, row), (-1, row), 0),
            ("TOPPADDING", (0, row), (-1, row), 2 * mm),
            ("NOSPLIT", (0, max(2, row - 2)), (-1, row)),
        ]

    def _halves(self) -> tuple[int | None, int | None]:
        """The points up to the interval and after it; None where nothing is written."""
        after = self._drive.plan.interval * lines_in_round(self._drive) or len(self._lines)
        halves = [
            [line.points for line in half if line.points is not None]
            for half in (self._lines[:after], self._lines[after:])
        ]
        first, second = (sum(half) if half else None for half in halves)
        return first, second


def _head(drive: Drive, holder: Holder, words: Words) -> list[Flowable]:
    """Whose card it is, large, above it what it belongs to."""
    width = _INNER - 2 * SIDE_ROOM
    about = [words("paper.card"), drive.title, when_and_where(drive, words), *_plays_as(drive, holder, words)]
    head: list[Flowable] = [fitted(" · ".join(about), width, size=8, least=6.5, lines=2, colour=QUIET)]
    if not holder:
        return [*head, Spacer(0, _ROOM_TO_WRITE), paragraph(words("paper.name_line"), colour=QUIET)]
    size, lines = (15, 2) if len(holder) == 1 else (12, 1)
    names = ((name_in_seat(each, words), str(each.number)) for each in holder)
    return [*head, *(fitted(name, width, size=size, least=9, lines=lines, lead=number) for name, number in names)]


def _plays_as(drive: Drive, holder: Holder, words: Words) -> list[str]:
    """In which role or for which team."""
    teams = {entrant.team for entrant in holder if entrant.team} if drive.movement.keeps_teams else set()
    roles = {entrant.role for entrant in holder}
    found = [words("paper.team", team=team) for team in sorted(teams)]
    if drive.plan.roles and len(roles) == 1:
        found += [name for role, name in zip(ROLES, drive.plan.roles, strict=True) if role in roles]
    return found


def _boxes(boxes: Sequence[tuple[str, int | None]], width: float) -> Ruled:
    """Labels with a box each, at the right."""
    beside = [max(20 * mm, width_of(label, 8) + 2 * mm + 2 * SIDE_ROOM) for label, _ in boxes]
    cells: list[Cell] = [""]
    style: list[Command] = [("RIGHTPADDING", (0, 0), (-1, -1), 2 * mm)]
    for label, points in boxes:
        box = len(cells) + 1
        cells += [label, figure(points)]
        style += [("BOX", (box, 0), (box, 0), THIN, GREEN), *emphasis((box, 0), (box, 0), size=11)]
        style += [("FONTSIZE", (box - 1, 0), (box - 1, 0), 8), ("TEXTCOLOR", (box - 1, 0), (box - 1, 0), QUIET)]
    widths = [part for label in beside for part in (label, _BOX)]
    return grid(
        [cells],
        [width - sum(widths), *widths],
        heads=0,
        figures=range(len(cells)),
        least=8 * mm,
        ruled_to=None,
        style=style,
    )
