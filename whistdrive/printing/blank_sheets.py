"""Blank score sheets, ruled like the filled ones: a line a deal, the games and the total below, and what counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, HRFlowable, KeepTogether, PageBreak, Spacer

from whistdrive.core.drive import Deal, Drive
from whistdrive.core.drive import Table as Seated
from whistdrive.core.findings import refuse
from whistdrive.core.sheet import SIDES
from whistdrive.printing.choices import Choices, Size
from whistdrive.printing.facts import corrected, rules_in_words, when_and_where
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, Ruled, double_below, grid
from whistdrive.printing.look import GREEN, HAIR, LINE, PENCIL, QUIET, RED, STRONG, TEXT, THIN, Page, sheet
from whistdrive.printing.marks import column_heading, is_red, is_suit, plans_trumps, side_heading, trump_text
from whistdrive.printing.people import names_by_side
from whistdrive.printing.sheet_help import form_of, help_of
from whistdrive.printing.text import Align, fitted, paragraph, width_of
from whistdrive.words import Words

_LINE: Final = 7 * mm
"""The height of a line to write on."""

_AROUND: Final = 100 * mm
"""What else stands on a page: its head and foot, the people, the headings and the help."""

_LEAST_SCALE: Final = 0.65

_BOX: Final = 13 * mm
_LEAST_WHY: Final = 42 * mm
_HEADING: Final = 7.5
_SMALL: Final = 8.0

_A_GAME: Final = 6
"""Lines for a game where a rubber takes as many deals as it takes."""

_SHORT_GAME: Final = 3
"""Where the number of deals is fixed there is room for a game for every so many."""

_KEPT: Final = 6
"""So many lines stay with the total."""

_TO_SHARE: Final = 6
"""Sheets of up to so many lines share a page."""


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A sheet for every table of a round, or of all that are seated.

    Raises Refused (``no_round_seated``) where nobody is seated.
    """
    words = words.at(drive.scoring)
    ruling = _Ruling.of(drive, words)
    page = _page(choices.size, ruling)
    story: list[Flowable] = []
    for number, seated in choices.rounds(drive):
        for table in seated.tables:
            if story:
                story.append(_cut() if ruling.shares else PageBreak())
            story.append(_one(drive, number, table, ruling, words, page))
    if not story:
        raise refuse("no_round_seated")
    return Content(words("document.blank_sheets"), tuple(story), page, corrected(drive, words))


def _page(size: Size, ruling: _Ruling) -> Page:
    """The paper, drawn smaller within limits where that brings a sheet onto one page."""
    page = sheet(size, least=ruling.least_width)
    needed = _AROUND + (ruling.lines + len(ruling.closing)) * _LINE
    scale = (page.height - 2 * page.margin) / needed
    if not ruling.shares and _LEAST_SCALE <= scale < 1:
        page = sheet(size, least=page.inner / scale)
    return replace(page, cut=ruling.shares)


def _one(drive: Drive, number: int, table: Seated, ruling: _Ruling, words: Words, page: Page) -> Flowable:
    """The sheet of one table; one that is cut off says itself what its page would say."""
    above: list[Flowable] = []
    below = [paragraph(each, size=_SMALL, colour=QUIET) for each in help_of(drive, words)]
    if ruling.shares:
        about = f"{drive.title} · {when_and_where(drive, words)}"
        above = [fitted(about, page.inner, size=_HEADING, least=6.5, colour=QUIET), Spacer(0, 1 * mm)]
        below.insert(0, paragraph(rules_in_words(drive, words), size=_SMALL, bold=True, colour=QUIET))
    ruled = _ruled(drive, number, table, ruling, words, page.inner)
    return KeepTogether([*above, ruled, Spacer(0, 2 * mm), *below])


def _cut() -> Flowable:
    """A line to cut along."""
    return HRFlowable("100%", HAIR, color=PENCIL, dash=(3, 3), spaceBefore=6 * mm, spaceAfter=6 * mm)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column: what is printed in it (``deal``, ``dealer``, ``trump``), or what is to be written (``mark``, ...)."""

    kind: str
    heading: str
    width: float


@dataclass(frozen=True, slots=True)
class _Ruling:
    """How the sheets of a drive are ruled: columns, lines for deals, and below them ``closing`` (label, games first).

    ``games`` are how many of the closing lines are games; the last line is the total.
    """

    columns: tuple[_Column, ...]
    lines: int
    games: int
    closing: tuple[str, ...]

    @classmethod
    def of(cls, drive: Drive, words: Words) -> _Ruling:
        """The ruling that the scoring system and the number of deals ask for."""
        form, deals = form_of(drive.scoring), drive.plan.deals
        lines = deals or max(8, form.games * _A_GAME)
        games = form.games
        closing: list[str] = []
        if games and deals:
            games = -(-deals // _SHORT_GAME)
            closing.append(words("paper.open_game"))
        closing += (words(key) for key in (*form.closing, "paper.total"))
        named = (words("paper.single_game", game=number) for number in range(1, games + 1))
        return cls(tuple(_columns(drive, form.beside, words)), lines, games, (*named, *closing))

    @property
    def shares(self) -> bool:
        """Whether sheets share a page and are cut apart."""
        return self.lines <= _TO_SHARE

    @property
    def first_box(self) -> int:
        """The first column in which something is to be written."""
        return next(at for at, column in enumerate(self.columns) if column.kind == "mark")

    @property
    def points(self) -> int:
        """The column of the first side's points."""
        return next(at for at, column in enumerate(self.columns) if column.kind == "points")

    @property
    def least_width(self) -> float:
        """The width of all columns, in points."""
        return sum(column.width for column in self.columns)

    def widths(self, inner: float) -> list[float]:
        """The columns on a sheet that is ``inner`` points wide; what is left over goes to the last."""
        *others, _why = (column.width for column in self.columns)
        return [*others, inner - sum(others)]


def _columns(drive: Drive, beside: str, words: Words) -> Iterator[_Column]:
    """The columns of the filled sheet, those for figures wide enough to write in."""
    rules = drive.scoring
    for key in ("deal", "dealer", *(("trump",) if plans_trumps(rules, drive.plan.trumps) else ())):
        yield _column(key, words(f"paper.{key}"), least=9 * mm)
    for column in rules.columns:
        yield _column("mark", column_heading(rules, column, words))
    for side in SIDES:
        yield _column("points", side_heading(rules, side, words))
        if beside:
            yield _column("beside", words(beside))
    yield _Column("why", words("paper.why"), _LEAST_WHY)


def _column(kind: str, heading: str, least: float = _BOX) -> _Column:
    """A column as wide as the longest word above it."""
    longest = max(width_of(word, _HEADING, bold=True) for word in heading.split())
    return _Column(kind, heading, max(least, longest + 2 * SIDE_ROOM + 1))


def _ruled(drive: Drive, number: int, table: Seated, ruling: _Ruling, words: Words, inner: float) -> Ruled:
    """The ruled part. Its head, with the people, comes again on every page."""
    title = paragraph(words("paper.sheet", round=number, table=table.number), size=12, bold=True, colour=GREEN)
    names = names_by_side(drive, table, words, inner, across=True)
    rows: list[list[Cell]] = [[[title, names]], [_heading(column) for column in ruling.columns]]
    style = _style(ruling)
    blank = replace(table.slip, deals=())
    for deal in range(1, ruling.lines + 1):
        dealt = drive.seen(number, blank, deal, Deal())
        if is_suit(dealt.trump):
            at = (ruling.first_box - 1, len(rows))
            style += [("FONTSIZE", at, at, 11), ("TEXTCOLOR", at, at, RED if is_red(dealt.trump) else TEXT)]
        dealer = words(f"paper.seat.{dealt.dealer}")
        printed = {"deal": str(deal), "dealer": dealer, "trump": trump_text(dealt.trump, words)}
        rows.append([printed.get(column.kind, "") for column in ruling.columns])
    rows += (_closing(ruling, at) for at in range(len(ruling.closing)))
    return grid(rows, ruling.widths(inner), heads=2, least=_LINE, ruled_to=1 + ruling.lines, style=style)


def _heading(column: _Column) -> Flowable:
    align: Align = "left" if column.kind == "why" else "centre"
    return paragraph(column.heading, size=_HEADING, bold=True, colour=QUIET, align=align)


def _closing(ruling: _Ruling, at: int) -> list[Cell]:
    """A line below the deals: a game, the total, or what stands between them."""
    is_game, is_total = at < ruling.games, at == len(ruling.closing) - 1
    colour = GREEN if is_total else TEXT if is_game else QUIET
    label = paragraph(ruling.closing[at], size=10 if is_total else 9, bold=is_game or is_total, colour=colour)
    return [label, *[""] * (len(ruling.columns) - 1)]


def _style(ruling: _Ruling) -> list[Command]:
    """The rules: thin ones around what is to be written, a strong one below each game, a double one below the total."""
    closing, points, why = 2 + ruling.lines, ruling.points, len(ruling.columns) - 1
    last = closing + len(ruling.closing) - 1
    half = points + (why - points) // 2
    style: list[Command] = [
        ("ALIGN", (0, 0), (points - 1, -1), "CENTER"),
        ("SPAN", (0, 0), (-1, 0)),
        ("LEFTPADDING", (0, 0), (-1, 0), 0),
        ("RIGHTPADDING", (0, 0), (-1, 0), 0),
        ("BOTTOMPADDING", (0, 0), (-1, 0), 2 * mm),
        ("LINEBEFORE", (ruling.first_box, 2), (points - 1, closing - 1), HAIR, LINE),
        ("LINEBEFORE", (points, 1), (why - 1, -1), HAIR, LINE),
        *(("LINEBEFORE", (column, 1), (column, -1), THIN, QUIET) for column in (points, half, why)),
        ("LINEBELOW", (0, closing - 1), (-1, closing - 1), THIN, QUIET),
        ("NOSPLIT", (0, max(closing - 1, last - _KEPT)), (-1, last)),
    ]
    for row in range(closing, last + 1):
        style += [("SPAN", (0, row), (points - 1, row)), ("ALIGN", (0, row), (0, row), "LEFT")]
        is_game = row < closing + ruling.games
        style.append(("LINEBELOW", (0, row), (-1, row), STRONG if is_game else HAIR, GREEN if is_game else LINE))
    return [*style, ("LINEABOVE", (0, last), (-1, last), STRONG, GREEN), double_below(last)]
