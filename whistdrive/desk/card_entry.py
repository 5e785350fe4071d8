"""People's own cards as they are typed: which figures are asked, what stands there, and who is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from whistdrive.core.cards import deals_planned, half_totals, says_halves
from whistdrive.core.contracts import Column
from whistdrive.core.drive import Card, Drive, Entrant, Plan
from whistdrive.core.findings import Refused
from whistdrive.desk.typed import misread, read

Detail = Literal["total", "halves", "deals"]
"""How much of a card is typed: all in all, before and after the interval, or deal by deal."""


@dataclass(frozen=True, slots=True)
class CardField:
    """A figure on a card: ``total``, ``first``, ``second``, or one of the ``deals`` by its number (from 1)."""

    key: str
    deal: int = 0


TOTAL = CardField("total")
HALVES = (CardField("first"), CardField("second"))


def details(plan: Plan) -> tuple[Detail, ...]:
    """How much can be typed: halves only where there is an interval."""
    return ("total", "halves", "deals") if plan.interval else ("total", "deals")


def detail_in_use(drive: Drive) -> Detail:
    """How much the cards so far say, the fullest of them."""
    if any(card.deals for card in drive.cards):
        return "deals"
    return "halves" if drive.plan.interval and any(map(says_halves, drive.cards)) else "total"


def asked(plan: Plan, detail: Detail) -> tuple[CardField, ...]:
    """The figures that are asked, in the order of a card; the total beside them can be typed too, and is checked."""
    parts: Sequence[CardField] = ()
    if detail == "halves":
        parts = HALVES
    elif detail == "deals":
        parts = [CardField("deals", number) for number in range(1, deals_planned(plan) + 1)]
    return (*parts, TOTAL)


def holders(drive: Drive) -> tuple[Entrant, ...]:
    """Who has a card, in the order of numbers: everybody but dummies, which have one only where nothing else counts."""
    counted = drive.plan.entry == "cards"
    return tuple(sorted((e for e in drive.entrants if counted or not e.dummy), key=lambda entrant: entrant.number))


def card_of(drive: Drive, entrant: int) -> Card:
    """What somebody's card says, a blank one where nothing is written."""
    return next((card for card in drive.cards if card.entrant == entrant), Card(entrant))


def figure(card: Card, field: CardField) -> int | None:
    """A figure as it is written, None where it is blank."""
    if field.key == "deals":
        return card.deals[field.deal - 1] if field.deal <= len(card.deals) else None
    written: int | None = getattr(card, field.key)
    return written


def following(card: Card, plan: Plan, field: CardField) -> int | None:
    """What a blank figure must be, by those that are written; None where they do not say it."""
    halves = half_totals(card, plan)
    if halves is None or field.key == "deals":
        return None
    if field == TOTAL:
        return sum(halves)
    return halves[HALVES.index(field)] if says_halves(card) else None


def with_figure(card: Card, field: CardField, points: int | None) -> Card:
    """The card with a figure written, or taken away (None)."""
    match field.key:
        case "total":
            return replace(card, total=points)
        case "first":
            return replace(card, first=points)
        case "second":
            return replace(card, second=points)
    deals = list(card.deals) + [None] * (field.deal - len(card.deals))
    deals[field.deal - 1] = points
    while deals and deals[-1] is None:
        deals.pop()
    return replace(card, deals=tuple(deals))


def read_figure(drive: Drive, field: CardField, text: str) -> int:
    """A figure as it was typed; raises Refused, with what is allowed, for anything else."""
    column = Column(field.key, _allowed(drive, field))
    reading = read(column, text)
    if not isinstance(reading.mark, int):
        raise Refused(misread(column, text))
    return reading.mark


def missing(drive: Drive) -> tuple[Entrant, ...]:
    """Whose card does not say a total yet."""
    whole = {card.entrant for card in drive.cards if half_totals(card, drive.plan) is not None}
    return tuple(entrant for entrant in holders(drive) if entrant.id not in whole)


def _allowed(drive: Drive, field: CardField) -> range | None:
    """What can stand in a field, as far as the game says what a deal brings."""
    most = drive.scoring.deal_sum if drive.plan.deals else None
    if most is None:
        return None
    before = drive.plan.interval * (drive.plan.deals or 1)
    planned = deals_planned(drive.plan)
    deals = {"deals": 1, "first": before, "second": planned - before, "total": planned}[field.key]
    return range(most * deals + 1)
