"""Changes to what people's own cards say: the results of a drive that runs from cards, a second count in any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from whistdrive.core.cards import deals_planned
from whistdrive.core.changes.parts import find_entrant, open_drive, with_drive
from whistdrive.core.drive import Card, Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse

MOST_POINTS = 99999


def write_card(
    evening: Evening,
    *,
    entrant: int,
    deals: tuple[int | None, ...] = (),
    first: int | None = None,
    second: int | None = None,
    total: int | None = None,
) -> Evening:
    """Write or correct somebody's card, all of it; a card without any figure is none.

    Refused, with the figure: more points than a deal can bring, more deals than are planned, and figures that
    contradict each other: the deals and the halves, the halves and the total, or one half and what it leaves of the
    total for the other.
    """
    drive = open_drive(evening)
    find_entrant(drive, entrant)
    if drive.closed:
        raise refuse("drive_closed")
    written = deals if any(points is not None for points in deals) else ()
    card = Card(entrant, written, first, second, total)
    _check(drive, card)
    others = (each for each in drive.cards if each.entrant != entrant)
    cards = sorted([*others, *([card] if card != Card(entrant) else [])], key=lambda each: each.entrant)
    return with_drive(evening, lambda drive: replace(drive, cards=tuple(cards)))


def _check(drive: Drive, card: Card) -> None:
    planned = deals_planned(drive.plan)
    most = drive.scoring.deal_sum if drive.plan.deals else None
    if len(card.deals) > planned:
        raise refuse("card_deals", field="deals", value=len(card.deals), allowed=planned)
    before = drive.plan.interval * (drive.plan.deals or 1)
    limits = {
        field: (-MOST_POINTS, MOST_POINTS) if most is None else (0, most * deals)
        for field, deals in (("deals", 1), ("first", before), ("second", planned - before), ("total", planned))
    }
    for deal, points in enumerate(card.deals, start=1):
        _check_figure("deals", points, limits, deal=deal)
    for field, points in (("first", card.first), ("second", card.second), ("total", card.total)):
        _check_figure(field, points, limits)
    _check_sums(drive, card)
    _check_other_half(card, limits)


def _check_figure(field: str, points: int | None, limits: Mapping[str, tuple[int, int]], **where: int) -> None:
    low, high = limits[field]
    if points is not None and not low <= points <= high:
        raise refuse("card_figure", field=field, value=points, allowed=f"{low}-{high}", **where)


def _check_sums(drive: Drive, card: Card) -> None:
    if card.deals and None not in card.deals and len(card.deals) == deals_planned(drive.plan):
        before = drive.plan.interval * (drive.plan.deals or 1)
        written = [points for points in card.deals if points is not None]
        halves: tuple[int, int] | None = (sum(written[:before]), sum(written[before:]))
    else:
        halves = None if card.first is None or card.second is None else (card.first, card.second)
    if halves is None:
        return
    for field, points, summed in zip(
        ("first", "second", "total"), (card.first, card.second, card.total), (*halves, sum(halves)), strict=True
    ):
        if points not in (None, summed):
            raise refuse("card_sum", field=field, value=points, allowed=summed)


def _check_other_half(card: Card, limits: Mapping[str, tuple[int, int]]) -> None:
    """One half and the total say what the other half is."""
    for field, points, other, beside in (
        ("first", card.first, "second", card.second),
        ("second", card.second, "first", card.first),
    ):
        if points is None or beside is not None or card.total is None:
            continue
        rest, (low, high) = card.total - points, limits[other]
        if not low <= rest <= high:
            raise refuse("card_other_half", field=field, value=points, rest=rest, allowed=f"{low}-{high}")
