"""An evening from a file, played through the desk as an organiser would: sign in, seat, write, close.

The file is one JSON object (UTF-8)::

    {"title": ..., "day": "2026-11-29", "venue": ..., "seed": 7,
     "scoring": {"system": "cvisti", "options": {}}, "movement": {"way": "individual", "options": {}},
     "plan": {"rounds": 5, "deals": 8, "trumps": [], "interval": 2, "roles": ["lady", "gent"]},
     "players": [{"name": ..., "role": "A", "pair": 1, "team": 1}, ...],
     "rounds": [[{"dealer": "N", "deals": [{...marks...}, ...]}, ... a slip per table], ...]}

Every key but ``title``, ``day``, ``scoring``, ``movement``, ``plan`` and ``players`` may be left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.findings import refuse
from whistdrive.core.options import read_options
from whistdrive.desk.desk import Desk
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH, Words


@dataclass(frozen=True, slots=True)
class Handed:
    """What one table hands in: who dealt first and the marks of its deals."""

    deals: tuple[Marks, ...]
    dealer: str = "N"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who will come to the door."""

    name: str
    role: str | None = None
    pair: int | None = None
    team: int | None = None


@dataclass(frozen=True, slots=True)
class Sample:
    """A whole evening before it is played: the empty drive, who comes, and what each table of each round hands in."""

    drive: Drive
    guests: tuple[Guest, ...]
    rounds: tuple[tuple[Handed, ...], ...]


def read_sample(path: Path) -> Sample:
    """The evening in a file; raises Refused (``not_a_sample``, or an option's own reason) when it is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refuse("cannot_read", file=str(path), why=error.strerror) from error
    except (ValueError, RecursionError) as error:
        raise refuse("not_a_sample", file=str(path), why=str(error)) from error
    try:
        return _sample(found)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise refuse("not_a_sample", file=str(path), why=f"{type(error).__name__}: {error}") from error


def in_words(sample: Sample, words: Words) -> Sample:
    """The sample with its roles in a language, where they are those of the language of the files, English."""
    if sample.drive.plan.roles != _roles(ENGLISH):
        return sample
    return replace(sample, drive=replace(sample.drive, plan=replace(sample.drive.plan, roles=_roles(words))))


def play(desk: Desk, sample: Sample, progress: Callable[[int, int], None] = lambda _done, _all: None) -> None:
    """Play the sample as a new drive, step by step, and close it.

    Raises Refused as the steps do; what was played until then stays. ``progress`` hears rounds done and in all.
    """
    begin(desk, sample)
    for number, handed in enumerate(sample.rounds, start=1):
        desk.do(changes.seat_round, number=number, seated=desk.drive.movement.propose(desk.drive))
        _hand_in(desk, number, handed)
        progress(number, len(sample.rounds))
    desk.do(changes.close_drive)


def begin(desk: Desk, sample: Sample) -> None:
    """Open the drive and sign everybody in."""
    desk.do(changes.new_drive, drive=replace(sample.drive, id=desk.next_drive_id()))
    for guest in sample.guests:
        desk.do(changes.sign_in_new, name=guest.name, role=guest.role)
        entrant = desk.drive.entrants[-1]
        if guest.team is not None:
            desk.do(changes.set_team, entrant=entrant.id, team=guest.team)
        if guest.pair is not None:
            desk.do(changes.edit_entrant, entrant=entrant.id, name=entrant.name, number=entrant.number, pair=guest.pair)


def _hand_in(desk: Desk, number: int, handed: tuple[Handed, ...]) -> None:
    tables = desk.drive.rounds[number - 1].tables
    if len(handed) != len(tables):
        raise refuse("slips", round=number, value=len(handed), allowed=len(tables))
    for table, slip in zip(tables, handed, strict=True):
        if slip.dealer != table.slip.dealer:
            desk.do(changes.amend_slip, number=number, table=table.number, dealer=slip.dealer, winner=None, closed="")
        for deal, marks in enumerate(slip.deals, start=1):
            desk.do(changes.write_deal, number=number, table=table.number, deal=deal, marks=marks)


def _roles(words: Words) -> tuple[str, str]:
    return words("role.A"), words("role.B")


def _sample(found: Mapping[str, Any]) -> Sample:
    drive = Drive(
        id=0,
        title=_text(found, "title"),
        day=date.fromisoformat(_text(found, "day")),
        venue=_text(found, "venue", ""),
        seed=_whole(found, "seed", 0),
        scoring=read_options(RULES[found["scoring"]["system"]], found["scoring"].get("options", {})),
        movement=read_options(MOVEMENTS[found["movement"]["way"]], found["movement"].get("options", {})),
        plan=_plan(found["plan"]),
    )
    rounds = tuple(tuple(_handed(slip) for slip in handed) for handed in found.get("rounds", []))
    return Sample(drive, tuple(_guest(each) for each in found["players"]), rounds)


def _plan(found: Mapping[str, Any]) -> Plan:
    roles = found.get("roles")
    return Plan(
        rounds=_whole(found, "rounds"),
        deals=None if found.get("deals", 1) is None else _whole(found, "deals", 1),
        trumps=tuple(str(trump) for trump in found.get("trumps", ())),
        interval=_whole(found, "interval", 0),
        roles=None if roles is None else (_text(roles, 0), _text(roles, 1)),
    )


def _guest(found: Mapping[str, Any]) -> Guest:
    role = found.get("role")
    return Guest(
        _text(found, "name"),
        None if role is None else _text(found, "role"),
        None if found.get("pair") is None else _whole(found, "pair"),
        None if found.get("team") is None else _whole(found, "team"),
    )


def _handed(found: Mapping[str, Any]) -> Handed:
    return Handed(tuple(dict(marks.items()) for marks in found["deals"]), _text(found, "dealer", "N"))


def _text(found: Any, key: str | int, otherwise: str | None = None) -> str:
    value = found[key] if otherwise is None else found.get(key, otherwise)
    if not isinstance(value, str):
        raise TypeError(f"{key} must be a text, not {value!r}")
    return value


def _whole(found: Mapping[str, Any], key: str, otherwise: int | None = None) -> int:
    value = found[key] if otherwise is None else found.get(key, otherwise)
    if type(value) is not int:
        raise TypeError(f"{key} must be a whole number, not {value!r}")
    return value
