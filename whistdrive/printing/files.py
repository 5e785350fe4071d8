"""Files that are whole or not there at all."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex

from whistdrive.core.findings import refuse


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
