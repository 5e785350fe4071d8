"""Schedules from files: our own JSON and CSV, and the formats in which others hand charts round."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from whistdrive.core.findings import refuse
from whistdrive.movement.schedules.chart import MOST_LETTERS, Chart, Label, Place, Sitting, label, shown
from whistdrive.movement.schedules.errata import proved
from whistdrive.movement.schedules.formats import read_lines
from whistdrive.movement.schedules.numbers import seats_at_table
from whistdrive.movement.schedules.schedule import KINDS, Kind, Schedule

MOST_BYTES: Final = 10_000_000
"""Larger files are refused unread."""


def read_schedule(data: bytes, kind: Kind | None = None) -> Schedule:
    """The schedule in a file (UTF-8 with or without a mark, or Windows-1252), whatever format it has.

    ``kind`` says what it is where the file does not: otherwise four at a table are an individual schedule and two are
    pairs. Numbers need not be given; whoever is called what, positions follow the order of the numbers.

    Raises:
        Refused: the file is too large, no text, of no known format, or has errors; then one finding for each of the
            first of these, with ``round``, ``table``, ``seat`` and ``value`` where there are any.
    """
    return proved(_chart(_text(data)), kind)


def _text(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise refuse("chart_too_large", value=len(data), allowed=MOST_BYTES)
    if b"\0" in data:
        raise refuse("chart_unknown")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _chart(text: str) -> Chart:
    if not text.lstrip().startswith(("{", "[")):
        return read_lines(text)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refuse("chart_json", value=shown(error)) from error
    return _from_json(found)


def _from_json(found: object) -> Chart:
    if not isinstance(found, Mapping):
        raise refuse("chart_field", field="rounds", value=shown(found))
    kind = found.get("kind", "individual")
    if kind not in KINDS:
        raise refuse("chart_kind", value=shown(kind), allowed=", ".join(KINDS))
    if found.get("ghosts"):
        raise refuse("chart_field", field="ghosts", value=shown(found["ghosts"]))
    players = found.get("players")
    if isinstance(players, bool) or not isinstance(players, int | None):
        players = _labels(found, "players")
    roles = (_labels(found, "ladies"), _labels(found, "gents")) if "ladies" in found or "gents" in found else None
    rounds = tuple(_sitting(number, held) for number, held in enumerate(_list(found, "rounds"), start=1))
    return Chart(rounds, seats_at_table(cast(Kind, kind)), players, cast(Kind, kind), roles)


def _sitting(number: int, held: object) -> Sitting:
    if not isinstance(held, Mapping):
        held = {"games": held}
    games = [_seats(game) for game in _list(held, "games")]
    tables = _labels(held, "tables") if "tables" in held else tuple(range(1, len(games) + 1))
    if len(tables) != len(games):
        raise refuse("chart_field", field="tables", value=shown(list(tables)))
    places = tuple(Place(table, seats) for table, seats in zip(tables, games, strict=True))
    return Sitting(number, places, _labels(held, "sit_out") if "sit_out" in held else None)


def _seats(game: object) -> tuple[Label | None, ...]:
    if not isinstance(game, list):
        raise refuse("chart_field", field="games", value=shown(game))
    return tuple(None if each is None else _label("games", each) for each in game)


def _labels(found: Mapping[str, object], key: str) -> tuple[Label, ...]:
    return tuple(_label(key, each) for each in _list(found, key))


def _label(key: str, value: object) -> Label:
    text = str(value)
    if isinstance(value, int | str) and not isinstance(value, bool) and len(text) <= MOST_LETTERS:
        each = label(text)
        if each is not None:
            return each
    raise refuse("chart_field", field=key, value=shown(value))


def _list(found: Mapping[str, object], key: str) -> list[object]:
    value = found.get(key)
    if not isinstance(value, list):
        raise refuse("chart_field", field=key, value=shown(value))
    return value
