"""Several stations at one evening: nothing is lost or done twice, and nobody overwrites what they have not seen."""

from __future__ import annotations

import select
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.desk.halls import begin, seat_next, write
from tests.desk.stations import PLAYERS, at_one_drive, station
from tests.drives import drive
from tests.postgres import Server

from whistdrive.core import changes
from whistdrive.core.drive import Deal
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore, ServerAddress
from whistdrive.words import ENGLISH

Two = tuple[Desk, Desk]


@pytest.fixture
def address(server: Server) -> ServerAddress:
    return server.club()


@pytest.fixture
def two(address: ServerAddress) -> Iterator[Two]:
    """The door and the stage, both at one drive."""
    with at_one_drive(address, "door", "stage") as (door, stage):
        yield door, stage


def tricks(desk: Desk, table: int) -> int | None:
    """What North and South wrote for the first deal of the first round."""
    deals: tuple[Deal, ...] = desk.drive.rounds[0].tables[table - 1].slip.deals
    found = deals[0].marks["ns"] if deals else None
    assert found is None or isinstance(found, int)
    return found


def sentence(refused: pytest.ExceptionInfo[Refused]) -> tuple[str, str]:
    [finding] = refused.value.findings
    return finding.code, ENGLISH.finding(finding)


def agree(*desks: Desk) -> bool:
    """Whether all have the same before them, and it is what is kept."""
    for desk in desks:
        desk.catch_up()
    held = [desk.evening for desk in desks]
    desks[0].open_drive(desks[0].drive.id)
    return all(each == desks[0].evening for each in held)


def test_results_of_two_tables_never_get_in_each_others_way(two: Two) -> None:
    door, stage = two
    write(door, 1, 7)
    write(stage, 2, 9)
    write(door, 3, 4)
    assert [tricks(stage, table) for table in (1, 2)] == [7, 9]
    assert [tricks(door, table) for table in (1, 2, 3)] == [7, 9, 4]
    assert agree(door, stage)


def test_the_others_hear_of_it_at_once_and_are_told_before_and_after(two: Two, address: ServerAddress) -> None:
    door, _ = two
    with ClubStore.open(address, station="wall") as store:
        wall = Desk(store)
        wall.open_drive(door.drive.id)
        heard: list[tuple[Evening, Evening]] = []
        wall.listen(lambda before, after: heard.append((before, after)))
        held, seated = wall.evening, wall.drive.rounds[0]
        write(door, 1, 7)
        assert store.news
        assert select.select([store.news.fileno()], [], [], 5)[0]
        assert store.news.arrived()
        assert not store.news.arrived()
        [step] = wall.catch_up()
        assert (step.label, step.station, step.facts["table"]) == ("write_deal", "door", 1)
        [(before, after)] = heard
        assert before is held
        assert after is wall.evening
        assert before.club is after.club
        assert wall.drive.rounds[0].tables[1] is seated.tables[1]
        assert wall.catch_up() == ()
        assert len(heard) == 1


def test_two_corrections_of_one_deal_never_overwrite_each_other_unseen(two: Two) -> None:
    door, stage = two
    write(door, 1, 7)
    with pytest.raises(Refused) as refused:
        write(stage, 1, 8)
    code, text = sentence(refused)
    assert code == "seen_differs"
    assert "table 1" in text
    assert "door has written 7 6" in text
    assert "you 8 5" in text
    assert tricks(stage, 1) == 7
    write(stage, 1, 8)  # seen, and meant
    assert tricks(stage, 1) == 8
    assert agree(door, stage)


def test_what_both_have_typed_alike_is_written_once(two: Two) -> None:
    door, stage = two
    write(door, 1, 7)
    written = len(door.history.done)
    write(stage, 1, 7)
    assert tricks(stage, 1) == 7
    assert len(stage.history.done) == written


def test_next_round_pressed_twice_makes_one(two: Two) -> None:
    door, stage = two
    for table in range(1, PLAYERS // 4 + 1):
        write(door, table, 7)
    stage.catch_up()
    seat_next(door)
    with pytest.raises(Refused):
        seat_next(stage)
    assert len(stage.drive.rounds) == 2
    assert agree(door, stage)


def test_people_who_sign_in_at_two_doors_at_once_are_two(two: Two) -> None:
    door, stage = two
    door.do(changes.sign_in_new, name="Ann")
    stage.do(changes.sign_in_new, name="Bo")
    door.do(changes.add_person, name="Cy")
    stage.do(changes.add_person, name="Di")
    assert agree(door, stage)
    assert [person.name for person in door.evening.club.people][PLAYERS:] == ["Ann", "Bo", "Cy", "Di"]
    assert [entrant.name for entrant in door.drive.entrants][PLAYERS:] == ["Ann", "Bo"]


def test_a_form_does_not_take_back_what_another_wrote_in_it_meanwhile(two: Two) -> None:
    door, stage = two
    door.do(changes.edit_person, person=1, name="Player 1", nickname="Pat", club_number="")
    with pytest.raises(Refused) as refused:
        stage.do(changes.edit_person, person=1, name="Player 1", nickname="", club_number="7")
    code, text = sentence(refused)
    assert code == "seen_differs_of"
    assert "Player 1" in text
    assert "Pat" in text
    assert stage.evening.club.person(1).nickname == "Pat"


def test_two_drives_that_are_begun_at_once_are_two(two: Two) -> None:
    door, stage = two
    number = door.next_drive_id()
    for desk, title in ((door, "First"), (stage, "Second")):
        desk.do(changes.new_drive, drive=replace(drive(0), id=number, title=title))
    assert (door.drive.id, stage.drive.id) == (number, number + 1)
    assert [card.title for card in door.drives()][:2] == ["Second", "First"]
    door.do(changes.sign_in_new, name="Ann")
    stage.do(changes.sign_in_new, name="Bo")
    door.catch_up()
    assert [person.name for person in door.evening.club.people][-2:] == ["Ann", "Bo"]
    assert [entrant.name for entrant in door.drive.entrants] == ["Ann"]


def test_undo_takes_back_what_was_done_at_this_station(two: Two) -> None:
    door, stage = two
    write(door, 1, 7)
    write(stage, 2, 9)
    write(stage, 3, 4)
    door.undo()
    assert [tricks(door, table) for table in (1, 2, 3)] == [None, 9, 4]
    stage.undo()
    stage.undo()
    assert [tricks(stage, table) for table in (1, 2, 3)] == [None, None, None]
    door.redo()
    stage.redo()
    assert [tricks(stage, table) for table in (1, 2, 3)] == [7, 9, None]
    assert agree(door, stage)
    assert [(each.station, each.label) for each in door.history.done][-2:] == [
        ("door", "write_deal"),
        ("stage", "write_deal"),
    ]


def test_undo_is_refused_where_another_has_gone_on(two: Two) -> None:
    door, stage = two
    write(door, 1, 7)
    stage.catch_up()
    write(stage, 1, 8)
    with pytest.raises(Refused, match="step_moved_on"):
        door.undo()
    assert tricks(door, 1) == 8
    assert agree(door, stage)


def test_a_drive_that_another_deletes_is_left_and_comes_back(two: Two) -> None:
    door, stage = two
    number = door.drive.id
    door.do(changes.delete_drive)
    with pytest.raises(Refused) as refused:
        write(stage, 1, 7)
    assert "at door this drive was deleted at " in sentence(refused)[1]
    assert stage.evening.drive is None
    assert stage.history.undo is None
    stage.bring_back(number)
    assert stage.drive.id == number
    door.open_drive(number)
    assert agree(door, stage)


def test_whoever_is_forgotten_is_forgotten_at_every_station(two: Two) -> None:
    door, stage = two
    door.erase(1)
    stage.catch_up()
    assert stage.evening.club.person(1).erased
    assert stage.drive.entrants[0].name == "—"
    stage.undo()
    door.undo()
    assert agree(door, stage)
    assert door.evening.club.person(1).erased


def test_a_program_gets_its_name_back_and_two_of_one_name_differ(address: ServerAddress) -> None:
    first = station(address, "laptop")
    second = station(address, "laptop")
    begin(first, "--")
    number = first.drive.id
    second.open_drive(number)
    assert second.history.undo is None
    first.close()
    again = station(address, "laptop", number)
    assert again.history.undo is not None
    assert again.history.undo.station == "laptop"
    for desk in (second, again):
        desk.close()


def test_all_that_another_has_written_is_told_before_it_is_overwritten(two: Two) -> None:
    door, stage = two
    seen = stage.evening
    door.do(changes.edit_drive, drive=replace(door.drive, title="Friday", venue="Inn"))
    stage.catch_up()
    with pytest.raises(Refused) as refused:
        stage.do_having_seen(seen, changes.edit_drive, drive=replace(stage.drive, title="Monday", venue="Mill"))
    assert [finding.facts["field"] for finding in refused.value.findings] == ["title", "venue"]
    assert [finding.facts["now"] for finding in refused.value.findings] == ["Friday", "Inn"]
