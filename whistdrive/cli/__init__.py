"""The command line: the same work as in the windows, through the same layers.

To add a command: write a module here that describes it in ``COMMAND`` (see :mod:`whistdrive.cli.command`) and name the
module in ``_COMMANDS``. Whatever a command needs that is slow to import, it imports when it runs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import cast

from whistdrive import __version__
from whistdrive.cli import check, evening, exporting, importing, language, movement, paper, score
from whistdrive.cli.command import Command
from whistdrive.core.findings import Refused, refuse

_COMMANDS: tuple[Command, ...] = (
    score.COMMAND,
    evening.COMMAND,
    movement.COMMAND,
    paper.COMMAND,
    exporting.COMMAND,
    importing.COMMAND,
    check.COMMAND,
)

_CLUB_FILE = ".whist"

_EXAMPLES = """\
Without a command the window opens, with the club that was open last or with the one that is named: a file, or the
address of a database on a PostgreSQL server, at which several computers can work. Its password is asked for.

examples:
  whistdrive
  whistdrive "Village hall.whist"
  whistdrive --club postgresql+psycopg://whist@server.example/village_hall
  whistdrive score sittings.jsonl
  whistdrive evening resources/samples/f8.json --out played
  whistdrive movement --kind individual --players 24 --rounds 8
  whistdrive print "Village hall.whist" --document all --out paper
  whistdrive export "Village hall.whist" --what drive --out "Autumn drive.json"
  whistdrive import "Town hall.whist" "Autumn drive.json" --what drive
  whistdrive check "Village hall.whist"
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for and return the exit status (2: something was wrong with what was given)."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given and (given[0].endswith(_CLUB_FILE) or "://" in given[0]):
        given.insert(0, "--club")
    arguments = _parser().parse_args(given)
    try:
        return cast(Callable[[argparse.Namespace], int], arguments.run)(arguments)
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    verbatim = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="whistdrive", description="Runs a club's whist evening.", epilog=_EXAMPLES, formatter_class=verbatim
    )
    parser.add_argument("--version", action="version", version=f"whistdrive {__version__}")
    parser.add_argument("--club", metavar="CLUB", help="the club to open in the window: a file, or an address")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in _COMMANDS:
        own = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.description,
            epilog=command.example,
            formatter_class=verbatim,
        )
        command.arguments(own)
        own.set_defaults(run=command.run)
    return parser


def _window(arguments: argparse.Namespace) -> int:
    from whistdrive.store import ServerAddress, place_of

    try:
        place = None if arguments.club is None else place_of(arguments.club)
        if isinstance(place, ServerAddress) and place.password:
            raise refuse("password_shown")
    except Refused as refused:
        here = language.words()
        for finding in refused.findings:
            print(f"whistdrive: {here.finding(finding)}", file=sys.stderr)
        return 2
    from whistdrive.ui import app

    return app.run(place)
