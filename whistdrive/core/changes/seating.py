"""Changes to who sits where. Seating is a fact once drawn: a movement proposes, these record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from whistdrive.core.changes.parts import find_entrant, open_drive, with_drive
from whistdrive.core.contracts import Teaming, settled
from whistdrive.core.drive import Drive, Entrant, Round, Seat, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Refused, refuse


def seat_round(evening: Evening, *, number: int, seated: Round) -> Evening:
    """Record round ``number`` (counted from 1) as it will sit.

    Refused when that round is seated already (so *next round* pressed twice makes one), while a round is only tried
    out, after the last round of the plan, when somebody sits twice, is missing or does not play in that round, and when
    two tables have one number.

    Where the movement keeps pairs, partners without a pair become one, and where it makes teams, those without a team
    get theirs; where it fixes a route, it does so with the first round, and anew when that cannot be followed.
    """
    drive = open_drive(evening)
    seated = _in_order(seated)
    if number != len(drive.rounds) + 1:
        raise refuse("round_seated", round=number)
    if drive.practice:
        raise refuse("practising", round=len(drive.rounds))
    if number > drive.plan.rounds:
        raise refuse("last_round", value=drive.plan.rounds)
    _check_round(drive, number, seated)
    return with_drive(evening, lambda drive: _with_round(drive, seated))


def seat_rounds(evening: Evening, *, rounds: tuple[Round, ...]) -> Evening:
    """Record all rounds of a drive as they sat, before any is seated here; who was missing in one has no seat in it.

    Refused as :func:`seat_round` is, but not for people who are missing.
    """
    drive = open_drive(evening)
    if drive.rounds:
        raise refuse("round_seated", round=1)
    if len(rounds) > drive.plan.rounds:
        raise refuse("last_round", value=drive.plan.rounds)
    rounds = tuple(_in_order(seated) for seated in rounds)
    for number, seated in enumerate(rounds, start=1):
        _check_round(drive, number, seated, all_of_them=False)
        drive = _with_round(drive, seated)
    return replace(evening, drive=drive)


def cancel_round(evening: Evening, *, number: int) -> Evening:
    """Take back the latest round; refused while any of its tables has a result.

    Who has come since it was drawn plays in the one that is drawn instead, who has gone does not.
    """
    drive = open_drive(evening)
    if not drive.rounds or number != len(drive.rounds):
        raise refuse("not_latest", round=number, value=len(drive.rounds))
    if drive.rounds[-1].started:
        raise refuse("has_results", round=number)
    entrants = tuple(_as_before(entrant, number) for entrant in drive.entrants)
    return with_drive(
        evening, lambda drive: replace(drive, entrants=entrants, rounds=drive.rounds[:-1], practice=False)
    )


def swap_entrants(evening: Evening, *, number: int, one: int, another: int) -> Evening:
    """Let two entrants change places in round ``number``, at tables or resting; not once either table has a result."""
    drive = open_drive(evening)
    seated = swapped(drive, number, one, another)
    rounds = (*drive.rounds[: number - 1], seated, *drive.rounds[number:])
    return with_drive(evening, lambda drive: replace(drive, rounds=rounds))


def swapped(drive: Drive, number: int, one: int, another: int) -> Round:
    """Round ``number`` (counted from 1) of a drive as it would be; raises Refused as :func:`swap_entrants` does."""
    if not 1 <= number <= len(drive.rounds):
        raise refuse("unknown_round", value=number, allowed=f"1-{len(drive.rounds)}")
    seated = drive.rounds[number - 1]
    for entrant in (one, another):
        if entrant not in seated.entrants():
            raise refuse("not_seated", round=number, value=find_entrant(drive, entrant).name)
    for table in seated.tables:
        if not table.slip.blank and {one, another} & set(table.entrants()):
            raise refuse("has_results", round=number, table=table.number)
    return Round(
        tuple(_swap_at(table, one, another) for table in seated.tables),
        _swap_in(seated.resting, one, another),
    )


def _as_before(entrant: Entrant, number: int) -> Entrant:
    """An entrant whose coming or going counted from the end of round ``number``, now that it is not seated."""
    since = min(entrant.since, number)
    until = number - 1 if entrant.until is not None and entrant.until >= number else entrant.until
    return entrant if (since, until) == (entrant.since, entrant.until) else replace(entrant, since=since, until=until)


def _swap_at(table: Table, one: int, another: int) -> Table:
    if not {one, another} & set(table.entrants()):
        return table
    return replace(table, seats=tuple(_swap_in(seat, one, another) for seat in table.seats))


def _swap_in(seat: Seat, one: int, another: int) -> Seat:
    places = {one: another, another: one}
    return tuple(places.get(entrant, entrant) for entrant in seat)


def _in_order(seated: Round) -> Round:
    return replace(seated, tables=tuple(sorted(seated.tables, key=lambda table: table.number)))


def _with_round(drive: Drive, seated: Round) -> Drive:
    """The drive with one more round, and the pairs, the teams and the route that come with it."""
    movement = settled(drive)
    return replace(_paired(_teamed(drive), seated), movement=movement, rounds=(*drive.rounds, seated))


def _check_round(drive: Drive, number: int, seated: Round, *, all_of_them: bool = True) -> None:
    names = {entrant.id: entrant.name for entrant in drive.playing(number)}
    places = Counter(seated.entrants())
    tables = Counter(table.number for table in seated.tables)
    findings = [] if seated.tables else [Finding("no_table")]
    for table in seated.tables:
        at_table: list[Finding] = []
        if tables[table.number] > 1 or table.number < 1:
            at_table.append(Finding("table_twice"))
        if len(table.seats) != len(drive.scoring.seats) or not all(table.seats):
            at_table.append(Finding("empty_seat"))
        at_table += _about(table.entrants(), names, places)
        findings += [finding.at(table=table.number) for finding in at_table]
    findings += _about(seated.resting, names, places)
    missing = [name for entrant, name in names.items() if not places[entrant]]
    findings += [Finding("not_seated", {"value": name}) for name in missing if all_of_them]
    if findings:
        raise Refused(*(finding.at(round=number) for finding in findings))


def _about(entrants: Iterable[int], names: Mapping[int, str], places: Counter[int]) -> Iterator[Finding]:
    """Who among the entrants has another place too, or does not play."""
    for entrant in entrants:
        if entrant not in names:
            yield Finding("no_player", {"value": entrant})
        elif places[entrant] > 1:
            yield Finding("sits_twice", {"value": names[entrant]})


def _teamed(drive: Drive) -> Drive:
    """The drive with everybody in the team for which the coming round has them play."""
    teams = drive.movement.teams(drive) if isinstance(drive.movement, Teaming) else {}
    entrants = tuple(replace(e, team=teams[e.id]) if e.id in teams and e.team is None else e for e in drive.entrants)
    return replace(drive, entrants=entrants) if entrants != drive.entrants else drive


def _paired(drive: Drive, seated: Round) -> Drive:
    if not drive.movement.keeps_pairs or len(drive.scoring.seats) == 2:
        return drive
    pairs = {entrant.id: entrant.pair for entrant in drive.entrants}
    for table in seated.tables:
        for seats in (table.side("NS"), table.side("EW")):
            ids = [entrant for seat in seats for entrant in seat]
            if all(pairs[entrant] is None for entrant in ids):
                pairs |= dict.fromkeys(ids, max((pair for pair in pairs.values() if pair), default=0) + 1)

    def with_pair(entrant: Entrant) -> Entrant:
        return entrant if entrant.pair == pairs[entrant.id] else replace(entrant, pair=pairs[entrant.id])

    return replace(drive, entrants=tuple(with_pair(entrant) for entrant in drive.entrants))
