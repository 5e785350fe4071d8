"""Which draw of couples serves each design best (see :mod:`whistdrive.movement.schedules.one_more`)."""

from __future__ import annotations

from movements import kept
from movements.clock import Clock
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.one_more import with_one_more
from whistdrive.movement.schedules.whist import whist_design


def better(clock: Clock, seed: int) -> None:
    """Try the draw numbered ``seed`` for every design, and keep it where fewer meet again than by the one kept."""
    for players in range(25, 198, 4):
        design = whist_design(players)
        if clock.is_over or design is None:
            continue
        kept_draws = dict(kept.read("draws.txt"))
        old = _figures(players, with_one_more(design))
        fresh = _figures(players, with_one_more(design, seed))
        if fresh < old:
            kept_draws[str(players)] = str(seed)
            kept.write("draws.txt", sorted(kept_draws.items(), key=lambda line: int(line[0])))
            print(f"{players + 1} players: partners and opponents {old} → {fresh}")


def _figures(players: int, rounds: tuple[tuple[tuple[int, ...], ...], ...]) -> tuple[int, int]:
    found = count("individual", players + 1, rounds)
    return found.partners.q if found.partners else 0, found.opponents.q
