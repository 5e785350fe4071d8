"""The seating of a round: by table and by name, large enough to be read aloud, and the plan of the room."""

from __future__ import annotations

from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak, Spacer

from whistdrive.core.drive import Drive, Round
from whistdrive.core.findings import refuse
from whistdrive.core.names import in_order
from whistdrive.movement.room import Shape
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, emphasis, grid
from whistdrive.printing.look import GREEN, QUIET, sheet
from whistdrive.printing.room import RoomDrawing
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_SIZE: Final = 13.0
_LEAST: Final = 9.0
"""The sizes of names, in points: the usual one, and down to where they are still read from arm's length."""

_NUMBER: Final = 16 * mm
_TABLE: Final = 20 * mm
_SEAT: Final = 26 * mm
_LEAST_WIDTH: Final = 150 * mm
"""The narrowest sheet on which four seats stand side by side in such letters, in points."""

_HEADS: Final[tuple[Command, ...]] = (("SPAN", (0, 0), (-1, 0)), ("LEFTPADDING", (0, 0), (-1, 0), 0))
"""For the first of the rows that come again on every page, what the list is; the second names its columns."""

_HEAD_ROWS: Final = 2


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A round, or each that is seated, in three parts, each on pages of its own.

    Raises Refused (``no_round_seated``) where nobody is seated.
    """
    page = sheet(choices.size, least=_LEAST_WIDTH)
    story: list[Flowable] = []
    for number, seated in choices.rounds(drive):
        for part in (
            [_by_table(drive, number, seated, words, page.inner)],
            [_by_name(drive, number, seated, words, page.inner)],
            _plan(drive, number, seated, words, choices.shape, page.inner),
        ):
            story += [PageBreak(), *part] if story else part
    if not story:
        raise refuse("no_round_seated")
    return Content(words("document.seating"), tuple(story), page, corrected(drive, words))


def _by_table(drive: Drive, number: int, seated: Round, words: Words, inner: float) -> Flowable:
    """A row a table with a column for each seat, then those who rest."""
    order = [seat for seat in ("N", "S", "E", "W") if seat in drive.scoring.seats]
    left = max(_TABLE, width_of(words("paper.rests"), _SIZE) + 2 * SIDE_ROOM) if seated.resting else _TABLE
    width = (inner - left) / len(order)
    rows: list[list[Cell]] = [
        _title(words("paper.seating_by_table", round=number, rounds=drive.plan.rounds), len(order)),
        [words("paper.table"), *(words.name("seat", seat) for seat in order)],
    ]
    for table in seated.tables:
        seats = [[_name(drive, each, width) for each in seat] for seat in table.seats]
        rows.append([str(table.number), *seats])
    resting = [_name(drive, each, width) for each in seated.resting]
    for first in range(0, len(resting), len(order)):
        some = [[name] for name in resting[first : first + len(order)]]
        rows.append([words("paper.rests"), *some, *[""] * (len(order) - len(some))])
    last = _HEAD_ROWS + len(seated.tables) - 1
    style: list[Command] = [
        *_HEADS,
        *emphasis((0, 2), (0, last), _SIZE + 3),
        ("FONTSIZE", (0, last + 1), (0, -1), _SIZE),
        ("VALIGN", (0, 2), (-1, -1), "TOP"),
    ]
    return grid(rows, [left, *[width] * len(order)], heads=_HEAD_ROWS, size=_SIZE, style=style)


def _by_name(drive: Drive, number: int, seated: Round, words: Words, inner: float) -> Flowable:
    """A row a person, in the order of their names."""
    order = [seat for seat in ("N", "S", "E", "W") if seat in drive.scoring.seats]
    at = {
        each: [str(table.number), words.name("seat", seat)]
        for table in seated.tables
        for seat, shared in zip(order, table.seats, strict=True)
        for each in shared
    }
    at |= {each: [words("paper.rests"), ""] for each in seated.resting}
    widths = [_NUMBER, inner - _NUMBER - _TABLE - _SEAT, _TABLE, _SEAT]
    rows: list[list[Cell]] = [
        _title(words("paper.seating_by_name", round=number, rounds=drive.plan.rounds), 3),
        [words("paper.number_short"), words("paper.name"), words("paper.table"), words("paper.seat_heading")],
    ]
    people = [entrant for entrant in drive.entrants if entrant.id in at]
    for entrant in sorted(people, key=lambda each: (in_order(each.name, words.language), each.number)):
        name = fitted(entrant.name, widths[1] - 2 * SIDE_ROOM, size=_SIZE, least=_LEAST)
        rows.append([str(entrant.number), name, *at[entrant.id]])
    style = [*_HEADS, *emphasis((2, 2), (2, -1), _SIZE), ("TEXTCOLOR", (0, 2), (0, -1), QUIET)]
    return grid(rows, widths, heads=_HEAD_ROWS, figures=(0,), size=_SIZE, least=6.6 * mm, style=style)


def _plan(drive: Drive, number: int, seated: Round, words: Words, shape: Shape, inner: float) -> list[Flowable]:
    """The room on one sheet, and who rests below it."""
    title = paragraph(
        words("paper.room_plan", round=number, rounds=drive.plan.rounds), size=11, bold=True, colour=GREEN
    )
    names = ", ".join(f"{drive.entrant(each).number} {drive.entrant(each).name}" for each in seated.resting)
    resting = [paragraph(words("paper.who_rests", names=names), size=10)] if names else []
    reserve = sum(each.wrap(inner, 0)[1] for each in resting) + 3 * mm
    drawing = RoomDrawing(drive, seated, words, shape, reserve)
    return [title, Spacer(0, 2 * mm), drawing, Spacer(0, 2 * mm), *resting]


def _title(text: str, beside: int) -> list[Cell]:
    """The first row of a list: what it is, over all its columns."""
    return [paragraph(text, size=11, bold=True, colour=GREEN), *[""] * beside]


def _name(drive: Drive, entrant_id: int, width: float) -> Flowable:
    entrant = drive.entrant(entrant_id)
    lead = str(entrant.number)
    return fitted(entrant.name, width - 2 * SIDE_ROOM, size=_SIZE, least=_LEAST, lines=2, lead=lead)
