"""Which drive of a club file a command is about."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.core.findings import refuse

if TYPE_CHECKING:
    from whistdrive.core.evening import Evening
    from whistdrive.store import ClubStore
    from whistdrive.words import Words

_MOST_NAMED = 12


def opened(store: ClubStore, file: Path, number: int | None, here: Words) -> Evening:
    """A club and one of its drives, the latest where none is named.

    Raises:
        Refused: there is none, or none of that number; with the numbers that there are.
    """
    cards = store.drives()
    if not cards:
        raise refuse("no_drives", file=str(file))
    if number is not None and all(card.id != number for card in cards):
        known = [here("print.drive", number=card.id, title=card.title, day=here.day(card.day)) for card in cards]
        raise refuse("unknown_drive", file=str(file), value=number, allowed="; ".join(known[:_MOST_NAMED]))
    return store.evening(cards[0].id if number is None else number)
