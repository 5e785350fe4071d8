"""The M.C.'s sheet: how large the evening is, what to read aloud, and each round with its trumps and the interval."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, runtime_checkable

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.core.contracts import Step
from whistdrive.core.drive import Drive
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import Cell, Command, emphasis, grid
from whistdrive.printing.hall import table_numbers
from whistdrive.printing.look import GREEN, RED, STRONG, TINT, sheet
from whistdrive.printing.marks import is_red, plans_trumps, trump_text
from whistdrive.printing.text import Run, paragraph
from whistdrive.words import Words

_READ_ALOUD: Final = 12.0
"""The size of what is read aloud, in points."""

_ROUND: Final = 16 * mm
_DEALS: Final = 24 * mm
_TRUMPS: Final = 0.3
"""How much of the width the trumps have."""

_TRUMP: Final = 12.0
_LEAST_WIDTH: Final = 110 * mm


@runtime_checkable
class Announced(Protocol):
    """A movement that is explained to the room."""

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """The sentences, in the order in which they are read."""
        ...


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """All of it as far as it is known: before people have signed in, the rounds and the rules of moving."""
    page = sheet(choices.size, least=_LEAST_WIDTH)
    words = words.at(drive.scoring)
    story = [
        *(paragraph(fact, size=11) for fact in _facts(drive, words)),
        Spacer(0, 4 * mm),
        _heading(words("paper.read_aloud")),
        *(paragraph(sentence, size=_READ_ALOUD) for sentence in _read_aloud(drive, words)),
        Spacer(0, 4 * mm),
        _rounds(drive, words, page.inner),
    ]
    return Content(words("document.mc"), tuple(story), page, corrected(drive, words))


def _heading(text: str) -> Flowable:
    return paragraph(text, size=11, bold=True, colour=GREEN)


def _facts(drive: Drive, words: Words) -> Iterator[str]:
    """How large the evening is, a line each."""
    people = sum(not entrant.dummy for entrant in drive.entrants)
    if people:
        yield words("paper.mc_players", count=people)
    if tables := table_numbers(drive):
        yield words("paper.mc_tables", count=len(tables), first=tables[0], last=tables[-1])
    yield words("paper.mc_rounds", count=drive.plan.rounds)
    if drive.plan.deals is None:
        yield words("paper.mc_rubber")
    else:
        yield words("paper.mc_deals", count=drive.plan.deals, all=drive.plan.deals * drive.plan.rounds)
    if drive.plan.interval:
        yield words("paper.mc_interval", round=drive.plan.interval)


def _read_aloud(drive: Drive, words: Words) -> list[str]:
    """Who moves and when, in the movement's own words, or what it is where it has none."""
    movement = drive.movement
    said = movement.announcement(drive) if isinstance(movement, Announced) else ()
    if said:
        return [words(f"step.{step.code}", **step.facts) for step in said]
    return [words.name("movement_help", movement.key)]


def _rounds(drive: Drive, words: Words, inner: float) -> Flowable:
    """A line a round: its deals, their trumps, and who rests where that is known; a band where the interval is."""
    planned = range(1, max(drive.plan.rounds, len(drive.rounds)) + 1)
    columns: list[tuple[str, list[Cell], float]] = [(words("paper.round"), [str(number) for number in planned], _ROUND)]
    if (drive.plan.deals or 1) > 1:
        columns.append((words("paper.deals"), [_deals(drive, number) for number in planned], _DEALS))
    if plans_trumps(drive.scoring, drive.plan.trumps):
        columns.append((words("paper.trump"), [_trumps(drive, number, words) for number in planned], inner * _TRUMPS))
    rest = inner - sum(width for _, _, width in columns)
    columns.append((words("paper.mc_rests"), [_rests(drive, number) for number in planned], rest))
    rows: list[list[Cell]] = [[heading for heading, _, _ in columns]]
    style: list[Command] = [("ALIGN", (0, 0), (0, -1), "CENTER"), *emphasis((0, 1), (0, -1), 11)]
    for number, cells in zip(planned, zip(*(cells for _, cells, _ in columns), strict=True), strict=True):
        rows.append(list(cells))
        if number == drive.plan.interval:
            style += _band(len(rows))
            rows.append([words("paper.interval"), *[""] * (len(columns) - 1)])
    return grid(rows, [width for _, _, width in columns], size=10, least=6 * mm, style=style)


def _band(row: int) -> list[Command]:
    return [
        ("SPAN", (0, row), (-1, row)),
        ("ALIGN", (0, row), (-1, row), "LEFT"),
        ("BACKGROUND", (0, row), (-1, row), TINT),
        ("LINEBELOW", (0, row), (-1, row), STRONG, GREEN),
        *emphasis((0, row), (-1, row), 10),
    ]


def _deals(drive: Drive, number: int) -> Cell:
    """The numbers of a round's deals, counted through the evening."""
    each = drive.plan.deals or 1
    first = (number - 1) * each + 1
    return f"{first}–{first + each - 1}"


def _trumps(drive: Drive, number: int, words: Words) -> Cell:
    """The trumps of a round in the order of its deals; where a rubber is played they go on as they began."""
    many = drive.plan.deals or len(drive.plan.trumps)
    pieces: list[str | Run] = []
    for deal in range(1, many + 1):
        trump = drive.plan.trump(number, deal)
        pieces += [Run(trump_text(trump, words), colour=RED if is_red(trump) else None), " "]
    return paragraph(*pieces, size=_TRUMP)


def _rests(drive: Drive, number: int) -> Cell:
    """Who rests in a round that is seated, by number and name."""
    if number > len(drive.rounds):
        return ""
    resting = sorted(map(drive.entrant, drive.rounds[number - 1].resting), key=lambda entrant: entrant.number)
    return paragraph(" · ".join(f"{entrant.number}\N{NO-BREAK SPACE}{entrant.name}" for entrant in resting), size=9)
