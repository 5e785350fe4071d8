"""Changes to what people's own cards say: the results of a drive that runs from cards, a second count in any other."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.cards import deals_planned
from whistdrive.core.changes.parts import find_entrant, open_drive, with_drive
from whistdrive.core.drive import Card, Drive, Evening
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
    contradict each other (the deals and the halves, or the halves and the total).
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
    for deal, points in enumerate(card.deals, start=1):
        _check_figure("deals", points, most, deal)
    for field, points, deals in (
        ("first", card.first, drive.plan.interval * (drive.plan.deals or 1)),
        ("second", card.second, planned - drive.plan.interval * (drive.plan.deals or 1)),
        ("total", card.total, planned),
    ):
        _check_figure(field, points, None if most is None else most * deals)
    _check_sums(drive, card)


def _check_figure(field: str, points: int | None, most: int | None, deal: int | None = None) -> None:
    if points is None:
        return
    low, high = (0, most) if most is not None else (-MOST_POINTS, MOST_POINTS)
    if not low <= points <= high:
        where = {} if deal is None else {"deal": deal}
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
