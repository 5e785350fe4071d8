"""The full length for 4n + 2 players: the design for one less, a newcomer, and one round more.

The last round is made first: partners in it are pairs of the design, each of another round, who together are everybody
but one. In its own round such a pair is parted, since the newcomer relieves one of the two. In the other rounds he
relieves those whom he has not relieved yet. So nobody has a partner twice, and everybody rests twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.extras import Room
from whistdrive.movement.schedules.schedule import Game

Rounds = tuple[tuple[Game, ...], ...]
Couple = tuple[int, int]


def with_one_more(design: Rounds, draw: int | None = None) -> Rounds:
    """A schedule for one player more and one round more than a whist design of 4n + 1 players.

    ``draw`` numbers the lots by which couples are found (None: the one that is known to be good).
    """
    newcomer = len(design)
    when = [[-1] * newcomer for _ in range(newcomer)]
    for number, games in enumerate(design):
        for a, b, c, d in games:
            when[a][b] = when[b][a] = when[c][d] = when[d][c] = number
    couples, alone = _couples(when, data.draw(newcomer) if draw is None else draw)
    room = Room(design, newcomer, newcomer + 1)
    for place in (alone, newcomer):
        room.rested[place] += 1
    parted = {when[one][another]: one for one, another in couples}
    for number, relieved in parted.items():
        seats = [place for game in design[number] for place in game]
        room.relieve(number, seats.index(relieved), newcomer)
    for number in range(len(design)):
        if number not in parted:
            room.seat(number, newcomer)
    room.improve()
    return (*room.rounds(), _tables(couples, room.opponents))


def _couples(when: Sequence[Sequence[int]], draw: int) -> tuple[list[Couple], int]:
    """Couples who are partners each in another round, and who is left alone.

    Whoever has no partner yet takes one who is free, or by lot takes one from somebody else.
    """
    players = len(when)
    lots = Lots("couples", players, draw)
    mate: dict[int, int] = {}
    used: dict[int, Couple] = {}
    alone = lots.shuffled(range(players))
    while len(alone) > 1:
        one = alone.pop()
        other = next((each for each in alone if when[one][each] not in used), one)
        if other != one:
            alone.remove(other)
        else:
            while other == one or other not in used.get(when[one][other], (other,)):
                other = lots.below(players)
            left = mate.pop(other)
            del used[when[other][left]], mate[left]
            alone.insert(0, left)
        mate[one], mate[other] = other, one
        used[when[one][other]] = (one, other)
    return list(used.values()), alone[0]


def _tables(couples: Sequence[Couple], opponents: Sequence[Sequence[int]]) -> tuple[Game, ...]:
    """The couples at tables so that few meet whom they have opposed often: two change places while that helps."""
    at = list(couples)

    def price(chair: int, couple: Couple) -> int:
        return sum(opponents[one][another] for one in at[chair ^ 1] for another in couple)

    better = True
    while better:
        better = False
        for one in range(len(at)):
            for other in range(one + 2 - one % 2, len(at)):
                now = price(one, at[one]) + price(other, at[other])
                if price(one, at[other]) + price(other, at[one]) < now:
                    at[one], at[other] = at[other], at[one]
                    better = True
    return tuple((*at[chair], *at[chair + 1]) for chair in range(0, len(at), 2))
