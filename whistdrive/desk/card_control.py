"""The control total of an evening that runs from cards, and where it is off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistdrive.core.cards import deals_planned, half_totals, says_halves
from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.desk.card_entry import HALVES, TOTAL, CardField


@dataclass(frozen=True, slots=True)
class Sum:
    """What all cards say of a figure, and what it should come to."""

    field: CardField
    counted: int
    expected: int

    @property
    def out(self) -> int:
        """How many points are too many, or missing (below zero)."""
        return self.counted - self.expected


@dataclass(frozen=True, slots=True)
class CardControl:
    """The sum of all cards, or of those that are in while they are not ``whole``; adjustments are on no card.

    ``off`` are the deals, or else the halves, that are out though every card says them.
    """

    total: Sum
    whole: bool
    off: tuple[Sum, ...] = ()

    @property
    def wrong(self) -> bool:
        """Whether some figure cannot be right; cards that are still to come may bring what is short so far."""
        return bool(self.off) or self.total.out > 0 or (self.whole and self.total.out < 0)


def card_control(drive: Drive) -> CardControl | None:
    """The control total of the cards; None where the game fixes no sum, or results come from the tables."""
    found = standings(drive)
    if drive.plan.entry == "tables" or found.control is None:
        return None
    adjusted = sum(row.adjusted for row in found.rows)
    counted, expected = (figure - adjusted for figure in found.control)
    for_a_deal = expected // deals_planned(drive.plan)
    deals = tuple(each for each in _deals(drive, for_a_deal) if each.out)
    halves = tuple(each for each in _halves(drive, for_a_deal) if each.out)
    return CardControl(Sum(TOTAL, counted, expected), not found.cardless, deals or halves)


def _deals(drive: Drive, for_a_deal: int) -> Iterator[Sum]:
    """The deals that every card says; each should come to ``for_a_deal``."""
    for number, figures in enumerate(zip(*(card.deals for card in drive.cards), strict=False), start=1):
        said = [points for points in figures if points is not None]
        if len(said) == len(drive.entrants):
            yield Sum(CardField("deals", number), sum(said), for_a_deal)


def _halves(drive: Drive, for_a_deal: int) -> Iterator[Sum]:
    """Both halves, where every card says them apart."""
    halves = [half_totals(card, drive.plan) for card in drive.cards if says_halves(card)]
    said = [both for both in halves if both is not None]
    if not drive.plan.interval or not said or len(said) < len(drive.entrants):
        return
    before = drive.plan.interval * (drive.plan.deals or 1)
    for field, figures, deals in zip(
        HALVES, zip(*said, strict=True), (before, deals_planned(drive.plan) - before), strict=True
    ):
        yield Sum(field, sum(figures), for_a_deal * deals)
