"""Changes to the cash of an evening."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.drives import MOST_MONEY
from whistdrive.core.changes.parts import clean, next_id, open_drive, with_drive
from whistdrive.core.drive import CashKind, CashLine, Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse


def add_cash(evening: Evening, *, kind: CashKind, text: str, amount: int) -> Evening:
    """Money taken or spent. Refused without a word for what, and for no sum or an impossible one."""
    drive = open_drive(evening)
    made = _checked(CashLine(next_id(line.id for line in drive.cash), kind, text, amount))
    return with_drive(evening, lambda drive: replace(drive, cash=(*drive.cash, made)))


def edit_cash(evening: Evening, *, line: int, kind: CashKind, text: str, amount: int) -> Evening:
    """Correct a line. Refused as :func:`add_cash` is."""
    _find(open_drive(evening), line)
    made = _checked(CashLine(line, kind, text, amount))
    return with_drive(
        evening, lambda drive: replace(drive, cash=tuple(made if each.id == line else each for each in drive.cash))
    )


def drop_cash(evening: Evening, *, line: int) -> Evening:
    """Strike a line."""
    old = _find(open_drive(evening), line)
    return with_drive(evening, lambda drive: replace(drive, cash=tuple(each for each in drive.cash if each != old)))


def _find(drive: Drive, line: int) -> CashLine:
    for each in drive.cash:
        if each.id == line:
            return each
    raise refuse("not_kept", value=line)


def _checked(line: CashLine) -> CashLine:
    text = clean(line.text, "text")
    if not text:
        raise refuse("unnamed", field="text")
    if not 0 < line.amount <= MOST_MONEY:
        raise refuse("plan", field="amount", value=line.amount, allowed=f"1-{MOST_MONEY}")
    return replace(line, text=text)
