"""A network that goes: the station says so, pretends nothing, loses nothing, writes nothing twice, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest
from psycopg import sql
from tests.desk.halls import write
from tests.desk.stations import at_one_drive, station
from tests.postgres import Server, running
from tests.proxy import Moment, Proxy, network

from whistdrive.core import changes
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with network(server.port) as proxy:
        yield proxy


@pytest.fixture
def two(server: Server, proxy: Proxy) -> Iterator[tuple[Desk, Desk]]:
    """The door, beside the server, and the stage, beyond the network."""
    address = server.club()
    with at_one_drive(address, "door") as [door]:
        stage = station(server.by_network(address, proxy.port), "stage", door.drive.id)
        yield door, stage
        stage.close()


def names(desk: Desk) -> list[str]:
    return [person.name for person in desk.evening.club.people[16:]]


def test_a_station_says_that_the_server_is_lost_and_goes_on_when_it_is_back(
    two: tuple[Desk, Desk], proxy: Proxy
) -> None:
    door, stage = two
    held = stage.evening
    proxy.lose()
    with pytest.raises(Refused) as refused:
        write(stage, 1, 7)
    [finding] = refused.value.findings
    assert finding.code == "no_connection"
    assert "password" not in ENGLISH.finding(finding)
    began = monotonic()
    for attempt in (stage.catch_up, stage.drives, lambda: write(stage, 2, 7)):
        with pytest.raises(Refused, match="no_connection"):
            attempt()
    assert monotonic() - began < 4
    assert stage.evening is held
    write(door, 3, 4)
    proxy.mend()
    assert [step.station for step in stage.catch_up()] == ["door"]
    write(stage, 1, 7)
    door.catch_up()
    assert door.evening == stage.evening
    assert stage.history.undo is not None


@pytest.mark.parametrize("moment", ["before commit", "after commit"])
def test_a_step_over_which_the_connection_is_lost_for_a_moment_is_saved_once(
    two: tuple[Desk, Desk], proxy: Proxy, moment: Moment
) -> None:
    door, stage = two
    proxy.cut_at = moment
    stage.do(changes.add_person, name="Ann")
    assert proxy.cut_at == "never"
    assert names(stage) == ["Ann"]
    assert stage.in_doubt is None
    door.catch_up()
    assert names(door) == ["Ann"]
    stage.undo()
    assert names(stage) == []


@pytest.mark.parametrize(("moment", "saved"), [("before commit", False), ("after commit", True)])
def test_what_became_of_a_step_is_known_as_soon_as_the_server_is_back(
    two: tuple[Desk, Desk], proxy: Proxy, moment: Moment, saved: bool
) -> None:
    _, stage = two
    proxy.cut_at, proxy.mends = moment, False
    with pytest.raises(Refused, match="no_connection"):
        stage.do(changes.add_person, name="Ann")
    assert names(stage) == []
    doubtful = stage.in_doubt
    assert doubtful is not None
    proxy.mend()
    found = stage.catch_up()
    assert [step.id == doubtful.id for step in found] == [True] * saved
    assert names(stage) == ["Ann"] * saved
    assert stage.in_doubt is None


def test_who_does_it_again_at_once_does_it_once_all_the_same(two: tuple[Desk, Desk], proxy: Proxy) -> None:
    """Whoever typed it, was told that the server is lost, and types it again before the station has caught up."""
    _, stage = two
    proxy.cut_at, proxy.mends = "after commit", False
    with pytest.raises(Refused, match="no_connection"):
        stage.do(changes.add_person, name="Ann")
    proxy.mend()
    with pytest.raises(Refused, match="saved_after_all"):
        stage.do(changes.add_person, name="Ann")
    assert names(stage) == ["Ann"]
    proxy.cut_at, proxy.mends = "after commit", False
    with pytest.raises(Refused, match="no_connection"):
        write(stage, 1, 7)
    proxy.mend()
    write(stage, 1, 7)
    assert [step.label for step in stage.history.done][-2:] == ["add_person", "write_deal"]


def test_a_server_that_falls_silent_is_noticed_within_seconds(two: tuple[Desk, Desk], proxy: Proxy) -> None:
    door, stage = two
    proxy.stall()
    began = monotonic()
    with pytest.raises(Refused, match="no_connection"):
        stage.catch_up()
    assert monotonic() - began < 12
    write(door, 1, 7)  # nobody holds the others up
    proxy.mend()
    stage.catch_up()
    assert stage.evening == door.evening


def test_a_server_whose_plug_is_pulled_comes_back_with_all_that_was_confirmed() -> None:
    with running() as server, at_one_drive(server.club(), "door", "stage") as (door, stage):
        write(door, 1, 7)
        server.stop("immediate")
        for desk in (door, stage):
            with pytest.raises(Refused, match="no_connection"):
                write(desk, 2, 9)
        server.start(fsync="on")
        for desk in (door, stage):
            desk.catch_up()
        write(stage, 2, 9)
        write(door, 3, 4)
        stage.catch_up()
        assert door.evening == stage.evening
        door.open_drive(door.drive.id)
        assert door.evening == stage.evening


def test_a_station_that_stands_still_in_its_turn_holds_the_others_up_for_seconds_only(server: Server) -> None:
    address = server.club()
    with at_one_drive(address, "door") as [door], ClubStore.open(address, station="asleep") as asleep:

        def fall_asleep() -> None:
            with asleep.turn() as turn:
                began = monotonic()
                write(door, 1, 7)  # waits for its turn, which comes when the server loses patience
                assert 1 < monotonic() - began < 3
                turn.next_drive_id()

        with pytest.raises(Refused, match="no_connection"):
            fall_asleep()
        assert asleep.evening(door.drive.id) == door.evening


def test_a_station_that_was_away_while_the_club_was_brought_up_asks_for_a_newer_program(
    server: Server, proxy: Proxy
) -> None:
    address = server.club()
    with ClubStore.open(server.by_network(address, proxy.port)) as stage:
        proxy.lose()
        server.admin(sql.SQL("UPDATE alembic_version SET version_num = '9999'"), database=address.database)
        proxy.mend()
        for attempt in (stage.drives, lambda: stage.erase(1)):
            with pytest.raises(Refused, match="newer_file"):
                attempt()
