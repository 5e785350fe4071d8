from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from tests.drives import drive, evening, f8, of_drive, written
from tests.store.steps import saved, step, taken_back

from whistdrive.core import changes
from whistdrive.core.club import Club
from whistdrive.core.difference import RowChange, difference
from whistdrive.core.drive import Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.store import ClubStore, DriveCard, Step
from whistdrive.words import ENGLISH


def refusal(error: pytest.ExceptionInfo[Refused]) -> tuple[str, str]:
    """The code of a refusal and its sentence, which must be there."""
    [finding] = error.value.findings
    return finding.code, ENGLISH.finding(finding)


def test_a_new_club_is_empty(club: ClubStore) -> None:
    assert club.evening() == Evening()
    assert club.drives() == ()
    assert club.journal(None) == ()
    assert club.next_drive_id() == 1
    assert club.copied_to is None


def test_every_save_is_a_revision_of_the_drive(club: ClubStore) -> None:
    held = saved(club, club.evening(), f8())
    assert of_drive(held).revision == 1
    held = saved(club, held, written(held, 1, 1, {"ns": 5}))
    assert of_drive(held).revision == 2
    held = saved(club, held, changes.add_person(held, name="Ann"))
    assert of_drive(held).revision == 3
    assert club.evening(1) == held


def test_a_drive_that_was_changed_in_the_meantime_is_not_overwritten(club: ClubStore) -> None:
    old = saved(club, club.evening(), f8())
    held = saved(club, old, written(old, 1, 1, {"ns": 5}))
    with pytest.raises(Refused) as error:
        saved(club, old, written(old, 1, 1, {"ns": 6}))
    code, text = refusal(error)
    assert code == "moved_on"
    assert str(club.place) in text
    assert club.evening(1) == held
    assert len(club.journal(1)) == 2


def test_a_drive_that_is_gone_is_not_brought_back_by_an_old_value(club: ClubStore) -> None:
    held = saved(club, club.evening(), f8())
    saved(club, held, replace(held, drive=None))
    with pytest.raises(Refused) as error:
        saved(club, held, written(held, 1, 1, {"ns": 5}))
    assert refusal(error)[0] == "moved_on"
    assert club.drives() == ()


def test_a_person_who_is_gone_is_not_changed(club: ClubStore) -> None:
    held = saved(club, club.evening(), changes.add_person(club.evening(), name="Ann"))
    saved(club, held, Evening())
    with pytest.raises(Refused) as error:
        saved(club, held, changes.archive_person(held, person=1, archived=True))
    assert refusal(error)[0] == "moved_on"


def test_two_new_drives_never_share_an_id(club: ClubStore) -> None:
    empty = club.evening()
    saved(club, empty, f8())
    with pytest.raises(Refused) as error:
        saved(club, empty, replace(empty, drive=drive(0)))
    assert refusal(error)[0] == "moved_on"


def test_what_a_rule_of_the_schema_forbids_is_refused(club: ClubStore) -> None:
    wrong = drive(4)
    nameless = replace(wrong, entrants=(replace(wrong.entrants[0], name=""), *wrong.entrants[1:]))
    twins = replace(wrong, entrants=tuple(replace(entrant, number=1) for entrant in wrong.entrants))
    for attempt, code in ((nameless, "cannot_hold"), (twins, "contradiction")):
        with pytest.raises(Refused) as error:
            saved(club, club.evening(), evening(attempt))
        assert refusal(error)[0] == code
    assert club.evening() == Evening()


def test_nobody_is_saved_in_two_seats(club: ClubStore) -> None:
    held = saved(club, club.evening(), evening(drive(4)))
    table = Table(1, ((1,), (2,), (3,), (1,)))
    with pytest.raises(Refused) as error:
        saved(club, held, replace(held, drive=replace(of_drive(held), rounds=(Round((table,)),))))
    assert refusal(error)[0] == "one_key"
    assert club.evening(1) == held


def test_a_step_is_saved_once(club: ClubStore) -> None:
    doing = step()
    before = club.evening()
    held = club.save(before, f8(), doing)
    with pytest.raises(Refused) as error:
        club.save(held, written(held, 1, 1, {"ns": 5}), doing)
    assert refusal(error)[0] == "already_saved"
    assert club.evening(1) == held
    assert [entry.id for entry in club.journal(1)] == [doing.id]


def test_people_in_use_cannot_be_taken_away(club: ClubStore) -> None:
    """Taking back that somebody joined the club, after they signed in to another drive than the open one."""
    joining = step()
    held = club.save(club.evening(), changes.add_person(club.evening(), name="Ann"), joining)
    saved(club, held, changes.sign_in(changes.new_drive(held, drive=drive(0)), person=1))
    with pytest.raises(Refused) as error:
        saved(club, club.evening(), taken_back(club.evening(), club.changes(joining.id)))
    assert refusal(error)[0] == "contradiction"
    assert club.evening(1).club.people == held.club.people


def test_the_journal_tells_what_was_done_and_when(club: ClubStore) -> None:
    helsinki = timezone(timedelta(hours=2))
    first = Step("a" * 32, "do", "new_drive", {"title": "Tom & Jerry", "number": 3, "who": None}, datetime.now(UTC))
    second = Step("b" * 32, "undo", "write_deal", {}, datetime(2026, 11, 29, 21, 30, tzinfo=helsinki), first.id)
    held = club.save(club.evening(), f8(), first)
    held = club.save(held, written(held, 1, 1, {"ns": 5}), second)
    entries = club.journal(1)
    assert [entry.revision for entry in entries] == [1, 2]
    assert all(entry.station for entry in entries)
    assert [Step(entry.id, entry.kind, entry.label, entry.facts, entry.when, entry.undoes) for entry in entries] == [
        first,
        second,
    ]


def test_the_journal_keeps_the_order_of_saving_though_a_clock_is_set_back(club: ClubStore) -> None:
    held = club.evening()
    steps = [replace(step(), when=datetime(2026, 11, 29, hour, tzinfo=UTC)) for hour in (3, 2, 1)]
    for number, doing in enumerate(steps):
        held = club.save(held, changes.add_person(held, name=f"Ann {number}"), doing)
    assert [entry.id for entry in club.journal(None)] == [doing.id for doing in steps]


def test_steps_of_the_club_alone_stand_apart_from_those_of_a_drive(club: ClubStore) -> None:
    joining, playing = step(), step()
    held = club.save(club.evening(), changes.add_person(club.evening(), name="Ann"), joining)
    club.save(held, changes.new_drive(held, drive=drive(0)), playing)
    assert [(entry.id, entry.revision) for entry in club.journal(None)] == [(joining.id, None)]
    assert [(entry.id, entry.revision) for entry in club.journal(1)] == [(playing.id, 1)]


def test_the_journal_holds_the_rows_of_each_step(club: ClubStore) -> None:
    held = saved(club, club.evening(), f8())
    after = written(held, 1, 1, {"ns": 5})
    doing = step()
    club.save(held, after, doing)
    assert club.changes(doing.id) == difference(held, after)
    assert len(club.changes(doing.id)) == 1


def test_the_changes_of_an_unknown_step_are_a_mistake(club: ClubStore) -> None:
    with pytest.raises(KeyError):
        club.changes("c" * 32)


def test_cards_show_every_drive_the_newest_first(club: ClubStore) -> None:
    plain = replace(drive(4), id=1, title="First", day=date(2026, 1, 9), venue="Hall")
    held = saved(club, club.evening(), replace(f8(), drive=plain))
    held = saved(club, held, replace(held, drive=replace(of_drive(f8()), id=2, day=date(2026, 3, 9))))
    saved(club, held, changes.close_drive(held))
    assert club.drives() == (
        DriveCard(2, "A drive", date(2026, 3, 9), "", 8, 3, 3, True, ("Player 2",)),
        DriveCard(1, "First", date(2026, 1, 9), "Hall", 4, 0, 3, False, ()),
    )


def test_partners_who_won_are_both_named(club: ClubStore) -> None:
    held = evening(drive(4, movement=MOVEMENTS["pairs"]()))
    held = changes.seat_round(held, number=1, seated=of_drive(held).movement.propose(of_drive(held)))
    held = changes.close_drive(written(held, 1, 1, {"ns": 13}))
    saved(club, club.evening(), held)
    [card] = club.drives()
    table = of_drive(held).rounds[0].tables[0]
    names = {of_drive(held).entrant(entrant).name for seat in table.side("NS") for entrant in seat}
    assert set(card.winners) == names
    assert len(card.winners) == 2


def test_a_fourth_drive_leaves_the_other_three(club: ClubStore) -> None:
    held = club.evening()
    for number in range(1, 5):
        assert club.next_drive_id() == number
        held = saved(club, held, changes.new_drive(held, drive=replace(drive(0), id=number, title=f"{number}")))
    club.close()
    with ClubStore.open(club.place) as again:
        assert {card.title for card in again.drives()} == {"1", "2", "3", "4"}


def test_the_id_of_a_drive_that_is_gone_is_not_given_again(club: ClubStore) -> None:
    held = saved(club, club.evening(), f8())
    saved(club, held, replace(held, drive=None))
    assert club.next_drive_id() == 2


def test_two_drives_are_never_mixed(club: ClubStore) -> None:
    first = saved(club, club.evening(), f8())
    second = saved(club, first, replace(f8(), drive=replace(of_drive(f8()), id=2, title="Second")))
    second = saved(club, second, written(second, 1, 1, {"ns": 0}))
    assert club.evening(1).drive == first.drive
    assert club.evening(2).drive == second.drive
    assert of_drive(club.evening(1)).revision == 1
    assert of_drive(club.evening(2)).revision == 2


def test_a_drive_that_is_not_there_is_refused(club: ClubStore) -> None:
    with pytest.raises(Refused) as error:
        club.evening(7)
    code, text = refusal(error)
    assert code == "no_such_drive"
    assert "7" in text


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1])
def test_a_figure_that_no_column_holds_is_refused(club: ClubStore, number: int) -> None:
    with pytest.raises(Refused) as error:
        saved(club, club.evening(), evening(replace(drive(4), seed=number)))
    assert refusal(error)[0] == "cannot_hold"
    assert club.evening() == Evening()


def test_half_a_letter_is_refused(club: ClubStore) -> None:
    """A lone surrogate, as a broken keyboard driver can leave it, is no text that a file can hold."""
    with pytest.raises(Refused) as error:
        saved(club, club.evening(), Evening(Club("A club \ud83c")))
    assert refusal(error)[0] == "cannot_hold"
    assert club.evening() == Evening()


def test_five_hundred_saves_are_five_hundred_entries(club: ClubStore) -> None:
    held = saved(club, club.evening(), f8())
    for number in range(499):
        held = saved(club, held, written(held, 1 + number % 3, 1, {"ns": number % 14}))
    assert [entry.revision for entry in club.journal(1)] == list(range(1, 501))
    assert club.evening(1) == held


def test_a_copy_is_the_club_as_it_was_then(club_file: ClubStore, tmp_path: Path) -> None:
    held = saved(club_file, club_file.evening(), f8())
    club_file.copy_to(tmp_path / "copy.whist")
    saved(club_file, held, written(held, 1, 1, {"ns": 5}))
    with ClubStore.open(tmp_path / "copy.whist") as copy:
        assert copy.evening(1) == held
        assert copy.journal(1) == club_file.journal(1)[:1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["club.whist", "club.whist-journal", "copy.whist"]


def test_closing_twice_is_closing_once_and_leaves_one_file(club_file: ClubStore, tmp_path: Path) -> None:
    saved(club_file, club_file.evening(), f8())
    club_file.close()
    club_file.close()
    assert [path.name for path in tmp_path.iterdir()] == ["club.whist"]


def test_clubs_are_opened_one_after_the_other(tmp_path: Path) -> None:
    for number in range(20):
        with ClubStore.create(tmp_path / f"{number}.whist") as store:
            held = changes.add_person(store.evening(), name=f"Ann {number}")
            saved(store, store.evening(), held)
        with ClubStore.open(tmp_path / f"{number}.whist") as store:
            assert [person.name for person in store.evening().club.people] == [f"Ann {number}"]


def test_an_undo_is_kept_as_its_reversed_rows(club: ClubStore) -> None:
    doing, undoing = step(), step("undo")
    held = saved(club, club.evening(), f8())
    after = club.save(held, written(held, 1, 1, {"ns": 5}), doing)
    undone = club.save(after, taken_back(after, club.changes(doing.id)), replace(undoing, undoes=doing.id))
    assert undone == replace(held, drive=replace(of_drive(held), revision=3))
    assert club.changes(undoing.id) == tuple(
        RowChange(change.key, change.new, change.old) for change in club.changes(doing.id)
    )
