"""The rows of a SQLite file straight from its pages, around those that are damaged.

SQLite itself stops at the first bad page of a table, and has everything behind it for lost. Here every page is taken
for itself, as https://www.sqlite.org/fileformat2.html describes them: from the root of a table down, each page once, so
that no damage makes it go round in circles.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

Value = int | float | str | bytes | None
Record = tuple[int, tuple[Value, ...]]
"""A row's number, and its values as far as they were written."""

_INTERIOR, _LEAF = 0x05, 0x0D
_FILE_HEADER = 100
_HEADER = {_INTERIOR: 12, _LEAF: 8}
_WHOLE_NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""By serial type, how many bytes a whole number takes."""
_DEEPEST = 20


class _Unreadable(Exception):
    """What is there is no page, or no row, of a table."""


@dataclass(slots=True)
class Found:
    """What was read of a table, whether there was more (a page or a row that cannot be read), and from which pages."""

    records: list[Record] = field(default_factory=list)
    damaged: bool = False
    pages: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class _Page:
    """A page of a table: its kind, its bytes, where its own header begins, and where its cells do."""

    kind: int
    data: bytes
    start: int
    cells: tuple[int, ...]


class Pages:
    """The pages of a file, given as its bytes. Raises ValueError for what is no SQLite file in UTF-8."""

    def __init__(self, content: bytes) -> None:
        size, reserved, encoding = *struct.unpack_from(">H", content, 16), content[20], content[59]
        self.size = 65536 if size == 1 else size
        if self.size < 512 or self.size & (self.size - 1) or encoding != 1 or self.size - reserved < 480:
            raise ValueError("no page size or no encoding")
        self._content = content
        self._usable = self.size - reserved
        self._count = len(content) // self.size

    def table(self, root: int) -> Found:
        """All rows of the table whose first page is ``root`` (counted from 1), in the order of their numbers."""
        found = Found()
        self._read(root, found, 0)
        return found

    def stray(self, known: Collection[int]) -> Mapping[int, Found]:
        """By its first page, each table of which nothing says any more what it is: on no ``known`` page, and none free.

        What stands on free pages stood somewhere once.
        """
        free = frozenset(self._free())
        left = [number for number in range(2, self._count + 1) if number not in known and number not in free]
        trees = {number: found for number in left if (found := self.table(number)).records}
        below = frozenset(page for number, found in trees.items() for page in found.pages if page != number)
        return {number: found for number, found in trees.items() if number not in below}

    def _free(self) -> Iterator[int]:
        [trunk] = struct.unpack_from(">I", self._content, 32)
        seen: set[int] = set()
        while 0 < trunk <= self._count and trunk not in seen:
            seen.add(trunk)
            start = (trunk - 1) * self.size
            following, count = struct.unpack_from(">II", self._content, start)
            count = min(count, self._usable // 4 - 2)
            yield from (trunk, *struct.unpack_from(f">{count}I", self._content, start + 8))
            trunk = following

    def _read(self, number: int, found: Found, depth: int) -> None:
        try:
            if number in found.pages or depth > _DEEPEST:
                raise _Unreadable
            found.pages.add(number)
            page = self._page(number)
        except (_Unreadable, struct.error, IndexError):
            found.damaged = True
            return
        if page.kind == _LEAF:
            self._read_rows(page, found)
            return
        if _unaccounted(page, self._usable, [4 + _varint(page.data, cell + 4)[1] - (cell + 4) for cell in page.cells]):
            found.damaged = True
        below = [struct.unpack_from(">I", page.data, cell)[0] for cell in page.cells]
        for child in (*below, *struct.unpack_from(">I", page.data, page.start + 8)):
            self._read(child, found, depth + 1)

    def _page(self, number: int) -> _Page:
        data = self._content[(number - 1) * self.size : number * self.size] if number > 0 else b""
        start = _FILE_HEADER if number == 1 else 0
        if len(data) < self.size or data[start] not in _HEADER:
            raise _Unreadable
        kind = data[start]
        [count] = struct.unpack_from(">H", data, start + 3)
        cells = struct.unpack_from(f">{count}H", data, start + _HEADER[kind])
        if any(not start < cell <= self._usable - 4 for cell in cells):
            raise _Unreadable
        return _Page(kind, data, start, cells)

    def _read_rows(self, page: _Page, found: Found) -> None:
        sizes = []
        for cell in page.cells:
            try:
                record, size = self._record(page.data, cell)
            except (_Unreadable, struct.error, IndexError, UnicodeDecodeError):
                found.damaged = True
                continue
            sizes.append(size)
            if found.records and record[0] <= found.records[-1][0]:
                found.damaged = True  # a row of some other page, or of some other time
            else:
                found.records.append(record)
        if len(sizes) == len(page.cells) and _unaccounted(page, self._usable, sizes):
            found.damaged = True

    def _record(self, data: bytes, cell: int) -> tuple[Record, int]:
        """The row in a cell, and the size of the cell."""
        length, at = _varint(data, cell)
        number, at = _varint(data, at)
        if length > len(self._content):
            raise _Unreadable
        here = self._local(length)
        if at + here > self._usable:
            raise _Unreadable
        payload = data[at : at + here]
        size = at + here - cell
        if here < length:
            payload += b"".join(self._overflow(data, at + here, length - here))
            size += 4
        return (number - (1 << 64) if number >> 63 else number, tuple(_values(payload))), max(size, 4)

    def _local(self, length: int) -> int:
        """How many bytes of a row of ``length`` bytes are in its own page; the others overflow."""
        most = self._usable - 35
        if length <= most:
            return length
        least = (self._usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (self._usable - 4)
        return here if here <= most else least

    def _overflow(self, data: bytes, at: int, rest: int) -> Iterator[bytes]:
        while rest > 0:
            [number] = struct.unpack_from(">I", data, at)
            data, at = self._content[(number - 1) * self.size : number * self.size] if number > 0 else b"", 0
            if len(data) < self.size:
                raise _Unreadable
            part = data[4 : min(4 + rest, self._usable)]
            rest -= len(part)
            yield part


def _unaccounted(page: _Page, usable: int, cells: list[int]) -> bool:
    """Whether bytes of a page belong to nothing: then its count of cells, or where they are, is not what it was."""
    first_free, count, content, fragments = struct.unpack_from(">HHHB", page.data, page.start + 1)
    after = page.start + _HEADER[page.kind] + 2 * count
    free, at = (content or 65536) - after + fragments, first_free
    while at:
        if at + 4 > usable:
            return True
        following, size = struct.unpack_from(">HH", page.data, at)
        free += size
        if following and following <= at:
            return True
        at = following
    return bool(after + free + sum(cells) != usable)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where the next begins."""
    number = 0
    for place in range(8):
        byte = data[at + place]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + place + 1
    return number << 8 | data[at + 8], at + 9


def _values(payload: bytes) -> Iterator[Value]:
    header, at = _varint(payload, 0)
    end = header
    while at < header:
        serial, at = _varint(payload, at)
        value, end = _value(payload, serial, end)
        yield value
    if at != header or end != len(payload):
        raise _Unreadable


def _value(payload: bytes, serial: int, at: int) -> tuple[Value, int]:
    if serial in (0, 8, 9):
        return (None if serial == 0 else serial - 8), at
    if serial in (10, 11):
        raise _Unreadable
    size = _WHOLE_NUMBERS.get(serial, 8 if serial == 7 else (serial - 12) // 2)
    data = payload[at : at + size]
    if len(data) < size:
        raise _Unreadable
    if serial == 7:
        return struct.unpack(">d", data)[0], at + size
    if serial < 7:
        return int.from_bytes(data, signed=True), at + size
    return (data.decode("utf-8") if serial % 2 else data), at + size
