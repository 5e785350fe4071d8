"""The title of the next drive: that of the last one, with its date or its number carried on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Final

_FORMS: Final[Sequence[Callable[[date], str]]] = (
    lambda day: f"{day.year}-{day.month:02}-{day.day:02}",
    lambda day: f"{day.day}.{day.month}.{day.year}",
    lambda day: f"{day.day:02}.{day.month:02}.{day.year}",
    lambda day: f"{day.day:02}/{day.month:02}/{day.year}",
    lambda day: f"{day.day}/{day.month}/{day.year}",
    lambda day: f"{day.day}.{day.month}.",
    lambda day: f"{day.day:02}.{day.month:02}.",
    lambda day: f"{day.month}/{day.year}",
)
"""How a day is written in figures; the whole of it before a part."""

_NUMBERS: Final = (
    re.compile(r"(?<=[#№])(\s*)(\d{1,4})(?!\d)"),
    re.compile(r"(\b(?:no|nr|nro)\.?\s*)(\d{1,4})(?!\d)", re.IGNORECASE),
    re.compile(r"^()(\d{1,4})(?=\.(?!\d))"),
    re.compile(r"((?:^|\s))(\d{1,4})$"),
)
"""Where the number of a drive stands: behind a sign for it, first and with a point, or last of all."""


def carried_on(title: str, was: date, now: date, months: Sequence[str] = ()) -> str:
    """The title of a drive of one day for a drive of another day.

    Its day is brought up to date in whatever way it is written there; ``months`` are the twelve names of the months.
    Where no day stands, the number of the drive is one more, and a month or a year that stands alone is the new one.
    Any other title stays as it is.
    """
    for before, after in _days(was, now, months):
        if (found := _instead(title, before, after)) != title:
            return found
    for before, after in _parts(was, now, months):
        title = _instead(title, before, after)
    for number in _NUMBERS:
        found = number.sub(lambda match: f"{match[1]}{_next(match[2], now)}", title, count=1)
        if found != title:
            return found
    return title


def _days(was: date, now: date, months: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The day of before and of now, in all ways in which they are written."""
    for form in _FORMS:
        yield form(was), form(now)
    if months:
        then, named = months[was.month - 1], months[now.month - 1]
        for before, after in (
            (f"{was.day} {then}", f"{now.day} {named}"),
            (f"{was.day}. {then}", f"{now.day}. {named}"),
            (f"{then} {was.day}", f"{named} {now.day}"),
        ):
            yield f"{before} {was.year}", f"{after} {now.year}"
            yield f"{before}, {was.year}", f"{after}, {now.year}"
            yield before, after


def _parts(was: date, now: date, months: Sequence[str]) -> Iterator[tuple[str, str]]:
    if months:
        yield months[was.month - 1], months[now.month - 1]
    yield str(was.year), str(now.year)


def _instead(title: str, before: str, after: str) -> str:
    """The title with one text for another that stands there by itself; a capital letter stays one."""

    def written(match: re.Match[str]) -> str:
        return after[0].upper() + after[1:] if match[0][0].isupper() else after

    return re.sub(rf"(?<![\w.]){re.escape(before)}(?!\w)", written, title, flags=re.IGNORECASE)


def _next(number: str, now: date) -> str:
    """One more; what is the year already stays."""
    return number if number == str(now.year) else str(int(number) + 1).zfill(len(number))
