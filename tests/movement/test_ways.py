"""The nine ways that clubs go round the room: each by hand at three tables, and what simulations say of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.evenings import assert_whole, ns_take, one_more, played, seats, waiting

from whistdrive.core.drive import Drive, Round, Slip, Table
from whistdrive.core.options import read_options
from whistdrive.core.sheet import SIDES
from whistdrive.movement.by_seat import BySeat
from whistdrive.movement.lots import Lots
from whistdrive.movement.presets import PRESETS
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.ring import RULES
from whistdrive.scoring import RULES as SYSTEMS
from whistdrive.words import ENGLISH, SENTENCES

LADIES_AND_GENTS = ("winners_move", "losers_move", "semi_partner")

BY_HAND = {
    "winners_move": [(9, 4, 3, 8), (5, 10, 1, 6), (7, 12, 11, 2)],
    "losers_move": [(1, 6, 11, 2), (3, 8, 7, 12), (9, 4, 5, 10)],
    "semi_partner": [(1, 2, 11, 6), (3, 12, 7, 8), (9, 10, 5, 4)],
    "crazy_whist": [(9, 4, 3, 10), (5, 2, 1, 6), (7, 12, 11, 8)],
    "head_table": [(1, 2, 7, 8), (5, 6, 9, 10), (3, 4, 11, 12)],
    "swedish_chairs": [(9, 3, 10, 4), (1, 6, 5, 2), (7, 11, 8, 12)],
    "fixed_steps": [(1, 10, 7, 12), (5, 2, 11, 4), (9, 6, 3, 8)],
    "coloured_cards": [(9, 6, 11, 8), (1, 10, 3, 12), (5, 2, 7, 4)],
    "whole_table": [(9, 6, 7, 12), (1, 10, 11, 4), (5, 2, 3, 8)],
}
"""Round 2, worked with pencil and paper from round 1: 1 2 3 4, 5 6 7 8, 9 10 11 12; 1+2, 7+8 and 9+10 won."""

LONGEST_RUNS = {5: 5, 6: 2, 7: 7, 8: 2, 9: 3, 10: 5, 11: 11, 12: 3, 13: 13, 14: 7}
"""Rounds without two people meeting again, by tables, where N stays, S goes one up, E two up and W two down."""

OTHER_RUNS = {8: 4, 12: 4, 16: 8}
"""The same where N stays, S goes one down, E one up and W two up."""


def in_order(movement: Progressive | BySeat, players: int) -> Drive:
    """A drive that sits in the order of its numbers."""
    return waiting(replace(movement, drawn=False), players)


def way(key: str, players: int) -> Drive:
    movement = PRESETS[key].movement
    assert isinstance(movement, Progressive | BySeat)
    return in_order(movement, players)


def ns_win_but_at_two(_number: int, table: Table) -> Slip:
    return ns_take(4 if table.number == 2 else 9)


def by_chance(number: int, table: Table) -> Slip:
    return Slip(winner=SIDES[Lots("results", number, table.number).below(2)])


def couples(held: Round) -> set[frozenset[int]]:
    return {frozenset(side) for table in seats(held) for side in (table[:2], table[2:])}


def run_without_meeting_again(of: Drive) -> int:
    met: set[tuple[int, int]] = set()
    for number, held in enumerate(of.rounds):
        now = {pair for table in seats(held) for pair in combinations(sorted(table), 2)}
        if met & now:
            return number
        met |= now
    return len(of.rounds)


def test_all_nine_are_offered_and_worded() -> None:
    assert list(PRESETS) == list(BY_HAND)
    assert all(SENTENCES[f"preset.{key}"] for key in PRESETS)
    assert len({preset.movement for preset in PRESETS.values()}) == 9
    assert {key for key, preset in PRESETS.items() if preset.asks_roles} == {*LADIES_AND_GENTS, "coloured_cards"}
    assert {key: preset.deals for key, preset in PRESETS.items() if preset.deals} == {"whole_table": 4}


@pytest.mark.parametrize("key", BY_HAND)
def test_three_tables_by_hand(key: str) -> None:
    of = one_more(way(key, 12), ns_win_but_at_two)
    assert seats(of.rounds[0]) == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    assert seats(one_more(of).rounds[1]) == BY_HAND[key]


def test_a_head_table_may_part_couples() -> None:
    of = one_more(in_order(Progressive("head_table_new"), 12), ns_win_but_at_two)
    assert seats(one_more(of).rounds[1]) == [(1, 8, 7, 2), (5, 10, 9, 6), (3, 12, 11, 4)]


def test_who_goes_together_may_go_down() -> None:
    of = one_more(in_order(Progressive("winners_together", "ladies_down"), 12), ns_win_but_at_two)
    assert seats(one_more(of).rounds[1]) == [(7, 4, 3, 8), (5, 10, 9, 6), (1, 12, 11, 2)]


def test_a_head_table_is_table_one_whichever_way_is_chosen() -> None:
    up, down = (
        played(in_order(Progressive("head_table", going), 16), 5, by_chance) for going in ("ladies_up", "ladies_down")
    )
    assert up.rounds == down.rounds


@pytest.mark.parametrize("deals", [None, 1, 4])
@pytest.mark.parametrize("key", PRESETS)
def test_two_hand_goes_the_same_ways(key: str, deals: int | None) -> None:
    of = replace(way(key, 6), scoring=SYSTEMS["two_hand"]())
    of = one_more(of, lambda _number, table: Slip(winner="NS" if table.number == 1 else "EW"))
    assert seats(of.rounds[0]) == [(1, 2), (3, 4), (5, 6)]
    expected = {
        "losers_move": [(1, 5), (2, 4), (3, 6)],
        "semi_partner": [(1, 5), (2, 4), (3, 6)],
        "head_table": [(1, 4), (3, 6), (5, 2)],
        "fixed_steps": [(1, 4), (3, 6), (5, 2)],
        "coloured_cards": [(5, 6), (1, 2), (3, 4)],
        "whole_table": [(5, 4), (1, 6), (3, 2)],
    }
    assert seats(one_more(of).rounds[1]) == expected.get(key, [(6, 2), (3, 1), (5, 4)])
    of = replace(of, plan=replace(of.plan, deals=deals))
    movement = of.movement
    assert isinstance(movement, Progressive | BySeat)
    assert all(ENGLISH(f"step.{step.code}", **step.facts) for step in movement.announcement(of))


def test_files_of_old_keep_their_meaning() -> None:
    old: dict[str, object] = {"rule": "semi_partner", "direction": "ladies_down", "drawn": False}
    assert read_options(Progressive, old) == Progressive("semi_partner", "ladies_down", drawn=False)
    assert Progressive() == Progressive("winners_move", "ladies_up", drawn=True)


@pytest.mark.parametrize(("tables", "rounds"), LONGEST_RUNS.items())
def test_fixed_steps_bring_people_together_again_so_soon(tables: int, rounds: int) -> None:
    of = way("fixed_steps", 4 * tables)
    assert run_without_meeting_again(played(of, rounds + 1)) == rounds
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("people_meet_again", {"value": rounds + 1})


@pytest.mark.parametrize(("tables", "rounds"), OTHER_RUNS.items())
def test_other_steps_bring_them_together_as_soon(tables: int, rounds: int) -> None:
    of = in_order(BySeat(0, -1, 1, 2), 4 * tables)
    assert run_without_meeting_again(played(of, rounds + 1)) == rounds


def test_an_evening_that_ends_before_is_not_warned() -> None:
    of = way("fixed_steps", 20)
    assert of.movement.fits(replace(of, plan=replace(of.plan, rounds=5))).findings == ()


def test_fixed_steps_warn_where_partners_cannot_change() -> None:
    said = {
        players: [(finding.code, finding.facts.get("side")) for finding in of.movement.fits(of).findings]
        for players in (4, 8, 12)
        for of in [way("fixed_steps", players)]
    }
    assert said == {
        4: [("one_table", None)],
        8: [("side_stays", "EW"), ("people_meet_again", None)],
        12: [("people_meet_again", None)],
    }


@pytest.mark.parametrize("tables", [1, 2, 3, 4, 6, 10, 16])
@pytest.mark.parametrize("rule", LADIES_AND_GENTS)
def test_every_table_keeps_two_ladies_and_two_gents(rule: str, tables: int) -> None:
    of = played(in_order(Progressive(rule), 4 * tables), 12, by_chance)
    assert all([each % 2 for each in table] == [1, 0, 1, 0] for held in of.rounds for table in seats(held))


@pytest.mark.parametrize("tables", [3, 4, 6, 10, 16])
def test_half_of_all_keep_their_partner_in_semi_partner(tables: int) -> None:
    of = played(way("semi_partner", 4 * tables), 12, by_chance)
    for before, after in zip(of.rounds, of.rounds[1:], strict=False):
        assert len(couples(before) & couples(after)) == tables


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("tables", [1, 2, 3, 5])
def test_who_cannot_change_partner_is_warned_of(rule: str, tables: int) -> None:
    of = in_order(Progressive(rule), 4 * tables)
    told = {finding.code for finding in of.movement.fits(of).findings}
    warned = not told.isdisjoint({"partners_stay", "partners_kept"})
    of = played(of, 12, by_chance)
    assert warned == all(couples(held) == couples(of.rounds[0]) for held in of.rounds)


@settings(max_examples=40)
@given(
    st.sampled_from([key for key, rule in RULES.items() if rule.parts_couples]),
    st.sampled_from(("ladies_up", "ladies_down")),
    st.integers(1, 50),
    st.data(),
)
def test_both_old_couples_of_every_table_are_parted(
    rule: str, direction: str, tables: int, data: st.DataObject
) -> None:
    won = data.draw(st.lists(st.sampled_from(SIDES), min_size=tables, max_size=tables))
    of = one_more(
        in_order(Progressive(rule, direction), 4 * tables), lambda _, table: Slip(winner=won[table.number - 1])
    )
    of = one_more(of)
    assert couples(of.rounds[0]).isdisjoint(couples(of.rounds[1]))


@settings(max_examples=40)
@given(st.sampled_from(sorted(PRESETS)), st.integers(1, 50), st.integers(0, 3), st.integers(0, 99))
def test_from_one_table_to_fifty_nobody_is_lost_or_twice(key: str, tables: int, over: int, seed: int) -> None:
    of = replace(waiting(PRESETS[key].movement, 4 * tables + over), seed=seed)
    of = played(of, 3, lambda number, table: Slip(winner=SIDES[Lots(seed, number, table.number).below(2)]))
    assert_whole(of)
    assert [len(held.resting) for held in of.rounds] == [over] * 3


def test_ways_without_roles_do_not_speak_of_them() -> None:
    of = one_more(way("swedish_chairs", 12), ns_win_but_at_two)
    of = replace(of, entrants=tuple(replace(each, role="A") for each in of.entrants))
    assert of.movement.fits(of).findings == ()
    assert {step.facts["role"] for step in of.movement.explain(of, of.rounds[0].table(1))} == {"player"}
    crazy = replace(of, movement=PRESETS["crazy_whist"].movement)
    assert {step.facts["role"] for step in crazy.movement.explain(crazy, of.rounds[0].table(1))} == {"player"}


def test_white_and_blue_are_seated_by_colour() -> None:
    of = replace(waiting(PRESETS["coloured_cards"].movement, 24), seed=3)
    of = replace(of, entrants=tuple(replace(each, role="AB"[each.number > 12]) for each in of.entrants))
    of = played(of, 4)
    assert all([each > 12 for each in table] == [False, True] * 2 for held in of.rounds for table in seats(held))
    surplus = replace(of, rounds=(), entrants=tuple(replace(each, role="A") for each in of.entrants))
    assert "plays_other_role" in {finding.code for finding in of.movement.fits(surplus).findings}


def announced(key: str) -> list[str]:
    of = way(key, 12)
    of = replace(of, plan=replace(of.plan, deals=PRESETS[key].deals or 1, roles=("white", "blue")))
    movement = of.movement
    assert isinstance(movement, Progressive | BySeat)
    return [ENGLISH(f"step.{step.code}", **step.facts) for step in movement.announcement(of)]


def test_the_mc_reads_aloud_who_moves_and_when() -> None:
    assert announced("losers_move") == [
        "After every deal wait for the bell, then move.",
        "The losing white goes up one table.",
        "The losing blue goes down one table.",
        "The winning white keeps the seat.",
        "The winning blue stays, but changes seats to play against the last partner.",
        "Up from the last table is table 1; down from table 1 is the last.",
    ]
    assert announced("coloured_cards")[1:3] == ["Every white moves up by 1.", "Every blue moves down by 1."]
    assert announced("whole_table")[:2] == ["After 4 deals wait for the bell, then move.", "North moves up by 1."]
    assert announced("head_table")[1].startswith("At table 1, the head table, winners stay")
    assert len({tuple(announced(key)) for key in PRESETS}) == 9


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("direction", ["ladies_up", "ladies_down"])
def test_every_announcement_has_words(rule: str, direction: str) -> None:
    movement = Progressive(rule, direction)
    for deals in (None, 1, 2):
        of = waiting(movement, 12)
        of = replace(of, plan=replace(of.plan, deals=deals))
        assert all(ENGLISH(f"step.{step.code}", **step.facts) for step in movement.announcement(of))
    still = BySeat(0, -3, 0, -3, colours=True)
    assert [step.code for step in still.announcement(waiting(still, 12))][1:3] == ["say_role_stays", "say_role_down"]
