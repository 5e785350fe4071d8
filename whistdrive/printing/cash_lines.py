"""The cash book of an evening, line by line: for paper, screens and exports alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistdrive.core.cash import cash_of, payers
from whistdrive.core.drive import Drive
from whistdrive.printing.money import money_in_words
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """For what money was taken or spent, in the smallest coin. The last line of a book, ``total``, is what is left."""

    text: str
    taken: int | None = None
    spent: int | None = None
    total: bool = False


def cash_lines(drive: Drive, words: Words, currency: str = "") -> Iterator[Line]:
    """Fees that are paid, all else taken, all that was spent, the prizes, and the sum raised or missing."""
    cash = cash_of(drive)
    if drive.plan.fee:
        paid = sum(entrant.paid for entrant in payers(drive))
        yield Line(words("cash.fees", paid=paid, fee=money_in_words(drive.plan.fee, words, currency)), taken=cash.fees)
    for line in drive.cash:
        if line.kind == "taken":
            yield Line(line.text, taken=line.amount)
    for line in drive.cash:
        if line.kind == "spent":
            yield Line(line.text, spent=line.amount)
    if any(prize.amount for prize in drive.prizes):
        yield Line(words("cash.prizes"), spent=cash.prizes)
    if cash.raised < 0:
        yield Line(words("cash.missing"), spent=-cash.raised, total=True)
    else:
        yield Line(words("cash.raised"), taken=cash.raised, total=True)
