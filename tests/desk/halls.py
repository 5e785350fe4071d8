"""Evenings at a desk on a real club file, begun, seated and played in a few words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tests.drives import F8_SEATS, F8_TRICKS, drive

from whistdrive.core import changes
from whistdrive.core.contracts import Movement, RuleSet
from whistdrive.core.drive import Plan, Round, Table
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore

FILE = "club.whist"


def begin(
    desk: Desk,
    roles: str,
    *,
    plan: Plan | None = None,
    movement: Movement | None = None,
    scoring: RuleSet | None = None,
    names: tuple[str, ...] = (),
) -> None:
    """A drive and its people: a letter each, ``A`` or ``B`` for their role, any other for none."""
    planned = drive(0, plan=plan or Plan(rounds=3, interval=0), movement=movement, scoring=scoring)
    desk.do(changes.new_drive, drive=replace(planned, id=desk.next_drive_id()))
    for number, role in enumerate(roles, start=1):
        name = names[number - 1] if number <= len(names) else f"Player {number}"
        desk.do(changes.sign_in_new, name=name, role=role if role in "AB" else None)


def begin_f8(desk: Desk, *, plan: Plan | None = None, rounds: int = 3) -> None:
    begin(desk, "-" * 8, plan=plan)
    for number in range(1, rounds + 1):
        tables = (Table(at, tuple((e,) for e in seats)) for at, seats in enumerate(F8_SEATS[number - 1], start=1))
        desk.do(changes.seat_round, number=number, seated=Round(tuple(tables)))
        for table, took in enumerate(F8_TRICKS[number - 1], start=1):
            write(desk, table, took)


def seat_next(desk: Desk) -> Round:
    desk.do(changes.seat_round, number=len(desk.drive.rounds) + 1, seated=desk.drive.movement.propose(desk.drive))
    return desk.drive.rounds[-1]


def write(desk: Desk, table: int, took: int) -> None:
    desk.do(changes.write_deal, number=len(desk.drive.rounds), table=table, deal=1, marks={"ns": took})


def play(desk: Desk, rounds: int, tricks: Callable[[int, int], int]) -> None:
    """Seat and play so many rounds; ``tricks`` are those of North-South by round and table."""
    for _ in range(rounds):
        for table in seat_next(desk).tables:
            write(desk, table.number, tricks(len(desk.drive.rounds), table.number))


def row(desk: Desk, entrant: int) -> Standing:
    return next(each for each in standings(desk.drive).rows if entrant in each.entrants)


def reopened(desk: Desk, tmp_path: Path) -> Desk:
    """The desk of a program that is started again after the old one was simply gone."""
    drive_id = desk.drive.id
    desk.close()
    anew = Desk(ClubStore.open(tmp_path / FILE))
    anew.open_drive(drive_id)
    return anew
