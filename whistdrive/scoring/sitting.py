"""The file form of a sitting, as JSON has it: to values and back, and its score sheet as plain data.

A sitting is an object with ``system`` (a key of ``RULES``), ``options`` (those that differ from the usual), ``end``
(``"rubber"`` or ``{"deals": n}``) and ``deals`` (a list of objects: marks by column key). A deal may also say who dealt
(``dealer``), where the declarer sat (``declarer_seat``) and, in systems whose declarer does not choose it, what was
``trump``. Other keys of the sitting are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from whistdrive.core.contracts import Dealt, Marks, RuleSet
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.options import read_options, written_options
from whistdrive.core.sheet import Game, Line, Reason, Sheet, Sides
from whistdrive.scoring import RULES
from whistdrive.scoring.fields import SUITS, dealer_of, shown

TRUMPS = (*SUITS, "NT", "MIS")
"""What can be trump in a deal: a suit, none, or none in a misère."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What one table plays in one round; ``limit`` deals, or until the rubber is decided (None)."""

    rules: RuleSet
    limit: int | None
    deals: tuple[Dealt, ...]


def read_sitting(record: object) -> Sitting:
    """The sitting that a record of plain data describes; its marks are looked at when it is scored.

    Raises:
        Refused: the record is not of the form above (``field``, ``value``, ``allowed``; ``deal`` where there is one).
    """
    if not isinstance(record, Mapping):
        raise refuse("not_an_object", field="sitting", value=shown(record), allowed="an object")
    kind = _kind(record.get("system"))
    options = record.get("options", {})
    if not isinstance(options, Mapping):
        raise refuse("not_an_object", field="options", value=shown(options), allowed="an object")
    rules = read_options(kind, options)
    limit = _limit(rules, record.get("end"))
    deals = record.get("deals")
    if not isinstance(deals, list | tuple):
        raise refuse("not_a_list", field="deals", value=shown(deals), allowed="a list of deals")
    return Sitting(rules, limit, tuple(_dealt(rules, number, deal) for number, deal in enumerate(deals, start=1)))


def written_sitting(sitting: Sitting) -> dict[str, object]:
    """A sitting as plain data, all its options spelt out."""
    return {
        "system": sitting.rules.key,
        "options": written_options(sitting.rules),
        "end": "rubber" if sitting.limit is None else {"deals": sitting.limit},
        "deals": [
            dict(deal.marks) if deal.trump is None else {**deal.marks, "trump": deal.trump} for deal in sitting.deals
        ],
    }


def scored(sitting: Sitting) -> Sheet:
    """The score sheet of a sitting in a file, where nobody is asked for a reason.

    Raises:
        Refused: a deal is wrong, gravely or doubtfully, or one too many.
    """
    sheet = sitting.rules.sheet(sitting.deals, sitting.limit)
    for number, deal in enumerate(sitting.deals, start=1):
        if findings := sitting.rules.check(deal):
            raise Refused(*(finding.at(deal=number) for finding in findings))
    return sheet


def written_sheet(sheet: Sheet, why: Callable[[Reason], str] | None = None) -> dict[str, object]:
    """A score sheet as plain data; ``why`` words the reasons, which are left out without it."""
    return {
        "lines": [{**_line(line), **_why(line.reasons, why)} for line in sheet.lines],
        "games": [{**_game(game), **_why(game.reasons, why)} for game in sheet.games],
        "score": _sides(sheet.score),
        "waiting": _sides(sheet.waiting),
        "totals": _sides(sheet.totals),
        "deals_won": _sides(sheet.deals_won),
        "games_won": _sides(sheet.games_won),
        "rubbers_won": _sides(sheet.rubbers_won),
        "complete": sheet.complete,
    }


def _line(line: Line) -> dict[str, object]:
    return {
        "deal": line.deal,
        "points": _sides(line.points),
        "waits": _sides(line.waits),
        "made": line.made,
        "won": line.won,
        "dealer": line.dealer,
        "leads": line.leads,
    }


def _game(game: Game) -> dict[str, object]:
    return {
        "rubber": game.rubber,
        "winner": game.winner,
        "points": _sides(game.points),
        "bonus": game.bonus,
        "worth": game.worth,
        "after_deal": game.after_deal,
        "ends_rubber": game.ends_rubber,
        "rubber_bonus": game.rubber_bonus,
    }


def _why(reasons: tuple[Reason, ...], why: Callable[[Reason], str] | None) -> dict[str, object]:
    return {} if why is None else {"why": [why(reason) for reason in reasons]}


def _kind(key: object) -> type[RuleSet]:
    if not isinstance(key, str) or key not in RULES:
        raise refuse("unknown_system", field="system", value=shown(key), allowed=" ".join(RULES))
    return RULES[key]


def _limit(rules: RuleSet, end: object) -> int | None:
    if end == "rubber" and rules.plays_rubbers:
        return None
    if isinstance(end, Mapping) and list(end) == ["deals"]:
        deals = end["deals"]
        if type(deals) is int and deals >= 1:
            return deals
    by_deals = '{"deals": 1 and up}'
    allowed = f'"rubber" or {by_deals}' if rules.plays_rubbers else by_deals
    raise refuse("end", field="end", value=shown(end), allowed=allowed)


def _dealt(rules: RuleSet, number: int, deal: object) -> Dealt:
    if not isinstance(deal, Mapping):
        raise refuse("not_an_object", deal=number, field="deals", value=shown(deal), allowed="an object")
    marks = cast(Marks, dict(deal))  # whatever they hold: check() refuses what is no mark
    dealer = dealer_of(Dealt(marks))
    if rules.choose_trump or "trump" not in marks:
        return Dealt(marks, dealer)
    trump = marks["trump"]
    if not isinstance(trump, str) or trump not in TRUMPS:
        raise refuse("not_allowed", deal=number, field="trump", value=shown(trump), allowed=" ".join(TRUMPS))
    return Dealt({key: mark for key, mark in marks.items() if key != "trump"}, dealer, trump)


def _sides(figures: Sides) -> dict[str, int]:
    return {"NS": figures.ns, "EW": figures.ew}
