"""The matching behind a Swiss round, beside trying everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from whistdrive.movement.history import Two
from whistdrive.movement.lots import Lots
from whistdrive.movement.matching import _cheapest, _Prices, couples

Price = tuple[int, int, int, int]


def every_seating(places: tuple[int, ...]) -> Iterator[list[Two]]:
    """All ways to put places together two by two; of an odd number one is left."""
    if len(places) % 2:
        for left in places:
            yield from every_seating(tuple(each for each in places if each != left))
        return
    if not places:
        yield []
        return
    first, *others = places
    for other in others:
        for more in every_seating(tuple(each for each in others if each != other)):
            yield [(first, other), *more]


def price(seating: list[Two], scores: list[int], met: Mapping[Two, int], rest: list[int]) -> Price | None:
    """What a seating costs, the weightiest first; None where somebody rests who may not."""
    left = set(range(len(scores))) - {place for two in seating for place in two}
    if not left <= set(rest):
        return None
    return (
        sum(met.get(two, 0) ** 2 for two in seating),
        sum(rest.index(place) for place in left),
        sum((scores[one] - scores[another]) ** 2 for one, another in seating),
        sum((one - another) ** 2 for one, another in seating),
    )


@st.composite
def standings(draw: st.DrawFn) -> tuple[list[int], dict[Two, int], list[int]]:
    sides = draw(st.integers(2, 7))
    scores = sorted(draw(st.lists(st.integers(-9, 30), min_size=sides, max_size=sides)), reverse=True)
    twos = [(one, another) for another in range(sides) for one in range(another)]
    met = draw(st.dictionaries(st.sampled_from(twos), st.integers(1, 3)))
    rest = draw(st.lists(st.sampled_from(range(sides)), min_size=1, unique=True))
    return scores, met, sorted(rest, reverse=True)


@settings(max_examples=150)
@given(standings())
def test_nothing_is_cheaper(given_: tuple[list[int], dict[Two, int], list[int]]) -> None:
    scores, met, rest = given_
    found = couples(scores, met, rest)
    prices = [price(seating, scores, met, rest) for seating in every_seating(tuple(range(len(scores))))]
    assert price(found, scores, met, rest) == min(each for each in prices if each is not None)
    assert found == sorted(found)


def test_looking_at_neighbours_costs_no_more_than_looking_at_all() -> None:
    for seed in range(6):
        lots = Lots(seed)
        scores = sorted((lots.below(60) for _ in range(60)), reverse=True)
        met = {(one, another): 1 for another in range(60) for one in range(another) if lots.below(5) == 0}
        everything = _cheapest(list(_Prices(scores, met).meetings(60, again=False)))
        assert price(couples(scores, met, []), scores, met, []) == price(everything, scores, met, [])


def test_the_window_widens_until_everybody_has_somebody() -> None:
    top, bottom = range(20), range(20, 40)
    met = {(one, another): 1 for half in (top, bottom) for another in half for one in half if one < another}
    found = couples(list(range(40, 0, -1)), met, [])
    assert sorted(place for two in found for place in two) == list(range(40))
    assert not met.keys() & set(found)


def test_who_must_meet_again_has_met_least() -> None:
    everybody_twice = dict.fromkeys([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], 2)
    assert couples([9, 8, 1, 0], {**everybody_twice, (0, 3): 1, (1, 2): 1}, []) == [(0, 3), (1, 2)]


def test_a_later_one_rests_where_that_spares_a_rematch() -> None:
    assert couples([5, 3, 1], {(0, 1): 1}, [2, 1, 0]) == [(0, 2)]
    assert couples([5, 3, 1], {(0, 1): 1}, [2]) == [(0, 1)]
