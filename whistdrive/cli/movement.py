"""``whistdrive movement``: a schedule for so many players and rounds, or from a file, for people or for programs."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.language import words
from whistdrive.cli.output import put_out
from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.movement.schedules.schedule import KINDS

if TYPE_CHECKING:
    from whistdrive.movement.schedules.schedule import Schedule

_DESCRIPTION = """\
Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, and for
teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. With --seed the
numbers are drawn onto it, the same for the same seed; without, they stand in order.

In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of team 3.
--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with misprints.

The exit status is 2 when there is no such schedule.
"""

_EXAMPLE = """\
examples:
  whistdrive movement --kind individual --players 24 --rounds 8 --report
  whistdrive movement --kind pairs --players 12 --rounds 8 --seed 7 --format csv
  whistdrive movement --from chart.txt --format json
"""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kind", choices=KINDS, help="what kind of drive")
    parser.add_argument("--players", metavar="N", type=int, help="how many players (pairs, teams)")
    parser.add_argument("--rounds", metavar="R", type=int, help="how many rounds; without: the full length")
    parser.add_argument("--seed", metavar="S", type=int, help="draw the numbers by this seed")
    parser.add_argument("--from", metavar="FILE", type=Path, dest="file", help="read the schedule from a file")
    parser.add_argument("--format", choices=("text", "json", "csv"), default="text", help="how to print it")
    parser.add_argument("--report", action="store_true", help="add how even it is (not to CSV)")


def _run(arguments: argparse.Namespace) -> int:
    from whistdrive.movement.schedules.numbers import drawn

    file: Path | None = arguments.file
    try:
        schedule = _made(arguments) if file is None else _from_file(file, arguments)
    except Refused as refused:
        for finding in refused.findings:
            _complain(finding if file is None else finding.at(file=str(file)))
        return 2
    if arguments.seed is not None:
        schedule = drawn(schedule, arguments.seed)
    return put_out(_printed(schedule, arguments.format, with_report=arguments.report))


def _made(arguments: argparse.Namespace) -> Schedule:
    from whistdrive.movement.schedules import choose
    from whistdrive.movement.schedules.schedule import Request

    if arguments.kind is None or arguments.players is None:
        raise refuse("movement_what")
    return choose.schedule(Request(arguments.kind, arguments.players, arguments.rounds))


def _from_file(file: Path, arguments: argparse.Namespace) -> Schedule:
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
        _complain(Finding("schedule_repeats", {"value": length + 1}))
    return replace(schedule, rounds=tuple(schedule.rounds[number % length] for number in range(rounds)))


def _printed(schedule: Schedule, form: str, *, with_report: bool) -> str:
    from whistdrive.movement.schedules.reported import report_data, report_lines, report_on
    from whistdrive.movement.schedules.written import as_csv, as_data, as_text

    if form == "csv":
        return as_csv(schedule)
    if form == "json":
        report = {"fairness": report_data(report_on(schedule))} if with_report else {}
        return f"{json.dumps({**as_data(schedule), **report})}\n"
    lines = ["", *report_lines(report_on(schedule), words()), ""] if with_report else []
    return as_text(schedule, words()) + "\n".join(lines)


def _complain(finding: Finding) -> None:
    print(f"whistdrive: {words().finding(finding)}", file=sys.stderr)


COMMAND = Command("movement", "print a schedule, and how even it is", _DESCRIPTION, _EXAMPLE, _arguments, _run)
