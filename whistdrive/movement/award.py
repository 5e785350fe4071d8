"""What an award for resting does to the results: against what a side takes on average, and in the control total."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Fact
from whistdrive.core.standings import standings


def mean_of_a_deal(drive: Drive) -> Fraction | None:
    """The points that a side takes in a deal on average: half of what both make, where the game fixes that.

    Elsewhere the mean of what has been written so far; None before the first result, and where rubbers are played out,
    since a rest then brings its award for the round.
    """
    if drive.plan.deals is None:
        return None
    if drive.scoring.deal_sum is not None:
        return Fraction(drive.scoring.deal_sum, 2)
    rows = standings(drive).rows
    deals = sum(row.deals for row in rows)
    return Fraction(sum(row.total - row.awarded for row in rows), deals) if deals else None


def in_halves(mean: Fraction) -> str:
    """A mean to the nearest half, as it is written: ``6½``, ``2``, ``−½``."""
    halves = round(mean * 2)
    whole, half = divmod(abs(halves), 2)
    figures = (str(whole) if whole or not half else "") + ("½" if half else "")
    return f"\N{MINUS SIGN}{figures}" if halves < 0 else figures


def effect(drive: Drive) -> tuple[str, Mapping[str, Fact]]:
    """What the plan's award does for whoever rests, as the name of a sentence and its facts.

    ``above``, ``below`` or ``even`` compare it to the ``mean`` of a deal. Where that is unknown it is ``plain``, or
    for the whole ``round``. Without an award it is ``none``, or ``nothing`` where no mean is known.
    """
    award, mean = drive.plan.award, mean_of_a_deal(drive)
    if mean is None:
        code = "nothing" if award == 0 else "round" if drive.plan.deals is None else "plain"
        return code, {"award": award}
    facts: dict[str, Fact] = {"award": award, "mean": in_halves(mean)}
    if award == 0:
        return "none", facts
    return ("even" if award == mean else "above" if award > mean else "below"), facts


def control_of_a_round(drive: Drive, tables: int, resting: int) -> Mapping[str, Fact] | None:
    """What all points of one round add up to, with its parts; None where the game fixes no sum.

    ``resting`` counts the rows of the standings that rest: people, or pairs where partners stay together. A table adds
    ``at_table`` and a rest ``at_rest``.
    """
    if drive.scoring.deal_sum is None or drive.plan.deals is None:
        return None
    single = drive.movement.keeps_pairs or len(drive.scoring.seats) == len("NE")
    at_table = drive.scoring.deal_sum * drive.plan.deals * (1 if single else 2)
    at_rest = drive.plan.award * drive.plan.deals
    return {
        "tables": tables,
        "resting": resting,
        "at_table": at_table,
        "at_rest": at_rest,
        "sum": tables * at_table + resting * at_rest,
    }
