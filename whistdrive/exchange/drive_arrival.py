"""A whole drive as it would be taken in: who of its people is known already, and what becomes of the drive."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from whistdrive.core import changes
from whistdrive.core.changes.parts import next_id
from whistdrive.core.club import Club, Person
from whistdrive.core.findings import Finding, Gravity, Refused
from whistdrive.desk.desk import Desk
from whistdrive.exchange.drive_file import DriveFile
from whistdrive.exchange.namesakes import Meant, meant
from whistdrive.exchange.people import KNOWN_BY, NAMES
from whistdrive.exchange.preview import Line, Preview, Row, State, Step
from whistdrive.store import DriveCard

FIELDS = (NAMES[0], *KNOWN_BY)
"""What is shown of the people."""


def arrival(
    file: DriveFile, club: Club, drive_id: int, decided: Mapping[int, int], others: Iterable[DriveCard] = ()
) -> Preview:
    """The drive with new ids, in a row for each of its people (counted from 1), and the step that takes it in.

    ``decided`` says by row who is somebody that the club knows, by id, or (0) nobody. A drive of the same title and day
    among the ``others`` is told.
    """
    by_place = {number - 1: person for number, person in decided.items()}
    found = meant(club, file.people, by_place)
    rows = tuple(
        Row(_line(number, person), _state(each), each.findings, each.person, each.namesakes)
        for number, (person, each) in enumerate(zip(file.people, found, strict=True), start=1)
    )
    again = any((other.title, other.day) == (file.drive.title, file.drive.day) for other in others)
    told = (Finding("drive_again", {"value": file.drive.title}, Gravity.DOUBTFUL),) if again else ()
    people, ids = _numbered(file, club, found)
    entrants = tuple(replace(each, person=ids.get(each.person or 0)) for each in file.drive.entrants)
    drive = replace(file.drive, id=drive_id, revision=0, entrants=entrants)
    return Preview(rows, told, Step(changes.import_drive, {"drive": drive, "people": people}))


def take(desk: Desk, preview: Preview) -> None:
    """Take the drive in as the first step of its journal; whatever is open gives way to it.

    Raises Refused; then what was open is open again.
    """
    before = desk.evening.drive
    if preview.step is None:
        return
    desk.open_drive(None)
    try:
        preview.step.take(desk)
    except Refused:
        desk.open_drive(None if before is None else before.id)
        raise


def _numbered(file: DriveFile, club: Club, found: Iterable[Meant]) -> tuple[tuple[Person, ...], dict[int, int]]:
    """Those who are new, with ids of the club, and for everybody in the file who they are in the club."""
    free = next_id(person.id for person in club.people)
    new: list[Person] = []
    ids: dict[int, int] = {}
    for person, each in zip(file.people, found, strict=True):
        if each.person is None:
            new.append(replace(person, id=free + len(new)))
        ids[person.id] = free + len(new) - 1 if each.person is None else each.person
    return tuple(new), ids


def _line(number: int, person: Person) -> Line:
    return Line(number, {"name": person.name, "nickname": person.nickname, "club_number": person.club_number})


def _state(found: Meant) -> State:
    if found.open:
        return "wrong"
    return "same" if found.person is not None else "doubtful" if found.doubtful else "new"
