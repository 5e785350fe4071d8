"""One line of JSON at a time, read as strictly as a file deserves that somebody may have typed."""

from __future__ import annotations

import json
from typing import NoReturn

from whistdrive.core.findings import Refused, refuse

_DIGITS = 15
"""More digits than any score has, and few enough for every program that reads the answer."""


def read_line(line: bytes) -> object:
    """The value of one line of UTF-8 text.

    Raises:
        Refused: it is no UTF-8, no JSON or nested too deeply, or it has a key twice in one object, a number of more
            than 15 digits, or a number that is none (``NaN``, ``Infinity``); with ``field``, ``value``, ``allowed``.
    """
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _refused("not_utf8", repr(line.strip())[2:-1], "UTF-8 text") from None
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise _refused("not_json", text[error.pos :].strip() or "nothing more", "a JSON object") from None
    except RecursionError:
        raise _refused("too_deep", text.strip(), "a JSON object") from None
    return value


def _refused(code: str, value: str, allowed: str) -> Refused:
    return refuse(code, field="line", value=value if len(value) <= 40 else f"{value[:40]}…", allowed=allowed)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise refuse("twice", field=key, value=key, allowed="once")
        found[key] = value
    return found


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > _DIGITS:
        raise _refused("too_many_digits", digits, f"{_DIGITS} digits")
    return int(digits)


def _no_number(name: str) -> NoReturn:
    raise _refused("not_json", name, "a JSON object")
