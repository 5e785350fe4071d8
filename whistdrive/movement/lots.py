"""Chance that can be repeated: the same words give the same lots on every machine and every Python."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


class Lots:
    """Lots drawn one after another, fixed by what they are drawn for (a drive's seed, a round, a table).

    Only ``random()`` is asked of the generator: its sequence is the one thing that Python promises to keep for a seed.
    """

    def __init__(self, *drawn_for: int | str) -> None:
        self._random = Random("/".join(str(word) for word in drawn_for))

    def share(self) -> float:
        """A share of the whole, from 0 up to but not including 1."""
        return self._random.random()

    def below(self, end: int) -> int:
        """A whole number from 0 to ``end`` - 1."""
        return int(self._random.random() * end)

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in a drawn order (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            drawn = self.below(last + 1)
            order[last], order[drawn] = order[drawn], order[last]
        return order
