"""Swiss evenings: like meets like, nobody twice while that can be helped, and the lowest rests first."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Collection
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.evenings import (
    Write,
    ns_take,
    one_more,
    plan_of,
    played,
    seats,
    swapped,
    waiting,
    with_arrivals,
    without,
)

from whistdrive.core.drive import Deal, Drive, Slip, Table
from whistdrive.core.standings import standings
from whistdrive.movement.history import Two, history, two
from whistdrive.movement.lots import Lots
from whistdrive.movement.swiss import Swiss
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH


def two_handed(players: int, rounds: int = 24) -> Drive:
    """Single players in the order of their numbers, who score whatever is written."""
    of = waiting(Swiss(drawn=False), players, rounds)
    return replace(of, scoring=RULES["two_hand"](), plan=plan_of(rounds))


def paired(pairs: int, rounds: int = 24) -> Drive:
    """Pairs 1+2, 3+4 and so on, in the order of their numbers."""
    of = waiting(Swiss(drawn=False), 2 * pairs, rounds)
    return replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))


def lower_number_wins(_number: int, table: Table) -> Slip:
    """Two-handed: the lower number takes ten of thirteen tricks."""
    north, east = table.entrants()
    return Slip(deals=(Deal({"ns": 10 if north < east else 3}),))


def by_chance(number: int, table: Table) -> Slip:
    return ns_take(Lots("tricks", number, table.number).below(14))


def one_figure(number: int, table: Table) -> Slip:
    """Two-handed: any number of tricks."""
    return Slip(deals=(Deal({"ns": Lots("tricks", number, table.number).below(14)}),))


def sides_met(of: Drive) -> Counter[Two]:
    return Counter(two(table.side("NS")[0][0], table.side("EW")[0][0]) for held in of.rounds for table in held.tables)


def test_singles_meet_their_equals() -> None:
    of = one_more(two_handed(8), lower_number_wins)
    assert seats(of.rounds[0]) == [(1, 2), (3, 4), (5, 6), (7, 8)]
    of = one_more(of, lower_number_wins)
    odd, even = {1, 3, 5, 7}, {2, 4, 6, 8}
    assert [set(table) <= odd for table in seats(of.rounds[1])] == [True, True, False, False]
    assert [set(table) <= even for table in seats(of.rounds[1])] == [False, False, True, True]
    of = one_more(of, lower_number_wins)
    best, second = (row.entrants[0] for row in standings(replace(of, rounds=of.rounds[:2])).rows[:2])
    assert set(seats(of.rounds[2])[0]) == {best, second}


def points(*results: tuple[int, int]) -> Write:
    """What both sides of each table score."""

    def write(_number: int, table: Table) -> Slip:
        ns, ew = results[table.number - 1]
        return Slip(deals=(Deal({"ns": ns, "ew": ew}),))

    return write


def test_pairs_stay_together_and_meet_their_equals() -> None:
    of = replace(paired(6), scoring=RULES["points"]())
    of = one_more(of, points((20, 3), (4, 9), (7, 10)))
    assert seats(of.rounds[0]) == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    assert seats(one_more(of).rounds[1]) == [(1, 2, 11, 12), (7, 8, 9, 10), (5, 6, 3, 4)]


@pytest.mark.parametrize("seed", range(6))
def test_equal_points_are_ordered_by_the_ranking_of_the_drive(seed: int) -> None:
    of = replace(paired(8), scoring=RULES["points"](), seed=seed)
    of = replace(of, plan=replace(of.plan, ranking=("won",)))
    of = one_more(of, points((10, 0), (12, 10), (10, 5), (10, 11)))
    met = {frozenset(table) for table in seats(one_more(of).rounds[1])}
    assert {frozenset({1, 2, 9, 10}), frozenset({7, 8, 13, 14})} <= met


@pytest.mark.parametrize("sides", [4, 6, 8, 12, 24])
def test_nobody_meets_twice_while_there_are_others(sides: int) -> None:
    of = played(paired(sides), sides // 2, by_chance)
    assert sides_met(of).most_common(1)[0][1] == 1


@pytest.mark.parametrize("sides", [3, 5, 7, 9, 25])
def test_the_lowest_who_has_not_rested_rests(sides: int) -> None:
    of = paired(sides)
    for _ in range(min(sides // 2, 5)):
        of = one_more(of, by_chance)
        rested = {entrant for held in of.rounds for entrant in held.resting}
        awake = [row.entrants for row in standings(of).rows if not rested & set(row.entrants)]
        coming = of.movement.propose(of)
        totals = {row.entrants: row.total for row in standings(of).rows}
        assert totals[tuple(sorted(coming.resting))] == totals[awake[-1]]


@pytest.mark.parametrize("sides", [3, 5, 7, 9])
def test_rests_go_round_however_long_it_takes(sides: int) -> None:
    of = played(paired(sides), 2 * sides, by_chance)
    rested = Counter(entrant for held in of.rounds for entrant in held.resting)
    assert set(rested.values()) == {2}
    assert len(rested) == 2 * sides


@settings(max_examples=20)
@given(st.integers(2, 5), st.integers(1, 12), st.integers(0, 99), st.booleans())
def test_a_rematch_comes_only_where_every_seating_has_one(pairs: int, rounds: int, seed: int, odd: bool) -> None:
    sides = 2 * pairs - odd
    of = replace(two_handed(sides), seed=seed, movement=Swiss())
    for _ in range(rounds):
        coming = of.movement.propose(of)
        past = history(of.rounds).opponents
        again = sum(past.get(two(table[0], table[1]), 0) for table in seats(coming))
        rested = Counter(entrant for held in of.rounds for entrant in held.resting)
        least = min(rested[each] for each in range(1, sides + 1))
        may_rest = [each for each in range(1, sides + 1) if rested[each] == least] if odd else [0]
        free = any(can_all_meet({*range(1, sides + 1)} - {resting}, past.keys()) for resting in may_rest)
        assert (again == 0) == free
        of = one_more(of, one_figure)


def can_all_meet(sides: set[int], met: Collection[Two]) -> bool:
    """Whether the sides can be put together two by two without any that have met, by trying everything."""
    if not sides:
        return True
    first = min(sides)
    return any((first, other) not in met and can_all_meet(sides - {first, other}, met) for other in sides - {first})


def test_two_sides_and_more_rounds_than_opponents_go_on() -> None:
    of = paired(2, rounds=6)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("opponents_repeat", {"value": 2})
    assert len(played(of, 6, by_chance).rounds) == 6
    four = played(paired(4, rounds=9), 9, by_chance)
    assert sorted(sides_met(four).values()) == [3] * 6


def test_the_first_round_is_drawn_by_the_seed() -> None:
    of = replace(paired(10), movement=Swiss())
    assert of.movement.propose(of) == of.movement.propose(of)
    assert of.movement.propose(of) != of.movement.propose(replace(of, seed=8))


def test_sides_that_sat_otherwise_than_drawn_have_met() -> None:
    of = swapped(one_more(two_handed(4)), 1, 2, 3)
    assert seats(of.rounds[0]) == [(1, 3), (2, 4)]
    met = {frozenset(table) for table in seats(one_more(of).rounds[1])}
    assert met.isdisjoint({frozenset({1, 3}), frozenset({2, 4})})


def test_a_pair_that_comes_late_or_leaves_disturbs_nobody_else() -> None:
    of = played(paired(6), 2, by_chance)
    of = with_arrivals(of, 2)
    of = replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))
    assert of.movement.fits(of).resting == 2
    of = played(of, 1, by_chance)
    of = without(of, (1, 2))
    assert of.movement.fits(of).findings == ()
    of = played(of, 2, by_chance)
    assert all(len(held.tables) == 3 for held in of.rounds)
    assert [len(held.resting) for held in of.rounds] == [0, 0, 2, 0, 0]


@settings(max_examples=25)
@given(st.integers(2, 12), st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=8), st.booleans())
def test_whoever_comes_and_goes_nobody_is_lost_and_rests_are_even(
    pairs: int, changing: list[tuple[int, int]], two_hand: bool
) -> None:
    of = two_handed(pairs) if two_hand else paired(pairs)
    alone, write = (1, one_figure) if two_hand else (2, by_chance)
    of = one_more(of, write)
    rested: Counter[int] = Counter(of.rounds[0].resting)
    for leaving, arriving in changing:
        present = [entrant.id for entrant in of.playing(len(of.rounds))]
        going = present[: alone * min(leaving, len(present) // alone - 2)]
        of = with_arrivals(without(of, going), alone * arriving)
        if not two_hand:
            of = replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))
        of = one_more(of, write)
        held = of.rounds[-1]
        assert sorted(held.entrants()) == sorted(entrant.id for entrant in of.playing(len(of.rounds)))
        assert len(held.resting) < 2 * alone
        rested.update(held.resting)
        throughout = [rested[each.id] for each in of.playing(len(of.rounds)) if each.since == 1]
        assert max(throughout, default=0) - min(throughout, default=0) <= 1


def test_one_whose_partner_went_home_rests_and_is_named() -> None:
    of = without(played(paired(4), 1, by_chance), (3,))
    codes = [finding.code for finding in of.movement.fits(of).findings]
    assert codes == ["paired_by_number", "no_partner"]
    assert 4 in of.movement.propose(of).resting


def test_a_result_that_is_missing_is_said() -> None:
    of = one_more(paired(4, rounds=3), lambda number, table: by_chance(number, table) if table.number == 1 else Slip())
    said = [ENGLISH.finding(finding) for finding in of.movement.fits(of).findings]
    assert said == ["Round 1, table 2: no full result yet; the draw goes by what is written."]


def test_what_is_read_aloud_has_words() -> None:
    said = {pairs: [ENGLISH(f"step.{step.code}") for step in Swiss().announcement(paired(pairs))] for pairs in (4, 5)}
    assert set(said[5]) - set(said[4]) == {"In each round one side rests: the lowest of those who have rested least."}


def test_two_hundred_sides_meet_nobody_twice() -> None:
    of = played(two_handed(200), 3, one_figure)
    assert sides_met(of).most_common(1)[0][1] == 1
    totals = {row.entrants[0]: row.total for row in standings(replace(of, rounds=of.rounds[:2])).rows}
    assert max(abs(totals[one] - totals[another]) for one, another in seats(of.rounds[2])) <= 2


def test_no_library_of_graphs_is_loaded_before_a_swiss_round_is_drawn() -> None:
    code = "import sys, whistdrive.movement; sys.exit(bool({'networkx', 'numpy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
