"""Who wins which prize."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import F8_TOTALS, drive, evening, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Half, Plan, Prize, PrizeKind
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import Award, awards
from whistdrive.core.standings import standings


def with_prizes(*prizes: Prize, of: Evening | None = None) -> Evening:
    found = of or f8()
    for prize in prizes:
        found = changes.add_prize(found, prize=prize)
    return found


def won(of: Evening) -> list[tuple[tuple[int, ...], ...]]:
    return [award.winners for award in awards(of_drive(of))]


def only(of: Evening) -> Award:
    [award] = awards(of_drive(of))
    return award


def roled(of: Evening) -> Evening:
    """Odd numbers are ladies."""
    drive = of_drive(of)
    entrants = tuple(replace(each, role="A" if each.number % 2 else "B") for each in drive.entrants)
    return replace(of, drive=replace(drive, entrants=entrants, plan=replace(drive.plan, roles=("lady", "gent"))))


def test_places_go_by_the_totals_and_by_role() -> None:
    """F8: 2 has 27, 5 and 8 have 24; among the odd numbers 5 is ahead."""
    of = with_prizes(Prize(0, "place"), Prize(0, "place", role="A"), of=roled(f8()))
    assert won(of) == [((2,),), ((5,),)]
    assert dict(awards(of_drive(of))[0].merit)["total"] == 27


def test_a_tie_is_open_until_it_is_settled() -> None:
    """F8 ends with 5 and 8 level at 24 in every step that places go by."""
    of = with_prizes(Prize(0, "place", place=2, amount=600), Prize(0, "place", place=3, amount=400))
    second, third = awards(of_drive(of))
    assert (second.winners, third.winners) == ((), ())
    assert set(second.tied) == set(third.tied) == {(5,), (8,)}
    assert second.open
    cut = changes.decide_prize(of, prize=1, decision="cut", entrants=(8,), note="ace of hearts")
    assert won(cut) == [((8,),), ((5,),)]
    shared = changes.decide_prize(of, prize=1, decision="shared")
    shared = changes.decide_prize(shared, prize=2, decision="shared")
    second, third = awards(of_drive(shared))
    assert set(second.winners) == set(third.winners) == {(5,), (8,)}
    assert second.amount + third.amount == Fraction(500)
    assert awards(of_drive(changes.decide_prize(cut, prize=1, decision="")))[0].open


def test_what_was_decided_in_the_standings_needs_no_second_decision() -> None:
    of = with_prizes(Prize(0, "place", place=2, amount=600), Prize(0, "place", place=3, amount=400))
    cut = changes.decide_places(of, tied=(5, 8), decision="cut", order=(8,), note="ace")
    assert won(cut) == [((8,),), ((5,),)]
    assert {award.tie for award in awards(of_drive(cut))} == {of_drive(cut).ties[0]}
    shared = awards(of_drive(changes.decide_places(of, tied=(5, 8), decision="shared")))
    assert [set(award.winners) for award in shared] == [{(5,), (8,)}, {(5,), (8,)}]
    assert [award.amount for award in shared] == [300, 200]
    own = changes.decide_prize(
        changes.decide_places(of, tied=(5, 8), decision="shared"), prize=1, decision="cut", entrants=(8,)
    )
    assert won(own)[0] == ((8,),)


def test_a_decision_no_longer_counts_when_a_correction_has_parted_them() -> None:
    of = changes.decide_prize(with_prizes(Prize(0, "place", place=2)), prize=1, decision="cut", entrants=(8,))
    better = changes.adjust_entrant(of, number=1, entrant=5, points=1, reason="revoke")
    assert won(better) == [((5,),)]


def test_only_those_who_are_tied_can_be_chosen() -> None:
    of = with_prizes(Prize(0, "place", place=2), Prize(0, "place"))
    with pytest.raises(Refused, match="not_tied"):
        changes.decide_prize(of, prize=1, decision="cut", entrants=(1,))
    with pytest.raises(Refused, match="not_tied"):
        changes.decide_prize(of, prize=2, decision="cut", entrants=(2,))
    with pytest.raises(Refused, match="no_winner"):
        changes.decide_prize(of, prize=1, decision="played_off")
    with pytest.raises(Refused, match="no_prize"):
        changes.decide_prize(of, prize=9, decision="cut", entrants=(5,))


def test_one_prize_a_person_goes_to_the_next_and_says_who_was_passed_over() -> None:
    of = with_prizes(Prize(0, "place"), Prize(0, "highest_deal"), Prize(0, "place", role="B"), of=roled(f8()))
    assert won(of)[0] == won(of)[2] == ((2,),)
    drive = of_drive(of)
    one_each = replace(of, drive=replace(drive, plan=replace(drive.plan, one_prize=True)))
    first, _, gent = awards(of_drive(one_each))
    assert first.winners == ((2,),)
    assert gent.winners == ((8,),)
    assert gent.passed_over == ((2,),)


def test_halves_and_the_lowest() -> None:
    drive = of_drive(f8())
    of = replace(f8(), drive=replace(drive, plan=replace(drive.plan, interval=1)))
    rows = {row.entrants[0]: row for row in standings(of_drive(of)).rows}
    of = with_prizes(Prize(0, "place", half="first"), Prize(0, "lowest"), Prize(0, "lowest", half="second"), of=of)
    first, lowest, second = awards(of_drive(of))
    best = max(row.first for row in rows.values())
    assert {rows[row[0]].first for row in (first.winners or first.tied)} == {best}
    worst = min(F8_TOTALS.values())
    assert {rows[row[0]].total for row in (lowest.winners or lowest.tied)} == {worst}
    assert {rows[row[0]].second for row in (second.winners or second.tied)} == {
        min(row.second for row in rows.values())
    }


@pytest.mark.parametrize(("half", "winners"), [(8, ((1,),)), (None, ())])
def test_a_half_that_no_card_says_is_won_by_nobody(half: int | None, winners: tuple[tuple[int, ...], ...]) -> None:
    """An adjustment before the interval is not taken for the best of a first half that nobody knows."""
    of = evening(drive(2, plan=Plan(rounds=4, interval=2, entry="cards")))
    for entrant in (1, 2):
        of = changes.write_card(of, entrant=entrant, total=20, first=half)
    of = changes.adjust_entrant(of, number=1, entrant=1, points=2, reason="award")
    award = only(with_prizes(Prize(0, "place", half="first"), of=of))
    assert (award.winners, award.tied) == (winners, ())


def test_figures_of_single_deals_and_of_tables() -> None:
    drive = of_drive(f8())
    points = {
        entrant: [
            drive.sheet(number, table).lines[0].points.of("NS" if entrant in [s[0] for s in table.side("NS")] else "EW")
            for number, held in enumerate(drive.rounds, start=1)
            for table in held.tables
            if entrant in table.entrants()
        ]
        for entrant in range(1, 9)
    }
    of = with_prizes(
        Prize(0, "highest_deal"), Prize(0, "drawn_deal", deal=2), Prize(0, "tens", least=9), Prize(0, "moves")
    )
    highest, drawn, tens, moves = awards(of_drive(of))
    assert dict(highest.merit)["highest_deal"] == max(map(max, points.values()))
    assert dict(drawn.merit)["drawn_deal"] == max(each[1] for each in points.values())
    assert dict(tens.merit)["tens"] == max(sum(deal >= 9 for deal in each) for each in points.values())
    tables = {
        entrant: [table.number for held in drive.rounds for table in held.tables if entrant in table.entrants()]
        for entrant in range(1, 9)
    }
    changed = {each: sum(before != after for before, after in pairwise(sat)) for each, sat in tables.items()}
    assert {row[0] for row in (moves.winners or moves.tied)} == {
        each for each, count in changed.items() if count == max(changed.values())
    }


def test_whoever_went_home_wins_nothing_unless_the_club_wants_it() -> None:
    gone = changes.leave(with_prizes(Prize(0, "place")), entrant=2, after=3)
    assert set(only(gone).tied) == {(5,), (8,)}
    drive = of_drive(gone)
    assert only(replace(gone, drive=replace(drive, plan=replace(drive.plan, leavers_win=True)))).winners == ((2,),)


def test_a_free_prize_goes_to_whom_the_organiser_names() -> None:
    of = with_prizes(Prize(0, "free", name="Lucky door"))
    assert only(of).open
    decided = changes.decide_prize(of, prize=1, decision="cut", entrants=(7,))
    assert only(decided).winners == ((7,),)
    with pytest.raises(Refused, match="has_p"):
        changes.sign_out(decided, entrant=7)


def test_what_was_handed_out_is_remembered_beside_what_is_right_now() -> None:
    of = with_prizes(Prize(0, "place"), Prize(0, "place", place=2))
    with pytest.raises(Refused, match="prize_open"):
        changes.give_prizes(of, prizes=(1, 2))
    given = changes.give_prizes(of, prizes=(1,))
    assert of_drive(given).prizes[0].given == (2,)
    assert not awards(of_drive(given))[0].corrected
    corrected = changes.adjust_entrant(given, number=1, entrant=2, points=-20, reason="wrong card")
    first = awards(of_drive(corrected))[0]
    assert first.corrected
    assert first.prize.given == (2,)


@pytest.mark.parametrize(
    "prize",
    [
        Prize(0, "place", place=0),
        Prize(0, "place", amount=-1),
        Prize(0, "drawn_deal"),
        Prize(0, "drawn_deal", deal=4),
        Prize(0, "moves", half="first"),
        Prize(0, "free"),
        Prize(0, "place", name="x" * 201),
    ],
)
def test_prizes_that_cannot_be(prize: Prize) -> None:
    with pytest.raises(Refused):
        changes.add_prize(f8(), prize=prize)


def test_several_prizes_are_one_step_or_none() -> None:
    of = changes.add_prizes(f8(), prizes=(Prize(0, "place"), Prize(0, "lowest")))
    assert [(prize.id, prize.kind) for prize in of_drive(of).prizes] == [(1, "place"), (2, "lowest")]
    with pytest.raises(Refused):
        changes.add_prizes(f8(), prizes=(Prize(0, "place"), Prize(0, "free")))


def test_prizes_are_changed_moved_and_struck() -> None:
    of = with_prizes(Prize(0, "place", place=2), Prize(0, "lowest"), Prize(0, "moves"))
    cut = changes.decide_prize(of, prize=1, decision="cut", entrants=(5,))
    renamed = changes.edit_prize(cut, prize=replace(of_drive(cut).prizes[0], name="Second"))
    assert of_drive(renamed).prizes[0].decided == (5,)
    other = changes.edit_prize(renamed, prize=replace(of_drive(renamed).prizes[0], place=3))
    assert of_drive(other).prizes[0].decided == ()
    moved = changes.move_prize(other, prize=3, up=True)
    assert [prize.id for prize in of_drive(moved).prizes] == [1, 3, 2]
    assert changes.move_prize(moved, prize=2, up=False) == moved
    assert [prize.id for prize in of_drive(changes.drop_prize(moved, prize=3)).prizes] == [1, 2]


KINDS: tuple[PrizeKind, ...] = ("place", "lowest", "tens", "longest", "moves", "highest_deal", "drawn_deal")


@given(
    st.lists(st.tuples(st.sampled_from(KINDS), st.integers(1, 4), st.sampled_from([None, "A", "B"])), max_size=8),
    st.booleans(),
)
def test_nobody_has_two_places_of_a_list_nor_with_one_prize_two_prizes(
    wanted: list[tuple[PrizeKind, int, str | None]], one_prize: bool
) -> None:
    of = roled(f8())
    half: Half = "all"
    for kind, place, role in wanted:
        prize = Prize(0, kind, role=role, half=half, place=place, deal=1 if kind == "drawn_deal" else None)
        of = changes.add_prize(of, prize=prize)
    drive: Drive = of_drive(of)
    found = awards(replace(drive, plan=replace(drive.plan, one_prize=one_prize)))
    assert [award.prize for award in found] == list(drive.prizes)
    lists: dict[tuple[int, ...], set[object]] = {}
    for award in found:
        key = award.prize.role if award.prize.kind == "place" else award.prize.id
        for row in award.winners:
            lists.setdefault(row, set()).add((award.prize.kind, key))
    if one_prize:
        assert all(len(keys) == 1 for keys in lists.values())
    for award in found:
        assert len(award.winners) <= 1
        assert not (award.winners and award.open)
        assert not set(award.passed_over) & set(award.winners)


def test_without_results_nobody_wins() -> None:
    drive = of_drive(f8())
    fresh = replace(f8(), drive=replace(drive, rounds=(), plan=Plan(rounds=3, interval=0)))
    assert won(with_prizes(Prize(0, "place"), Prize(0, "longest"), of=fresh)) == [(), ()]
