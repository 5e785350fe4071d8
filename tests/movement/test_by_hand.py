"""A proposal is looked at, changed by hand and recorded, and the next round goes on from the seats as they were."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import evening, of_drive
from tests.movement.evenings import exchanged, one_more, seats, waiting, without

from whistdrive.core import changes
from whistdrive.core.contracts import Movement
from whistdrive.core.drive import Round, Slip
from whistdrive.core.evening import Evening
from whistdrive.movement.history import rests
from whistdrive.movement.presets import PRESETS
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.swiss import Swiss

WAYS: dict[str, Movement] = {**{key: preset.movement for key, preset in PRESETS.items()}, "swiss": Swiss()}


def seated(held: Evening, by_hand: Round | None = None) -> Evening:
    """The evening with the next round recorded: as proposed, or as it was changed."""
    drive = of_drive(held)
    coming = drive.movement.propose(drive) if by_hand is None else by_hand
    return changes.seat_round(held, number=len(drive.rounds) + 1, seated=coming)


def all_won(held: Evening) -> Evening:
    """The evening with a result from every table of the latest round: NS win."""
    number = len(of_drive(held).rounds)
    for table in of_drive(held).rounds[-1].tables:
        held = changes.write_deal(held, number=number, table=table.number, deal=1, marks={"ns": 9})
    return held


def begun(movement: Movement, players: int) -> Evening:
    return evening(waiting(movement, players))


def test_two_gents_at_the_wrong_tables_go_on_from_there() -> None:
    held = all_won(seated(begun(Progressive(drawn=False), 12)))
    drive = of_drive(held)
    proposed = drive.movement.propose(drive)
    assert seats(proposed) == [(9, 4, 3, 6), (1, 8, 7, 10), (5, 12, 11, 2)]
    held = seated(held, exchanged(proposed, 6, 10))
    assert seats(of_drive(held).rounds[1]) == [(9, 4, 3, 10), (1, 8, 7, 6), (5, 12, 11, 2)]
    drive = of_drive(all_won(held))
    assert seats(drive.movement.propose(drive)) == [(5, 10, 3, 8), (9, 6, 7, 12), (1, 2, 11, 4)]


@pytest.mark.parametrize("key", PRESETS)
def test_a_swap_found_later_counts_for_what_comes_next(key: str) -> None:
    held = seated(begun(WAYS[key], 12))
    one, another = of_drive(held).rounds[0].tables[0].seats[0][0], of_drive(held).rounds[0].tables[2].seats[3][0]
    swapped = of_drive(all_won(changes.swap_entrants(held, number=1, one=one, another=another)))
    by_hand = of_drive(all_won(seated(begun(WAYS[key], 12), blank(swapped.rounds[0]))))
    assert swapped.movement.propose(swapped) == by_hand.movement.propose(by_hand)


def blank(held: Round) -> Round:
    """The same seats with nothing written."""
    return Round(tuple(replace(table, slip=Slip()) for table in held.tables), held.resting)


@pytest.mark.parametrize("key", PRESETS)
def test_a_rest_given_by_hand_to_another_stays_one_rest_and_counts(key: str) -> None:
    """Known fault 32: nine people, and rests follow the swap."""
    held = seated(begun(WAYS[key], 9))
    (resting,) = of_drive(held).rounds[0].resting
    other = next(each for each in range(1, 10) if each != resting)
    held = all_won(changes.swap_entrants(held, number=1, one=resting, another=other))
    drive = of_drive(held)
    assert drive.rounds[0].resting == (other,)
    counted = rests(drive.rounds, range(1, 10))
    assert [counted[each].times for each in (resting, other)] == [0, 1]
    for _ in range(8):
        drive = one_more(drive)
    rested = [each for held_round in drive.rounds for each in held_round.resting]
    assert sorted(rested) == list(range(1, 10))


@pytest.mark.parametrize("key", WAYS)
def test_four_go_home_and_all_others_play_on(key: str) -> None:
    drive = waiting(WAYS[key], 16)
    for _ in range(5):
        drive = one_more(drive)
    before = drive.rounds
    drive = without(drive, (1, 2, 7, 12))
    for _ in range(3):
        drive = one_more(drive)
    assert drive.rounds[:5] == before
    stayed = sorted({*range(1, 17)} - {1, 2, 7, 12})
    assert all(sorted(held.entrants()) == stayed for held in drive.rounds[5:])


@pytest.mark.parametrize("key", WAYS)
def test_a_round_may_be_taken_back_corrected_and_drawn_again(key: str) -> None:
    """Known fault 38."""
    held = all_won(seated(begun(WAYS[key], 12)))
    first = seated(held)
    corrected = changes.write_deal(changes.cancel_round(first, number=2), number=1, table=1, deal=1, marks={"ns": 4})
    again = of_drive(seated(corrected)).rounds[1]
    assert sorted(again.entrants()) == list(range(1, 13))
    back = changes.write_deal(
        changes.cancel_round(seated(corrected), number=2), number=1, table=1, deal=1, marks={"ns": 9}
    )
    assert of_drive(seated(back)).rounds[1] == of_drive(first).rounds[1]
