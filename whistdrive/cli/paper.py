"""``whistdrive print``: documents of a drive as PDF, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.club_file import opened
from whistdrive.cli.command import Command
from whistdrive.cli.output import complain
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.findings import Refused, refuse
from whistdrive.printing import DOCUMENTS, SIZES, Choices, document_name, documents, nearest_size, pdf, write_file
from whistdrive.words import LANGUAGES, Words, in_language

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive

_ALL = "all"


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=here("cli.club_file"))
    parser.add_argument("--drive", metavar="N", type=int, help=here("cli.drive"))
    names = (_ALL, *DOCUMENTS)
    said = here("cli.print.document", documents=", ".join(names))
    parser.add_argument("--document", metavar="NAME", choices=names, required=True, help=said)
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=here("cli.print.out"))
    parser.add_argument("--language", choices=tuple(LANGUAGES), help=here("cli.paper_language"))
    parser.add_argument("--size", choices=SIZES, default=SIZES[0], help=here("cli.print.size"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    on_paper = in_language(arguments.language) if arguments.language else here
    try:
        drive, choices = _drive(arguments.file, arguments.drive, here)
        wanted = documents(drive) if arguments.document == _ALL else (arguments.document,)
        _make_folder(arguments.out)
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    return _printed(wanted, drive, arguments.out, replace(choices, size=arguments.size), on_paper, here)


def _drive(file: Path, number: int | None, here: Words) -> tuple[Drive, Choices]:
    """The drive of a club file, the latest where none is named, and what its papers are to say."""
    from whistdrive.desk.history import History
    from whistdrive.desk.late_corrections import late_corrections
    from whistdrive.store import ClubStore

    with ClubStore.open(file) as store:
        evening = opened(store, file, number, here)
        drive = open_drive(evening)
        late = late_corrections(drive, History().after(*store.journal(drive.id)))
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
            complain(refused.findings, here.at(drive.scoring))
            continue
        try:
            write_file(path, data)
        except Refused as refused:
            complain(refused.findings, here)
            return 2
        print(here("evening.paper", path=str(path)))
        left += 1
    return 0 if left else 2


COMMAND = Command(
    "print",
    summary="cli.print",
    about=("cli.print.about", "cli.print.status"),
    examples=(
        'whistdrive print "Village hall.whist" --document all --out paper',
        'whistdrive print "Village hall.whist" --drive 12 --document cards --size A5 --language fi --out paper',
    ),
    arguments=_arguments,
    run=_run,
)
