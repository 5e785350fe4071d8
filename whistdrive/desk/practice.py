"""A practice at the desk: when a round may be tried out, and which steps of the evening are no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whistdrive.core.drive import Drive
from whistdrive.store import Step


def may_be_tried_out(drive: Drive | None) -> bool:
    """Whether the latest round waits for its first result and is not tried out already."""
    if drive is None or drive.closed or drive.practice or not drive.rounds:
        return False
    return not drive.rounds[-1].started


def in_earnest(steps: Iterable[Step]) -> Iterator[Step]:
    """Steps, oldest first, without those about a round that was only tried out when they were done."""
    latest = tried = 0
    for step in steps:
        number = step.facts.get("number")
        if isinstance(number, int) and step.label in ("seat_round", "cancel_round"):
            latest, tried = (number, tried) if step.label == "seat_round" else (number - 1, 0)
        elif step.label == "begin_practice":
            tried = latest
        elif step.label == "end_practice":
            tried = 0
        elif tried and number == tried:
            continue
        yield step
