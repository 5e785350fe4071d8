"""The columns of results: the same when they are written and when they are read."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from whistdrive.core.contracts import Column, RuleSet
from whistdrive.core.drive import Drive, Slip
from whistdrive.core.sheet import SIDES, Side
from whistdrive.exchange.fields import Field, field, plain
from whistdrive.exchange.seating import PLACE
from whistdrive.printing.marks import column_heading, mark_text, plans_trumps, trump_text
from whistdrive.words import LANGUAGES, Words, in_language

TRUMPS: Final = ("S", "H", "D", "C", "NT", "MIS")

BESIDE: Final = ("first_dealer", "own_dealer", "declarer_seat", "sat", "winner", "remark", "closed")
"""Columns that few evenings need; each is written only where something stands in it."""


def written_heading(rules: RuleSet, column: Column, words: Words) -> str:
    """What stands above a column of what was written at the tables."""
    return words("export.written", side=column.whose) if column.whose else column_heading(rules, column, words)


def result_fields(drive: Drive) -> tuple[Field, ...]:
    """All that results may say, of which most say only the round, the table and what was written."""
    rules = drive.scoring
    marks = tuple(
        Field(
            column.key,
            (partial(_written, rules, column), partial(_heading, rules, column), partial(_plainly, column)),
        )
        for column in rules.columns
    )
    totals = tuple(Field(f"total_{side}", (partial(_total, rules, side),)) for side in SIDES)
    trump = () if rules.choose_trump else (field("drive_trump", "paper.trump"),)
    return (
        *PLACE,
        field("deal", "paper.deal"),
        field("dealer", "paper.dealer"),
        *trump,
        *marks,
        *totals,
        *(field(key, f"exchange.{key}") for key in BESIDE),
    )


def beside(drive: Drive) -> tuple[str, ...]:
    """Those of :data:`BESIDE` of which the results of a drive have any."""
    slips = [table.slip for seated in drive.rounds for table in seated.tables]
    return tuple(key for key in BESIDE if any(_has(key, slip) for slip in slips))


def shows_trumps(drive: Drive) -> bool:
    """Whether the trump of the drive has a column."""
    rules = drive.scoring
    own = any(deal.trump for seated in drive.rounds for table in seated.tables for deal in table.slip.deals)
    return plans_trumps(rules, drive.plan.trumps) or (own and not rules.choose_trump)


def known_marks(rules: RuleSet, column: Column) -> dict[str, str | int]:
    """What a column may hold that is no figure, by what it is called in any language."""
    found: dict[str, str | int] = {}
    for words in map(in_language, LANGUAGES):
        spoken = words.at(rules)
        for mark in column.allowed or ():
            if isinstance(mark, str) or (column.key == "bid" and mark == 0):
                found[plain(mark_text(rules, column, mark, spoken))] = mark
    return {**found, **{plain(mark): mark for mark in column.allowed or () if isinstance(mark, str)}}


@cache
def known_trumps() -> dict[str, str]:
    """Trumps by their signs and by what they are called in any language."""
    found = {plain(trump_text(trump, words)): trump for words in map(in_language, LANGUAGES) for trump in TRUMPS}
    return {**found, **{plain(trump): trump for trump in TRUMPS}}


def known_seats(rules: RuleSet) -> dict[str, str]:
    """Seats by what they are called in any language."""
    found = {plain(words.name("seat", seat)): seat for words in map(in_language, LANGUAGES) for seat in rules.seats}
    return {**found, **{plain(seat): seat for seat in rules.seats}}


def known_sides(rules: RuleSet) -> dict[str, str]:
    """Sides by what they are called in any language."""
    spoken = [in_language(language).at(rules) for language in LANGUAGES]
    return {plain(name): side for words in spoken for side in SIDES for name in (side, words.name("side", side))}


def _has(key: str, slip: Slip) -> bool:
    match key:
        case "own_dealer":
            return any("dealer" in deal.marks for deal in slip.deals)
        case "first_dealer":
            return _has("own_dealer", slip) or (not slip.deals and slip.dealer != Slip().dealer)
        case "declarer_seat":
            return any("declarer_seat" in deal.marks for deal in slip.deals)
        case "sat":
            return any(deal.seats for deal in slip.deals)
        case _:
            return bool(getattr(slip, key))


def _written(rules: RuleSet, column: Column, words: Words) -> str:
    return written_heading(rules, column, words.at(rules))


def _heading(rules: RuleSet, column: Column, words: Words) -> str:
    return column_heading(rules, column, words.at(rules))


def _plainly(column: Column, words: Words) -> str:
    return words.name("column", column.key)


def _total(rules: RuleSet, side: Side, words: Words) -> str:
    return words.at(rules)("export.total", side=side)
