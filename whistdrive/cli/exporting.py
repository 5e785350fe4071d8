"""``whistdrive export``: lists of a club and whole drives as files that can be taken in again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.language import words as words_here
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.findings import Refused, refuse
from whistdrive.words import LANGUAGES, in_language

if TYPE_CHECKING:
    from whistdrive.core.evening import Evening
    from whistdrive.store import ClubStore
    from whistdrive.words import Words

_DRIVE = "drive"
_WHAT = ("people", "entrants", "seating", "results", _DRIVE)
_MOST_NAMED = 12

_DESCRIPTION = """\
Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A list is
written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.

The exit status is 2 when something could not be read or written, otherwise 0.
"""

_EXAMPLE = """\
examples:
  whistdrive export "Village hall.whist" --what people --out people.csv
  whistdrive export "Village hall.whist" --what drive --drive 12 --out "Autumn drive.json"
"""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a club file")
    parser.add_argument("--what", choices=_WHAT, required=True, help="what is exported")
    parser.add_argument("--drive", metavar="N", type=int, help="the drive by its number; without: the latest")
    parser.add_argument("--out", metavar="OUT", type=Path, required=True, help="the file to write")
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="the language of headings; without: that of here")


def _run(arguments: argparse.Namespace) -> int:
    from whistdrive.printing.files import write_file
    from whistdrive.store import ClubStore

    here = words_here()
    try:
        with ClubStore.open(arguments.file) as store:
            evening = opened(store, arguments.file, arguments.drive, here, needed=arguments.what != "people")
        spoken = in_language(arguments.language) if arguments.language else here
        write_file(arguments.out, _made(arguments.what, arguments.out, evening, spoken))
    except Refused as refused:
        complain(refused, here)
        return 2
    print(here("exchange.written", path=str(arguments.out)))
    return 0


def opened(store: ClubStore, file: Path, number: int | None, here: Words, *, needed: bool) -> Evening:
    """A club and one of its drives, the latest where none is named; without one where none is ``needed``.

    Refused with the numbers that there are.
    """
    if not needed:
        return store.evening()
    cards = store.drives()
    if not cards:
        raise refuse("no_drives", file=str(file))
    if number is not None and all(card.id != number for card in cards):
        known = [here("print.drive", number=card.id, title=card.title, day=here.day(card.day)) for card in cards]
        raise refuse("unknown_drive", file=str(file), value=number, allowed="; ".join(known[:_MOST_NAMED]))
    return store.evening(cards[0].id if number is None else number)


def complain(refused: Refused, here: Words) -> None:
    """Say why something did not happen."""
    for finding in refused.findings:
        print(f"whistdrive: {here.finding(finding)}", file=sys.stderr)


def _made(what: str, out: Path, evening: Evening, spoken: Words) -> bytes:
    if what == _DRIVE:
        from whistdrive.exchange.drive_file import written

        return written(evening.club, open_drive(evening))
    from whistdrive.export.lists import list_file

    return list_file(what, "xlsx" if out.suffix.lower() == ".xlsx" else "csv", evening, spoken)


COMMAND = Command("export", "write lists or a whole drive to a file", _DESCRIPTION, _EXAMPLE, _arguments, _run)
