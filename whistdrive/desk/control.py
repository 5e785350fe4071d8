"""The control total of the room in words: what all points come to, what they should, and where to look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standings
from whistdrive.desk.notes import adjusted_in_short
from whistdrive.words import Words

MOST_NAMED = 3
"""So many tables are named; the rest are counted."""


def control_in_words(drive: Drive, words: Words) -> tuple[str, bool]:
    """The control total with awards and adjustments, and whether it is right; empty where the game fixes no sum.

    Where it is off, a second line names the tables whose figures did not add up and were taken with a reason.
    """
    found = standings(drive, dummies=any(entrant.dummy for entrant in drive.entrants))
    if found.control is None or not any(found.control):
        return "", True
    counted, expected = found.control
    told = words("control.right", counted=counted, expected=expected)
    if parts := _beside_results(found, words):
        told = words("control.with", control=told, parts=", ".join(parts))
    if counted == expected:
        return told, True
    if not found.odd:
        return words("control.wrong", control=told), False
    return words("control.wrong_at", control=told, places=_places(found.odd, words)), False


def _places(odd: Sequence[tuple[int, int]], words: Words) -> str:
    """Tables, given as (round, table), by round."""
    told = [
        words("paper.missing", round=number, tables=", ".join(str(table) for _, table in group))
        for number, group in groupby(odd[:MOST_NAMED], key=itemgetter(0))
    ]
    if len(odd) > MOST_NAMED:
        told.append(words("paper.and_more", count=len(odd) - MOST_NAMED))
    return "; ".join(told)


def _beside_results(found: Standings, words: Words) -> list[str]:
    """What of the points comes from no result."""
    awarded, adjusted = (sum(each) for each in zip(*((row.awarded, row.adjusted) for row in found.rows), strict=True))
    parts = {"awarded": awarded, "adjusted": adjusted}
    return [words(f"control.{key}", points=adjusted_in_short(points)) for key, points in parts.items() if points]
