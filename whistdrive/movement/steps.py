"""Where people go next, as steps that can be read out."""

from __future__ import annotations

from collections.abc import Mapping

from whistdrive.core.contracts import Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Fact

Chair = tuple[int, str]
"""A table and a seat."""

Part = tuple[str, str]
"""What somebody was at the table: ``winner`` or ``loser``, and the name of their role."""


def steps(drive: Drive, table: Table, coming: Round, parts: Mapping[int, Part] | None = None) -> tuple[Step, ...]:
    """A step for everybody at ``table`` who plays on: they stay, change seats, go to another table or rest.

    The code is ``stays``, ``crosses``, ``goes`` or ``rests``, with ``winner_`` or ``loser_`` before it where ``parts``
    say so.
    """
    before, after = chairs(Round((table,)), drive.scoring.seats), chairs(coming, drive.scoring.seats)
    found = []
    for entrant_id, chair in before.items():
        if entrant_id not in after and entrant_id not in coming.resting:
            continue
        entrant = drive.entrant(entrant_id)
        facts: dict[str, Fact] = {"number": entrant.number, "name": entrant.name}
        kind = _kind(chair, after.get(entrant_id))
        if entrant_id in after:
            facts["table"], facts["seat"] = after[entrant_id]
        if parts is not None:
            part, facts["role"] = parts[entrant_id]
            kind = f"{part}_{kind}"
        found.append(Step(kind, facts))
    return tuple(found)


def chairs(held: Round, seats: tuple[str, ...]) -> Mapping[int, Chair]:
    """Where everybody sits in a round, by id."""
    return {
        entrant: (table.number, seat)
        for table in held.tables
        for seat, sitting in zip(seats, table.seats, strict=True)
        for entrant in sitting
    }


def role_name(drive: Drive, role: str) -> str:
    """The club's own name for a role, or the key of the usual one."""
    return drive.plan.roles["AB".index(role)] if drive.plan.roles and role in ("A", "B") else role


def _kind(before: Chair, after: Chair | None) -> str:
    if after is None:
        return "rests"
    if after == before:
        return "stays"
    return "crosses" if after[0] == before[0] else "goes"
