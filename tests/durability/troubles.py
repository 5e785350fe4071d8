"""Troubles of a club file that are none of SQLite's: no room for more, a folder that was locked, moved or lost."""

from __future__ import annotations

import ctypes
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CAPABILITIES_3 = 0x20080522


def obey_modes() -> None:
    """Have this process held to the modes of files as anybody is, also where root runs it."""
    if os.geteuid() == 0:
        head, none = (ctypes.c_uint32 * 2)(_CAPABILITIES_3, 0), (ctypes.c_uint32 * 6)()
        if ctypes.CDLL(None).capset(head, none) != 0:
            raise PermissionError("capset")


def leave_room(size: int | None) -> None:
    """Let no file of this process become larger than so many bytes; None: as large as they like."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most if size is None else size, most))


@contextmanager
def moved_away(folder: Path) -> Iterator[None]:
    """The folder is not where it was, as when a stick is pulled out."""
    away = folder.rename(folder.with_name(f"{folder.name} away"))
    yield
    away.rename(folder)


@contextmanager
def replaced(club: Path) -> Iterator[None]:
    """Another file has the name of the club, as when something copies an older one over it."""
    aside = club.rename(club.with_suffix(".aside"))
    club.write_bytes(aside.read_bytes())
    yield
    aside.replace(club)


@contextmanager
def deleted(club: Path) -> Iterator[None]:
    """The file is gone; it was in a bin, out of which it is taken afterwards."""
    aside = club.rename(club.with_suffix(".aside"))
    yield
    aside.rename(club)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing can be added to a folder."""
    folder.chmod(0o555)
    yield
    folder.chmod(0o755)
