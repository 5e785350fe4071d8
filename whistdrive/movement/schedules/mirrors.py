"""Mirrors: mixed schedules in which every two of different roles are partners once at most, for h couples, h rounds.

In round s (from 0) player x of the first role has x + s of the second as partner, modulo h, and the couple of x meets
its mirror image, that of c(s) - x. So two players of one role meet in the round whose c(s) is their sum (for the
second role: whose c(s) + 2s is), and x meets y of the other role in the round whose c(s) + s is x + y. Where c(s),
c(s) + s and c(s) + 2s take no value twice nobody meets again. That is so for c(s) = s when h has no factor 2 or 3;
for others the sums that are kept come as near as was found, those rounds last in which something comes again.

With h odd the couple that is its own image rests. With h even two couples are, in every other round, and meet.

A table seats couples that are so many apart. With h odd the couple of any player is each distance from its image twice
in the h rounds, as far as the values above are all taken, so that everybody is at each table twice.
"""

from __future__ import annotations

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.schedule import Game


def mirrors(players: int, rounds: int) -> tuple[tuple[Game, ...], ...] | None:
    """A mixed schedule of so many players (half of each role) and rounds, or None where no sums are kept.

    ``rounds`` is at most ``players`` // 2.
    """
    couples = players // 2
    if couples % 2 and couples % 3:
        steps = [(number, number) for number in range(couples)]
    else:
        kept = data.mirrors(couples)
        if kept is None:
            return None
        steps = list(zip(kept[::2], kept[1::2], strict=True))
    return tuple(mirror(couples, step, total) for step, total in steps[:rounds])


def mirror(couples: int, step: int, total: int) -> tuple[Game, ...]:
    """The round in which partners are ``step`` apart and the sums of couples that meet are ``total``."""
    own = [each for each in range(couples) if (total - 2 * each) % couples == 0]
    meet = [(own[0], own[1])] if len(own) == 2 else []
    meet += [(each, (total - each) % couples) for each in range(couples) if each < (total - each) % couples]
    meet.sort(key=lambda two: min(two[1] - two[0], couples - two[1] + two[0]))
    return tuple(
        (one, couples + (one + step) % couples, another, couples + (another + step) % couples) for one, another in meet
    )
