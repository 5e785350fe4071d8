"""Prizes on the wall: hidden until asked for, from the lowest to the highest, and nothing before its time."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import F8_TOTALS, drive, evening, f8, of_drive
from tests.ui.evenings import seat_next, write
from tests.ui.rooms import seated

from whistdrive.core import changes
from whistdrive.core.drive import Card, Drive, Plan, Prize
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.wall.prizes import Announced, prizes_on_wall
from whistdrive.ui.wall.projector import Projector
from whistdrive.ui.wall.scenes import Listed
from whistdrive.words import ENGLISH

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier

PRIZES = (
    Prize(1, "place", amount=2000),
    Prize(2, "place", place=2),
    Prize(3, "place", half="first"),
    Prize(4, "lowest", name="The wooden spoon"),
)


def said(listed: Listed) -> list[list[str]]:
    """The lines of every prize, from the top of the wall."""
    return [[line.text for line in row.lines] for row in listed.rows]


def ended() -> Drive:
    """F8 played to its end: 24, 24, 21 and 21 are the highest totals; the interval was after round 1."""
    of = of_drive(f8())
    return replace(of, plan=replace(of.plan, interval=1), prizes=PRIZES)


def revealed(of: Drive, times: int) -> Listed:
    announced = Announced()
    for _ in range(times):
        announced.show_next(of, ENGLISH)
    return prizes_on_wall(of, ENGLISH, announced.shown)


def test_nothing_is_shown_before_it_is_asked_for() -> None:
    listed = revealed(ended(), 0)
    assert not listed.rows
    assert (listed.heading, listed.remark) == ("Prizes", "Still to come: 4")


def test_the_lowest_comes_first_the_highest_last_and_the_newest_is_on_top() -> None:
    of = ended()
    names = [said(revealed(of, times))[0][0] for times in range(1, 5)]
    assert names == ["Best of the first half", "The wooden spoon", "Second", "First"]
    assert [revealed(of, times).remark for times in (1, 4)] == ["Still to come: 3", ""]
    assert said(revealed(of, 5)) == said(revealed(of, 4))
    assert [each[0] for each in said(revealed(of, 4))] == names[::-1]


def test_a_winner_stands_there_by_number_and_name_with_what_was_won_and_by_how_much() -> None:
    (spoon, *_others) = said(revealed(ended(), 2))
    assert spoon[:2] == ["The wooden spoon", "Lowest"]
    lowest = min(F8_TOTALS, key=lambda player: F8_TOTALS[player])
    assert spoon[2:] == [f"{lowest} {ended().entrant(lowest).name}", f"total: {F8_TOTALS[lowest]}"]


def test_a_tie_is_shown_as_open_and_whoever_wins_it_after_the_decision() -> None:
    level = replace(ended(), prizes=(replace(PRIZES[0], kind="highest_deal"),))
    (prize,) = said(revealed(level, 1))
    assert any(line.startswith("Still to be settled between") for line in prize)
    tied = sorted(each.number for each in level.entrants if f"{each.number}\N{NO-BREAK SPACE}{each.name}" in prize[1])
    assert len(tied) > 1
    winner = next(each for each in level.entrants if each.number == tied[0])
    cut = replace(level, prizes=(replace(level.prizes[0], decision="cut", decided=(winner.id,)),))
    (prize,) = said(revealed(cut, 1))
    assert f"{winner.number} {winner.name}" in prize
    assert not any("settled" in line for line in prize)
    assert any("20.00" in line for line in prize)


def test_all_at_once_and_one_taken_back() -> None:
    of, announced = ended(), Announced()
    announced.show_all(of, ENGLISH)
    assert len(said(prizes_on_wall(of, ENGLISH, announced.shown))) == 4
    announced.take_back()
    listed = prizes_on_wall(of, ENGLISH, announced.shown)
    assert said(listed)[0][0] == "Second"
    assert listed.remark == "Still to come: 1"
    announced.forget()
    assert not prizes_on_wall(of, ENGLISH, announced.shown).rows


def test_at_the_interval_only_what_is_won_by_then_can_be_shown() -> None:
    whole = ended()
    announced = Announced()
    halfway = replace(whole, rounds=whole.rounds[:1], closed=False)
    begun = seated(drive(8, plan=Plan(rounds=3, interval=1)))
    begun = replace(begun, prizes=PRIZES)
    announced.show_all(begun, ENGLISH)
    before = prizes_on_wall(begun, ENGLISH, announced.shown)
    assert not before.rows
    assert before.remark == "The first prizes are given at the interval."
    announced.show_all(halfway, ENGLISH)
    at_interval = prizes_on_wall(halfway, ENGLISH, announced.shown)
    assert [each[0] for each in said(at_interval)] == ["Best of the first half"]
    assert not at_interval.remark
    announced.show_next(whole, ENGLISH)
    assert [each[0] for each in said(prizes_on_wall(whole, ENGLISH, announced.shown))] == [
        "The wooden spoon",
        "Best of the first half",
    ]
    late = replace(halfway, prizes=PRIZES[:2])
    assert prizes_on_wall(late, ENGLISH, (1, 2)).remark == "The prizes are given after the last round."
    assert not prizes_on_wall(late, ENGLISH, (1, 2)).rows


def test_a_prize_that_is_added_later_stays_hidden_too() -> None:
    of, announced = ended(), Announced()
    announced.show_all(of, ENGLISH)
    more = replace(of, prizes=(*of.prizes, Prize(9, "free", name="Raffle")))
    listed = prizes_on_wall(more, ENGLISH, announced.shown)
    assert "Raffle" not in {each[0] for each in said(listed)}
    assert listed.remark == "Still to come: 1"


def test_without_prizes_or_a_drive_it_says_so() -> None:
    for of in (None, drive(8)):
        assert prizes_on_wall(of, ENGLISH, ()).remark == "There are no prizes."


def test_prizes_by_cards_can_be_shown_as_they_stand() -> None:
    base = drive(4, plan=Plan(rounds=4, interval=2, entry="cards"))
    cards = tuple(Card(each.id, total=20 + each.number) for each in base.entrants[:3])
    listed = revealed(replace(base, cards=cards, prizes=PRIZES[:1]), 1)
    assert said(listed)[0][:2] == ["First", f"3 {base.entrants[2].name}"]
    assert listed.remark == "Provisional: results are still missing."


def test_keys_of_the_wall_and_of_the_desk_show_one_after_the_other(eight: MainWindow, qtbot: QtBot) -> None:
    projector = eight.findChild(Projector)
    assert isinstance(projector, Projector)
    assert not eight.actions_by_key["wall_prize"].isEnabled()
    for _ in range(3):
        seat_next(eight.desk)
        for table in (1, 2):
            write(eight.desk, table, 8)
    for place in (1, 2, 3):
        eight.desk.do(changes.add_prize, prize=Prize(0, "place", place=place))
    QTest.keyClick(eight, Qt.Key.Key_W, CONTROL_SHIFT)
    wall = projector.window
    assert wall is not None
    eight.activateWindow()
    qtbot.waitUntil(eight.isActiveWindow)
    QTest.keyClick(eight, Qt.Key.Key_R, CONTROL_SHIFT)
    assert projector.view == "prizes"
    assert wall.board.texts() == ("Prizes", "Still to come: 3")
    QTest.keyClick(eight, Qt.Key.Key_R, CONTROL_SHIFT)
    assert wall.board.texts()[:2] == ("Prizes", "Third")
    wall.activateWindow()
    qtbot.waitUntil(wall.isActiveWindow)
    QTest.keyClick(wall, Qt.Key.Key_Down)
    assert "Second" in wall.board.texts()
    QTest.keyClick(wall, Qt.Key.Key_Up)
    assert "Second" not in wall.board.texts()
    QTest.keyClick(wall, Qt.Key.Key_End)
    assert "First" in wall.board.texts()
    QTest.keyClick(wall, Qt.Key.Key_5)
    QTest.keyClick(wall, Qt.Key.Key_Up)
    QTest.keyClick(wall, Qt.Key.Key_7)
    assert "First" in wall.board.texts()
    eight.desk.open_drive(None)
    projector.choose("prizes")
    assert wall.board.texts() == ("Prizes", "There are no prizes.")
    projector.close()
    assert not eight.actions_by_key["wall_prize"].isEnabled()


def test_a_correction_changes_the_winner_on_the_wall() -> None:
    of = ended()
    first = said(prizes_on_wall(of, ENGLISH, (4,)))[0]
    for number in (1, 2, 3):
        for table in (1, 2):
            of = of_drive(changes.write_deal(evening(of), number=number, table=table, deal=1, marks={"ns": 13}))
    corrected = said(prizes_on_wall(of, ENGLISH, (4,)))[0]
    assert first[0] == corrected[0] == "The wooden spoon"
    assert first[3] != corrected[3]
