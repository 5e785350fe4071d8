"""``whistdrive evening``: a whole evening from a file, without a window, and all that it leaves on paper."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.language import words
from whistdrive.core.findings import Refused, refuse
from whistdrive.words import ENGLISH

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive
    from whistdrive.desk.sample import Sample

_DESCRIPTION = """\
Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the club file,
every document as PDF and standings.csv. An evening of the same title that was played there before is replaced.

The exit status is 2 when the evening could not be played.
"""

_EXAMPLE = """\
example:
  whistdrive evening resources/samples/cvisti_16.json --out played
"""

_CLUB = "club.whist"


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening as JSON (see the sample evenings)")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for what the evening leaves")


def _run(arguments: argparse.Namespace) -> int:
    from whistdrive.desk.sample import read_sample

    try:
        left = _played(read_sample(arguments.file), arguments.out)
    except Refused as refused:
        for finding in refused.findings:
            print(f"whistdrive: {words().finding(finding)}", file=sys.stderr)
        return 2
    here = words()
    print(here("evening.club", path=str(left[0])))
    for path in left[1:]:
        print(here("evening.paper", path=str(path)))
    return 0


def _played(sample: Sample, folder: Path) -> list[Path]:
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
        return [path, *_printed(desk.drive, folder)]


def _make_room(path: Path, title: str) -> None:
    """Remove the club file of an earlier run; refused when it holds anything else than this evening."""
    from whistdrive.store import ClubStore

    with ClubStore.open(path) as store:
        if any(card.title != title for card in store.drives()):
            raise refuse("file_exists", file=str(path))
    path.unlink()


def _printed(drive: Drive, folder: Path) -> list[Path]:
    from whistdrive.export import csv_file
    from whistdrive.printing import documents, pdf, write_file

    papers = {f"{document}.pdf": pdf(document, drive, ENGLISH) for document in documents(drive)}
    papers["standings.csv"] = csv_file("standings", drive, ENGLISH)
    for name, data in papers.items():
        write_file(folder / name, data)
    return [folder / name for name in papers]


COMMAND = Command("evening", "play a whole evening from a file", _DESCRIPTION, _EXAMPLE, _arguments, _run)
