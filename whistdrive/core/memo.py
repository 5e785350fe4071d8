"""Answers remembered by the very object that was asked about: what a change shares is not worked out again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Memo(Generic[Answer]):
    """The ``most`` answers asked for last.

    Frozen values with dictionaries inside cannot be hashed, but a change leaves every part that it does not touch the
    very same object. So answers are found by identity; the object is kept with its answer, so that its place in memory
    cannot become another's.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[tuple[int, Hashable], tuple[object, Answer]] = OrderedDict()

    def answer(self, about: object, context: Hashable, work_out: Callable[[], Answer]) -> Answer:
        """What is known ``about`` an object in a ``context``, worked out where it is not known yet."""
        key = (id(about), context)
        known = self._known.get(key)
        if known is not None:
            self._known.move_to_end(key)
            return known[1]
        found = work_out()
        self._known[key] = (about, found)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return found
