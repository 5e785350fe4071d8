"""An evening as a movement sees it: a seat that was taken over is the same seat, whoever sits in it now.

So what counts for the way round the room (who met whom, who rested, who comes and goes, what was wished for) is the
seat's, and a substitute sits exactly where the one who went would have sat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial, wraps
from typing import TypeVar

from whistdrive.core.drive import Adjustment, Drive, Entrant, Round, Seat, Table, Wish
from whistdrive.core.memo import Memo
from whistdrive.core.successors import first_holders, successions

Mover = TypeVar("Mover")


@dataclass(frozen=True, slots=True)
class Held:
    """A drive in which every seat belongs all evening to whoever had it first (their id, their number).

    ``holders`` has, by that id, who holds a seat in the coming round where that is somebody else; ``firsts`` has, by
    the ids of substitutes, who had their seats first.
    """

    drive: Drive
    holders: Mapping[int, int]
    firsts: Mapping[int, int]

    def now(self, people: Iterable[int]) -> tuple[int, ...]:
        """Who holds the seats of some people now, by id."""
        return tuple(self.holders.get(each, each) for each in people)

    def seen(self, seated: Round) -> Round:
        """A round in which people really sat, over the seats."""
        return _renamed(seated, self.firsts) if self.firsts else seated

    def seated(self, coming: Round) -> Round:
        """A round of that drive with the people who sit there now."""
        return _renamed(coming, self.holders) if self.holders else coming


def as_held(drive: Drive) -> Held:
    """A drive over its seats; the very same drive where nobody has a substitute."""
    return _HELD.answer(drive, (), lambda: _over_seats(drive))


def over_seats(propose: Callable[[Mover, Drive], Round]) -> Callable[[Mover, Drive], Round]:
    """Let a movement that proposes rounds see the drive over its seats."""

    @wraps(propose)
    def proposed(movement: Mover, drive: Drive) -> Round:
        seen = as_held(drive)
        return seen.seated(propose(movement, seen.drive))

    return proposed


_HELD: Memo[Held] = Memo(8)
_ROUNDS: Memo[Round] = Memo(512)


def _over_seats(drive: Drive) -> Held:
    passed = successions(drive)
    if not passed:
        return Held(drive, {}, {})
    now = {first: _now(drive, holders) for first, holders in passed.items()}
    firsts = first_holders(drive)
    renamed = {each: first for each, first in firsts.items() if each != first}
    context = tuple(sorted(renamed.items()))
    rounds = tuple(_ROUNDS.answer(each, context, partial(_renamed, each, renamed)) for each in drive.rounds)
    seen = replace(
        drive,
        entrants=tuple(
            _beside(_as_one(passed[each.id], now[each.id]) if each.id in passed else each, renamed)
            for each in drive.entrants
            if each.id not in renamed
        ),
        wishes=tuple(_wished(each, firsts) for each in drive.wishes),
        adjustments=tuple(_adjusted(each, firsts) for each in drive.adjustments),
        rounds=rounds,
    )
    return Held(seen, {first: holder.id for first, holder in now.items()}, renamed)


def _now(drive: Drive, holders: Iterable[Entrant]) -> Entrant:
    """Who holds a seat in the coming round, or held it last."""
    return max(holders, key=lambda each: (each.plays(len(drive.rounds) + 1), each.id))


def _as_one(holders: tuple[Entrant, ...], now: Entrant) -> Entrant:
    """All who held a seat as one: there from the first to the last of them, and what the one is who holds it now."""
    first = holders[0]
    since = min(each.since for each in holders)
    return replace(now, id=first.id, number=first.number, shares=first.shares, replaces=None, since=since)


def _beside(entrant: Entrant, names: Mapping[int, int]) -> Entrant:
    """Whoever shares the seat of somebody who took it over shares that of who had it first."""
    if entrant.shares is None or entrant.shares not in names:
        return entrant
    return replace(entrant, shares=names[entrant.shares])


def _wished(wish: Wish, firsts: Mapping[int, int]) -> Wish:
    return replace(wish, entrants=tuple(sorted({firsts[each] for each in wish.entrants})))


def _adjusted(adjustment: Adjustment, firsts: Mapping[int, int]) -> Adjustment:
    return replace(adjustment, entrants=tuple(sorted({firsts[each] for each in adjustment.entrants})))


def _renamed(seated: Round, names: Mapping[int, int]) -> Round:
    """A round with some people called otherwise; the very same round where they are not in it."""
    if names.keys().isdisjoint(seated.entrants()) and not any(map(_says_who_sat, seated.tables)):
        return seated
    return Round(
        tuple(_table_renamed(table, names) for table in seated.tables),
        tuple(names.get(each, each) for each in seated.resting),
    )


def _says_who_sat(table: Table) -> bool:
    return any(deal.seats for deal in table.slip.deals)


def _table_renamed(table: Table, names: Mapping[int, int]) -> Table:
    slip = table.slip
    if _says_who_sat(table):
        slip = replace(slip, deals=tuple(replace(deal, seats=_seats(deal.seats, names)) for deal in slip.deals))
    return replace(table, seats=_seats(table.seats, names), slip=slip)


def _seats(seats: tuple[Seat, ...], names: Mapping[int, int]) -> tuple[Seat, ...]:
    return tuple(tuple(names.get(each, each) for each in seat) for seat in seats)
