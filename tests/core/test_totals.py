"""Rows of the results before they are ranked."""

from __future__ import annotations

from tests.drives import F8_TOTALS, drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.totals import Standing, totals


def from_cards() -> Evening:
    """F8 as the cards of its eight players say it."""
    of = evening(drive(plan=Plan(rounds=3, interval=1, entry="cards")))
    for entrant, total in F8_TOTALS.items():
        of = changes.write_card(of, entrant=entrant, total=total)
    return of


def test_adjustments_count_beside_what_the_cards_say() -> None:
    of = changes.adjust_entrant(from_cards(), number=1, entrant=2, points=-3, reason="late")
    of = changes.adjust_entrant(of, number=1, entrant=5, points=2, reason="award")
    found = totals(of_drive(of))
    rows = {row.entrants[0]: row for row in found.rows}
    assert {entrant: row.total for entrant, row in rows.items()} == F8_TOTALS | {2: 24, 5: 26}
    assert {entrant: row.adjusted for entrant, row in rows.items() if row.adjusted} == {2: -3, 5: 2}
    assert found.control == (155, 155)
    assert rows[5].average == 8


def test_whoever_has_no_card_yet_has_only_what_was_adjusted() -> None:
    of = changes.write_card(from_cards(), entrant=1)
    of = changes.adjust_entrant(of, number=1, entrant=1, points=4, reason="award")
    found = totals(of_drive(of))
    assert found.rows[0] == Standing((1,), first=4, adjusted=4)
    assert found.cardless == (1,)
    assert found.control == (156 - F8_TOTALS[1] + 4, 156 + 4)
