"""The prize list: who wins which prize and by how much, how ties were settled, and by what rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import state_of_results
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import GREEN, QUIET, SHEET
from whistdrive.printing.prize_names import Line, prize_lines
from whistdrive.printing.tables import Row, played_so_far, ranking_steps
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_SIZE: Final = 11.0
_SMALL: Final = 8.0

_PRIZE: Final = 52 * mm
_FIGURE: Final = 36 * mm


def content(drive: Drive, words: Words, _choices: Choices) -> Content:
    """A row for each prize, the most valuable first, and the rules below them.

    Raises Refused (``no_prizes``) where there are none.
    """
    lines = prize_lines(drive, words)
    if not lines:
        raise refuse("no_prizes")
    rules = [paragraph(rule, size=_SMALL, colour=QUIET) for rule in _rules(drive, words)]
    story = (_table(lines, words), Spacer(0, 2 * mm), *rules)
    return Content(heading(drive, "prizes", words), story, notes=state_of_results(drive, words))


def heading(drive: Drive, document: str, words: Words) -> str:
    """What a document about prizes is, and after which round."""
    if drive.plan.entry == "cards":
        return words(f"paper.{document}_of_cards")
    return words(f"paper.{document}_after", round=played_so_far(drive), rounds=drive.plan.rounds)


def names_of(row: Row, width: float, size: float, least: float) -> list[Flowable]:
    """Those of a row, each seat on a line of its own; a team by its name, with the people below it."""
    if row.team:
        return [fitted(row.team, width, size=size, least=least, bold=True), paragraph(row.members, size=least)]
    return [
        fitted(name, width, size=size, least=least, lines=2, lead=number)
        for number, name in zip(row.numbers, row.names, strict=True)
    ]


def _table(lines: Sequence[Line], words: Words) -> Flowable:
    """The list; a column for money only where there is any."""
    money = any(line.amount for line in lines)
    heads = [words("paper.prize"), words("paper.winner"), words("paper.won_with")]
    widths = [_PRIZE, 0.0, _FIGURE]
    if money:
        heads.append(words("paper.amount"))
        widths.append(max(width_of(text) for text in (heads[-1], *(line.amount for line in lines))) + 4 * SIDE_ROOM)
    widths[1] = SHEET.inner - sum(widths)
    rows: list[list[Cell]] = [list(heads)]
    for line in lines:
        purpose = [paragraph(line.purpose, size=_SMALL, colour=QUIET)] if line.purpose else []
        name = fitted(line.name, widths[0] - 2 * SIDE_ROOM, size=_SIZE, least=9, lines=2, bold=True, colour=GREEN)
        figures: list[Cell] = [paragraph(line.figure, size=_SIZE - 2), *([line.amount] if money else [])]
        rows.append([[name, *purpose], _about(line, widths[1] - 2 * SIDE_ROOM), *figures])
    style: list[Command] = [
        ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 1), (-1, -1), 1.2 * mm),
        ("BOTTOMPADDING", (0, 1), (-1, -1), 1.2 * mm),
    ]
    return grid(rows, widths, figures=(3,) if money else (), style=style)


def _about(line: Line, width: float) -> list[Flowable]:
    """The winners, or why there is none, and what else is said of a prize."""
    names = [piece for row in line.winners for piece in names_of(row, width, _SIZE, _SMALL)]
    if line.state:
        names.append(paragraph(line.state, size=_SIZE - 1))
    return [*names, *(paragraph(remark, size=_SMALL, colour=QUIET) for remark in line.remarks)]


def _rules(drive: Drive, words: Words) -> Iterator[str]:
    """By what it was decided, a sentence each."""
    if any(prize.kind == "place" for prize in drive.prizes):
        yield words("paper.prize_ranking", steps=ranking_steps(drive, words))
    if drive.plan.one_prize:
        yield words("paper.one_prize")
    if any(entrant.until is not None for entrant in drive.entrants):
        yield words("paper.leavers_win" if drive.plan.leavers_win else "paper.leavers_win_nothing")
