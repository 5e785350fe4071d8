"""The money of an evening."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import f8, of_drive

from whistdrive.core import changes
from whistdrive.core.cash import Cash, cash_of
from whistdrive.core.drive import CashKind, CashLine, Prize
from whistdrive.core.findings import Refused


def test_what_is_raised() -> None:
    of = f8()
    drive = of_drive(of)
    of = replace(of, drive=replace(drive, plan=replace(drive.plan, fee=500)))
    for entrant in range(1, 7):
        of = changes.set_paid(of, entrant=entrant, paid=True)
    of = changes.add_dummy(of, name="Gertrud")
    of = changes.add_cash(of, kind="taken", text="Raffle", amount=2450)
    of = changes.add_cash(of, kind="spent", text="Hall", amount=1500)
    of = changes.add_prize(of, prize=Prize(0, "place", amount=1000))
    of = changes.add_prize(of, prize=Prize(0, "place", role="A", amount=900))
    found = cash_of(of_drive(of))
    assert found == Cash(fees=3000, unpaid=1000, taken=2450, spent=1500, prizes=1000)
    assert found.raised == 2950


def test_lines_are_corrected_and_struck() -> None:
    of = changes.add_cash(f8(), kind="taken", text="Raffle", amount=2450)
    of = changes.edit_cash(of, line=1, kind="spent", text="Tea", amount=300)
    assert of_drive(of).cash == (CashLine(1, "spent", "Tea", 300),)
    assert of_drive(changes.drop_cash(of, line=1)).cash == ()
    with pytest.raises(Refused, match="not_kept"):
        changes.drop_cash(of, line=2)


@pytest.mark.parametrize(("kind", "text", "amount", "why"), [("taken", " ", 5, "unnamed"), ("spent", "Tea", 0, "plan")])
def test_a_line_says_what_and_how_much(kind: CashKind, text: str, amount: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        changes.add_cash(f8(), kind=kind, text=text, amount=amount)
