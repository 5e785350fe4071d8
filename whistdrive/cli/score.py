"""``whistdrive score``: score sheets of sittings, from JSON lines to JSON lines."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from whistdrive.cli.command import Command
from whistdrive.cli.json_lines import read_line
from whistdrive.cli.output import complain
from whistdrive.core.findings import Finding, Refused
from whistdrive.core.options import written_options
from whistdrive.scoring.sitting import read_sitting, scored, written_sheet
from whistdrive.words import ENGLISH, Words

_READER_LEFT = (errno.EPIPE, errno.EINVAL)
"""What writing to a pipe says when nobody reads on; the second is Windows' way of saying it."""


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=here("cli.score.file"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    file: str = arguments.file
    try:
        lines = (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).split(b"\n")
    except OSError as error:
        return _trouble("unreadable", file, error, here)
    status = 0
    try:
        for answer in _answers(lines):
            print(json.dumps(answer))
            status = 2 if "error" in answer else status
        sys.stdout.flush()
    except OSError as error:
        # Whoever was reading has gone, or the disk is full. What is left in the buffer would fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2 if error.errno in _READER_LEFT else _trouble("unwritable", here("cli.standard_output"), error, here)
    return status


def _trouble(code: str, what: str, error: OSError, here: Words) -> int:
    complain([Finding(code, {"value": what, "why": error.strerror or str(error)})], here)
    return 2


def _answers(lines: Iterable[bytes]) -> Iterator[dict[str, object]]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _answer(number, line)


def _answer(number: int, line: bytes) -> dict[str, object]:
    record: object = None
    try:
        record = read_line(line)
        sitting = read_sitting(record)
        sheet = written_sheet(scored(sitting), why=ENGLISH.reason)
    except Refused as refused:
        return {"error": _error(number, record, refused.findings[0])}
    return {"system": sitting.rules.key, "options": written_options(sitting.rules), **sheet}


def _error(line: int, record: object, finding: Finding) -> dict[str, object]:
    facts = finding.facts
    return {
        "line": line,
        "deal": facts.get("deal"),
        "field": facts["field"],
        "value": _given(record, finding),
        "allowed": facts["allowed"],
        "message": ENGLISH.finding(finding),
    }


def _given(record: object, finding: Finding) -> object:
    """The value found wrong as it stood in the record, where it can be written again; else as the finding shows it."""
    deal, field, shown = finding.facts.get("deal"), finding.facts["field"], finding.facts["value"]
    place = record
    if isinstance(record, Mapping):
        if isinstance(deal, int):
            place = record["deals"][deal - 1]
        elif finding.code in ("option", "unknown_option"):
            place = record["options"]
    if not isinstance(place, Mapping) or field not in place:
        return shown
    try:
        json.dumps(place[field], allow_nan=False)
    except (ValueError, RecursionError):
        return shown
    return place[field]


COMMAND = Command(
    "score",
    summary="cli.score",
    about=("cli.score.about", "cli.score.status"),
    examples=(
        """echo '{"system": "short", "options": {}, "end": "rubber", "deals": [{"ns": 9}, {"ns": 8}]}' """
        "| whistdrive score -",
    ),
    arguments=_arguments,
    run=_run,
)
