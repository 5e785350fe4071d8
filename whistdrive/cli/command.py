"""What a command of the command line is."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, what ``--help`` says of it, the arguments it takes and the work it does.

    ``summary`` is the key of a line, ``about`` are those of paragraphs; ``examples`` are typed as they stand.
    ``arguments`` adds them to the command's own parser; ``run`` gets them parsed and returns the exit status.
    """

    name: str
    summary: str
    about: tuple[str, ...]
    examples: tuple[str, ...]
    arguments: Callable[[argparse.ArgumentParser, Words], None]
    run: Callable[[argparse.Namespace, Words], int]
