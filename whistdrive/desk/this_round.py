"""What is played now: the deals of the round and their trumps."""

from __future__ import annotations

from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished


def trumps_now(drive: Drive) -> tuple[str, ...]:
    """The trumps of the round that is being played, deal by deal; before the start those of the first.

    None where the tables choose, where results come from cards and after the end.
    """
    cycle = drive.plan.trumps
    if not cycle or drive.closed or drive.plan.entry == "cards":
        return ()
    deals = min(drive.plan.deals or len(cycle), len(cycle))
    number = max(len(drive.rounds), 1)
    return tuple(trump for deal in range(1, deals + 1) if (trump := drive.plan.trump(number, deal)))


def deals_now(drive: Drive) -> tuple[int, int] | None:
    """The first and the last deal of the latest round, counted through the evening.

    None before the start, and where rubbers are played out.
    """
    number, deals = len(drive.rounds), drive.plan.deals
    return (deals * (number - 1) + 1, deals * number) if number and deals else None


def whole_rounds(drive: Drive) -> int:
    """The last round of which something was handed in, but not the latest of all while a table of it owes deals.

    A list that moved with every slip would tell the hall more about the order of typing than about the evening.
    """
    drive = drive.earnest
    begun = max((number for number, seated in enumerate(drive.rounds, start=1) if seated.started), default=0)
    is_coming_in = begun == len(drive.rounds) and begun > 0 and unfinished(drive, begun)
    return begun - 1 if is_coming_in else begun
