"""What a change of places does, in a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core.drive import Drive, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.models.effect import Effect, effect
from whistdrive.words import ENGLISH


def told(of: Drive, number: int, one: int, another: int) -> Effect:
    return effect(of, number, one, another, ENGLISH)


def test_a_repeat_is_named_and_all_are_counted() -> None:
    of = of_drive(seated(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 3, 5, 7), (2, 6, 4, 8)))
    found = told(of, 2, 3, 2)
    assert found.role == "amber"
    assert found.sentence == (
        "▼ Less even: Player 2 + Player 1 would be partners 2 times; Player 2 at table 1: 2 times; "
        "partners met again 0 → 1; opponents met again 1 → 0"
    )


def test_taking_it_back_is_better() -> None:
    of = of_drive(seated(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 2, 5, 7), (3, 6, 4, 8)))
    found = told(of, 2, 2, 3)
    assert found.role == "accent"
    assert found.sentence.startswith("▲ More even: ")
    assert "partners met again 1 → 0" in found.sentence


def test_many_repeats_are_counted_not_listed() -> None:
    three = seated(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 3, 2, 4), (5, 7, 6, 8))
    of = of_drive(seated(three, (1, 8, 3, 4), (5, 6, 7, 2)))
    assert "; and 5 more; " in told(of, 3, 2, 8).sentence


def test_pairs_that_stay_together_are_told_to_be_parted() -> None:
    pairs = drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=3, interval=0))
    of = of_drive(seated(evening(pairs), (1, 5, 2, 6), (3, 7, 4, 8)))
    assert told(of, 1, 1, 3).sentence == "▼ Less even: pairs parted 0 → 2"


def test_nothing_gained_and_nothing_lost() -> None:
    of = of_drive(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)))
    assert told(of, 1, 1, 8) == Effect("quiet", "= Just as even: nobody meets again more or less often")


@pytest.mark.parametrize("another", [5, 8])
def test_what_is_refused_says_why(another: int) -> None:
    found = told(of_drive(written(f8(), 1, 1, {"ns": 4})), 1, 1, another)
    assert found == Effect("red", "⚠ Round 1, table 1: results are in, so the seats stay as they were.")


def test_names_stand_as_they_are_written() -> None:
    of = of_drive(seated(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 3, 5, 7), (2, 6, 4, 8)))
    named = replace(of, entrants=tuple(replace(each, name=f"{{{each.number}}} <b>") for each in of.entrants))
    assert "{2} <b> + {1} <b> would be partners" in told(named, 2, 3, 2).sentence
