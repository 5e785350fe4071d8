"""People's own cards beside the tables."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.drives import F8_SEATS, F8_TOTALS, F8_TRICKS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.desk.second_count import deals_of, second_count


def with_totals(of: Evening, **out: int) -> Evening:
    """F8 with everybody's total as on their card, some of them out by a figure (``p4=2``)."""
    for entrant, total in F8_TOTALS.items():
        of = changes.write_card(of, entrant=entrant, total=total + out.get(f"p{entrant}", 0))
    return of


def test_cards_that_agree_differ_in_nothing() -> None:
    assert second_count(of_drive(with_totals(f8()))) == ()


def test_a_deal_on_a_card_is_named() -> None:
    played = deals_of(of_drive(f8()), 4)
    figures = [deal.own for deal in played if deal]
    assert sum(figures) == F8_TOTALS[4]
    wrong = changes.write_card(f8(), entrant=4, deals=(figures[0], figures[1] + 1, figures[2]))
    [difference] = second_count(of_drive(wrong))
    assert (difference.entrant, difference.field, difference.deal) == (4, "deal", 2)
    assert (difference.card, difference.tables) == (figures[1] + 1, figures[1])
    assert [deal.round for deal in difference.played] == [2]


def test_a_table_written_the_wrong_way_round_is_found_from_the_totals_alone() -> None:
    """F8c: table 1 of round 1 was written 5 to 8 where it was 8 to 5; the cards are right."""
    turned = changes.swap_sides(f8(), number=1, table=1, deal=1)
    found = second_count(of_drive(with_totals(turned)))
    assert {difference.entrant for difference in found} == set(of_drive(f8()).rounds[0].table(1).entrants())
    for difference in found:
        assert (difference.played[0].round, difference.played[0].table) == (1, 1)


def test_a_sum_that_no_deal_explains_is_named_without_one() -> None:
    [difference] = second_count(of_drive(with_totals(f8(), p6=2)))
    assert (difference.entrant, difference.field, difference.card - difference.tables) == (6, "total", 2)
    assert all(deal.turned == 2 for deal in difference.played)


def test_a_deal_that_no_table_knows_of_is_found_in_the_sum() -> None:
    """Player 9 rested in every round, and their card says otherwise."""
    of = evening(drive(9))
    for number, (tables, tricks) in enumerate(zip(F8_SEATS, F8_TRICKS, strict=True), start=1):
        of = seated(of, *tables, resting=(9,))
        for table, took in enumerate(tricks, start=1):
            of = written(of, number, table, {"ns": took})
    assert second_count(of_drive(changes.write_card(of, entrant=9, deals=(0, 0, 0)))) == ()
    [difference] = second_count(of_drive(changes.write_card(of, entrant=9, deals=(0, 6, 0))))
    assert (difference.field, difference.card, difference.tables, difference.played) == ("total", 6, 0, ())


@given(st.lists(st.integers(0, 13), min_size=3, max_size=3), st.integers(1, 8))
def test_every_deal_that_differs_is_named_and_no_other(figures: list[int], entrant: int) -> None:
    played = deals_of(of_drive(f8()), entrant)
    found = second_count(of_drive(changes.write_card(f8(), entrant=entrant, deals=tuple(figures))))
    wrong = [
        number for number, (card, deal) in enumerate(zip(figures, played, strict=True), 1) if deal and card != deal.own
    ]
    assert [difference.deal for difference in found] == wrong
