"""Table slips: what a table fills in and hands in after a round, several to a sheet, to be cut apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, HRFlowable, KeepTogether, Spacer

from whistdrive.core.drive import Deal, Drive
from whistdrive.core.drive import Table as Seated
from whistdrive.core.findings import refuse
from whistdrive.printing.card_lines import a_line_a_deal
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected, when_and_where
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import Cell, Command, Ruled, grid
from whistdrive.printing.look import GREEN, HAIR, PENCIL, QUIET, RED, SLIPS, TEXT, THIN
from whistdrive.printing.marks import column_heading, is_red, is_suit, plans_trumps, trump_text
from whistdrive.printing.people import names_by_side
from whistdrive.printing.text import fitted, paragraph
from whistdrive.words import Words

_LINES_FOR_A_RUBBER: Final = 12
"""Lines for deals where a rubber takes as many as it takes."""

_BESIDE_NAMES: Final = 66 * mm
"""Boxes no wider than this stand beside the names, others below them."""

_LINES_BESIDE_NAMES: Final = 4
_LABEL: Final = 26 * mm


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a slip: what is printed in it (``deal``, ``dealer``, ``trump``), or nothing in a box to fill in."""

    key: str
    heading: str
    width: float


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A blank slip for every table of a round, or of all that are seated.

    Raises Refused (``no_round_seated``) where nobody is seated.
    """
    slips = [_slip(drive, number, table, words) for number, seated in choices.rounds(drive) for table in seated.tables]
    if not slips:
        raise refuse("no_round_seated")
    return Content(words("document.slips"), tuple(slips), SLIPS, corrected(drive, words))


def _slip(drive: Drive, number: int, table: Seated, words: Words) -> Flowable:
    """One slip and the line to cut along below it; what is to be filled in stands beside the names or below them."""
    about = fitted(f"{drive.title} · {when_and_where(drive, words)}", SLIPS.inner, size=7.5, least=6.5, colour=QUIET)
    cut = HRFlowable(width="100%", thickness=HAIR, color=PENCIL, dash=(3, 3), spaceBefore=3.5 * mm, spaceAfter=3.5 * mm)
    columns = _columns(drive, words)
    width = sum(column.width for column in columns)
    beside = width <= _BESIDE_NAMES and _lines(drive) <= _LINES_BESIDE_NAMES
    names_width = SLIPS.inner - _LABEL - (width if beside else 0)
    label, names = _label(number, table, words), names_by_side(drive, table, words, names_width)
    if beside:
        boxes = _boxes(drive, number, table, columns, words)
        slip = _side_by_side([label, names, boxes], [_LABEL, names_width, width])
    else:
        stretched = [replace(column, width=column.width * SLIPS.inner / width) for column in columns]
        head = _side_by_side([label, names], [_LABEL, names_width])
        slip = _boxes(drive, number, table, stretched, words, head)
    return KeepTogether([about, Spacer(0, 1 * mm), slip, *_handed_in(table, words), cut])


def _handed_in(table: Seated, words: Words) -> Iterator[Flowable]:
    """Nobody fills a slip in again whose table has handed in its totals."""
    if table.slip.totals is not None:
        ns, ew = table.slip.totals
        yield paragraph(words("paper.handed_in_slip", ns=ns, ew=ew), size=9, colour=QUIET)


def _label(number: int, table: Seated, words: Words) -> list[Flowable]:
    """Which slip it is, large enough to be found in a heap."""
    return [
        paragraph(words("paper.table"), size=8, colour=QUIET),
        paragraph(str(table.number), size=22, bold=True, colour=GREEN),
        paragraph(words("paper.round_number", round=number), size=10, bold=True),
    ]


def _columns(drive: Drive, words: Words) -> tuple[_Column, ...]:
    """What is printed for each deal (its number, who deals, the trump), and then a box for each mark, in order."""
    rules = drive.scoring
    printed = []
    if _lines(drive) > 1:
        printed = [_Column("deal", words("paper.deal"), 11 * mm), _Column("dealer", words("column.dealer"), 13 * mm)]
    if plans_trumps(rules, drive.plan.trumps):
        printed.append(_Column("trump", words("paper.trump"), 14 * mm))
    boxes = (_Column("", column_heading(rules, column, words), 24 * mm) for column in rules.columns)
    return (*printed, *boxes)


def _boxes(
    drive: Drive, number: int, table: Seated, columns: Sequence[_Column], words: Words, head: Flowable | None = None
) -> Ruled:
    """A line a deal. On a slip that is too long for one sheet ``head`` and the headings come again."""
    rows: list[list[Cell]] = [[head]] if head else []
    rows.append([_heading(column.heading) for column in columns])
    heads = len(rows)
    style: list[Command] = [("ALIGN", (0, 0), (-1, -1), "CENTER")]
    if head:
        style += [("SPAN", (0, 0), (-1, 0)), ("LEFTPADDING", (0, 0), (-1, 0), 0), ("RIGHTPADDING", (0, 0), (-1, 0), 0)]
    first = next(index for index, column in enumerate(columns) if not column.key)
    for deal in range(1, _lines(drive) + 1):
        dealt = drive.seen(number, table.slip, deal, Deal())
        printed = {
            "deal": str((number - 1) * _lines(drive) + deal if a_line_a_deal(drive) else deal),
            "dealer": words(f"paper.seat.{dealt.dealer}"),
            "trump": trump_text(dealt.trump, words),
        }
        if is_suit(dealt.trump):
            at = (first - 1, len(rows))
            size = 14 if _lines(drive) == 1 else 11
            style += [("FONTSIZE", at, at, size), ("TEXTCOLOR", at, at, RED if is_red(dealt.trump) else TEXT)]
        rows.append([printed.get(column.key, "") for column in columns])
    style.append(("GRID", (first, heads), (-1, -1), THIN, QUIET))
    least = 10 * mm if _lines(drive) == 1 else 6 * mm
    return grid(rows, [column.width for column in columns], heads=heads, least=least, ruled_to=None, style=style)


def _heading(text: str) -> Flowable:
    return paragraph(text, size=7.5, bold=True, colour=QUIET, align="centre")


def _lines(drive: Drive) -> int:
    """How many deals a slip has room for."""
    return drive.plan.deals or _LINES_FOR_A_RUBBER


def _side_by_side(cells: Sequence[Cell], widths: Sequence[float]) -> Ruled:
    style: list[Command] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), 0),
    ]
    return grid([cells], widths, heads=0, ruled_to=None, style=style)
