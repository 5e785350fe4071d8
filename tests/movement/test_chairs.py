"""Chairs of several rounds: what the prices hold is always what sits there, and exchanges never make it dearer."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from whistdrive.movement.chairs import MET_OTHERWISE, OPPONENTS_AGAIN, PARTNERS_AGAIN, TABLE_AGAIN, Chairs, Prices
from whistdrive.movement.lots import Lots


def counted(parties: int, tables: int, at_table: int, rounds: list[list[int]]) -> Prices:
    """The prices after some rounds, from the definition."""
    prices = Prices(parties, tables)
    for seats in rounds:
        for chair, party in enumerate(seats):
            prices.tables[party][chair // at_table] += TABLE_AGAIN
        for one, another in combinations(range(len(seats)), 2):
            if one // at_table != another // at_table:
                continue
            partners = at_table == 4 and one ^ another == 1
            a, b = seats[one], seats[another]
            for i, j in ((a, b), (b, a)):
                prices.partners[i][j] += PARTNERS_AGAIN if partners else MET_OTHERWISE
                prices.opponents[i][j] += MET_OTHERWISE if partners else OPPONENTS_AGAIN
    return prices


def grids(prices: Prices) -> tuple[list[list[int]], ...]:
    return prices.partners, prices.opponents, prices.tables


def cost(parties: int, tables: int, at_table: int, rounds: list[list[int]]) -> int:
    """What all rounds cost, each as it stands when it is played."""
    total = 0
    for number, seats in enumerate(rounds):
        before = counted(parties, tables, at_table, rounds[:number])
        for one, another in combinations(range(len(seats)), 2):
            if one // at_table == another // at_table:
                kin = before.partners if at_table == 4 and one ^ another == 1 else before.opponents
                total += kin[seats[one]][seats[another]]
        total += sum(before.tables[party][chair // at_table] for chair, party in enumerate(seats))
    return total


@settings(max_examples=25)
@given(
    st.sampled_from((2, 4)), st.integers(1, 5), st.integers(0, 3), st.integers(1, 6), st.booleans(), st.integers(0, 99)
)
def test_prices_hold_what_sits_and_the_evening_gets_no_dearer(
    at_table: int, tables: int, over: int, rounds: int, apart: bool, seed: int
) -> None:
    lots = Lots(seed)
    parties = at_table * tables + over % at_table
    prices = Prices(parties, tables)
    chairs = Chairs(at_table, prices, apart=apart)
    for _ in range(rounds):
        seated = lots.shuffled(range(parties))[: at_table * tables]
        half = len(seated) // 2
        chairs.seat([seated[:half], seated[half:]] if apart else [seated])
    begun = [list(seats) for seats in chairs.rounds]
    chairs.improve(1200, lots)
    assert grids(prices) == grids(counted(parties, tables, at_table, chairs.rounds))
    assert [sorted(seats) for seats in chairs.rounds] == [sorted(seats) for seats in begun]
    improved = cost(parties, tables, at_table, chairs.rounds)
    assert improved <= cost(parties, tables, at_table, begun)
    chairs.renumber()
    renumbered = cost(parties, tables, at_table, chairs.rounds)
    assert renumbered <= improved
    chairs.cheapest_first()
    assert cost(parties, tables, at_table, chairs.rounds) == renumbered
    assert grids(prices) == grids(counted(parties, tables, at_table, chairs.rounds))
    if apart:
        assert sorted(map(sorted, (seats[::2] for seats in chairs.rounds))) == sorted(
            map(sorted, (seats[::2] for seats in begun))
        )


def test_whoever_is_called_first_sits_first_where_all_cost_the_same() -> None:
    chairs = Chairs(4, Prices(8, 2), apart=False)
    chairs.seat([[5, 4, 3, 2, 1, 0, 6, 7]])
    assert chairs.rounds == [[5, 4, 3, 2, 1, 0, 6, 7]]
    chairs.seat([[5, 4, 3, 2, 1, 0, 6, 7]])
    assert len({frozenset(chairs.rounds[held][at : at + 2]) for held in (0, 1) for at in (0, 2, 4, 6)}) == 8
