"""What can be taken in again from a table, as one: people, entrants, seating and results, in a spreadsheet or as text.

The columns of people and entrants are the fields of their import; what nobody has is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from whistdrive.core.changes.parts import open_drive
from whistdrive.core.club import Club, Person
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.exchange import entrants, people
from whistdrive.exchange.entrants import role_names
from whistdrive.exchange.fields import Field
from whistdrive.export.csv_file import csv_of
from whistdrive.export.parts import UNDATED, Part, Value, part
from whistdrive.words import Words

FORMS: Final = ("csv", "xlsx")
"""In which forms a list can be had; each is the ending of its file too."""

_ALWAYS: Final = frozenset({"number", "name", "nickname", "club_number"})
"""Columns that are there though nothing stands in them."""

Cells = Mapping[str, Value]


def list_file(key: str, form: str, evening: Evening, words: Words) -> bytes:
    """One of :data:`LISTS` in one of :data:`FORMS`; the same values give the same bytes.

    Raises Refused where it is about a drive and none is open.
    """
    made = list_part(key, evening, words)
    if form == "csv":
        return csv_of(made)
    from whistdrive.export.xlsx_file import workbook_of

    drive = evening.drive
    return workbook_of(made.name, UNDATED if drive is None else drive.day, [made])


def list_part(key: str, evening: Evening, words: Words) -> Part:
    """One of :data:`LISTS` as columns and rows."""
    return _LISTS[key](evening, words)


def _people(evening: Evening, words: Words) -> Part:
    """Everybody who is nobody else in truth and was not forgotten."""
    kept = (each for each in evening.club.people if each.same_as is None and not each.erased)
    return _part("people", people.FIELDS, [_person(each, words) for each in kept], words)


def _person(person: Person, words: Words) -> Cells:
    return {
        "name": person.name,
        "nickname": person.nickname,
        "club_number": person.club_number,
        "archived": words("person.yes") if person.archived else None,
        "note": person.note,
    }


def _entrants(evening: Evening, words: Words) -> Part:
    drive = open_drive(evening)
    rows = [_entrant(evening.club, drive, each, words) for each in drive.entrants]
    return _part("entrants", entrants.FIELDS, rows, words)


def _entrant(club: Club, drive: Drive, entrant: Entrant, words: Words) -> Cells:
    person = None if entrant.person is None else club.in_truth(entrant.person)
    known = person if person is not None and not person.erased else None
    return {
        "number": entrant.number,
        "name": entrant.name,
        "club_name": known.name if known and known.name != entrant.name else None,
        "nickname": known.nickname if known else None,
        "club_number": known.club_number if known else None,
        "role": None if entrant.role is None else role_names(drive)["AB".index(entrant.role)],
        "pair": entrant.pair,
        "team": entrant.team,
        "paid": words("person.yes") if entrant.paid else None,
        "shares": _number(drive, entrant.shares),
        "replaces": _number(drive, entrant.replaces),
        "dummy": words("person.yes") if entrant.dummy else None,
        "since": entrant.since if entrant.since != 1 else None,
        "until": entrant.until,
    }


def _number(drive: Drive, entrant: int | None) -> int | None:
    return None if entrant is None else drive.by_id[entrant].number


def _part(key: str, fields: Iterable[Field], rows: Sequence[Cells], words: Words) -> Part:
    """The columns in which something stands."""
    kept = [each for each in fields if each.key in _ALWAYS or any(row.get(each.key) not in (None, "") for row in rows)]
    made = tuple(tuple(row.get(each.key) for each in kept) for row in rows)
    return Part(words.name("target", key), tuple(each.name(words) for each in kept), made)


def _of_drive(key: str, evening: Evening, words: Words) -> Part:
    return part(key, open_drive(evening), words)


_LISTS: Mapping[str, Callable[[Evening, Words], Part]] = {
    "people": _people,
    "entrants": _entrants,
    "seating": lambda evening, words: _of_drive("seating", evening, words),
    "results": lambda evening, words: _of_drive("results", evening, words),
}

LISTS: Final = tuple(_LISTS)
"""Every list by its key, in the order in which they are offered."""
