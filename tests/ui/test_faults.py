"""Known faults of similar programs, by their numbers, tried on our windows with keys."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from tests.drives import F8_PLACES, F8_SEATS, F8_TOTALS, F8_TRICKS, drive, f8, of_drive
from tests.printing.pages import squeezed, texts, whole
from tests.ui.evenings import page_of, seat_next, shown
from tests.ui.opened import opened
from tests.ui.score_pages import Scores, click, round_of, scores
from tests.ui.test_standings import shown_rows

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.export import export
from whistdrive.movement.imported import Imported
from whistdrive.store import ClubStore
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.placings import NUMBER, PLACE
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.places import Places
from whistdrive.words import ENGLISH


def totals(page: Scores) -> dict[int, int]:
    return {page.drive.entrant(row.entrants[0]).number: row.total for row in standings(page.drive).rows}


def type_f8(page: Scores) -> None:
    """Type all three hands; the first round is seated already."""
    for number, tricks in enumerate(F8_TRICKS, start=1):
        if number > 1:
            page.desk.do(changes.seat_round, number=number, seated=round_of(*F8_SEATS[number - 1]))
        for took in tricks:
            page.press(*str(took), "Enter")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("14", "Round 1, table 1: 14 is not a player (West)."),
        ("5", "Round 1, table 2: 5 sits at two tables (East here, and at table 1)."),
    ],
)
def test_known_fault_22_a_misprinted_schedule_is_refused_with_its_place(
    qtbot: QtBot, tmp_path: Path, wrong: str, said: str
) -> None:
    lines = [
        f"{number},{table},{','.join(map(str, people))}"
        for number, tables in enumerate(F8_SEATS, start=1)
        for table, people in enumerate(tables, start=1)
    ]
    lines[0] = f"1,1,8,1,2,{wrong}"
    path = tmp_path / "f8.csv"
    path.write_text("\n".join(("round,table,a,b,c,d", *lines)) + "\n")
    given = drive(0, movement=Imported(), plan=Plan(rounds=3, interval=0))
    dialog = DriveDialog(ENGLISH, given, lambda _drive: None, ask=lambda _parent: path)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.schedule.button.click()
    assert any(said in text for text in texts_of(dialog))
    assert dialog.drive().movement == Imported()


def texts_of(widget: QWidget) -> list[str]:
    """What the labels in a widget say."""
    return [label.text() for label in widget.findChildren(QLabel)]


def test_known_fault_37_two_evenings_in_turn_stay_apart(eight: MainWindow) -> None:
    """A has three rounds and hearts first, B four rounds and no trumps; both are typed into, turn and turn about."""
    window, desk = eight, eight.desk
    first = desk.drive.id
    other = replace(drive(0, plan=Plan(rounds=4, interval=0, trumps=("NT",))), id=desk.next_drive_id(), title="Another")
    desk.do(changes.new_drive, drive=other)
    for number in range(1, 5):
        desk.do(changes.sign_in_new, name=f"Guest {number}")
    seat_next(desk)
    assert window.go_to("scores")
    page = window.page
    assert isinstance(page, ScoresPage)
    typed = Scores(page, desk, Path())
    typed.press("9", "Enter")
    desk.open_drive(first)
    assert window.windowTitle().endswith("Eight friends")
    assert totals(typed) == dict.fromkeys(range(1, 9), 0)
    seat_next(desk)
    window.go_to("scores")
    typed.press("8", "Enter", "6")
    assert [trump_shown(window), typed.page.bar.rounds._planned] == ["♥", 3]
    window.settle()
    desk.open_drive(other.id)
    assert page_of(window) == "scores"
    assert (trump_shown(window), typed.marks(1)) == ("NT", {"ns": 9, "ew": 4})
    assert sorted(entrant.number for entrant in desk.drive.entrants) == [1, 2, 3, 4]
    assert desk.history.undo is not None
    assert desk.history.undo.label == "write_deal"
    desk.undo()
    assert typed.marks(1) is None
    desk.open_drive(first)
    assert [typed.marks(table) for table in (1, 2)] == [{"ns": 8, "ew": 5}, {"ns": 6, "ew": 7}]


def trump_shown(window: MainWindow) -> str:
    """The trump in the header of the window, without its colour."""
    label = next(text for text in texts_of(window.header) if "span" in text or text == "NT")
    return label.split(">")[1].split("<")[0] if "<" in label else label


def test_known_fault_41_a_sum_that_is_not_thirteen_needs_a_reason_and_is_marked(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Tab", "4", "Enter")
        assert page.page.line.asking
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.type("a trick is missing")
        page.press("Enter", "6", "Enter")
        assert page.marks(1) == {"ns": 8, "ew": 4}
        found = standings(page.drive)
        assert (found.control, found.odd) == ((50, 52), ((1, 1),))
        assert squeezed("a trick is missing") in whole(printing.pdf("standings", page.drive, ENGLISH))


def test_known_fault_42_the_sides_are_read_back_by_name_and_turned_by_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    """F8c becomes F8."""
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        type_f8(page)
        page.press("Alt+Left", "Alt+Left")
        page.grid.go_to_table(1)
        page.press("5", "Enter")
        assert "Player 8 + Player 1 took 5, Player 2 + Player 4 took 8" in page.said
        assert totals(page) == F8_TOTALS | {8: 21, 1: 8, 2: 30, 4: 17}
        page.grid.go_to_table(1)
        page.press("x")
        assert "Player 8 + Player 1 took 8, Player 2 + Player 4 took 5" in page.said
        assert totals(page) == F8_TOTALS


def test_known_fault_47_a_deal_that_was_replayed_counts_once(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        type_f8(page)
        page.press("Alt+Left")
        page.grid.go_to_table(1)
        page.press("6", "Enter")
        assert totals(page) == F8_TOTALS | {8: 21, 2: 24, 3: 20, 5: 27}
        assert standings(page.drive).control == (156, 156)


def test_known_fault_48_a_result_that_is_cleared_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        type_f8(page)
        before = totals(page)
        page.grid.go_to_table(2)
        page.press("Del")
        assert totals(page) == before | {5: 11, 2: 14}
        assert page.cell(1, "State").startswith("○ missing")
        assert page.page.bar.count.text() == "1 of 2 in; missing: 2"
        found = standings(page.drive)
        assert (found.missing, found.control) == (((3, 2),), (130, 130))


@pytest.mark.parametrize("way", ["Enter", "Ctrl+S", "Ctrl+4", "mouse"])
def test_known_fault_51_a_figure_is_taken_whatever_leaves_it(eight: MainWindow, places: Places, way: str) -> None:
    seat_next(eight.desk)
    eight.go_to("scores")
    shown = eight.page
    assert isinstance(shown, ScoresPage)
    page = Scores(shown, eight.desk, places.first_club)
    page.press("8")
    if way == "mouse":
        click(page.grid, 1, 2)
    else:
        page.press(way)
    assert page.marks(1) == {"ns": 8, "ew": 5}


@pytest.mark.parametrize("way", ["enter", "mouse"])
def test_known_fault_51_a_form_takes_what_is_being_typed(qtbot: QtBot, way: str) -> None:
    given = drive(0, plan=Plan(rounds=3, interval=0))
    dialog = DriveDialog(ENGLISH, given, lambda _drive: None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.rounds.setFocus(Qt.FocusReason.TabFocusReason)
    dialog.rounds.selectAll()
    QTest.keyClicks(dialog.rounds, "17")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        if way == "enter":
            QTest.keyClick(dialog.rounds, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert chosen.args[0].plan.rounds == 17


def test_known_fault_52_digits_stay_with_their_row_though_the_order_changes(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(tuple(range(first, first + 4)) for first in range(1, 17, 4))
    with scores(qtbot, tmp_path, drive(16), seats) as page:
        for took in (3, 5, 7, 9):
            page.press(str(took), "Enter")
        page.grid.go_to_table(1)
        page.grid.sortByColumn(2, Qt.SortOrder.AscendingOrder)
        page.press("1", "2", "Tab", "1", "Enter")
        assert page.marks(1) == {"ns": 12, "ew": 1}
        assert [page.marks(table) for table in (2, 3, 4)] == [{"ns": n, "ew": 13 - n} for n in (5, 7, 9)]
        assert [page.cell(row, "Table") for row in range(4)] == ["1", "2", "3", "4"]
        page.press("Down")
        assert [page.cell(row, "Table") for row in range(4)] == ["2", "3", "4", "1"]


def test_known_fault_56_nothing_is_final_while_a_table_is_missing(qtbot: QtBot, tmp_path: Path) -> None:
    owing = of_drive(changes.clear_deal(f8(), number=3, table=2, deal=1))
    with opened(qtbot, tmp_path, StandingsPage, owing) as shown:
        shown.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
        assert shown.page.answer.text() == "⚠ Results are missing (round/table): 3/2."
        assert not shown.drive.closed
        assert shown.page.save_pdf(tmp_path / "f8.pdf")
        printed = whole((tmp_path / "f8.pdf").read_bytes())
        assert squeezed("Provisional. Results are missing: round 3 (tables: 2)") in printed


def test_known_fault_57_everybody_has_all_their_hands_whichever_side_they_sat_on() -> None:
    played = of_drive(f8())
    rows = standings(played).rows
    assert {row.deals for row in rows} == {3}
    assert sum(row.deals for row in rows) == 24
    cards = texts(printing.pdf("cards", played, ENGLISH))
    assert sum(text.count(suit) for text in cards for suit in "♥♣♦") == 24


def test_known_fault_62_a_tie_that_was_decided_is_the_same_on_screen_paper_and_in_files(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """F8: 5 and 8 are level behind 2, and 8 has cut the higher card."""
    found = {number: place for number, (place, _) in F8_PLACES.items()} | {8: 2, 5: 3}
    cut = changes.decide_places(f8(), tied=(5, 8), decision="cut", order=(8,), note="ace of hearts")
    played: Drive = of_drive(cut)
    with opened(qtbot, tmp_path, StandingsPage, played) as shown:
        told = {int(row[NUMBER]): row[PLACE] for row in shown_rows(shown)}
    assert {number: int(place.split()[0]) for number, place in told.items()} == found
    figures = list(csv.reader(StringIO(export("standings_csv", played, ENGLISH).decode("utf-8-sig"))))[1:]
    assert {int(row[1]): row[0] for row in figures} == told
    printed = whole(printing.pdf("standings", played, ENGLISH))
    web = export("web_page", played, ENGLISH).decode()
    for number, place in told.items():
        row = f"{place} {number} Player {number} {F8_TOTALS[number]} "
        assert printed.count(squeezed(row)) == 1
        cells = [f">{each}<" for each in (place, number, f"Player {number}", F8_TOTALS[number])]
        assert sum(all(cell in line for cell in cells) for line in web.replace("</tr>", "\n").splitlines()) == 1


def test_known_fault_96_club_after_club_and_nothing_of_the_last_is_left(
    house: House, qtbot: QtBot, tmp_path: Path
) -> None:
    """Two clubs are opened in turn, printed from and closed."""
    people = {"Mill": ("Ada", "Bea", "Cleo", "Dora"), "Hall": ("Emil", "Fred", "Gus", "Hugo")}
    for club, names in people.items():
        desk = Desk(ClubStore.create(tmp_path / f"{club}.whist"))
        desk.do(changes.new_drive, drive=replace(drive(0), id=desk.next_drive_id(), title=f"At the {club}"))
        for name in names:
            desk.do(changes.sign_in_new, name=name)
        seat_next(desk)
        desk.close()
    for turn in range(8):
        club, other = ("Mill", "Hall")[:: 1 if turn % 2 else -1]
        house.clubs.start(tmp_path / f"{club}.whist")
        window = shown(house, qtbot)
        window.desk.open_drive(1)
        window.go_to("paper")
        page = window.page
        assert isinstance(page, PaperPage)
        printed = tmp_path / f"{turn}.pdf"
        with qtbot.waitSignal(page.press.finished):
            page.save_to(printed)
        for said in ("".join(texts(printed.read_bytes())), " ".join((window.windowTitle(), *texts_of(window)))):
            assert f"At the {club}" in said
            assert not any(name in said for name in (f"At the {other}", *people[other]))
        assert all(name in "".join(texts(printed.read_bytes())) for name in people[club])
        window.close()
    assert house.clubs.current is None
