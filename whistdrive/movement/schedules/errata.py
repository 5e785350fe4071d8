"""Finding the misprints of a chart, and making a schedule of one that has none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise
from statistics import median
from typing import Final

from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.movement.schedules.chart import Chart, Label, Place, Sitting, Table, shown
from whistdrive.movement.schedules.limits import MOST_ROUNDS
from whistdrive.movement.schedules.numbers import HALVES, seats_at_table
from whistdrive.movement.schedules.schedule import MOST_PLAYERS, Kind, Schedule

MOST_FINDINGS: Final = 20
"""So many errors of one file are told at a time."""

_SEATS = {4: ("N", "S", "E", "W"), 2: ("N", "E")}
_HALF = re.compile(f"([0-9]{{1,4}})[{''.join(HALVES)}]")


def proved(chart: Chart, kind: Kind | None) -> Schedule:
    """The schedule of a chart without errors; ``kind`` is what it is said to be, whatever the chart says.

    Raises Refused with a finding for each of the first errors.
    """
    if not any(held.places for held in chart.rounds):
        raise refuse("chart_empty")
    kind = kind or chart.kind or _likely_kind(chart)
    if seats_at_table(kind) != chart.seats:
        raise refuse("chart_other_kind", value=chart.seats, allowed=seats_at_table(kind), kind=kind)
    if len(chart.rounds) > MOST_ROUNDS:
        raise refuse("asked_rounds", value=len(chart.rounds), allowed=f"1-{MOST_ROUNDS}")
    most = MOST_PLAYERS * (2 if kind == "teams" else 1)
    players = _players(chart, most)
    roles = _roles(chart, tuple(players)) if kind == "mixed" else None
    order = _order(kind, tuple(players), roles)
    findings = tuple(islice(_errors(chart, kind, players, roles), MOST_FINDINGS))
    if findings:
        raise Refused(*findings)
    position = {player: place for place, player in enumerate(order)}
    rounds = tuple(
        tuple(
            tuple(position[each] for each in place.seats if each is not None)
            for place in sorted(held.places, key=lambda place: _by_number(place.table))
        )
        for held in chart.rounds
    )
    return Schedule(kind, len(order), rounds, "from a file")


def _likely_kind(chart: Chart) -> Kind:
    if chart.seats == 4:
        return "individual"
    halves = all(isinstance(each, str) and _HALF.fullmatch(each) for each in _seated(chart))
    return "teams" if halves else "pairs"


def _seated(chart: Chart) -> Iterator[Label]:
    for held in chart.rounds:
        for place in held.places:
            yield from (each for each in place.seats if each is not None)


def _named(chart: Chart) -> Iterator[Label]:
    return chain(_seated(chart), *(held.resting or () for held in chart.rounds))


def _players(chart: Chart, most: int) -> Sequence[Label]:
    """Who plays: as the chart says or, where it does not, whoever is named often enough; refused if more than most."""
    if isinstance(chart.players, tuple):
        twice = [each for each, times in Counter(chart.players).items() if times > 1]
        if twice:
            raise refuse("chart_listed_twice", value=twice[0])
    announced = chart.players if isinstance(chart.players, int) else 0
    players = chart.players if isinstance(chart.players, tuple) else _likely_players(chart, min(announced, most + 1))
    if not 0 < len(players) <= most:
        raise refuse("chart_players", value=max(announced, len(players)), allowed=most)
    return players


def _likely_players(chart: Chart, announced: int) -> Sequence[Label]:
    """As many as are ``announced`` or, where none are, those who are named often: a misprint is rare.

    Numbers run from 1, or from 0 where that is named, to the last that leaves the fewest misprints.
    """
    named = Counter(_named(chart))
    if announced:
        first = 0 if 0 in named or announced not in named else 1
        return range(first, first + announced)
    usual = median(named.values()) if named else 0
    steady = [each for each, times in named.items() if 2 * times >= usual]
    numbers = [each for each in steady if isinstance(each, int)]
    if len(numbers) < len(steady):
        return sorted(steady, key=_by_number)
    first = 0 if 0 in numbers else 1
    return range(first, _last(numbers, named, first) + 1)


def _last(numbers: Collection[int], named: Collection[Label], first: int) -> int:
    """The last number that makes the fewest misprints: numbers up to it that are missing, and larger ones named."""
    known = sorted(each for each in named if isinstance(each, int))
    misprints = {number: number - first - 2 * place for place, number in enumerate(known)}
    return min(numbers, key=lambda number: (misprints[number], -number), default=first - 1)


def _roles(chart: Chart, players: tuple[Label, ...]) -> tuple[tuple[Label, ...], tuple[Label, ...]]:
    """The two roles: as the chart says, else every other player."""
    one, another = chart.roles or (players[::2], players[1::2])
    if sorted((*one, *another), key=_by_number) != sorted(players, key=_by_number):
        raise refuse("chart_roles")
    if len(one) != len(another):
        raise refuse("chart_roles_uneven", value=len(one), other=len(another))
    return one, another


def _order(
    kind: Kind, players: tuple[Label, ...], roles: tuple[tuple[Label, ...], tuple[Label, ...]] | None
) -> tuple[Label, ...]:
    """Who holds which position."""
    if roles is not None:
        return (*roles[0], *roles[1])
    if kind != "teams":
        return players
    teams = sorted({int(half[1]) for each in players if (half := _HALF.fullmatch(str(each)))})
    halves = tuple(f"{team}{half}" for team in teams for half in HALVES)
    if sorted(halves) != sorted(map(str, players)):
        raise refuse("chart_halves")
    return halves


def _errors(
    chart: Chart,
    kind: Kind,
    players: Sequence[Label],
    roles: tuple[tuple[Label, ...], tuple[Label, ...]] | None,
) -> Iterator[Finding]:
    idle = set(players).difference(_named(chart))
    yield from (Finding("chart_plays_never", {"value": each}) for each in sorted(idle, key=_by_number))
    yield from _about_rounds([held.number for held in chart.rounds])
    role = {each: number for number, group in enumerate(roles or ()) for each in group}
    tables = {place.table for held in chart.rounds for place in held.places}
    for held in chart.rounds:
        yield from _about_tables(held, tables)
        yield from _about_seats(held, chart.seats, players)
        yield from _about_rests(held, chart.seats, set(players) - idle)
        for place in held.places:
            for finding in _about_company(place, kind, role):
                yield finding.at(round=held.number, table=place.table)


def _about_rounds(numbers: Sequence[int]) -> Iterator[Finding]:
    """A round that is left out between others."""
    for before, after in pairwise(numbers):
        if after > before + 1:
            yield Finding("chart_round_missing", {"value": before + 1})


def _about_tables(held: Sitting, tables: Collection[Table]) -> Iterator[Finding]:
    """A table of the chart that this round has twice or not at all."""
    times = Counter(place.table for place in held.places)
    for table in sorted(tables, key=_by_number):
        if times[table] != 1:
            found = Finding("chart_table_twice", {}) if times[table] else Finding("chart_table_missing", {})
            yield found.at(round=held.number, table=table)


def _about_seats(held: Sitting, wide: int, players: Collection[Label]) -> Iterator[Finding]:
    """Empty seats, seats too many, names that nobody has, and people who sit twice."""
    sits: dict[Label, Place] = {}
    for place in held.places:
        if len(place.seats) > wide:
            facts = {"value": len(place.seats), "allowed": wide}
            yield Finding("chart_too_many_seats", facts).at(round=held.number, table=place.table)
        seats = (*place.seats, *[None] * wide)
        for seat, each in zip(_SEATS[wide], seats, strict=False):
            found = None
            if each is None:
                found = Finding("chart_empty_seat", {"seat": seat})
            elif each not in players:
                found = Finding("chart_no_player", {"value": shown(each), "seat": seat})
            elif sits.setdefault(each, place) is not place:
                found = Finding("chart_two_tables", {"value": each, "seat": seat, "other": sits[each].table})
            elif place.seats.count(each) > 1 and seat != _SEATS[wide][place.seats.index(each)]:
                found = Finding("chart_twice_at_table", {"value": each, "seat": seat})
            if found:
                yield found.at(round=held.number, table=place.table)


def _about_rests(held: Sitting, wide: int, players: Collection[Label]) -> Iterator[Finding]:
    """Who is listed as resting and plays, or neither plays nor can be resting."""
    seated = {each for place in held.places for each in place.seats}
    times = Counter(held.resting or ())
    for each in times:
        if each not in players:
            yield Finding("chart_no_player_rests", {"value": shown(each)}).at(round=held.number)
        elif each in seated or times[each] > 1:
            yield Finding("chart_rests_and_plays", {"value": each}).at(round=held.number)
    if held.resting is not None or len(players) <= wide * len(held.places):
        for each in sorted(set(players) - seated - set(times), key=_by_number):
            yield Finding("chart_no_seat", {"value": each}).at(round=held.number)


def _about_company(place: Place, kind: Kind, role: Mapping[Label, int]) -> Iterator[Finding]:
    """Partners of one role in a mixed schedule, and halves of a team that meet."""
    if kind == "mixed":
        for one, another in zip(place.seats[::2], place.seats[1::2], strict=False):
            if one is not None and another is not None and role.get(one, 0) == role.get(another, 1):
                yield Finding("chart_partners_of_one_role", {"value": one, "other": another})
    elif kind == "teams" and len({str(each)[:-1] for each in place.seats}) < len(place.seats):
        yield Finding("chart_own_team", {"value": str(place.seats[0])[:-1]})


def _by_number(each: Label) -> tuple[bool, int, str]:
    """Numbers in their order, then names."""
    return (False, each, "") if isinstance(each, int) else (True, 0, each)
