"""Two computers at one club: whatever is typed somewhere, nobody overwrites what they have not seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot
from tests.postgres import Server
from tests.ui.evenings import begin_eight, seat_next
from tests.ui.keys import press
from tests.ui.stations import Station, two

from whistdrive.core import changes
from whistdrive.core.club import Preset, Season
from whistdrive.core.drive import Prize
from whistdrive.core.presets import preset_of
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.pages.cards import CardsPage
from whistdrive.ui.pages.cash import CashPage
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.prizes import PrizesPage
from whistdrive.ui.pages.seasons import SeasonsPage

Pair = tuple[Station, Station]
MEANWHILE = "eanwhile door has written"


@pytest.fixture
def pair(server: Server, qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[Pair]:
    """The door and the stage, both at F8 with its first round seated."""
    with two(qapp, tmp_path, qtbot, server.club()) as (door, stage):
        begin_eight(door.window.desk)
        seat_next(door.window.desk)
        stage.window.desk.open_drive(door.drive.id)
        yield door, stage


def hears(stage: Station, door: Station) -> None:
    """The stage has taken in what the door did."""
    stage.waits_for(lambda: stage.window.desk.evening == door.window.desk.evening)


def type_in(dialog: QDialog, qtbot: QtBot, *keys: str) -> None:
    """Press keys in a dialog that is open at a station."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for key in keys:
        press(key)


def plan_of(station: Station) -> DriveDialog:
    """The plan of the drive, opened by its key."""
    station.press("Ctrl+E")
    page = station.window.pages["club"]
    assert isinstance(page, ClubPage)
    assert page.dialog is not None
    return page.dialog


@pytest.mark.parametrize("told_before", [True, False])
def test_the_total_of_a_card(pair: Pair, told_before: bool) -> None:
    door, stage = pair
    for each in pair:
        planned = replace(each.drive.plan, entry="cards")
        each.window.desk.do(changes.edit_drive, drive=replace(each.drive, plan=planned))
    assert stage.window.go_to("cards")
    page = stage.window.pages["cards"]
    assert isinstance(page, CardsPage)
    stage.press("2", "0")
    entrant = page.cards.people[page.table.currentIndex().row()].id
    door.window.desk.do(changes.write_card, entrant=entrant, total=25)
    if told_before:
        hears(stage, door)
    stage.press("Enter")
    assert stage.sees(MEANWHILE)
    assert stage.drive.cards[0].total == 25
    stage.press("Enter")
    assert stage.drive.cards[0].total == 20
    hears(door, stage)


@pytest.mark.parametrize("told_before", [True, False])
def test_the_name_of_a_person(pair: Pair, told_before: bool) -> None:
    door, stage = pair
    assert stage.window.go_to("people")
    page = stage.window.pages["people"]
    assert isinstance(page, PeoplePage)
    details = page.card.details
    person = page.person
    assert person is not None
    details.name.setFocus()
    details.name.selectAll()
    stage.press(*"Anna")
    door.window.desk.do(changes.edit_person, person=person.id, name="Anne", note="plays whist")
    if told_before:
        hears(stage, door)
        assert details.note.toPlainText() == "plays whist"
    assert details.name.text() == "Anna"
    assert door.window.desk.evening.club.person(person.id).name == "Anne"
    stage.press("Enter")
    assert stage.sees(MEANWHILE)
    assert details.name.text() == "Anna"
    stage.press("Enter")
    hears(door, stage)
    kept = door.window.desk.evening.club.person(person.id)
    assert (kept.name, kept.note) == ("Anna", "plays whist")


def test_the_note_on_a_person_beside_what_another_corrects_of_them(pair: Pair) -> None:
    door, stage = pair
    assert stage.window.go_to("people")
    page = stage.window.pages["people"]
    assert isinstance(page, PeoplePage)
    person = page.person
    assert person is not None
    page.card.details.note.setFocus()
    stage.press(*"deaf")
    door.window.desk.do(changes.edit_person, person=person.id, club_number="K7")
    hears(stage, door)
    assert door.window.desk.evening.club.person(person.id).note == ""
    stage.press("Tab")
    hears(door, stage)
    kept = door.window.desk.evening.club.person(person.id)
    assert (kept.note, kept.club_number) == ("deaf", "K7")


def test_esc_takes_what_another_has_written_for_a_person(pair: Pair) -> None:
    door, stage = pair
    assert stage.window.go_to("people")
    page = stage.window.pages["people"]
    assert isinstance(page, PeoplePage)
    person = page.person
    assert person is not None
    page.card.details.note.setFocus()
    stage.press(*"deaf")
    door.window.desk.do(changes.edit_person, person=person.id, note="left-handed")
    hears(stage, door)
    stage.press("Esc")
    assert page.card.details.note.toPlainText() == "left-handed"
    stage.press("Ctrl+A", *"deaf", "Tab")
    hears(door, stage)
    assert door.window.desk.evening.club.person(person.id).note == "deaf"


def test_the_plan_of_the_drive_in_different_parts(pair: Pair, qtbot: QtBot) -> None:
    door, stage = pair
    dialog = plan_of(stage)
    dialog.venue.setFocus()
    type_in(dialog, qtbot, "Ctrl+A", *"Mill")
    plan = replace(door.drive.plan, fee=250, interval=2)
    door.window.desk.do(changes.edit_drive, drive=replace(door.drive, title="Friday", plan=plan))
    hears(stage, door)
    type_in(dialog, qtbot, "Enter")
    hears(door, stage)
    kept = door.drive
    assert (kept.title, kept.venue, kept.plan.fee, kept.plan.interval) == ("Friday", "Mill", 250, 2)


@pytest.mark.parametrize("told_before", [True, False])
def test_the_plan_of_the_drive_in_the_same_part(pair: Pair, qtbot: QtBot, told_before: bool) -> None:
    door, stage = pair
    dialog = plan_of(stage)
    dialog.venue.setFocus()
    type_in(dialog, qtbot, "Ctrl+A", *"Mill")
    door.window.desk.do(changes.edit_drive, drive=replace(door.drive, venue="Inn"))
    if told_before:
        hears(stage, door)
    type_in(dialog, qtbot, "Enter")
    assert dialog.isVisible()
    assert any(MEANWHILE in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
    assert stage.drive.venue == "Inn"
    type_in(dialog, qtbot, "Enter")
    hears(door, stage)
    assert door.drive.venue == "Mill"


def test_a_plan_whose_drive_another_has_deleted(pair: Pair, qtbot: QtBot) -> None:
    door, stage = pair
    dialog = plan_of(stage)
    dialog.venue.setFocus()
    type_in(dialog, qtbot, "Ctrl+A", *"Mill")
    door.window.desk.do(changes.delete_drive)
    stage.waits_for(lambda: stage.window.desk.evening.drive is None)
    type_in(dialog, qtbot, "Enter")
    assert any("Open a drive first" in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_a_prize(pair: Pair, qtbot: QtBot) -> None:
    door, stage = pair
    door.window.desk.do(changes.add_prize, prize=Prize(0, "place", name="Ham"))
    hears(stage, door)
    assert stage.window.go_to("prizes")
    page = stage.window.pages["prizes"]
    assert isinstance(page, PrizesPage)
    stage.press("F2")
    dialog = page.dialog
    assert isinstance(dialog, PrizeDialog)
    dialog.name.setFocus()
    type_in(dialog, qtbot, "Ctrl+A", *"Cup")
    prize = door.drive.prizes[0]
    door.window.desk.do(changes.edit_prize, prize=replace(prize, name="Bowl", amount=500))
    hears(stage, door)
    type_in(dialog, qtbot, "Enter")
    assert any(MEANWHILE + " Bowl" in label.text() for label in dialog.findChildren(QLabel))
    type_in(dialog, qtbot, "Enter")
    hears(door, stage)
    assert [(each.name, each.amount) for each in door.drive.prizes] == [("Cup", 500)]


@pytest.mark.parametrize("told_before", [True, False])
def test_a_line_of_the_cash_book(pair: Pair, told_before: bool) -> None:
    door, stage = pair
    door.window.desk.do(changes.add_cash, kind="taken", text="Raffle", amount=2000)
    hears(stage, door)
    assert stage.window.go_to("cash")
    page = stage.window.pages["cash"]
    assert isinstance(page, CashPage)
    page.table.setCurrentIndex(page.model.index(0, 1))
    page.table.setFocus()
    stage.press("F2", *"21")
    door.window.desk.do(changes.edit_cash, line=1, kind="taken", text="Raffle", amount=2500)
    if told_before:
        hears(stage, door)
    stage.press("Enter")
    assert MEANWHILE in page.answer.text()
    assert stage.drive.cash[0].amount == 2500
    stage.press("Enter")
    hears(door, stage)
    assert door.drive.cash[0].amount == 2100


def test_a_note_of_the_club(pair: Pair) -> None:
    door, stage = pair
    assert stage.window.go_to("cash")
    page = stage.window.pages["cash"]
    assert isinstance(page, CashPage)
    page.details.reminders.setFocus()
    stage.press(*"Key")
    club = door.window.desk.evening.club
    door.window.desk.do(changes.edit_club, name=club.name, currency="kr", reminders="Tea")
    hears(stage, door)
    stage.press("Tab")
    assert stage.sees(MEANWHILE)
    assert page.details.reminders.toPlainText() == "Key"
    assert stage.window.desk.evening.club.reminders == "Tea"
    stage.press("Tab")
    hears(door, stage)
    assert (door.window.desk.evening.club.reminders, door.window.desk.evening.club.currency) == ("Key", "kr")


def test_a_preset(pair: Pair, qtbot: QtBot) -> None:
    door, stage = pair
    preset: Preset = preset_of(door.drive, "Friday", {})
    door.window.desk.do(changes.keep_preset, preset=preset)
    hears(stage, door)
    dialog = plan_of(stage)
    dialog.presets.keep.setFocus()
    type_in(dialog, qtbot, "Space", "Ctrl+A", *"Friday")
    other = replace(preset, plan=replace(preset.plan, fee=300))
    door.window.desk.do(changes.keep_preset, preset=other)
    hears(stage, door)
    type_in(dialog, qtbot, "Enter")
    assert MEANWHILE in dialog.presets.refusal.text()
    assert door.window.desk.evening.club.presets[0].plan.fee == 300
    type_in(dialog, qtbot, "Enter")
    hears(door, stage)
    assert door.window.desk.evening.club.presets[0].plan.fee == 0


def test_a_season_in_different_parts(pair: Pair) -> None:
    door, stage = pair
    door.window.desk.do(changes.keep_season, season=Season(0, "Winter"))
    hears(stage, door)
    assert stage.window.go_to("seasons")
    page = stage.window.pages["seasons"]
    assert isinstance(page, SeasonsPage)
    page.views.setCurrentIndex(2)
    page.rules.name.setFocus()
    stage.press("Ctrl+A", *"Spring")
    season = door.window.desk.evening.club.seasons[0]
    door.window.desk.do(changes.keep_season, season=replace(season, best=5))
    hears(stage, door)
    assert page.rules.best.value() == 5
    stage.press("Tab")
    hears(door, stage)
    kept = door.window.desk.evening.club.seasons[0]
    assert (kept.name, kept.best) == ("Spring", 5)
