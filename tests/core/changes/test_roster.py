"""At the door and during the evening."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import HARD_NAMES, drive, evening, f8, of_drive, seated

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS


def signed_in(count: int = 8) -> Evening:
    return evening(drive(count))


def refused_code(change: object, *args: object, **kwargs: object) -> str:
    assert callable(change)
    with pytest.raises(Refused) as refused:
        change(*args, **kwargs)
    return refused.value.findings[0].code


def test_a_gap_is_filled_first_and_nobody_else_changes_number() -> None:
    with_gap = changes.sign_out(signed_in(), entrant=2)
    after = changes.sign_in_new(with_gap, name="Newcomer")
    numbers = {entrant.name: entrant.number for entrant in of_drive(after).entrants}
    assert numbers["Newcomer"] == 2
    assert [numbers[f"Player {n}"] for n in (1, 3, 8)] == [1, 3, 8]


def test_a_number_can_be_chosen_but_not_taken() -> None:
    chosen = changes.sign_in_new(signed_in(), name="Late", number=30)
    assert of_drive(chosen).entrants[-1].number == 30
    assert refused_code(changes.sign_in_new, chosen, name="Other", number=30) == "number_taken"
    assert refused_code(changes.sign_in_new, chosen, name="Other", number=0) == "number"


def test_nobody_is_signed_in_twice() -> None:
    assert refused_code(changes.sign_in, signed_in(), person=3) == "already_in"


def test_namesakes_both_play() -> None:
    twice = changes.sign_in_new(changes.sign_in_new(signed_in(0), name="Smith, Ann"), name="Smith, Ann")
    assert len({entrant.person for entrant in of_drive(twice).entrants}) == 2


@pytest.mark.parametrize("name", [*HARD_NAMES, ".", "X" * 200])
def test_names_are_kept_as_typed(name: str) -> None:
    assert of_drive(changes.sign_in_new(signed_in(), name=name)).entrants[-1].name == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Bo \t Li ", "Bo Li"), ("Bo\nLi", "Bo Li"), ("Bo\x00Li", "Bo Li"), ("Jo\u0308rg", "J\u00f6rg")],
)
def test_a_name_is_one_line_of_composed_letters(typed: str, kept: str) -> None:
    assert of_drive(changes.sign_in_new(signed_in(), name=typed)).entrants[-1].name == kept


@pytest.mark.parametrize("name", ["", "  ", "\n", "X" * 201])
def test_no_name_or_an_endless_one_is_refused(name: str) -> None:
    before = signed_in()
    assert refused_code(changes.sign_in_new, before, name=name) in {"no_name", "too_long"}


def test_a_late_comer_plays_from_the_next_round() -> None:
    late = changes.sign_in_new(f8(), name="Late")
    assert of_drive(late).entrants[-1].since == 4
    assert not of_drive(late).entrants[-1].plays(3)


def test_who_has_played_is_not_deleted_but_leaves() -> None:
    assert refused_code(changes.sign_out, f8(), entrant=6) == "has_played"
    assert refused_code(changes.leave, f8(), entrant=6, after=2) == "still_seated"
    gone = changes.leave(f8(), entrant=6, after=3)
    assert of_drive(gone).entrant(6).until == 3
    assert of_drive(changes.come_back(gone, entrant=6)).entrant(6).plays(4)


def test_roles_are_a_and_b() -> None:
    assert of_drive(changes.set_role(signed_in(), entrant=1, role="A")).entrant(1).role == "A"
    assert refused_code(changes.set_role, signed_in(), entrant=1, role="C") == "role"
    assert refused_code(changes.sign_in_new, signed_in(), name="New", role="lady") == "role"


def test_paid() -> None:
    assert of_drive(changes.set_paid(signed_in(), entrant=1, paid=True)).entrant(1).paid


def test_a_pair_is_two() -> None:
    of = signed_in()
    for entrant in (1, 2):
        of = changes.edit_entrant(of, entrant=entrant, name=f"Player {entrant}", number=entrant, pair=1)
    assert refused_code(changes.edit_entrant, of, entrant=3, name="Player 3", number=3, pair=1) == "pair_full"


def test_renaming_keeps_the_results() -> None:
    renamed = changes.edit_entrant(f8(), entrant=3, name="Mueller", number=3, pair=None)
    assert of_drive(renamed).rounds == of_drive(f8()).rounds
    assert of_drive(renamed).entrant(3).name == "Mueller"


def test_people_of_the_club() -> None:
    of = changes.add_person(signed_in(2), name="Ann Smith", nickname="East", club_number="17")
    person = of.club.people[-1]
    assert (person.id, person.name, person.nickname, person.club_number) == (3, "Ann Smith", "East", "17")
    edited = changes.edit_person(of, person=3, name="Ann Smyth", nickname="", club_number="")
    assert edited.club.person(3).name == "Ann Smyth"
    assert changes.archive_person(edited, person=3, archived=True).club.person(3).archived
    assert refused_code(changes.edit_person, of, person=9, name="X", nickname="", club_number="") == "unknown_person"
    assert refused_code(changes.sign_in, of, person=9) == "unknown_person"


def test_nothing_happens_without_an_open_drive() -> None:
    assert refused_code(changes.sign_in_new, replace(signed_in(), drive=None), name="X") == "no_drive"


def test_an_unknown_entrant_is_refused() -> None:
    assert (
        refused_code(changes.set_paid, seated(signed_in(4), (1, 2, 3, 4)), entrant=99, paid=True) == "unknown_entrant"
    )


def test_who_shares_a_seat_can_have_their_own_again() -> None:
    shared = changes.share_seat(signed_in(), entrant=8, shares=3)
    assert of_drive(shared).entrant(8).shares == 3
    assert changes.share_seat(shared, entrant=8, shares=None) == signed_in()


@pytest.mark.parametrize(
    ("entrant", "shares", "code"),
    [
        (4, 4, "shares_with"),  # oneself
        (4, 8, "shares_with"),  # has no seat of their own
        (4, 9, "shares_with"),  # the dummy
        (9, 4, "shares_with"),
        (3, 4, "is_shared"),
        (4, 99, "unknown_entrant"),
    ],
)
def test_with_whom_a_seat_cannot_be_shared(entrant: int, shares: int, code: str) -> None:
    of = changes.add_dummy(changes.share_seat(signed_in(), entrant=8, shares=3), name="Gertrud")
    assert refused_code(changes.share_seat, of, entrant=entrant, shares=shares) == code


def test_who_has_been_seated_keeps_their_results_to_themselves() -> None:
    assert refused_code(changes.share_seat, f8(), entrant=8, shares=3) == "shares_seated"
    late = changes.sign_in_new(f8(), name="Late")
    assert of_drive(changes.share_seat(late, entrant=9, shares=3)).entrant(9).shares == 3


def test_when_the_owner_of_a_seat_is_struck_off_the_others_share_on() -> None:
    three = changes.share_seat(changes.share_seat(signed_in(), entrant=7, shares=2), entrant=8, shares=2)
    left = of_drive(changes.sign_out(three, entrant=2))
    assert (left.entrant(7).shares, left.entrant(8).shares) == (None, 7)


def test_a_dummy_has_a_number_and_is_nobody_of_the_club() -> None:
    of = changes.add_dummy(signed_in(7), name=" Gertrud ")
    dummy = of_drive(of).entrants[-1]
    assert (dummy.name, dummy.number, dummy.dummy, dummy.person) == ("Gertrud", 8, True, None)
    assert of.club == signed_in(7).club
    assert refused_code(changes.add_dummy, of, name=" ") == "no_name"


def test_a_team_has_four_players() -> None:
    of = signed_in()
    for entrant in (1, 2, 3, 4):
        of = changes.set_team(of, entrant=entrant, team=1)
    assert refused_code(changes.set_team, of, entrant=5, team=1) == "team_full"
    assert refused_code(changes.set_team, of, entrant=5, team=0) == "number"
    assert changes.set_team(of, entrant=4, team=1) == of
    assert of_drive(changes.set_team(of, entrant=4, team=None)).entrant(4).team is None


def test_whoever_shares_a_seat_belongs_to_its_pair_and_its_team() -> None:
    of = changes.share_seat(signed_in(), entrant=8, shares=3)
    of = changes.set_team(of, entrant=3, team=2)
    of = changes.edit_entrant(of, entrant=3, name="Player 3", number=3, pair=5)
    assert [(each.pair, each.team) for each in of_drive(of).entrants if each.id in (3, 8)] == [(5, 2), (5, 2)]
    assert refused_code(changes.set_team, of, entrant=8, team=1) == "follows_seat"
    assert refused_code(changes.edit_entrant, of, entrant=8, name="Player 8", number=8, pair=1) == "follows_seat"
    of = changes.edit_entrant(of, entrant=4, name="Player 4", number=4, pair=5)
    of = changes.share_seat(of, entrant=8, shares=4)
    assert (of_drive(of).entrant(8).pair, of_drive(of).entrant(8).team) == (5, None)
    alone = of_drive(changes.share_seat(of, entrant=8, shares=None)).entrant(8)
    assert (alone.pair, alone.team) == (None, None)


def test_a_pair_or_team_that_has_played_stays_and_a_late_comer_takes_a_free_place() -> None:
    of = evening(replace(drive(8, movement=MOVEMENTS["teams"]()), plan=Plan(rounds=3, interval=0)))
    of = changes.seat_round(of, number=1, seated=of_drive(of).movement.propose(of_drive(of)))
    assert refused_code(changes.set_team, of, entrant=1, team=9) == "already_seated"
    assert refused_code(changes.edit_entrant, of, entrant=1, name="X", number=1, pair=9) == "already_seated"
    of = changes.sign_in_new(of, name="Late")
    assert refused_code(changes.set_team, of, entrant=9, team=2) == "team_full"
    of = changes.set_team(changes.leave(of, entrant=8, after=1), entrant=9, team=2)
    assert of_drive(of).entrant(9).team == 2
