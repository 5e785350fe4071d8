"""What two people did to one value, each without knowing of the other."""

from __future__ import annotations

from dataclasses import Field, fields, replace
from typing import Any, ClassVar, Protocol, TypeVar


class _Fielded(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Value = TypeVar("Value", bound=_Fielded)


def merged(shown: Value, wanted: Value, now: Value) -> Value:
    """The value as it is ``now``, with those of its fields that are ``wanted`` otherwise than they were ``shown``."""
    names = (each.name for each in fields(now))
    asked = {name: getattr(wanted, name) for name in names if getattr(wanted, name) != getattr(shown, name)}
    return replace(now, **asked)
