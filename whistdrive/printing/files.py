"""Files that are whole or not there at all, under names that every system takes."""

from __future__ import annotations

import os
import re
from pathlib import Path
from secrets import token_hex

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.words import Words


def document_name(document: str, drive: Drive, words: Words, of_round: int | None = None) -> str:
    """The usual name of a document's file: ``Autumn drive 2026-11-29 standings.pdf``, with its round if it has one."""
    name = words.name("document", document).lower()
    return file_name(drive, words("paper.of_round", document=name, round=of_round) if of_round else name, "pdf")


def file_name(drive: Drive, what: str, ending: str) -> str:
    """The usual name of a file: the title, the date and what it is, without what file systems do not take."""
    return plain_name(f"{drive.title} {drive.day.isoformat()} {what}", ending)


def plain_name(text: str, ending: str) -> str:
    """A text as the name of a file, without what file systems do not take."""
    plain = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", text)
    return f"{' '.join(plain.split()).strip('. ')}.{ending}"


def write_file(path: Path, data: bytes) -> None:
    """Write a file, replacing one of that name; a reader sees the old one or the new one, never half of one.

    Raises :class:`~whistdrive.core.findings.Refused` (``cannot_write``, ``file`` and ``value``) when the file is locked
    or its folder cannot be written to; the old file is then as it was.
    """
    beside = path.with_name(f".{token_hex(8)}.part")
    try:
        try:
            with beside.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise refuse("cannot_write", file=str(path), value=error.strerror or str(error)) from error
