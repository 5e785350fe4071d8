"""Evenings for tests, built from plain values."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from whistdrive.core import changes
from whistdrive.core.club import Club, Person
from whistdrive.core.contracts import Marks, Movement, RuleSet
from whistdrive.core.drive import Drive, Entrant, Plan, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES

HARD_NAMES = (
    "Li, Bo",
    "Ng, X",
    "Ó Súilleabháin, Máire",
    "Żółć-Łukasik, Świętosława",
    "Şahin, Gülçin",
    "Nguyễn, Thị Hồng",
    "孔, 明",
    "O'Brien & Sons, Pat",
    "<b>Bold</b>, Bo",
    "=1+1, Al",
    "van der Berg-Featherstonehaugh-Wollstonecraft, Bartholomew Maximilian",
    "McDonald, Al",
    "MCDONALD, AL",
)

F8_SEATS = (
    ((8, 1, 2, 4), (3, 7, 5, 6)),
    ((8, 2, 3, 5), (4, 1, 6, 7)),
    ((8, 3, 4, 6), (5, 2, 7, 1)),
)
"""Eight players at two tables in three rounds, one deal each: the first two of a table against the others."""

F8_TRICKS = ((8, 6), (9, 3), (7, 13))
"""What the first two took at each table; the others took the rest of thirteen."""

F8_TOTALS = {1: 11, 2: 27, 3: 17, 4: 14, 5: 24, 6: 23, 7: 16, 8: 24}
F8_PLACES = {
    2: (1, False),
    5: (2, True),
    8: (2, True),
    6: (4, False),
    3: (5, False),
    7: (6, False),
    4: (7, False),
    1: (8, False),
}


def drive(
    players: int = 8,
    *,
    scoring: RuleSet | None = None,
    movement: Movement | None = None,
    plan: Plan | None = None,
    names: tuple[str, ...] = (),
) -> Drive:
    """A drive with ``players`` signed in, called ``names`` as far as they go, and nothing seated."""
    called = [names[number - 1] if number <= len(names) else f"Player {number}" for number in range(1, players + 1)]
    return Drive(
        id=1,
        title="A drive",
        day=date(2026, 11, 29),
        scoring=scoring or RULES["tricks"](),
        movement=movement or MOVEMENTS["individual"](),
        plan=plan or Plan(rounds=3, interval=0),
        entrants=tuple(Entrant(id=n, number=n, name=name, person=n) for n, name in enumerate(called, start=1)),
    )


def evening(of: Drive) -> Evening:
    """The evening of a drive, in a club of its entrants."""
    people = tuple(Person(entrant.person or entrant.id, entrant.name) for entrant in of.entrants)
    return Evening(Club("A club", people), of)


def seated(of: Evening, *tables: tuple[int, ...], resting: tuple[int, ...] = ()) -> Evening:
    """The evening with one more round: the entrants of each table in the order N, S, E, W."""
    assert of.drive is not None
    made = tuple(Table(number, tuple((entrant,) for entrant in seats)) for number, seats in enumerate(tables, start=1))
    return changes.seat_round(of, number=len(of.drive.rounds) + 1, seated=Round(made, resting))


def written(of: Evening, number: int, table: int, *deals: Marks) -> Evening:
    """The evening with the first deals of a table written."""
    for deal, marks in enumerate(deals, start=1):
        of = changes.write_deal(of, number=number, table=table, deal=deal, marks=marks)
    return of


def f8(names: tuple[str, ...] = ()) -> Evening:
    """Eight players, three rounds, all played."""
    found = evening(drive(names=names))
    for number, (tables, tricks) in enumerate(zip(F8_SEATS, F8_TRICKS, strict=True), start=1):
        found = seated(found, *tables)
        for table, took in enumerate(tricks, start=1):
            found = written(found, number, table, {"ns": took})
    return found


def of_drive(found: Evening) -> Drive:
    """The open drive of an evening that has one."""
    assert found.drive is not None
    return found.drive


def renamed(of: Drive, entrant: int, name: str) -> Drive:
    """The drive with one entrant called something else."""
    return replace(of, entrants=tuple(replace(e, name=name) if e.id == entrant else e for e in of.entrants))
