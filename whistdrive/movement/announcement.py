"""What the M.C. reads aloud before the start: who moves, when and where to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistdrive.core.contracts import Step
from whistdrive.core.drive import Drive
from whistdrive.movement.ring import ROLES, Rule
from whistdrive.movement.steps import role_name


def by_result(drive: Drive, rule: Rule, step: int) -> tuple[Step, ...]:
    """The sentences of a rule; ``step`` is 1 where those who leave (apart: the lady) go up, and -1 where they go down.

    Each is a key (``say_…``) with its facts; ``role`` is the club's own name of it.
    """
    wide = len(drive.scoring.seats) == len(ROLES)
    leaves, stays = ("winner", "loser") if rule.winners_leave else ("loser", "winner")
    said = [_when(drive)]
    if rule.head:
        said += [Step("say_head", {}), Step("say_to_head", {})]
    elif rule.apart and wide:
        said += [
            Step(f"say_{leaves}_{_way(way)}", {"role": role_name(drive, role)})
            for role, way in (("A", step), ("B", -step))
        ]
    else:
        said += [Step(f"say_{leaves}s_{_way(step)}", {}), Step(f"say_{stays}s_stay", {})]
    if wide:
        said += _partners(drive, rule, stays)
    if not rule.head:
        said.append(Step("say_ring", {}))
    if drive.plan.deals != 1:
        said.append(Step("say_level", {}))
    return tuple(said)


def by_steps(drive: Drive, steps: Sequence[int], *, roles: bool) -> tuple[Step, ...]:
    """The sentences for seats that go their own numbers of tables up (below zero: down), ``roles`` by colour.

    Keys and facts are those of :func:`by_result`, and ``seat`` and ``value``, the number of tables.
    """
    seats = drive.scoring.seats
    if roles and len(seats) == len(ROLES) and steps[:2] == steps[2:]:
        going = [_goes("role", role_name(drive, role), step) for role, step in zip(ROLES[:2], steps, strict=False)]
    else:
        going = [_goes("seat", seat, step) for seat, step in zip(seats, steps, strict=True)]
    return (_when(drive), *going, Step("say_ring", {}))


def by_forts(drive: Drive, stride: int | None) -> tuple[Step, ...]:
    """The sentences for teams of four; ``stride`` is how many forts up visitors go in the coming round, where known.

    Keys and facts are those of :func:`by_result`, and ``round`` and ``value``, the number of forts.
    """
    coming = len(drive.rounds) + 1
    said = [_when(drive), Step("say_forts", {}), Step("say_halves", {}), Step("say_home_sits", {})]
    if stride is not None:
        said += [Step("say_visit", {"round": coming, "value": stride}), Step("say_ring", {})]
    return (*said, Step("say_look_it_up", {}))


def _when(drive: Drive) -> Step:
    if drive.plan.deals is None:
        return Step("say_after_rubber", {})
    if drive.plan.deals == 1:
        return Step("say_after_deal", {})
    return Step("say_after_deals", {"value": drive.plan.deals})


def _partners(drive: Drive, rule: Rule, stays: str) -> Iterator[Step]:
    """What becomes of partners."""
    if rule.partners == "kept":
        yield Step("say_new_couples", {}) if rule.apart else Step("say_couples_stay", {})
    elif rule.partners == "chairs":
        yield Step("say_lower_chair", {})
        yield Step("say_free_chairs", {})
    elif rule.apart:
        yield Step(f"say_{stays}_stays", {"role": role_name(drive, "A")})
        yield Step(f"say_{stays}_crosses", {"role": role_name(drive, "B")})
    else:
        yield Step("say_one_crosses", {})


def _goes(who: str, name: str, step: int) -> Step:
    if step == 0:
        return Step(f"say_{who}_stays", {who: name})
    return Step(f"say_{who}_{_way(step)}", {who: name, "value": abs(step)})


def _way(step: int) -> str:
    return "up" if step > 0 else "down"
