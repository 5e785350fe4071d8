from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Evening, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.individual import Individual
from whistdrive.scoring import RULES
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.tricks import Tricks
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.presets import preset
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.words import ENGLISH

CHOSEN = Drive(
    id=7,
    title="Cvisti at the mill",
    day=date(2026, 11, 29),
    venue="The mill",
    scoring=Cvisti(target=9, bonus=((0, 2, 3),)),
    movement=Individual(drawn=False),
    plan=Plan(rounds=6, deals=None, trumps=(), interval=3, roles=("white", "blue")),
    seed=4711,
)


def check(drive: Drive) -> None:
    changes.new_drive(Evening(), drive=drive)


@pytest.fixture
def dialog(qtbot: QtBot) -> DriveDialog:
    return opened(qtbot, replace(CHOSEN, title="", scoring=Tricks(), plan=Plan()))


def opened(qtbot: QtBot, drive: Drive) -> DriveDialog:
    dialog = DriveDialog(ENGLISH, drive, check)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def usual_cvisti() -> Plan:
    return preset(Cvisti).plan


def refusals(dialog: DriveDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(Refusal) if not label.isHidden()]


def test_a_drive_comes_back_as_it_was_shown(qtbot: QtBot) -> None:
    assert opened(qtbot, CHOSEN).drive() == CHOSEN


@pytest.mark.parametrize("system", RULES)
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_every_game_can_be_planned_in_every_movement(qtbot: QtBot, system: str, movement: str) -> None:
    dialog = opened(qtbot, replace(CHOSEN, title="", scoring=Cvisti(), movement=Individual(), plan=usual_cvisti()))
    dialog.title.setText("A drive")
    dialog.system.setCurrentIndex(dialog.system.findData(system))
    dialog.movement.setCurrentIndex(dialog.movement.findData(movement))
    with qtbot.waitSignal(dialog.chosen, timeout=1000) as chosen:
        dialog.decide()
    drive = chosen.args[0]
    assert (drive.scoring, drive.movement) == (RULES[system](), MOVEMENTS[movement]())
    assert replace(drive.plan, roles=None) == preset(RULES[system]).plan
    assert (drive.id, drive.seed) == (CHOSEN.id, CHOSEN.seed)


def test_cvisti_is_suggested_as_it_is_usually_played(dialog: DriveDialog) -> None:
    dialog.system.setCurrentIndex(dialog.system.findData("cvisti"))
    drive = dialog.drive()
    assert drive.movement.key == "individual"
    assert (drive.plan.rounds, drive.plan.deals, drive.plan.trumps, drive.plan.roles) == (5, 8, (), None)


def test_what_cannot_be_is_refused_beside_its_field(dialog: DriveDialog) -> None:
    dialog.decide()
    assert refusals(dialog) == ["⚠ A drive needs a title."]
    assert dialog.title.hasFocus()
    dialog.title.setText("A drive")
    dialog.interval.setValue(30)
    dialog.decide()
    (sentence,) = refusals(dialog)
    assert "0-23" in sentence
    assert dialog.isVisible()


def test_a_cycle_of_ones_own_is_read_and_checked(dialog: DriveDialog) -> None:
    dialog.title.setText("A drive")
    dialog.trumps.usual.setCurrentIndex(dialog.trumps.usual.count() - 1)
    assert dialog.trumps.own.isVisible()
    dialog.trumps.own.setText("s, h, nt d c mis")
    assert dialog.drive().plan.trumps == ("S", "H", "NT", "D", "C", "MIS")
    dialog.trumps.own.setText("S X")
    dialog.decide()
    (sentence,) = refusals(dialog)
    assert "X" in sentence


def test_rows_of_a_bonus_that_overlap_are_refused(qtbot: QtBot) -> None:
    dialog = opened(qtbot, replace(CHOSEN, scoring=Cvisti()))
    bonus = dialog.scoring_options.field("bonus")
    bonus.show_value(((0, 3, 4), (2, 5, 1)))
    dialog.decide()
    (sentence,) = refusals(dialog)
    assert sentence.startswith("⚠ Bonus cannot be")


def test_the_wheel_changes_nothing(dialog: DriveDialog) -> None:
    before = dialog.drive()
    for field in (dialog.rounds, dialog.system, dialog.movement, dialog.day, dialog.trumps.usual):
        field.setFocus()
        turn_wheel(field)
    assert dialog.drive() == before


def test_escape_leaves_everything_as_it_was(dialog: DriveDialog, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.title, "A drive")
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def turn_wheel(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
