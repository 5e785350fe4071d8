"""A server that is lost: the window says so, keeps what is typed, never stands still, and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.postgres import Server
from tests.proxy import Proxy, network
from tests.ui.evenings import begin_eight, seat_next, write
from tests.ui.stations import Station, two

from whistdrive.ui.stations import BEAT, Stations

LOST = "The server has not answered since"


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with network(server.port) as proxy:
        yield proxy


@pytest.fixture
def pair(
    server: Server, proxy: Proxy, qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> Iterator[tuple[Station, Station]]:
    """The door, beside the server, and the stage, beyond the network and at the scores of round 1."""
    address = server.club()
    with two(qapp, tmp_path, qtbot, address, server.by_network(address, proxy.port)) as (door, stage):
        begin_eight(door.window.desk)
        seat_next(door.window.desk)
        stage.window.desk.open_drive(door.drive.id)
        assert stage.window.go_to("scores")
        yield door, stage


class StandStill:
    """The longest time, in seconds, for which the windows did nothing."""

    def __init__(self) -> None:
        self.longest, self._last = 0.0, monotonic()
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(20)

    def _look(self) -> None:
        now = monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now


def banner(station: Station) -> str:
    """What stands above the page because of the server."""
    [stations] = station.window.findChildren(Stations)
    return "" if stations.banner.isHidden() else stations.banner.sentence


def test_it_says_since_when_keeps_what_is_typed_and_goes_on_by_itself(
    pair: tuple[Station, Station], proxy: Proxy
) -> None:
    door, stage = pair
    stage.press("8")
    proxy.lose()
    stage.waits_for(lambda: banner(stage).startswith(LOST))
    still = StandStill()
    stage.press("Enter")
    assert stage.scores.line.text.startswith("⚠ The server has not answered since")
    assert stage.scores.view.pending
    assert still.longest < 1
    write(door.window.desk, 2, 4)
    proxy.mend()
    stage.waits_for(lambda: stage.marks(2) == {"ns": 4, "ew": 9})
    assert banner(stage).endswith("enter it again.")
    stage.press("Enter")
    assert not banner(stage)
    assert stage.marks(1) == {"ns": 8, "ew": 5}
    door.waits_for(lambda: door.marks(1) == stage.marks(1))
    stage.press("Ctrl+Z")
    door.waits_for(lambda: door.marks(1) is None)


def test_a_server_that_only_falls_silent_is_noticed_while_nobody_types(
    pair: tuple[Station, Station], proxy: Proxy, qtbot: QtBot
) -> None:
    door, stage = pair
    still = StandStill()
    proxy.stall()
    qtbot.waitUntil(lambda: banner(stage).startswith(LOST), timeout=12000)
    qtbot.wait(BEAT)
    assert still.longest < 1
    proxy.mend()
    stage.waits_for(lambda: not banner(stage))
    write(door.window.desk, 2, 4)
    stage.waits_for(lambda: stage.marks(2) is not None)


@pytest.mark.parametrize("saved", [True, False])
def test_what_was_on_its_way_when_the_line_was_cut_is_told(
    pair: tuple[Station, Station], proxy: Proxy, saved: bool
) -> None:
    door, stage = pair
    proxy.mends = False
    proxy.cut_at = "after commit" if saved else "before commit"
    stage.press("8", "Enter")
    assert stage.scores.line.text.startswith("⚠ The server has not answered since")
    stage.waits_for(lambda: banner(stage).startswith(LOST))
    proxy.mend()
    told = "is saved: slip of table 1, round 1." if saved else "had not reached it: enter it again."
    stage.waits_for(lambda: banner(stage).endswith(told))
    assert (stage.marks(1) == {"ns": 8, "ew": 5}) is saved
    stage.press("Enter")
    assert stage.marks(1) == {"ns": 8, "ew": 5}
    assert stage.scores.view.place
    assert stage.scores.view.place.table == 2
    door.waits_for(lambda: door.marks(1) == {"ns": 8, "ew": 5})
    assert [step.label for step in door.window.desk.history.done].count("write_deal") == 1


def test_the_program_closes_while_the_server_is_lost(pair: tuple[Station, Station], proxy: Proxy) -> None:
    _, stage = pair
    proxy.lose()
    stage.waits_for(lambda: bool(banner(stage)))
    began = monotonic()
    assert stage.window.close()
    assert stage.house.clubs.current is None
    assert monotonic() - began < 1


def test_what_is_typed_can_be_given_up_to_close_the_program(pair: tuple[Station, Station], proxy: Proxy) -> None:
    _, stage = pair
    stage.press("8")
    proxy.lose()
    stage.waits_for(lambda: bool(banner(stage)))
    stage.press("Ctrl+Q")
    assert stage.house.clubs.current is not None
    assert stage.window.notice.sentence.startswith("What is typed here cannot be saved")
    stage.press("Enter")
    assert stage.house.clubs.current is not None
    assert stage.scores.view.pending
    stage.press("Ctrl+Q", "Tab", "Enter")
    assert stage.house.clubs.current is None


def test_a_club_that_is_let_go_of_is_listened_to_no_more(pair: tuple[Station, Station]) -> None:
    _, stage = pair
    [stations] = stage.window.findChildren(Stations)
    stage.house.clubs.close()
    assert stage.house.clubs.current is None
    assert not any(notifier.isEnabled() for notifier in stations.findChildren(QSocketNotifier))
