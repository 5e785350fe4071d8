"""Sittings for tests: drawn at random from what a scoring system itself says may be written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from whistdrive.core.contracts import Allowed, Column, Dealt, Mark, Marks, RuleSet
from whistdrive.core.options import Option, options_of, read_options
from whistdrive.core.sheet import Sheet
from whistdrive.scoring import RULES
from whistdrive.scoring.fields import seat_fields
from whistdrive.scoring.sitting import Sitting

System = TypeVar("System", bound=RuleSet)


def cvisti(declarer: str, bid: int, trump: str, tricks: int, honours: int | None = None, **more: Mark) -> Dealt:
    """A deal of Cvisti, in the order in which it is said at the table."""
    marks: dict[str, Mark] = {"declarer": declarer, "bid": bid, "trump": trump, "tricks": tricks, **more}
    return Dealt(marks if honours is None else {**marks, "honours": honours})


def deals(*marks: Marks) -> tuple[Dealt, ...]:
    return tuple(Dealt(each) for each in marks)


def options(option: Option) -> st.SearchStrategy[object]:
    """A value that an option takes."""
    if option.bands:
        return st.sampled_from([option.default, (), ((0, 1, 5), (3, 9, 1))])
    if option.flag:
        return st.booleans()
    values: st.SearchStrategy[object] = marks_in(option.allowed)
    return st.none() | values if option.optional else values


def marks_in(allowed: Allowed) -> st.SearchStrategy[Mark]:
    return st.integers(-300, 300) if allowed is None else st.sampled_from(allowed)


@st.composite
def rule_sets(draw: st.DrawFn, keys: Sequence[str] = tuple(RULES)) -> RuleSet:
    """A scoring system with any options."""
    kind = RULES[draw(st.sampled_from(keys))]
    return read_options(kind, {option.key: draw(options(option)) for option in options_of(kind)})


@st.composite
def dealt(draw: st.DrawFn, rules: RuleSet, *, exact: bool = False) -> Dealt:
    """A deal whose marks are drawn from its fields one after the other, and drawn again where they no longer fit.

    Optional fields are left blank half of the time. ``exact``: figures of both sides always add up.
    """
    trumps = st.none() if rules.choose_trump else st.sampled_from([None, "H", "NT", "MIS"])
    deal = Dealt({}, draw(st.none() | st.sampled_from(rules.seats)), draw(trumps))
    left_blank: set[str] = set()
    while column := _unsettled(rules, deal, left_blank):
        if column.needed or draw(st.booleans()):
            deal = replace(deal, marks={**deal.marks, column.key: draw(marks_in(column.allowed))})
        else:
            left_blank.add(column.key)
    if exact and rules.check(deal):
        deal = replace(deal, marks={key: mark for key, mark in deal.marks.items() if key != "ew"})
    return deal


def _unsettled(rules: RuleSet, deal: Dealt, left_blank: set[str]) -> Column | None:
    for column in (*rules.fields(deal), *seat_fields(rules, deal)):
        mark = deal.marks.get(column.key)
        blank = mark is None and (column.needed or column.key not in left_blank)
        if blank or (mark is not None and column.allowed is not None and mark not in column.allowed):
            return column
    return None


@st.composite
def sittings(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet], most: int = 14, *, exact: bool = False) -> Sitting:
    """A sitting that can be scored, finished or not, by a number of deals or by the rubber."""
    system = draw(rules)
    played = tuple(draw(st.lists(dealt(system, exact=exact), max_size=most)))
    if system.plays_rubbers and draw(st.booleans()):
        return Sitting(system, None, played[: first_rubber(system.sheet(played, most))])
    return Sitting(system, draw(st.integers(max(1, len(played)), most + 2)), played)


def first_rubber(sheet: Sheet) -> int | None:
    """The deal after which the first rubber is decided."""
    return next((game.after_deal for game in sheet.games if game.ends_rubber), None)


def sheet_of(sitting: Sitting) -> Sheet:
    return sitting.rules.sheet(sitting.deals, sitting.limit)
