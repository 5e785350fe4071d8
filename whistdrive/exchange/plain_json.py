"""JSON from anywhere: what no file of ours can hold is refused before anybody looks at it."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from whistdrive.core.findings import refuse
from whistdrive.exchange.grid import LONGEST_CELL, MOST_BYTES

MOST_DEEP: Final = 12
"""So many brackets within brackets; the deepest of ours is half of that."""

_MOST_DIGITS: Final = 19
_LARGEST: Final = 2**63 - 1


def read_json(data: bytes) -> object:
    """The value in a file, of plain objects, lists, texts and whole numbers that fit a database.

    Raises Refused for anything else: no JSON, a key twice in one object, fractions, endless brackets and texts.
    """
    if len(data) > MOST_BYTES:
        raise refuse("file_too_large", allowed=MOST_BYTES // 1_000_000)
    try:
        found: object = json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_once,
            parse_int=_whole,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
        _check(found, 0)
    except (ValueError, RecursionError) as error:
        raise refuse("no_drive_file") from error
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in an object")
    return found


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > _MOST_DIGITS or abs(int(digits)) > _LARGEST:
        raise ValueError("a number is too large")
    return int(digits)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no whole number")


def _check(value: object, depth: int) -> None:
    """Raises ValueError for what is too deep or too long, and for letters that are halves of others."""
    if depth > MOST_DEEP:
        raise ValueError("too many brackets within brackets")
    if isinstance(value, str):
        if len(value) > LONGEST_CELL or "\0" in value:
            raise ValueError("no text of ours")
        value.encode()
    elif isinstance(value, dict):
        for key, each in value.items():
            _check(key, depth + 1)
            _check(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check(each, depth + 1)
