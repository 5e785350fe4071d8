"""Forgetting somebody on request: their names go from the club, from every drive and from the journal.

Numbers, seats and results stay, so that nobody else's evening changes. Copies of the file that were made before, and
remarks in which somebody wrote a name, are out of reach.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, select, update

from whistdrive.core.difference import RowChange
from whistdrive.store import journal
from whistdrive.store.journal import Step
from whistdrive.store.schema import ENTRANT, JOURNAL, PERSON

ERASURE = "erase_person"
"""The label of the step that stands in the journal for it, and that nobody can take back."""

NOBODY = "—"
"""What stands where a name was."""

_FORGOTTEN: Mapping[str, Mapping[str, object]] = {
    "person": {"name": NOBODY, "nickname": "", "club_number": "", "note": "", "archived": True, "erased": True},
    "entrant": {"name": NOBODY},
}

_NAMES = ("name", "nickname", "club_number")


@dataclass(frozen=True, slots=True)
class FormerEntry:
    """What somebody was entered as by some step of the journal."""

    name: str
    nickname: str
    club_number: str
    note: str


def former(connection: Connection, people: Collection[int]) -> tuple[FormerEntry, ...]:
    """What the journal remembers that some entries of the club (ids) were, the oldest first and each once."""
    found: dict[FormerEntry, None] = {}
    for changes in connection.execute(select(JOURNAL.c.changes).order_by(JOURNAL.c.sequence)).scalars():
        for kind, ids, *rows in changes:
            for row in rows if kind == "person" and ids[0] in people else ():
                if row is not None:
                    entry = FormerEntry(row["name"], row["nickname"], row["club_number"], row.get("note", ""))
                    found.setdefault(entry)
    return tuple(found)


def erase(connection: Connection, people: Collection[int], station: str) -> None:
    """Forget who some entries of the club (ids) were; the journal tells that it was done, and at which station."""
    connection.execute(update(PERSON).where(PERSON.c.id.in_(people)).values(_FORGOTTEN["person"]))
    connection.execute(update(ENTRANT).where(ENTRANT.c.person.in_(people)).values(_FORGOTTEN["entrant"]))
    remembered = connection.execute(select(JOURNAL.c.sequence, JOURNAL.c.changes, JOURNAL.c.facts)).all()
    names = {name for _, changes, _ in remembered for name in _names(changes, people)}
    for sequence, changes, facts in remembered:
        forgotten = [_without(change, people) for change in changes]
        told = {key: NOBODY if fact in names else fact for key, fact in facts.items()}
        if (forgotten, told) != (changes, facts):
            query = update(JOURNAL).where(JOURNAL.c.sequence == sequence)
            connection.execute(query.values(changes=forgotten, facts=told))
    journal.record(connection, _step(station), journal.latest(connection) + 1, None, None, _left(connection, people))


def _step(station: str) -> Step:
    return Step(uuid4().hex, "do", ERASURE, {}, datetime.now(UTC), station=station)


def _left(connection: Connection, people: Collection[int]) -> tuple[RowChange, ...]:
    """The rows of the people as they are now: whoever holds them otherwise has to read them afresh."""
    fields = PERSON.columns.keys()[1:]
    found = connection.execute(select(PERSON).where(PERSON.c.id.in_(people)).order_by(PERSON.c.id))
    rows = ((row[0], dict(zip(fields, row[1:], strict=True))) for row in found)
    return tuple(RowChange(("person", (person,)), row, row) for person, row in rows)


def _concerns(kind: str, ids: list[int], row: Mapping[str, Any], people: Collection[int]) -> bool:
    return (kind == "person" and ids[0] in people) or (kind == "entrant" and row["person"] in people)


def _names(changes: list[Any], people: Collection[int]) -> Iterator[str]:
    """What they were ever called."""
    for kind, ids, *rows in changes:
        for row in rows:
            if row is not None and _concerns(kind, ids, row, people):
                yield from (row[key] for key in _NAMES if row.get(key) and isinstance(row[key], str))


def _without(change: list[Any], people: Collection[int]) -> list[Any]:
    kind, ids, *rows = change
    kept = ({**row, **_FORGOTTEN[kind]} if row and _concerns(kind, ids, row, people) else row for row in rows)
    return [kind, ids, *kept]
