"""Fixed pairs: given by number or by order, odd, late and gone."""

from __future__ import annotations

from dataclasses import replace

from tests.movement.evenings import (
    assert_whole,
    counted,
    one_more,
    played,
    seats,
    swapped,
    waiting,
    with_arrivals,
    without,
)

from whistdrive.core.drive import Drive
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.schedules.sides import all_meet
from whistdrive.scoring import RULES


def paired(players: int, *, drawn: bool = True, rounds: int = 24) -> Drive:
    """A drive in which 1 plays with 2, 3 with 4 and so on."""
    of = waiting(Pairs(drawn=drawn), players, rounds)
    return replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))


def partners(of: Drive) -> set[frozenset[int]]:
    """Everybody who ever sat opposite each other."""
    return {
        frozenset(entrant for seat in side for entrant in seat)
        for held in of.rounds
        for table in held.tables
        for side in (table.side("NS"), table.side("EW"))
    }


def test_all_pairs_meet_once_and_partners_stay() -> None:
    of = played(paired(16), 7)
    assert_whole(of)
    assert partners(of) == {frozenset((number, number + 1)) for number in range(1, 17, 2)}
    even = counted(of)
    assert even.opponents.histogram == ((1, 28),)


def test_in_order_pairs_hold_the_places_of_the_schedule() -> None:
    of = played(paired(8, drawn=False, rounds=3), 3)
    found = all_meet(Request("pairs", 4, 3)).rounds
    assert [seats(held) for held in of.rounds] == [
        [tuple(entrant for pair in game for entrant in (2 * pair + 1, 2 * pair + 2)) for game in games]
        for games in found
    ]


def test_tables_are_as_even_as_in_the_schedule() -> None:
    of = played(paired(24, rounds=11), 11)
    assert counted(of).opponents.most == 1
    assert counted(of).tables.most == 2


def test_an_odd_pair_rests_in_turn() -> None:
    of = played(paired(10), 5)
    assert of.movement.fits(of).resting == 2
    assert counted(of).rests.histogram == ((1, 5),)
    assert all(of.rounds[n].resting[0] + 1 == of.rounds[n].resting[1] for n in range(5))


def test_pairs_need_no_neighbouring_numbers() -> None:
    of = waiting(Pairs(), 8)
    of = replace(of, entrants=tuple(replace(each, pair=each.number % 4) for each in of.entrants))
    assert partners(played(of, 3)) == {frozenset((number, number + 4)) for number in range(1, 5)}


def test_who_has_no_pair_is_paired_by_number_and_it_is_said() -> None:
    of = waiting(Pairs(), 8, rounds=3)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("paired_by_number", {"value": 8})
    assert partners(played(of, 3)) == {frozenset((number, number + 1)) for number in range(1, 9, 2)}


def test_who_has_no_partner_rests_and_it_is_said() -> None:
    of = paired(9, rounds=3)
    fit = of.movement.fits(of)
    assert (fit.tables, fit.resting) == (2, 1)
    assert [
        (finding.code, finding.facts["value" if "value" in finding.facts else "number"]) for finding in fit.findings
    ] == [
        ("paired_by_number", 1),
        ("no_partner", 9),
    ]
    of = played(of, 3)
    assert_whole(of)
    assert all(held.resting == (9,) for held in of.rounds)


def test_after_all_have_met_it_begins_again_and_says_so() -> None:
    of = paired(8, rounds=4)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("opponents_repeat", {"value": 4})
    of = played(of, 4)
    assert {frozenset(table) for table in seats(of.rounds[3])} == {frozenset(table) for table in seats(of.rounds[0])}


def test_a_swap_within_a_pair_or_of_two_pairs_in_round_one_stands() -> None:
    of = one_more(paired(8, drawn=False))
    within = {7: 8, 8: 7}
    assert seats(one_more(swapped(of, 1, 7, 8)).rounds[1]) == renamed(seats(one_more(of).rounds[1]), within)
    whole = swapped(swapped(of, 1, 1, 3), 1, 2, 4)
    between = {1: 3, 3: 1, 2: 4, 4: 2}
    assert seats(one_more(whole).rounds[1]) == renamed(seats(one_more(of).rounds[1]), between)


def renamed(tables: list[tuple[int, ...]], names: dict[int, int]) -> list[tuple[int, ...]]:
    """The tables with some people in the places of others."""
    return [tuple(names.get(each, each) for each in table) for table in tables]


def test_when_pairs_come_and_go_the_others_do_not_meet_again_while_they_need_not() -> None:
    of = played(paired(12), 2)
    of = with_arrivals(without(of, (1, 2)), 4)
    pair_of = {13: 7, 14: 7, 15: 8, 16: 8}
    of = replace(of, entrants=tuple(replace(each, pair=pair_of.get(each.id, each.pair)) for each in of.entrants))
    assert [finding.code for finding in of.movement.fits(of).findings] == ["planned_anew"]
    of = played(of, 3)
    assert_whole(of)
    assert frozenset((13, 14)) in partners(of)
    assert counted(of).opponents.most == 1


def test_a_partner_who_is_left_alone_gets_whoever_is_free() -> None:
    of = with_arrivals(without(played(paired(8), 1), (1,)), 1)
    of = played(of, 3)
    assert_whole(of)
    assert frozenset((2, 9)) in partners(of)


def test_two_hand_sides_are_players() -> None:
    of = played(replace(waiting(Pairs(), 6, rounds=5), scoring=RULES["two_hand"]()), 5)
    assert_whole(of)
    assert counted(of).opponents.histogram == ((1, 15),)
    assert of.movement.fits(of).findings == ()
