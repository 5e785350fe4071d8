"""``whistdrive import``: lists and whole drives from files, shown first and taken in as a whole or not at all."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.club_file import opened
from whistdrive.cli.command import Command
from whistdrive.cli.output import complain, put_out
from whistdrive.core.findings import Refused

if TYPE_CHECKING:
    from whistdrive.exchange.preview import Preview, State
    from whistdrive.words import Words

_DRIVE = "drive"
_PEOPLE = "people"
_WHAT = (_PEOPLE, "entrants", "seating", "results", "schedule", _DRIVE)

_STATES: tuple[State, ...] = ("new", "doubtful", "changed", "same", "wrong")


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=here("cli.club_file"))
    parser.add_argument("table", metavar="TABLE", type=Path, help=here("cli.import.table"))
    parser.add_argument("--what", choices=_WHAT, required=True, help=here("cli.import.what"))
    parser.add_argument("--drive", metavar="N", type=int, help=here("cli.drive"))
    parser.add_argument("--dry-run", action="store_true", help=here("cli.import.dry_run"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.desk.desk import Desk
    from whistdrive.exchange.incoming import incoming
    from whistdrive.exchange.read import read_file
    from whistdrive.store import ClubStore

    try:
        with ClubStore.open(arguments.file) as store:
            of_club = arguments.what in (_PEOPLE, _DRIVE)
            evening = store.evening() if of_club else opened(store, arguments.file, arguments.drive, here)
            desk = Desk(store)
            desk.open_drive(None if evening.drive is None else evening.drive.id)
            found = incoming(read_file(arguments.table), arguments.what, desk.evening)
            status = _told(found.preview(desk), here)
            if not arguments.dry_run:
                found.take(desk)
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    return status


def _told(preview: Preview, here: Words) -> int:
    """Say what becomes of the rows, and what is wrong with them; the exit status."""
    placed = [each.at(row=row.line.number) for row in preview.rows for each in row.findings]
    complain((*preview.findings, *placed), here)
    counts = [f"{here.name('state', state)}: {preview.count(state)}" for state in _STATES if preview.count(state)]
    return max(put_out("; ".join(counts) + "\n"), 2 if preview.grave else 0)


COMMAND = Command(
    "import",
    summary="cli.import",
    about=("cli.import.about", "cli.import.status"),
    examples=(
        'whistdrive import "Village hall.whist" members.csv --what people --dry-run',
        'whistdrive import "Village hall.whist" results.xlsx --what results --drive 12',
    ),
    arguments=_arguments,
    run=_run,
)
