"""``whistdrive import``: lists and whole drives from files, shown first and taken in as a whole or not at all."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.exporting import complain, opened
from whistdrive.cli.language import words as words_here
from whistdrive.cli.output import put_out
from whistdrive.core.findings import Refused

if TYPE_CHECKING:
    from whistdrive.exchange.preview import Preview, State
    from whistdrive.words import Words

_DRIVE = "drive"
_WHAT = ("people", "entrants", "seating", "results", "schedule", _DRIVE)

_STATES: tuple[State, ...] = ("new", "doubtful", "changed", "same", "wrong")

_DESCRIPTION = """\
Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of a drive
from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of the program; or a
whole drive that another club has exported (JSON). All of it is taken in, as one step that can be undone, or nothing.

The exit status is 2 when nothing was taken in because something is wrong, otherwise 0.
"""

_EXAMPLE = """\
examples:
  whistdrive import "Village hall.whist" members.csv --what people --dry-run
  whistdrive import "Village hall.whist" results.xlsx --what results --drive 12
"""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a club file")
    parser.add_argument("table", metavar="TABLE", type=Path, help="the file to take in")
    parser.add_argument("--what", choices=_WHAT, required=True, help="what stands in it")
    parser.add_argument("--drive", metavar="N", type=int, help="the drive by its number; without: the latest")
    parser.add_argument("--dry-run", action="store_true", help="only say what would become of it")


def _run(arguments: argparse.Namespace) -> int:
    from whistdrive.desk.desk import Desk
    from whistdrive.exchange.incoming import incoming
    from whistdrive.exchange.read import read_file
    from whistdrive.store import ClubStore

    here = words_here()
    try:
        with ClubStore.open(arguments.file) as store:
            needed = arguments.what not in ("people", _DRIVE)
            evening = opened(store, arguments.file, arguments.drive, here, needed=needed)
            desk = Desk(store)
            desk.open_drive(None if evening.drive is None else evening.drive.id)
            found = incoming(read_file(arguments.table), arguments.what, desk.evening)
            status = _told(found.preview(desk), here)
            if not arguments.dry_run:
                found.take(desk)
    except Refused as refused:
        complain(refused, here)
        return 2
    return status


def _told(preview: Preview, here: Words) -> int:
    """Say what becomes of the rows, and what is wrong with them; the exit status."""
    placed = [each.at(row=row.line.number) for row in preview.rows for each in row.findings]
    for finding in (*preview.findings, *placed):
        print(f"whistdrive: {here.finding(finding)}", file=sys.stderr)
    counts = [f"{here.name('state', state)}: {preview.count(state)}" for state in _STATES if preview.count(state)]
    return max(put_out("; ".join(counts) + "\n"), 2 if preview.grave else 0)


COMMAND = Command("import", "take lists or a whole drive in from a file", _DESCRIPTION, _EXAMPLE, _arguments, _run)
