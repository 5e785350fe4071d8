"""The control total of an evening that runs from cards."""

from __future__ import annotations

from dataclasses import replace

from tests.drives import F8_TOTALS, drive, evening, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.desk.card_control import CardControl, card_control
from whistdrive.desk.control import control_in_words
from whistdrive.desk.second_count import deals_of
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH

FROM_CARDS = Plan(rounds=3, interval=1, entry="cards")


def control(of: Evening) -> CardControl:
    found = card_control(of_drive(of))
    assert found is not None
    return found


def eight() -> Evening:
    return evening(drive(8, plan=FROM_CARDS))


def dealt(entrant: int) -> tuple[int, ...]:
    """What F8 brought somebody, deal by deal."""
    return tuple(deal.own for deal in deals_of(of_drive(f8()), entrant) if deal)


def test_adjustments_are_on_no_card_and_make_no_deal_wrong() -> None:
    of = eight()
    for entrant in F8_TOTALS:
        of = changes.write_card(of, entrant=entrant, deals=dealt(entrant))
    before = control(of)
    of = changes.adjust_entrant(of, number=1, entrant=2, points=-30, reason="late")
    assert control(of) == before
    assert control_in_words(of_drive(of), ENGLISH) == ("Control total 126 of 126 (−30 by adjustments)", True)


def test_what_is_short_is_no_fault_while_cards_are_missing() -> None:
    of = changes.write_card(eight(), entrant=1, total=11)
    found = control(of)
    assert (found.total.counted, found.total.expected, found.total.out) == (11, 156, -145)
    assert not found.whole
    assert not found.wrong


def test_all_cards_of_f8_come_to_what_they_should() -> None:
    of = eight()
    for entrant, total in F8_TOTALS.items():
        of = changes.write_card(of, entrant=entrant, total=total)
    assert control(of).whole
    assert not control(of).wrong
    short = control(changes.write_card(of, entrant=2, total=26))
    assert short.wrong
    assert (short.total.out, short.off) == (-1, ())


def test_too_many_points_are_a_fault_at_once() -> None:
    of = eight()
    for entrant in range(1, 6):
        of = changes.write_card(of, entrant=entrant, total=39)
    assert not control(of).whole
    assert control(of).wrong


def test_the_deal_that_is_off_is_named_also_where_another_makes_up_for_it() -> None:
    of = eight()
    for entrant in F8_TOTALS:
        of = changes.write_card(of, entrant=entrant, deals=dealt(entrant))
    assert control(of).off == ()
    one, two, three = dealt(4)
    found = control(changes.write_card(of, entrant=4, deals=(one - 1, two + 1, three)))
    assert found.wrong
    assert found.total.out == 0
    assert [(each.field.deal, each.out) for each in found.off] == [(1, -1), (2, 1)]


def test_the_half_that_is_off_is_named() -> None:
    of = eight()
    for entrant in F8_TOTALS:
        first, *later = dealt(entrant)
        of = changes.write_card(of, entrant=entrant, first=first, second=sum(later))
    assert not control(of).wrong
    first, *later = dealt(7)
    found = control(changes.write_card(of, entrant=7, first=first, second=sum(later) + 2))
    assert [(each.field.key, each.counted, each.expected) for each in found.off] == [("second", 106, 104)]


def test_there_is_none_where_the_game_fixes_no_sum_or_tables_hand_in() -> None:
    def without(of: Drive) -> bool:
        return card_control(of) is None

    assert without(replace(of_drive(eight()), scoring=RULES["cvisti"]()))
    assert without(of_drive(f8()))
