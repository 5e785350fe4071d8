"""Who really sat in a seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import F8_TOTALS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.core.successors import first_holders, successions
from whistdrive.scoring import RULES


def totals(of: Drive, *, single: bool = False) -> dict[tuple[int, ...], int]:
    return {row.entrants: row.total for row in standings(of, single=single).rows}


def test_a_substitute_takes_over_the_seat_and_each_has_their_own_total() -> None:
    """Player 4 plays rounds 1 and 2, and a substitute the third in the same seat."""
    before = of_drive(f8())
    two_rounds = replace(f8(), drive=replace(before, rounds=before.rounds[:2]))
    substituted = of_drive(changes.substitute_new(two_rounds, entrant=4, name="Sub"))
    gone, came = substituted.entrant(4), substituted.entrants[-1]
    assert (gone.until, came.since, came.replaces, came.number) == (2, 3, 4, 9)
    third = changes.seat_round(
        replace(two_rounds, drive=substituted),
        number=3,
        seated=replace(
            before.rounds[2],
            tables=tuple(
                replace(
                    table,
                    seats=tuple(tuple(came.id if each == 4 else each for each in seat) for seat in table.seats),
                    slip=type(table.slip)(),
                )
                for table in before.rounds[2].tables
            ),
        ),
    )
    for table in before.rounds[2].tables:
        third = written(third, 3, table.number, table.slip.deals[0].marks)
    assert totals(of_drive(third)) == {((4, 9) if n == 4 else (n,)): total for n, total in F8_TOTALS.items()}
    alone = totals(of_drive(third), single=True)
    assert (alone[4,], alone[9,]) == (8, 6)


def test_who_substitutes_before_the_first_result_plays_the_round_that_is_seated() -> None:
    of = seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8))
    of = written(of, 1, 2, {"ns": 7})
    at_once = of_drive(changes.substitute_new(of, entrant=3, name="Sub"))
    assert at_once.rounds[0].table(1).seats == ((1,), (2,), (9,), (4,))
    assert (at_once.entrant(3).until, at_once.entrant(9).since) == (0, 1)
    next_round = of_drive(changes.substitute_new(of, entrant=5, name="Sub"))
    assert next_round.rounds == of_drive(of).rounds
    assert (next_round.entrant(5).until, next_round.entrant(9).since) == (1, 2)


def test_nobody_substitutes_who_is_in_or_for_one_who_has_gone() -> None:
    with pytest.raises(Refused, match="already_in"):
        changes.substitute(f8(), entrant=1, person=2)
    with pytest.raises(Refused, match="unknown_person"):
        changes.substitute(f8(), entrant=1, person=99)
    gone = changes.leave(f8(), entrant=1, after=3)
    with pytest.raises(Refused, match="has_gone"):
        changes.substitute_new(gone, entrant=1, name="Sub")


def test_two_who_sat_in_each_others_seats_exchange_what_was_won_there() -> None:
    """The seats of players 3 and 4 in round 1 were exchanged: 3 took 5 there, 4 took 6."""
    before = of_drive(f8())
    swapped = of_drive(changes.swap_played(f8(), number=1, one=3, another=4))
    of_round = {row.entrants[0]: row.total for row in standings(replace(swapped, rounds=swapped.rounds[:1])).rows}
    was = {row.entrants[0]: row.total for row in standings(replace(before, rounds=before.rounds[:1])).rows}
    assert (of_round[3], of_round[4]) == (was[4], was[3])
    assert swapped.rounds[1:] == before.rounds[1:]
    assert standings(swapped).control == (156, 156)
    assert changes.swap_played(replace(f8(), drive=swapped), number=1, one=4, another=3) == f8()


def test_at_one_deal_of_several_only_that_deal_moves() -> None:
    of = seated(evening(drive(4, plan=Plan(rounds=1, deals=2, interval=0))), (1, 2, 3, 4))
    of = written(of, 1, 1, {"ns": 9}, {"ns": 4})
    swapped = changes.swap_played(of, number=1, one=2, another=3, deal=2)
    found = {row.entrants[0]: (row.total, row.deals) for row in standings(of_drive(swapped)).rows}
    assert found == {1: (13, 2), 2: (9 + 9, 2), 3: (4 + 4, 2), 4: (13, 2)}
    assert standings(of_drive(swapped)).control == (52, 52)
    corrected = written(swapped, 1, 1, {"ns": 9}, {"ns": 5})
    assert {row.entrants[0]: row.total for row in standings(of_drive(corrected)).rows} == {1: 14, 2: 17, 3: 9, 4: 12}
    assert changes.swap_played(swapped, number=1, one=2, another=3, deal=2) == of


def test_a_sitting_that_is_scored_as_a_whole_is_swapped_as_a_whole() -> None:
    rubbers = drive(8, scoring=RULES["cvisti"](), plan=Plan(rounds=1, deals=2, interval=0))
    of = seated(evening(rubbers), (1, 2, 3, 4), (5, 6, 7, 8))
    with pytest.raises(Refused, match="as_a_whole"):
        changes.swap_played(of, number=1, one=1, another=3, deal=1)
    with pytest.raises(Refused, match="not_seated"):
        changes.swap_played(changes.sign_in_new(of, name="Late"), number=1, one=1, another=9)
    with pytest.raises(Refused, match="unknown_round"):
        changes.swap_played(of, number=2, one=1, another=3)
    assert of_drive(changes.swap_played(of, number=1, one=1, another=6)).rounds[0].table(2).seats[1] == (1,)


@given(st.integers(1, 3), st.permutations(range(1, 9)))
def test_whoever_swaps_the_sum_stays_and_nobody_sits_twice(number: int, order: list[int]) -> None:
    swapped = of_drive(changes.swap_played(f8(), number=number, one=order[0], another=order[1]))
    assert sum(row.total for row in standings(swapped).rows) == 156
    assert all(sorted(held.entrants()) == list(range(1, 9)) for held in swapped.rounds)


def test_nobody_comes_back_into_a_seat_that_a_substitute_has() -> None:
    handed_on = changes.substitute_new(f8(), entrant=4, name="Sub")
    with pytest.raises(Refused, match="seat_taken") as refused:
        changes.come_back(handed_on, entrant=4)
    assert refused.value.findings[0].facts == {"value": "Player 4", "with_name": "Sub"}
    free_again = changes.leave(handed_on, entrant=9, after=3)
    assert of_drive(changes.come_back(free_again, entrant=4)).entrant(4).until is None
    assert first_holders(of_drive(free_again)) == {**{n: n for n in range(1, 9)}, 9: 4}


def test_a_substitute_who_never_came_is_struck_off_and_the_next_one_stands_in_instead() -> None:
    twice = changes.substitute_new(changes.substitute_new(f8(), entrant=4, name="One"), entrant=9, name="Two")
    assert [each.id for each in successions(of_drive(twice))[4]] == [4, 9, 10]
    struck = of_drive(changes.sign_out(twice, entrant=9))
    assert [each.id for each in successions(struck)[4]] == [4, 10]
