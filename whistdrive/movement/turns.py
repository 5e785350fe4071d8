"""Who rests in the rounds to come, and who plays in the other role's seats: everybody in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whistdrive.movement.history import Rest


@dataclass(frozen=True, slots=True)
class Turn:
    """One round: who rests, and those called to the chairs with even and with odd numbers, or all to any chair."""

    resting: frozenset[int]
    called: tuple[tuple[int, ...], ...]


class Turns:
    """Parties by their places, with the rests they have had. Of equals the first in ``order`` rests last.

    ``roles`` has 0 or 1 for each party, whose chairs are those with even and odd numbers; None where anybody sits
    anywhere. ``lines``: roles are lines that never change, so that only the longer one rests; otherwise whoever has
    rested least does, and among equals somebody of the larger role.
    """

    def __init__(
        self, rested: Sequence[Rest], order: Sequence[int], roles: Sequence[int] | None, *, lines: bool
    ) -> None:
        self._rested = list(rested)
        self._order = order
        self._rank = {party: at for at, party in enumerate(order)}
        self._roles = roles
        self._lines = lines
        self._strange = [0] * len(rested)

    def next(self, number: int, resting: int) -> Turn:
        """The turn of round ``number``, in which so many rest."""
        seated = list(self._order)
        for _ in range(resting):
            longer = self._longer(seated)
            party = min(seated, key=lambda each: self._call(each, longer))
            seated.remove(party)
            self._rested[party] = Rest(self._rested[party].times + 1, number)
        called = (tuple(seated),) if self._roles is None else self._by_role(seated, self._roles)
        return Turn(frozenset(self._order) - frozenset(seated), called)

    def _longer(self, seated: Iterable[int]) -> int | None:
        """The role of which more would sit, if one is larger."""
        if self._roles is None:
            return None
        roles = [self._roles[party] for party in seated]
        return None if 2 * sum(roles) == len(roles) else int(2 * sum(roles) > len(roles))

    def _call(self, party: int, longer: int | None) -> tuple[bool, int, bool, int, int]:
        rest = self._rested[party]
        shorter = self._roles is not None and longer is not None and self._roles[party] != longer
        return shorter and self._lines, rest.times, shorter, rest.last, -self._rank[party]

    def _by_role(self, seated: Sequence[int], roles: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Half of the chairs for each role; of too many in one, those play in the other who have done so least."""
        sides = [[party for party in seated if roles[party] == role] for role in (0, 1)]
        for here, there in ((0, 1), (1, 0)):
            while len(sides[here]) > len(seated) // 2:
                party = min(sides[here], key=lambda each: (self._strange[each], -each))
                self._strange[party] += 1
                sides[here].remove(party)
                sides[there].append(party)
        return tuple(map(tuple, sides))
