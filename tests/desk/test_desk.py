"""The desk on a real club: in a file, and on a server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.drives import F8_SEATS, F8_TRICKS, drive

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore, Place


@pytest.fixture
def desk(place: Place) -> Iterator[Desk]:
    opened = Desk(ClubStore.open(place))
    yield opened
    opened.close()


def begin(desk: Desk, players: int = 8) -> None:
    desk.do(changes.new_drive, drive=replace(drive(0, plan=Plan(rounds=5, interval=0)), id=desk.next_drive_id()))
    for number in range(1, players + 1):
        desk.do(changes.sign_in_new, name=f"Player {number}")


def play_f8(desk: Desk) -> None:
    begin(desk)
    for number, (tables, tricks) in enumerate(zip(F8_SEATS, F8_TRICKS, strict=True), start=1):
        made = (Table(at, tuple((each,) for each in seats)) for at, seats in enumerate(tables, start=1))
        desk.do(changes.seat_round, number=number, seated=Round(tuple(made)))
        for table, took in enumerate(tricks, start=1):
            desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": took})


def reopened(desk: Desk, place: Place) -> Desk:
    """A new desk on the same club, as after the program was closed."""
    drive_id = desk.drive.id
    desk.close()
    again = Desk(ClubStore.open(place))
    again.open_drive(drive_id)
    return again


def test_every_change_is_on_the_disk_at_once(desk: Desk, place: Place) -> None:
    play_f8(desk)
    held = desk.evening
    again = reopened(desk, place)
    assert again.evening == held
    again.close()


def test_known_fault_91_another_drive_leaves_those_before_it(desk: Desk, place: Place) -> None:
    """Three drives, a fourth, and the program is started anew."""
    held = []
    for players in (8, 4, 5, 6):
        begin(desk, players)
        held.append(desk.evening)
    again = reopened(desk, place)
    assert sorted(card.id for card in again.drives()) == [1, 2, 3, 4]
    for evening in held:
        assert evening.drive is not None
        again.open_drive(evening.drive.id)
        assert again.evening.drive == evening.drive
    again.close()


def test_listeners_hear_before_and_after(desk: Desk) -> None:
    heard: list[tuple[Evening, Evening]] = []
    stop = desk.listen(lambda before, after: heard.append((before, after)))
    begin(desk, 1)
    assert heard[-1][1] is desk.evening
    assert [was[1] for was in heard[:-1]] == [now[0] for now in heard[1:]]
    stop()
    count = len(heard)
    desk.do(changes.add_person, name="Nobody hears this")
    assert len(heard) == count


def test_what_is_refused_changes_and_tells_nothing(desk: Desk) -> None:
    begin(desk, 4)
    held, heard = desk.evening, []
    desk.listen(lambda before, after: heard.append((before, after)))
    with pytest.raises(Refused):
        desk.do(changes.sign_in, person=1)
    assert desk.evening is held
    assert heard == []


def test_a_change_that_changes_nothing_is_no_step(desk: Desk) -> None:
    begin(desk, 4)
    steps = len(desk.history.done)
    desk.do(changes.set_paid, entrant=1, paid=False)
    assert len(desk.history.done) == steps


def test_undo_to_the_start_and_redo_to_the_end(desk: Desk) -> None:
    play_f8(desk)
    played = desk.evening
    steps = len(desk.history.done)
    for _ in range(steps):
        desk.undo()
    assert desk.history.undo is None
    assert desk.drive.entrants == ()
    assert desk.evening.club.people == ()
    desk.undo()
    for _ in range(steps):
        desk.redo()
    assert desk.history.redo is None
    assert replace(desk.drive, revision=0) == replace(played.drive or desk.drive, revision=0)
    assert desk.evening.club == played.club


def test_undo_survives_closing_the_program(desk: Desk, place: Place) -> None:
    play_f8(desk)
    desk.undo()
    again = reopened(desk, place)
    assert again.history.undo is not None
    assert again.history.redo is not None
    again.redo()
    assert not standings(again.drive).missing
    again.undo()
    again.undo()
    assert standings(again.drive).missing == ((3, 1), (3, 2))
    again.close()


def test_a_new_step_forgets_what_was_undone(desk: Desk) -> None:
    begin(desk, 4)
    desk.undo()
    desk.do(changes.sign_in_new, name="Somebody else")
    assert desk.history.redo is None


def test_a_drive_cannot_be_undone_away(desk: Desk) -> None:
    begin(desk, 0)
    assert desk.history.undo is None


def test_another_drive_has_no_steps_of_the_one_before(desk: Desk) -> None:
    play_f8(desk)
    begin(desk, 0)
    assert desk.history.undo is None
    assert desk.history.redo is None


def test_f8_corrected_and_back(desk: Desk) -> None:
    play_f8(desk)
    first = {row.entrants: (row.place, row.total) for row in standings(desk.drive).rows}
    desk.do(changes.swap_sides, number=1, table=1, deal=1)
    assert {row.entrants: row.place for row in standings(desk.drive).rows}[5,] == 2
    desk.undo()
    assert {row.entrants: (row.place, row.total) for row in standings(desk.drive).rows} == first


def test_undo_shares_what_it_does_not_touch(desk: Desk) -> None:
    play_f8(desk)
    before = desk.drive
    desk.do(changes.swap_sides, number=1, table=1, deal=1)
    desk.undo()
    assert desk.drive.rounds[1] is before.rounds[1]
    assert desk.drive.rounds[0].tables[1] is before.rounds[0].tables[1]
    assert desk.drive.entrants is before.entrants


def test_steps_are_labelled_with_their_facts(desk: Desk) -> None:
    play_f8(desk)
    step = desk.history.undo
    assert step is not None
    assert step.label == "write_deal"
    assert step.facts == {"number": 3, "table": 2, "deal": 1}
    desk.do(changes.set_paid, entrant=3, paid=True)
    assert desk.history.undo is not None
    assert desk.history.undo.facts == {"entrant": 3, "name": "Player 3"}


def test_two_drives_keep_apart(desk: Desk) -> None:
    play_f8(desk)
    first = desk.drive
    begin(desk, 0)
    second = desk.drive.id
    desk.do(changes.sign_in, person=1)
    desk.open_drive(first.id)
    assert desk.drive == first
    assert len(desk.history.done) == 17
    desk.open_drive(second)
    assert [entrant.name for entrant in desk.drive.entrants] == ["Player 1"]
    desk.open_drive(None)
    assert [card.id for card in desk.drives()] == [second, first.id]
    with pytest.raises(Refused):
        desk.drive  # noqa: B018


STEPS = st.one_of(
    st.tuples(st.just("sign_in"), st.integers(0, 99)),
    st.tuples(st.just("pay"), st.integers(1, 12)),
    st.tuples(st.just("write"), st.integers(0, 13)),
    st.tuples(st.just("clear"), st.just(0)),
    st.tuples(st.just("seat"), st.just(0)),
    st.tuples(st.just("leave"), st.integers(1, 12)),
    st.tuples(st.just("undo"), st.just(0)),
    st.tuples(st.just("redo"), st.just(0)),
    st.tuples(st.just("reopen"), st.just(0)),
)


def do_step(desk: Desk, what: str, figure: int) -> None:
    number = len(desk.drive.rounds)
    if what == "sign_in":
        desk.do(changes.sign_in_new, name=f"Guest {figure}")
    elif what == "pay":
        desk.do(changes.set_paid, entrant=figure, paid=True)
    elif what == "write":
        desk.do(changes.write_deal, number=number, table=1, deal=1, marks={"ns": figure})
    elif what == "clear":
        desk.do(changes.clear_deal, number=number, table=1, deal=1)
    elif what == "seat":
        desk.do(changes.seat_round, number=number + 1, seated=desk.drive.movement.propose(desk.drive))
    elif what == "leave":
        desk.do(changes.leave, entrant=figure, after=number)
    elif what == "undo":
        desk.undo()
    else:
        desk.redo()


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(STEPS, max_size=25))
def test_whatever_is_done_the_file_holds_what_the_desk_holds(
    steps: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("club") / "club.whist"
    desk = Desk(ClubStore.create(path))
    begin(desk, 5)
    for what, figure in steps:
        held, undone = desk.evening, desk.history
        if what == "reopen":
            desk = reopened(desk, path)
            assert (desk.evening, [step.id for step in desk.history.done]) == (held, [step.id for step in undone.done])
            continue
        try:
            do_step(desk, what, figure)
        except Refused:
            assert desk.evening is held
        assert desk._store.evening(desk.drive.id) == desk.evening
    desk.close()
