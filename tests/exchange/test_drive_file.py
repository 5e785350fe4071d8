"""A whole drive from one club to another: the same value but for ids, and nothing but a sentence for what is none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, evening, f8, of_drive
from tests.exchange.taken import SPOKEN, taken_in, tidy
from tests.fuzz.evenings import rich
from tests.strategies import evenings

from whistdrive.core import changes
from whistdrive.core.club import Club, Person
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.sample import play, read_sample
from whistdrive.exchange.drive_arrival import arrival, take
from whistdrive.exchange.drive_file import IDS, DriveFile, is_drive_file, read, written
from whistdrive.export.lists import list_file
from whistdrive.store import ClubStore
from whistdrive.words import in_language

FINNISH, RUSSIAN = in_language("fi"), in_language("ru")
SAMPLES = sorted(Path("resources/samples").glob("*.json"))


def as_named(club: Club, drive: Drive) -> tuple[Drive, list[str]]:
    """A drive without ids of the club, and what its entrants are called there."""
    names = {person.id: person.name for person in club.people}
    called = [names[each.person or 0] for each in drive.entrants]
    bare = replace(drive, id=0, revision=0, entrants=tuple(replace(each, person=None) for each in drive.entrants))
    return bare, called


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A club that has people and a drive of its own."""
    with ClubStore.create(tmp_path / "club.whist") as store:
        found = Desk(store)
        found.do(changes.add_person, name="Aino Lehtonen")
        found.do(changes.new_drive, drive=replace(of_drive(f8()), id=found.next_drive_id(), entrants=(), rounds=()))
        yield found


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_is_the_same_in_another_club(sample: Path, desk: Desk, tmp_path: Path) -> None:
    with ClubStore.create(tmp_path / "other.whist") as store:
        other = Desk(store)
        play(other, read_sample(sample))
        club, drive = other.evening.club, other.drive
    data = written(club, drive)
    assert is_drive_file(data)
    preview = arrival(read(data), desk.evening.club, desk.next_drive_id(), {}, desk.drives())
    assert preview.ready
    take(desk, preview)
    assert as_named(desk.evening.club, desk.drive) == as_named(club, drive)
    assert desk.drive.closed
    assert standings(desk.drive).rows == standings(drive).rows
    assert desk.look_at(desk.drive.id) == desk.drive


def test_taking_it_in_is_one_step_that_can_be_taken_back(desk: Desk) -> None:
    of = f8(HARD_NAMES)
    before, drives = desk.evening.club, desk.drives()
    take(desk, arrival(read(written(of.club, of_drive(of))), before, desk.next_drive_id(), {}))
    assert len(desk.evening.club.people) == len(before.people) + 8
    assert len(desk.drives()) == len(drives) + 1
    desk.undo()
    assert (desk.evening.club, desk.evening.drive, desk.drives()) == (before, None, drives)
    desk.redo()
    assert as_named(desk.evening.club, desk.drive) == as_named(of.club, of_drive(of))


@settings(max_examples=60)
@given(evenings().map(tidy))
def test_whatever_happened_comes_back(of: Any) -> None:
    club, drive = of.club, of_drive(of)
    file = read(written(club, drive))
    found = arrival(file, Club(), 7, {})
    assert found.step is not None
    after = found.step.on(evening(drive))
    entrants = tuple(
        replace(each, person=None if each.person is None else club.in_truth(each.person).id) for each in drive.entrants
    )
    assert file.drive == replace(drive, id=1, revision=0, entrants=entrants)
    assert of_drive(after).id == 7


def test_clubs_that_speak_other_languages_mean_the_same() -> None:
    """There is no word of a language in the file; what was typed (roles, remarks) is kept letter by letter."""
    of = f8()
    data = written(of.club, of_drive(of))
    sides = {words.name("side", "NS") for words in SPOKEN} | {words("paper.rests") for words in SPOKEN}
    assert not any(f'"{word}"' in data.decode() for word in sides)


def test_a_drive_goes_from_a_finnish_club_to_a_russian_one_and_back(tmp_path: Path) -> None:
    """Columns, roles and remarks are as they were typed; lists of the drive in one language are read in the other."""
    of = rich()
    there = tmp_path / "клуб.whist"
    with ClubStore.create(there) as store:
        russian = Desk(store)
        take(russian, arrival(read(written(of.club, of_drive(of))), Club(), russian.next_drive_id(), {}))
        for key in ("people", "entrants", "seating", "results"):
            assert list_file(key, "csv", russian.evening, RUSSIAN) != list_file(key, "csv", russian.evening, FINNISH)
            if key != "seating":
                assert taken_in(key, list_file(key, "csv", of, FINNISH), russian.evening) == russian.evening
        back = arrival(read(written(russian.evening.club, russian.drive)), of.club, of_drive(of).id, {})
    assert back.step is not None
    assert back.step.on(of) == of


def test_people_are_known_again_and_namesakes_are_asked_about() -> None:
    of = f8(("Ann Smith", "Bo Li", "Cy Ho", "Di Wu"))
    club = Club(
        people=(
            Person(1, "ann smith"),
            Person(2, "Bo Li", nickname="Curly"),
            Person(3, "Bo Li", nickname="Dr"),
            Person(4, "Cy Ho", archived=True),
            Person(5, "Di Wu"),
            Person(6, "Di Wu"),
        )
    )
    file = read(written(of.club, of_drive(of)))
    found = arrival(file, club, 2, {})
    assert [row.state for row in found.rows[:4]] == ["same", "doubtful", "same", "wrong"]
    assert found.rows[1].namesakes == (2, 3)
    assert not found.ready
    decided = arrival(file, club, 2, {2: 3, 4: 0})
    assert [row.person for row in decided.rows[:4]] == [1, 3, 4, None]
    assert decided.ready


def hostile() -> dict[str, Any]:
    of = rich()
    found: dict[str, Any] = json.loads(written(of.club, of_drive(of)))
    return found


def test_the_file_is_what_its_description_says() -> None:
    found = hostile()
    assert set(found) == {"kind", "edition", "people", "drive", *IDS}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'"whistdrive drive"',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
        b'{"kind": "whistdrive drive"}',
        b'{"kind": "whistdrive drive", "edition": 1}',
        b'{"kind": "whistdrive drive", "edition": 99}',
        b'{"kind": "whistdrive drive", "kind": "whistdrive drive"}',
        b'{"kind": "whistdrive drive", "edition": 1e999}',
        b'{"kind": "whistdrive drive", "edition": NaN}',
        b'{"kind": "whistdrive drive", "edition": ' + b"9" * 5000 + b"}",
        b'{"kind": "\\ud800"}',
    ],
)
def test_what_is_no_drive_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(Refused):
        read(data)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("entrant", "number", 0),
        ("entrant", "number", 2),
        ("entrant", "number", 10**18),
        ("entrant", "number", "1"),
        ("entrant", "number", True),
        ("entrant", "number", 1.5),
        ("entrant", "name", ""),
        ("entrant", "name", None),
        ("entrant", "name", "x" * 300),
        ("entrant", "person", 99),
        ("entrant", "role", "C"),
        ("entrant", "shares", 99),
        ("entrant", "shares", 1),
        ("entrant", "since", -1),
        ("entrant", "until", -1),
        ("entrant", "entrant", 99),
        ("seat", "entrant", 99),
        ("seat", "entrant", 2),
        ("seat", "round", 7),
        ("seat", "table", 99),
        ("seat", "seat", 4),
        ("seat", "seat", "0"),
        ("slip", "dealer", "X"),
        ("slip", "winner", "NW"),
        ("slip", "totals", [1]),
        ("slip", "totals", {"a": 1}),
        ("slip", "table", 0),
        ("deal", "deal", 2),
        ("deal", "deal", -1),
        ("deal", "table", 9),
        ("deal", "marks", []),
        ("deal", "marks", {"ns": 99}),
        ("deal", "marks", {"ns": [1]}),
        ("deal", "marks", {"spades": 1}),
        ("deal", "trump", "X"),
        ("deal", "seats", [[1], [2]]),
        ("deal", "seats", [[1], [2], [3], [99]]),
        ("people", "name", ""),
        ("people", "name", 7),
        ("people", "person", 2),
        ("people", "archived", "no"),
        ("drive", "day", "yesterday"),
        ("drive", "day", 7),
        ("drive", "title", " "),
        ("drive", "rounds", 2),
        ("drive", "rounds", 10**15),
        ("drive", "deals", 0),
        ("drive", "trumps", ["H", 7]),
        ("drive", "trumps", "HCDS"),
        ("drive", "ranking", ["beauty"]),
        ("drive", "ranking", []),
        ("drive", "roles", ["one"]),
        ("drive", "missed", "everything"),
        ("drive", "scoring", "chess"),
        ("drive", "scoring", ["tricks"]),
        ("drive", "scoring_options", {"speed": 3}),
        ("drive", "scoring_options", []),
        ("drive", "movement", "dance"),
        ("drive", "movement_options", {"start": [[[[[]]]]]}),
        ("drive", "closed", 1),
        ("drive", "practice", None),
        ("drive", "seed", -1),
        ("drive", "anything", 1),
        ("people", "person", 99),
        ("cash", "text", "x" * 300),
        ("prize", "note", "x" * 3000),
        ("prize", "place", None),
        ("tie", "order", [99]),
        ("adjustment", "reason", None),
        ("wisher", "entrant", 99),
    ],
)
def test_rows_that_contradict_are_refused_in_a_sentence(kind: str, field: str, value: object) -> None:
    found = hostile()
    row = found[kind] if kind == "drive" else found[kind][0]
    assert repr(row.get(field)) != repr(value)
    row[field] = value
    with pytest.raises(Refused) as refused:
        read(json.dumps(found).encode())
    for words in SPOKEN:
        assert all(words.finding(each) for each in refused.value.findings)


@pytest.mark.parametrize(("kind", "most"), [("prize", 100), ("wish", 1000), ("adjustment", 1000), ("cash", 1000)])
def test_more_than_any_evening_has_is_refused(kind: str, most: int) -> None:
    found = hostile()
    row = found[kind][0]

    def repeated(many: int) -> bytes:
        found[kind] = [{**row, kind: at, **({"order": at - 1} if "order" in row else {})} for at in range(1, many + 1)]
        found["wisher"] = [{"wish": each["wish"], "entrant": at} for each in found["wish"] for at in (1, 2)]
        found["adjusted"] = [{"adjustment": each["adjustment"], "entrant": 4} for each in found["adjustment"]]
        return json.dumps(found).encode()

    assert isinstance(read(repeated(most)), DriveFile)
    with pytest.raises(Refused):
        read(repeated(most + 1))


def test_texts_are_taken_in_as_the_program_keeps_them() -> None:
    found = hostile()
    found["drive"]["title"] = " An\x07 evening\n"
    found["prize"][0]["name"] = "A\tcake"
    drive = read(json.dumps(found).encode()).drive
    assert (drive.title, drive.prizes[0].name) == ("An evening", "A cake")


def test_people_who_stand_in_for_each_other_in_a_circle_are_refused() -> None:
    found = hostile()
    for at, other in ((0, 2), (1, 3), (2, 1)):
        found["entrant"][at]["replaces"] = other
    with pytest.raises(Refused):
        read(json.dumps(found).encode())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=3), parts, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300)
@given(st.data())
def test_nothing_that_stands_in_a_file_is_a_fault_of_the_program(data: st.DataObject) -> None:
    """Any value in any place: the drive is read, or refused in a sentence."""
    found = hostile()
    kind = data.draw(st.sampled_from(["people", "drive", *IDS]))
    rows = [found["drive"]] if kind == "drive" else found[kind]
    if not rows or data.draw(st.integers(0, 9)) == 0:
        found[kind] = data.draw(VALUES)
    else:
        row = data.draw(st.sampled_from(rows))
        row[data.draw(st.sampled_from(sorted(row)))] = data.draw(VALUES)
    with suppress(Refused):
        assert isinstance(read(json.dumps(found).encode()), DriveFile)
