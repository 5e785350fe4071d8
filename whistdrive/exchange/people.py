"""People of the club, a row each: new ones, and what is new of those whom it knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from whistdrive.core import changes
from whistdrive.core.changes.parts import clean, clean_name, clean_note
from whistdrive.core.club import Person
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.names import folded
from whistdrive.exchange import cells
from whistdrive.exchange.fields import Field, field
from whistdrive.exchange.namesakes import Meant, meant
from whistdrive.exchange.preview import Choice, Line, Preview, Row, State, Step, Target

NAMES: Final = (
    field("name", "person.name", "exchange.whole_name", "exchange.player"),
    field("first_name", "exchange.first_name"),
    field("last_name", "exchange.last_name", "exchange.family_name"),
)
"""A name as one text, or in two columns."""

KNOWN_BY: Final = (
    field("nickname", "person.nickname"),
    field("club_number", "person.club_number", "column.club_number", "exchange.member_number"),
)
"""What tells namesakes apart."""

FIELDS: Final = (
    *NAMES,
    *KNOWN_BY,
    field("archived", "person.archived"),
    field("note", "person.note", "exchange.notes"),
)


def name_in(line: Line) -> str:
    """The name in a row: as it stands, or its two parts, the first name first. Nothing is cut or turned round."""
    parts = (line["first_name"].strip(), line["last_name"].strip())
    return clean_name(line["name"] if line["name"].strip() else " ".join(filter(None, parts)))


def _fields(_evening: Evening) -> tuple[Field, ...]:
    return FIELDS


def _preview(evening: Evening, lines: Sequence[Line], choice: Choice) -> Preview:
    read: list[tuple[Line, Person]] = []
    rows: list[Row] = []
    for line in lines:
        try:
            read.append((line, _person(line)))
        except Refused as refused:
            rows.append(Row(line, "wrong", refused.findings))
    place = {line.number: at for at, (line, _) in enumerate(read)}
    decided = {place[number]: person for number, person in choice.people.items() if number in place}
    known = meant(evening.club, [person for _, person in read], decided, interchangeable=True)
    club = {person.id: person for person in evening.club.people}
    taken: list[Person] = []
    for (line, person), each in zip(read, known, strict=True):
        old = None if each.person is None else club[each.person]
        wanted = person if old is None else _newer(old, person, line)
        state = _state(old, wanted, each)
        rows.append(Row(line, state, each.findings, each.person, each.namesakes))
        if state != "same":
            taken.append(wanted)
    step = Step(changes.import_people, {"people": tuple(taken)}) if taken else None
    return Preview(tuple(rows), step=step)


def _person(line: Line) -> Person:
    """Who stands in a row, as the club would keep them."""
    return Person(
        id=0,
        name=name_in(line),
        nickname=clean(line["nickname"], "nickname"),
        club_number=clean(line["club_number"], "club_number"),
        archived=bool(cells.yes(line["archived"], "archived")),
        note=clean_note(line["note"]),
    )


def _newer(old: Person, person: Person, line: Line) -> Person:
    """Somebody as they are to be kept: their name, and what the file leaves empty, stay as they are in the club."""
    return replace(
        old,
        nickname=_said(old.nickname, person.nickname),
        club_number=_said(old.club_number, person.club_number),
        archived=person.archived if line["archived"].strip() else old.archived,
        note=person.note or old.note,
    )


def _said(old: str, new: str) -> str:
    """What a file says, unless it says nothing, or the same in other letters."""
    return new if new and folded(new) != folded(old) else old


def _state(old: Person | None, wanted: Person, found: Meant) -> State:
    if old is None:
        return "doubtful" if found.doubtful else "new"
    return "same" if wanted == old else "changed"


TARGET: Final = Target("people", _fields, _preview, needs_drive=False)
