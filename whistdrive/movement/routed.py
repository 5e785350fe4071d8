"""What the movements have in common whose route is known before the start: it is kept to, handed on or planned anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from whistdrive.core.contracts import Step
from whistdrive.core.drive import Drive, Round, Seat, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.draw import draw
from whistdrive.movement.held import as_held, over_seats
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, check_enough, coming_round, people, singles, too_few
from whistdrive.movement.placing import own_tables, placed, renumbered, with_own_tables
from whistdrive.movement.planner import Task, bare, plan
from whistdrive.movement.route import Course, Way, handed_on, positions
from whistdrive.movement.steps import steps
from whistdrive.movement.timetable import Rounds, Timetable, read_route, read_since
from whistdrive.movement.wishes import Terms, mark, read_mark, terms


@dataclass(frozen=True, slots=True)
class Routed(ABC):
    """A movement with a design for the people who are there at the start.

    The first round puts them on it, ``drawn`` by the drive's seed or in the order of their numbers. As long as as many
    come as go it is kept: who comes takes the place of who is gone, and nobody else is disturbed. Otherwise, and after
    the last round of a design that does not begin again, the rest of the evening is planned anew from what has been.
    ``route`` are the rounds from round ``since`` on where they were fixed when that was seated. ``heeded`` marks the
    wishes that were looked at then: only others, or other people, are a reason to look again.
    """

    keeps_teams: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = False
    needs_results: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False
    stores: ClassVar[bool] = True
    """Whether a timetable goes by the plan of the start and is kept with the drive, and may give way to a wish."""

    drawn: bool = option(True)
    route: Rounds = option((), data=read_route, passing=True)
    since: int = option(1, data=read_since, passing=True)
    heeded: int = option(0, data=read_mark, passing=True)

    @abstractmethod
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        """The way for so many parties and the rounds that are planned; None where each round is drawn."""

    def parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        """Who goes round the room in the coming round, and who has no partner and rests."""
        return singles(drive), ()

    def order(self, drive: Drive, parties: Sequence[Party]) -> Sequence[Party]:
        """The parties in the order of the positions that they hold at the start."""
        return Lots(drive.seed, "numbers").shuffled(parties) if self.drawn else parties

    @abstractmethod
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        """For whom the chairs with even numbers (0) and with odd ones (1) are; None where anybody sits anywhere."""

    def blocks(self, drive: Drive, parties: Sequence[Party]) -> list[list[int]]:
        """Which parties, by their places, may hold each other's positions at the start where that honours wishes."""
        roles = self.seat_roles(drive, parties) or (0,) * len(parties)
        return [[place for place, each in enumerate(roles) if each == role] for role in (0, 1)]

    def task(self, drive: Drive, parties: Sequence[Party]) -> Task:
        """What is asked of a plan for the rest of the evening."""
        return Task(
            drive.seed,
            tuple(parties),
            len(drive.scoring.seats) // len(parties[0]),
            _rounds_left(drive),
            bare(drive.rounds),
            self.seat_roles(drive, parties),
            self.two_lines,
            terms=terms(drive, parties),
        )

    def settled(self, drive: Drive) -> Self:
        """The same with the route for who is there now, or as it is where that is followed or need not be kept."""
        seen = as_held(drive).drive
        if too_few(seen):
            return self
        course = self.course(seen, self.parties(seen)[0])
        route, since = (course.route, course.since) if course and course.route else ((), 1)
        return replace(self, route=route, since=since, heeded=mark(seen))

    @over_seats
    def propose(self, drive: Drive) -> Round:
        """The next round of the route; a draw where there is no design for so many.

        Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        parties, alone = self.parties(drive)
        course = self.course(drive, parties)
        drawn = self.drawn or bool(drive.rounds)
        coming = draw(drive, parties, drawn=drawn) if course is None else course.coming(drive)
        return Round(coming.tables, (*coming.resting, *people(alone)))

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where everybody at the table sits in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def course(self, drive: Drive, parties: Sequence[Party]) -> Course | None:
        """The way of the coming round; None where that is drawn."""
        kept = self._kept(drive) if drive.rounds else self._first(drive, parties)
        looked_at = kept is not None and drive.rounds and not kept.handed and self.heeded == mark(drive)
        if not looked_at and (wished := terms(drive, parties)):
            return self._heeding(drive, parties, kept, wished)
        if kept is None and self._plans(drive, parties):
            return _course(drive, parties, plan(self.task(drive, parties)))
        return kept

    def about_route(self, drive: Drive) -> Iterator[Finding]:
        """That the rest of the evening is planned anew, or who takes whose place."""
        underway = 0 < len(drive.rounds) < drive.plan.rounds
        seen = as_held(drive)
        course = self.course(seen.drive, self.parties(seen.drive)[0]) if underway else None
        if course is None:
            return
        if course.since == coming_round(drive):
            yield Finding("planned_anew", {"value": _rounds_left(drive)}, Gravity.DOUBTFUL)
        for before, now in sorted(course.handed):
            who, whose = set(people(now)) - set(people(before)), set(people(before)) - set(people(now))
            if who and whose:
                facts = {"who": _names(drive, seen.now(who)), "whose": _names(drive, seen.now(whose))}
                yield Finding("takes_place", facts, Gravity.DOUBTFUL)

    def _first(self, drive: Drive, parties: Sequence[Party]) -> Course | None:
        """The design, with everybody put on it."""
        way = self.way_for(drive, len(parties))
        if way is None:
            return None
        route = way.rounds if self.stores and isinstance(way, Timetable) else ()
        return Course(way, dict(enumerate(self.order(drive, parties))), route=route)

    def _kept(self, drive: Drive) -> Course | None:
        """The way that was begun, in the hands of who is there now, as long as it can be followed."""
        since, coming = self.since if self.route else 1, coming_round(drive)
        if since >= coming or (self.route and coming - since >= len(self.route)):
            return None
        began = self._parties_at(drive, since)
        way = Timetable(len(began), self.route) if self.route else self._standing(drive, len(began))
        holders = None if way is None else positions(drive.rounds[since - 1], began, way)
        before = holders
        for number in _changes(drive, since):
            if holders is not None:
                before = holders
                holders = handed_on(before, self._parties_at(drive, number), partial(_alike, drive))
        if way is None or before is None or holders is None:
            return None
        handed = tuple((party, holders[place]) for place, party in before.items() if holders[place] != party)
        return Course(way, holders, since, self.route, handed)

    def _standing(self, drive: Drive, parties: int) -> Way | None:
        """A design that need not be kept, since it is the same whatever is planned."""
        way = self.way_for(drive, parties)
        return None if self.stores and isinstance(way, Timetable) else way

    def _parties_at(self, drive: Drive, number: int) -> Sequence[Party]:
        """Who went round the room in a round."""
        return self.parties(replace(drive, rounds=drive.rounds[: number - 1]))[0]

    def _plans(self, drive: Drive, parties: Sequence[Party]) -> bool:
        """Whether the evening is planned at once where there is no way to follow."""
        if not drive.rounds:
            return self.stores and self.seat_roles(drive, parties) is not None
        return bool(self.route) or self.way_for(drive, len(self._parties_at(drive, 1))) is not None

    def _heeding(self, drive: Drive, parties: Sequence[Party], kept: Course | None, wished: Terms) -> Course | None:
        """The way that breaks fewest wishes, the ``kept`` one among equals."""
        ways = self._begun(drive, parties, kept) if drive.rounds else self._heeding_design(drive, parties, wished)
        ways += self._renumbered(ways, wished)
        may_plan = self.stores or (kept is None and bool(drive.rounds))
        if may_plan and all(map(wished.broken, ways)):
            planned = [plan(self.task(drive, parties))]
            ways += [*planned, *self._renumbered(planned, wished)]
        if not ways:
            return kept
        alike = min(map(len, ways))
        best = min(ways, key=lambda way: wished.broken(way[:alike]))
        return kept if kept is not None and drive.rounds and best is ways[0] else _course(drive, parties, best)

    def _begun(self, drive: Drive, parties: Sequence[Party], kept: Course | None) -> list[Rounds]:
        """What is left of the way that is followed."""
        if kept is None:
            return []
        coming, left = coming_round(drive), _rounds_left(drive)
        rounds = min(left, kept.since + len(kept.route) - coming) if kept.route else left
        return [kept.ahead(coming, rounds, parties)]

    def _heeding_design(self, drive: Drive, parties: Sequence[Party], wished: Terms) -> list[Rounds]:
        """The design with the wishes in mind: tables of their own, and everybody else placed on what is for so many."""
        task = self.task(drive, parties)
        own = own_tables(wished, task.at_table, task.tables, task.roles)
        at = {party: place for place, party in enumerate(parties)}
        there = {place for places in own.values() for place in places}
        places = [at[party] for party in self.order(drive, parties) if at[party] not in there]
        way = self.way_for(drive, len(places)) if len(places) >= task.at_table else Timetable(len(places), ((),))
        if way is None:
            return []
        rounds = tuple(
            tuple(tuple(places[each] for each in game) for game in way.round(number))
            for number in range(1, task.rounds + 1)
        )
        rounds = with_own_tables(rounds, own, apart=task.roles is not None)
        blocks = [[place for place in block if place not in there] for block in self.blocks(drive, parties)]
        lots = Lots(drive.seed, "wishes")
        return [placed(rounds, wished, blocks, lots, tables_stay=self.two_lines)]

    def _renumbered(self, ways: Sequence[Rounds], wished: Terms) -> list[Rounds]:
        """The same with tables changing numbers, unless one line keeps its tables."""
        return [] if self.two_lines else [renumbered(way, wished.tables) for way in ways]


def _course(drive: Drive, parties: Sequence[Party], rounds: Rounds) -> Course:
    """Rounds over the places of parties as the way from the coming round on."""
    return Course(Timetable(len(parties), rounds), dict(enumerate(parties)), coming_round(drive), rounds)


def _rounds_left(drive: Drive) -> int:
    return max(drive.plan.rounds - len(drive.rounds), 1)


def _changes(drive: Drive, since: int) -> list[int]:
    """The rounds after ``since`` before which somebody came or went, and the coming one."""
    coming = coming_round(drive)
    numbers = {number for each in drive.entrants for number in (each.since, (each.until or 0) + 1)}
    return [*sorted(number for number in numbers if since < number < coming), coming]


def _alike(drive: Drive, one: Party, another: Party) -> bool:
    """Whether two parties are of one role."""
    return drive.entrant(people(one)[0]).role == drive.entrant(people(another)[0]).role


def _names(drive: Drive, who: Iterable[int]) -> str:
    """Numbers and names, which are the same in any language."""
    entrants = sorted(map(drive.entrant, who), key=lambda each: each.number)
    return ", ".join(f"{each.number} {each.name}" for each in entrants)
