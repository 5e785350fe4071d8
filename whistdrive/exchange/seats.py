"""Who sits somewhere, as cells name them: numbers, and names beside them for people to read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from whistdrive.core.drive import Drive, Entrant, Seat
from whistdrive.core.findings import refuse
from whistdrive.core.memo import Memo
from whistdrive.exchange.cells import shown

_BETWEEN: Final = " / "
_NUMBER: Final = re.compile(r"\s*([0-9]{1,4})(?=\s|/|$)")
_NEXT: Final = re.compile(r"/(?=\s*[0-9]{1,4}(?:\s|/|$))")


def seat_cell(drive: Drive, seat: Seat) -> str:
    """Those of one seat, each with the number by which they are found again."""
    return _BETWEEN.join(f"{drive.by_id[each].number} {drive.by_id[each].name}" for each in seat)


def read_seat(drive: Drive, cell: str, field: str) -> Seat:
    """The ids of those who share a seat, by their numbers; whatever else stands behind a number may have changed.

    Raises Refused for an empty cell, for a text without a number and for a number that nobody has.
    """
    known = _BY_NUMBER.answer(drive.entrants, (), lambda: {each.number: each for each in drive.entrants})
    found = []
    for number in _numbers(known, cell):
        if number is None:
            raise refuse("no_number", field=field, value=shown(cell))
        if number not in known:
            raise refuse("no_such_number", field=field, value=number)
        found.append(known[number].id)
    if not found:
        raise refuse("empty_seat")
    return tuple(found)


_BY_NUMBER: Final = Memo[Mapping[int, Entrant]](2)
"""By the entrants of a drive, who has which number."""


def _numbers(known: Mapping[int, Entrant], cell: str) -> Iterator[int | None]:
    """The numbers in a cell. A name may look like the next of two people; whoever is known is read whole."""
    rest = cell.strip()
    while rest:
        number, length = _first(rest)
        entrant = None if number is None else known.get(number)
        if entrant is not None:
            entry = f"{entrant.number} {entrant.name}"
            length = len(entry) if rest == entry or rest.startswith(f"{entry}{_BETWEEN}") else length
        yield number
        rest = rest[length:].strip().removeprefix("/").strip()


def _first(rest: str) -> tuple[int | None, int]:
    """The number with which a text begins, if any, and how far what stands behind it reaches."""
    cut = _NEXT.search(rest)
    length = cut.start() if cut else len(rest)
    match = _NUMBER.match(rest[:length])
    return int(match[1]) if match else None, length
