"""What stands in a cell, as a value; what it cannot be is refused with the field and what was given."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from whistdrive.core.findings import refuse
from whistdrive.exchange.fields import in_all_languages, plain

_WHOLE: Final = re.compile(r"[-\N{MINUS SIGN}+]?[0-9]{1,6}")
_SHOWN: Final = 40

_YES: Final = frozenset({"yes", "y", "x", "1", "true", "✓"})
_NO: Final = frozenset({"no", "n", "0", "false", "-"})


def whole(cell: str, field: str) -> int | None:
    """A whole number, or None for an empty cell; raises Refused for anything else."""
    text = cell.strip()
    if not text:
        return None
    if not _WHOLE.fullmatch(text):
        raise refuse("not_whole", field=field, value=shown(text), allowed="whole number")
    return int(text.replace("\N{MINUS SIGN}", "-"))


def number(cell: str, field: str, least: int = 1, most: int = 9999) -> int | None:
    """A whole number in a range, or None for an empty cell; raises Refused for anything else."""
    found = whole(cell, field)
    if found is not None and not least <= found <= most:
        raise refuse("not_allowed", field=field, value=found, allowed=f"{least}-{most}")
    return found


def yes(cell: str, field: str) -> bool | None:
    """A yes or a no in any language, or None for an empty cell; raises Refused for anything else."""
    text = cell.strip().casefold()
    if not text:
        return None
    if text in _YES or plain(text) in in_all_languages(lambda words: words("person.yes")):
        return True
    if text in _NO or plain(text) in in_all_languages(lambda words: words("exchange.no")):
        return False
    raise refuse("not_yes_no", field=field, value=shown(text))


def one_of(cell: str, field: str, known: Mapping[str, str], allowed: str) -> str | None:
    """One of some keys, by any of its names (compared as :func:`plain` makes them); None for an empty cell."""
    if not cell.strip():
        return None
    found = known.get(plain(cell))
    if found is None:
        raise refuse("not_allowed", field=field, value=shown(cell), allowed=allowed)
    return found


def shown(text: str) -> str:
    """The beginning of a text, for a sentence about it."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
