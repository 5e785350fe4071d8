"""Drives to print: any number of people, any scoring system, played or only seated."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests import drives

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Deal, Drive, Plan, Prize, Round, Slip, Table
from whistdrive.core.findings import Refused
from whistdrive.scoring import RULES

HOSTILE = (
    "<img src='/etc/passwd'/>",
    "</para><a href='https://example.org'>x</a>",
    "<onDraw name='x'/>&amp;&lt;",
    "O'Brien & Sons, Pat",
    "W" * 200,
    "Maximiliane von und zu " * 8 + "Hof",
    "%s {0} {name} \\u0041",
    "Ана Пётр, ёж",
)
"""Names that try to be something else, and names as long as they may be."""

ALL_NAMES = (*drives.HARD_NAMES, *HOSTILE)


def seated(
    players: int, rounds: int, *, scoring: str = "tricks", first_name: int = 0, plan: Plan | None = None
) -> Drive:
    """A drive whose rounds are seated, each person one place on from the last round; who is left over rests."""
    names = ALL_NAMES[first_name:] + ALL_NAMES[:first_name]
    rules = RULES[scoring]()
    drive = drives.drive(players, scoring=rules, names=names, plan=plan or Plan(rounds=rounds, interval=rounds // 2))
    size = len(rules.seats)
    ids = [entrant.id for entrant in drive.entrants]
    made = []
    for number in range(rounds):
        order = ids[number % players :] + ids[: number % players]
        tables = tuple(
            Table(index + 1, tuple((each,) for each in order[index * size : index * size + size]))
            for index in range(players // size)
        )
        made.append(Round(tables, tuple(order[players // size * size :])))
    return replace(drive, rounds=tuple(made))


def with_prizes(drive: Drive) -> Drive:
    """The drive with prizes for the first three places, the lowest and the highest deal, and with a fee."""
    kinds = (Prize(1, "place"), Prize(2, "place", place=2), Prize(3, "place", place=3), Prize(4, "lowest"))
    prizes = (*kinds, Prize(5, "highest_deal", name="Big deal"))
    return replace(drive, prizes=prizes, plan=replace(drive.plan, fee=500))


def sat_down(drive: Drive, rounds: int) -> Drive:
    """The drive with so many rounds recorded as its movement proposes them, and every table's deals written."""
    found = drives.evening(drive)
    for number in range(1, rounds + 1):
        now = drives.of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
    return played(drives.of_drive(found))


def played(drive: Drive, upto: int | None = None, seed: int = 1) -> Drive:
    """The drive with every table's deals written, as far as round ``upto``."""
    random = Random(seed)
    rounds = [
        replace(seated, tables=tuple(_played(drive, number, table, random) for table in seated.tables))
        if upto is None or number <= upto
        else seated
        for number, seated in enumerate(drive.rounds, start=1)
    ]
    return replace(drive, rounds=tuple(rounds))


def _played(drive: Drive, number: int, table: Table, random: Random) -> Table:
    """A table with as many deals as its sitting takes."""
    deals: list[Deal] = []
    while drive.plan.deals is None or len(deals) < drive.plan.deals:
        more = replace(table, slip=Slip((*deals, Deal(_marks(drive.scoring.key, random)))))
        try:
            complete = drive.sheet(number, more).complete
        except Refused:
            continue
        deals = list(more.slip.deals)
        if complete:
            break
    return replace(table, slip=Slip(tuple(deals)))


def _marks(key: str, random: Random) -> Marks:
    if key == "points":
        return {"ns": random.randint(-200, 500), "ew": random.randint(-200, 500)}
    if key in ("cvisti", "bid"):
        marks: Marks = {
            "declarer": random.choice(("NS", "EW")),
            "bid": random.randint(1, 4),
            "tricks": random.randint(4, 11),
        }
        trump = random.choice(("S", "H", "D", "C", "NT"))
        if key == "cvisti":
            return {**marks, "trump": trump} | ({} if trump == "NT" else {"honours": random.randint(0, 4)})
        if trump == "NT":
            return {**marks, "kind": "nt", "order": random.choice(("high", "low"))}
        return {**marks, "kind": random.choice(("high", "low")), "trump": trump}
    tricks: Marks = {"ns": random.randint(0, 13)}
    if key == "rubber" and random.random() < 0.3:
        return {**tricks, "honours_side": "EW", "honours": 3}
    return tricks


def substituted_f8() -> Drive:
    """Eight players, all played; player 4 was replaced after round 2."""
    before = drives.of_drive(drives.f8())
    two = drives.of_drive(
        changes.substitute_new(drives.evening(replace(before, rounds=before.rounds[:2])), entrant=4, name="Sub")
    )
    seats = {4: 9}
    tables = tuple(
        replace(table, seats=tuple(tuple(seats.get(each, each) for each in seat) for seat in table.seats))
        for table in before.rounds[2].tables
    )
    return replace(two, rounds=(*two.rounds, replace(before.rounds[2], tables=tables)))
