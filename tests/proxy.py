"""A network between a station and the server that can be cut, and stand still, at a chosen moment."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Literal

Moment = Literal["never", "before commit", "after commit"]

_RESET = struct.pack("ii", 1, 0)
"""Closing a socket with this to linger for tells the other side that the connection was reset."""

_COMMIT = b"COMMIT\0"
"""How a commit is written in the protocol."""


class Proxy:
    """Passes on what comes, until told otherwise.

    ``cut_at`` cuts the connection once: before the server hears of a commit, or when it has answered and the station
    has not heard it. ``mends`` tells whether calls are taken again after that cut.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.cut_at: Moment = "never"
        self.mends = True
        self._open = Event()
        self._flows = Event()
        self._flows.set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._guard = Lock()
        self.mend()
        Thread(target=self._accept, daemon=True).start()

    def lose(self) -> None:
        """Cut all connections and refuse new ones."""
        self._open.clear()
        with self._guard:
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            _reset(*pair)

    def stall(self) -> None:
        """Let nothing through, though all connections stand."""
        self._flows.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._open.set()
        self._flows.set()

    def close(self) -> None:
        """Take the network down."""
        self.lose()
        self.mend()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                station, _ = self._listener.accept()
                if not self._open.is_set():
                    _reset(station)
                    continue
                server = socket.create_connection(("127.0.0.1", self._to))
                with self._guard:
                    self._pairs.append((station, server))
                Thread(target=self._pass_on, args=(station, server, True), daemon=True).start()
                Thread(target=self._pass_on, args=(server, station, False), daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket, asks: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                if asks and self.cut_at != "never" and _COMMIT in data:
                    self._cut(source, to, data)
                    return
                to.sendall(data)
        _reset(to)

    def _cut(self, station: socket.socket, server: socket.socket, data: bytes) -> None:
        heard, self.cut_at = self.cut_at == "after commit", "never"
        if not self.mends:
            self._open.clear()
        with suppress(OSError):
            station.shutdown(socket.SHUT_WR)  # nothing more is heard there
            if heard:
                server.sendall(data)
        _reset(station)
        if not heard:
            _reset(server)


@contextmanager
def network(to: int) -> Iterator[Proxy]:
    """A network to a port of this computer."""
    proxy = Proxy(to)
    try:
        yield proxy
    finally:
        proxy.close()


def _reset(*sockets: socket.socket) -> None:
    for each in sockets:
        with suppress(OSError):
            each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            each.shutdown(socket.SHUT_RDWR)
        each.close()
