"""Putting out what a command has to say, whoever reads it and however long they do."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from whistdrive.core.findings import Finding
from whistdrive.words import Words


def put_out(text: str) -> int:
    """Print the text and return the exit status: 2 when nobody reads it to its end or it cannot be written."""
    try:
        sys.stdout.writelines(text.splitlines(keepends=True))
        sys.stdout.flush()
    except (OSError, UnicodeEncodeError):
        # What is left in the buffer would fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    return 0


def complain(findings: Iterable[Finding], here: Words) -> None:
    """Say what is wrong, a line each, where errors go."""
    for finding in findings:
        print(f"whistdrive: {here.finding(finding)}", file=sys.stderr)
