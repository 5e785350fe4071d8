"""What may be written for a deal: the one reading of ``fields`` that checks, forms and messages share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from whistdrive.core.contracts import Allowed, Column, Dealt, Marks, RuleSet, allowed_text
from whistdrive.core.drive import DEALING_ORDER
from whistdrive.core.findings import Fact, Finding, Gravity
from whistdrive.core.sheet import Side

SUITS = ("S", "H", "D", "C")
"""The four suits in the order of their keys on the score sheet."""

TRICKS = range(14)
"""The tricks that one side can take in a deal."""

SEATS: dict[Side, tuple[str, str]] = {"NS": ("N", "S"), "EW": ("E", "W")}
"""Partners face each other."""


def whole(marks: Marks, key: str) -> int | None:
    """The whole number written under ``key``, or None when there is none (true and false are no numbers)."""
    value = marks.get(key)
    return value if type(value) is int else None


def figure(marks: Marks, key: str) -> int:
    """The whole number that a checked deal has under ``key``; raises KeyError."""
    return int(marks[key])


def side_at(marks: Marks, key: str) -> Side:
    """The side that a checked deal has under ``key``; raises KeyError."""
    return "NS" if marks[key] == "NS" else "EW"


def side_of(seat: str) -> Side:
    """The side that sits at ``seat``."""
    return "NS" if seat in SEATS["NS"] else "EW"


def dealer_of(deal: Dealt) -> str | None:
    """Who dealt: what the deal itself says, or else what its table knows."""
    seat = deal.marks.get("dealer", deal.dealer)
    return seat if isinstance(seat, str) and seat in tuple(DEALING_ORDER) else None


def declarer_seat_of(deal: Dealt) -> str | None:
    """Where the declarer sits, if the deal says so."""
    seat = deal.marks.get("declarer_seat")
    return seat if isinstance(seat, str) else None


def left_of(seat: str, seats: tuple[str, ...]) -> str:
    """The next player to the left, among the seats of the table."""
    order = _round_the_table(seats)
    return order[(order.index(seat) + 1) % len(order)]


def leads(deal: Dealt, seats: tuple[str, ...]) -> str | None:
    """Who leads where no declarer does: the player left of the dealer."""
    dealer = dealer_of(deal)
    return left_of(dealer, seats) if dealer in seats else None


def seat_fields(rules: RuleSet, deal: Dealt) -> tuple[Column, ...]:
    """Who dealt and who declared: marks that any deal may carry, apart from the columns that are filled each time.

    The declarer sits on the declarer's side; in a passed-out deal it is the dealer.
    """
    dealer = _dealer(rules.seats)
    if all(column.key != "declarer" for column in rules.columns):
        return (dealer,)
    return dealer, Column("declarer_seat", _declarer_seats(deal), needed=False)


def completed(rules: RuleSet, deal: Dealt) -> Marks:
    """The marks with every needed field filled that can be only one thing."""
    for column in rules.fields(deal):
        if column.needed and column.key not in deal.marks and column.allowed is not None and len(column.allowed) == 1:
            return completed(rules, replace(deal, marks={**deal.marks, column.key: column.allowed[0]}))
    return deal.marks


def completed_deal(rules: RuleSet, deal: Dealt) -> Dealt:
    """The deal with all that follows from its marks filled in; the very same deal where nothing does."""
    marks = rules.complete(deal)
    return deal if marks is deal.marks else replace(deal, marks=marks)


def check_marks(rules: RuleSet, deal: Dealt) -> tuple[Finding, ...]:
    """Every mark held against the fields of the deal, every needed field looked for.

    Findings come in the order of the columns: ``not_whole``, ``not_allowed``, ``missing``, ``not_here`` (no place in
    this deal) and, last, ``unknown_mark``; all grave, all with ``field``, ``value`` and ``allowed``.
    """
    return tuple(_findings(rules, deal))


def doubtful_sum(marks: Marks, expected: int | None) -> tuple[Finding, ...]:
    """A doubtful ``sum`` when both sides have a figure and they do not make ``expected`` (None: anything goes)."""
    ns, ew = whole(marks, "ns"), whole(marks, "ew")
    if expected is None or ns is None or ew is None or ns + ew == expected:
        return ()
    facts: dict[str, Fact] = {"field": "ew", "value": ew, "allowed": str(expected - ns)}
    return (Finding("sum", {**facts, "sum": ns + ew, "expected": expected}, Gravity.DOUBTFUL),)


def shown(value: object) -> Fact:
    """A value as a finding carries it: numbers and text as they are, all else in a few characters."""
    if value is None or isinstance(value, str) or type(value) is int:
        return value
    return str(value).lower() if isinstance(value, bool) else repr(value)[:40]


def _findings(rules: RuleSet, deal: Dealt) -> Iterator[Finding]:
    marks, seats = deal.marks, seat_fields(rules, deal)
    here = {column.key: column for column in rules.fields(deal)}
    for known in rules.columns:
        if column := here.get(known.key):
            yield from _held_against(column, marks)
        elif known.key in marks:
            yield _finding("not_here", known.key, marks[known.key], "nothing")
    for column in seats:
        yield from _held_against(column, marks)
    names = [column.key for column in (*rules.columns, *seats)]
    for key in marks:
        if key not in names:
            yield _finding("unknown_mark", key, marks[key], " ".join(names))


def _held_against(column: Column, marks: Marks) -> Iterator[Finding]:
    allowed = column.allowed
    if column.key not in marks:
        if column.needed:
            yield _finding("missing", column.key, None, allowed_text(allowed))
        return
    value = marks[column.key]
    if _takes_numbers(allowed) and type(value) is not int:
        yield _finding("not_whole", column.key, value, allowed_text(allowed))
    elif allowed is not None and value not in allowed:
        yield _finding("not_allowed", column.key, value, allowed_text(allowed))


def _takes_numbers(allowed: Allowed) -> bool:
    return allowed is None or isinstance(allowed, range) or all(isinstance(each, int) for each in allowed)


def _finding(code: str, field: str, value: object, allowed: str) -> Finding:
    return Finding(code, {"field": field, "value": shown(value), "allowed": allowed})


@cache
def _dealer(seats: tuple[str, ...]) -> Column:
    return Column("dealer", _round_the_table(seats), needed=False)


def _declarer_seats(deal: Dealt) -> tuple[str, ...]:
    dealer, declarer = dealer_of(deal), deal.marks.get("declarer")
    if dealer and whole(deal.marks, "bid") == 0:
        return (dealer,)
    return SEATS["NS"] if declarer == "NS" else SEATS["EW"] if declarer == "EW" else tuple(DEALING_ORDER)


@cache
def _round_the_table(seats: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(seat for seat in DEALING_ORDER if seat in seats)
