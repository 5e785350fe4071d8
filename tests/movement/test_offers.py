"""Numbers that make no whole tables: whatever is offered works, and does what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import drive, evening, of_drive
from tests.movement.evenings import assert_whole, ns_take, played, with_arrivals, without

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant, Plan
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.award import control_of_a_round
from whistdrive.movement.imported import Imported
from whistdrive.movement.individual import Individual
from whistdrive.movement.offers import Offer, is_uneven, offers, people_present, present_dummies
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.sharing import guests, hosts
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH

AWARD = 7


def waiting(players: int, movement: str = "individual", scoring: str = "tricks") -> Drive:
    """A drive before its first round, in which those who can be are pairs or teams by number, and half have a role."""
    of = drive(
        players,
        movement=MOVEMENTS[movement](),
        scoring=RULES[scoring](),
        plan=Plan(rounds=3, interval=0, award=AWARD, roles=("lady", "gent")),
    )
    pairs = players // 2 if of.movement.keeps_pairs else 0
    return replace(of, entrants=tuple(_placed(entrant, pairs) for entrant in of.entrants))


def _placed(entrant: Entrant, pairs: int) -> Entrant:
    pair = (entrant.number + 1) // 2
    return replace(entrant, role="AB"[entrant.number % 2], pair=pair if pair <= pairs else None)


def carried_out(of: Drive, offer: Offer) -> Drive:
    """The drive after an offer was taken as it stands."""
    names = [*present_dummies(of), *(f"Dummy {number}" for number in range(1, 5))]
    after = changes.fill_seats(
        evening(of),
        dummies=tuple(names[: offer.dummies]),
        shares=offer.shares,
        roles=offer.roles,
        joins="The organiser" if offer.joins else None,
    )
    return of_drive(after)


def next_played(of: Drive) -> Drive:
    """The drive with one more round, as its movement proposes it, in which NS took eight tricks everywhere."""
    of = of_drive(changes.seat_round(evening(of), number=len(of.rounds) + 1, seated=of.movement.propose(of)))
    held = of.rounds[-1]
    tables = tuple(replace(table, slip=ns_take(8)) for table in held.tables)
    return replace(of, rounds=(*of.rounds[:-1], replace(held, tables=tables)))


def by_key(of: Drive) -> dict[str, Offer]:
    return {offer.key: offer for offer in offers(of)}


@pytest.mark.parametrize("movement", MOVEMENTS)
@pytest.mark.parametrize("players", [3, *range(4, 24), 30, 45, 60])
def test_whatever_is_offered_does_what_it_says(movement: str, players: int) -> None:
    of = waiting(players, movement)
    found = offers(of)
    assert found or of.movement.keeps_teams
    for offer in found:
        after = carried_out(of, offer)
        fit = after.movement.fits(after)
        assert (fit.tables, fit.resting) == (offer.tables, offer.resting)
        after = next_played(after)
        assert len(after.rounds[0].tables) == offer.tables
        assert len(after.rounds[0].resting) == offer.resting
        assert sorted(after.rounds[0].entrants()) == [entrant.id for entrant in after.entrants]
        _assert_results(of, after, offer)


def _assert_results(of: Drive, after: Drive, offer: Offer) -> None:
    """Everybody who came has one row, dummies have none, and the control total is what was promised."""
    result = standings(after)
    listed = [each for row in result.rows for each in row.entrants]
    people = [entrant.id for entrant in after.entrants if not entrant.dummy]
    assert set(people) <= set(listed)
    assert len(listed) == len(set(listed))
    assert len(people) == people_present(of) + offer.joins
    assert not after.movement.keeps_pairs or all(len(row.entrants) > 1 for row in result.rows) or offer.resting
    promised = control_of_a_round(after, offer.tables, offer.rows)
    assert promised is not None
    assert result.control is not None
    assert result.control[0] == result.control[1]
    if offer.key not in {"dummy_partner", "one_partner"}:  # which become a pair when they sit
        assert result.control[0] == promised["sum"]


@pytest.mark.parametrize("players", range(2, 13))
def test_two_at_a_table_are_odd_or_even(players: int) -> None:
    keys = set(by_key(waiting(players, "swiss", "two_hand")))
    assert keys == ({"in_turn", "dummies", "shared", "one_more"} if players % 2 else {"all_play"})


def test_each_number_has_its_ways() -> None:
    assert set(by_key(waiting(20))) == {"all_play"}
    assert set(by_key(waiting(21))) == set(by_key(waiting(22))) == {"in_turn", "dummies", "shared"}
    assert set(by_key(waiting(23))) == {"in_turn", "dummies", "shared", "one_more"}
    assert by_key(waiting(22))["dummies"].dummies == 2
    assert [is_uneven(waiting(players)) for players in (1, 2, 20, 21)] == [False, True, False, True]


def test_pairs_have_ways_of_their_own() -> None:
    assert set(by_key(waiting(22, "pairs"))) == {"pair_rests", "dummies", "shared"}
    assert set(by_key(waiting(21, "pairs"))) == {"one_alone", "dummies", "dummy_partner", "shared", "one_partner"}
    assert set(by_key(waiting(23, "pairs"))) == {"pair_and_one", "dummies", "shared", "one_more"}
    assert by_key(waiting(22, "mitchell"))["shared"].shares == ((21, 19), (22, 20))


def test_nobody_is_turned_away_who_would_make_a_table_with_one_more() -> None:
    assert set(by_key(waiting(3))) == {"dummies", "one_more"}
    assert offers(waiting(1)) == ()


def test_the_control_total_of_the_example_with_twenty_two() -> None:
    """Five full tables and two who sit out with seven: 5 × 26 + 14 = 144."""
    offer = by_key(waiting(22))["in_turn"]
    assert control_of_a_round(waiting(22), offer.tables, offer.rows) == {
        "tables": 5,
        "resting": 2,
        "at_table": 26,
        "at_rest": 7,
        "sum": 144,
    }


def test_who_shares_has_one_row_and_is_the_last_who_came() -> None:
    assert by_key(waiting(21))["shared"].shares == ((21, 20),)
    with_roles = waiting(21, "progressive")
    offer = by_key(with_roles)["shared"]
    assert offer.shares == ((21, 19),)
    after = carried_out(with_roles, offer)
    assert (19, 21) in [row.entrants for row in standings(after).rows]


def test_seats_are_lent_until_there_is_room_again() -> None:
    of = with_arrivals(carried_out(waiting(22), by_key(waiting(22))["shared"]), 2)
    found = by_key(of)
    assert found["in_turn"].present
    assert (found["own_seats"].tables, found["own_seats"].resting) == (6, 0)


def test_in_mid_evening_only_who_has_not_sat_can_share() -> None:
    of = played(waiting(20), 1)
    assert guests(of) == ()
    of = with_arrivals(of, 1)
    assert by_key(of)["shared"].shares[0][0] == 21
    assert "shared" not in by_key(without(played(waiting(24), 1), [3]))
    assert len(hosts(of)) == 21


def test_dummies_go_when_people_come() -> None:
    first = by_key(waiting(22))["dummies"]
    of = carried_out(waiting(22), first)
    assert by_key(of)["dummies"].present
    assert not by_key(of)["in_turn"].present
    later = with_arrivals(played(of, 1), 2)
    found = by_key(later)
    assert (found["all_play"].tables, found["all_play"].resting, found["all_play"].present) == (6, 0, False)
    after = carried_out(later, found["all_play"])
    assert present_dummies(after) == ()
    assert len(after.entrants) == 26
    assert offers(after) == (replace(found["all_play"], present=True),)
    assert_whole(played(after, 2))


def test_some_play_in_the_other_role() -> None:
    """Thirteen women and seven men: three are asked to play as gents."""
    of = waiting(20, "progressive")
    of = replace(of, entrants=tuple(replace(e, role="A" if e.number <= 13 else "B") for e in of.entrants))
    offer = by_key(of)["roles"]
    assert offer.roles == ((13, "B"), (12, "B"), (11, "B"))
    after = carried_out(of, offer)
    assert by_key(after).keys() == {"all_play"}
    assert [len([e for e in after.entrants if e.role == role]) for role in "AB"] == [10, 10]
    assert "roles" not in by_key(replace(of, movement=Progressive(rule="head_table")))


def test_of_mixed_partners_one_may_change_roles_also_where_two_rest() -> None:
    of = waiting(22, "mixed")
    of = replace(of, entrants=tuple(replace(e, role="A" if e.number <= 12 else "B") for e in of.entrants))
    assert by_key(of)["roles"].roles == ((12, "B"),)
    assert "roles" not in by_key(carried_out(of, by_key(of)["roles"]))


def test_dummies_stay_when_roles_are_made_even() -> None:
    of = of_drive(changes.fill_seats(evening(waiting(18, "progressive")), dummies=("Gertrud", "Dolly")))
    of = replace(of, entrants=tuple(replace(e, role="A" if e.number <= 15 else None) for e in of.entrants))
    offer = by_key(of)["roles"]
    assert offer.dummies == 2
    assert present_dummies(carried_out(of, offer)) == ("Gertrud", "Dolly")


def test_who_has_no_role_is_asked_first() -> None:
    of = waiting(8, "progressive")
    roles = dict(enumerate("AAAAA--B", start=1))
    of = replace(of, entrants=tuple(replace(e, role=roles[e.id].strip("-") or None) for e in of.entrants))
    assert by_key(of)["roles"].roles == ((6, "B"), (7, "B"), (5, "B"))


def test_a_schedule_from_a_file_is_filled_up_to_its_own_number() -> None:
    rounds = tuple(tuple((first, first + 1, first + 2, first + 3) for first in range(0, 20, 4)) for _ in range(3))
    of = drive(18, movement=Imported(rounds=rounds))
    assert by_key(of)["dummies"].dummies == 2
    filled = carried_out(of, by_key(of)["dummies"])
    assert filled.movement.fits(filled).findings == ()
    more = drive(21, movement=Imported(rounds=rounds))
    assert len(by_key(more)["shared"].shares) == 1
    assert "dummies" not in by_key(more)


@settings(max_examples=40)
@given(st.data())
def test_ways_can_follow_each_other_all_evening(data: st.DataObject) -> None:
    """People come and go, one way is taken after another, and every round seats everybody who is there."""
    kind = data.draw(st.sampled_from([Individual, Pairs, Progressive]))
    of = replace(waiting(data.draw(st.integers(5, 14))), movement=kind())
    for _ in range(3):
        if found := offers(of):
            offer = data.draw(st.sampled_from(found))
            of = carried_out(of, offer)
            fit = of.movement.fits(of)
            assert fit.tables == offer.tables
            # Of a pair or team that rests the movement counts people, and an offer seats.
            assert fit.resting == offer.resting or any(entrant.shares for entrant in of.entrants)
        if of.movement.fits(of).tables and data.draw(st.booleans()):
            of = next_played(of)
            result = standings(of).control
            assert result is not None
            # A row that sits in two seats at once says nothing: a pair with another's partner, a seat lent back.
            split = of.movement.keeps_pairs or any(entrant.shares for entrant in of.entrants)
            assert result[0] == result[1] or split
            leaving = data.draw(st.none() | st.sampled_from([each.id for each in of.playing(len(of.rounds) + 1)]))
            if leaving is not None:
                of = of_drive(changes.leave(evening(of), entrant=leaving, after=len(of.rounds)))
        for _ in range(data.draw(st.integers(0, 2))):
            of = of_drive(changes.sign_in_new(evening(of), name="Late"))


def test_every_offer_is_worded() -> None:
    for movement in MOVEMENTS:
        for players in (3, 21, 22, 23, 24):
            for offer in offers(waiting(players, movement)):
                assert ENGLISH(f"offer.{offer.key}")
                assert "{" not in ENGLISH(f"offer_help.{offer.key}", **offer.facts)
                assert ENGLISH(f"offer_result.{offer.key}")
