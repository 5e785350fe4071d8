"""Several stations at one evening: what a change may do to what another station did before it.

Steps come one after the other. Whoever was second has their change applied to the evening as it is by then, so that two
tables' results never get in each other's way. But nobody overwrites what they have not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from whistdrive.core.club_rows import Key
from whistdrive.core.difference import RowChange, difference
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Fact, Finding, Refused, refuse
from whistdrive.desk.keeper import Turn
from whistdrive.store import Entry, Newer, Step, StepKind

COMPUTED = frozenset({"result"})
"""Kinds of rows that follow from others: nobody writes them."""

NUMBERED = frozenset(
    {
        "person",
        "bond",
        "preset",
        "season",
        "entrant",
        "wish",
        "wisher",
        "adjustment",
        "adjusted",
        "prize",
        "tie",
        "cash",
    }
)
"""Kinds whose new rows get the next free number: two that were made at once are two things."""

MOST_TOLD = 4
"""So many things that another station has written are told at once."""

_THERE = ""
"""Stands among the fields of a row for its being there at all."""


@dataclass(frozen=True, slots=True)
class Action:
    """What somebody wants done: the function that does it, and how the journal tells of it.

    ``seen`` is the evening that they had before their eyes; None: the latest that the desk had.
    """

    kind: StepKind
    label: str
    change: Callable[[Evening], Evening]
    facts: Callable[[Evening, Evening], Mapping[str, Fact]]
    undoes: str | None = None
    seen: Evening | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The evening before and after an action, and its step."""

    before: Evening
    after: Evening
    step: Step


def outcome(
    action: Action, held: Evening, turn: Turn, newer: Newer | None, step: Step, doubtful: Step | None
) -> Outcome | None:
    """What an action comes to in a turn; None: nothing is left to be done.

    ``held`` is the evening that whoever wants it has seen, ``doubtful`` a step that may have been saved though nobody
    knew. Refused: as the action itself is; ``seen_differs``; ``saved_after_all`` where the doubtful step is there;
    ``drive_gone`` where another station has deleted the drive.
    """
    before = held if newer is None else newer.evening
    known = {entry.id for entry in newer.steps} if newer else set()
    if step.id in known:
        return None
    if doubtful is not None and doubtful.id in known and _takes_back_the_same(doubtful, action):
        return None
    if newer is not None and held.drive is not None and before.drive is None:
        entry = next(each for each in reversed(newer.steps) if each.drive == held.drive.id)
        raise refuse("drive_gone", station=entry.station, when=f"{entry.when.astimezone():%H:%M}")
    after = action.change(before)
    if action.kind == "do":
        if after == before:
            return None
        if doubtful is not None and doubtful.id in known:
            raise refuse("saved_after_all")
        check_seen(before, after, newer if action.seen is None else turn.newer(action.seen), step.station)
        after = _at_free_number(before, after, turn)
    return Outcome(before, after, replace(step, facts=action.facts(before, after)))


def check_seen(now: Evening, after: Evening, newer: Newer | None, own: str) -> None:
    """Refused (``seen_differs``) where a change would overwrite what a station other than ``own`` wrote meanwhile."""
    if newer is None:
        return
    others = {
        (change.key, field): entry
        for entry, changes in newer.told
        if entry.station != own
        for change in changes
        for field in _written(change)
    }
    met = list(islice(_met(now, difference(now, after), others), MOST_TOLD))
    if met:
        raise Refused(*met)


def tells_what_is_there(refused: Refused) -> bool:
    """Whether a change was refused for what another station had written, and says it."""
    return any(finding.code in ("seen_differs", "seen_differs_of") for finding in refused.findings)


def is_loss(refused: Refused) -> bool:
    """Whether the server did not answer, so that nobody knows what became of a step."""
    return any(finding.code == "no_connection" for finding in refused.findings)


def may_be_saved(refused: Refused) -> bool:
    """Whether a step that was refused may count nevertheless: there was no answer, or the disk may have worked."""
    return is_loss(refused) or any(finding.code in ("cannot_write", "disk_full") for finding in refused.findings)


def _takes_back_the_same(doubtful: Step, action: Action) -> bool:
    """Whether somebody asks again for an undo or a redo, since they were told that it was refused."""
    return action.undoes is not None and (doubtful.kind, doubtful.undoes) == (action.kind, action.undoes)


def _at_free_number(before: Evening, after: Evening, turn: Turn) -> Evening:
    """``after``, where a drive that it begins has a number that no other station has given away meanwhile."""
    drive = after.drive
    if drive is None or (before.drive is not None and before.drive.id == drive.id):
        return after
    return replace(after, drive=replace(drive, id=max(drive.id, turn.next_drive_id())))


def _met(now: Evening, changes: Iterable[RowChange], others: Mapping[tuple[Key, str], Entry]) -> Iterator[Finding]:
    """Where changes would overwrite what others have written; of a row that would go, only once."""
    for change in changes:
        kind, _ = change.key
        if kind in COMPUTED or (kind in NUMBERED and change.old is None):
            continue
        told = (
            _differing(now, change, field, others[change.key, field])
            for field in _written(change)
            if (change.key, field) in others
        )
        yield from islice(told, None if change.new is not None else 1)


def _written(change: RowChange) -> Iterator[str]:
    """The fields of a row in which a change differs from what was there."""
    old, new = change.old or {}, change.new or {}
    if change.old is None or change.new is None:
        yield _THERE
    yield from (field for field in {**old, **new} if field not in old or field not in new or old[field] != new[field])


def _differing(now: Evening, change: RowChange, field: str, entry: Entry) -> Finding:
    """Both versions, who wrote the one that is there, and when."""
    facts: dict[str, Fact] = {
        "now": _shown(change.old, field),
        "wanted": _shown(change.new, field),
        "station": entry.station,
        "when": f"{entry.when.astimezone():%H:%M}",
    }
    name = _name(now, change.key)
    if name is not None:
        return Finding("seen_differs_of", {"name": name, "field": field, **facts})
    return Finding("seen_differs", {**facts, **(_where(change.key) or {"field": field})})


def _where(key: Key) -> Mapping[str, Fact]:
    kind, ids = key
    places = ("round", "table", "deal") if kind in ("slip", "deal") else ("round",) if kind == "seat" else ()
    return dict(zip(places, ids[1:], strict=False))


def _name(now: Evening, key: Key) -> str | None:
    kind, ids = key
    if kind == "person":
        return next((each.name for each in now.club.people if each.id == ids[0]), None)
    if kind in ("entrant", "card") and now.drive is not None:
        return next((each.name for each in now.drive.entrants if each.id == ids[1]), None)
    return None


def _shown(row: Mapping[str, Any] | None, field: str) -> str:
    value = None if row is None or field == _THERE else row[field]
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else [value]
    return " ".join("—" if part in (None, "") else str(part) for part in parts) or "—"
