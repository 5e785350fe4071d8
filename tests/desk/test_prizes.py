"""The prizes at the desk: the usual ones, and what is over."""

from __future__ import annotations

from dataclasses import replace

from tests.drives import drive, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Card, Plan, Prize
from whistdrive.core.prizes import awards
from whistdrive.desk.prizes import eligible, is_over, to_hand_out, usual_prizes
from whistdrive.movement import MOVEMENTS


def test_the_usual_prizes_are_few_and_the_valuable_ones_first() -> None:
    assert usual_prizes(drive(8)) == (Prize(0, "place"), Prize(0, "place", place=2), Prize(0, "lowest"))
    by_role = usual_prizes(drive(8, plan=Plan(roles=("lady", "gent"))))
    assert [(prize.kind, prize.place, prize.half, prize.role) for prize in by_role] == [
        (kind, place, half, role)
        for kind, place, half in (
            ("place", 1, "all"),
            ("place", 2, "all"),
            ("place", 1, "first"),
            ("lowest", 1, "all"),
        )
        for role in ("A", "B")
    ]


def test_a_half_is_no_usual_prize_where_a_card_says_only_a_total() -> None:
    cards = drive(8, plan=Plan(entry="cards"))
    assert "first" in {prize.half for prize in usual_prizes(cards)}
    assert {prize.half for prize in usual_prizes(replace(cards, cards=(Card(1, total=150),)))} == {"all"}


def test_a_fixed_pair_wins_together_whatever_its_roles() -> None:
    pairs = usual_prizes(drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(roles=("lady", "gent"), interval=0)))
    assert {prize.role for prize in pairs} == {None}


def test_what_is_over_is_what_was_played_to_its_end() -> None:
    played = of_drive(f8())
    halved = replace(played, plan=replace(played.plan, interval=1), rounds=played.rounds[:1])
    first, drawn = Prize(1, "place", half="first"), Prize(2, "drawn_deal", deal=1)
    whole, later = Prize(3, "place"), Prize(4, "drawn_deal", deal=2)
    assert [is_over(halved, prize) for prize in (first, drawn, whole, later)] == [True, True, False, False]
    missing = of_drive(changes.clear_deal(replace(f8(), drive=halved), number=1, table=2, deal=1))
    assert not is_over(missing, first)
    assert is_over(replace(missing, closed=True), whole)
    assert is_over(drive(8), Prize(5, "free", name="Lucky door"))


def test_cards_are_over_when_all_are_in() -> None:
    cards = drive(8, plan=Plan(rounds=3, interval=0, entry="cards"))
    assert not is_over(cards, Prize(1, "place"))


def test_only_what_is_won_and_not_handed_out_is_to_be_handed_out() -> None:
    of = changes.add_prizes(f8(), prizes=(Prize(0, "place"), Prize(0, "place", place=2), Prize(0, "lowest")))
    assert to_hand_out(of_drive(of), awards(of_drive(of))) == (1, 3)
    given = of_drive(changes.give_prizes(of, prizes=(1,)))
    assert to_hand_out(given, awards(given)) == (3,)


def test_a_tie_is_cut_for_between_those_who_have_no_place_ahead_of_it() -> None:
    of = changes.add_prizes(f8(), prizes=(Prize(0, "place", place=2), Prize(0, "place", place=3)))
    found = awards(of_drive(of))
    assert [set(eligible(found, award)) for award in found] == [{(5,), (8,)}, {(5,), (8,)}]
    cut = awards(of_drive(changes.decide_prize(of, prize=1, decision="cut", entrants=(8,))))
    assert [set(eligible(cut, award)) for award in cut] == [{(5,), (8,)}, {(5,)}]
