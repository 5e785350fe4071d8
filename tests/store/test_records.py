"""What closed drives say of people, and forgetting them."""

from __future__ import annotations

from dataclasses import replace

from tests.drives import F8_TOTALS, f8, of_drive
from tests.store.steps import saved

from whistdrive.core import changes
from whistdrive.core.club import Club
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.seasons import Result
from whistdrive.store import ClubStore, FormerEntry, Partner


def numbered(of: Evening, number: int) -> Drive:
    return replace(of_drive(of), id=number, title=f"Drive {number}")


def two_evenings(club: ClubStore) -> Evening:
    """The eight play the same three rounds twice; the second drive is not closed."""
    first = f8()
    held = saved(club, club.evening(), Evening(first.club, numbered(changes.close_drive(first), 1)))
    return saved(club, held, Evening(held.club, numbered(first, 2)))


def test_results_are_those_of_closed_drives(club: ClubStore) -> None:
    two_evenings(club)
    found = club.results((1, 2))
    assert {result.person: result.points for result in found} == F8_TOTALS
    assert Result(1, 2, 1, 27, 3) in found
    assert club.results(()) == ()


def test_the_history_of_somebody(club: ClubStore) -> None:
    two_evenings(club)
    newest, oldest = club.appearances(5)
    assert (newest.drive, newest.closed, newest.place, newest.points) == (2, False, None, None)
    assert (oldest.drive, oldest.number, oldest.name, oldest.place, oldest.points) == (1, 5, "Player 5", 2, 24)
    assert club.partners(8) == (Partner(1, 2, 2), Partner(2, 2, 2), Partner(3, 2, 2))


def test_whoever_turned_out_to_be_another_has_one_history(club: ClubStore) -> None:
    """Of the first drive 5 is the one, of the second 8."""
    held = two_evenings(club)
    alone = changes.sign_out(Evening(held.club, replace(of_drive(held), rounds=())), entrant=5)
    held = saved(club, held, alone)
    away = replace(held, drive=None)
    saved(club, away, changes.merge_people(away, person=5, into=8))
    assert [each.drive for each in club.appearances(8)] == [2, 1, 1]
    assert {result.person for result in club.results((1,))} == {1, 2, 3, 4, 6, 7, 8}
    assert {partner.person for partner in club.partners(6)} == {4, 7, 8}


def test_who_came_to_the_latest_drives(club: ClubStore) -> None:
    """Of the second drive, the newer one, 8 is another entry of 5, who has not signed in to it as well."""
    held = two_evenings(club)
    alone = changes.sign_out(Evening(held.club, replace(of_drive(held), rounds=())), entrant=5)
    held = saved(club, held, alone)
    assert club.regulars(12) == {1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 2, 7: 2, 8: 2}
    assert club.regulars(1) == {1: 1, 2: 1, 3: 1, 4: 1, 6: 1, 7: 1, 8: 1}
    away = replace(held, drive=None)
    saved(club, away, changes.merge_people(away, person=5, into=8))
    assert club.regulars(12) == {1: 2, 2: 2, 3: 2, 4: 2, 6: 2, 7: 2, 8: 2}


def test_who_shares_a_seat_is_no_partner(club: ClubStore) -> None:
    of = changes.sign_in_new(f8(), name="Other")
    drive = of_drive(changes.share_seat(of, entrant=9, shares=7))
    seats = tuple((7, 9) if seat == (7,) else seat for seat in drive.rounds[0].tables[1].seats)
    table = replace(drive.rounds[0].tables[1], seats=seats)
    rounds = (replace(drive.rounds[0], tables=(drive.rounds[0].tables[0], table)), *drive.rounds[1:])
    saved(club, club.evening(), Evening(of.club, replace(drive, rounds=rounds)))
    assert {partner.person for partner in club.partners(9)} == {3}
    assert [each.shared for each in club.appearances(9)] == [True]
    assert [each.shared for each in club.appearances(7)] == [True]
    assert [each.shared for each in club.appearances(6)] == [False]


def test_whoever_is_forgotten_is_named_nowhere_and_nothing_else_changes(club_file: ClubStore) -> None:
    held = two_evenings(club_file)
    held = saved(
        club_file,
        held,
        changes.edit_person(held, person=5, name="Dora Ämmälä", nickname="Dodo", club_number="K-77", note="deaf"),
    )
    held = saved(club_file, held, changes.edit_entrant(held, entrant=5, name="Dora Ämmälä", number=5, pair=None))
    before = club_file.evening(1)
    club_file.erase(5)
    after = club_file.evening(1)
    assert after.club.person(5).erased
    assert of_drive(after).entrant(5).name == "—"
    assert replace(after, club=Club()) == replace(
        before,
        club=Club(),
        drive=replace(
            of_drive(before),
            entrants=tuple(replace(each, name="—") if each.id == 5 else each for each in of_drive(before).entrants),
        ),
    )
    assert {result.person: result.points for result in club_file.results((1,))} == F8_TOTALS
    club_file.close()
    raw = club_file.path.read_bytes()
    for secret in ("Dora", "Dodo", "K-77", "deaf", "Player 5", "\\u00c4mm"):
        assert secret.encode() not in raw


def test_steps_of_before_can_still_be_taken_back(club: ClubStore) -> None:
    held = two_evenings(club)
    club.erase(5)
    held = club.evening(2)
    changed = saved(club, held, changes.set_paid(held, entrant=5, paid=True))
    assert of_drive(changed).entrant(5).paid
    for step in club.journal(2):
        assert club.changes(step.id)


def test_what_somebody_was_entered_as_before_is_remembered_once(club: ClubStore) -> None:
    held = two_evenings(club)
    for name in ("Dora", "Dora Dale", "Dora"):
        held = saved(
            club, held, changes.edit_person(held, person=5, name=name, nickname="Do", club_number="7", note="deaf")
        )
    assert club.former(5) == (
        FormerEntry("Player 5", "", "", ""),
        FormerEntry("Dora", "Do", "7", "deaf"),
        FormerEntry("Dora Dale", "Do", "7", "deaf"),
    )
    assert club.former(6) == (FormerEntry("Player 6", "", "", ""),)
