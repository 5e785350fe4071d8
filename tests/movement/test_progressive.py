"""Progressive evenings: the three rules worked by hand, and everything that comes between."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.movement.evenings import (
    assert_whole,
    nothing,
    ns_take,
    one_more,
    plan_of,
    played,
    seats,
    waiting,
    with_arrivals,
    without,
)

from whistdrive.core.drive import Deal, Drive, Plan, Slip, Table
from whistdrive.core.options import read_options
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.winners import winner
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH

THREE_TABLES = {
    "winners_move": [(9, 4, 3, 8), (5, 10, 1, 6), (7, 12, 11, 2)],
    "losers_move": [(1, 6, 11, 2), (3, 8, 7, 12), (9, 4, 5, 10)],
    "semi_partner": [(1, 2, 11, 6), (3, 12, 7, 8), (9, 10, 5, 4)],
}
"""After 1+2, 7+8 and 9+10 won: ladies have odd numbers and sit N and E, gents even ones and sit S and W."""


def numbered(players: int, **options: object) -> Drive:
    """A drive that sits in the order of its numbers, odd ones as ladies and even ones as gents."""
    of = waiting(read_options(Progressive, {"drawn": False, **options}), players)
    roles = {1: "A", 0: "B"}
    return replace(of, entrants=tuple(replace(each, role=roles[each.number % 2]) for each in of.entrants))


def ns_win_but_at_two(_number: int, table: Table) -> Slip:
    return ns_take(4 if table.number == 2 else 9)


@pytest.mark.parametrize("rule", THREE_TABLES)
def test_the_rule_at_three_tables(rule: str) -> None:
    of = one_more(numbered(12, rule=rule), ns_win_but_at_two)
    assert seats(of.rounds[0]) == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    assert seats(one_more(of).rounds[1]) == THREE_TABLES[rule]


def test_ladies_may_go_down_and_gents_up() -> None:
    of = one_more(numbered(12, direction="ladies_down"), ns_win_but_at_two)
    assert seats(one_more(of).rounds[1]) == [(7, 4, 3, 10), (5, 2, 9, 6), (1, 12, 11, 8)]


@pytest.mark.parametrize("rule", ["winners_move", "losers_move"])
@pytest.mark.parametrize("players", [4, 8, 12, 16])
def test_every_couple_is_parted(rule: str, players: int) -> None:
    of = played(numbered(players, rule=rule), 8, ns_win_but_at_two)
    for before, after in zip(of.rounds, of.rounds[1:], strict=False):
        assert couples(seats(before)).isdisjoint(couples(seats(after)))


def couples(tables: list[tuple[int, ...]]) -> set[frozenset[int]]:
    return {frozenset(side) for table in tables for side in (table[:2], table[2:])}


def test_semi_partner_keeps_the_winners_and_with_two_tables_everybody() -> None:
    of = numbered(8, rule="semi_partner")
    assert [finding.code for finding in of.movement.fits(of).findings] == ["partners_stay"]
    of = played(of, 6, ns_win_but_at_two)
    assert all(couples(seats(held)) == couples(seats(of.rounds[0])) for held in of.rounds)


def test_one_table_works_and_warns() -> None:
    of = numbered(4)
    assert [finding.code for finding in of.movement.fits(of).findings] == ["one_table"]
    of = played(of, 3, ns_win_but_at_two)
    assert [seats(held) for held in of.rounds] == [[(1, 2, 3, 4)], [(1, 4, 3, 2)], [(1, 2, 3, 4)]]


def test_the_winner_is_read_from_the_slip_the_deal_or_the_sum() -> None:
    of = one_more(numbered(4))
    table = of.rounds[0].tables[0]
    assert winner(of, 1, replace(table, slip=ns_take(9))).side == "NS"
    assert winner(of, 1, replace(table, slip=replace(ns_take(9), winner="EW"))).side == "EW"
    two_deals = replace(of, plan=replace(of.plan, deals=2))
    deals = (Deal({"ns": 9, "ew": 4}), Deal({"ns": 1, "ew": 12}))
    assert winner(two_deals, 1, replace(table, slip=Slip(deals=deals))).side == "EW"
    totals = replace(two_deals, plan=replace(two_deals.plan, deals=3))
    assert winner(totals, 1, replace(table, slip=Slip(totals=(19, 20)))).side == "EW"
    assert winner(totals, 1, replace(table, slip=Slip(totals=(19, 19), remark="agreed so"))).lot == "level"
    misere = replace(of, plan=Plan(rounds=24, interval=0, trumps=("MIS",)))
    assert winner(misere, 1, replace(table, slip=ns_take(9))).side == "EW"


def test_a_level_or_missing_table_is_decided_by_lot_and_named() -> None:
    def write(_number: int, table: Table) -> Slip:
        if table.number == 1:
            return Slip(deals=(Deal({"ns": 6, "ew": 6}),), remark="a card was lost")
        return ns_take(9) if table.number == 2 else nothing(1, table)

    of = one_more(numbered(12), write)
    said = [ENGLISH.finding(finding) for finding in of.movement.fits(of).findings]
    assert len(said) == 2
    assert said[0].startswith("Round 1, table 1: level; by lot")
    assert said[1].startswith("Round 1, table 3: no result yet; by lot")
    assert of.movement.propose(of) == of.movement.propose(of)
    assert of.movement.explain(of, of.rounds[0].table(1))[0].code == "level_lot"
    assert of.movement.explain(of, of.rounds[0].table(3))[0].facts["table"] == 3
    assert len(of.movement.explain(of, of.rounds[0].table(2))) == 4


def test_lots_fall_either_way() -> None:
    of = one_more(waiting(Progressive(), 80))
    assert {winner(of, 1, table).side for table in of.rounds[0].tables} == {"NS", "EW"}


def test_the_announcement_says_who_goes_where() -> None:
    of = one_more(numbered(12), ns_win_but_at_two)
    steps = of.movement.explain(of, of.rounds[0].table(3))
    assert [ENGLISH(f"step.{step.code}", **step.facts) for step in steps] == [
        "The winning lady goes to table 1, North: 9 Player 9",
        "The winning gent goes to table 2, South: 10 Player 10",
        "The losing lady stays at table 3, East: 11 Player 11",
        "The losing gent stays at table 3 and moves to South: 12 Player 12",
    ]
    named = replace(of, plan=replace(of.plan, roles=("white", "blue")))
    assert named.movement.explain(named, of.rounds[0].table(3))[1].facts["role"] == "blue"


def test_first_seats_are_drawn_ladies_and_gents_apart() -> None:
    of = replace(numbered(40), movement=Progressive())
    first = of.movement.propose(of)
    assert all([each % 2 for each in table] == [1, 0, 1, 0] for table in seats(first))
    assert first == of.movement.propose(of)
    assert first != of.movement.propose(replace(of, seed=8))


def test_the_surplus_of_a_role_takes_the_other_seats_and_it_is_said() -> None:
    of = waiting(Progressive(), 20)
    of = replace(of, entrants=tuple(replace(each, role="A" if each.number <= 13 else "B") for each in of.entrants))
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("plays_other_role", {"value": 3, "role": "A"})
    gents = [gent for table in seats(one_more(of).rounds[0]) for gent in table[1::2]]
    assert sum(gent <= 13 for gent in gents) == 3


def test_the_rest_falls_first_to_the_role_there_is_too_much_of() -> None:
    of = numbered(9)
    assert of.movement.fits(of).resting == 1
    assert of.movement.fits(of).findings == ()
    assert one_more(of).rounds[0].resting == (9,)


def test_four_late_arrivals_open_a_third_table_and_nothing_else_moves() -> None:
    of = one_more(numbered(8), ns_win_but_at_two)
    expected = seats(of.movement.propose(of))
    of = one_more(with_arrivals(of, 4))
    assert seats(of.rounds[1])[:2] == expected
    assert sorted(seats(of.rounds[1])[2]) == [9, 10, 11, 12]


def test_one_who_comes_late_waits_a_round_and_then_plays() -> None:
    of = one_more(numbered(8), ns_win_but_at_two)
    expected = seats(of.movement.propose(of))
    of = one_more(with_arrivals(of, 1), ns_win_but_at_two)
    assert (seats(of.rounds[1]), of.rounds[1].resting) == (expected, (9,))
    assert 9 not in one_more(of).rounds[2].resting


def test_the_chair_of_one_who_left_goes_to_one_who_rests() -> None:
    of = one_more(numbered(9), ns_win_but_at_two)
    assert of.rounds[0].resting == (9,)
    of = one_more(without(of, (6,)))
    assert seats(of.rounds[1]) == [(7, 4, 3, 8), (5, 2, 1, 9)]
    assert of.rounds[1].resting == ()


def test_when_too_few_are_left_the_last_table_closes_and_fills_the_others() -> None:
    of = without(one_more(numbered(12), ns_win_but_at_two), (1, 6, 9, 10))
    of = one_more(of)
    assert_whole(of)
    assert seats(of.rounds[1]) == [(7, 4, 3, 8), (5, 12, 11, 2)]


def test_two_hand_winners_go_up_and_losers_stay() -> None:
    of = replace(waiting(Progressive(drawn=False), 7), scoring=RULES["two_hand"](), plan=plan_of(6))
    of = one_more(of, lambda _number, table: Slip(winner="NS" if table.number == 1 else "EW"))
    assert seats(of.rounds[0]) == [(1, 2), (3, 4), (5, 6)]
    assert of.rounds[0].resting == (7,)
    of = one_more(of)
    assert seats(of.rounds[1]) == [(7, 2), (3, 1), (5, 4)]
    assert of.rounds[1].resting == (6,)
    steps = of.movement.explain(of, of.rounds[1].table(2))
    assert {step.facts.get("role") for step in steps[1:]} == {"player"}
