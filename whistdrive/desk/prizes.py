"""The prizes at the desk: which ones are usual, and what is decided by now."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from whistdrive.core.cards import halves_known
from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Prize
from whistdrive.core.figures import Entrants
from whistdrive.core.prizes import Award
from whistdrive.core.standings import standings


def usual_prizes(drive: Drive) -> tuple[Prize, ...]:
    """What a club gives that has no custom of its own, the more valuable ones first.

    The first two places, the best of the first half where the halves are known, and the lowest: for each role where
    people come in roles, else for everybody. Their ids are still to be given.
    """
    roles: Sequence[str | None] = ROLES if drive.plan.roles and not drive.movement.keeps_pairs else (None,)
    first = [Prize(0, "place", role=role) for role in roles]
    second = [Prize(0, "place", role=role, place=2) for role in roles]
    half = [Prize(0, "place", role=role, half="first") for role in roles if halves_known(drive)]
    return (*first, *second, *half, *(Prize(0, "lowest", role=role) for role in roles))


def is_over(drive: Drive, prize: Prize) -> bool:
    """Whether the part of the evening that a prize is for has been played to its end, and no result of it is missing.

    A prize for the first half may so be handed out at the interval.
    """
    if drive.closed or prize.kind == "free":
        return True
    if drive.plan.entry == "cards":
        return bool(drive.cards) and not standings(drive).provisional
    last = _last_round(drive, prize)
    return len(drive.rounds) >= last and not standings(drive, upto=last).missing


def to_hand_out(drive: Drive, found: Sequence[Award]) -> tuple[int, ...]:
    """The prizes (ids) that are won for good and that nobody has been handed yet."""
    return tuple(
        award.prize.id for award in found if award.winners and not award.prize.given and is_over(drive, award.prize)
    )


def eligible(found: Sequence[Award], award: Award) -> tuple[Entrants, ...]:
    """The rows that a tie can still be cut for: those that are tied, without those who have a place ahead of it."""
    ahead = found[: found.index(award)]
    taken = {row for each in ahead if _one_list(each.prize, award.prize) for row in each.winners}
    return tuple(row for row in award.tied if row not in taken)


def _last_round(drive: Drive, prize: Prize) -> int:
    """The last round (counted from 1) that has a say in who wins."""
    plan = drive.plan
    if prize.half == "first" and plan.interval:
        return plan.interval
    if prize.deal is not None and prize.kind == "drawn_deal":
        return ceil(prize.deal / (plan.deals or 1))
    return plan.rounds


def _one_list(one: Prize, other: Prize) -> bool:
    """Whether two prizes stand for places of the same list."""
    return one.kind == other.kind == "place" and (one.role, one.half) == (other.role, other.half)
