"""What any schedule must be, counted without help from the product."""

from __future__ import annotations

from collections import Counter
from itertools import product

from whistdrive.movement.schedules.schedule import Game, Schedule

Rounds = tuple[tuple[Game, ...], ...]


def assert_legal(schedule: Schedule, seats: int) -> None:
    """Nobody is seated twice in a round, every table is full, and no table that could be filled is empty."""
    assert schedule.rounds
    for games in schedule.rounds:
        seated = [place for game in games for place in game]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(range(schedule.players))
        assert {len(game) for game in games} == {seats}
        assert len(games) == schedule.players // seats


def meetings(rounds: Rounds, players: int) -> list[int]:
    """How often each two sides meet, where a game is of two."""
    met = Counter(frozenset(game) for games in rounds for game in games)
    return [met[frozenset((one, another))] for one in range(players) for another in range(one)]


def visits(rounds: Rounds, players: int) -> list[int]:
    """How often each sits at each table."""
    sat = Counter((place, table) for games in rounds for table, game in enumerate(games) for place in game)
    return [sat[each] for each in product(range(players), range(len(rounds[0])))]


def rests(rounds: Rounds, players: int) -> list[int]:
    """How often each rests."""
    played = Counter(place for games in rounds for game in games for place in game)
    return [len(rounds) - played[place] for place in range(players)]


def uneven(counts: list[int]) -> int:
    """The difference between the most and the least."""
    return max(counts) - min(counts)
