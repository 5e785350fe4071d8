"""Mixed evenings: a lady and a gent on each side, whoever comes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.movement.evenings import assert_whole, counted, played, waiting, with_arrivals, without

from whistdrive.core.drive import Drive
from whistdrive.movement.fairest import fairest
from whistdrive.movement.mixed import Mixed
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import report
from whistdrive.movement.schedules.schedule import Request
from whistdrive.scoring import RULES


def mixed(ladies: int, gents: int, rounds: int, *, drawn: bool = True) -> Drive:
    """A drive of ladies, who have the first numbers, and gents."""
    of = waiting(Mixed(drawn=drawn), ladies + gents, rounds)
    roles = "A" * ladies + "B" * gents
    return replace(of, entrants=tuple(replace(each, role=roles[each.id - 1]) for each in of.entrants))


def codes(of: Drive) -> list[tuple[str, object]]:
    return [(finding.code, finding.facts.get("value")) for finding in of.movement.fits(of).findings]


def strangers(of: Drive) -> list[list[int]]:
    """Who sits in the other role's seats, round by round: ladies South or West, gents North or East."""
    roles = {entrant.id: entrant.role for entrant in of.entrants}
    return [
        sorted(
            each
            for table in held.tables
            for chair, seat in enumerate(table.seats)
            for each in seat
            if roles[each] != "AB"[chair % 2]
        )
        for held in of.rounds
    ]


@pytest.mark.parametrize(("couples", "rounds"), [(2, 2), (3, 4), (5, 5), (8, 6), (13, 8), (30, 12)])
def test_everybody_sits_in_seats_of_their_role_as_evenly_as_in_the_schedule(couples: int, rounds: int) -> None:
    of = played(mixed(couples, couples, rounds), rounds)
    assert_whole(of)
    assert not any(strangers(of))
    found = report(schedule(Request("mixed", 2 * couples, rounds)))
    assert found.partners is not None
    assert found.partners.spread.most == counted(of).partners.most
    assert found.opponents.spread.most == counted(of).opponents.most
    assert found.visits.spread == counted(of).tables


def test_in_the_order_of_numbers_the_first_half_are_ladies() -> None:
    of = played(mixed(8, 8, 6, drawn=False), 1)
    way = fairest("mixed", 16, 6)
    assert way is not None
    assert [tuple(table.entrants()) for table in of.rounds[0].tables] == [
        tuple(place + 1 for place in game) for game in way.round(1)
    ]


def test_after_all_have_been_partners_they_are_again_and_it_is_said() -> None:
    assert codes(mixed(6, 6, 6)) == []
    assert codes(mixed(6, 6, 7)) == [("partners_repeat", 7)]
    assert codes(mixed(5, 5, 7)) == [("partners_repeat", 7)]


def test_of_too_many_in_one_role_the_last_play_in_the_others_seats_and_it_is_said() -> None:
    of = mixed(10, 6, 6)
    assert codes(of) == [("plays_other_role", 2)]
    of = played(of, 6)
    assert_whole(of)
    assert strangers(of) == [[9, 10]] * 6
    assert counted(of).partners.most == 1


def test_who_plays_in_the_others_seats_is_said_also_where_some_rest() -> None:
    of = mixed(12, 10, 4)
    assert codes(of) == [("plays_other_role", 1)]
    assert {each for round_of in strangers(played(of, 4)) for each in round_of} == {12}
    assert codes(mixed(12, 11, 4)) == []


@pytest.mark.parametrize(("ladies", "gents", "rounds"), [(3, 2, 5), (5, 4, 9), (6, 5, 8), (7, 6, 7), (12, 11, 8)])
def test_with_an_odd_number_all_rest_in_turn_and_one_at_most_plays_in_the_others_seats(
    ladies: int, gents: int, rounds: int
) -> None:
    of = played(mixed(ladies, gents, rounds), rounds)
    assert_whole(of)
    rests = counted(of).rests
    assert rests.most - rests.least <= 1
    assert all(len(each) <= 2 for each in strangers(of))
    assert counted(of).partners.most <= 2


def test_without_roles_it_is_played_all_the_same() -> None:
    of = played(waiting(Mixed(), 14, 6), 6)
    assert_whole(of)
    assert counted(of).partners.most == 1


def test_two_hand_is_a_round_robin() -> None:
    of = played(replace(mixed(4, 3, 7), scoring=RULES["two_hand"]()), 7)
    assert_whole(of)
    assert counted(of).opponents.histogram == ((1, 21),)


def test_a_gent_takes_a_gents_place_and_nobody_else_moves_differently() -> None:
    of = played(mixed(8, 8, 6), 2)
    undisturbed = played(of, 4)
    changed = with_arrivals(without(of, (3, 12)), 2)
    roles = {17: "B", 18: "A"}
    changed = replace(
        changed, entrants=tuple(replace(each, role=roles.get(each.id, each.role)) for each in changed.entrants)
    )
    assert [(finding.code, finding.facts) for finding in changed.movement.fits(changed).findings] == [
        ("takes_place", {"who": "18 Player 18", "whose": "3 Player 3"}),
        ("takes_place", {"who": "17 Player 17", "whose": "12 Player 12"}),
    ]
    changed = played(changed, 4)
    there = {3: 18, 12: 17}
    assert [[there.get(each, each) for each in held.entrants()] for held in undisturbed.rounds[2:]] == [
        list(held.entrants()) for held in changed.rounds[2:]
    ]
    assert not any(strangers(changed))


def test_when_a_couple_goes_home_the_others_keep_their_roles() -> None:
    of = played(without(played(mixed(8, 8, 7), 3), (2, 11)), 4)
    assert_whole(of)
    assert not any(strangers(of))
    assert counted(of).partners.most == 1
    assert max(dict(counted(of).rests.histogram)) <= 1
