"""``whistdrive print``: documents of a drive as PDF, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.language import words as words_here
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.findings import Refused, refuse
from whistdrive.printing import DOCUMENTS, SIZES, Choices, document_name, documents, nearest_size, pdf, write_file
from whistdrive.words import LANGUAGES, in_language

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive
    from whistdrive.words import Words

_ALL = "all"
_MOST_NAMED = 12

_DESCRIPTION = """\
Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same documents under
the same names. "all" leaves out those that have nothing to say. A document that cannot be printed on the paper that is
asked for is printed on the next larger one.

The exit status is 2 when something could not be printed or written, otherwise 0.
"""

_EXAMPLE = """\
examples:
  whistdrive print "Village hall.whist" --document all --out paper
  whistdrive print "Village hall.whist" --drive 12 --document cards --size A5 --language fi --out paper
"""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a club file")
    parser.add_argument("--drive", metavar="N", type=int, help="the drive by its number; without: the latest")
    parser.add_argument(
        "--document", metavar="NAME", choices=(_ALL, *DOCUMENTS), required=True, help=f"{_ALL}, {', '.join(DOCUMENTS)}"
    )
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for what is printed")
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="the language of the paper; without: that of here")
    parser.add_argument("--size", choices=SIZES, default=SIZES[0], help="the size of the paper")


def _run(arguments: argparse.Namespace) -> int:
    here = words_here()
    on_paper = in_language(arguments.language) if arguments.language else here
    try:
        drive, choices = _drive(arguments.file, arguments.drive, here)
        wanted = documents(drive) if arguments.document == _ALL else (arguments.document,)
        _make_folder(arguments.out)
    except Refused as refused:
        _complain(refused, here)
        return 2
    return _printed(wanted, drive, arguments.out, replace(choices, size=arguments.size), on_paper, here)


def _drive(file: Path, number: int | None, here: Words) -> tuple[Drive, Choices]:
    """The drive of a club file, the latest where none is named, and what its papers are to say.

    Refused with the numbers that there are.
    """
    from whistdrive.desk.history import History
    from whistdrive.desk.late_corrections import late_corrections
    from whistdrive.store import ClubStore

    with ClubStore.open(file) as store:
        cards = store.drives()
        if not cards:
            raise refuse("no_drives", file=str(file))
        if number is not None and all(card.id != number for card in cards):
            known = [here("print.drive", number=card.id, title=card.title, day=here.day(card.day)) for card in cards]
            raise refuse("unknown_drive", file=str(file), value=number, allowed="; ".join(known[:_MOST_NAMED]))
        chosen = cards[0].id if number is None else number
        evening = store.evening(chosen)
        drive = open_drive(evening)
        late = late_corrections(drive, History().after(*store.journal(chosen)))
        return drive, Choices(late=late, currency=evening.club.currency)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("cannot_write", file=str(folder), value=error.strerror or str(error)) from error


def _printed(wanted: Iterable[str], drive: Drive, folder: Path, choices: Choices, on_paper: Words, here: Words) -> int:
    """Print one document after the other and say so; the exit status.

    What has nothing to say is no fault among several documents; the disk that refuses one refuses all.
    """
    wanted, left = tuple(wanted), 0
    for number, document in enumerate(wanted, start=1):
        name = here.name("document", document)
        print(here("print.progress", number=number, count=len(wanted), document=name), file=sys.stderr)
        path = folder / document_name(document, drive, on_paper)
        try:
            data = pdf(document, drive, on_paper, replace(choices, size=nearest_size(document, choices.size)))
        except Refused as refused:
            _complain(refused, here.at(drive.scoring))
            continue
        try:
            write_file(path, data)
        except Refused as refused:
            _complain(refused, here)
            return 2
        print(here("evening.paper", path=str(path)))
        left += 1
    return 0 if left else 2


def _complain(refused: Refused, here: Words) -> None:
    for finding in refused.findings:
        print(f"whistdrive: {here.finding(finding)}", file=sys.stderr)


COMMAND = Command("print", "print documents of a drive", _DESCRIPTION, _EXAMPLE, _arguments, _run)
