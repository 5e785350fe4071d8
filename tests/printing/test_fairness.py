"""The fairness of the evening on paper: the same figures as on the screen, before the start and after any round."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.movement.evenings import waiting
from tests.printing.evenings import played, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Drive, Plan
from whistdrive.core.findings import Refused
from whistdrive.movement.individual import Individual
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.printing import Choices, pdf
from whistdrive.words import ENGLISH


def text_of(drive: Drive, upto: int | None = None) -> str:
    printed = pdf("fairness", drive, ENGLISH, Choices(upto=upto))
    assert_sound(printed)
    return whole(printed)


def test_before_the_start_the_whole_evening_is_foretold() -> None:
    text = text_of(waiting(Individual(), 13, rounds=13))
    assert squeezed("counted over rounds: 13 of 13") in text
    assert squeezed("Any two as partners 1 once 78 0 0 nothing can be more even") in text
    assert squeezed("a full whist design") in text
    assert squeezed("Seed of the draw: 7.") in text
    for number in range(1, 14):
        assert squeezed(f"{number} Player {number} 12 1 12 1 12 2 0") in text


def test_after_any_round_what_has_been_is_counted() -> None:
    drive = replace(drives.of_drive(drives.f8()), plan=Plan(rounds=7, interval=0))
    text = text_of(drive, upto=3)
    assert squeezed("counted over rounds: 3 of 7") in text
    assert squeezed("Any two as partners 0–1 never 16 once 12 0 0") in text
    assert squeezed("counted over rounds: 7 of 7") in text_of(drive)


def test_names_are_printed_where_it_is_worst() -> None:
    drive = seated(8, 14)
    text = text_of(replace(drive, rounds=drive.rounds[:1] * 14))
    assert squeezed("Most often partners, 14 times: 1 Li, Bo and 2 Ng, X") in text
    assert squeezed("Never at one table:") in text
    assert squeezed("more even may be possible") in text


def test_a_pair_is_one_row_with_both_names() -> None:
    text = text_of(waiting(Pairs(), 10, rounds=5))
    assert squeezed("1 Player 1 2 Player 2 4 1 4 1 0") in text
    assert squeezed("Partners") not in text


def test_what_follows_from_results_is_counted_so_far() -> None:
    progressive = replace(played(seated(8, 3)), movement=Progressive(), plan=Plan(rounds=5, interval=0))
    assert squeezed("Counted so far") in text_of(progressive)
    with pytest.raises(Refused) as refusal:
        pdf("fairness", replace(progressive, rounds=()), ENGLISH)
    assert ENGLISH.finding(refusal.value.findings[0]) == (
        "No round is seated yet, and who meets whom follows from the results."
    )


def test_a_closed_drive_foretells_nothing() -> None:
    drive = replace(drives.of_drive(drives.f8()), plan=Plan(rounds=7, interval=0), closed=True)
    assert squeezed("counted over rounds: 3 of 7") in text_of(drive)


def test_what_was_played_is_counted_though_too_few_are_left() -> None:
    drive = replace(drives.of_drive(drives.f8()), plan=Plan(rounds=7, interval=0))
    left = tuple(replace(entrant, until=3) if entrant.id > 3 else entrant for entrant in drive.entrants)
    assert squeezed("counted over rounds: 3 of 7") in text_of(replace(drive, entrants=left))


def test_rounds_that_the_evening_does_not_have_are_refused() -> None:
    with pytest.raises(Refused):
        pdf("fairness", waiting(Individual(), 8, rounds=7), ENGLISH, Choices(upto=8))


def test_two_hundred_players_have_headings_on_every_page() -> None:
    printed = texts(pdf("fairness", seated(200, 3), ENGLISH))
    assert len(printed) > 3
    assert all(squeezed("Played Rested Partners Same, at most Opponents") in squeezed(page) for page in printed)
