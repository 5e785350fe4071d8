"""Seats that have passed from one to another: who took over from whom, however often."""

from __future__ import annotations

from collections.abc import Mapping

from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.memo import Memo


def first_holders(drive: Drive) -> Mapping[int, int]:
    """For everybody, by id, the id of who had their seat first: their own, unless they are somebody's substitute."""
    return _FIRST.answer(drive.entrants, (), lambda: {each.id: _first(drive, each) for each in drive.entrants})


def successions(drive: Drive) -> Mapping[int, tuple[Entrant, ...]]:
    """The seats that have passed on, by the id of who had each first: all who held it, in that order."""
    held: dict[int, tuple[Entrant, ...]] = {}
    firsts = first_holders(drive)
    for entrant in sorted(drive.entrants, key=lambda each: each.id):
        held[firsts[entrant.id]] = (*held.get(firsts[entrant.id], ()), entrant)
    return {first: holders for first, holders in held.items() if len(holders) > 1}


_FIRST: Memo[Mapping[int, int]] = Memo(8)


def _first(drive: Drive, entrant: Entrant) -> int:
    while entrant.replaces is not None:
        entrant = drive.by_id[entrant.replaces]
    return entrant.id
