"""Several stations at one drive, as many changes as they can: afterwards all hold what these make one after the other.

``python -m tests.soak --stations 4 --changes 500`` prints how many steps a second were saved and how long a station
waited for one, beside as many bare transactions by as many connections.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from random import Random
from statistics import median
from threading import Barrier
from time import monotonic

import psycopg
from tests.desk.halls import begin, seat_next, write
from tests.desk.stations import station
from tests.postgres import running

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore, ServerAddress, amended

PLAYERS, ROUNDS, DEALS = 32, 4, 2

Arguments = dict[str, object]


@dataclass
class Report:
    """What a station did: the changes it made, by their step; how long it waited for each; what was refused; the end.

    ``began`` and ``ended`` are by the clock that all processes of a computer share.
    """

    made: dict[str, tuple[str, Arguments]] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    end: Evening = Evening()
    began: float = 0.0
    ended: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """A soak as a whole: what each station reports, the drive as it should be, and as it is kept."""

    reports: Sequence[Report]
    serial: Evening
    kept: Evening

    @property
    def agree(self) -> bool:
        """Whether the club, every station and the changes one after the other come to the same evening."""
        return all(each == self.kept for each in (self.serial, *(report.end for report in self.reports)))


def soak(address: ServerAddress, workers: Executor, everybody: Barrier, stations: int, steps: int) -> Outcome:
    """Let the stations work, ``steps`` saved steps each, and work out what should have come of it."""
    start = _prepared(address)
    assert start.drive
    names = [f"station {number}" for number in range(1, stations + 1)]
    work = [workers.submit(at_work, address, name, start.drive.id, steps, everybody) for name in names]
    reports = [each.result() for each in work]
    made = {step: change for report in reports for step, change in report.made.items()}
    with ClubStore.open(address) as store:
        kept = store.evening(start.drive.id)
        return Outcome(reports, _one_after_the_other(store, start, made), kept)


def at_work(address: ServerAddress, name: str, drive: int, steps: int, everybody: Barrier) -> Report:
    """What one station does. Where it fails, nobody waits for it."""
    try:
        return _worked(station(address, name, drive), Random(name), steps, everybody)
    except BaseException:
        everybody.abort()
        raise


def _worked(desk: Desk, chance: Random, steps: int, everybody: Barrier) -> Report:
    report = Report()
    saved = 0
    everybody.wait()
    report.began = monotonic()
    while saved < steps:
        held, began = desk.saved_at, monotonic()
        action, told = _chosen(desk, chance)
        try:
            action()
        except Refused as refused:
            report.refused += [finding.code for finding in refused.findings]
            desk.catch_up()
        if desk.saved_at != held:
            saved += 1
            report.waits.append(monotonic() - began)
            if told is not None:
                report.made[desk.history.done[-1].id] = told
    report.ended = monotonic()
    everybody.wait()
    desk.catch_up()
    report.end = desk.evening
    desk.close()
    return report


def _chosen(desk: Desk, chance: Random) -> tuple[Callable[[], None], tuple[str, Arguments] | None]:
    """Mostly results, entered and corrected; now and then a step back, forth, or somebody who comes in."""
    match chance.choices(("deal", "dealer", "arrival", "undo", "redo"), (12, 3, 1, 4, 1))[0]:
        case "undo":
            return desk.undo, None
        case "redo":
            return desk.redo, None
        case "arrival":
            name: str = "sign_in_new"
            arguments: Arguments = {"name": f"Guest {chance.randrange(10**9)}"}
        case "dealer":
            name = "amend_slip"
            arguments = {**_place(chance), "dealer": chance.choice("NESW"), "winner": None, "closed": ""}
        case _:
            name = "write_deal"
            arguments = {**_place(chance), "deal": 1, "marks": {"ns": chance.randint(0, 13)}}
    change: Callable[..., Evening] = getattr(changes, name)
    return lambda: desk.do(change, **arguments), (name, arguments)


def _place(chance: Random) -> Arguments:
    return {"number": chance.randint(1, ROUNDS), "table": chance.randint(1, PLAYERS // 4)}


def _prepared(address: ServerAddress) -> Evening:
    """A drive whose rounds are all seated."""
    desk = station(address, "preparation")
    begin(desk, "-" * PLAYERS, plan=Plan(rounds=ROUNDS, deals=DEALS, interval=0))
    for _ in range(ROUNDS):
        for table in seat_next(desk).tables:
            write(desk, table.number, 7)
    desk.close()
    return desk.evening


def _one_after_the_other(store: ClubStore, start: Evening, made: Mapping[str, tuple[str, Arguments]]) -> Evening:
    """A plain value on which all is done in the order of the journal."""
    assert start.drive
    held = start
    for entry in store.journal(start.drive.id):
        if entry.sequence <= start.seen:
            continue
        if entry.kind == "do":
            name, arguments = made[entry.id]
            held = getattr(changes, name)(held, **arguments)
        else:
            assert entry.undoes
            rows = store.changes(entry.undoes)
            held = amended(held, tuple(row.reversed for row in rows) if entry.kind == "undo" else rows)
        assert held.drive
        held = replace(held, drive=replace(held.drive, revision=entry.revision or 0))
    return held


def bare(address: ServerAddress, steps: int, everybody: Barrier) -> Report:
    """The least that a step can be: one row in, committed."""
    report = Report()
    query = "INSERT INTO bare (step) VALUES (%s)"
    with psycopg.connect(host=address.host, port=address.port, dbname=address.database, user=address.user) as line:
        everybody.wait()
        report.began = monotonic()
        for number in range(steps):
            began = monotonic()
            line.execute(query, (str(number),))
            line.commit()
            report.waits.append(monotonic() - began)
    report.ended = monotonic()
    return report


def main() -> None:
    """Soak, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--stations", type=int, default=4)
    parser.add_argument("--changes", type=int, default=500, help="saved steps of each station")
    parser.add_argument("--minutes", type=float, default=0.0, help="go on with new drives for so long")
    wanted = parser.parse_args()
    spawned = get_context("spawn")
    until = monotonic() + 60 * wanted.minutes
    with (
        running(fsync="on", full_page_writes="on") as server,
        spawned.Manager() as manager,
        ProcessPoolExecutor(wanted.stations, mp_context=spawned) as workers,
    ):
        everybody = manager.Barrier(wanted.stations)
        while True:
            outcome = soak(server.club(), workers, everybody, wanted.stations, wanted.changes)
            print("\n".join(_told(outcome)), flush=True)
            assert outcome.agree
            if monotonic() >= until:
                break
        address = server.club()
        with psycopg.connect(
            host=address.host, port=address.port, dbname=address.database, user=address.user, autocommit=True
        ) as line:
            line.execute("CREATE TABLE bare (id bigserial PRIMARY KEY, step text)")
        jobs = [workers.submit(bare, address, wanted.changes, everybody) for _ in range(wanted.stations)]
        print(_line("bare transactions", [job.result() for job in jobs]))


def _told(outcome: Outcome) -> Iterator[str]:
    yield _line(f"steps of {len(outcome.reports)} stations", outcome.reports)
    refused = [code for report in outcome.reports for code in report.refused]
    counts = ", ".join(f"{refused.count(code)} {code}" for code in sorted(set(refused)))
    yield f"refused: {counts or 'nothing'}"
    yield "all agree, with each other and with one after the other" if outcome.agree else "THEY DIFFER"


def _line(what: str, reports: Sequence[Report]) -> str:
    waits = [wait for report in reports for wait in report.waits]
    seconds = max(report.ended for report in reports) - min(report.began for report in reports)
    return (
        f"{len(waits)} {what}: {len(waits) / seconds:.0f} a second, median wait {1000 * median(waits):.1f} ms, "
        f"longest {1000 * max(waits):.0f} ms"
    )


if __name__ == "__main__":
    main()
