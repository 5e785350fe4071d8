"""A worked example of each scoring system: a few deals that show its rules, as one table would hand them in.

Only what was played stands here. What it is worth is worked out by the system itself, with the options of the drive.
To add one for a new system: a line in ``_PLAYED``; without one there is no example.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Final

from whistdrive.core.contracts import Dealt, Marks, RuleSet
from whistdrive.core.drive import Deal, Drive, Entrant, Round, Slip, Table

MOST: Final = 12
"""So many deals at most are played until a game is decided."""

_PLAYED: Final[Mapping[str, tuple[Marks, ...]]] = {
    "tricks": ({"ns": 8}, {"ns": 5}, {"ns": 13}, {"ns": 6}),
    "short": ({"ns": 9}, {"ns": 5}, {"ns": 10}),
    "rubber": (
        {"ns": 8, "honours_side": "NS", "honours": 3},
        {"ns": 6, "honours_side": "NS", "honours": 4},
        {"ns": 9, "honours_side": "EW", "honours": 3},
        {"ns": 2},
        {"ns": 10},
        {"ns": 8},
    ),
    "cvisti": (
        {"declarer": "NS", "bid": 4, "trump": "H", "tricks": 9, "honours": 3},
        {"declarer": "EW", "bid": 5, "trump": "S", "tricks": 8, "honours": 2},
        {"bid": 0, "trump": "C", "tricks": 8, "honours": 4},
        {"declarer": "EW", "bid": 3, "trump": "NT", "tricks": 9},
        {"declarer": "NS", "bid": 2, "trump": "D", "tricks": 7, "honours": 3},
        {"declarer": "EW", "bid": 6, "trump": "H", "tricks": 12, "honours": 4},
        {"declarer": "NS", "bid": 7, "trump": "S", "tricks": 13, "honours": 4},
    ),
    "bid": (
        {"declarer": "NS", "bid": 3, "kind": "high", "trump": "H", "tricks": 10},
        {"declarer": "EW", "bid": 4, "kind": "low", "trump": "S", "tricks": 8},
        {"declarer": "EW", "bid": 3, "kind": "nt", "order": "low", "tricks": 9},
        {"declarer": "NS", "bid": 5, "kind": "high", "trump": "C", "tricks": 9},
        {"declarer": "NS", "bid": 3, "kind": "nt", "order": "high", "tricks": 10},
        {"declarer": "EW", "bid": 7, "kind": "high", "trump": "D", "tricks": 7},
    ),
    "two_hand": ({"ns": 9}, {"ns": 4}, {"ns": 11}),
    "points": ({"ns": 120, "ew": 45}, {"ns": -10, "ew": 60}, {"ns": 75, "ew": 75}),
}
"""By system; figures that a deal does not have, such as honours without trumps, are left out when it is played."""


def worked_example(drive: Drive, names: Sequence[str]) -> Drive:
    """One round at one table, scored and planned as in ``drive``; nobody in it but the seats.

    ``names`` are what the players in the seats N, E, S, W are called. The deals go on until a game is decided and the
    first misère of the cycle is played, at most :data:`MOST`; where a sitting lasts until its rubber is decided they
    end with that. Raises KeyError for a system without an example.
    """
    rules = drive.scoring
    called = dict(zip("NESW", names, strict=False))
    people = tuple(Entrant(at, at, called[seat]) for at, seat in enumerate(rules.seats, start=1))
    table = Table(1, tuple((person.id,) for person in people))
    plan = replace(drive.plan, rounds=1, deals=drive.plan.deals and MOST, interval=0, entry="tables")
    empty = Drive(drive.id, drive.title, drive.day, rules, drive.movement, plan, drive.venue, entrants=people)
    deals = tuple(_deals(empty, table))
    slip = Slip(deals)
    return replace(
        empty,
        plan=replace(plan, deals=plan.deals and len(deals)),
        rounds=(Round((replace(table, slip=slip),)),),
    )


def _deals(drive: Drive, table: Table) -> Iterator[Deal]:
    """The deals, one after the other, as far as they are played."""
    rules, played = drive.scoring, _played(drive.scoring)
    trumps = drive.plan.trumps
    whole = max(len(played), trumps.index("MIS") + 1 if "MIS" in trumps else 0)
    deals: tuple[Deal, ...] = ()
    for marks in islice(cycle(played), MOST):
        seen = drive.seen(1, Slip(deals), len(deals) + 1, Deal(marks))
        deal = Deal(rules.complete(replace(seen, marks=_possible(rules, seen))))
        yield deal
        deals = (*deals, deal)
        sheet = drive.sheet(1, replace(table, slip=Slip(deals)))
        decided = bool(sheet.games) or not rules.plays_rubbers
        if (drive.plan.deals is None and sheet.complete) or (len(deals) >= whole and decided):
            return


def _played(rules: RuleSet) -> tuple[Marks, ...]:
    """What was played. Where the points of both sides have a sum, one side's make the other's."""
    total = rules.deal_sum
    if rules.key == "points" and total is not None:
        return tuple({"ns": total * share // 12} for share in (8, 3, 6))
    return _PLAYED[rules.key]


def _possible(rules: RuleSet, dealt: Dealt) -> Marks:
    """Those of the marks that a deal can have with these options and this trump."""
    fields = {column.key for column in rules.fields(dealt)}
    return {key: mark for key, mark in dealt.marks.items() if key in fields}
