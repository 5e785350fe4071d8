"""Rows as they would be taken in: what is new, whom they mean, and what is wrong where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.drives import F8_SEATS, HARD_NAMES, drive, evening, f8, of_drive, renamed
from tests.exchange.taken import looked_at, taken_in, text

from whistdrive.core import changes
from whistdrive.core.club import Club, Person
from whistdrive.core.drive import Plan, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Gravity
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.exchange.fields import columns_of
from whistdrive.exchange.grid import Grid
from whistdrive.exchange.preview import Choice, Preview, previewed
from whistdrive.exchange.read import read_table
from whistdrive.exchange.schedule import chart_grid
from whistdrive.exchange.targets import TARGETS
from whistdrive.export.lists import list_file
from whistdrive.movement.fairness import fairness
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.scoring import RULES
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH, in_language

ANNS = Club(people=(Person(1, "Ann Smith", "Annie"), Person(2, "Ann Smith", "", "7"), Person(3, "Bo Li")))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with ClubStore.create(tmp_path / "club.whist") as store:
        yield Desk(store)


def states(preview: Preview) -> list[str]:
    return [row.state for row in preview.rows]


def codes(preview: Preview, row: int) -> list[str]:
    """The findings of the row with this number in the file."""
    [found] = [each for each in preview.rows if each.line.number == row]
    return [each.code for each in found.findings]


def chosen(key: str, data: bytes, of: Evening, **choices: object) -> Preview:
    target, grid = TARGETS[key], read_table(data)
    columns = columns_of(target.fields(of), grid.rows[0])
    return previewed(target, of, grid, replace(Choice(columns), **choices))  # type: ignore[arg-type]


def test_columns_are_found_by_their_headings_in_five_languages() -> None:
    for language in ("en", "fi", "sv", "ru", "ro"):
        made = list_file("people", "csv", Evening(ANNS), in_language(language))
        fields = TARGETS["people"].fields(Evening())
        assert columns_of(fields, read_table(made).rows[0]) == {"name": 0, "nickname": 1, "club_number": 2}
    assert columns_of(TARGETS["people"].fields(Evening()), ["CLUB NO", "x", "Surname", "first-name"]) == {
        "club_number": 0,
        "last_name": 2,
        "first_name": 3,
    }


def test_a_name_in_capitals_is_kept_whole_and_two_columns_make_one() -> None:
    """Known fault 12: nothing is taken for a surname, so nothing is lost."""
    whole = taken_in("people", text("Name", "JEAN DE LA TOUR"), Evening())
    assert [person.name for person in whole.club.people] == ["JEAN DE LA TOUR"]
    parts = taken_in("people", text("Surname;First name", "DE LA TOUR;Jean", ";Cher"), Evening())
    assert [person.name for person in parts.club.people] == ["Jean DE LA TOUR", "Cher"]


def test_people_are_new_known_changed_or_namesakes() -> None:
    data = text(
        "Name,Nickname,Club no.,Note", "Ann Smith,annie,,", "Ann Smith,,7,cook", "Ann Smith,Nan,,", "BO LI,,9,", "Cy,,,"
    )
    preview = looked_at("people", data, Evening(ANNS))
    assert states(preview) == ["same", "changed", "doubtful", "changed", "new"]
    assert codes(preview, 4) == ["namesakes"]
    assert preview.ready
    assert preview.step is not None
    people = preview.step.on(Evening(ANNS)).club.people
    assert [(each.name, each.nickname, each.club_number, each.note) for each in people] == [
        ("Ann Smith", "Annie", "", ""),
        ("Ann Smith", "", "7", "cook"),
        ("Bo Li", "", "9", ""),
        ("Ann Smith", "Nan", "", ""),
        ("Cy", "", "", ""),
    ]


def test_whoever_is_asked_about_can_be_said_to_be_somebody() -> None:
    data = text("Name,Nickname", "Ann Smith,Nan")
    assert chosen("people", data, Evening(ANNS), people={2: 2}).rows[0].person == 2
    assert states(chosen("people", data, Evening(ANNS), people={2: 0})) == ["new"]


def test_what_is_wrong_is_said_of_its_row_and_stops_only_that_one() -> None:
    data = text("Name,Archived,Note", "Ann,,", ",yes,", "Bo,perhaps,", f"Cy,,{'x' * 3000}")
    preview = looked_at("people", data, Evening())
    assert [codes(preview, row) for row in (2, 3, 4, 5)] == [[], ["no_name"], ["not_yes_no"], ["too_long"]]
    assert preview.grave
    assert not preview.ready
    left = chosen("people", data, Evening(), left_out=frozenset({3, 4, 5}))
    assert left.ready
    assert states(left) == ["new", "left_out", "left_out", "left_out"]


def test_a_table_without_a_column_that_is_needed_asks_for_it() -> None:
    preview = looked_at("seating", text("Round,Table", "1,1"), evening(drive()))
    assert {each.code for each in preview.findings} == {"no_column"}
    assert [each.code for each in looked_at("entrants", text("Name", "Ann"), Evening()).findings] == ["no_drive"]


def test_a_list_without_headings_is_read_by_the_columns_that_are_chosen() -> None:
    grid = Grid((("7", "Ann"), ("8", "Bo")))
    preview = previewed(TARGETS["people"], Evening(), grid, Choice({"name": 1, "club_number": 0}, headed=False))
    assert preview.step is not None
    assert [(each.name, each.club_number) for each in preview.step.on(Evening()).club.people] == [
        ("Ann", "7"),
        ("Bo", "8"),
    ]


def test_signing_in_from_a_file_is_one_step(desk: Desk) -> None:
    desk.do(changes.add_person, name="Ann")
    desk.do(changes.new_drive, drive=replace(drive(0), id=desk.next_drive_id()))
    before = desk.evening
    data = text("No.;Name;Role;Pair;Paid", "3;Ann;lady;1;x", ";Bo;B;1;no", "7;Cy;;;")
    preview = looked_at("entrants", data, desk.evening)
    assert desk.evening == before
    assert preview.step is not None
    preview.step.take(desk)
    found = [(each.number, each.name, each.role, each.pair, each.paid) for each in desk.drive.entrants]
    assert found == [(3, "Ann", "A", 1, True), (1, "Bo", "B", 1, False), (7, "Cy", None, None, False)]
    assert len(desk.evening.club.people) == 3
    desk.undo()
    assert desk.evening.club == before.club
    assert desk.drive.entrants == ()


def test_who_is_in_already_is_known_by_the_number() -> None:
    of = f8()
    data = text("Number,Name,Paid", "1,Player 1,yes", "2,Somebody,", "3,Player 3,", "9,Player 1,", "9,New,", "9,Newer,")
    preview = looked_at("entrants", data, of)
    assert states(preview) == ["changed", "wrong", "same", "wrong", "new", "wrong"]
    assert [codes(preview, row) for row in (3, 5, 7)] == [["number_of_another"], ["already_in"], ["number_twice"]]


def test_which_of_two_equal_namesakes_is_meant_must_be_said() -> None:
    of = Evening(Club(people=(Person(1, "Ann"), Person(2, "Ann"))), drive(0))
    preview = looked_at("entrants", text("Name", "Ann"), of)
    assert codes(preview, 2) == ["which_namesake"]
    assert preview.grave
    assert chosen("entrants", text("Name", "Ann"), of, people={2: 2}).ready


def test_a_third_player_of_a_pair_is_asked_about_and_let_in() -> None:
    preview = looked_at("entrants", text("Name,Pair", "Ann,1", "Bo,1", "Cy,1"), Evening(Club(), drive(0)))
    assert codes(preview, 4) == ["pair_full"]
    assert all(each.gravity is Gravity.DOUBTFUL for row in preview.rows for each in row.findings)


def test_results_find_their_people_by_number_though_names_have_changed() -> None:
    """Known fault 87: rename Müller after the second hand; export, import."""
    of = f8(("Müller",))
    files = {key: list_file(key, "csv", of, ENGLISH) for key in ("seating", "results")}
    anew = replace(of_drive(of), rounds=())
    found = Evening(of.club, renamed(anew, 1, "Mueller"))
    for key, data in files.items():
        found = taken_in(key, data, found)
    assert standings(of_drive(found)).rows == standings(of_drive(of)).rows
    assert of_drive(found).entrants[0].name == "Mueller"


def test_results_need_no_more_than_what_was_written() -> None:
    of = f8()
    bare = tuple(
        replace(seated, tables=tuple(replace(table, slip=Slip()) for table in seated.tables))
        for seated in of_drive(of).rounds
    )
    empty = replace(of, drive=replace(of_drive(of), rounds=bare))
    data = text("Round,Table,North–South", "1,1,8", "1,2,6", "2,1,14", "2,2,x", "3,9,4", ",1,4", "3,1,7")
    preview = looked_at("results", data, empty)
    assert states(preview) == ["new", "new", "wrong", "wrong", "wrong", "wrong", "new"]
    found = [codes(preview, row) for row in (4, 5, 6, 7)]
    assert found == [["not_allowed"], ["not_whole"], ["unknown_table"], ["cell_missing"]]
    kept = chosen("results", data, empty, left_out=frozenset({4, 5, 6, 7}))
    assert kept.step is not None
    assert of_drive(kept.step.on(empty)).rounds[0] == of_drive(of).rounds[0]


def test_results_that_are_doubtful_want_a_remark_as_at_the_desk() -> None:
    of = f8()
    head = "Round,Table,Deal,Written North–South,Written East–West,Remark"
    assert codes(looked_at("results", text(head, "1,1,1,8,6,"), of), 2) == ["sum"]
    excused = looked_at("results", text(head, "1,1,1,8,6,a trick was lost"), of)
    assert states(excused) == ["changed"]
    assert states(looked_at("results", text(head, "1,1,2,8,5,"), of)) == ["wrong"]


def test_totals_alone_can_be_taken_in() -> None:
    of = evening(drive(plan=Plan(rounds=3, deals=2, interval=0)))
    of = changes.seat_round(of, number=1, seated=of_drive(of).movement.propose(of_drive(of)))
    data = text("Round,Table,Total North–South,Total East–West", "1,1,20,6", "1,2,20,7")
    preview = looked_at("results", data, of)
    assert [codes(preview, row) for row in (2, 3)] == [[], ["totals_sum"]]


def test_dealers_who_do_not_follow_each_other_are_refused() -> None:
    of = evening(drive(plan=Plan(rounds=3, deals=2, interval=0)))
    of = changes.seat_round(of, number=1, seated=of_drive(of).movement.propose(of_drive(of)))
    data = text("Round,Table,Deal,Dealer,Written North–South", "1,1,1,East,7", "1,1,2,East,7")
    assert codes(looked_at("results", data, of), 3) == ["dealer_turn"]


def seats(rounds: tuple[tuple[tuple[int, ...], ...], ...]) -> list[str]:
    return [
        f"{number},{table},{','.join(map(str, seated))}"
        for number, tables in enumerate(rounds, start=1)
        for table, seated in enumerate(tables, start=1)
    ]


def test_a_misprinted_schedule_is_refused_at_its_row() -> None:
    """Known fault 22: one 4 replaced by 14, then by 5."""
    rows = seats(F8_SEATS)
    of = evening(drive())
    good = looked_at("schedule", text("Round,Table,N,S,E,W", *rows), of)
    assert good.ready
    for wrong, code in (("14", "chart_no_player"), ("5", "chart_two_tables")):
        spoilt = [rows[0].replace(",4", f",{wrong}"), *rows[1:]]
        preview = looked_at("schedule", text("Round,Table,N,S,E,W", *spoilt), of)
        assert preview.grave
        assert code in {each.code for row in preview.rows for each in row.findings} | {
            each.code for each in preview.findings
        }


def test_a_schedule_that_is_far_from_fair_is_followed_as_it_is() -> None:
    """Known fault 23: the same seats in every round. Who meets too often, and who never, the seating page tells."""
    rows = seats((F8_SEATS[0],) * 3)
    preview = looked_at("schedule", text("Round,Table,N,S,E,W", *rows), evening(drive()))
    assert preview.step is not None
    after = preview.step.on(evening(drive()))
    for number in (1, 2, 3):
        seated = of_drive(after).movement.propose(of_drive(after))
        after = changes.seat_round(after, number=number, seated=seated)
    told = fairness(of_drive(after), of_drive(after).rounds)
    assert told.most(told.partners)[0] == 3
    assert len(told.never_met()) == 16


def test_results_before_anybody_is_seated_are_refused_as_a_whole() -> None:
    preview = looked_at("results", text("Round,Table,North–South", "1,1,8"), evening(drive()))
    assert [each.code for each in preview.findings] == ["nothing_seated"]
    assert not preview.ready


def test_more_players_than_any_hall_holds_are_refused_at_once() -> None:
    preview = looked_at("entrants", text("Name", *(f"Player {at}" for at in range(1001))), Evening(Club(), drive(0)))
    assert [each.code for each in preview.findings] == ["too_many_entrants"]
    assert not preview.ready


def test_a_thousand_namesakes_are_known_again() -> None:
    data = text("Name", *["Ann Smith"] * 3000)
    once = taken_in("people", data, Evening())
    assert len(once.club.people) == 3000
    assert taken_in("people", data, once) == once


def test_a_schedule_in_any_of_its_formats_is_a_table() -> None:
    lines = text("!TABLE1", "8 1 2 4 1", "8 2 3 5 2", "8 3 4 6 3", "!TABLE2", "3 7 5 6 1", "4 1 6 7 2", "5 2 7 1 3")
    grid = chart_grid(lines)
    target, of = TARGETS["schedule"], evening(drive())
    preview = previewed(target, of, grid, Choice(columns_of(target.fields(of), grid.rows[0])))
    assert preview.step is not None
    movement = of_drive(preview.step.on(of)).movement
    assert isinstance(movement, Imported)
    assert len(movement.rounds) == 3
    pairs = looked_at("schedule", text("round,table,a,b", "1,1,1,2", "1,2,3,4", "2,1,1,3", "2,2,2,4"), of)
    assert pairs.step is not None
    assert isinstance(of_drive(pairs.step.on(of)).movement, ImportedPairs)


def test_a_schedule_cannot_be_followed_once_people_are_seated() -> None:
    preview = looked_at("schedule", text("Round,Table,N,S,E,W", *seats(F8_SEATS)), f8())
    assert [each.code for each in preview.findings] == ["already_seated"]


def test_seating_says_which_seat_is_wrong() -> None:
    of = evening(drive())
    data = text("Round,Table,North,South,East,West", "1,1,1,2,3,4", "1,2,5 Somebody,6,7,1", "2,1,9,x,,4")
    preview = looked_at("seating", data, of)
    assert codes(preview, 4) == ["no_such_number"]
    preview = looked_at("seating", text("Round,Table,North,South,East,West", "1,1,1,2,3,4", "1,2,5,6,7,1"), of)
    assert "sits_twice" in codes(preview, 3)
    late = looked_at("seating", text("Round,Table,North,South,East,West", "1,1,1,2,3,4", "3,1,1,2,3,4"), of)
    assert [each.code for each in late.findings] == ["round_missing"]


@pytest.mark.parametrize("system", RULES)
def test_no_two_fields_of_results_have_one_heading(system: str) -> None:
    """In no language; else one of them could not be found again."""
    fields = TARGETS["results"].fields(evening(drive(scoring=RULES[system]())))
    for language in ("en", "fi", "sv", "ru", "ro"):
        names = [each.name(in_language(language)) for each in fields]
        assert len(set(names)) == len(names)
        found = columns_of(fields, names)
        assert found == {each.key: at for at, each in enumerate(fields)}


@pytest.mark.parametrize("key", ["people", "entrants", "seating", "schedule"])
def test_no_two_fields_have_one_heading(key: str) -> None:
    fields = TARGETS[key].fields(evening(drive()))
    for language in ("en", "fi", "sv", "ru", "ro"):
        names = [each.name(in_language(language)) for each in fields]
        assert columns_of(fields, names) == {each.key: at for at, each in enumerate(fields)}


def test_hard_names_are_signed_in_as_they_are() -> None:
    data = text("Name", *(f'"{name}"' for name in HARD_NAMES))
    found = taken_in("entrants", data, Evening(Club(), drive(0)))
    assert [each.name for each in of_drive(found).entrants] == list(HARD_NAMES)
