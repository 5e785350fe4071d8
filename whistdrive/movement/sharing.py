"""Who might share a seat where there are more people than seats: those who came last, unless others volunteer."""

from __future__ import annotations

from whistdrive.core.drive import Drive, Entrant
from whistdrive.movement.parties import coming_round, pairs, people

Sharing = tuple[tuple[int, int], ...]
"""Who sits in turn in whose seat, by their ids."""


def guests(drive: Drive) -> tuple[Entrant, ...]:
    """Who can take a seat with somebody else, the last to come first: nobody who has sat, or has company already."""
    seated = {each for held in drive.rounds for each in held.entrants()}
    visited = {each.shares for each in drive.entrants}
    return tuple(each for each in hosts(drive) if each.id not in seated and each.id not in visited)


def hosts(drive: Drive) -> tuple[Entrant, ...]:
    """Who can take somebody else into their seat, the last to come first: everybody in a seat of their own."""
    free = [each for each in drive.playing(coming_round(drive)) if not each.dummy and each.shares is None]
    return tuple(sorted(free, key=lambda each: -each.id))


def suggested(drive: Drive, count: int) -> Sharing:
    """Somebody's seat for each of ``count`` people, with others of their own role; nothing where that cannot be.

    Of fixed pairs whole ones share, and whoever has no partner; with teams it is whoever has none.
    """
    if drive.movement.keeps_teams:
        return _beside(drive, count)
    if drive.movement.keeps_pairs and len(drive.scoring.seats) == len("NSEW"):
        return _of_pairs(drive, count)
    made: list[tuple[int, int]] = []
    taken: set[int] = set()
    asked = bool(getattr(drive.movement, "asks_roles", False))
    for _ in range(count):
        free = [each for each in hosts(drive) if each.id not in taken]
        roles = [each.role for each in free]
        may_move = [each for each in guests(drive) if each.id not in taken]
        if asked:
            may_move.sort(key=lambda each: -roles.count(each.role))
        if not may_move or len(free) < 2:
            return ()
        guest = may_move[0]
        host = min((each for each in free if each is not guest), key=lambda each: asked and each.role != guest.role)
        made.append((guest.id, host.id))
        taken |= {guest.id, host.id}
    return tuple(made)


def _of_pairs(drive: Drive, count: int) -> Sharing:
    """The pair that came last sits in turn with another, and whoever is alone with somebody of a third."""
    parties, alone = pairs(drive)
    may_move, may_host = ({each.id for each in found} for found in (guests(drive), hosts(drive)))
    order = sorted(parties, key=lambda party: -max(people(party)))
    movable = [party for party in order if count > 1 and may_move.issuperset(people(party))]
    couple = people(*movable[:1])
    staying = [party for party in order if may_host.issuperset(people(party)) and people(party) != couple]
    moving = (*couple, *(people(alone) if count % 2 else ()))
    if len(moving) != count or not may_move.issuperset(moving) or not staying:
        return ()
    chairs = people(*staying[:1])[: len(couple)] + people(*staying[: 1 + bool(couple)][-1:])[:1]
    return tuple(zip(moving, chairs, strict=False))


def _beside(drive: Drive, count: int) -> Sharing:
    """Those without a team sit in turn with the last of those who have one."""
    moving = drive.movement.propose(drive).resting
    chairs = [each.id for each in hosts(drive) if each.id not in moving]
    able = {each.id for each in guests(drive)}.issuperset(moving) and len(moving) == count <= len(chairs)
    return tuple(zip(moving, chairs, strict=False)) if able else ()
