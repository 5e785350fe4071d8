"""Personal score cards: what each player carries from table to table, two to a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, FrameBreak, Spacer, Table

from whistdrive.core.drive import Drive, Entrant
from whistdrive.printing.card_lines import CardLine, a_line_a_deal, card_lines, lines_in_round, sittings
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected, state_of_results, when_and_where
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, emphasis, grid
from whistdrive.printing.look import GREEN, HAIR, LINE, QUIET, RED, STRONG, THIN, TWO_UP
from whistdrive.printing.marks import figure, is_red, is_suit, plans_trumps, points_heading, trump_text
from whistdrive.printing.text import fitted, paragraph
from whistdrive.words import Words

_ROOM_FOR_LINES: Final = 128 * mm
"""What head, half-time and totals leave of a card for its lines."""

_LEAST_LINE: Final = 5 * mm
_MOST_LINE: Final = 7 * mm
_BOX: Final = 17 * mm
_ROOM_TO_WRITE: Final = 4 * mm


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A card for everyone who is signed in, in the order of their numbers; two blank ones before that."""
    seen = sittings(drive)
    story: list[Flowable] = []
    for entrant in sorted(drive.entrants, key=lambda entrant: entrant.number) or (None, None):
        if story:
            story.append(FrameBreak())
        lines = card_lines(drive, entrant, seen, words, filled=choices.filled)
        story.append(_Card(drive, entrant, lines, words).table())
    notes = state_of_results(drive, words) if choices.filled else corrected(drive, words)
    return Content(words("document.cards"), tuple(story), TWO_UP, notes)


class _Card:
    """One card while it is drawn: a table whose first two rows come again where it goes on over the fold."""

    def __init__(self, drive: Drive, entrant: Entrant | None, lines: Sequence[CardLine], words: Words) -> None:
        self._drive = drive
        self._lines = lines
        self._words = words
        self._with_trump = a_line_a_deal(drive) and plans_trumps(drive.scoring, drive.plan.trumps)
        headings, self._widths = self._columns()
        self._partner = len(headings) - 4
        self._rows: list[list[Cell]] = [[_head(drive, entrant, words)], list(headings)]
        self._style: list[Command] = [
            ("SPAN", (0, 0), (-1, 0)),
            ("LINEBELOW", (0, 0), (-1, 0), STRONG, GREEN),
            ("BOTTOMPADDING", (0, 0), (-1, 0), 1.5 * mm),
            ("ALIGN", (0, 1), (self._partner - 1, -1), "CENTER"),
        ]

    def table(self) -> Table:
        """The whole card."""
        for line in self._lines:
            self._add_line(line)
            if line.closes and line.closes == self._drive.plan.interval:
                self._add_half_time()
        self._style += [
            ("LINEBEFORE", (column, 2), (column, len(self._rows) - 1), HAIR, LINE)
            for column in range(self._partner + 1, len(self._widths))
        ]
        self._add_totals()
        least = min(_MOST_LINE, max(_LEAST_LINE, _ROOM_FOR_LINES / max(1, len(self._lines))))
        figures = (self._partner + 1, self._partner + 2)
        return grid(self._rows, self._widths, heads=2, figures=figures, least=least, ruled_to=-2, style=self._style)

    def _columns(self) -> tuple[list[str], list[float]]:
        words, drive = self._words, self._drive
        columns = [(words("paper.deal" if a_line_a_deal(drive) else "paper.round"), 13 * mm)]
        if self._with_trump:
            columns.append((words("paper.trump"), 14 * mm))
        columns += [
            (words("paper.table"), 14 * mm),
            (words("paper.opponent" if len(drive.scoring.seats) == 2 else "paper.partner"), 0),
            (points_heading(drive.scoring, words), 16 * mm),
            (words("paper.running"), 16 * mm),
            (words("paper.checked"), 20 * mm),
        ]
        rest = TWO_UP.inner - sum(width for _, width in columns)
        return [heading for heading, _ in columns], [width or rest for _, width in columns]

    def _add_line(self, line: CardLine) -> None:
        row = len(self._rows)
        cells: list[Cell] = [str(line.number)]
        if self._with_trump:
            cells.append(trump_text(line.trump, self._words))
            self._style.append(("FONTSIZE", (1, row), (1, row), 11 if is_suit(line.trump) else 8))
        if is_red(line.trump):
            self._style.append(("TEXTCOLOR", (1, row), (1, row), RED))
        partner: Cell = ""
        if line.partner:
            partner = fitted(line.partner, self._widths[self._partner] - 2 * SIDE_ROOM, size=8.5, least=6.5)
        self._rows.append([*cells, line.place, partner, figure(line.points), figure(line.running), ""])
        if line.closes and lines_in_round(self._drive) > 1:
            self._style.append(("LINEBELOW", (0, row), (-1, row), THIN, QUIET))

    def _add_half_time(self) -> None:
        row = len(self._rows)
        first, _ = self._halves()
        cells: list[Cell] = ["" for _ in self._widths]
        cells[0] = self._words("paper.half_time")
        cells[self._partner + 2] = figure(first)
        self._rows.append(cells)
        self._style += [
            ("SPAN", (0, row), (self._partner, row)),
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


def _head(drive: Drive, entrant: Entrant | None, words: Words) -> list[Flowable]:
    """Whose card it is, large, above it what it belongs to."""
    width = TWO_UP.inner - 2 * SIDE_ROOM
    roles = drive.plan.roles
    role = [roles["AB".index(entrant.role)]] if entrant and entrant.role and roles else []
    about = " · ".join([words("paper.card"), drive.title, when_and_where(drive, words), *role])
    head: list[Flowable] = [fitted(about, width, size=8, least=6.5, lines=2, colour=QUIET)]
    if entrant is None:
        return [*head, Spacer(0, _ROOM_TO_WRITE), paragraph(words("paper.name_line"), colour=QUIET)]
    return [*head, fitted(entrant.name, width, size=15, least=9, lines=2, lead=str(entrant.number))]


def _boxes(boxes: Sequence[tuple[str, int | None]], width: float) -> Table:
    """Labels with a box each, at the right."""
    each = 20 * mm
    cells: list[Cell] = [""]
    style: list[Command] = [("RIGHTPADDING", (0, 0), (-1, -1), 2 * mm)]
    for label, points in boxes:
        box = len(cells) + 1
        cells += [label, figure(points)]
        style += [("BOX", (box, 0), (box, 0), THIN, GREEN), *emphasis((box, 0), (box, 0), size=11)]
        style += [("FONTSIZE", (box - 1, 0), (box - 1, 0), 8), ("TEXTCOLOR", (box - 1, 0), (box - 1, 0), QUIET)]
    widths = [width - len(boxes) * (each + _BOX), *([each, _BOX] * len(boxes))]
    return grid([cells], widths, heads=0, figures=range(len(cells)), least=8 * mm, ruled_to=None, style=style)
