"""A schedule from a file as the movement of a drive."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.movement.evenings import assert_whole, played, seats, waiting, with_arrivals

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.core.options import read_options, written_options
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.read import read_schedule
from whistdrive.movement.schedules.schedule import Request
from whistdrive.scoring import RULES

F8 = b"8+1v2+4,3+7v5+6\n8+2v3+5,4+1v6+7\n8+3v4+6,5+2v7+1\n"


def eight(rounds: int = 3, *, drawn: bool = False) -> Drive:
    return waiting(Imported.of(read_schedule(F8), drawn=drawn), 8, rounds)


def codes(of: Drive) -> list[str]:
    return [finding.code for finding in of.movement.fits(of).findings]


def test_everybody_sits_as_the_file_says() -> None:
    of = eight()
    assert codes(of) == []
    assert [seats(held) for held in played(of, 3).rounds] == [
        [(8, 1, 2, 4), (3, 7, 5, 6)],
        [(8, 2, 3, 5), (4, 1, 6, 7)],
        [(8, 3, 4, 6), (5, 2, 7, 1)],
    ]


def test_after_its_last_round_it_begins_again_and_says_so() -> None:
    of = eight(rounds=24)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("schedule_repeats", {"value": 4})
    of = played(of, 24)
    assert_whole(of)
    assert seats(of.rounds[3]) == seats(of.rounds[0])


def test_drawn_others_hold_the_numbers_and_keep_them() -> None:
    of = played(eight(drawn=True), 3)
    assert_whole(of)
    assert codes(of) == []
    assert seats(of.rounds[0]) != seats(played(eight(), 1).rounds[0])
    fixed = {table.seats[0] for held in of.rounds for table in held.tables if table.number == 1}
    assert len(fixed) == 1


def test_for_other_numbers_each_round_is_drawn_and_it_is_said() -> None:
    of = waiting(Imported.of(read_schedule(F8)), 12)
    assert codes(of) == ["schedule_for_others"]
    assert_whole(played(of, 4))
    assert codes(waiting(Imported(), 12)) == ["no_schedule"]
    assert codes(replace(eight(), scoring=RULES["two_hand"]())) == ["schedule_for_others"]


def test_who_comes_late_ends_it() -> None:
    of = with_arrivals(played(eight(), 1), 4)
    assert codes(of) == ["planned_anew"]
    assert_whole(played(of, 3))


def test_each_role_has_its_half_of_the_numbers() -> None:
    mixed = Imported.of(schedule(Request("mixed", 12, 5)), drawn=True)
    of = waiting(mixed, 12)
    of = replace(of, entrants=tuple(replace(each, role="AB"[each.number > 6]) for each in of.entrants))
    for held in played(of, 5).rounds:
        for a, b, c, d in seats(held):
            assert sum(each > 6 for each in (a, b)) == sum(each > 6 for each in (c, d)) == 1


def test_who_has_a_number_of_the_other_role_is_counted() -> None:
    of = waiting(Imported.of(schedule(Request("mixed", 12, 5))), 12, 5)
    of = replace(of, entrants=tuple(replace(each, role="AB"[each.number > 8]) for each in of.entrants))
    assert codes(of) == ["plays_other_role"]
    assert codes(replace(of, scoring=RULES["two_hand"]())) == ["schedule_for_others"]


def test_pairs_stay_together() -> None:
    of = waiting(ImportedPairs.of(read_schedule(b"round,table,a,b\n1,1,1,2\n1,2,3,4\n2,1,1,3\n2,2,2,4\n")), 8, 2)
    assert [seats(held) for held in played(of, 2).rounds] == [
        [(1, 2, 3, 4), (5, 6, 7, 8)],
        [(1, 2, 5, 6), (3, 4, 7, 8)],
    ]
    assert codes(of) == ["paired_by_number"]


def test_the_schedule_is_kept_with_the_drive() -> None:
    movement = Imported.of(read_schedule(F8), drawn=True)
    assert read_options(Imported, json.loads(json.dumps(written_options(movement)))) == movement


@pytest.mark.parametrize(
    "rounds",
    [
        None,
        7,
        "abc",
        [1],
        [[1]],
        [[[0, 1, 2, "3"]]],
        [[[0, 1, 2, True]]],
        [[[0, 1, 2, 4]]],
        [[[0, 1, 2, 2]]],
        [[[0, 1, 2, 3], [4, 5]]],
        [[[0, 1]], [[0, 1], [2, 3]]],
    ],
)
def test_what_is_no_schedule_is_refused(rounds: object) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Imported, {"rounds": rounds})
    assert refused.value.findings[0].code == "option_data"


def test_nobody_comes_only_to_rest() -> None:
    with pytest.raises(Refused) as refused:
        Imported.of(read_schedule(b"1+2v3+5;4\n"))
    assert [(finding.code, finding.facts) for finding in refused.value.findings] == [
        ("chart_plays_never", {"value": 4})
    ]
