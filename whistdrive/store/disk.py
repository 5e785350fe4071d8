"""Files that appear whole or not at all, however suddenly the program or the computer ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

PRIVATE = 0o600
"""Read and written by the user alone: a club holds people's names."""

_PART = "part"


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


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """An empty file for what is to be at ``path``, in the same folder, and under a name that no other program gives.

    Nothing is left of it unless the block gives it another name; raises OSError.
    """
    part = path.with_name(f"{path.name}.{token_hex(4)}.{_PART}")
    write_privately(part, b"")
    try:
        yield part
    finally:
        for left in (part, journal_of(part)):
            left.unlink(missing_ok=True)


def clear_unfinished(folder: Path, names: str) -> None:
    """Clear away what sudden ends left of files with such names (a pattern of ``glob``).

    Whoever is at one of them at this moment cannot give it its name any more, so the caller keeps others away, or
    leaves them to find that out.
    """
    for ending in (_PART, f"{_PART}-journal"):
        with suppress(OSError):  # one too many harms nobody
            for left in folder.glob(f"{names}.*.{ending}"):
                left.unlink(missing_ok=True)


def journal_of(path: Path) -> Path:
    """What SQLite keeps beside a file while it is written to; a step that was cut short leaves it."""
    return path.with_name(f"{path.name}-journal")


def put_in_place(part: Path, path: Path) -> None:
    """Give a finished file its name, in one step, in the place of what may be there; raises OSError."""
    part.replace(path)
    _keep_names(path.parent)


def put_anew(part: Path, path: Path) -> None:
    """Give a finished file its name, in one step; raises OSError, FileExistsError where anything has that name."""
    if os.name == "posix":
        try:
            os.link(part, path)
        except FileExistsError:
            raise
        except OSError:  # sticks know no second name of a file
            if os.path.lexists(path):
                raise FileExistsError(path) from None
            part.rename(path)
        else:
            part.unlink()
    else:
        part.rename(path)  # which takes nobody's place there
    _keep_names(path.parent)


def _keep_names(folder: Path) -> None:
    """Have the names of a folder on the disk."""
    if os.name == "posix":  # elsewhere a folder cannot be opened, and the system sees to it
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
