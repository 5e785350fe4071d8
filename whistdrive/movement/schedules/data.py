"""What is kept in ``resources/movements``: found line by line, so that one schedule costs the reading of one line.

The files are described in the README beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from whistdrive.movement.schedules.schedule import Game, Kind

ALPHABET = "".join(map(chr, range(ord("!"), ord("~") + 1))) + "ÀÁÂÃÄÅ"
"""The signs of the positions in a stored schedule: 100 of them."""


class Figures(NamedTuple):
    """How much repeats: the measure Q of partners, of opponents and of table visits (see counting)."""

    partners: int
    opponents: int
    tables: int


def stored(kind: Kind, players: int, rounds: int) -> tuple[tuple[Game, ...], ...] | None:
    """The schedule that is kept for a drive, or None."""
    for serves, seats in _entries(kind, players):
        if rounds in serves:
            return unpacked(seats, rounds)
    return None


def unpacked(seats: str, rounds: int) -> tuple[tuple[Game, ...], ...]:
    """The first ``rounds`` rounds of a stored schedule."""
    number = {sign: place for place, sign in enumerate(ALPHABET)}
    return tuple(
        tuple(tuple(number[sign] for sign in text[at : at + 4]) for at in range(0, len(text), 4))
        for text in seats.split()[:rounds]
    )


def _entries(kind: Kind, players: int) -> Iterator[tuple[set[int], str]]:
    """What each entry for so many players serves, and its seats."""
    for line in _lines(f"{kind}.txt", f"{players}:"):
        serves, _, seats = line.partition(" ")
        yield {int(rounds) for rounds in serves.split(",")}, seats


def best_known(kind: Kind, players: int, rounds: int) -> Figures | None:
    """The figures of the best schedule known for a drive; None where that is at every bound, or nothing is known."""
    for line in _lines("best_known.txt", f"{kind} {players} {rounds}:"):
        partners, opponents, tables = map(int, line.split())
        return Figures(partners, opponents, tables)
    return None


def starter(players: int) -> tuple[Game, ...] | None:
    """The first round of a stored cyclic whist design, or None."""
    for line in _lines("starters.txt", f"{players}:"):
        places = [int(place) for place in line.split()]
        return tuple(tuple(places[at : at + 4]) for at in range(0, len(places), 4))
    return None


def frame(size: int, groups: int) -> tuple[int, tuple[Game, ...]] | None:
    """The order of the multiplier and the base games of a frame (see frames), or None."""
    for line in _lines("frames.txt", f"{size}^{groups}:"):
        order, *places = map(int, line.split())
        return order, tuple(tuple(places[at : at + 4]) for at in range(0, len(places), 4))
    return None


def lines(order: int, count: int) -> tuple[tuple[int, ...], ...] | None:
    """The shifts modulo ``order`` of ``count`` lines (see rainbow), or None."""
    return _sequences("lines.txt", f"{order}/{count}")


def matrix(order: int) -> tuple[tuple[int, ...], ...] | None:
    """The four rows of a cyclic difference matrix modulo ``order``, or None."""
    return _sequences("matrices.txt", str(order))


def mirrors(couples: int) -> tuple[int, ...] | None:
    """The sums of ``couples`` rounds (see mirrors), or None."""
    found = _sequences("mirrors.txt", str(couples))
    return found[0] if found else None


def draw(players: int) -> int:
    """Which draw of couples is the best for a design of so many players (see one_more)."""
    found = _sequences("draws.txt", str(players))
    return found[0][0] if found else 0


def _sequences(name: str, key: str) -> tuple[tuple[int, ...], ...] | None:
    found = tuple(tuple(map(int, line.split())) for line in _lines(name, f"{key}:"))
    return found or None


def _lines(name: str, start: str) -> Iterator[str]:
    """What follows ``start`` in each line that begins with it."""
    text, start = _text(name), f"\n{start}"
    at = text.find(start)
    while at >= 0:
        end = text.find("\n", at + 1)
        yield text[at + len(start) : end].strip()
        at = text.find(start, end)


@lru_cache(maxsize=8)
def _text(name: str) -> str:
    """A file of ``resources/movements`` with an empty line before it."""
    return "\n" + (files("whistdrive.resources") / "movements" / name).read_text(encoding="utf-8")


def forget() -> None:
    """Read the files anew from now on: they have been written."""
    _text.cache_clear()
