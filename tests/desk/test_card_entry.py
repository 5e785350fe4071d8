"""The figures of people's own cards, as they are typed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.cards import half_totals
from whistdrive.core.drive import Card, Drive, Plan
from whistdrive.core.findings import Refused
from whistdrive.desk.card_entry import (
    HALVES,
    TOTAL,
    CardField,
    asked,
    card_of,
    detail_in_use,
    details,
    figure,
    following,
    holders,
    missing,
    read_figure,
    with_figure,
)
from whistdrive.scoring import RULES

PLAN = Plan(rounds=4, interval=2, entry="cards")


def eight(*cards: Card) -> Drive:
    return replace(drive(8, plan=PLAN), cards=cards)


def test_halves_are_asked_only_where_there_is_an_interval() -> None:
    assert details(PLAN) == ("total", "halves", "deals")
    assert details(replace(PLAN, interval=0)) == ("total", "deals")
    assert asked(PLAN, "total") == (TOTAL,)
    assert asked(PLAN, "halves") == (*HALVES, TOTAL)
    assert [field.deal for field in asked(PLAN, "deals")] == [1, 2, 3, 4, 0]


def test_the_view_is_the_fullest_that_is_in_use() -> None:
    assert detail_in_use(eight()) == "total"
    assert detail_in_use(eight(Card(1, total=20))) == "total"
    assert detail_in_use(eight(Card(1, first=20))) == "halves"
    assert detail_in_use(eight(Card(1, first=20), Card(2, deals=(7,)))) == "deals"


@given(st.integers(1, 4), st.integers(0, 13), st.lists(st.none() | st.integers(0, 13), max_size=4))
def test_a_figure_is_read_as_it_was_written_and_can_be_taken_away(
    deal: int, points: int, deals: list[int | None]
) -> None:
    card, field = Card(1, deals=tuple(deals), total=20), CardField("deals", deal)
    written = with_figure(card, field, points)
    assert figure(written, field) == points
    cleared = with_figure(written, field, None)
    assert figure(cleared, field) is None
    assert all(figure(cleared, other) == figure(card, other) for other in asked(PLAN, "deals") if other != field)
    assert not cleared.deals or cleared.deals[-1] is not None


def test_what_follows_from_the_rest_of_a_card() -> None:
    first, second = HALVES
    assert following(Card(1, first=20, total=44), PLAN, second) == 24
    assert following(Card(1, second=24, total=44), PLAN, first) == 20
    assert following(Card(1, first=20, second=24), PLAN, TOTAL) == 44
    assert following(Card(1, deals=(7, 8, 9, 10)), PLAN, first) == 15
    assert following(Card(1, total=44), PLAN, first) is None
    assert following(Card(1, total=44), PLAN, CardField("deals", 1)) is None
    assert following(Card(1, deals=(7, None, 9)), PLAN, TOTAL) is None


@pytest.mark.parametrize(
    ("field", "text", "points"),
    [(TOTAL, "52", 52), (TOTAL, " 0 ", 0), (HALVES[0], "26", 26), (CardField("deals", 3), "13", 13)],
)
def test_a_figure_that_can_be(field: CardField, text: str, points: int) -> None:
    assert read_figure(eight(), field, text) == points


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        (TOTAL, "53", "not_allowed"),
        (TOTAL, "-1", "not_allowed"),
        (TOTAL, "6.5", "not_whole"),
        (TOTAL, "٣", "not_whole"),
        (HALVES[1], "27", "not_allowed"),
        (CardField("deals", 3), "14", "not_allowed"),
    ],
)
def test_a_figure_that_cannot_be(field: CardField, text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_figure(eight(), field, text)
    assert [finding.code for finding in refused.value.findings] == [code]


def test_where_a_deal_has_no_fixed_sum_any_whole_figure_can_be() -> None:
    cvisti = replace(eight(), scoring=RULES["cvisti"](), plan=replace(PLAN, trumps=()))
    assert read_figure(cvisti, TOTAL, "-12") == -12


def test_who_is_missing() -> None:
    of = evening(eight())
    of = changes.write_card(of, entrant=3, total=20)
    of = changes.write_card(of, entrant=4, first=20)
    found = of_drive(of)
    assert [entrant.number for entrant in missing(found)] == [1, 2, 4, 5, 6, 7, 8]
    assert card_of(found, 3) == Card(3, total=20)
    assert card_of(found, 5) == Card(5)
    assert half_totals(card_of(found, 4), PLAN) is None


def test_dummies_have_a_card_only_where_nothing_else_counts() -> None:
    people = eight().entrants
    with_dummy = replace(eight(), entrants=(*people[:7], replace(people[7], dummy=True)))
    assert len(holders(with_dummy)) == 8
    assert len(holders(replace(with_dummy, plan=replace(PLAN, entry="tables")))) == 7
