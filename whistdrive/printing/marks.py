"""What is written for a deal, as it stands on paper: short, suits as glyphs."""

from __future__ import annotations

from whistdrive.core.contracts import Column, Mark, RuleSet
from whistdrive.core.sheet import SIDES, Side
from whistdrive.words import Words

_SUITS = ("S", "H", "D", "C")
_RED = ("H", "D")


ODD = "†"
"""Stands beside what comes from a table whose figures do not add up and were taken with a reason."""


def figure(value: int | str | None) -> str:
    """A figure with a true minus sign; nothing where there is none."""
    return "" if value is None else str(value).replace("-", "\N{MINUS SIGN}")


def odd_figure(value: int | None, *, odd: bool) -> str:
    """A figure, marked where it comes from a table whose figures do not add up."""
    return f"{figure(value)}{ODD}" if odd and value is not None else figure(value)


def column_heading(rules: RuleSet, column: Column, words: Words) -> str:
    """What stands above a column; some systems have a name of their own for it."""
    own = words.name("column", f"{rules.key}.{column.key}")
    return words.name("column", column.key) if own.startswith(f"{rules.key}.") else own


def points_heading(rules: RuleSet, words: Words) -> str:
    """What a player's figures are called: tricks, where every trick is a point."""
    return words("paper.tricks" if rules.deal_sum == 13 else "paper.points")


def side_heading(rules: RuleSet, side: Side, words: Words) -> str:
    """A side in short: ``N–S``, or the only seat on it."""
    if len(rules.seats) == 2:
        return words.name("seat", rules.seats[SIDES.index(side)])
    return words(f"paper.side.{side}")


def mark_text(rules: RuleSet, column: Column, mark: Mark | None, words: Words) -> str:
    """What was written in a column, empty where nothing was."""
    if mark is None:
        return ""
    if mark in SIDES:
        return side_heading(rules, mark, words)
    if isinstance(mark, int):
        return words("paper.passed") if column.key == "bid" and mark == 0 else figure(mark)
    return trump_text(mark, words) if column.key == "trump" else words.name(column.key, mark)


def trump_text(trump: str | None, words: Words) -> str:
    """A trump as a glyph, or in letters where it is no suit; empty where the table chooses."""
    return words.name("suit", trump) if trump else ""


def is_suit(trump: Mark | None) -> bool:
    """Whether a trump is printed as a glyph."""
    return trump in _SUITS


def is_red(trump: Mark | None) -> bool:
    """Whether a trump is printed in red."""
    return trump in _RED


def plans_trumps(rules: RuleSet, trumps: tuple[str, ...]) -> bool:
    """Whether the trump of every deal is known beforehand."""
    return bool(trumps) and not rules.choose_trump
