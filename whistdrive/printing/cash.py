"""The cash sheet: what the evening took and spent, the sum raised, and who still owes the fee."""

from __future__ import annotations

from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.core.cash import cash_of, owing
from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.printing.cash_lines import cash_lines
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, double_below, emphasis, grid
from whistdrive.printing.look import sheet
from whistdrive.printing.money import money_in_words
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_SIZE: Final = 10.0
_LEAST_TEXT: Final = 60 * mm
_LINE: Final = 7.5 * mm


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A line for each sum, the sum raised below a double rule, and those who have not paid yet by name.

    Raises Refused (``no_money``) where there is none.
    """
    lines = tuple(cash_lines(drive, words, choices.currency))
    if len(lines) == 1:
        raise refuse("no_money")
    sums = [[_sum(amount, words, choices) for amount in (line.taken, line.spent)] for line in lines]
    heads = [words(f"cash.{head}") for head in ("what", "taken", "spent")]
    figures = max(width_of(text, _SIZE) for text in (*heads[1:], *(each for row in sums for each in row)))
    figures += 4 * SIDE_ROOM
    page = sheet(choices.size, least=_LEAST_TEXT + 2 * figures)
    widths = [page.inner - 2 * figures, figures, figures]
    rows: list[list[Cell]] = [list(heads)]
    for line, amounts in zip(lines, sums, strict=True):
        text = fitted(line.text, widths[0] - 2 * SIDE_ROOM, size=_SIZE, least=8, lines=2, bold=line.total)
        rows.append([text, *amounts])
    last = len(lines)
    style = [*emphasis((1, last), (-1, last), _SIZE), double_below(last - 1)]
    table = grid(rows, widths, figures=(1, 2), size=_SIZE, least=_LINE, style=style)
    return Content(words("document.cash"), (table, *_unpaid(drive, words, choices)), page, corrected(drive, words))


def _sum(amount: int | None, words: Words, choices: Choices) -> str:
    return "" if amount is None else money_in_words(amount, words, choices.currency)


def _unpaid(drive: Drive, words: Words, choices: Choices) -> tuple[Flowable, ...]:
    """Who still owes the fee, everybody by name."""
    people = owing(drive)
    if not people:
        return ()
    names = "; ".join(f"{each.number}\N{NO-BREAK SPACE}{each.name}" for each in people)
    due = money_in_words(cash_of(drive).unpaid, words, choices.currency)
    said = words("cash.unpaid", count=len(people), sum=due, names=names)
    return Spacer(0, 3 * mm), paragraph(said, size=9)
