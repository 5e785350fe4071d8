"""A club of ten years, the same at each run: ``python -m benchmarks.ten_years FILE`` makes one to try things in.

Its rows are those that the program writes, down to a journal with a step for every deal, but they are written in bulk.
A few evenings are played through the program's own changes; each of the others repeats one of these, on another day
and with other people, and its rounds are copied within the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import count, cycle, islice, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, Text, func, insert, literal, select, type_coerce

from benchmarks.evenings import Decade, empty, handed_in
from whistdrive.core import changes
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.club import Person, Season
from whistdrive.core.difference import RowChange, difference
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Fact
from whistdrive.store import ClubStore, Step, journal, tables
from whistdrive.store.file import ClubFile
from whistdrive.store.schema import DEAL, JOURNAL, SEAT, SLIP

PATTERNS = 3
"""How many evenings are played; the others repeat them in turn."""

_FIRST_DAY = date(2016, 9, 2)
_BEGINNING = time(19, tzinfo=UTC)
_FIRST_SEATED = 3
"""The step with which the first round of an evening is seated."""

_GIVEN = (
    "Ann Bob Carla Dorothy Harold Kenneth Jean Sheila Arthur Doreen Margaret Niamh Zoë Åke Börje Astrid Sven Äijä "
    "Öyvind Sirkka Jouni Aino Väinö Mihai Ștefan Ioana Țuca Анна Пётр Ольга Семён Łucja"
)
_FAMILY = (
    "Smith Jones O'Brien Taylor Brown Wilson Thompson Walker Wright Robinson Hughes Edwards Green Fletcher-Moore "
    "Ångström Öberg Lindqvist Lundström Mäkinen Virtanen Korhonen Nieminen Popescu Ionescu Mureșan Dumitru Stan "
    "Иванов Щербаков Кузнецова Соколова Лебедев"
)


class _Deed(NamedTuple):
    """A step, which of its drive (or of the club) it is, and the rows that it changed."""

    number: int
    step: Step
    changes: Sequence[RowChange]


class _Pattern(NamedTuple):
    """An evening that others repeat: as it was when its first round was seated and when all was played.

    ``steps`` is how many it had by then.
    """

    begun: Drive
    whole: Drive
    steps: int


def found_club(path: Path, decade: Decade) -> None:
    """Make the file of a club that has so many drives behind it, all of them closed."""
    ClubStore.create(path).close()
    with closing(ClubFile(path)) as file, file.unbound(), file.writing() as connection:
        _Book(connection, decade).fill()


class _Book:
    """Writes all that ever happened in a club into its file."""

    def __init__(self, connection: Connection, decade: Decade) -> None:
        self._connection = connection
        self._decade = decade
        self._random = Random(decade.seed)
        self._club = Evening()
        self._patterns: list[_Pattern] = []

    def fill(self) -> None:
        """Write the people, drive after drive, and the seasons."""
        people = _people(self._decade.people, self._random)
        self._change_club(1, "add_people", changes.add_people(self._club, people=people))
        for number in range(1, self._decade.drives + 1):
            self._hold(number)
        for number in range(1, self._decade.drives // self._decade.season + 1):
            after = changes.keep_season(self._club, season=_season(number, self._decade.season))
            self._change_club(1 + number, "keep_season", after)

    def _change_club(self, number: int, label: str, after: Evening) -> None:
        self._write([_deed(0, number, label, self._club, after)], None)
        self._club = after

    def _hold(self, number: int) -> None:
        """Write a drive, from its plan to its end."""
        planned = self._planned(number)
        filled = replace(planned, entrants=self._entrants())
        self._write(
            [
                _deed(number, 1, "new_drive", Evening(), Evening(drive=planned)),
                _deed(number, 2, "import_entrants", Evening(drive=planned), Evening(drive=filled)),
            ],
            number,
        )
        pattern = self._played(filled) if number <= PATTERNS else self._repeated(filled)
        whole = Evening(drive=_like(pattern.whole, filled))
        last = pattern.steps + 1
        self._write([_deed(number, last, "close_drive", whole, changes.close_drive(whole))], number)

    def _planned(self, number: int) -> Drive:
        drive = empty(self._decade.players, self._decade.rounds, deals=self._decade.deals)
        return replace(drive, id=number, title=f"Drive {number}", day=_day(number), entrants=())

    def _entrants(self) -> tuple[Entrant, ...]:
        came = self._random.sample(self._club.club.people, self._decade.players)
        return tuple(Entrant(at, at, person.name, person.id, paid=True) for at, person in enumerate(came, start=1))

    def _played(self, filled: Drive) -> _Pattern:
        """Play a drive, a step a deal, and keep it as a pattern."""
        deeds, after = zip(*_play(filled), strict=True)
        self._write(deeds, filled.id)
        pattern = _Pattern(open_drive(after[0]), open_drive(after[-1]), deeds[-1].number)
        self._patterns.append(pattern)
        return pattern

    def _repeated(self, filled: Drive) -> _Pattern:
        """Seat the first round as in another drive, and copy what was played there with every step of it."""
        number, pattern = filled.id, self._patterns[filled.id % PATTERNS]
        before, after = Evening(drive=filled), Evening(drive=_like(pattern.begun, filled))
        self._write([_deed(number, _FIRST_SEATED, "seat_round", before, after, {"number": 1})], number)
        played = pattern.whole.id
        for table in (SLIP, SEAT, DEAL):
            seated = 0 if table is DEAL else 1
            self._copy(table, (table.c.drive == played) & (table.c.round > seated), drive=literal(number))
        of_play = JOURNAL.c.revision.between(_FIRST_SEATED + 1, pattern.steps)
        self._copy(
            JOURNAL,
            (JOURNAL.c.drive == played) & of_play,
            sequence=literal(None),
            step=func.printf("%016x%016x", number, JOURNAL.c.revision),
            drive=literal(number),
            at=func.replace(type_coerce(JOURNAL.c.at, Text), str(_day(played)), str(_day(number))),
            changes=func.replace(type_coerce(JOURNAL.c.changes, Text), f'", [{played}, ', f'", [{number}, '),
        )
        return pattern

    def _copy(self, table: Table, which: ColumnElement[bool], **other: ColumnElement[object]) -> None:
        """Copy some rows of a table, but for some columns."""
        source = select(*(other.get(column.name, column) for column in table.c)).where(which)
        self._connection.execute(insert(table).from_select(table.c.keys(), source.order_by(*table.primary_key)))

    def _write(self, deeds: Sequence[_Deed], drive: int | None) -> None:
        first = journal.latest(self._connection) + 1
        entries = [
            {
                "sequence": sequence,
                **journal.entry(deed.step, drive, None if drive is None else deed.number, deed.changes),
            }
            for sequence, deed in enumerate(deeds, start=first)
        ]
        self._connection.execute(insert(JOURNAL), entries)
        tables.write(self._connection, [change for deed in deeds for change in deed.changes])


def _play(drive: Drive) -> Iterator[tuple[_Deed, Evening]]:
    """Seat the rounds of a drive as they are proposed and write their deals, each step with the evening after it."""
    random, steps = Random(drive.id), count(_FIRST_SEATED)
    before = Evening(drive=drive)
    for number in range(1, drive.plan.rounds + 1):
        now = open_drive(before)
        seated = now.movement.propose(now)
        after = changes.seat_round(before, number=number, seated=seated)
        yield _deed(drive.id, next(steps), "seat_round", before, after, {"number": number}), after
        before = after
        held = handed_in(drive, seated, random)
        written = (
            (table.number, at, deal) for table in held.tables for at, deal in enumerate(table.slip.deals, start=1)
        )
        for table, at, deal in written:
            after = changes.write_deal(before, number=number, table=table, deal=at, marks=deal.marks)
            facts = {"number": number, "table": table, "deal": at}
            yield _deed(drive.id, next(steps), "write_deal", before, after, facts), after
            before = after


def _deed(
    drive: int, number: int, label: str, before: Evening, after: Evening, facts: Mapping[str, Fact] | None = None
) -> _Deed:
    when = datetime.combine(_day(drive), _BEGINNING) + timedelta(seconds=number)
    step = Step(id=f"{drive:016x}{number:016x}", kind="do", label=label, facts=facts or {}, when=when)
    return _Deed(number, step, difference(before, after))


def _like(other: Drive, drive: Drive) -> Drive:
    """A drive with the rounds of another, and with the way through the room that was fixed there."""
    return replace(drive, movement=other.movement, rounds=other.rounds)


def _day(drive: int) -> date:
    """A week after the drive before."""
    return _FIRST_DAY + timedelta(weeks=drive)


def _season(number: int, drives: int) -> Season:
    """So many drives, of which three in four count."""
    first = (number - 1) * drives + 1
    return Season(0, f"Season {number}", tuple(range(first, first + drives)), best=max(1, drives * 3 // 4))


def _people(many: int, random: Random) -> tuple[Person, ...]:
    """Everybody with a number of the club, and one in fifty with the name of another."""
    names = [" ".join(parts) for parts in product(_GIVEN.split(), _FAMILY.split())]
    random.shuffle(names)
    borne = cycle(names[: many - many // 50])
    return tuple(Person(0, name, club_number=str(1000 + at)) for at, name in enumerate(islice(borne, many), start=1))


def main(argv: Sequence[str] | None = None) -> None:
    """Make a club of ten years in a new file."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ten_years", description="Make a club of ten years.")
    parser.add_argument("file", type=Path, help="where to; there must be no such file yet")
    found_club(parser.parse_args(argv).file, Decade())


if __name__ == "__main__":
    main()
