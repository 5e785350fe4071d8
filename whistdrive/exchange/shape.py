"""Whether a value is what its dataclasses say, though they were made from a file that anybody may have written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

_PLAIN: Final = (int, str, bool, date)


def misfit(value: object, hint: Any, place: str = "") -> str | None:
    """Where a value is not of the type that is announced (``entrants[3].number``), or None where all of it is.

    Types that are only a list of what something can do are not looked at.
    """
    origin = get_origin(hint)
    if hint is Any or hint is None or hint is type(None):
        return None if value is None or hint is Any else place
    if hint in _PLAIN:
        return None if type(value) is hint else place
    if origin is Literal:
        return None if any(value == each and type(value) is type(each) for each in get_args(hint)) else place
    if origin in (Union, UnionType):
        return None if any(misfit(value, each, place) is None for each in get_args(hint)) else place
    if origin is tuple:
        return _in_tuple(value, get_args(hint), place)
    if origin is not None and issubclass(origin, Mapping):
        return _in_mapping(value, get_args(hint), place)
    if is_dataclass(hint):
        return _in_dataclass(value, hint, place)
    return None


def _in_tuple(value: object, parts: tuple[Any, ...], place: str) -> str | None:
    if not isinstance(value, tuple):
        return place
    hints = [parts[0]] * len(value) if parts[-1] is Ellipsis else list(parts)
    if len(hints) != len(value):
        return place
    found = (misfit(each, hint, f"{place}[{at}]") for at, (each, hint) in enumerate(zip(value, hints, strict=True), 1))
    return next(filter(None, found), None)


def _in_mapping(value: object, parts: tuple[Any, ...], place: str) -> str | None:
    if not isinstance(value, Mapping):
        return place
    found = (misfit(part, hint, place) for pair in value.items() for part, hint in zip(pair, parts, strict=True))
    return next(filter(None, found), None)


def _in_dataclass(value: Any, hint: Any, place: str) -> str | None:
    hints = _hints(hint)
    if type(value) is not hint:
        return place or str(hint.__name__)
    found = (
        misfit(getattr(value, each.name), hints[each.name], f"{place}.{each.name}".lstrip(".")) for each in fields(hint)
    )
    return next(filter(None, found), None)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
