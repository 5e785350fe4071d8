"""Options of scoring systems and movements: dataclass fields that know what they may be.

Forms, files and the command line all read the same description, so a new option is one line in its dataclass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from itertools import pairwise
from typing import Any, TypeVar, cast

from whistdrive.core.contracts import Allowed, allowed_text
from whistdrive.core.findings import Fact, refuse

Bands = tuple[tuple[int, int, int], ...]
"""Rows ``(from, to, points)``: what is paid when a figure lies between the first two, both included."""

Reader = Callable[[object], object]
"""Makes of plain data what the dataclass holds; raises ValueError where it cannot."""

Kind = TypeVar("Kind")


def paid(bands: Bands, figure: int) -> int | None:
    """What the row around ``figure`` pays, or None where no row is."""
    return next((points for low, high, points in bands if low <= figure <= high), None)


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its key, its default and what it may be (``bands``: a table of rows from, to, points).

    With ``data`` it holds a file's worth of plain data, read by that; no form shows it. What is ``passing`` was fixed
    for the people of one evening, and no other evening begins with it.
    """

    key: str
    default: object
    allowed: Allowed
    optional: bool = False
    bands: bool = False
    data: Reader | None = None
    passing: bool = False

    @property
    def flag(self) -> bool:
        """Whether it is a yes or no."""
        return isinstance(self.default, bool)

    def read(self, value: object) -> object:
        """The value as the dataclass holds it (lists become tuples); raises Refused when it is not allowed."""
        if self.data is not None:
            return self._read_data(self.data, value)
        if self.bands and (rows := _bands(value)) is not None:
            return rows
        if not self.bands and self._takes(value):
            return value
        shown: Fact = value if isinstance(value, int | str) and not isinstance(value, bool) else repr(value)
        raise refuse(
            "option_rows" if self.bands else "option", field=self.key, value=shown, allowed=self._allowed_text()
        )

    def _read_data(self, reader: Reader, value: object) -> object:
        try:
            return reader(value)
        except ValueError as error:
            raise refuse("option_data", field=self.key, value=str(error), allowed="data") from error

    def _takes(self, value: object) -> bool:
        if self.flag:
            return isinstance(value, bool)
        if value is None:
            return self.optional
        if isinstance(value, bool) or not isinstance(value, int | str):
            return False
        return isinstance(value, int) if self.allowed is None else value in self.allowed

    def _allowed_text(self) -> str:
        if self.bands:
            return "rows [from, to, points]"
        text = "true false" if self.flag else allowed_text(self.allowed)
        return f"{text} or nothing" if self.optional else text


def option(
    default: Any,
    allowed: Allowed = None,
    *,
    optional: bool = False,
    bands: bool = False,
    data: Reader | None = None,
    passing: bool = False,
) -> Any:
    """Declare a dataclass field as an option with what it may be."""
    described = {"allowed": allowed, "optional": optional, "bands": bands, "data": data, "passing": passing}
    return field(default=default, metadata=described)


def options_of(kind: type | object) -> tuple[Option, ...]:
    """The options that a scoring system or a movement (class or instance) has, in order."""
    return tuple(_option(each) for each in fields(cast(Any, kind)))


def read_options(kind: type[Kind], given: Mapping[str, object]) -> Kind:
    """An instance of ``kind`` with the given options; raises Refused (``field``, ``value``, ``allowed``)."""
    known = {each.key: each for each in options_of(kind)}
    for key in given:
        if key not in known:
            raise refuse("unknown_option", field=key, value=key, allowed=" ".join(known) or "none")
    return kind(**{key: known[key].read(value) for key, value in given.items()})


def written_options(instance: object) -> dict[str, object]:
    """The options of an instance as plain data for a file, by key."""
    return {each.name: _plain(getattr(instance, each.name)) for each in fields(cast(Any, instance))}


def begun_anew(instance: Kind) -> Kind:
    """The same scoring system or movement as an evening begins with it, without what was fixed for another one."""
    passing = {option.key: option.default for option in options_of(instance) if option.passing}
    return cast(Kind, replace(cast(Any, instance), **passing)) if passing else instance


def _option(each: Field[object]) -> Option:
    if each.default is MISSING or "allowed" not in each.metadata:
        raise TypeError(f"{each.name} is not declared with option()")
    return Option(each.name, each.default, **each.metadata)


def _bands(value: object) -> Bands | None:
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    rows = []
    for row in value:
        if not isinstance(row, Sequence) or len(row) != 3 or any(type(figure) is not int for figure in row):
            return None
        rows.append((row[0], row[1], row[2]))
    return tuple(rows) if _plain_table(rows) else None


def _plain_table(rows: list[tuple[int, int, int]]) -> bool:
    """Whether no figure or points are below zero, no row is upside down and no figure lies in two rows."""
    spans = sorted((low, high) for low, high, _ in rows)
    return all(0 <= low <= high and points >= 0 for low, high, points in rows) and all(
        before[1] < after[0] for before, after in pairwise(spans)
    )


def _plain(value: object) -> object:
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
