"""What happens in a schedule, counted, beside the least that any schedule of its shape must have.

**Q** of a count is the sum of x(x - 1)/2 over everything counted: 0 where nothing comes twice, and for a given total
the smaller, the more even. So for T things in C cells it is least when they are spread as evenly as whole numbers can
be, and no schedule with the same games per player lies below the bounds that follow from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from whistdrive.movement.history import Two, two
from whistdrive.movement.schedules.resting import Here, Rests, rests
from whistdrive.movement.schedules.schedule import Game, Kind, Schedule
from whistdrive.movement.spread import Spread


@dataclass(frozen=True, slots=True)
class Measure:
    """How often something happened to each of many, its ``q``, and the ``bound`` below which no schedule comes."""

    spread: Spread
    q: int
    bound: int

    @property
    def at_bound(self) -> bool:
        """Whether nothing can be more even."""
        return self.q == self.bound


@dataclass(frozen=True, slots=True)
class Report:
    """The fairness of a schedule, for the screen, for paper and for files.

    ``partners`` is None where a game has two sides only. ``opponents`` counts every two players who can meet so; in a
    mixed schedule its bound is the sum of those of ``across`` (one of each role), ``first_role`` and ``second_role``,
    which are None in any other. ``meetings`` counts partners and opponents alike, ``visits`` each player at each table,
    ``both`` the pairs who are partners and also opponents.
    """

    kind: Kind
    players: int
    rounds: int
    tables: int
    partners: Measure | None
    opponents: Measure
    across: Measure | None
    first_role: Measure | None
    second_role: Measure | None
    meetings: Measure
    visits: Measure
    rests: Rests
    both: int
    whist_design: bool

    @property
    def perfect(self) -> bool:
        """Whether partners, opponents, tables and rests are all as even as can be."""
        return (
            (self.partners is None or self.partners.at_bound)
            and self.opponents.at_bound
            and self.visits.at_bound
            and self.rests.at_bound
        )


def least_q(total: int, cells: int) -> int:
    """The least Q of ``total`` things in ``cells`` cells."""
    if cells <= 0:
        return 0
    each, over = divmod(total, cells)
    return over * _twice(each + 1) + (cells - over) * _twice(each)


def report(schedule: Schedule) -> Report:
    """The counts of a whole schedule."""
    return count(schedule.kind, schedule.players, schedule.rounds)


def count(
    kind: Kind,
    players: int,
    rounds: Sequence[Sequence[Game]],
    here: Here | None = None,
    line: Collection[int] | None = None,
) -> Report:
    """The counts of any rounds of positions 0 … ``players`` - 1; a table is a place in the list of a round.

    All are ``here`` in every round unless it is said who is; whoever is away does not rest. In a movement of two lines
    ``line`` are the positions of one: sides of the same line are not to meet, and do not count as never having met.
    """
    tally = Tally(players, rounds)
    past = None if line is None else _past(tally, players, line)
    roles = _by_role(tally, players // 2) if kind == "mixed" else None
    partners = None
    if roles:
        partners = _measure(tally.partners, players // 2 * (players - players // 2))
    elif tally.partners:
        partners = _measure(tally.partners, _twice(players), _each(tally.games, 1, players))
    across, first, second = roles or (None, None, None)
    return Report(
        kind,
        players,
        len(rounds),
        tally.tables,
        partners,
        past or (_together(tally, roles) if roles else tally.across(players)),
        across,
        first,
        second,
        past or tally.meetings(players),
        _visits(tally, players),
        rests(players, rounds, here),
        sum(pair in tally.opponents for pair in tally.partners),
        _is_whist_design(tally, players, len(rounds)),
    )


class Tally:
    """The bare counts: of each two as partners and as opponents, of (player, table), and of each player's games."""

    def __init__(self, players: int, rounds: Sequence[Sequence[Game]]) -> None:
        self.partners: Counter[Two] = Counter()
        self.opponents: Counter[Two] = Counter()
        self.visits: Counter[tuple[int, int]] = Counter()
        self.tables = max(map(len, rounds), default=0)
        for games in rounds:
            self.visits.update((place, table) for table, game in enumerate(games) for place in game)
            for game in games:
                half = len(game) // 2
                if half == 2:
                    self.partners.update((two(*game[:2]), two(*game[2:])))
                self.opponents.update(two(one, another) for one in game[:half] for another in game[half:])
        played = Counter(place for games in rounds for game in games for place in game)
        self.games = [played[place] for place in range(players)]

    def meetings(self, players: int) -> Measure:
        """Partners and opponents alike."""
        met = Counter(self.partners)
        met.update(self.opponents)
        return _measure(met, _twice(players), _each(self.games, 3 if self.partners else 1, players))

    def across(self, players: int) -> Measure:
        """Opponents where anybody can meet anybody."""
        return _measure(self.opponents, _twice(players), _each(self.games, 2 if self.partners else 1, players))


def _past(tally: Tally, players: int, line: Collection[int]) -> Measure:
    """Meetings of the sides of one line with those of the other."""
    games = tally.games
    other = players - len(line)
    by_side = sum(least_q(games[place], other if place in line else len(line)) for place in range(players))
    return _measure(tally.opponents, len(line) * other, -(-by_side // 2))


def _by_role(tally: Tally, half: int) -> tuple[Measure, Measure, Measure]:
    """Opponents of different roles, of the first and of the second role."""
    players = len(tally.games)
    parts: tuple[dict[Two, int], ...] = ({}, {}, {})
    for (one, another), times in tally.opponents.items():
        parts[0 if one < half <= another else 1 if another < half else 2][one, another] = times
    across, first, second = parts
    return (
        _measure(across, half * (players - half)),
        _measure(first, _twice(half)),
        _measure(second, _twice(players - half)),
    )


def _together(tally: Tally, parts: Sequence[Measure]) -> Measure:
    histogram = _histogram(tally.opponents.values(), _twice(len(tally.games)))
    return Measure(Spread(histogram), sum(each.q for each in parts), sum(each.bound for each in parts))


def _measure(counts: Mapping[Two, int], cells: int, by_player: int = 0) -> Measure:
    """``by_player`` is what the bound for each player alone comes to."""
    total = sum(counts.values())
    return Measure(
        Spread(_histogram(counts.values(), cells)),
        sum(map(_twice, counts.values())),
        max(least_q(total, cells), by_player),
    )


def _each(games: Sequence[int], met: int, players: int) -> int:
    """The bound that follows from what each player alone must repeat who meets ``met`` others in each game."""
    return -(-sum(least_q(met * played, players - 1) for played in games) // 2)


def _visits(tally: Tally, players: int) -> Measure:
    histogram = _histogram(tally.visits.values(), players * tally.tables)
    bound = sum(least_q(played, tally.tables) for played in tally.games)
    return Measure(Spread(histogram), sum(map(_twice, tally.visits.values())), bound)


def _histogram(counts: Iterable[int], cells: int) -> tuple[tuple[int, int], ...]:
    """Rows (times, to how many), those included to whom it never happened."""
    found = Counter(times for times in counts if times)
    found[0] = cells - found.total()
    return tuple(sorted((times, many) for times, many in found.items() if many))


def _is_whist_design(tally: Tally, players: int, rounds: int) -> bool:
    if players % 4 > 1 or rounds != (players if players % 4 else players - 1):
        return False
    every_two = list(combinations(range(players), 2))
    return all(tally.partners[pair] == 1 and tally.opponents[pair] == 2 for pair in every_two)


def _twice(times: int) -> int:
    """How many pairs ``times`` things make."""
    return times * (times - 1) // 2
