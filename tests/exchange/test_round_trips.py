"""What was exported and is taken in again is the same, for every sample and for whatever can happen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import of_drive
from tests.exchange.taken import SPOKEN, looked_at, taken_in, tidy
from tests.strategies import evenings

from whistdrive.core import changes
from whistdrive.core.club import Club
from whistdrive.core.drive import Drive, Entrant, Round, Seat, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.desk.sample import play, read_sample
from whistdrive.export.lists import FORMS, list_file
from whistdrive.movement.imported import Imported
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH, Words

SAMPLES = sorted(Path("resources/samples").glob("*.json"))

forms = st.sampled_from(FORMS)
spoken = st.sampled_from(SPOKEN)


@contextmanager
def played(sample: Path) -> Iterator[Evening]:
    with TemporaryDirectory() as folder, ClubStore.create(Path(folder) / "club.whist") as store:
        desk = Desk(store)
        play(desk, read_sample(sample))
        yield desk.evening


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("form", FORMS)
def test_an_evening_comes_back_from_its_four_lists(sample: Path, form: str) -> None:
    with played(sample) as whole:
        files = {key: list_file(key, form, whole, ENGLISH) for key in ("people", "entrants", "seating", "results")}
        drive = replace(of_drive(whole), closed=False)
        found = Evening(Club(), replace(drive, entrants=(), rounds=()))
        for key, data in files.items():
            found = taken_in(key, data, found)
        assert found.club.people == whole.club.people
        assert of_drive(found) == drive


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_seating_is_a_schedule_too(sample: Path) -> None:
    with played(sample) as whole:
        drive = replace(of_drive(whole), rounds=(), closed=False)
        found = of_drive(taken_in("schedule", list_file("seating", "csv", whole, ENGLISH), replace(whole, drive=drive)))
    assert isinstance(found.movement, Imported)
    if not drive.movement.keeps_teams:
        assert _seats(found.movement.propose(found)) == _seats(of_drive(whole).rounds[0])


def _seats(seated: Round) -> list[tuple[Seat, ...]]:
    return [table.seats for table in seated.tables]


@settings(max_examples=60)
@given(evenings().map(tidy), forms, spoken)
def test_people_come_back(of: Evening, form: str, words: Words) -> None:
    data = list_file("people", form, of, words)
    kept = [each for each in of.club.people if each.same_as is None and not each.erased]
    assert taken_in("people", data, of) == of
    if kept:
        found = taken_in("people", data, Evening()).club.people
        assert found == tuple(replace(each, id=at) for at, each in enumerate(kept, start=1))


@settings(max_examples=60)
@given(evenings().map(tidy), forms, spoken)
def test_who_takes_part_comes_back(of: Evening, form: str, words: Words) -> None:
    """The same people with the same seats and partners, also where they share a seat or stand in for somebody."""
    drive = of_drive(of)
    data = list_file("entrants", form, of, words)
    assert taken_in("entrants", data, of) == of
    empty = replace(of, drive=replace(drive, entrants=(), rounds=()))
    found = taken_in("entrants", data, empty) if drive.entrants else empty
    assert found.club == of.club
    assert _known(of_drive(found).entrants, of.club) == _known(drive.entrants, of.club)


def _known(entrants: tuple[Entrant, ...], club: Club) -> list[Entrant]:
    """Entrants by their numbers instead of their ids, as whom the club knows."""
    numbers = {each.id: each.number for each in entrants}
    return [
        replace(
            each,
            id=each.number,
            person=None if each.person is None else club.in_truth(each.person).id,
            shares=numbers.get(each.shares or 0),
            replaces=numbers.get(each.replaces or 0),
        )
        for each in entrants
    ]


@settings(max_examples=60)
@given(evenings().map(tidy), forms, spoken)
def test_seating_comes_back(of: Evening, form: str, words: Words) -> None:
    drive = of_drive(of).earnest
    bare = tuple(
        replace(seated, tables=tuple(replace(t, slip=Slip()) for t in seated.tables)) for seated in drive.rounds
    )
    empty = replace(of, drive=replace(drive, rounds=(), plan=replace(drive.plan, rounds=200)))
    if bare:
        found = taken_in("seating", list_file("seating", form, of, words), empty)
        assert of_drive(found).rounds == bare


@settings(max_examples=120)
@given(evenings().map(tidy), forms, spoken)
def test_results_come_back(of: Evening, form: str, words: Words) -> None:
    """Into the same seats with no slip; where the plan has changed since and refuses a slip, so is its file."""
    drive = replace(of_drive(of).earnest, closed=False)
    data = list_file("results", form, replace(of, drive=drive), words)
    bare = tuple(
        replace(seated, tables=tuple(replace(t, slip=Slip()) for t in seated.tables)) for seated in drive.rounds
    )
    empty = replace(of, drive=replace(drive, rounds=bare))
    slips = tuple(
        (number, table.number, _plain(drive, number, table.slip))
        for number, seated in enumerate(drive.rounds, start=1)
        for table in seated.tables
    )
    try:
        expected = changes.write_slips(empty, slips=slips)
    except Refused:
        assert looked_at("results", data, empty).grave
    else:
        found = taken_in("results", data, empty)
        assert of_drive(found).rounds == of_drive(expected).rounds


def _plain(drive: Drive, number: int, slip: Slip) -> Slip:
    """A slip on which no trump is written that is the one of the plan."""
    deals = tuple(
        replace(deal, trump=None if deal.trump == drive.plan.trump(number, at) else deal.trump)
        for at, deal in enumerate(slip.deals, start=1)
    )
    return replace(slip, deals=deals)
