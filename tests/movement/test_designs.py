"""The designs, counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from whistdrive.movement.designs import circle, rounds_with_new_partners, whist_design
from whistdrive.movement.starters import WHIST_STARTERS


@pytest.mark.parametrize("players", WHIST_STARTERS)
def test_a_starter_makes_everybody_partners_once_and_opponents_twice(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for number in range(1, design.length + 1):
        tables = design.round(number)
        sitting = [place for table in tables for place in table]
        assert sorted([*sitting, *design.resting(number)]) == list(range(players))
        for a, b, c, d in tables:
            partners.update((frozenset((a, b)), frozenset((c, d))))
            opponents.update(map(frozenset, product((a, b), (c, d))))
    every_two = [frozenset(two) for two in combinations(range(players), 2)]
    assert partners == dict.fromkeys(every_two, 1)
    assert opponents == dict.fromkeys(every_two, 2)


@pytest.mark.parametrize("players", WHIST_STARTERS)
def test_a_design_is_as_long_as_partners_can_be_new_and_rests_everybody_alike(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    assert design.length == rounds_with_new_partners(players)
    rests = Counter(place for number in range(1, design.length + 1) for place in design.resting(number))
    assert len(set(rests.values())) <= 1
    assert sum(rests.values()) == (players % 4) * design.length


def test_the_starters_of_the_brief_are_there() -> None:
    assert set(WHIST_STARTERS) >= {8, 12, 13, 16, 17, 20, 21, 24}
    assert whist_design(10) is None


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (5, 5), (6, 7), (7, 10), (8, 7), (10, 11), (11, 13)])
def test_partnerships_are_used_up_after_so_many_rounds(players: int, rounds: int) -> None:
    assert rounds_with_new_partners(players) == rounds


@pytest.mark.parametrize("sides", range(2, 30))
def test_in_a_circle_every_side_meets_every_other_once_and_rests_alike(sides: int) -> None:
    design = circle(sides)
    met = Counter(frozenset(table) for number in range(1, design.length + 1) for table in design.round(number))
    assert met == {frozenset(two): 1 for two in combinations(range(sides), 2)}
    rests = Counter(place for number in range(1, design.length + 1) for place in design.resting(number))
    assert rests == (dict.fromkeys(range(sides), 1) if sides % 2 else {})


def test_a_design_begins_again_after_its_last_round() -> None:
    design = whist_design(8)
    assert design is not None
    assert design.round(8) == design.round(1)
