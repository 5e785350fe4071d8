"""Files that appear whole or not at all, however suddenly the program or the computer ends."""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o600
"""Read and written by the user alone: a club holds people's names."""


def write_privately(path: Path, content: bytes) -> None:
    """Write a file anew and have it on the disk; raises OSError, and whatever was written of it is gone."""
    path.unlink(missing_ok=True)
    try:
        with open(path, "xb", opener=lambda name, flags: os.open(name, flags, PRIVATE)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def put_in_place(part: Path, path: Path) -> None:
    """Give a finished file its name, in one step, in the place of what may be there; raises OSError."""
    part.replace(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, and the system sees to it
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
