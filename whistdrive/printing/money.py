"""Sums of money, given in the smallest coin, as they are written."""

from __future__ import annotations

from fractions import Fraction

from whistdrive.words import Words


def money_in_words(amount: int | Fraction, words: Words, currency: str = "") -> str:
    """An amount: ``6.00``, with a currency ``€ 6.00``; less than nothing has a minus first."""
    whole, rest = _hundredths(amount)
    found = words("prize.money", whole=whole, hundredths=f"{rest:02}")
    if currency:
        found = words("cash.money", currency=currency, amount=found).replace(" ", "\N{NO-BREAK SPACE}")
    return f"\N{MINUS SIGN}{found}" if amount < 0 else found


def plain_money(amount: int | Fraction) -> str:
    """An amount for other programs: whole money with two decimals, ``-6.00``."""
    whole, rest = _hundredths(amount)
    return f"{'-' if amount < 0 else ''}{whole}.{rest:02}"


def _hundredths(amount: int | Fraction) -> tuple[int, int]:
    """An amount, of which a hundred make one, without its sign; what is less than a coin is left out."""
    return divmod(abs(int(amount)), 100)
