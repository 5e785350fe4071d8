"""The sign-in list: everybody by name with a box to tick for the money, and lines for who is not in it yet."""

from __future__ import annotations

from typing import Final

from reportlab.lib.units import mm

from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.names import in_order
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import GREEN, QUIET, THIN, sheet
from whistdrive.printing.text import fitted, width_of
from whistdrive.words import Words

_NUMBER: Final = 14 * mm
_PAID: Final = 18 * mm
_ROLE: Final = 24 * mm
_LEAST_NAME: Final = 60 * mm
_LINE: Final = 7.5 * mm

_LATE: Final = 5
"""Lines for those who come late."""

_FULL_LIST: Final = 30
"""Lines where nobody has signed in yet."""

_TICK: Final = "✓"


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A line for each person in the order of names, and empty ones below; only those for ``choices.players``."""
    roles = dict(zip(ROLES, drive.plan.roles, strict=True)) if drive.plan.roles else {}
    people = sorted(
        (entrant for entrant in drive.entrants if not entrant.dummy),
        key=lambda entrant: (in_order(entrant.name, words.language), entrant.number),
    )
    role = max([_ROLE, *(width_of(name, 10) + 2 * SIDE_ROOM for name in roles.values())]) if roles else 0.0
    page = sheet(choices.size, least=_NUMBER + _LEAST_NAME + role + _PAID)
    widths = [_NUMBER, page.inner - _NUMBER - role - _PAID, *([role] if roles else []), _PAID]
    headings: list[Cell] = [words("paper.number_short"), words("paper.name")]
    rows = [[*headings, *([words("paper.role")] if roles else []), words("paper.paid")]]
    for entrant in people:
        name = fitted(entrant.name, widths[1] - 2 * SIDE_ROOM, size=11, least=9)
        rows.append([str(entrant.number), name, *([_role(entrant, roles)] if roles else []), _paid(entrant)])
    empty = choices.players or (_LATE if people else _FULL_LIST)
    rows += [[""] * len(widths) for _ in range(empty)]
    style: list[Command] = [
        ("BOX", (-1, 1), (-1, -1), THIN, QUIET),
        ("TEXTCOLOR", (0, 1), (0, -1), QUIET),
        ("ALIGN", (-1, 0), (-1, -1), "CENTER"),
        ("TEXTCOLOR", (-1, 1), (-1, -1), GREEN),
    ]
    table = grid(rows, widths, figures=(0,), size=10, least=_LINE, style=style)
    return Content(words("document.signin"), (table,), page, corrected(drive, words))


def _role(entrant: Entrant, roles: dict[str, str]) -> str:
    return roles.get(entrant.role or "", "")


def _paid(entrant: Entrant) -> str:
    return _TICK if entrant.paid else ""
