"""Several computers at one club: what others did is shown as they do it, and a server that is lost is told of."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QLocale, QObject, QSocketNotifier, QTime, QTimer

from whistdrive.core.findings import Refused
from whistdrive.desk.stations import is_loss
from whistdrive.store import ClubStore, Entry, News, ServerAddress, Step
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.server_probe import ServerProbe
from whistdrive.ui.widgets.notice import Notice

BEAT = 2000
"""Milliseconds between two looks at the connection; so often a server that is lost is called."""

BEATS = 3
"""A server that answers is called at every so many looks, in case it fell silent or its news got lost."""


class Stations(QObject):
    """Keeps the window of a club on a server in step with it, and its connection alive.

    Nothing here waits for the server: it is called by an asynchronous probe first.
    """

    def __init__(
        self, bridge: Bridge, store: ClubStore, news: News, address: ServerAddress, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._bridge, self._store, self._news, self._window = bridge, store, news, window
        self._was_lost: datetime | None = None
        self._beats = 0
        self._notifier: QSocketNotifier | None = None
        self.banner = Notice()
        self.banner.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, 0)
        window.add_bar(self.banner)
        self._probe = ServerProbe(address, self)
        self._probe.heard.connect(self._take_up)
        self._pulse = QTimer(self)
        self._pulse.timeout.connect(self._beat)
        self._pulse.start(BEAT)
        bridge.refused.connect(self._look)
        bridge.changed.connect(self._go_on)
        window.closed.connect(self.stop)
        self._listen()

    def stop(self) -> None:
        """Leave the server alone, before the club is let go of."""
        self._pulse.stop()
        self._probe.stop()
        self._hear_no_more()

    def _beat(self) -> None:
        self._look()
        self._beats += 1
        if self._store.lost or self._beats % BEATS == 0:
            self._probe.ask()

    def _take_up(self, answered: bool) -> None:
        """The server has answered the probe, or it has not."""
        if answered:
            if self._store.lost:
                self._news.look_anew()
            self._catch_up()
        else:
            self._store.doubt()
            self._look()

    def _hear(self) -> None:
        if self._news.arrived():
            self._catch_up()

    def _catch_up(self) -> None:
        doubtful = self._bridge.desk.in_doubt
        try:
            entries = self._bridge.catch_up()
        except Refused as refused:
            if not is_loss(refused):
                self._window.footer.show_refused(refused)
            self._look()
            return
        self._look()
        if doubtful is not None:
            self._tell_truth(doubtful, entries)
        others = [entry for entry in entries if entry.station != self._store.station]
        if others:
            self._window.footer.tell(others[-1])

    def _go_on(self) -> None:
        """What is said of a loss is done with once something is entered here again."""
        self._look()
        if not self._bridge.elsewhere and self._was_lost is None:
            self.banner.put_away()

    def _look(self, *_news: object) -> None:
        """See whether the server was lost, or has come back, in whatever was done since."""
        lost = self._store.lost
        if lost != self._was_lost:
            self._was_lost = lost
            self._window.is_cut_off = lost is not None
            self._say_back() if lost is None else self._say_lost(lost)
        self._listen()

    def _say_lost(self, lost: datetime) -> None:
        local = lost.astimezone()
        since = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
        self.banner.say(
            self.tr(
                "The server has not answered since {time}. Nothing typed now is saved; it stays in its field, and can "
                "be entered as soon as this goes away by itself. Keep the slips meanwhile."
            ).format(time=since),
            [],
        )

    def _say_back(self) -> None:
        self.banner.put_away()
        self._window.footer.say(self.tr("The server answers again: everything that is entered is saved."))

    def _tell_truth(self, doubtful: Step, entries: tuple[Entry, ...]) -> None:
        """Say what became of the step over which the connection was lost."""
        saved = next((entry for entry in entries if entry.id == doubtful.id), None)
        text = self.tr(
            "The server answers again. What was entered here when it fell silent had not reached it: enter it again."
        )
        if saved is not None:
            action = self._bridge.words(f"change.{saved.label}", **saved.facts)
            text = self.tr("The server answers again. What was entered here when it fell silent is saved: {action}.")
            text = text.format(action=action)
        self.banner.say(text, [(self.tr("Close"), lambda: None)])

    def _listen(self) -> None:
        """Wait for news on the connection of the moment."""
        socket = self._news.fileno()
        if self._notifier is not None and self._notifier.socket() != socket:
            self._hear_no_more()
        if self._notifier is None and socket >= 0:
            self._notifier = QSocketNotifier(socket, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._hear)

    def _hear_no_more(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
