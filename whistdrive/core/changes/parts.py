"""How a change reaches one part of an evening and leaves the rest as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from whistdrive.core.drive import Drive, Entrant, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.texts import is_seen, one_line

Part = TypeVar("Part")

LONGEST_TEXT = 200
"""The longest name or title, in characters: longer ones fit on no paper."""


LONGEST_NOTE = 2000
"""The longest note, in characters; each of its lines is a text."""


def open_drive(evening: Evening) -> Drive:
    """The drive that is open; raises Refused when none is."""
    if evening.drive is None:
        raise refuse("no_drive")
    return evening.drive


def with_drive(evening: Evening, change: Callable[[Drive], Drive]) -> Evening:
    """The evening with its open drive changed."""
    return replace(evening, drive=change(open_drive(evening)))


def find_entrant(drive: Drive, entrant: int) -> Entrant:
    """The entrant with this id; raises Refused."""
    try:
        return drive.entrant(entrant)
    except KeyError:
        raise refuse("unknown_entrant", value=entrant) from None


def with_entrant(drive: Drive, entrant: int, change: Callable[[Entrant], Entrant]) -> Drive:
    """The drive with one entrant changed; raises Refused when there is none with that id."""
    old = find_entrant(drive, entrant)
    return replace(drive, entrants=_swapped(drive.entrants, old, change(old)))


def with_table(drive: Drive, round_number: int, table_number: int, change: Callable[[Table], Table]) -> Drive:
    """The drive with one table of one round (both counted from 1) changed; raises Refused when it is not there."""
    old = find_table(drive, round_number, table_number)
    seated = drive.rounds[round_number - 1]
    changed = replace(seated, tables=_swapped(seated.tables, old, change(old)))
    return replace(drive, rounds=_swapped(drive.rounds, seated, changed))


def find_table(drive: Drive, round_number: int, table_number: int) -> Table:
    """A table of a round, both counted from 1; raises Refused when it is not there."""
    if not 1 <= round_number <= len(drive.rounds):
        raise refuse("unknown_round", value=round_number, allowed=f"1-{len(drive.rounds)}")
    try:
        return drive.rounds[round_number - 1].table(table_number)
    except KeyError:
        raise refuse("unknown_table", round=round_number, value=table_number) from None


def clean(text: str, field: str) -> str:
    """A text as it is kept (see :func:`whistdrive.core.texts.one_line`); raises Refused when it is too long."""
    kept = one_line(text)
    if len(kept) > LONGEST_TEXT:
        raise refuse("too_long", field=field, value=len(kept), allowed=f"{LONGEST_TEXT}")
    return kept


def clean_name(text: str) -> str:
    """A person's name as it is kept; raises Refused when nothing can be seen of it."""
    kept = clean(text, "name")
    if not is_seen(kept):
        raise refuse("no_name", field="name")
    return kept


def clean_note(text: str) -> str:
    """A note as it is kept: its lines, without blank ones at the ends; raises Refused when it is too long."""
    lines = (clean(line, "note") for line in text[: LONGEST_NOTE + 1].splitlines())
    kept = "\n".join(lines).strip()
    if len(text) > LONGEST_NOTE:
        raise refuse("too_long", field="note", value=len(text), allowed=f"{LONGEST_NOTE}")
    return kept


def first_free(taken: Iterable[int]) -> int:
    """The lowest positive number that is not taken: gaps first."""
    used = set(taken)
    number = 1
    while number in used:
        number += 1
    return number


def next_id(taken: Iterable[int]) -> int:
    """An id above all that were ever given here."""
    return max(taken, default=0) + 1


def _swapped(parts: tuple[Part, ...], old: Part, new: Part) -> tuple[Part, ...]:
    return tuple(new if part is old else part for part in parts)
