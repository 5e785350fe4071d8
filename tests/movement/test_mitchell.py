"""Mitchell: one line sits, the other moves."""

from __future__ import annotations

from dataclasses import replace

from tests.movement.evenings import assert_whole, counted, played, seats, waiting, with_arrivals

from whistdrive.core.drive import Drive
from whistdrive.movement.fairness import fairness
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.schedules.verdict import verdicts
from whistdrive.scoring import RULES


def paired(players: int, *, drawn: bool = True, skip: bool = False, rounds: int = 24) -> Drive:
    """A drive in which 1 plays with 2, 3 with 4 and so on."""
    of = waiting(Mitchell(drawn=drawn, skip=skip), players, rounds)
    return replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))


def test_north_south_stay_and_east_west_go_up_one() -> None:
    of = played(paired(12, drawn=False), 3)
    assert_whole(of)
    assert [seats(held) for held in of.rounds] == [
        [(1, 2, 7, 8), (3, 4, 9, 10), (5, 6, 11, 12)],
        [(1, 2, 11, 12), (3, 4, 7, 8), (5, 6, 9, 10)],
        [(1, 2, 9, 10), (3, 4, 11, 12), (5, 6, 7, 8)],
    ]


def test_drawn_the_lines_meet_all_the_same() -> None:
    of = played(paired(20), 5)
    assert_whole(of)
    assert counted(of).opponents.most == 1
    assert {table.seats[0] for table in of.rounds[0].tables} == {table.seats[0] for table in of.rounds[4].tables}


def test_with_an_odd_pair_one_of_east_west_rests_in_turn() -> None:
    of = played(paired(14), 4)
    assert_whole(of)
    assert of.movement.fits(of).resting == 2
    assert counted(of).rests.histogram == ((0, 3), (1, 4))


def test_it_says_from_when_pairs_meet_again() -> None:
    of = paired(16, rounds=5)
    assert [(finding.code, finding.facts) for finding in of.movement.fits(of).findings] == [
        ("opponents_repeat", {"value": 5})
    ]
    of = paired(16, skip=True, rounds=4)
    assert [finding.facts for finding in of.movement.fits(of).findings] == [{"value": 4}]


def test_a_late_pair_is_told_of_and_the_rest_is_drawn() -> None:
    of = with_arrivals(played(paired(12), 2), 2)
    assert "planned_anew" in {finding.code for finding in of.movement.fits(of).findings}
    of = played(of, 2)
    assert sorted(of.rounds[-1].entrants()) == list(range(1, 15))


def test_two_hand_sides_are_players() -> None:
    of = played(replace(waiting(Mitchell(), 6, rounds=3), scoring=RULES["two_hand"]()), 3)
    assert_whole(of)
    assert counted(of).opponents.histogram == ((1, 9),)


def test_two_lines_are_judged_by_whom_they_are_to_meet() -> None:
    of = played(paired(16, rounds=4), 4)
    found = fairness(of, of.rounds)
    assert found.report.opponents.at_bound
    assert verdicts(found.report)["opponents"] == "bound"
    assert found.never_met() == ()
    assert len(fairness(of, of.rounds[:3]).never_met()) == 4
