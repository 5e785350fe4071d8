"""What a list of places rests on, in words: the same below it on the screen and on paper."""

from __future__ import annotations

from collections.abc import Iterator

from whistdrive.core.drive import Drive
from whistdrive.core.standings import Standings
from whistdrive.printing.tables import is_awarded, ranking_in_words
from whistdrive.words import Words


def notes(drive: Drive, found: Standings, words: Words) -> Iterator[str]:
    """By what places are decided, what else counts and who has no place, and the control total, a sentence each."""
    yield ranking_in_words(drive, words)
    if drive.movement.two_lines:
        yield words("paper.two_lines")
    if is_awarded(drive):
        yield words("paper.award_a_round" if drive.plan.deals is None else "paper.award_a_deal", value=drive.plan.award)
    if dummies := [entrant for entrant in drive.entrants if entrant.dummy]:
        named = sorted(dummies, key=lambda entrant: entrant.number)
        yield words("paper.dummies", names=", ".join(f"{entrant.number} {entrant.name}" for entrant in named))
    if found.control is not None and any(found.control):
        got, expected = found.control
        yield words("paper.control_right" if got == expected else "paper.control_wrong", sum=got, expected=expected)
