"""Every way to go on when the people in the room make no whole tables.

An offer says what would be: how many tables play and how many rest, who would share or change roles. It is carried
out by :func:`whistdrive.core.changes.fill_seats`. To add one: a function below, a line in :func:`offers`, and words
for it in ``whistdrive/words/offers.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from whistdrive.core import changes
from whistdrive.core.changes.numbers import Share
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Fact
from whistdrive.movement.imported import Imported
from whistdrive.movement.parties import coming_round, seats
from whistdrive.movement.sharing import suggested
from whistdrive.movement.steps import role_name

AT_ONE_TABLE = 4

MOST_MISSING = 3
"""So many may be missing for dummies: with more, a table would be of nothing else."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One way. ``key`` names its sentences, to which ``facts`` belong.

    With it there are ``tables`` at which people play in each round, ``resting`` people without one, and ``rows`` rows
    of the standings that rest. ``dummies`` play in all, ``shares`` and ``roles`` are suggested (ids), and ``joins``
    more people are to come in. ``present`` is what would be if nothing is done.
    """

    key: str
    tables: int
    resting: int
    rows: int
    dummies: int = 0
    shares: tuple[Share, ...] = ()
    roles: tuple[tuple[int, str], ...] = ()
    joins: int = 0
    present: bool = False
    facts: Mapping[str, Fact] = field(default_factory=dict)


def offers(drive: Drive) -> tuple[Offer, ...]:
    """The ways that fit the people in the room and the movement, for the rounds to come.

    Dummies that play now leave in all but the offers of dummies and that of roles. There is no way at all where so few
    are in the room that dummies would be in the majority.
    """
    without = _without_dummies(drive)
    found = (
        _as_it_is(drive, without),
        _dummies(drive, without),
        _shared(without),
        _own_seats(without),
        _one_more(without),
        _roles(drive),
    )
    return tuple(offer for each in found for offer in each)


def is_uneven(drive: Drive) -> bool:
    """Whether people could go on in another way: some rest, dummies play, a seat is shared, or roles are unequal."""
    return any(not offer.present or offer.resting for offer in offers(drive))


def present_dummies(drive: Drive) -> tuple[str, ...]:
    """The names of the dummies that play in the coming round."""
    return tuple(each.name for each in drive.playing(coming_round(drive)) if each.dummy)


def people_present(drive: Drive) -> int:
    """How many people are in the room for the coming round, dummies not counted."""
    return sum(not each.dummy for each in drive.playing(coming_round(drive)))


def _as_it_is(drive: Drive, without: Drive) -> Iterator[Offer]:
    """Nobody is added, and who makes no whole table rests."""
    tables, resting = _room(without)
    present = without is drive
    if not tables:
        return
    if not resting:
        yield _offer("all_play", without, present=present)
        return
    key = "in_turn"
    if without.movement.keeps_teams:
        key = "team_rests"
    elif _by_pairs(without):
        pairs, alone = divmod(resting, 2)
        key = "pair_and_one" if pairs and alone else "pair_rests" if pairs else "one_alone"
    yield _offer(key, without, present=present)


def _dummies(drive: Drive, without: Drive) -> Iterator[Offer]:
    missing = _missing(without)
    if 0 < missing <= min(MOST_MISSING, len(seats(without))):
        filled = _after(without, dummies=("?",) * missing)
        present = len(present_dummies(drive)) == missing
        yield _offer("dummies", filled, dummies=missing, present=present, facts={"missing": missing})
    if _one_is_alone(without):
        present = len(present_dummies(drive)) == 1
        yield _offer("dummy_partner", _after(without, dummies=("?",)), dummies=1, present=present)


def _shared(drive: Drive) -> Iterator[Offer]:
    over = _over(drive)
    shares = suggested(drive, over) if over else ()
    if shares:
        yield _offer("shared", _after(drive, shares=shares), shares=shares, facts={"over": over})


def _own_seats(drive: Drive) -> Iterator[Offer]:
    """Who shares a seat, and has not sat yet, gets one again."""
    seated = {each for held in drive.rounds for each in held.entrants()}
    present = drive.playing(coming_round(drive))
    apart = tuple((each.id, None) for each in present if each.shares is not None and each.id not in seated)
    if apart:
        yield _offer("own_seats", _after(drive, shares=apart), shares=apart, facts={"value": len(apart)})


def _one_more(drive: Drive) -> Iterator[Offer]:
    if _missing(drive) == 1:
        # For the count it is all one who sits there.
        yield _offer("one_more", _after(drive, dummies=("?",)), joins=1)
    elif _one_is_alone(drive):
        yield _offer("one_partner", _after(drive, dummies=("?",)), joins=1)


def _roles(drive: Drive) -> Iterator[Offer]:
    """The last who came in the role of which there are too many play in the other, those without a role first."""
    if not getattr(drive.movement, "asks_roles", False):
        return
    if all(finding.code != "plays_other_role" for finding in drive.movement.fits(drive).findings):
        return
    present = [each for each in drive.playing(coming_round(drive)) if not each.dummy]
    by_role = {role: [each for each in present if each.role == role] for role in ("A", "B", None)}
    more, fewer = sorted(("A", "B"), key=lambda role: -len(by_role[role]))
    short = len(by_role[more]) - len(by_role[fewer])
    given = by_role[None][:short]
    turned = sorted(by_role[more], key=lambda each: -each.id)[: (short - len(given)) // 2]
    roles = tuple((each.id, fewer) for each in (*given, *turned))
    facts: dict[str, Fact] = {
        "who": ", ".join(f"{each.number} {each.name}" for each in (*given, *turned)),
        "role": role_name(drive, fewer),
        "other": role_name(drive, more),
        "many": len(by_role[fewer]) + len(roles),
        "others": len(by_role[more]) - len(turned),
    }
    dummies = present_dummies(drive)
    after = _after(drive, roles=roles, dummies=dummies)
    yield _offer("roles", after, dummies=len(dummies), roles=roles, facts=facts)


def _offer(
    key: str,
    after: Drive,
    *,
    dummies: int = 0,
    shares: tuple[Share, ...] = (),
    roles: tuple[tuple[int, str], ...] = (),
    joins: int = 0,
    present: bool = False,
    facts: Mapping[str, Fact] | None = None,
) -> Offer:
    """An offer that leads to the drive ``after``."""
    tables, resting = _room(after)
    rows = sum(divmod(resting, 2)) if _by_pairs(after) else resting
    said = {"tables": tables, "resting": resting, **(facts or {})}
    return Offer(key, tables, resting, rows, dummies, shares, roles, joins, present, said)


def _room(drive: Drive) -> tuple[int, int]:
    """How many tables play in the coming round and how many people rest, those who share a seat counted as one."""
    if isinstance(drive.movement, Imported) or drive.movement.keeps_teams:
        fit = drive.movement.fits(drive)
        return fit.tables, fit.resting
    return divmod(len(seats(drive)), len(drive.scoring.seats))


def _missing(drive: Drive) -> int:
    """How many more would fill all teams, the schedule of a file, or whole tables; 0 where nobody is missing."""
    if drive.movement.keeps_teams:
        return _missing_in_teams(drive)
    found, at_table, wanted = len(seats(drive)), len(drive.scoring.seats), _of_schedule(drive)
    if wanted:
        return max(wanted - found, 0)
    return -found % at_table


def _missing_in_teams(drive: Drive) -> int:
    if _room(drive)[1] == 0:
        return 0
    filled = ((more, _room(_after(drive, dummies=("?",) * more))) for more in range(1, MOST_MISSING + 1))
    return next((more for more, (tables, resting) in filled if tables and not resting), 0)


def _over(drive: Drive) -> int:
    """How many people are too many for whole tables, whole teams or the schedule of a file."""
    found, at_table, wanted = len(seats(drive)), len(drive.scoring.seats), _of_schedule(drive)
    if wanted:
        return found - wanted if 0 < found - wanted < at_table else 0
    tables, resting = _room(drive)
    return resting if tables and resting < at_table else 0


def _of_schedule(drive: Drive) -> int:
    """How many seats the schedule of a file has; 0 where none is followed."""
    if not isinstance(drive.movement, Imported):
        return 0
    places = {each for games in drive.movement.rounds for game in games for each in game}
    return len(places) * (2 if _by_pairs(drive) else 1)


def _by_pairs(drive: Drive) -> bool:
    movement = drive.movement
    return movement.keeps_pairs and not movement.keeps_teams and len(drive.scoring.seats) == AT_ONE_TABLE


def _one_is_alone(drive: Drive) -> bool:
    """Whether somebody has no partner, and with one there would still be a pair too many."""
    return _by_pairs(drive) and _room(drive)[1] == 1


def _without_dummies(drive: Drive) -> Drive:
    """The drive when its dummies have left; the same where none plays."""
    return _after(drive) if present_dummies(drive) else drive


def _after(
    drive: Drive,
    *,
    dummies: tuple[str, ...] = (),
    shares: tuple[Share, ...] = (),
    roles: tuple[tuple[int, str], ...] = (),
) -> Drive:
    """The drive as it would be."""
    filled = changes.fill_seats(Evening(drive=drive), dummies=dummies, shares=shares, roles=roles)
    return open_drive(filled)
