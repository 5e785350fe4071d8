"""The money of an evening: the lines of its cash book, and its sheet."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "document.cash": QT_TRANSLATE_NOOP("Words", "Cash sheet"),
    "document_help.cash": QT_TRANSLATE_NOOP("Words", "Fees, what was taken and spent, the prizes, and the sum raised."),
    "finding.no_money": QT_TRANSLATE_NOOP(
        "Words", "no money has been taken or spent yet, so there is nothing to print"
    ),
    "finding.one_sum": QT_TRANSLATE_NOOP("Words", "type it as taken or as spent, not as both"),
    "finding.no_sum": QT_TRANSLATE_NOOP("Words", "say how much"),
    "cash.money": QT_TRANSLATE_NOOP("Words", "{currency} {amount}", "the sign of a currency, such as €, and an amount"),
    "cash.what": QT_TRANSLATE_NOOP("Words", "For what"),
    "cash.taken": QT_TRANSLATE_NOOP("Words", "Taken"),
    "cash.spent": QT_TRANSLATE_NOOP("Words", "Spent"),
    "cash.fees": QT_TRANSLATE_N_NOOP("Words", "Fees: {paid} people, {fee} each", "paid", 1),
    "cash.prizes": QT_TRANSLATE_NOOP("Words", "Prizes"),
    "cash.raised": QT_TRANSLATE_NOOP("Words", "Sum raised"),
    "cash.missing": QT_TRANSLATE_NOOP("Words", "Sum missing"),
    "cash.unpaid": QT_TRANSLATE_N_NOOP(
        "Words", "{count} people still owe their fee, {sum} in all: {names}", "count", 1
    ),
}
