"""Whether a PostgreSQL server answers, asked without keeping anybody waiting."""

from __future__ import annotations

import struct

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QTcpSocket

from whistdrive.store import ServerAddress

PATIENCE = 2000
"""Milliseconds after which a server that says nothing does not answer."""

_SSL_REQUEST = struct.pack("!ii", 8, 80877103)
"""Do you encrypt? A server that is well says so in one letter (PostgreSQL's manual, *Message Formats*)."""


class ServerProbe(QObject):
    """Asks one server, one question at a time; ``heard`` carries whether it answered."""

    heard = Signal(bool)

    def __init__(self, address: ServerAddress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = address
        self._asking = False
        self._socket, self._patience = QTcpSocket(self), QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(lambda: self._end(answered=False))
        self._socket.connected.connect(lambda: self._socket.write(_SSL_REQUEST))
        self._socket.readyRead.connect(lambda: self._end(answered=True))
        self._socket.errorOccurred.connect(lambda _error: self._end(answered=False))

    def ask(self) -> None:
        """Ask, unless an answer is awaited already; a server on this computer is not asked: it is there or not."""
        if self._asking:
            return
        self._asking = True
        if self._address.is_local:
            self._end(answered=True)
            return
        self._patience.start()
        self._socket.connectToHost(self._address.host, self._address.port)

    def stop(self) -> None:
        """Await no answer any more."""
        self._asking = False
        self._patience.stop()
        self._socket.abort()

    def _end(self, *, answered: bool) -> None:
        if self._asking:
            self.stop()
            self.heard.emit(answered)
