"""Prizes, by keys on a real club file: who wins them, how ties are settled, and what was handed out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, f8, of_drive
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Prize
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.pages.prizes import PrizesPage
from whistdrive.words import ENGLISH

Table = Opened[PrizesPage]
ALT = Qt.KeyboardModifier.AltModifier


def with_roles() -> Drive:
    """F8 with an interval after its first round; odd numbers are ladies."""
    played = of_drive(f8())
    entrants = tuple(replace(each, role="BA"[each.id % 2]) for each in played.entrants)
    return replace(played, entrants=entrants, plan=Plan(rounds=3, interval=1, roles=("lady", "gent")))


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """Eight players after three rounds of three: 2 is first with 27, 5 and 8 are level behind."""
    with opened(qtbot, tmp_path, PrizesPage, of_drive(f8())) as shown:
        yield shown


def give(shown: Table, *prizes: Prize) -> None:
    """Have some prizes, and the keyboard on the first."""
    shown.desk.do(changes.add_prizes, prizes=prizes)
    shown.page.focus_first()


def told(shown: Table) -> list[list[str]]:
    """What the list says of each prize, line by line; spaces that do not break are as good as others."""
    model = shown.page.model
    return [
        str(model.index(row).data()).replace("\N{NO-BREAK SPACE}", " ").split("\n") for row in range(model.rowCount())
    ]


def headings(shown: Table) -> list[str]:
    return [lines[0] for lines in told(shown)]


def form(shown: Table) -> PrizeDialog:
    """The form that is open."""
    assert shown.page.dialog is not None
    return shown.page.dialog


def back_to_list(shown: Table, qtbot: QtBot) -> None:
    """The form has gone: its window has the keyboard again, at the list."""
    shown.page.activateWindow()
    qtbot.waitUntil(shown.page.list.hasFocus)


def choose(shown: Table, row: int) -> None:
    """Go to a row from the first by the arrows."""
    shown.page.list.setFocus()
    shown.key(Qt.Key.Key_Home)
    for _ in range(row):
        shown.key(Qt.Key.Key_Down)


def test_an_empty_page_offers_the_usual_prizes_in_one_step(table: Table) -> None:
    page = table.page
    assert page.progress.text() == "There are no prizes yet."
    assert page.usual.hasFocus()
    table.key(Qt.Key.Key_U, ALT)
    assert headings(table) == ["First: 2 Player 2", "Second", "Lowest: 1 Player 1"]
    assert page.usual.isHidden()
    assert page.list.hasFocus()
    table.desk.undo()
    assert headings(table) == []
    assert page.usual.isVisible()


def test_usual_prizes_go_by_role_where_people_come_in_roles(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PrizesPage, with_roles()) as shown:
        shown.key(Qt.Key.Key_U, ALT)
        assert [heading.split(":")[0] for heading in headings(shown)] == [
            "First lady",
            "First gent",
            "Second lady",
            "Second gent",
            "Best lady of the first half",
            "Best gent of the first half",
            "Lowest lady",
            "Lowest gent",
        ]
        assert headings(shown)[:2] == ["First lady: 5 Player 5", "First gent: 2 Player 2"]


def test_a_prize_is_added_in_a_form_by_keys(table: Table, qtbot: QtBot) -> None:
    table.key(Qt.Key.Key_A, ALT)
    dialog = form(table)
    qtbot.waitUntil(dialog.kind.hasFocus)
    assert not dialog.role.isVisible()
    assert not dialog.half.isVisible()
    for _ in range(2):
        table.key(Qt.Key.Key_Down)
    assert dialog.kind.currentData() == "tens"
    assert not dialog.place.isVisible()
    table.key(Qt.Key.Key_Tab)
    assert dialog.least.hasFocus()
    table.type("9")
    table.key(Qt.Key.Key_Tab)
    table.type("Sharp shooter")
    table.key(Qt.Key.Key_Tab)
    table.type("five")
    table.key(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.amount.hasFocus()
    dialog.amount.selectAll()
    table.type("5.5")
    table.key(Qt.Key.Key_Return)
    back_to_list(table, qtbot)
    assert table.drive.prizes == (Prize(1, "tens", name="Sharp shooter", least=9, amount=550),)
    assert headings(table)[0].startswith("Sharp shooter (Most deals of 9 or more)")
    assert "5.50" in told(table)[0][1]


def test_a_prize_is_edited_moved_and_struck_by_keys_each_one_step(table: Table, qtbot: QtBot) -> None:
    give(table, Prize(0, "place"), Prize(0, "lowest"))
    table.key(Qt.Key.Key_Return)
    dialog = form(table)
    qtbot.waitUntil(dialog.kind.hasFocus)
    table.key(Qt.Key.Key_Tab)
    table.type("4")
    table.key(Qt.Key.Key_Return)
    assert headings(table)[0] == "Fourth: 6 Player 6"
    back_to_list(table, qtbot)
    table.key(Qt.Key.Key_Down, ALT)
    assert [heading.split(":")[0] for heading in headings(table)] == ["Lowest", "Fourth"]
    assert table.page.list.currentIndex().row() == 1
    table.key(Qt.Key.Key_Delete)
    assert [prize.kind for prize in table.drive.prizes] == ["lowest"]
    assert table.page.answer.text() == "✓ Struck: Fourth"
    for _ in range(3):
        table.desk.undo()
    assert headings(table) == ["First: 2 Player 2", "Lowest: 1 Player 1"]


def test_known_fault_66_both_tied_names_appear_until_they_cut_for_it(table: Table) -> None:
    give(table, Prize(0, "place", place=2), Prize(0, "place", place=3))
    page = table.page
    state = told(table)[0][1]
    assert state.startswith("⚠")
    assert "5 Player 5" in state
    assert "8 Player 8" in state
    assert page.progress.text().endswith("to be decided: 2")
    assert page.decision.isVisible()
    assert page.decision.level.text() == "Level in total: 24, difference: 9"
    page.decision.who.setFocus()
    table.key(Qt.Key.Key_Down)
    assert page.decision.who.currentText() == "8 Player 8"
    page.decision.note.setFocus()
    table.type("ace of hearts")
    table.key(Qt.Key.Key_K, ALT)
    assert headings(table) == ["Second: 8 Player 8", "Third: 5 Player 5"]
    assert any("ace of hearts" in line for line in told(table)[0])
    kept = table.stored().drive
    assert kept is not None
    assert (kept.prizes[0].decision, kept.prizes[0].decided, kept.prizes[0].note) == ("cut", (8,), "ace of hearts")


def test_known_fault_61_a_tie_that_was_settled_is_open_in_the_next_drive(table: Table) -> None:
    give(table, Prize(0, "place", place=2))
    first = table.drive.id
    table.page.decision.note.setFocus()
    table.type("in drive A")
    table.key(Qt.Key.Key_K, ALT)
    table.desk.do(changes.new_drive, drive=replace(of_drive(f8()), id=table.desk.next_drive_id()))
    give(table, Prize(0, "place", place=2))
    assert headings(table) == ["Second"]
    assert table.page.decision.note.text() == ""
    table.desk.open_drive(first)
    assert headings(table) == ["Second: 5 Player 5"]
    assert table.page.decision.note.text() == "in drive A"


def test_the_names_of_a_tie_follow_the_sign_in_and_what_is_chosen_stays(table: Table) -> None:
    give(table, Prize(0, "place", place=2))
    table.page.decision.who.setFocus()
    table.key(Qt.Key.Key_Down)
    table.desk.do(changes.edit_entrant, entrant=8, name=HARD_NAMES[10], number=8, pair=None)
    assert table.page.decision.who.currentText() == f"8 {HARD_NAMES[10]}"
    table.page.grab()
    assert table.page.decision.cut.geometry().right() < table.page.width()
    table.desk.do(changes.close_drive)
    table.key(Qt.Key.Key_K, ALT)
    assert headings(table) == [f"Second: 8 {HARD_NAMES[10]}"]


def test_a_tie_is_shared_place_by_place_and_opened_again(table: Table) -> None:
    give(table, Prize(0, "place", place=2, amount=600), Prize(0, "place", place=3, amount=400))
    table.key(Qt.Key.Key_S, ALT)
    choose(table, 1)
    assert not table.page.decision.cut.isEnabled()
    table.key(Qt.Key.Key_S, ALT)
    assert [lines[1].split(" · ")[-1] for lines in told(table)] == ["3.00 each", "2.00 each"]
    table.key(Qt.Key.Key_O, ALT)
    assert [prize.decision for prize in table.drive.prizes] == ["shared", ""]
    table.desk.undo()
    assert [prize.decision for prize in table.drive.prizes] == ["shared", "shared"]


def test_a_note_typed_later_is_kept_when_the_page_is_left(table: Table) -> None:
    give(table, Prize(0, "place", place=2))
    table.key(Qt.Key.Key_F, ALT)
    table.page.decision.note.setFocus()
    table.type("one deal")
    assert table.page.settle()
    assert (table.drive.prizes[0].decision, table.drive.prizes[0].note) == ("played_off", "one deal")


def test_a_free_prize_goes_to_the_number_that_is_typed(table: Table) -> None:
    give(table, Prize(0, "free", name="Lucky door"))
    page = table.page
    assert told(table)[0][1].startswith("⚠")
    page.decision.person.setFocus()
    table.type("nobody")
    assert not page.settle()
    assert page.answer.text().startswith("⚠ Nobody in the list has")
    page.decision.person.selectAll()
    table.type("7")
    table.key(Qt.Key.Key_Return)
    assert headings(table) == ["Lucky door: 7 Player 7"]
    page.decision.person.clear()
    table.key(Qt.Key.Key_Return)
    assert headings(table) == ["Lucky door"]


def test_known_fault_66_one_prize_per_person_passes_down_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PrizesPage, with_roles()) as shown:
        give(shown, Prize(0, "place"), Prize(0, "place", role="B"))
        assert headings(shown) == ["First: 2 Player 2", "First gent: 2 Player 2"]
        shown.page.one_prize.setFocus()
        shown.key(Qt.Key.Key_Space)
        assert headings(shown) == ["First: 2 Player 2", "First gent: 8 Player 8"]
        assert any("Passed over" in line and "Player 2" in line for line in told(shown)[1])
        shown.desk.undo()
        assert not shown.page.one_prize.isChecked()


def test_whoever_went_home_wins_when_the_box_is_ticked(table: Table) -> None:
    give(table, Prize(0, "place"))
    table.desk.do(changes.leave, entrant=2, after=3)
    assert headings(table) == ["First"]
    table.page.leavers_win.setFocus()
    table.key(Qt.Key.Key_Space)
    assert headings(table) == ["First: 2 Player 2"]
    assert table.drive.plan.leavers_win


def test_at_the_interval_the_prizes_of_the_first_half_are_handed_out(qtbot: QtBot, tmp_path: Path) -> None:
    half = with_roles()
    with opened(qtbot, tmp_path, PrizesPage, replace(half, rounds=half.rounds[:1])) as shown:
        give(shown, Prize(0, "place"), Prize(0, "place", half="first", role="A"))
        assert told(shown)[0][1].startswith(("So far", "⚠"))
        assert shown.page.hand_out.text() == "Hand out: 1"
        shown.key(Qt.Key.Key_G, ALT)
        assert [bool(prize.given) for prize in shown.drive.prizes] == [False, True]
        assert shown.page.hand_out.isHidden()
        assert shown.page.state() == "handed out: 1 of 2"
        shown.desk.undo()
        assert shown.page.hand_out.isVisible()


def test_a_correction_after_handing_out_shows_both_and_can_be_handed_out_anew(table: Table, qtbot: QtBot) -> None:
    give(table, Prize(0, "place"))
    table.key(Qt.Key.Key_G, ALT)
    assert told(table)[0][1].startswith("✓ Handed out")
    assert not table.page.give.isEnabled()
    with qtbot.waitSignal(table.page.go_to, check_params_cb=lambda key: key == "paper"):
        table.key(Qt.Key.Key_L, ALT)
    table.desk.do(changes.adjust_entrant, number=1, entrant=5, points=10, reason="wrong card")
    assert headings(table) == ["First: 5 Player 5"]
    assert told(table)[0][-1] == "⚠ " + ENGLISH("prize.given", names="2 Player 2")
    table.key(Qt.Key.Key_T, ALT)
    assert table.drive.prizes[0].given == (5,)
    table.desk.undo()
    assert table.drive.prizes[0].given == (2,)


def test_nothing_is_handed_out_while_results_are_missing(table: Table) -> None:
    give(table, Prize(0, "place"))
    table.desk.do(changes.clear_deal, number=3, table=2, deal=1)
    assert table.page.hand_out.isHidden()
    assert told(table)[0][1].startswith("So far")


def test_the_form_asks_only_for_what_a_kind_knows(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PrizesPage, with_roles()) as shown:
        shown.key(Qt.Key.Key_A, ALT)
        dialog = form(shown)
        qtbot.waitUntil(dialog.kind.hasFocus)
        asked = {"place": {"place", "role", "half"}, "lowest": {"role", "half"}, "tens": {"least", "role"}}
        asked |= {"drawn_deal": {"deal", "role"}, "free": set(), "moves": {"role"}}
        fields = {name: getattr(dialog, name) for name in ("place", "role", "half", "least", "deal")}
        for kind, names in asked.items():
            dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
            assert {name for name, field in fields.items() if field.isVisible()} == names
        assert dialog.deal.maximum() == 3
        dialog.kind.setCurrentIndex(dialog.kind.findData("free"))
        QTest.keyClick(dialog.kind, Qt.Key.Key_Return)
        assert dialog.name.hasFocus()
        assert "⚠ Give it a name: nothing else says what it is for." in [
            each.text() for each in dialog.findChildren(QLabel)
        ]
        assert shown.drive.prizes == ()
        QTest.keyClick(dialog.name, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
