"""Those who take part in the open drive, a row each, known by their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from whistdrive.core import changes
from whistdrive.core.changes.imports import Arrival, import_entrants
from whistdrive.core.changes.parts import clean, clean_name, open_drive
from whistdrive.core.changes.roster import PAIR, ROLES, TEAM
from whistdrive.core.club import Person
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Gravity, Refused, refuse
from whistdrive.core.names import folded
from whistdrive.exchange import cells
from whistdrive.exchange.fields import Field, field, plain
from whistdrive.exchange.namesakes import Meant, meant
from whistdrive.exchange.people import KNOWN_BY, NAMES, name_in
from whistdrive.exchange.preview import Choice, Line, Preview, Row, State, Step, Target
from whistdrive.words import LANGUAGES, in_language

FIELDS: Final = (
    field("number", "paper.number", "paper.number_short", "exchange.start_number"),
    *NAMES,
    field("club_name", "exchange.club_name"),
    *KNOWN_BY,
    field("role", "paper.role"),
    field("pair", "exchange.pair"),
    field("team", "paper.team_heading"),
    field("paid", "exchange.paid"),
    field("shares", "exchange.shares"),
    field("replaces", "exchange.replaces"),
    field("dummy", "exchange.dummy"),
    field("since", "exchange.since"),
    field("until", "exchange.until"),
)
"""``name`` is what is printed; ``club_name`` what the club calls them, where that is something else."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A row as values; ``old`` is the entrant whom it corrects."""

    line: Line
    person: Person
    arrival: Arrival
    old: Entrant | None


MOST_ENTRANTS: Final = 1000
"""Far more than sit down in any hall; a file that has more was made to keep the program busy."""


def _fields(_evening: Evening) -> tuple[Field, ...]:
    return FIELDS


def _preview(evening: Evening, lines: Sequence[Line], choice: Choice) -> Preview:
    drive = open_drive(evening)
    if len(lines) > MOST_ENTRANTS:
        many = Finding("too_many_entrants", {"value": len(lines), "allowed": MOST_ENTRANTS})
        return Preview(tuple(Row(line, "wrong") for line in lines), (many,))
    rows: list[Row] = []
    read: list[_Read] = []
    for line in lines:
        try:
            read.append(_read(drive, line))
        except Refused as refused:
            rows.append(Row(line, "wrong", refused.findings))
    new = [each for each in read if each.old is None and not each.arrival.entrant.dummy]
    place = {each.line.number: at for at, each in enumerate(new)}
    decided = {place[number]: person for number, person in choice.people.items() if number in place}
    known = meant(evening.club, [each.person for each in new], decided)
    who = {each.line.number: found for each, found in zip(new, known, strict=True)}
    crowded = _crowded(drive, read)
    taken: list[Arrival] = []
    for each in read:
        found = who.get(each.line.number, Meant())
        arrival = _known(each.arrival, each.person, found) if each.line.number in who else each.arrival
        state, findings = _tried(evening, taken, arrival, each, found)
        rows.append(
            Row(each.line, state, (*findings, *crowded.get(each.line.number, ())), found.person, found.namesakes)
        )
        if state not in ("same", "wrong"):
            taken.append(arrival)
    step = Step(changes.import_entrants, {"arrivals": tuple(taken)}) if taken else None
    return Preview(tuple(rows), step=step)


def _read(drive: Drive, line: Line) -> _Read:
    name = name_in(line)
    number = cells.number(line["number"], "number")
    old = next((each for each in drive.entrants if each.number == number), None)
    if old is not None and folded(old.name) != folded(name):
        raise refuse("number_of_another", field="number", value=old.number, name=old.name)
    base = old or Entrant(id=0, number=number or 0, name=name)
    paid, dummy = cells.yes(line["paid"], "paid"), cells.yes(line["dummy"], "dummy")
    entrant = replace(
        base,
        name=name,
        role=_role(drive, line["role"]) or base.role,
        pair=_or(cells.number(line["pair"], "pair"), base.pair),
        team=_or(cells.number(line["team"], "team"), base.team),
        paid=base.paid if paid is None else paid,
        dummy=base.dummy if dummy is None or old is not None else dummy,
        since=_or(cells.number(line["since"], "since", most=200), base.since) or 1,
        until=_or(cells.number(line["until"], "until", least=0, most=200), base.until),
    )
    numbers = {each.id: each.number for each in drive.entrants}
    arrival = Arrival(
        entrant,
        shares=_or(cells.number(line["shares"], "shares"), numbers.get(base.shares or 0)),
        replaces=_or(cells.number(line["replaces"], "replaces"), numbers.get(base.replaces or 0)),
    )
    return _Read(line, _person(line, name), arrival, old)


def _person(line: Line, name: str) -> Person:
    called = line["club_name"].strip()
    return Person(
        id=0,
        name=clean_name(called) if called else name,
        nickname=clean(line["nickname"], "nickname"),
        club_number=clean(line["club_number"], "club_number"),
    )


def role_names(drive: Drive) -> tuple[str, str]:
    """What the roles are called in a file: by the club's words, or by A and B where those cannot be told apart."""
    names = drive.plan.roles
    return names if names and len({"", *map(plain, names)}) > len(names) else ("A", "B")


def _role(drive: Drive, cell: str) -> str | None:
    """A role by its key, by the usual word of any language or, before all, by the club's word for it."""
    spoken = [in_language(language) for language in LANGUAGES]
    known = {plain(name): key for key in ROLES for name in (key, *(words.name("role", key) for words in spoken))}
    known |= dict(zip(map(plain, role_names(drive)), ROLES, strict=True))
    return cells.one_of(cell, "role", known, " ".join(ROLES))


def _known(arrival: Arrival, person: Person, found: Meant) -> Arrival:
    if found.person is None:
        return replace(arrival, joins=person)
    return replace(arrival, entrant=replace(arrival.entrant, person=found.person))


def _tried(
    evening: Evening, before: Sequence[Arrival], arrival: Arrival, read: _Read, found: Meant
) -> tuple[State, tuple[Finding, ...]]:
    """What becomes of a row, and what speaks against it alone; seats are looked at when all are in."""
    alone = replace(arrival, shares=None, replaces=None) if read.old is None else arrival
    numbers = {each.entrant.number for each in before if each.entrant.number}
    people = {each.entrant.person for each in before if each.entrant.person is not None and each.joins is None}
    number, person = arrival.entrant.number, arrival.entrant.person
    if number in numbers:
        return "wrong", (Finding("number_twice", {"field": "number", "value": number}),)
    if read.old is None and person in people:
        return "wrong", (Finding("already_in", {"value": arrival.entrant.name}),)
    try:
        after = import_entrants(evening, arrivals=(alone,))
    except Refused as refused:
        return "wrong", refused.findings
    if read.old is not None:
        return ("same" if after == evening else "changed"), ()
    return ("wrong" if found.open else "doubtful" if found.doubtful else "new"), found.findings


def _crowded(drive: Drive, read: Sequence[_Read]) -> Mapping[int, tuple[Finding, ...]]:
    """By the number of a row, that its pair or its team would have too many players: somebody should look at that."""
    found: dict[int, tuple[Finding, ...]] = {}
    for bond, most in (("pair", PAIR), ("team", TEAM)):
        kept = {each.old.id for each in read if each.old is not None}
        everybody = [each for each in drive.entrants if each.id not in kept and each.until is None]
        seated = [each.arrival for each in read if each.arrival.shares is None and each.arrival.entrant.until is None]
        count = Counter(getattr(each, bond) for each in everybody if each.shares is None)
        count += Counter(getattr(each.entrant, bond) for each in seated)
        for each in read:
            number = getattr(each.arrival.entrant, bond)
            if number is not None and count[number] > most:
                crowd = Finding(f"{bond}_full", {"field": bond, "value": number}, Gravity.DOUBTFUL)
                found[each.line.number] = (*found.get(each.line.number, ()), crowd)
    return found


def _or(given: int | None, otherwise: int | None) -> int | None:
    return otherwise if given is None else given


TARGET: Final = Target("entrants", _fields, _preview)
