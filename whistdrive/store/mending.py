"""What can be said of a club of which a part is lost: the rows that were read, held against the journal of changes.

The journal has every row that ever was, so what a table lost it still knows, and where the two disagree one of them
was damaged.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from whistdrive.core.club_rows import Key, Row
from whistdrive.core.difference import RowChange, Rows, rows
from whistdrive.core.findings import Fact, Finding, Refused
from whistdrive.core.standings import standings
from whistdrive.store.rows import build, whole
from whistdrive.store.schema import KINDS
from whistdrive.store.tables import OF_THE_CLUB

Entry = Mapping[str, Any]
"""A row of the journal."""

CLUB_KEY: Key = ("club", (1,))
_NAMELESS: Row = {"name": "", "currency": "", "reminders": ""}

_LET_GO = {("entrant", "person"), ("entrant", "shares"), ("entrant", "replaces"), ("person", "same_as")}
"""What a row may lose and still say most of what it said: a reference to somebody who is lost."""

_NUMBERED = {"slip": ("round", "table"), "deal": ("round", "table", "deal"), "seat": ("round",)}
"""By kind, what the ids after the drive's are that tell where in the evening a row belongs."""


@dataclass(slots=True)
class Mended:
    """The rows of a club, how many of them only the journal had, and by drive (None: the club) what to say of it."""

    rows: Rows
    brought_back: int = 0
    findings: list[tuple[int | None, Finding]] = field(default_factory=list)

    def say(self, code: str, key: Key, **facts: Fact) -> None:
        """Say something of a row."""
        kind, ids = key
        places = dict(zip(_NUMBERED.get(kind, ()), ids[1:], strict=False))
        said = Finding(code, {"part": kind, **places, "name": self._name(key), **facts})
        self.findings.append((drive_of(key), said))

    def leave_out(self, keys: Collection[Key]) -> None:
        """Go without some rows that no file takes, and without what cannot be without them."""
        for key in keys:
            self.say("lost_part", key)
            del self.rows[key]
        self.settle()

    def settle(self) -> None:
        """Have the club and each drive make an evening."""
        if CLUB_KEY not in self.rows:
            self.say("lost_part", CLUB_KEY)
            self.rows[CLUB_KEY] = _NAMELESS
        _drop_orphans(self)
        parts: dict[int | None, Rows] = defaultdict(dict)
        for key, row in self.rows.items():
            parts[drive_of(key)][key] = row
        club = parts.pop(None)
        self.rows = dict(club)
        for drive, part in sorted(parts.items()):
            self.rows |= part
            kept = _settled(self, club, part)
            self.rows = {key: row for key, row in self.rows.items() if drive_of(key) != drive} | kept

    def _name(self, key: Key) -> str:
        """What helps to find a row, in brackets: whom or what it is about."""
        kind, ids = key
        about = self.rows.get(key, {})
        if kind in ("seat", "card", "result", "wisher", "adjusted"):
            about = self.rows.get(("entrant", (ids[0], ids[-1])), {})
        name = about.get("name") or about.get("title") or about.get("text") or ""
        number = "/".join(map(str, ids if kind in OF_THE_CLUB else ids[1:]))
        return f" ({name})" if name else f" ({number})" if kind not in _NUMBERED and number else ""


def mended(read: Rows, damaged: Collection[str], entries: Sequence[Entry], *, told_all: bool) -> Mended:
    """The rows that a club has, from those that were ``read`` and the journal.

    ``damaged`` names the kinds of which there were more. ``told_all``: no step of the journal is missing.
    """
    found = Mended(dict(read))
    _compare(found, damaged, _latest(entries), told_all=told_all)
    if not told_all:
        found.findings.append((None, Finding("lost_steps")))
        found.findings += [(None, Finding("unknown_loss", {"part": kind})) for kind in KINDS if kind in damaged]
    found.settle()
    return found


def drive_of(key: Key) -> int | None:
    """The drive to which a row belongs; None: the club."""
    return None if key[0] in OF_THE_CLUB else key[1][0]


def _latest(entries: Sequence[Entry]) -> Mapping[Key, Row | None]:
    """Every row that the journal knows, as the last step left it."""
    latest: dict[Key, Row | None] = {}
    for entry in entries:
        for kind, ids, _, new in entry["changes"]:
            if kind in KINDS:
                latest[kind, tuple(ids)] = new
    return {key: new for key, new in latest.items() if new is None or _is_row(key, new)}


def _is_row(key: Key, row: Row) -> bool:
    table = KINDS[key[0]]
    ids = len(table.primary_key.columns)
    return len(key[1]) == ids and set(row) == set(table.columns.keys()[ids:])


def _compare(found: Mended, damaged: Collection[str], latest: Mapping[Key, Row | None], *, told_all: bool) -> None:
    for key in sorted({*found.rows, *latest}):
        kind, here, new = key[0], found.rows.get(key), latest.get(key)
        if key == CLUB_KEY and key not in latest:
            continue
        if here is None and new is not None and (told_all or kind in damaged):
            found.rows[key] = new
            found.brought_back += 1
            if not told_all:
                found.say("perhaps_older", key)
        elif here is not None and new is None and told_all:
            found.say("stray_part", key)
            del found.rows[key]
        elif here is not None and new is not None and told_all and not _same(key, here, new):
            found.say("doubtful_part", key)
            if kind in damaged:
                found.rows[key] = new


def _same(key: Key, here: Row, new: Row) -> bool:
    if here == new:
        return True
    try:
        return whole(RowChange(key, None, here)).new == whole(RowChange(key, None, new)).new
    except (Refused, KeyError, TypeError, ValueError, AttributeError):
        return False


def _drop_orphans(found: Mended) -> None:
    """Leave out what belongs to something that is lost, and then what belongs to that."""
    while orphans := [(key, column) for key, row in found.rows.items() for column in _lacking(found.rows, key, row)]:
        for key, column in orphans:
            if (key[0], column) in _LET_GO:
                found.say("lost_reference", key)
                found.rows[key] = {**found.rows[key], column: None}
            elif key in found.rows:
                found.say("lost_part", key)
                del found.rows[key]


def _lacking(known: Rows, key: Key, row: Row) -> Iterator[str]:
    """The last column of each reference of a row that leads nowhere."""
    table = KINDS[key[0]]
    values = {**dict(zip((column.name for column in table.primary_key.columns), key[1], strict=True)), **row}
    for reference in table.foreign_key_constraints:
        names = [element.parent.name for element in reference.elements]
        ids = tuple(values[name] for name in names)
        if None not in ids and (reference.referred_table.name, ids) not in known:
            yield names[-1]
            return


def _settled(found: Mended, club: Rows, own: Rows) -> Rows:
    """The rows of a drive that make an evening with the club's: without what cannot be placed any more, or none."""
    drive = next(iter(own))[1][0]
    placed = _without_gaps(found, own)
    try:
        evening = build(club | placed)
        if evening.drive is None:
            return {}
        standings(evening.drive)
        return {key: row for key, row in rows(evening).items() if drive_of(key) == drive}
    except (Refused, KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        found.say("lost_drive", ("drive", (drive,)), value=_why(error))
        return {}


def _why(error: Exception) -> str:
    return str(error.findings[0].facts.get("value", "")) if isinstance(error, Refused) else str(error)


def _without_gaps(found: Mended, own: Rows) -> Rows:
    """Rounds and deals are counted: those behind one that is lost would stand in its place, so they go too."""
    slips = {key[1][1:] for key in own if key[0] == "slip"}
    rounds = _counted({key[1][1] for key in own if key[0] in ("slip", "seat")})
    written: dict[tuple[int, ...], set[int]] = defaultdict(set)
    for kind, ids in own:
        if kind == "deal":
            written[ids[1:3]].add(ids[3])
    deals = {table: _counted(written[table]) for table in slips}
    kept: Rows = {}
    for key, row in own.items():
        kind, ids = key
        if kind in _NUMBERED and (ids[1] > rounds or (kind == "deal" and ids[3] > deals[ids[1:3]])):
            found.say("lost_part", key)
        else:
            kept[key] = row
    return kept


def _counted(numbers: Collection[int]) -> int:
    """How far one can count from 1 without a gap."""
    count = 0
    while count + 1 in numbers:
        count += 1
    return count
