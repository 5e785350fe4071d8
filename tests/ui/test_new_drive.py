from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.movement.individual import Individual
from whistdrive.movement.presets import PRESETS
from whistdrive.movement.progressive import Progressive
from whistdrive.scoring import RULES
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.tricks import Tricks
from whistdrive.ui.dialogs.new_drive import ERRORS_SHOWN, DriveDialog
from whistdrive.ui.dialogs.presets import preset
from whistdrive.ui.widgets.option_fields import Choice
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.words import ENGLISH

CHOSEN = Drive(
    id=7,
    title="Cvisti at the mill",
    day=date(2026, 11, 29),
    venue="The mill",
    scoring=Cvisti(target=9, bonus=((0, 2, 3),)),
    movement=Individual(drawn=False),
    plan=Plan(
        rounds=6,
        deals=None,
        trumps=(),
        interval=3,
        roles=("white", "blue"),
        ranking=("average", "total"),
        missed="award",
        entry="cards",
    ),
    seed=4711,
)


CHOSEN_DEALS = Plan().deals
"""Of the drive in the fixture ``dialog``."""

FOURS = """round,table,a,b,c,d
1,1,1,2,3,4
1,2,5,6,7,8
2,1,1,5,2,6
2,2,3,7,4,8
"""


def check(drive: Drive) -> None:
    changes.new_drive(Evening(), drive=drive)


@pytest.fixture
def dialog(qtbot: QtBot) -> DriveDialog:
    return opened(qtbot, replace(CHOSEN, title="", scoring=Tricks(), plan=Plan()))


def opened(qtbot: QtBot, drive: Drive, file: Path | None = None) -> DriveDialog:
    """The dialog, in which ``file`` is chosen when it asks for the file of a schedule."""
    dialog = DriveDialog(ENGLISH, drive, check, ask=lambda _parent: file)
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
@pytest.mark.parametrize("movement", [key for key in MOVEMENTS if not key.startswith("imported")])
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
    assert "0 to 23" in sentence
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


def test_tab_goes_through_the_form_as_one_reads_it(dialog: DriveDialog) -> None:
    for system, movement in (("cvisti", "individual"), ("rubber", "progressive"), ("tricks", "pairs")):
        dialog.system.setCurrentIndex(dialog.system.findData(system))
        dialog.movement.setCurrentIndex(dialog.movement.findData(movement))
        QApplication.processEvents()
        dialog.title.setFocus()
        passed = tabbed(dialog, Qt.Key.Key_Tab)
        assert passed == sorted(passed)
        assert len(passed) > 8
        assert tabbed(dialog, Qt.Key.Key_Backtab) == []


def test_an_interval_between_two_halves_stays_there(dialog: DriveDialog) -> None:
    QTest.keyClicks(dialog.title, "A drive")
    dialog.rounds.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(dialog.rounds, "3")
    assert dialog.drive().plan.interval == 1
    dialog.rounds.selectAll()
    QTest.keyClicks(dialog.rounds, "20")
    assert dialog.drive().plan.interval == 10
    dialog.interval.setValue(7)
    dialog.rounds.setValue(16)
    assert dialog.drive().plan.interval == 7


def test_another_number_of_rounds_in_the_evening_asks_where_the_halves_part(qtbot: QtBot) -> None:
    of = of_drive(seated(evening(drive(8, plan=Plan(rounds=3, interval=1))), *F8_SEATS[0]))
    going_on = opened(qtbot, replace(of, plan=Plan(rounds=24, interval=12)))
    assert going_on.interval.accessibleDescription() == "0: no interval"
    going_on.rounds.setFocus(Qt.FocusReason.TabFocusReason)
    going_on.rounds.selectAll()
    QTest.keyClicks(going_on.rounds, "20")
    assert "20 rounds now and were 24" in going_on.interval.accessibleDescription()
    assert going_on.drive().plan.interval == 10
    past_it = opened(qtbot, of)
    past_it.rounds.setValue(8)
    assert past_it.drive().plan.interval == 1


def test_an_award_for_resting_is_part_of_the_plan(dialog: DriveDialog) -> None:
    assert "6½" in dialog.award.accessibleDescription()
    dialog.award.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(dialog.award, "7")
    assert dialog.drive().plan.award == 7
    dialog.system.setCurrentIndex(dialog.system.findData("cvisti"))
    assert "6½" not in dialog.award.accessibleDescription()
    assert dialog.drive().plan.award == 0


def test_missed_deals_places_and_cards_are_part_of_the_plan_by_keys(dialog: DriveDialog) -> None:
    assert dialog.missed.accessibleName() == "Deals that somebody missed"
    for field, key in ((dialog.missed, Qt.Key.Key_End), (dialog.entry, Qt.Key.Key_Down)):
        field.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(field, key)
    plan = dialog.drive().plan
    assert (plan.missed, plan.entry) == ("average", "cards")
    assert plan.ranking == Plan().ranking
    assert [dialog.missed.itemText(at) for at in range(3)] == ["nothing", "the award", "their own average"]


def steps_shown(dialog: DriveDialog) -> list[str]:
    """The steps that places go by, as they are listed."""
    listed = dialog.ranking.list
    return [listed.item(at).text() for at in range(listed.count())]


def test_the_steps_that_places_go_by_are_put_in_order_by_keys(dialog: DriveDialog) -> None:
    steps, keys = dialog.ranking, Qt.KeyboardModifier
    assert steps.list.accessibleName() == "Places go by"
    steps.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert steps_shown(dialog) == ["1. total", "2. difference"]
    steps.others.setCurrentIndex(steps.others.findData("last_led"))
    QTest.keyClick(steps.list, Qt.Key.Key_Insert)
    assert steps_shown(dialog) == ["1. total", "2. difference", "3. who led last"]
    assert steps.others.findData("last_led") < 0
    QTest.keyClick(steps.list, Qt.Key.Key_Up, keys.AltModifier)
    assert steps_shown(dialog) == ["1. total", "2. who led last", "3. difference"]
    QTest.keyClick(steps.list, Qt.Key.Key_Down)
    QTest.keyClick(steps.list, Qt.Key.Key_Delete)
    assert steps_shown(dialog) == ["1. total", "2. who led last"]
    QTest.keyClick(steps.list, Qt.Key.Key_Up)
    QTest.keyClick(steps.list, Qt.Key.Key_Down, keys.AltModifier)
    assert dialog.drive().plan.ranking[:2] == ("last_led", "total")
    for _ in range(2):
        QTest.keyClick(steps.list, Qt.Key.Key_Delete)
    assert steps_shown(dialog) == ["1. who led last"]
    assert not steps.remove.isEnabled()


def test_only_steps_that_tell_something_are_offered(dialog: DriveDialog) -> None:
    def offered() -> set[str]:
        others = dialog.ranking.others
        return {str(others.itemData(at)) for at in range(others.count())}

    assert offered() == {"won", "first", "second", "average", "highest_deal", "last_deal", "last_led", "head_to_head"}
    dialog.interval.setValue(0)
    assert not offered() & {"first", "second"}
    dialog.entry.setCurrentIndex(dialog.entry.findData("cards"))
    assert steps_shown(dialog) == ["1. total"]
    assert offered() == {"average", "highest_deal", "last_deal", "last_led"}
    assert dialog.drive().plan.ranking == Plan().ranking
    dialog.system.setCurrentIndex(dialog.system.findData("rubber"))
    assert steps_shown(dialog) == ["1. total", "2. difference", "3. rubbers", "4. games"]


def test_steps_of_a_drive_come_back_though_some_tell_nothing(qtbot: QtBot) -> None:
    ranking = ("difference", "total", "second", "rubbers", "last_deal")
    dialog = opened(qtbot, replace(CHOSEN, scoring=Tricks(), plan=Plan(ranking=ranking, interval=0)))
    assert steps_shown(dialog) == ["1. difference", "2. total", "3. last deal"]
    assert dialog.drive().plan.ranking == ranking
    dialog.ranking.list.setCurrentRow(2)
    dialog.ranking.up.click()
    assert dialog.drive().plan.ranking == ("difference", "last_deal", "second", "rubbers", "total")


def test_a_refused_figure_is_replaced_by_the_next_key(dialog: DriveDialog) -> None:
    QTest.keyClicks(dialog.title, "A drive")
    dialog.interval.setValue(30)
    dialog.decide()
    QTest.keyClicks(dialog.interval, "5")
    assert dialog.drive().plan.interval == 5


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


@pytest.mark.parametrize("name", PRESETS)
def test_a_movement_by_its_own_name_brings_all_that_belongs_to_it(dialog: DriveDialog, name: str) -> None:
    choose(dialog, ENGLISH(f"preset.{name}"))
    drive, wanted = dialog.drive(), PRESETS[name]
    assert drive.movement == wanted.movement
    assert (drive.plan.roles is not None) == wanted.asks_roles
    assert drive.plan.deals == (wanted.deals or CHOSEN_DEALS)


def test_a_movement_with_other_options_loses_its_name_and_finds_another(qtbot: QtBot) -> None:
    dialog = opened(qtbot, replace(CHOSEN, movement=Progressive("winners_together")))
    assert dialog.movement.currentText().startswith("Crazy whist")
    rule = option(dialog, "rule")
    rule.setFocus()
    QTest.keyClick(rule, Qt.Key.Key_Home)
    assert dialog.movement.currentText() == "Progressive, winners move"
    assert dialog.roles.given.isChecked()
    QTest.keyClick(option(dialog, "drawn"), Qt.Key.Key_Space)
    assert dialog.movement.currentText() == "Progressive"
    assert dialog.drive().movement == Progressive(drawn=False)


def test_roles_are_asked_for_by_the_movements_that_need_them(dialog: DriveDialog) -> None:
    asked = {}
    for movement in MOVEMENTS:
        dialog.movement.setCurrentIndex(dialog.movement.findData(movement))
        asked[movement] = dialog.roles.given.isChecked()
    assert [movement for movement, roles in asked.items() if roles] == ["progressive", "mixed"]
    dialog.movement.setCurrentIndex(dialog.movement.findData("by_seat"))
    QTest.keyClick(option(dialog, "colours"), Qt.Key.Key_Space)
    assert dialog.roles.given.isChecked()


def test_a_schedule_is_read_from_a_file_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "eight.csv"
    file.write_text(FOURS, encoding="utf-8")
    dialog = opened(qtbot, replace(CHOSEN, venue=""), file)
    assert not dialog.schedule.isVisible()
    choose(dialog, "From a file")
    assert dialog.schedule.told.text() == "No file is chosen yet."
    dialog.decide()
    assert refusals(dialog) == ["⚠ Choose the file of the schedule first."]
    assert dialog.isVisible()
    assert dialog.schedule.button.hasFocus()
    QTest.keyClick(dialog.schedule.button, Qt.Key.Key_Return)
    assert dialog.schedule.told.text() == "eight.csv – players: 8, rounds: 2"
    assert refusals(dialog) == []
    dialog.title.setFocus()
    with qtbot.waitSignal(dialog.chosen, timeout=1000) as chosen:
        QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    (drive,) = chosen.args
    assert drive.movement == Imported(rounds=(((0, 1, 2, 3), (4, 5, 6, 7)), ((0, 4, 1, 5), (2, 6, 3, 7))))
    assert (drive.plan.rounds, drive.plan.roles) == (2, None)
    again = opened(qtbot, drive)
    assert again.schedule.told.text() == "players: 8, rounds: 2"
    assert again.drive() == drive


def test_a_mixed_schedule_asks_for_roles(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    file.write_text('{"kind": "mixed", "ladies": [1, 3], "gents": [2, 4], "rounds": [[[1, 2, 3, 4]]]}')
    dialog = opened(qtbot, replace(CHOSEN, plan=Plan()), file)
    choose(dialog, "From a file")
    dialog.schedule.button.click()
    assert refusals(dialog) == []
    assert dialog.drive().plan.roles == ("lady", "gent")


@pytest.mark.parametrize(("system", "movement"), [("tricks", "imported_pairs"), ("two_hand", "imported")])
def test_two_meet_at_a_table_where_sides_are_scheduled(
    qtbot: QtBot, tmp_path: Path, system: str, movement: str
) -> None:
    file = tmp_path / "sides.csv"
    file.write_text("round,table,a,b\n1,1,1,2\n1,2,3,4\n2,1,1,3\n2,2,2,4\n")
    dialog = opened(qtbot, replace(CHOSEN, scoring=RULES[system](), plan=Plan(roles=None)), file)
    dialog.movement.setCurrentIndex(dialog.movement.findData(movement))
    dialog.schedule.button.click()
    assert dialog.schedule.told.text().endswith(": 4, rounds: 2")
    found = dialog.drive().movement
    assert isinstance(found, ImportedPairs if movement == "imported_pairs" else Imported)
    assert found.rounds == (((0, 1), (2, 3)), ((0, 2), (1, 3)))


def test_errors_of_a_schedule_stand_beside_its_field(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "eight.csv"
    file.write_text(FOURS.replace("2,1,1,5,2,6", "2,1,1,5,2,7"))
    dialog = opened(qtbot, CHOSEN, file)
    choose(dialog, "From a file")
    dialog.schedule.button.click()
    (said,) = refusals(dialog)
    assert said.splitlines() == [
        "⚠ eight.csv has not been read.",
        "Round 2, table 2: 7 sits at two tables (South here, and at table 1).",
        "Round 2: 6 neither sits nor rests.",
    ]
    assert dialog.schedule.told.text() == "No file is chosen yet."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("round,table,a,b\n1,1,1,2\n", "The file has 2 seats at a table; a schedule of the kind individual has 4."),
        ("Dear friends,", "This is no schedule of a form that can be read"),
        (None, "This cannot be read: No such file or directory."),
    ],
)
def test_a_file_that_cannot_be_followed_is_refused_in_words(
    qtbot: QtBot, tmp_path: Path, text: str | None, sentence: str
) -> None:
    file = tmp_path / "letter.txt"
    if text is not None:
        file.write_text(text)
    dialog = opened(qtbot, CHOSEN, file)
    choose(dialog, "From a file")
    dialog.schedule.button.click()
    (said,) = refusals(dialog)
    assert sentence in said


def test_of_many_errors_the_first_are_told_and_can_be_seen(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "eight.csv"
    file.write_text(FOURS + "".join(f"{number},1,1,2,3,4\n" for number in range(3, 9)))
    dialog = opened(qtbot, CHOSEN, file)
    dialog.resize(dialog.width(), 360)
    choose(dialog, "From a file")
    dialog.schedule.button.click()
    (label,) = (label for label in dialog.findChildren(Refusal) if not label.isHidden())
    qtbot.waitUntil(lambda: label.visibleRegion().boundingRect().height() == label.height())
    (said,) = refusals(dialog)
    assert len(said.splitlines()) == 1 + ERRORS_SHOWN + 1
    assert said.splitlines()[-1].startswith("Further errors: ")


def test_no_file_leaves_the_schedule_as_it_was(qtbot: QtBot) -> None:
    dialog = opened(qtbot, replace(CHOSEN, movement=Imported(rounds=(((0, 1, 2, 3),),))))
    before = dialog.drive()
    dialog.schedule.button.click()
    assert dialog.drive() == before


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """The plan of eight players whose three rounds of a deal are written."""
    return Played(qtbot, f8())


def test_case_6_options_change_once_results_are_in_by_keys_and_a_count(played: Played) -> None:
    played.choose_count("over_six")
    played.press(Qt.Key.Key_Return)
    notice = played.dialog.rescore
    assert notice.isVisible()
    assert notice.sentence.startswith("6 results that are written will be scored anew.")
    score, leave = notice.choices
    assert score.hasFocus()
    QTest.keyClick(score, Qt.Key.Key_Tab)
    assert leave.hasFocus()
    QTest.keyClick(leave, Qt.Key.Key_Return)
    assert not notice.isVisible()
    assert played.dialog.accept_button.hasFocus()
    assert played.taken == []
    QTest.keyClick(played.dialog.accept_button, Qt.Key.Key_Return)
    QTest.keyClick(notice.choices[0], Qt.Key.Key_Return)
    assert [of_drive(each).scoring for each in played.taken] == [Tricks(count="over_six")]
    assert not played.dialog.isVisible()


def test_escape_leaves_the_question_and_not_the_plan(played: Played) -> None:
    played.choose_count("over_six")
    played.dialog.decide()
    QTest.keyClick(played.dialog.rescore.choices[0], Qt.Key.Key_Escape)
    assert not played.dialog.rescore.isVisible()
    assert played.dialog.isVisible()
    played.choose_count("tricks")
    played.dialog.decide()
    assert played.dialog.rescoring is None
    assert not played.dialog.isVisible()


def test_a_count_that_is_no_longer_true_is_asked_anew(played: Played) -> None:
    played.choose_count("over_six")
    played.dialog.decide()
    played.evening = changes.clear_deal(played.evening, number=3, table=2, deal=1)
    played.dialog.rescore.choices[0].click()
    assert played.dialog.rescore.sentence.startswith("5 results")
    assert played.taken == []


def test_results_that_could_not_be_are_told_with_their_places(qtbot: QtBot) -> None:
    tables = tuple(tuple(range(at, at + 4)) for at in range(1, 25, 4))
    of = seated(evening(drive(24, scoring=Bid())), *tables)
    for table in range(1, 7):
        of = written(of, 1, table, {"declarer": "NS", "bid": 2, "kind": "high", "trump": "H", "tricks": 9})
    bids = Played(qtbot, of)
    least = bids.dialog.scoring_options.field("min_bid")
    assert isinstance(least, Choice)
    least.show_value(3)
    bids.dialog.decide()
    said = bids.dialog.refusal.text().splitlines()
    assert said[0] == "⚠ Round 1, table 1, deal 1: 2 cannot stand under “Bid”; allowed: 3 to 7."
    assert (len(said), said[-1]) == (ERRORS_SHOWN + 1, "Further errors: 2.")
    assert not bids.dialog.rescore.isVisible()


def test_another_game_is_refused_in_words_beside_it(played: Played) -> None:
    played.dialog.system.setCurrentIndex(played.dialog.system.findData("short"))
    played.dialog.movement.show_movement(played.shown.movement)
    played.dialog.decide()
    assert any("cannot change any more, since results are in" in said for said in refusals(played.dialog))


class Played:
    """The dialog with the plan of an evening whose results are in, and the evenings that it made (``taken``)."""

    def __init__(self, qtbot: QtBot, of: Evening) -> None:
        self.evening, self.shown = of, of_drive(of)
        self.taken: list[Evening] = []
        self.dialog = DriveDialog(ENGLISH, self.shown, self.take)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    def take(self, drive: Drive) -> None:
        self.taken.append(changes.edit_drive(self.evening, drive=drive, rescoring=self.dialog.rescoring))

    def choose_count(self, count: str) -> None:
        field = self.dialog.scoring_options.field("count")
        assert isinstance(field, Choice)
        field.setFocus()
        field.show_value(count)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.dialog.title, key)


def choose(dialog: DriveDialog, name: str) -> None:
    """Go down the list of movements to a name."""
    dialog.movement.setFocus()
    QTest.keyClick(dialog.movement, Qt.Key.Key_Home)
    for _ in range(dialog.movement.count()):
        if dialog.movement.currentText() != name:
            QTest.keyClick(dialog.movement, Qt.Key.Key_Down)
    assert dialog.movement.currentText() == name


def option(dialog: DriveDialog, key: str) -> QWidget:
    """The field of an option of the movement."""
    return dialog.movement_options.field(key)


def tabbed(dialog: DriveDialog, key: Qt.Key) -> list[int]:
    """How far down the form the fields stand that the key passes before it comes to the buttons, at most 60."""
    passed = []
    for _ in range(60):
        field = QApplication.focusWidget()
        assert field is not None
        if field in (dialog.accept_button, dialog.cancel_button):
            break
        passed.append(field)
        QTest.keyClick(field, key)
    # Only now: while keys are pressed the form may still be finding its height.
    return [field.mapTo(dialog.form, field.rect().center()).y() for field in passed]


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
