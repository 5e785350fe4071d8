"""``whistdrive export``: lists of a club and whole drives as files that can be taken in again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.club_file import opened
from whistdrive.cli.command import Command
from whistdrive.cli.output import complain
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.findings import Refused
from whistdrive.words import LANGUAGES, Words, in_language

if TYPE_CHECKING:
    from whistdrive.core.evening import Evening

_DRIVE = "drive"
_PEOPLE = "people"
_WHAT = (_PEOPLE, "entrants", "seating", "results", _DRIVE)


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=here("cli.club_file"))
    parser.add_argument("--what", choices=_WHAT, required=True, help=here("cli.export.what"))
    parser.add_argument("--drive", metavar="N", type=int, help=here("cli.drive"))
    parser.add_argument("--out", metavar="OUT", type=Path, required=True, help=here("cli.export.out"))
    parser.add_argument("--language", choices=tuple(LANGUAGES), help=here("cli.export.language"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.printing.files import write_file
    from whistdrive.store import ClubStore

    try:
        with ClubStore.open(arguments.file) as store:
            of_club = arguments.what == _PEOPLE
            evening = store.evening() if of_club else opened(store, arguments.file, arguments.drive, here)
        spoken = in_language(arguments.language) if arguments.language else here
        write_file(arguments.out, _made(arguments.what, arguments.out, evening, spoken))
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    print(here("exchange.written", path=str(arguments.out)))
    return 0


def _made(what: str, out: Path, evening: Evening, spoken: Words) -> bytes:
    if what == _DRIVE:
        from whistdrive.exchange.drive_file import written

        return written(evening.club, open_drive(evening))
    from whistdrive.export.lists import list_file

    return list_file(what, "xlsx" if out.suffix.lower() == ".xlsx" else "csv", evening, spoken)


COMMAND = Command(
    "export",
    summary="cli.export",
    about=("cli.export.about", "cli.export.status"),
    examples=(
        'whistdrive export "Village hall.whist" --what people --out people.csv',
        'whistdrive export "Village hall.whist" --what drive --drive 12 --out "Autumn drive.json"',
    ),
    arguments=_arguments,
    run=_run,
)
