"""The rounds of an evening as a schedule has them: positions at tables, and who holds each.

What counts as one position: a seat, whoever shares it or has taken it over; where partners stay together, the two of a
side; where two pairs play for one team, the team. With two players at a table each is a side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.contracts import Teaming
from whistdrive.core.drive import Drive, Round, Seat, Table
from whistdrive.core.sheet import SIDES
from whistdrive.core.successors import successions
from whistdrive.movement.held import as_held
from whistdrive.movement.parties import pairs, too_few
from whistdrive.movement.schedules.schedule import Game, Kind

_Holder = tuple[int, ...]
"""The ids by which a position is known: the owner of a seat, the owners of both seats of a side, all of a team."""

_Held = Mapping[int, tuple[_Holder, ...]]
"""Who sits at the tables of a round, by the numbers of the tables."""


@dataclass(frozen=True, slots=True)
class Positions:
    """``holders`` has the ids of the entrants for each position, those of role A first where the ``kind`` is mixed.

    ``rounds`` are games by the numbers of the tables, empty where a table is not used; ``here`` has the positions that
    are in the room in each round. In a movement of two lines ``line`` are the positions that began as NS, else None.
    """

    kind: Kind
    holders: tuple[Seat, ...]
    rounds: tuple[tuple[Game, ...], ...]
    here: tuple[frozenset[int], ...]
    line: frozenset[int] | None = None


def positions(drive: Drive, rounds: Sequence[Round]) -> Positions:
    """Read some rounds of a drive.

    Who sits in a shared seat sits there for its owner, even alone, unless the owner has another seat in that round. A
    side is known by the two who sit together: with another partner somebody is another side. Who has no partner in a
    drive of pairs belongs to no side, and who has no team in a drive of teams to none. The kind is
    mixed only where every two partners are one of each role and there are as many of both.
    """
    reader = _Reader(drive, rounds)
    seated = [reader.seated(each) for each in reader.rounds]
    resting = reader.resting(seated)
    found = {each for held, rested in zip(seated, resting, strict=True) for each in (*_all(held), *rested)}
    kind = reader.kind(seated, found)
    holders = sorted(found, key=lambda holder: reader.turn(holder, by_role=kind == "mixed"))
    place = {holder: at for at, holder in enumerate(holders)}
    tables = range(1, max((number for held in seated for number in held), default=0) + 1)
    return Positions(
        kind,
        tuple(map(reader.people, holders)),
        tuple(tuple(tuple(place[each] for each in held.get(number, ())) for number in tables) for held in seated),
        tuple(
            frozenset(place[each] for each in (*_all(held), *rested))
            for held, rested in zip(seated, resting, strict=True)
        ),
        frozenset(place[each] for each in _first_line(seated)) if drive.movement.two_lines else None,
    )


class _Reader:
    """Knows whose seat is whose."""

    def __init__(self, drive: Drive, rounds: Sequence[Round]) -> None:
        self._passed = successions(drive)
        self._there = {entrant for seated in rounds for entrant in seated.entrants()}
        seats = as_held(drive)
        self._drive = drive = seats.drive
        self.rounds = tuple(map(seats.seen, rounds))
        self._by_id = drive.by_id
        self._in_turn = tuple(each.id for each in sorted(drive.entrants, key=lambda each: each.number))
        self._at_table = len(drive.scoring.seats)
        self._sided = drive.movement.keeps_pairs and self._at_table == 4
        teams = drive.movement.teams(drive) if isinstance(drive.movement, Teaming) else {}
        own = {each.id: each.team for each in drive.entrants if each.team is not None}
        self._teams = {**teams, **own} if drive.movement.keeps_teams else {}

    def seated(self, held: Round) -> _Held:
        first = _first(held)
        return {table.number: self._at(table, first) for table in held.tables}

    def resting(self, seated: Sequence[_Held]) -> list[set[_Holder]]:
        """Who rests in each round: seats, or the sides that are known from other rounds or from the list of pairs."""
        owners = [{self._owner(each, _first(held)) for each in held.resting} for held in self.rounds]
        if not self._sided:
            return [{(each,) for each in rested} for rested in owners]
        known = {each for held in seated for each in _all(held)} | self._by_list()
        return [{side for side in known if rested.issuperset(side)} for rested in owners]

    def kind(self, seated: Sequence[_Held], found: Iterable[_Holder]) -> Kind:
        if self._sided:
            return "teams" if self._drive.movement.keeps_teams else "pairs"
        if self._at_table == 2:
            return "singles"
        roles = [self._by_id[holder[0]].role for holder in found]
        partners = (side for held in seated for game in held.values() for side in (game[:2], game[2:]))
        mixed = roles and roles.count("A") == roles.count("B") == len(roles) / 2
        return "mixed" if mixed and all(self._are_of_both_roles(side) for side in partners) else "individual"

    def turn(self, holder: _Holder, *, by_role: bool) -> tuple[str, int]:
        """Where a position stands in the list: by role where that matters, then by number."""
        first = self._by_id[holder[0]]
        return (first.role or "") if by_role else "", first.number

    def people(self, holder: _Holder) -> Seat:
        """Everybody who was there for a position: owners of seats, their substitutes, then those who share them."""
        shared = {owner: [each for each in self._in_turn if self._by_id[each].shares == owner] for owner in holder}
        there = (each for owner in holder for seat in (owner, *shared[owner]) for each in self._holders(seat))
        return tuple(dict.fromkeys(each for each in there if each in self._there))

    def _holders(self, first: int) -> Seat:
        """All who held the seat of somebody, one after the other."""
        return tuple(each.id for each in self._passed[first]) if first in self._passed else (first,)

    def _at(self, table: Table, first: set[int]) -> tuple[_Holder, ...]:
        if not self._sided:
            return tuple((self._owner(seat[0], first),) for seat in table.seats)
        return tuple(self._side([self._owner(seat[0], first) for seat in table.side(side)]) for side in SIDES)

    def _owner(self, entrant: int, first: set[int]) -> int:
        """Whose seat somebody sits in or rests from; ``first`` are those who have a seat of their own in that round."""
        owner = self._by_id[entrant].shares
        return entrant if owner is None or owner in first else owner

    def _side(self, owners: Iterable[int]) -> _Holder:
        side = tuple(sorted(owners, key=lambda owner: self._by_id[owner].number))
        team = self._teams.get(side[0])
        return side if team is None else tuple(each for each in self._in_turn if self._teams.get(each) == team)

    def _by_list(self) -> set[_Holder]:
        """The sides that the coming round would have."""
        if too_few(self._drive):
            return set()
        sides = {self._side(seat[0] for seat in party) for party in pairs(self._drive)[0]}
        return {side for side in sides if not self._drive.movement.keeps_teams or side[0] in self._teams}

    def _are_of_both_roles(self, side: tuple[_Holder, ...]) -> bool:
        return {self._by_id[holder[0]].role for holder in side} == {"A", "B"}


def _first(held: Round) -> set[int]:
    """Those who have a seat at a table, who shares it with them left out."""
    return {seat[0] for table in held.tables for seat in table.seats}


def _first_line(seated: Sequence[_Held]) -> set[_Holder]:
    """The sides that sat NS when they first had a table."""
    began: dict[_Holder, int] = {}
    for held in seated:
        for game in held.values():
            for at, side in enumerate(game):
                began.setdefault(side, at)
    return {side for side, at in began.items() if at == 0}


def _all(held: _Held) -> list[_Holder]:
    return [holder for sides in held.values() for holder in sides]
