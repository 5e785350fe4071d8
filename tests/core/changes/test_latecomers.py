"""A place in the round that is seated, for somebody who has come since."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive, evening, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS


def with_dummy() -> Evening:
    """Seven players and a dummy, number 8, at table 2; player 9 came after that."""
    of = replace(drive(8), entrants=(*drive(7).entrants, replace(drive(8).entrants[7], dummy=True, name="Gertrud")))
    found = seated(evening(of), (1, 2, 3, 4), (5, 6, 7, 8))
    return changes.sign_in_new(written(found, 1, 1, {"ns": 7}), name="Late")


def test_who_comes_takes_the_seat_of_a_dummy_that_has_not_played() -> None:
    late = of_drive(with_dummy()).entrants[-1]
    assert (late.id, late.since) == (9, 2)
    found = changes.take_seat(with_dummy(), entrant=9, instead=8)
    assert of_drive(found).rounds[0].table(2).seats == ((5,), (6,), (7,), (9,))
    assert of_drive(found).entrant(9).since == 1
    assert 8 not in of_drive(found).by_id
    done = of_drive(written(found, 1, 2, {"ns": 5}))
    assert {row.entrants: row.total for row in standings(done).rows}[9,] == 8


def test_a_dummy_that_has_played_before_stays_in_those_rounds() -> None:
    of = changes.sign_out(with_dummy(), entrant=9)
    of = seated(written(of, 1, 2, {"ns": 6}), (1, 2, 3, 5), (4, 6, 7, 8))
    of = changes.sign_in_new(of, name="Late")
    found = of_drive(changes.take_seat(of, entrant=9, instead=8))
    assert (found.entrant(8).until, found.entrant(9).since) == (1, 2)
    assert found.rounds[0] == of_drive(of).rounds[0]


def test_who_comes_rests_or_opens_a_table_with_those_who_rest() -> None:
    of = seated(evening(drive(10)), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9, 10))
    of = written(of, 1, 1, {"ns": 7})
    of = changes.sign_in_new(changes.sign_in_new(of, name="One"), name="Two")
    one = changes.take_seat(of, entrant=11)
    assert of_drive(one).rounds[0].resting == (9, 10, 11)
    both = changes.take_seat(one, entrant=12)
    assert of_drive(both).rounds[0].tables[:2] == of_drive(of).rounds[0].tables
    assert of_drive(both).rounds[0].table(3).seats == ((9,), (10,), (11,), (12,))
    assert of_drive(both).rounds[0].resting == ()
    swapped = changes.swap_entrants(one, number=1, one=11, another=8)
    assert of_drive(swapped).rounds[0].table(2).seats[3] == (11,)


def test_partners_who_stay_together_open_no_table_by_chance() -> None:
    of = seated(evening(drive(7, movement=MOVEMENTS["pairs"]())), (1, 2, 3, 4), resting=(5, 6, 7))
    found = changes.take_seat(changes.sign_in_new(of, name="Late"), entrant=8)
    assert of_drive(found).rounds[0].resting == (5, 6, 7, 8)


def test_what_cannot_be_is_refused() -> None:
    first = changes.sign_in_new(evening(drive(4)), name="Late")
    with pytest.raises(Refused, match="no_round_yet"):
        changes.take_seat(first, entrant=5)
    with pytest.raises(Refused, match="has_place"):
        changes.take_seat(with_dummy(), entrant=1)
    with pytest.raises(Refused, match="no_dummy"):
        changes.take_seat(with_dummy(), entrant=9, instead=7)
    played = written(with_dummy(), 1, 2, {"ns": 6})
    with pytest.raises(Refused, match="has_results") as refused:
        changes.take_seat(played, entrant=9, instead=8)
    assert refused.value.findings[0].facts["table"] == 2
    with pytest.raises(Refused, match="has_gone"):
        changes.take_seat(changes.leave(with_dummy(), entrant=9, after=1), entrant=9)
    with pytest.raises(Refused, match="drive_closed"):
        changes.take_seat(changes.close_drive(played), entrant=9)


def test_somebody_who_went_before_the_round_comes_back_into_it() -> None:
    of = seated(evening(drive(9, plan=Plan(rounds=3, interval=0))), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    of = written(written(of, 1, 1, {"ns": 7}), 1, 2, {"ns": 7})
    of = seated(changes.leave(of, entrant=9, after=1), (1, 2, 3, 5), (4, 6, 7, 8))
    back = changes.take_seat(changes.come_back(of, entrant=9), entrant=9)
    assert of_drive(back).rounds[1].resting == (9,)
    assert of_drive(back).entrant(9).since == 1
