"""The single ways to a schedule: whist designs, rainbows, mirrors, newcomers, and a round more."""

from __future__ import annotations

import pytest

from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.extras import joined
from whistdrive.movement.schedules.mirrors import mirrors
from whistdrive.movement.schedules.one_more import with_one_more
from whistdrive.movement.schedules.parts import origin, part
from whistdrive.movement.schedules.rainbow import rainbow
from whistdrive.movement.schedules.schedule import Kind
from whistdrive.movement.schedules.whist import NEAR, whist_design


@pytest.mark.parametrize("players", [4, 5, 9, 21, 25, 44, 45, 48, 57, 60, 69, 81, 84, 93, 133, 172, 177, 184, 200])
def test_every_construction_gives_a_whist_design(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    assert count("individual", players, design).whist_design


@pytest.mark.parametrize("players", [5, 9, 21, 57, 85, 105, 129])
def test_the_rounds_of_a_design_stand_in_the_order_of_who_rests(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    for number, games in enumerate(design):
        assert set(range(players)).difference(*games) == {number}


@pytest.mark.parametrize("players", sorted(NEAR))
def test_a_near_design_lacks_nothing_but_some_opponents(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    found = count("individual", players, design)
    assert found.partners
    assert found.partners.spread.histogram == ((1, players * (players - 1) // 2),)
    assert not found.whist_design
    assert found.opponents.q < 1.15 * found.opponents.bound
    assert origin(players) == "near design"


def test_there_is_no_design_for_two_or_three_over() -> None:
    assert whist_design(3) is whist_design(6) is whist_design(7) is None


@pytest.mark.parametrize(
    ("kind", "players", "rounds"),
    [
        ("individual", 20, 5),
        ("individual", 30, 7),
        ("individual", 35, 8),
        ("individual", 47, 11),
        ("individual", 100, 25),
        ("individual", 120, 24),
        ("mixed", 20, 5),
        ("mixed", 30, 7),
        ("mixed", 34, 8),
        ("mixed", 140, 35),
        ("mixed", 194, 24),
    ],
)
def test_nothing_repeats_in_a_rainbow(kind: Kind, players: int, rounds: int) -> None:
    found = count(kind, players, rainbow(kind, players, rounds) or ())
    assert found.rounds == rounds
    assert found.tables == players // 4
    assert found.meetings.q == found.visits.q == 0
    assert found.rests.spread.most <= 1


@pytest.mark.parametrize(("players", "rounds"), [(16, 4), (20, 6), (24, 24), (35, 9)])
def test_not_every_number_has_a_rainbow(players: int, rounds: int) -> None:
    assert rainbow("individual", players, rounds) is None


@pytest.mark.parametrize("couples", [25, 35, 49, 77])
def test_nobody_meets_again_in_mirrors_without_twos_and_threes(couples: int) -> None:
    found = count("mixed", 2 * couples, mirrors(2 * couples, couples) or ())
    assert found.opponents.q == 0
    assert found.rests.spread.histogram == ((1, 2 * couples),)


@pytest.mark.parametrize("couples", [12, 27, 32, 50, 75, 100])
def test_hardly_anybody_meets_again_in_other_mirrors(couples: int) -> None:
    found = count("mixed", 2 * couples, mirrors(2 * couples, couples) or ())
    assert found.partners
    assert found.partners.at_bound
    assert found.rests.at_bound
    assert found.opponents.q < couples * couples // 3


@pytest.mark.parametrize("couples", [13, 21, 25, 45, 97])
def test_everybody_sees_each_table_twice_in_mirrors_of_an_odd_number_of_couples(couples: int) -> None:
    found = count("mixed", 2 * couples, mirrors(2 * couples, couples) or ())
    assert found.visits.spread.histogram == ((2, 2 * couples * (couples // 2)),)


def test_there_are_no_mirrors_for_two_couples() -> None:
    assert mirrors(4, 2) is None


@pytest.mark.parametrize(("players", "newcomers", "rounds"), [(60, 1, 30), (60, 2, 30), (60, 3, 20), (24, 3, 12)])
def test_newcomers_have_nobody_as_partner_twice(players: int, newcomers: int, rounds: int) -> None:
    found = count(
        "individual", players + newcomers, joined(mirrors(players, rounds) or (), players, players + newcomers)
    )
    assert found.partners
    assert found.partners.q == 0
    assert found.rests.at_bound
    assert found.rests.spread.histogram[-1][0] <= 1 + newcomers * rounds // players


@pytest.mark.parametrize("players", [9, 13, 33, 45, 53])
def test_one_more_player_and_one_more_round(players: int) -> None:
    design = whist_design(players)
    assert design is not None
    found = count("individual", players + 1, with_one_more(design))
    assert found.rounds == players + 1
    assert found.rests.spread.histogram == ((2, players + 1),)
    assert found.partners
    assert found.partners.q == 0 or players < 25


@pytest.mark.parametrize(("players", "rounds"), [(27, 26), (62, 45), (63, 50), (63, 62), (64, 50), (65, 40)])
def test_part_of_a_design_keeps_partners_apart_and_rests_even(players: int, rounds: int) -> None:
    found = count("individual", players, part(players, rounds) or ())
    assert found.rounds == rounds
    assert found.partners
    assert found.partners.q == 0
    assert found.rests.at_bound
