"""What two people did to one value, each without knowing of the other."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")


def merged(shown: Value, wanted: Value, now: Value) -> Value:
    """The value as it is ``now``, with those of its fields that are ``wanted`` otherwise than they were ``shown``."""
    names = (each.name for each in fields(now))
    asked = {name: getattr(wanted, name) for name in names if getattr(wanted, name) != getattr(shown, name)}
    return replace(now, **asked)
