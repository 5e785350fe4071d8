"""Presets in the form of a drive, and a new drive like the last one."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, focused

from whistdrive.core import changes
from whistdrive.core.club import Preset
from whistdrive.core.drive import Plan, Prize
from whistdrive.core.presets import preset_of
from whistdrive.movement.individual import Individual
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.settings import Settings

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier

FRIDAY = Preset(
    0,
    "Friday",
    Cvisti(target=9),
    Individual(drawn=False),
    Plan(rounds=6, deals=4, trumps=(), interval=3, roles=("white", "blue"), award=3, fee=250, missed="award"),
    (Prize(1, "place", name="The cup", amount=1000), Prize(2, "lowest", role="A")),
    (("cards", "4"), ("language", "fi"), ("size", "A5")),
)


def club_page(window: MainWindow) -> ClubPage:
    page = window.pages["club"]
    assert isinstance(page, ClubPage)
    return page


@pytest.fixture
def form(window: MainWindow, qtbot: QtBot) -> DriveDialog:
    """The form of a new drive in a club that keeps one preset."""
    window.desk.do(changes.keep_preset, preset=FRIDAY)
    QTest.keyClick(focused(), Qt.Key.Key_N, CTRL)
    dialog = club_page(window).dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.title.hasFocus)
    return dialog


def take(dialog: DriveDialog, row: int) -> None:
    """Choose a preset by the arrows."""
    choice = dialog.presets.choice
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(choice, Qt.Key.Key_Down)


def kept(window: MainWindow) -> list[str]:
    return [preset.name for preset in window.desk.evening.club.presets]


def test_a_preset_fills_the_form_and_brings_prizes_and_paper(form: DriveDialog, window: MainWindow) -> None:
    form.title.setText("At the mill")
    take(form, 1)
    assert form.title.text() == "At the mill"
    assert form.fee.text() == "2.50"
    assert form.presets.said.text() == "With it come prizes: 2."
    form.decide()
    begun = window.desk.drive
    assert (begun.scoring, begun.movement, begun.plan) == (FRIDAY.scoring, FRIDAY.movement, FRIDAY.plan)
    assert (begun.title, begun.prizes, begun.entrants) == ("At the mill", FRIDAY.prizes, ())
    paper = window.pages["paper"]
    assert isinstance(paper, PaperPage)
    assert (paper.paper.size("standings"), paper.paper.a_sheet("cards")) == ("A5", 4)
    assert paper.words.language == "fi"


def test_the_usual_ones_follow_the_clubs_own(form: DriveDialog) -> None:
    choice = form.presets.choice
    texts = [choice.itemText(row) for row in range(choice.count())]
    assert texts[:2] == ["none: as it stands below", "Friday"]
    assert "As usual: Cvisti" in texts
    take(form, 1)
    assert not form.presets.rename.isHidden()
    choice.setCurrentIndex(texts.index("As usual: Cvisti"))
    choice.activated.emit(choice.currentIndex())
    assert form.presets.rename.isHidden()
    assert form.drive().plan == Plan(rounds=5, deals=8, trumps=(), interval=0)
    assert form.drive().prizes == ()


def test_a_plan_is_kept_renamed_and_struck_by_keys(form: DriveDialog, window: MainWindow, qtbot: QtBot) -> None:
    form.rounds.setValue(20)
    form.fee.setText("7,5")
    QTest.keyClick(form.title, Qt.Key.Key_K, ALT)
    qtbot.waitUntil(form.presets.name.hasFocus)
    QTest.keyClick(form.presets.name, Qt.Key.Key_Return)
    assert "name" in form.presets.refusal.text()
    QTest.keyClicks(form.presets.name, "Sunday")
    QTest.keyClick(form.presets.name, Qt.Key.Key_Return)
    assert form.isVisible()
    assert kept(window) == ["Friday", "Sunday"]
    sunday = window.desk.evening.club.presets[1]
    assert (sunday.plan.rounds, sunday.plan.fee, dict(sunday.paper)["size"]) == (20, 750, "A4")
    assert form.presets.choice.currentText() == "Sunday"

    QTest.keyClick(form.title, Qt.Key.Key_R, ALT)
    form.presets.name.setText("friday")
    QTest.keyClick(form.presets.name, Qt.Key.Key_Return)
    assert "already" in form.presets.refusal.text()
    form.presets.name.setText("Monday")
    QTest.keyClick(form.presets.name, Qt.Key.Key_Return)
    assert kept(window) == ["Friday", "Monday"]
    QTest.keyClick(form.title, Qt.Key.Key_T, ALT)
    assert kept(window) == ["Friday"]
    window.actions_by_key["undo"].trigger()
    assert kept(window) == ["Friday", "Monday"]


def test_a_name_is_given_up_with_escape_and_the_form_stays(form: DriveDialog, window: MainWindow) -> None:
    QTest.keyClick(form.title, Qt.Key.Key_K, ALT)
    QTest.keyClick(form.presets.name, Qt.Key.Key_Escape)
    assert form.isVisible()
    assert form.presets.name.isHidden()
    assert kept(window) == ["Friday"]


def test_the_plan_of_an_open_drive_is_kept_too(eight: MainWindow) -> None:
    eight.desk.do(changes.add_prize, prize=Prize(0, "place", amount=500))
    eight.actions_by_key["edit_drive"].trigger()
    dialog = club_page(eight).dialog
    assert dialog is not None
    assert dialog.presets.choice.isHidden()
    dialog.presets.keep.click()
    dialog.presets.name.setText("Small one")
    QTest.keyClick(dialog.presets.name, Qt.Key.Key_Return)
    [preset] = eight.desk.evening.club.presets
    assert preset == replace(preset_of(eight.desk.drive, "Small one", dict(preset.paper)), id=1)
    assert len(preset.prizes) == 1
    dialog.reject()


def test_a_new_drive_like_the_last_one_takes_two_keys(window: MainWindow, qtbot: QtBot) -> None:
    page = club_page(window)
    assert page.like_last.isHidden()
    begin_eight(window.desk)
    last = window.desk.drive
    window.desk.do(changes.edit_drive, drive=replace(last, title="Drive 12", venue="The mill"))
    window.desk.do(changes.add_prize, prize=Prize(0, "place", amount=500))
    window.go_to("club")
    QTest.keyClick(focused(), Qt.Key.Key_L, ALT)
    dialog = page.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.title.hasFocus)
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    begun = window.desk.drive
    assert window.page.key == "sign_in"
    assert (begun.id, begun.title, begun.venue) == (last.id + 1, "Drive 13", "The mill")
    assert begun.day == datetime.now().astimezone().date()
    assert (begun.scoring, begun.plan, begun.entrants) == (last.scoring, last.plan, ())
    assert begun.prizes == (Prize(1, "place", amount=500),)


def test_paper_of_a_preset_that_is_no_more_stays_as_it_was(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.take_paper({"size": "A5", "cards": "4"})
    settings.take_paper({"size": "A9", "language": "xx", "cards": "7", "numbers": "1", "labels": "3"})
    assert dict(settings.paper()) == {"size": "A5", "language": "", "cards": "4", "numbers": "1"}


def test_a_drive_without_roles_in_a_preset_has_none(form: DriveDialog) -> None:
    take(form, 1)
    assert form.drive().plan.roles == ("white", "blue")
    plain = replace(FRIDAY, plan=replace(FRIDAY.plan, roles=None))
    form.presets.taken.emit(plain)
    assert form.drive().plan.roles is None
