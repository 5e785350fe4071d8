"""Evenings to measure with: the same at each run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from uuid import uuid4

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Deal, Drive, Entrant, Plan, Round, Slip, Table
from whistdrive.desk.desk import Desk
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.store import ClubStore, Step


@dataclass(frozen=True, slots=True)
class Decade:
    """How large a club of ten years is: what stands behind it, what a drive has, and how many drives a season has.

    As it stands that makes 60,000 entrants and a million deals.
    """

    drives: int = 500
    people: int = 1000
    season: int = 50
    players: int = 120
    rounds: int = 17
    deals: int = 4
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the evenings are: players of an ordinary one and of a large one (multiples of four), and rounds.

    And how large a club with many years behind it is.
    """

    few: int = 40
    many: int = 200
    rounds: int = 24
    decade: Decade = Decade()


def empty(players: int, rounds: int, *, scoring: str = "tricks", deals: int = 1) -> Drive:
    """A drive with everybody signed in and nothing seated."""
    return Drive(
        id=1,
        title="Autumn drive",
        day=date(2026, 11, 29),
        venue="The village hall",
        scoring=RULES[scoring](),
        movement=MOVEMENTS["individual"](),
        plan=Plan(rounds=rounds, deals=deals, interval=rounds // 2),
        entrants=tuple(Entrant(number, number, f"Player {number}") for number in range(1, players + 1)),
    )


def seated(drive: Drive, number: int) -> Round:
    """Round ``number``: North stays, South goes one table on each round, East two, West three."""
    tables = len(drive.entrants) // 4
    return Round(
        tuple(
            Table(at + 1, tuple((quarter * tables + (at + quarter * number) % tables + 1,) for quarter in range(4)))
            for at in range(tables)
        )
    )


def played(drive: Drive) -> Drive:
    """The drive with all its rounds seated and all their deals written."""
    random = Random(1)
    rounds = (seated(drive, number) for number in range(1, drive.plan.rounds + 1))
    return replace(drive, rounds=tuple(handed_in(drive, held, random) for held in rounds))


def play_club(path: Path, drive: Drive) -> None:
    """Make a club file in which the empty ``drive`` was played through the desk, a step at a time."""
    whole = played(drive)
    desk = Desk(ClubStore.create(path))
    try:
        desk.do(changes.new_drive, drive=replace(drive, entrants=()))
        for entrant in drive.entrants:
            desk.do(changes.sign_in_new, name=entrant.name)
        for number, held in enumerate(whole.rounds, start=1):
            desk.do(changes.seat_round, number=number, seated=seated(drive, number))
            for table in held.tables:
                for at, deal in enumerate(table.slip.deals, start=1):
                    desk.do(changes.write_deal, number=number, table=table.number, deal=at, marks=deal.marks)
    finally:
        desk.close()


def keep_club(path: Path, drive: Drive) -> None:
    """Make a club file with a drive in it as it is, written in one step."""
    with ClubStore.create(path) as store:
        begun = store.evening()
        step = Step(id=uuid4().hex, kind="do", label="new_drive", facts={}, when=datetime.now(UTC))
        store.save(begun, replace(begun, drive=drive), step)


def handed_in(drive: Drive, held: Round, random: Random) -> Round:
    """The round with all deals of its tables written."""
    tables = (
        replace(table, slip=Slip(tuple(Deal(_marks(drive.scoring.key, random)) for _ in range(drive.plan.deals or 1))))
        for table in held.tables
    )
    return replace(held, tables=tuple(tables))


def _marks(scoring: str, random: Random) -> Marks:
    if scoring == "tricks":
        taken = random.randint(0, 13)
        return {"ns": taken, "ew": 13 - taken}
    return {
        "declarer": random.choice(("NS", "EW")),
        "bid": random.randint(1, 4),
        "trump": random.choice("SHDC"),
        "tricks": random.randint(4, 11),
        "honours": random.randint(0, 4),
    }
