"""A plan, and prizes that are only planned, as plain data and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from whistdrive.core.drive import Plan, Prize

ROLES = "AB"
_LISTS = {"trumps", "roles", "ranking"}
_DECIDED_LATER = {"id", "decision", "decided", "note", "given"}


def written_plan(plan: Plan) -> dict[str, Any]:
    """All fields of a plan, with lists for tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in _fields_of(plan)}


def read_plan(found: Mapping[str, Any]) -> Plan:
    """The plan in such data; what is missing stands at its default, what belongs to no plan is not looked at.

    Raises ValueError for lists that are none or hold anything but texts, and for roles that are not two.
    """
    known = {each.name for each in fields(Plan)}
    plan = Plan(**{name: _tuple(value) if name in _LISTS else value for name, value in found.items() if name in known})
    if plan.roles is not None and len(plan.roles) != len(ROLES):
        raise ValueError(f"{plan.roles} are not two roles")
    return plan


def written_prizes(prizes: Iterable[Prize]) -> list[dict[str, Any]]:
    """What some prizes are for, without what becomes of them."""
    return [{name: value for name, value in _fields_of(prize) if name not in _DECIDED_LATER} for prize in prizes]


def read_prizes(found: Sequence[Mapping[str, Any]]) -> tuple[Prize, ...]:
    """The prizes in such data, numbered in their order."""
    known = {each.name for each in fields(Prize)} - _DECIDED_LATER
    return tuple(
        Prize(id=number, **{name: value for name, value in each.items() if name in known})
        for number, each in enumerate(found, start=1)
    )


def _fields_of(of: Plan | Prize) -> Iterable[tuple[str, Any]]:
    return ((each.name, getattr(of, each.name)) for each in fields(of))


def _tuple(value: object) -> Any:
    """A list of texts as a tuple, or nothing; raises ValueError for anything else."""
    if value is not None and not (isinstance(value, list) and all(isinstance(each, str) for each in value)):
        raise ValueError(f"{value!r} is no list of texts")
    return value if value is None else tuple(value)
