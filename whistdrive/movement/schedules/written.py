"""Schedules as files: JSON and CSV for programs, text for people."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator

from whistdrive.movement.schedules.numbers import numbers, seats_at_table
from whistdrive.movement.schedules.schedule import Schedule

SEATS = {4: ("a", "b", "c", "d"), 2: ("a", "b")}
"""The columns of the seats: a and b are partners against c and d; with two sides a table, a is against b."""

Say = Callable[..., str]
"""Makes a sentence of a key and its facts."""


def as_data(schedule: Schedule) -> dict[str, object]:
    """The schedule as plain data for JSON.

    ``players`` lists all numbers (of players, pairs or halves of teams), ``rounds`` has for each round its ``games`` in
    the order of the tables and who sits out (``sit_out``); a mixed schedule says who is which (``ladies``, ``gents``).
    """
    names = numbers(schedule.kind, schedule.players)
    half = schedule.players // 2
    roles = {"ladies": list(names[:half]), "gents": list(names[half:])} if schedule.kind == "mixed" else {}
    return {
        "kind": schedule.kind,
        "players": sorted(names) if schedule.kind == "mixed" else list(names),
        **roles,
        "method": schedule.method,
        "rounds": [
            {
                "games": [[names[place] for place in game] for game in games],
                "sit_out": [names[place] for place in schedule.resting(number)],
            }
            for number, games in enumerate(schedule.rounds, start=1)
        ],
    }


def as_csv(schedule: Schedule) -> str:
    """The schedule as CSV: a line for each table of each round, both counted from 1, with the numbers at its seats."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(as_rows(schedule))
    return text.getvalue()


def as_rows(schedule: Schedule) -> Iterator[tuple[int | str, ...]]:
    """The rows of :func:`as_csv`, the headings first."""
    names = numbers(schedule.kind, schedule.players)
    yield ("round", "table", *SEATS[seats_at_table(schedule.kind)])
    for number, games in enumerate(schedule.rounds, start=1):
        for table, game in enumerate(games, start=1):
            yield (number, table, *(names[place] for place in game))


def as_text(schedule: Schedule, say: Say) -> str:
    """The schedule as it is read aloud or pinned to a wall: a block for each round, a line for each table."""
    names = [str(name) for name in numbers(schedule.kind, schedule.players)]
    wide = max(map(len, names))
    asked = schedule.players // 2 if schedule.kind == "teams" else schedule.players
    lines = [say(f"schedule.{schedule.kind}", value=asked, rounds=len(schedule.rounds), method=schedule.method)]
    for number, games in enumerate(schedule.rounds, start=1):
        lines += ["", say("schedule.round", value=number)]
        for table, game in enumerate(games, start=1):
            seats = [names[place].rjust(wide) for place in game]
            one, two = (" + ".join(side) for side in (seats[: len(seats) // 2], seats[len(seats) // 2 :]))
            lines.append(say("schedule.table", value=f"{table:2}", one=one, two=two))
        if resting := schedule.resting(number):
            lines.append(say("schedule.resting", value=", ".join(names[place] for place in resting)))
    return "\n".join((*lines, ""))
