"""Faults below SQLite: what it asks of the disk is counted, and at a call of our choice it fails or the power goes.

A second VFS is put in front of that of the system, in the very library that Python's ``sqlite3`` uses. It passes every
call on; the program above knows nothing of it.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import errno
import json
import os
import random
import signal
import sys
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, addressof, byref, c_char_p, c_int, c_int64, c_void_p, memmove, sizeof
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

Call = Literal["open", "read", "write", "truncate", "sync", "lock", "delete", "name"]
Kind = Literal["die", "cut", "io", "full"]

CALLS: tuple[Call, ...] = ("open", "write", "truncate", "sync", "delete")
"""Those of SQLite that change what is on the disk."""

WITH_NAMES: tuple[Call, ...] = (*CALLS, "name")
"""With those by which Python itself opens, names and removes files."""

_NAMINGS = frozenset({"open", "os.link", "os.remove", "os.rename"})

FAULT = "fault "
"""How the key begins that tells of a fault."""

_FULL = 13
_CODES: dict[Call, int] = {
    "open": 14,
    "read": 10 | 1 << 8,
    "write": 10 | 3 << 8,
    "sync": 10 | 4 << 8,
    "truncate": 10 | 6 << 8,
    "delete": 10 | 10 << 8,
    "lock": 10 | 15 << 8,
    "name": errno.EIO,
}
"""What SQLite is told when the disk refuses a call."""

_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_CLOSE = CFUNCTYPE(c_int, c_void_p)
_READ = _WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = _LOCK = CFUNCTYPE(c_int, c_void_p, c_int)
_SIZE = CFUNCTYPE(c_int, c_void_p, POINTER(c_int64))


class _Vfs(Structure):
    """``sqlite3_vfs``."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", _OPEN),
        ("delete", _DELETE),
        ("others", c_void_p * 14),
    )


class _Methods(Structure):
    """``sqlite3_io_methods``."""

    _fields_ = (
        ("version", c_int),
        ("close", _CLOSE),
        ("read", _READ),
        ("write", _WRITE),
        ("truncate", _TRUNCATE),
        ("sync", _SYNC),
        ("size", _SIZE),
        ("lock", _LOCK),
        ("others", c_void_p * 11),
    )


@dataclass(frozen=True, slots=True)
class Fault:
    """What happens at the ``nth`` call, counted from 1 over those of the kinds in ``calls``.

    ``die``: the process is killed before the call. ``cut``: so it is, and what was not yet synced is on the disk or
    not, as ``seed`` has it. ``io``, ``full``: the call fails, and all later ones too if it is ``for_good``; with
    ``done`` it does its work first, and only says that it did not.
    """

    kind: Kind
    nth: int
    calls: tuple[Call, ...] = CALLS
    for_good: bool = False
    done: bool = False
    seed: int = 0


def as_key(fault: Fault | None) -> str:
    """How another process is told of a fault, or that there is none any more."""
    return FAULT + json.dumps(None if fault is None else asdict(fault))


def from_key(key: str) -> Fault | None:
    """The fault of which the process is told."""
    told = json.loads(key.removeprefix(FAULT))
    return None if told is None else Fault(**{**told, "calls": tuple(told["calls"])})


@dataclass(frozen=True, slots=True)
class _Unsynced:
    """A piece of an open file before it was written over, since the file was last synced."""

    file: int
    at: int
    old: bytes
    size: int


class Below:
    """The disk as SQLite sees it in this process. Make one before anything is opened, and keep it to the end."""

    def __init__(self) -> None:
        library = sqlite()
        assert library is not None
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._real: _Vfs = library.sqlite3_vfs_find(None).contents
        self._ours = _Vfs()
        memmove(byref(self._ours), byref(self._real), sizeof(_Vfs))
        self._ours.name, self._ours.next = b"faulty", None
        self._ours.open, self._ours.delete = _OPEN(self._open), _DELETE(self._delete)
        self._tables: dict[int, _Methods] = {}
        self._methods: dict[int, _Methods] = {}
        self._unsynced: list[_Unsynced] = []
        self._unlinked: dict[Path, bytes] = {}
        self._fault: Fault | None = None
        self._calls, self._within = 0, False
        library.sqlite3_vfs_register(byref(self._ours), 1)
        sys.addaudithook(self._hear)

    def arm(self, fault: Fault | None) -> None:
        """Have a fault happen, counted from now on, or none any more."""
        self._fault, self._calls = fault, 0

    @property
    def reached(self) -> bool:
        """Whether so many calls were made that the fault has happened."""
        return self._fault is not None and self._calls >= self._fault.nth

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if event not in _NAMINGS or self._within:
            return
        match arguments:
            case (_, _, int() as flags) if event == "open" and not flags & (os.O_WRONLY | os.O_RDWR):
                return
        if code := self._at("name", lambda: 0):
            raise OSError(code, os.strerror(code))

    def _at(self, call: Call, work: Callable[[], int]) -> int:
        fault = self._fault
        if fault is None or call not in fault.calls or self._within:
            return work()
        self._within = True
        try:
            return self._meet(fault, call, work)
        finally:
            self._within = False

    def _meet(self, fault: Fault, call: Call, work: Callable[[], int]) -> int:
        self._calls += 1
        if self._calls < fault.nth or (self._calls > fault.nth and not fault.for_good):
            return work()
        if fault.kind in ("die", "cut"):
            if fault.kind == "cut":
                self._lose(random.Random(fault.seed))
            os.kill(os.getpid(), signal.SIGKILL)
        if fault.done:
            work()
        return _FULL if fault.kind == "full" and call in ("open", "write") else _CODES[call]

    def _open(self, _vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        def work() -> int:
            code = int(self._real.open(addressof(self._real), name, file, flags, out))
            methods = c_void_p.from_address(file)  # the first field of every open file
            if methods.value is not None:
                self._methods[file] = _Methods.from_address(methods.value)
                methods.value = addressof(self._table(methods.value))
            return code

        c_void_p.from_address(file).value = None  # as SQLite wants it of an open that fails
        return self._at("open", work)

    def _table(self, real: int) -> _Methods:
        """The methods of ours for those of the system."""
        if real not in self._tables:
            table = _Methods()
            memmove(byref(table), real, sizeof(_Methods))
            table.close, table.read, table.write = _CLOSE(self._close), _READ(self._read), _WRITE(self._write)
            table.truncate, table.sync, table.lock = _TRUNCATE(self._truncate), _SYNC(self._sync), _LOCK(self._lock)
            self._tables[real] = table
        return self._tables[real]

    def _delete(self, _vfs: int, name: bytes, sync_folder: int) -> int:
        def work() -> int:
            path = Path(os.fsdecode(name))
            if path.exists() and not sync_folder:
                self._unlinked[path] = path.read_bytes()
            else:
                self._unlinked.clear()
            return int(self._real.delete(addressof(self._real), name, sync_folder))

        return self._at("delete", work)

    def _close(self, file: int) -> int:
        methods = self._methods.pop(file)
        self._unsynced = [piece for piece in self._unsynced if piece.file != file]
        return int(methods.close(file))

    def _read(self, file: int, into: int, amount: int, at: int) -> int:
        return self._at("read", lambda: int(self._methods[file].read(file, into, amount, at)))

    def _write(self, file: int, data: int, amount: int, at: int) -> int:
        def work() -> int:
            self._remember(file, at, amount)
            return int(self._methods[file].write(file, data, amount, at))

        return self._at("write", work)

    def _truncate(self, file: int, size: int) -> int:
        def work() -> int:
            self._remember(file, size, max(0, self._size(file) - size))
            return int(self._methods[file].truncate(file, size))

        return self._at("truncate", work)

    def _sync(self, file: int, flags: int) -> int:
        def work() -> int:
            self._unsynced = [piece for piece in self._unsynced if piece.file != file]
            return int(self._methods[file].sync(file, flags))

        return self._at("sync", work)

    def _lock(self, file: int, level: int) -> int:
        return self._at("lock", lambda: int(self._methods[file].lock(file, level)))

    def _size(self, file: int) -> int:
        size = c_int64()
        self._methods[file].size(file, byref(size))
        return size.value

    def _remember(self, file: int, at: int, amount: int) -> None:
        if self._fault is None or self._fault.kind != "cut":
            return
        size = self._size(file)
        old = ctypes.create_string_buffer(max(0, min(amount, size - at)))
        if len(old):
            self._methods[file].read(file, old, len(old), at)
        self._unsynced.append(_Unsynced(file, at, old.raw, size))

    def _lose(self, chance: random.Random) -> None:
        """Leave the disk as a power cut may: what was not synced is there or not, and what was unlinked may be back."""
        for piece in reversed(self._unsynced):
            if chance.random() < 0.5:
                if piece.old:
                    self._methods[piece.file].write(piece.file, piece.old, len(piece.old), piece.at)
                if chance.random() < 0.5:
                    self._methods[piece.file].truncate(piece.file, max(piece.size, piece.at))
        for path, content in self._unlinked.items():
            if chance.random() < 0.5 and not path.exists():
                path.write_bytes(content)


def sqlite() -> ctypes.CDLL | None:
    """The library that Python's ``sqlite3`` uses; None where its functions are hidden."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    return library if hasattr(library, "sqlite3_vfs_register") else None
