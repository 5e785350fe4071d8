"""Money as it is typed."""

from __future__ import annotations

import re

from whistdrive.core.findings import refuse

_MONEY = re.compile(r"([0-9]{1,6})(?:[.,]([0-9]{1,2}))?")
"""Whole coins, and the hundred smallest ones behind a point or a comma."""


def read_money(typed: str, field: str = "amount") -> int:
    """An amount as it is typed (``5``, ``12.50``, ``12,5``) in the smallest coin; nothing typed is none.

    Raises Refused (``money``: ``field``, ``value``) for anything else.
    """
    text = typed.strip()
    if not text:
        return 0
    found = _MONEY.fullmatch(text)
    if found is None:
        raise refuse("money", field=field, value=text)
    whole, part = found.groups(default="")
    return int(whole) * 100 + int(part.ljust(2, "0"))
