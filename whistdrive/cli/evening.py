"""``whistdrive evening``: a whole evening from a file, without a window, and all that it leaves on paper."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.output import complain
from whistdrive.core.findings import Refused, refuse
from whistdrive.words import LANGUAGES, Words, in_language

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive
    from whistdrive.desk.sample import Sample

_CLUB = "club.whist"


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=here("cli.evening.file"))
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=here("cli.evening.out"))
    parser.add_argument("--language", choices=tuple(LANGUAGES), help=here("cli.paper_language"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.desk.sample import read_sample

    on_paper = in_language(arguments.language) if arguments.language else here
    try:
        left = _played(read_sample(arguments.file), arguments.out, on_paper)
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    print(here("evening.club", path=str(left[0])))
    for path in left[1:]:
        print(here("evening.paper", path=str(path)))
    return 0


def _played(sample: Sample, folder: Path, on_paper: Words) -> list[Path]:
    """Play the sample; the club file and then the documents that it left."""
    from whistdrive.desk.desk import Desk
    from whistdrive.desk.sample import play
    from whistdrive.store import ClubStore

    path = folder / _CLUB
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("cannot_write", file=str(folder), value=error.strerror) from error
    if path.exists():
        _make_room(path, sample.drive.title)
    with ClubStore.create(path) as store:
        desk = Desk(store)
        play(desk, sample)
        return [path, *_printed(desk.drive, folder, on_paper)]


def _make_room(path: Path, title: str) -> None:
    """Remove the club file of an earlier run; refused when it holds anything else than this evening."""
    from whistdrive.store import ClubStore

    with ClubStore.open(path) as store:
        if any(card.title != title for card in store.drives()):
            raise refuse("file_exists", file=str(path))
    path.unlink()


def _printed(drive: Drive, folder: Path, on_paper: Words) -> list[Path]:
    from whistdrive.export import csv_file
    from whistdrive.printing import documents, pdf, write_file

    papers = {f"{document}.pdf": pdf(document, drive, on_paper) for document in documents(drive)}
    papers["standings.csv"] = csv_file("standings", drive, on_paper)
    for name, data in papers.items():
        write_file(folder / name, data)
    return [folder / name for name in papers]


COMMAND = Command(
    "evening",
    summary="cli.evening",
    about=("cli.evening.about", "cli.evening.status"),
    examples=("whistdrive evening resources/samples/cvisti_16.json --out played",),
    arguments=_arguments,
    run=_run,
)
