"""What is typed into a field of a slip, read as a mark as soon as it can mean only one thing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from whistdrive.core.contracts import Allowed, Column, Mark, allowed_text
from whistdrive.core.findings import Finding
from whistdrive.desk.keyboard import latin

_WHOLE = re.compile(r"-?[0-9]{1,6}", re.ASCII)

_ALSO = {"NS": ("n", "s"), "EW": ("e", "w"), "NT": ("t",)}
"""Further keys for a mark, beside the first letters of its own: either player names a side, T is no-trump."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text means so far: the mark, if any, and whether another key could still make something else of it."""

    mark: Mark | None = None
    more: bool = False

    @property
    def wrong(self) -> bool:
        """Whether this is nothing and will be nothing."""
        return self.mark is None and not self.more


def read(column: Column, text: str) -> Reading:
    """Read a text typed into ``column``; blanks around it do not matter, and blank itself is nothing, not zero.

    A mark that is a letter may be typed on a Cyrillic keyboard: by the place of its key.
    """
    typed = text.strip()
    if not typed:
        return Reading(more=True)
    if _takes_names(column.allowed):
        return _named(column.allowed, typed)
    if typed == "-":
        return Reading(more=column.allowed is None or any(str(each).startswith("-") for each in column.allowed))
    if not _WHOLE.fullmatch(typed):
        return Reading()
    if column.allowed is None:
        return Reading(int(typed), more=True)
    figures = [str(each) for each in column.allowed]
    more = any(figure.startswith(typed) and figure != typed for figure in figures)
    return Reading(int(typed) if str(int(typed)) in figures else None, more)


def misread(column: Column, text: str) -> Finding:
    """What to say of a text that :func:`read` can make nothing of."""
    typed = text.strip()
    numbers = not _takes_names(column.allowed)
    code = "not_whole" if numbers and not _WHOLE.fullmatch(typed) else "not_allowed"
    return Finding(code, {"field": column.key, "value": typed, "allowed": allowed_text(column.allowed)})


def _takes_names(allowed: Allowed) -> bool:
    return isinstance(allowed, tuple) and all(isinstance(each, str) for each in allowed)


def _named(allowed: Iterable[Mark] | None, typed: str) -> Reading:
    wanted = latin(typed).casefold()
    meant = [mark for mark in allowed or () if _may_mean(str(mark), wanted)]
    exact = [mark for mark in meant if str(mark).casefold() == wanted]
    chosen = exact if len(exact) == 1 else meant
    return Reading(chosen[0]) if len(chosen) == 1 else Reading(more=bool(meant))


def _may_mean(mark: str, wanted: str) -> bool:
    return mark.casefold().startswith(wanted) or wanted in _ALSO.get(mark, ())
