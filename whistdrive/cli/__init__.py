"""The command line: the same work as in the windows, through the same layers.

To add a command: write a module here that describes it in ``COMMAND`` (see :mod:`whistdrive.cli.command`), name the
module in ``_COMMANDS`` and its sentences in :mod:`whistdrive.words.command_line`. Whatever a command needs that is slow
to import, it imports when it runs.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from textwrap import fill
from typing import cast

from whistdrive import __version__
from whistdrive.cli import check, evening, exporting, importing, movement, paper, score
from whistdrive.cli.command import Command
from whistdrive.cli.language import words
from whistdrive.cli.output import complain
from whistdrive.cli.parsing import in_our_words
from whistdrive.core.findings import Refused, refuse
from whistdrive.words import Words

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

_EXAMPLES = (
    "whistdrive",
    'whistdrive "Village hall.whist"',
    "whistdrive --club postgresql+psycopg://whist@server.example/village_hall",
    "whistdrive score sittings.jsonl",
    "whistdrive evening resources/samples/f8.json --out played",
    "whistdrive movement --kind individual --players 24 --rounds 8",
    'whistdrive print "Village hall.whist" --document all --out paper',
    'whistdrive export "Village hall.whist" --what drive --out "Autumn drive.json"',
    'whistdrive import "Town hall.whist" "Autumn drive.json" --what drive',
    'whistdrive check "Village hall.whist"',
)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for and return the exit status (2: something was wrong with what was given)."""
    here = words()
    arguments = asked(sys.argv[1:] if argv is None else argv, here)
    try:
        return cast(Callable[[argparse.Namespace, Words], int], arguments.run)(arguments, here)
    except KeyboardInterrupt:
        return 130


def asked(argv: Sequence[str], here: Words) -> argparse.Namespace:
    """What the arguments ask for, with the work to do as ``run``.

    Raises:
        SystemExit: with status 0 when they asked for help, which was printed; with 2 when they were wrong.
    """
    given = list(argv)
    if given and (given[0].endswith(_CLUB_FILE) or "://" in given[0]):
        given.insert(0, "--club")
    with in_our_words(here):
        return _parser(here).parse_args(given)


def _parser(here: Words) -> argparse.ArgumentParser:
    verbatim = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="whistdrive",
        description=_paragraphs([here("cli.program")]),
        epilog=f"{_paragraphs([here('cli.window')])}\n\n{_examples(_EXAMPLES, here)}",
        formatter_class=verbatim,
    )
    parser.add_argument("--version", action="version", version=f"whistdrive {__version__}", help=here("cli.version"))
    parser.add_argument("--club", metavar="CLUB", help=here("cli.open_club"))
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title=here("cli.commands"), metavar="COMMAND")
    for command in _COMMANDS:
        own = commands.add_parser(
            command.name,
            help=here(command.summary),
            description=_paragraphs(map(here, command.about)),
            epilog=_examples(command.examples, here),
            formatter_class=verbatim,
        )
        command.arguments(own, here)
        own.set_defaults(run=command.run)
    return parser


def _paragraphs(texts: Iterable[str]) -> str:
    """Texts below one another, as broad as argparse makes its own."""
    width = shutil.get_terminal_size().columns - 2
    return "\n\n".join(fill(text, width, break_long_words=False, break_on_hyphens=False) for text in texts)


def _examples(examples: Iterable[str], here: Words) -> str:
    return "\n  ".join([here("cli.examples"), *examples])


def _window(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.store import ServerAddress, place_of

    try:
        place = None if arguments.club is None else place_of(arguments.club)
        if isinstance(place, ServerAddress) and place.password:
            raise refuse("password_shown")
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    from whistdrive.ui import app

    return app.run(place)
