"""The fairness of the evening on the seating page: a line that is always there, and the report behind its button."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from tests.drives import drive, f8, of_drive, renamed
from tests.printing.pages import squeezed, whole
from tests.ui.opened import Opened, focused, opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.widgets.fairness_panel import PLAYED, WHOLE, FairnessPanel
from whistdrive.ui.widgets.histogram import Histogram

Room = Opened[SeatingPage]


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    """Eight friends, of whom one is called hard to print, after three rounds of seven."""
    played = renamed(of_drive(f8()), 3, "<b>Cy</b> & Co")
    with shown(qtbot, tmp_path, replace(played, plan=replace(played.plan, rounds=7))) as room:
        qtbot.waitUntil(lambda: "7 rounds" in room.page.fairness.text.text())
        yield room


def shown(qtbot: QtBot, folder: Path, of: Drive) -> AbstractContextManager[Room]:
    return opened(qtbot, folder, lambda bridge: SeatingPage(bridge, ask_file=lambda _, name: folder / name), of)


def panel_of(room: Room) -> FairnessPanel:
    """The report, opened by its key."""
    QTest.keySequence(room.page, QKeySequence("Alt+F"))
    panel = room.page.fairness.panel
    deadline = QDeadlineTimer(2000)
    while not panel.isActiveWindow():
        assert not deadline.hasExpired()
        QTest.qWait(1)
    return panel


def test_before_the_first_round_the_line_says_what_will_be(qtbot: QtBot, tmp_path: Path) -> None:
    with shown(qtbot, tmp_path, drive(8, plan=Plan(rounds=7, interval=0))) as room:
        text = room.page.fairness.text
        qtbot.waitUntil(lambda: text.text() != "")
        assert text.text() == (
            "How often people meet in 7 rounds: partners 1, opponents 2, same table 1–6. Nothing more even is known."
        )


def test_the_line_foretells_the_rounds_that_will_be_seated(qtbot: QtBot, tmp_path: Path) -> None:
    of = drive(24, plan=Plan(rounds=8, interval=0))
    with shown(qtbot, tmp_path, of) as room:
        text = room.page.fairness.text
        qtbot.waitUntil(lambda: text.text() != "")
        foretold = text.text()
        assert "partners 0–1, opponents 0–1" in foretold
        for number in range(1, 9):
            room.desk.do(changes.seat_round, number=number, seated=room.drive.movement.propose(room.drive))
        qtbot.wait(50)
        assert text.text() == foretold


def test_the_report_counts_what_is_chosen(qtbot: QtBot, room: Room) -> None:
    panel = panel_of(room)
    assert (panel.chooser.currentData(), panel.upto) == (WHOLE, 7)
    for choice, upto, said in ((PLAYED, 3, "never: 16, once: 12"), (1, 1, "never: 24, once: 4")):
        panel.chooser.setCurrentIndex(panel.chooser.findData(choice))
        assert panel.upto == upto
        qtbot.waitUntil(partial(tells, panel, f"Any two as partners: {said}"))
    assert "Any two as partners\nleast–most: 0–1" in texts(panel)


def test_names_are_shown_as_typed(room: Room) -> None:
    panel = panel_of(room)
    panel.chooser.setCurrentIndex(panel.chooser.findData(PLAYED))
    assert "<b>Cy</b> & Co" in panel.said.text()
    assert panel.said.textFormat() is Qt.TextFormat.PlainText


def test_the_report_follows_the_evening_while_it_is_open(qtbot: QtBot, room: Room) -> None:
    panel = panel_of(room)
    before = room.drive.seed
    room.desk.do(changes.edit_drive, drive=replace(room.drive, plan=replace(room.drive.plan, rounds=5)))
    qtbot.waitUntil(lambda: panel.upto == 5)
    assert str(before) in panel.seed.text()


def test_it_is_saved_as_json(room: Room, tmp_path: Path) -> None:
    panel = panel_of(room)
    panel.chooser.setCurrentIndex(panel.chooser.findData(PLAYED))
    QTest.keySequence(panel, QKeySequence("Alt+J"))
    path = tmp_path / "A drive 2026-11-29 fairness.json"
    assert panel.answer.text() == f"✓ Saved as {path}"
    saved = json.loads(path.read_bytes())
    assert (saved["drive"], saved["rounds"], saved["rounds_planned"], saved["kind"]) == ("A drive", 3, 7, "individual")
    assert saved["positions"][2] == {"numbers": [3], "names": ["<b>Cy</b> & Co"]}
    assert saved["fairness"]["partners"]["histogram"] == [[0, 16], [1, 12]]


def test_it_is_saved_as_pdf(qtbot: QtBot, room: Room, tmp_path: Path) -> None:
    panel = panel_of(room)
    panel.chooser.setCurrentIndex(panel.chooser.findData(2))
    with qtbot.waitSignal(panel.pdf_button.press.finished):
        QTest.keySequence(panel, QKeySequence("Alt+P"))
    text = whole((tmp_path / "A drive 2026-11-29 fairness.pdf").read_bytes())
    assert squeezed("counted over rounds: 2 of 7") in text


def test_what_cannot_be_written_is_said(room: Room, tmp_path: Path) -> None:
    panel = panel_of(room)
    (tmp_path / "file").write_text("in the way")
    panel.save_json(tmp_path / "file" / "x.json")
    assert panel.answer.text().startswith("⚠")


def test_it_goes_with_the_drive(room: Room) -> None:
    panel = panel_of(room)
    room.desk.open_drive(None)
    assert not panel.isVisible()


def test_what_follows_from_results_is_counted_so_far(qtbot: QtBot, tmp_path: Path) -> None:
    of = drive(8, movement=MOVEMENTS["progressive"](), plan=Plan(rounds=4, interval=0))
    with shown(qtbot, tmp_path, of) as room:
        line = room.page.fairness
        assert line.text.text() == "Who meets whom follows from the results."
        assert not line.button.isEnabled()
        room.desk.do(changes.seat_round, number=1, seated=of.movement.propose(of))
        assert line.text.text().startswith("How often people meet in one round")
        panel = panel_of(room)
        assert panel.chooser.findData(WHOLE) == -1
        assert "follows from the results" in panel.said.text()


def test_too_few_people_have_no_report(qtbot: QtBot, tmp_path: Path) -> None:
    with shown(qtbot, tmp_path, drive(3)) as room:
        qtbot.wait(20)
        assert room.page.fairness.text.text() == ""
        assert not room.page.fairness.button.isEnabled()


def test_every_control_has_a_name_and_is_reached_by_tab(room: Room) -> None:
    panel = panel_of(room)
    reached = set()
    for _ in range(12):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        reached.add(focused())
    assert reached >= {panel.chooser, panel.pdf_button, panel.json_button, panel.close_button}
    assert all(button.toolTip() for button in panel.findChildren(QPushButton))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not panel.isVisible()


def tells(panel: FairnessPanel, said: str) -> bool:
    """Whether one of the bars tells this to those who cannot see it."""
    return said in {each.accessibleName() for each in panel.findChildren(Histogram) if each.isVisible()}


def texts(panel: FairnessPanel) -> set[str]:
    return {label.text() for label in panel.findChildren(QLabel)}
