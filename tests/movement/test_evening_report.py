"""The fairness of an evening in words and as data: the verdict, and who is named."""

from __future__ import annotations

import json
from dataclasses import replace

from tests.drives import drive, f8, of_drive
from tests.movement.evenings import played, waiting

from whistdrive.core.drive import Drive, Plan, Round, Table
from whistdrive.movement.evening_report import evening_data, evening_json, in_words, summary
from whistdrive.movement.fairness import fairness
from whistdrive.movement.imported import Imported
from whistdrive.movement.individual import Individual
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.schedules.reported import report_data
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.words import ENGLISH


def said(of: Drive) -> list[str]:
    return list(in_words(of, fairness(of, of.rounds), ENGLISH))


def staying(rounds: int) -> Drive:
    """Eight people who never leave their table, with the same partner in all rounds but the first."""
    first = Round(tuple(Table(number, ((at,), (at + 2,), (at + 1,), (at + 3,))) for number, at in ((1, 1), (2, 5))))
    later = Round(tuple(Table(number, ((at,), (at + 1,), (at + 2,), (at + 3,))) for number, at in ((1, 1), (2, 5))))
    return replace(drive(8, plan=Plan(rounds=rounds, interval=0)), rounds=(first, *[later] * (rounds - 1)))


def test_a_whist_design_is_called_one() -> None:
    of = played(waiting(Individual(), 13, 13), 13)
    verdict, design = said(of)
    assert verdict.startswith(("Nothing more even is known", "Nothing can be more even"))
    assert design == "Every two are partners once and opponents twice: a full whist design."


def test_who_meets_most_and_who_never_are_named() -> None:
    assert said(staying(7)) == [
        "More even may be possible: partners, opponents, same table.",
        "Most often partners, 6 times: 1 Player 1 and 2 Player 2; 3 Player 3 and 4 Player 4; "
        "5 Player 5 and 6 Player 6; 7 Player 7 and 8 Player 8.",
        "Most often opponents, 7 times: 1 Player 1 and 4 Player 4; 2 Player 2 and 3 Player 3; "
        "5 Player 5 and 8 Player 8; 6 Player 6 and 7 Player 7.",
        "Never at one table: 1 Player 1 and 5 Player 5; 1 Player 1 and 6 Player 6; 1 Player 1 and 7 Player 7; "
        "1 Player 1 and 8 Player 8; 2 Player 2 and 5 Player 5; 2 Player 2 and 6 Player 6; and 10 more.",
    ]


def test_a_schedule_from_a_file_that_is_far_from_fair_says_who_never_meets() -> None:
    poor = Schedule("individual", 8, (((0, 1, 2, 3), (4, 5, 6, 7)), ((0, 2, 1, 3), (4, 6, 5, 7))) * 4, "by hand")
    of = played(waiting(Imported.of(poor), 8, 8), 8)
    assert said(of)[0] == "More even may be possible: partners, opponents, same table."
    assert said(of)[-1].startswith("Never at one table: 1 Player 1 and 5 Player 5; 1 Player 1 and 6 Player 6;")
    assert said(of)[-1].endswith("and 10 more.")


def test_nobody_is_named_where_a_drive_is_too_short_for_all_to_meet() -> None:
    of = played(waiting(Individual(), 40, 4), 4)
    assert said(of) == ["Nothing can be more even: partners, opponents, same table, rests."]


def test_what_follows_from_results_is_counted_so_far() -> None:
    of = played(waiting(Progressive(), 16, 5), 3)
    assert "Counted so far; who meets whom in the rounds to come follows from the results." in said(of)
    assert not any("so far" in sentence for sentence in said(played(of, 2)))


def test_two_lines_are_meant_to_be_two() -> None:
    of = played(waiting(Mitchell(), 16, 4), 4)
    assert said(of)[1].startswith("Nobody meets others of the same line")
    assert not any("Never at one table" in sentence for sentence in said(of))


def test_a_summary_has_one_line() -> None:
    of = played(waiting(Pairs(), 10, 5), 5)
    assert summary(fairness(of, of.rounds), ENGLISH) == (
        "How often people meet in 5 rounds: opponents 1, same table 2, rests 1. None of it can be more even."
    )


def test_data_say_what_they_are_about_and_who_is_who() -> None:
    of = replace(of_drive(f8()), seed=17)
    found = fairness(of, of.rounds)
    data = evening_data(of, found)
    assert json.loads(evening_json(of, found)) == data
    assert data["fairness"] == report_data(found.report)
    assert {key: data[key] for key in ("drive", "seed", "movement", "kind", "rounds", "rounds_planned")} == {
        "drive": "A drive",
        "seed": 17,
        "movement": "individual",
        "kind": "individual",
        "rounds": 3,
        "rounds_planned": 3,
    }
    assert data["positions"] == [{"numbers": [each], "names": [f"Player {each}"]} for each in range(1, 9)]
    assert data["most_partners"] == {
        "times": 1,
        "couples": [[1, 4], [1, 7], [1, 8], [2, 4], [2, 5], [2, 8], [3, 5], [3, 7], [3, 8], [4, 6], [5, 6], [6, 7]],
    }
