"""Filled score sheets: what each table wrote, deal by deal, with the points and why, ruled like the paper ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from reportlab.lib.colors import Color
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.drive import Table as Seated
from whistdrive.core.findings import refuse
from whistdrive.core.namesakes import called
from whistdrive.core.sheet import SIDES, Entered, Game, Line, Reason, Sides, total
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import state_of_results
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, Ruled, double_below, grid
from whistdrive.printing.look import GREEN, HAIR, LINE, PENCIL, QUIET, RED, SHEET, STRONG, TEXT, THIN
from whistdrive.printing.marks import (
    column_heading,
    figure,
    is_red,
    is_suit,
    mark_text,
    plans_trumps,
    side_heading,
    trump_text,
)
from whistdrive.printing.people import names_by_side
from whistdrive.printing.text import paragraph, width_of
from whistdrive.words import Words

_NARROW: Final = 10 * mm
_BESIDE: Final = 7.5 * mm
_NONE: Final = Sides()


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """The sheet of every table of a round, or of all rounds, that has handed in anything.

    Raises Refused (``nothing_played``) where none has.
    """
    words = words.at(drive.scoring)
    story: list[Flowable] = []
    for number, seated in choices.rounds(drive):
        for table in seated.tables:
            if not table.slip.blank:
                story += [KeepTogether(sheet_of(drive, number, table, words)), Spacer(0, 8 * mm)]
    if not story:
        raise refuse("nothing_played")
    return Content(words("document.sheets"), tuple(story[:-1]), notes=state_of_results(drive, words))


def sheet_of(drive: Drive, number: int, table: Seated, words: Words) -> list[Flowable]:
    """The sheet of one table and what was remarked, to be kept together; ``words`` are those at its tables."""
    return [
        _Ruled(drive, number, table, words).table(),
        Spacer(0, 1 * mm),
        *(paragraph(remark, size=8, colour=QUIET) for remark in _remarks(drive, number, table, words)),
    ]


def _remarks(drive: Drive, number: int, table: Seated, words: Words) -> Iterator[str]:
    """What a reader of the sheet must know beside its figures, a sentence each."""
    slip = table.slip
    if slip.totals is not None and drive.plan.deals:
        yield words("paper.handed_in", deals=drive.plan.deals)
    elif slip.totals is not None:
        yield words("paper.handed_in_open")
    if slip.remark:
        yield slip.remark
    if slip.closed:
        yield words("paper.stopped_early", reason=slip.closed)
    for deal, written in enumerate(slip.deals, start=1):
        if written.seats:
            sat = replace(table, seats=written.seats)
            ns, ew = (_names(drive, chain.from_iterable(sat.side(side))) for side in SIDES)
            yield words("paper.sat", deal=deal, ns_names=ns, ew_names=ew)
    for each in drive.adjustments:
        if (each.round, each.table) == (number, table.number):
            points = f"{each.points:+d}".replace("-", "\N{MINUS SIGN}")
            yield words("paper.adjusted", points=points, names=_names(drive, each.entrants), reason=each.reason)


def _names(drive: Drive, entrants: Iterable[int]) -> str:
    return " + ".join(called(drive, each) for each in entrants)


class _Ruled:
    """One sheet while it is drawn, row by row.

    Columns: the deal, what is printed, what was written, then for each side its points and, where any points wait or
    any bonus was won, a narrow column for those; last why. Its head, with the people, comes again on every page.
    """

    def __init__(self, drive: Drive, number: int, table: Seated, words: Words) -> None:
        self._rules = drive.scoring
        self._words = words
        self._dealt = drive.dealt(number, table)
        self._sheet = drive.sheet(number, table)
        self._printed = ["dealer", *(["trump"] if plans_trumps(self._rules, drive.plan.trumps) else [])]
        keys = ["deal", *self._printed, *(column.key for column in self._rules.columns)]
        self._trump = keys.index("trump") if "trump" in keys else None
        self._points = len(keys)
        beside = (*(line.waits for line in self._sheet.lines), *map(_beside, self._sheet.games))
        self._a_side = 2 if any(map(any, beside)) else 1
        self._why_at = self._points + 2 * self._a_side
        self._games = 0
        title = paragraph(words("paper.sheet", round=number, table=table.number), size=12, bold=True, colour=GREEN)
        self._rows: list[list[Cell]] = [[[title, names_by_side(drive, table, words, SHEET.inner, across=True)]]]
        self._style: list[Command] = [
            ("ALIGN", (0, 0), (self._points - 1, -1), "CENTER"),
            ("SPAN", (0, 0), (-1, 0)),
            ("LEFTPADDING", (0, 0), (-1, 0), 0),
            ("RIGHTPADDING", (0, 0), (-1, 0), 0),
            ("LINEBEFORE", (self._points, 1), (self._points, -1), THIN, QUIET),
            ("LINEBEFORE", (self._points + self._a_side, 1), (self._points + self._a_side, -1), HAIR, LINE),
            ("LINEBEFORE", (self._why_at, 1), (self._why_at, -1), THIN, QUIET),
        ]

    def table(self) -> Ruled:
        """The whole sheet."""
        headings = self._headings()
        above = [paragraph(each, size=7.5, bold=True, colour=QUIET, align="centre") for each in headings[:-1]]
        self._rows.append([*above, paragraph(headings[-1], size=7.5, bold=True, colour=QUIET)])
        for row in self._sheet.rows:
            if isinstance(row, Line):
                self._add_line(row)
            elif isinstance(row, Game):
                self._add_game(row)
            else:
                self._add_entered(row)
        self._add_foot()
        for column in range(self._points, self._why_at, self._a_side):
            self._style.append(("SPAN", (column, 1), (column + self._a_side - 1, 1)))
        return grid(self._rows, self._widths(headings), heads=2, least=5.2 * mm, style=self._style)

    def _headings(self) -> list[str]:
        words, rules = self._words, self._rules
        headings = [words("paper.deal"), *(words(f"paper.{key}") for key in self._printed)]
        headings += [column_heading(rules, column, words) for column in rules.columns]
        for side in SIDES:
            headings += [side_heading(rules, side, words), *[""] * (self._a_side - 1)]
        return [*headings, words("paper.why")]

    def _widths(self, headings: Sequence[str]) -> list[float]:
        """Every column as wide as the longest word above it, all that is left for why."""
        widths = [
            max(_NARROW, *(width_of(word, 7.5, bold=True) + 2 * SIDE_ROOM + 1 for word in (heading.split() or [""])))
            for heading in headings[:-1]
        ]
        figures = [
            figure(each) for sides in (self._sheet.totals, *(row.points for row in self._sheet.rows)) for each in sides
        ]
        for column in (self._points, self._points + self._a_side):
            heading = 0.0 if self._a_side == 2 else widths[column]
            figure_width = max(width_of(each, 10, bold=True) for each in figures) + 2 * SIDE_ROOM + 1
            widths[column] = max(_NARROW, heading, figure_width)
            if self._a_side == 2:
                widths[column + 1] = _BESIDE
        return [*widths, SHEET.inner - sum(widths)]

    def _add_line(self, line: Line) -> None:
        """A deal: what was written, and the points of both sides with those that wait beside them."""
        row, dealt, words = len(self._rows), self._dealt[line.deal - 1], self._words
        marks = self._rules.complete(dealt)
        dealer = words(f"paper.seat.{line.dealer}") if line.dealer else ""
        printed = {"dealer": dealer, "trump": trump_text(dealt.trump, words)}
        cells: list[Cell] = [str(line.deal), *(printed[key] for key in self._printed)]
        cells += [mark_text(self._rules, column, marks.get(column.key), words) for column in self._rules.columns]
        self._rows.append([*cells, *self._figures(line.points, line.waits), self._why(line.reasons)])
        trump = marks.get("trump", dealt.trump)
        if self._trump is not None and is_suit(trump):
            at = (self._trump, row)
            self._style += [("FONTSIZE", at, at, 11), ("TEXTCOLOR", at, at, RED if is_red(trump) else TEXT)]

    def _add_game(self, game: Game) -> None:
        """A finished game with what it brings beside it; a strong rule below, a double one below a rubber."""
        row = len(self._rows)
        self._games += 1
        number = sum(before.rubber == game.rubber for before in self._sheet.games[: self._games])
        name = self._words("paper.game", rubber=game.rubber, game=number)
        if number == 1 and game.ends_rubber:
            name = self._words("paper.single_game", game=game.rubber)
        label = paragraph(name, bold=True)
        figures = self._figures(game.points, _beside(game), bold=True)
        self._add_summary(label, figures, self._why(game.reasons))
        self._style += [
            ("LINEABOVE", (self._points, row), (self._why_at - 1, row), THIN, QUIET),
            ("LINEBELOW", (0, row), (-1, row), STRONG, GREEN),
        ]
        if game.ends_rubber:
            self._style.append(double_below(row))

    def _add_entered(self, entered: Entered) -> None:
        """Waiting points at the top of a new game, in the grey of a pencil."""
        label = paragraph(self._words("paper.entered"), colour=PENCIL)
        self._add_summary(label, self._figures(entered.points, colour=PENCIL), self._why(entered.reasons, PENCIL))

    def _add_foot(self) -> None:
        """The game that is still open, points still waiting and bonuses, where there are any; then the totals."""
        sheet, words = self._sheet, self._words
        opened = sheet.score if sheet.games and not isinstance(sheet.rows[-1], Game) else _NONE
        for key, sides in (("open_game", opened), ("waiting", sheet.waiting), ("bonuses", self._bonuses())):
            if any(sides):
                label = paragraph(words(f"paper.{key}"), colour=QUIET)
                self._add_summary(label, self._figures(sides, colour=QUIET), "")
        row = len(self._rows)
        label = paragraph(
            words("paper.total" if sheet.complete else "paper.total_so_far"), size=10, bold=True, colour=GREEN
        )
        self._add_summary(label, self._figures(sheet.totals, bold=True, colour=GREEN), "")
        self._style += [
            ("LINEABOVE", (0, row), (-1, row), STRONG, GREEN),
            double_below(row),
            ("NOSPLIT", (0, max(2, row - 3)), (-1, row)),
        ]

    def _add_summary(self, label: Cell, figures: Sequence[Cell], why: Cell) -> None:
        row = len(self._rows)
        self._rows.append([label, *[""] * (self._points - 1), *figures, why])
        self._style += [("SPAN", (0, row), (self._points - 1, row)), ("ALIGN", (0, row), (0, row), "LEFT")]

    def _figures(self, points: Sides, beside: Sides = _NONE, *, bold: bool = False, colour: Color = TEXT) -> list[Cell]:
        """Both sides' points, and in grey beside them what is no part of them: points that wait, or a bonus."""
        cells: list[Cell] = []
        for side in SIDES:
            cells.append(paragraph(figure(points.of(side)), size=10, bold=bold, colour=colour, align="right"))
            if self._a_side == 2:
                more = f"+{beside.of(side)}" if beside.of(side) else ""
                cells.append(paragraph(more, size=8, colour=PENCIL))
        return cells

    def _why(self, reasons: Iterable[Reason], colour: Color = QUIET) -> Cell:
        return paragraph("; ".join(map(self._words.reason, reasons)), size=7.5, colour=colour)

    def _bonuses(self) -> Sides:
        return total(Sides.only(game.winner, game.bonus) for game in self._sheet.games)


def _beside(game: Game) -> Sides:
    """What a game brings its winner beside the points in it: a bonus, or points of the rubber."""
    return Sides.only(game.winner, game.bonus + game.worth + game.rubber_bonus)
