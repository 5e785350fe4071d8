"""What a command of the command line is."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, what ``--help`` says of it, the arguments it takes and the work it does.

    ``arguments`` adds them to the command's own parser; ``run`` gets them parsed and returns the exit status.
    """

    name: str
    summary: str
    description: str
    example: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
