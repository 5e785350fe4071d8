"""What is said of each way to go on when people make no whole tables."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.core.drive import Drive
from whistdrive.movement.award import control_of_a_round, effect
from whistdrive.movement.offers import Offer
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """An offer in words: its name, what happens, and what the results show."""

    name: str
    happens: str
    results: str


def told(drive: Drive, offer: Offer, words: Words) -> Told:
    """An offer of a drive, with what the award of its plan does where somebody rests."""
    return Told(
        words(f"offer.{offer.key}"),
        words(f"offer_help.{offer.key}", **offer.facts),
        " ".join([words(f"offer_result.{offer.key}"), *_about_rests(drive, offer, words)]),
    )


def _about_rests(drive: Drive, offer: Offer, words: Words) -> list[str]:
    """What whoever rests gets, and what a round adds up to."""
    said = []
    if offer.resting:
        code, facts = effect(drive)
        said.append(words(f"award.{code}", **facts))
        if any(held.started and held.resting for held in drive.rounds):
            said.append(words("award.so_far"))
    control = control_of_a_round(drive, offer.tables, offer.rows)
    if control:
        said.append(words("award.sum" if offer.rows and drive.plan.award else "award.sum_of_tables", **control))
    return said
