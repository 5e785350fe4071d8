"""A substitute sits exactly where the one who went would have sat, whatever the movement."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import evening, of_drive
from tests.movement.evenings import ns_take, really_seated, waiting

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Round, Slip, Table
from whistdrive.core.successors import first_holders, successions
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.fairness import fairness
from whistdrive.movement.held import as_held
from whistdrive.movement.parties import same_people, seats
from whistdrive.movement.wishes import broken
from whistdrive.scoring import RULES

KEYS = sorted(MOVEMENTS)


def with_roles(of: Drive) -> Drive:
    return replace(of, entrants=tuple(replace(each, role="AB"[each.number % 2]) for each in of.entrants))


def taken(number: int, table: Table) -> Slip:
    """Results that differ from table to table and from round to round."""
    return ns_take((number * 5 + table.number * 3) % 14)


def one_more(of: Drive) -> Drive:
    """The next round as proposed, with all its results."""
    of = really_seated(of, 1)
    number = len(of.rounds)
    tables = tuple(replace(table, slip=taken(number, table)) for table in of.rounds[-1].tables)
    return replace(of, rounds=(*of.rounds[:-1], replace(of.rounds[-1], tables=tables)))


def over_seats(of: Drive) -> list[Round]:
    """Who sat where, each by whoever had the seat first."""
    return [Round(each.tables, each.resting) for each in as_held(of).drive.rounds]


def substituted(of: Drive, entrant: int) -> Drive:
    return of_drive(changes.substitute_new(evening(of), entrant=entrant, name=f"For {entrant}"))


@settings(max_examples=40)
@given(
    st.sampled_from(KEYS),
    st.integers(8, 22),
    st.lists(st.tuples(st.integers(1, 5), st.integers(1, 8)), min_size=1, max_size=4),
    st.booleans(),
)
def test_an_evening_with_substitutes_is_the_one_without_but_for_the_names(
    key: str, players: int, going: list[tuple[int, int]], teams: bool
) -> None:
    plain = with_roles(waiting(MOVEMENTS[key](), players, rounds=6))
    if teams:
        plain = of_drive(changes.make_wish(evening(plain), kind="apart", entrants=(1, 2)))
    changed = plain
    for number in range(1, 7):
        plain, changed = one_more(plain), one_more(changed)
        for seat in [seat for after, seat in going if after == number]:
            holder = successions(changed).get(seat, (changed.entrant(seat),))[-1]
            changed = substituted(changed, holder.id)
    assert over_seats(changed) == over_seats(plain)
    assert changed.movement == plain.movement
    for number, seated in enumerate(changed.rounds, start=1):
        assert sorted(seated.entrants()) == sorted(each.id for each in changed.playing(number))


@pytest.mark.parametrize("key", KEYS)
def test_at_tables_of_two_it_is_the_same(key: str) -> None:
    plain = replace(waiting(MOVEMENTS["individual" if key == "teams" else key](), 7, 5), scoring=RULES["two_hand"]())
    changed = plain
    for number in range(1, 6):
        plain, changed = really_seated(plain, 1), really_seated(changed, 1)
        if number == 2:
            written = replace(changed.rounds[-1], tables=tuple(_handed_in(each) for each in changed.rounds[-1].tables))
            changed = substituted(replace(changed, rounds=(*changed.rounds[:-1], written)), 3)
            plain = replace(plain, rounds=(*plain.rounds[:-1], _same_slips(plain.rounds[-1], written)))
    assert over_seats(changed) == over_seats(plain)


def _handed_in(table: Table) -> Table:
    return replace(table, slip=Slip(totals=(3, 1)))


def _same_slips(round_: Round, written: Round) -> Round:
    slips = zip(round_.tables, written.tables, strict=True)
    return replace(round_, tables=tuple(replace(table, slip=other.slip) for table, other in slips))


def test_who_sits_in_turn_with_somebody_goes_on_with_their_substitute() -> None:
    of = waiting(MOVEMENTS["progressive"](), 9, 4)
    of = of_drive(changes.share_seat(evening(of), entrant=9, shares=3))
    of = substituted(one_more(of), 3)
    assert (10, 9) in seats(of)
    assert len(seats(of)) == 8
    assert same_people(of)


def test_a_seat_that_was_handed_on_twice_is_one_seat() -> None:
    of = substituted(one_more(waiting(MOVEMENTS["individual"](), 8, 4)), 2)
    of = substituted(one_more(of), 9)
    assert first_holders(of)[10] == 2
    assert [each.id for each in successions(of)[2]] == [2, 9, 10]
    assert as_held(of).holders == {2: 10}
    assert as_held(of).drive.entrant(2).until is None


def test_a_drive_without_substitutes_is_seen_as_it_is() -> None:
    of = one_more(waiting(MOVEMENTS["individual"](), 8, 4))
    assert as_held(of).drive is of
    assert as_held(of).seated(of.rounds[0]) is of.rounds[0]


def test_a_substitute_who_goes_leaves_the_place_to_who_comes() -> None:
    """Who takes whose place is told by the people who come and go now."""
    of = substituted(one_more(waiting(MOVEMENTS["individual"](), 8, 4)), 2)
    of = one_more(of)
    of = of_drive(changes.leave(evening(of), entrant=9, after=2))
    of = of_drive(changes.sign_in_new(evening(of), name="Late"))
    (finding,) = [each for each in of.movement.fits(of).findings if each.code == "takes_place"]
    assert finding.facts == {"who": "10 Late", "whose": "9 For 2"}
    assert 10 in set(of.movement.propose(of).entrants())


def test_fairness_counts_for_the_seat_and_names_everybody_who_had_it() -> None:
    of = one_more(one_more(waiting(MOVEMENTS["individual"](), 8, 4)))
    changed = one_more(substituted(of, 2))
    plain = one_more(of)
    found, expected = fairness(changed, changed.rounds), fairness(plain, plain.rounds)
    assert found.report == expected.report
    assert found.holders == tuple((2, 9) if holder == (2,) else holder for holder in expected.holders)


def test_a_wish_stays_with_the_seat() -> None:
    of = waiting(MOVEMENTS["progressive"](), 8, 4)
    of = of_drive(changes.make_wish(evening(of), kind="table", entrants=(3,), table=2))
    of = substituted(one_more(of), 3)
    seated = Round((Table(1, ((9,), (1,), (2,), (4,))), Table(2, ((5,), (6,), (7,), (8,)))))
    (finding,) = broken(of, (seated,), first=2)
    assert (finding.facts["names"], finding.facts["rounds"]) == ("9 For 3", "2")


def test_a_seat_that_was_taken_over_can_be_shared_with_whoever_comes() -> None:
    of = substituted(one_more(waiting(MOVEMENTS["individual"](), 8, 4)), 3)
    of = of_drive(changes.sign_in_new(evening(of), name="Late"))
    of = of_drive(changes.share_seat(evening(of), entrant=10, shares=9))
    assert (9, 10) in seats(of)
    assert (3, 10) in seats(as_held(of).drive)
    seated = of.movement.propose(of)
    assert seated.resting == ()
    assert (9, 10) in {seat for table in seated.tables for seat in table.seats}
