"""What people wrote on their own cards, read as points of the halves."""

from __future__ import annotations

from whistdrive.core.drive import Card, Drive, Plan


def deals_planned(plan: Plan) -> int:
    """How many deals a card has: those of all rounds; where rubbers are played out, a figure for each round."""
    return plan.rounds * (plan.deals or 1)


def half_totals(card: Card, plan: Plan) -> tuple[int, int] | None:
    """The points before and after the interval, or None while the card does not say them.

    All deals go before both halves, and those before the total, of which one half gives the other. A total without
    halves counts as the second.
    """
    written = [points for points in card.deals if points is not None]
    if written:
        if len(written) < deals_planned(plan):
            return None
        before = plan.interval * (plan.deals or 1)
        return sum(written[:before]), sum(written[before:])
    if card.first is not None and card.second is not None:
        return card.first, card.second
    if card.total is None:
        return None
    if card.second is not None:
        return card.total - card.second, card.second
    first = card.first or 0
    return first, card.total - first


def says_halves(card: Card) -> bool:
    """Whether a card that says a total says how it came about before and after the interval, too."""
    return bool(card.deals) or card.first is not None or card.second is not None


def halves_known(drive: Drive) -> bool:
    """Whether points before and after the interval are known apart: there is one, and every card that counts tells."""
    return drive.plan.interval > 0 and (drive.plan.entry == "tables" or all(map(says_halves, drive.cards)))
