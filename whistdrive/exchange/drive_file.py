"""A whole drive, with the people in it, as one file that any club can take in.

The file is one JSON object (UTF-8)::

    {"kind": "whistdrive drive", "edition": 1,
     "people": [{"person": 7, "name": ..., "nickname": ..., "club_number": ..., "archived": false, "note": ...}, ...],
     "drive": {"title": ..., "day": "2026-11-29", "scoring": "cvisti", "scoring_options": {...}, ...},
     "entrant": [{"entrant": 1, "number": 1, "name": ..., "person": 7, ...}, ...],
     "seat": [{"round": 1, "entrant": 1, "table": 1, "seat": 0, "place": 0}, ...],
     "slip": [{"round": 1, "table": 1, "dealer": "N", ...}, ...],
     "deal": [{"round": 1, "table": 1, "deal": 1, "marks": {...}, "trump": null, "seats": []}, ...], ...}

Beside ``people`` each list holds the rows of one kind of :mod:`whistdrive.core.difference`, with the ids of a row under
the names in :data:`IDS` and without that of the drive. What can be computed (totals, places) is not in it, and neither
is anything in words of a language. Whoever has asked to be forgotten is an entrant without a person.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from whistdrive.core.changes.parts import clean, clean_note
from whistdrive.core.club import Club, Person
from whistdrive.core.difference import Rows, rows
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.exchange.drive_proof import damaged, proved
from whistdrive.exchange.plain_json import read_json
from whistdrive.exchange.shape import misfit
from whistdrive.store import build

KIND: Final = "whistdrive drive"

EDITION: Final = 1
"""The edition of the file; another one has rows that mean something else."""

IDS: Final[Mapping[str, tuple[str, ...]]] = {
    "entrant": ("entrant",),
    "wish": ("wish",),
    "wisher": ("wish", "entrant"),
    "seat": ("round", "entrant"),
    "slip": ("round", "table"),
    "deal": ("round", "table", "deal"),
    "adjustment": ("adjustment",),
    "adjusted": ("adjustment", "entrant"),
    "prize": ("prize",),
    "tie": ("tie",),
    "card": ("entrant",),
    "cash": ("cash",),
}
"""The kinds of rows in a file, and what their ids are called after that of the drive."""

_KINDS: Final = frozenset(("drive", *IDS))

_PERSON: Final = ("name", "nickname", "club_number", "archived", "note")
_DRIVE: Final = 1
"""The id of the drive in its own file."""

_CLUB: Final = {"name": "", "currency": "", "reminders": ""}


@dataclass(frozen=True, slots=True)
class DriveFile:
    """What a file holds: a drive, and the people whom its entrants name by their ids in the file."""

    drive: Drive
    people: tuple[Person, ...]


def written(club: Club, drive: Drive) -> bytes:
    """The file of a drive of a club; the same values give the same bytes."""
    plain = _in_truth(club, drive)
    known = {each.person for each in plain.entrants}
    found: dict[str, Any] = {
        "kind": KIND,
        "edition": EDITION,
        "people": [
            {"person": person.id, **{name: getattr(person, name) for name in _PERSON}}
            for person in club.people
            if person.id in known
        ],
        **{kind: [] for kind in ("drive", *IDS)},
    }
    for (kind, ids), row in sorted(rows(Evening(Club(), plain)).items()):
        if kind == "drive":
            found[kind] = row
        elif kind in IDS:
            found[kind].append({**dict(zip(IDS[kind], ids[1:], strict=True)), **row})
    return json.dumps(found, ensure_ascii=False, indent=1).encode()


def is_drive_file(data: bytes) -> bool:
    """Whether a file seems to be that of a drive."""
    return data[:200].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") and KIND.encode() in data[:200]


def read(data: bytes) -> DriveFile:
    """The drive in a file.

    Raises:
        Refused: it is no such file, is damaged, or is of a newer program; or what stands in it contradicts itself.
    """
    found = read_json(data)
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise refuse("no_drive_file")
    if found.get("edition") != EDITION:
        raise refuse("newer_file", value=f"edition {str(found.get('edition'))[:20]}")
    people, known = _people(found), dict(_rows(found))
    try:
        evening = build({**known, ("club", (1,)): _CLUB})
    except Refused as refused:
        raise Refused(*(_in_a_file(each) for each in refused.findings)) from refused
    drive = evening.drive
    if drive is None:
        raise damaged("drive")
    place = misfit(drive, Drive) or misfit(people, tuple[Person, ...], "people")
    if place is not None:
        raise damaged(place)
    _check_nothing_lost(known, drive)
    return DriveFile(proved(drive, people), people)


def _in_truth(club: Club, drive: Drive) -> Drive:
    """The drive with whom its entrants turned out to be, and nobody for those who were forgotten."""
    known = {person.id for person in club.people}

    def truth(person: int | None) -> int | None:
        found = club.in_truth(person) if person in known and person is not None else None
        return None if found is None or found.erased else found.id

    entrants = tuple(replace(each, person=truth(each.person)) for each in drive.entrants)
    return replace(drive, id=_DRIVE, entrants=entrants)


def _people(found: Mapping[str, Any]) -> tuple[Person, ...]:
    people = []
    for at, row in enumerate(_list(found, "people"), start=1):
        if set(row) != {"person", *_PERSON}:
            raise damaged(f"people[{at}]")
        kept = _texts(row)
        people.append(Person(id=kept["person"], **{name: kept[name] for name in _PERSON}))
    return tuple(people)


def _rows(found: Mapping[str, Any]) -> Iterator[tuple[tuple[str, tuple[int, ...]], Mapping[str, Any]]]:
    if not isinstance(found.get("drive"), dict):
        raise damaged("drive")
    yield ("drive", (_DRIVE,)), _texts(found["drive"])
    seen = set()
    for kind, names in IDS.items():
        for at, row in enumerate(_list(found, kind), start=1):
            ids = tuple(each for each in map(row.get, names) if type(each) is int)
            if len(ids) != len(names) or (kind, ids) in seen:
                raise damaged(f"{kind}[{at}]")
            seen.add((kind, ids))
            yield (kind, (_DRIVE, *ids)), _texts({name: value for name, value in row.items() if name not in names})


def _list(found: Mapping[str, Any], key: str) -> Sequence[dict[str, Any]]:
    listed = found.get(key)
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise damaged(key)
    return listed


def _check_nothing_lost(known: Rows, drive: Drive) -> None:
    """Refuse rows that belong to nothing: a wish without its kind, a deal without its slip."""
    made = {key: row for key, row in rows(Evening(Club(), drive)).items() if key[0] in _KINDS}
    for key in sorted({*known, *made}):
        if known.get(key) != made.get(key):
            raise damaged(f"{key[0]} {'/'.join(map(str, key[1][1:]))}".strip())


def _texts(row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with its texts as they are kept; raises Refused for one that is too long."""
    return {name: _text(name, value) if isinstance(value, str) else value for name, value in row.items()}


def _text(name: str, value: str) -> str:
    return clean_note(value) if name == "note" else clean(value, name)


def _in_a_file(finding: Finding) -> Finding:
    """What the store says of its own file, said of this one."""
    return Finding("drive_file_wrong", finding.facts) if finding.code == "damaged_file" else finding
