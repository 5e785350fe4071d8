"""Who plays for which team of four."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from whistdrive.core.changes.roster import TEAM
from whistdrive.core.drive import Drive, Entrant, Seat
from whistdrive.movement.parties import Party, people, seats

ById = Mapping[int, Entrant]


@dataclass(frozen=True, slots=True)
class Team:
    """Four seats as two halves, of which one is at home while the other is away: the one with the lower number first.

    ``number`` is the team's own, or the one that it gets when it is seated.
    """

    number: int
    halves: tuple[Party, Party]


@dataclass(frozen=True, slots=True)
class Fours:
    """The teams of the coming round.

    ``whole`` play, in the order of their numbers. ``short`` are those that lack somebody, each with its number and its
    seats; ``loose`` are seats that find no place in a team. All of these rest. ``added`` counts who is put into one.
    """

    whole: tuple[Team, ...]
    short: tuple[tuple[int, Party], ...]
    loose: tuple[Seat, ...]
    added: int

    @property
    def resting(self) -> Seat:
        """The ids of all who play for no whole team."""
        return people(*(party for _, party in self.short), self.loose)


def fours(drive: Drive) -> Fours:
    """The teams of those in the room.

    Seats of equal team number are one team; a fifth rests. Seats without a number first complete teams, those that lack
    fewest before others, and then make teams of their own, with numbers above all others: partners together, and
    otherwise in the order of numbers.
    """
    by_id = drive.by_id
    known, loose, spare = _by_number(drive)
    waiting = _couples_first(by_id, loose)
    for number in sorted(known, key=lambda number: (-len(known[number]), number)):
        if TEAM - len(known[number]) <= sum(map(len, waiting)):
            _complete(by_id, known[number], waiting)
    following = 1 + max((entrant.team or 0 for entrant in drive.entrants), default=0)
    while sum(map(len, waiting)) >= TEAM:
        known[following] = []
        _complete(by_id, known[following], waiting)
        following += 1
    whole = {number: team for number, team in known.items() if len(team) == TEAM}
    left = people(*waiting)
    return Fours(
        tuple(Team(number, _halves(by_id, whole[number])) for number in sorted(whole)),
        tuple((number, tuple(known[number])) for number in sorted(known.keys() - whole.keys())),
        tuple(seat for seat in (*loose, *spare) if seat in spare or seat[0] in left),
        sum(len(seat) for seat in loose if seat[0] not in left),
    )


def _by_number(drive: Drive) -> tuple[dict[int, list[Seat]], list[Seat], list[Seat]]:
    """The seats of the coming round: four each by team number, those without one, and who is too many in a team."""
    known: dict[int, list[Seat]] = {}
    loose: list[Seat] = []
    spare: list[Seat] = []
    by_id = drive.by_id
    for seat in seats(drive):
        number = by_id[seat[0]].team
        if number is None:
            loose.append(seat)
        elif len(team := known.setdefault(number, [])) < TEAM:
            team.append(seat)
        else:
            spare.append(seat)
    return known, loose, spare


def _complete(by_id: ById, team: list[Seat], waiting: list[Party]) -> None:
    """Put those who wait into a team until it is whole: partners of its own first, then whom it need not part."""
    while waiting and (free := TEAM - len(team)):
        numbers = {_pair(by_id, seat) for seat in team} - {None}
        chosen = min(waiting, key=lambda party: (_pair(by_id, party[0]) not in numbers, len(party) > free, -len(party)))
        waiting.remove(chosen)
        team += chosen[:free]
        if parted := chosen[free:]:
            waiting.append(parted)


def _halves(by_id: ById, team: Iterable[Seat]) -> tuple[Party, Party]:
    """A team by pairs as far as it has any, the half with the lower number first."""
    first, second, *others = (seat for party in _couples_first(by_id, team) for seat in party)
    halves = ((first, second), tuple(others))
    one, another = sorted(halves, key=lambda half: min(by_id[seat[0]].number for seat in half))
    return one, another


def _couples_first(by_id: ById, some: Iterable[Seat]) -> list[Party]:
    """Seats of equal pair together, and after them the others one by one."""
    couples: list[Party] = []
    alone: dict[Seat, int | None] = {}
    for seat in some:
        number = _pair(by_id, seat)
        partner = next((other for other, its in alone.items() if number is not None and its == number), None)
        if partner is None:
            alone[seat] = number
        else:
            del alone[partner]
            couples.append((partner, seat))
    return [*couples, *((seat,) for seat in alone)]


def _pair(by_id: ById, seat: Seat) -> int | None:
    return by_id[seat[0]].pair
