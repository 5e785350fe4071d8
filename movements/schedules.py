"""The stored schedules: better ones by annealing or by the program's other ways, and none where a formula serves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from movements import kept
from movements.anneal import annealed
from movements.clock import Clock
from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.choose import unstored
from whistdrive.movement.schedules.counting import Report, count
from whistdrive.movement.schedules.data import Figures
from whistdrive.movement.schedules.rainbow import rainbow
from whistdrive.movement.schedules.schedule import Game, Kind

KINDS: tuple[Kind, ...] = ("individual", "mixed")
MOST_ROUNDS = 24
MOVES = 2_000_000
Rounds = tuple[tuple[Game, ...], ...]


class Drive(NamedTuple):
    """What a schedule is stored for."""

    kind: Kind
    players: int
    rounds: int


def better(clock: Clock, seed: int) -> None:
    """Anneal every stored drive above a bound, by lot and from what is stored; keep and write what is better."""
    for drive in stored_drives():
        for afresh in (True, False):
            stored = data.stored(*drive) or ()
            old = _report(drive, stored)
            if old.perfect or clock.is_over:
                continue
            rounds = annealed(*drive, seed, MOVES, None if afresh else stored)
            if _rank(fresh := _report(drive, rounds)) < _rank(old) and fresh.rests.at_bound:
                _store(drive, rounds)
                print(f"{drive}: {_figures(old)} → {_figures(fresh)}")
    write_best_known()


def compare() -> None:
    """Leave to a formula what it does as well, store what is better by another way, and write the best figures."""
    for drive in stored_drives():
        formula = rainbow(*drive)
        old = _report(drive, data.stored(*drive) or ())
        if formula:
            _drop(drive)
            print(f"{drive}: a rainbow")
        elif not old.perfect:
            rounds = unstored(*drive)
            if _rank(fresh := _report(drive, rounds)) < _rank(old) and fresh.rests.at_bound:
                _store(drive, rounds)
                print(f"{drive}: {_figures(old)} → {_figures(fresh)}")
    write_best_known()


def write_best_known() -> None:
    """Write the figures of every drive of up to 100 players and 24 rounds that is above a bound."""
    lines = []
    for kind in KINDS:
        for players in range(4, 101, 2 if kind == "mixed" else 1):
            for rounds in range(1, MOST_ROUNDS + 1):
                drive = Drive(kind, players, rounds)
                found = _report(drive, data.stored(*drive) or unstored(*drive))
                if not found.perfect:
                    lines.append((f"{kind} {players} {rounds}", " ".join(map(str, _figures(found)))))
    kept.write("best_known.txt", lines)


def stored_drives() -> Iterator[Drive]:
    """Every drive for which a schedule is stored, the least players first."""
    for kind in KINDS:
        for key, rest in sorted(kept.read(f"{kind}.txt"), key=_order):
            for rounds in rest.partition(" ")[0].split(","):
                yield Drive(kind, int(key), int(rounds))


def _store(drive: Drive, rounds: Rounds) -> None:
    """Store a schedule for one drive, in the place of the one that served it."""
    _drop(drive)
    seats = " ".join("".join(data.ALPHABET[place] for game in games for place in game) for games in rounds)
    lines = [*kept.read(f"{drive.kind}.txt"), (str(drive.players), f"{drive.rounds} {seats}")]
    kept.write(f"{drive.kind}.txt", sorted(lines, key=_order))


def _drop(drive: Drive) -> None:
    """Take a drive from the entry that serves it, and the rounds that no other drive needs."""
    lines = []
    for key, rest in kept.read(f"{drive.kind}.txt"):
        serves, _, seats = rest.partition(" ")
        served = [int(rounds) for rounds in serves.split(",")]
        if int(key) == drive.players and drive.rounds in served:
            served.remove(drive.rounds)
        if served:
            lines.append((key, f"{','.join(map(str, served))} {' '.join(seats.split()[: max(served)])}"))
    kept.write(f"{drive.kind}.txt", lines)


def _order(line: tuple[str, str]) -> tuple[int, int]:
    return int(line[0]), int(line[1].partition(" ")[0].split(",")[-1])


def _report(drive: Drive, rounds: Rounds) -> Report:
    return count(drive.kind, drive.players, rounds)


def _figures(found: Report) -> Figures:
    return Figures(found.partners.q if found.partners else 0, found.opponents.q, found.visits.q)


def _rank(found: Report) -> tuple[int, ...]:
    """Partners first, then opponents, then tables, then who is both partner and opponent."""
    return (*_figures(found), found.both)
