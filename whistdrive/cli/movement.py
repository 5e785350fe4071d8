"""``whistdrive movement``: a schedule for so many players and rounds, or from a file, for people or for programs."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.output import complain, put_out
from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.movement.schedules.schedule import KINDS

if TYPE_CHECKING:
    from whistdrive.movement.schedules.schedule import Schedule
    from whistdrive.words import Words


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("--kind", choices=KINDS, help=here("cli.movement.kind"))
    parser.add_argument("--players", metavar="N", type=int, help=here("cli.movement.players"))
    parser.add_argument("--rounds", metavar="R", type=int, help=here("cli.movement.rounds"))
    parser.add_argument("--seed", metavar="S", type=int, help=here("cli.movement.seed"))
    parser.add_argument("--from", metavar="FILE", type=Path, dest="file", help=here("cli.movement.from"))
    parser.add_argument("--format", choices=("text", "json", "csv"), default="text", help=here("cli.movement.format"))
    parser.add_argument("--report", action="store_true", help=here("cli.movement.report"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.movement.schedules.numbers import drawn

    file: Path | None = arguments.file
    try:
        schedule = _made(arguments) if file is None else _from_file(file, arguments, here)
    except Refused as refused:
        complain((each if file is None else each.at(file=str(file)) for each in refused.findings), here)
        return 2
    if arguments.seed is not None:
        schedule = drawn(schedule, arguments.seed)
    return put_out(_printed(schedule, arguments.format, here, with_report=arguments.report))


def _made(arguments: argparse.Namespace) -> Schedule:
    from whistdrive.movement.schedules import choose
    from whistdrive.movement.schedules.schedule import Request

    if arguments.kind is None or arguments.players is None:
        raise refuse("movement_what")
    return choose.schedule(Request(arguments.kind, arguments.players, arguments.rounds))


def _from_file(file: Path, arguments: argparse.Namespace, here: Words) -> Schedule:
    """The schedule of a file, as long as is asked for: it begins again after its last round, and that is said."""
    from whistdrive.movement.schedules.limits import check
    from whistdrive.movement.schedules.read import read_schedule
    from whistdrive.movement.schedules.schedule import Request

    try:
        data = file.read_bytes()
    except OSError as error:
        raise refuse("cannot_read", why=error.strerror) from error
    schedule = read_schedule(data, arguments.kind)
    players = schedule.players // 2 if schedule.kind == "teams" else schedule.players
    check(Request(schedule.kind, players, arguments.rounds))
    if arguments.players not in (None, players):
        raise refuse("chart_other_players", value=arguments.players, allowed=players)
    length = len(schedule.rounds)
    rounds = length if arguments.rounds is None else arguments.rounds
    if rounds > length:
        complain([Finding("schedule_repeats", {"value": length + 1})], here)
    return replace(schedule, rounds=tuple(schedule.rounds[number % length] for number in range(rounds)))


def _printed(schedule: Schedule, form: str, here: Words, *, with_report: bool) -> str:
    from whistdrive.movement.schedules.reported import report_data, report_lines, report_on
    from whistdrive.movement.schedules.written import as_csv, as_data, as_text

    if form == "csv":
        return as_csv(schedule)
    if form == "json":
        report = {"fairness": report_data(report_on(schedule))} if with_report else {}
        return f"{json.dumps({**as_data(schedule), **report})}\n"
    lines = ["", *report_lines(report_on(schedule), here), ""] if with_report else []
    return as_text(schedule, here) + "\n".join(lines)


COMMAND = Command(
    "movement",
    summary="cli.movement",
    about=("cli.movement.about", "cli.movement.roles", "cli.movement.charts", "cli.movement.status"),
    examples=(
        "whistdrive movement --kind individual --players 24 --rounds 8 --report",
        "whistdrive movement --kind pairs --players 12 --rounds 8 --seed 7 --format csv",
        "whistdrive movement --from chart.txt --format json",
    ),
    arguments=_arguments,
    run=_run,
)
