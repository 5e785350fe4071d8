"""Paper: every document is saved from the page, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.drives import drive, f8, of_drive
from tests.printing.pages import texts
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Prize
from whistdrive.printing import DOCUMENTS, OF_PRIZES, Choices
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.words import ENGLISH

Desk = Opened[PaperPage]


@pytest.fixture
def paper(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """Eight players after three rounds of three; whoever asks for a file or a folder gets one."""
    (tmp_path / "out").mkdir()

    def make(bridge: Bridge) -> PaperPage:
        return PaperPage(bridge, lambda _page, name: tmp_path / "out" / name, lambda _page: tmp_path / "out")

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        yield shown


def test_the_list_says_what_each_document_is_and_holds(paper: Desk) -> None:
    told = [str(paper.page.model.index(row).data()).split("\n") for row in range(len(DOCUMENTS))]
    assert [lines[0] for lines in told] == [ENGLISH.name("document", key) for key in DOCUMENTS]
    assert all(len(lines) == 3 for lines in told)
    now = {key: lines[2] for key, lines in zip(DOCUMENTS, told, strict=True)}
    assert now["standings"] == "Now: after round 3 of 3"
    assert now["prizes"] == now["announcer"] == "No prizes yet"
    assert now["cards"] == "Now: cards for 8 players"
    assert now["fairness"] == "Now: counted over 3 rounds"


def test_prizes_are_documents_once_there_are_any(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    paper.page.bridge.attempt(changes.add_prize, prize=Prize(0, "place"))
    choose(paper, "announcer")
    assert str(paper.page.list.currentIndex().data()).endswith("Now: prizes of the evening: 1")
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_to(tmp_path / "prizes.pdf")
    assert "Player 2" in texts((tmp_path / "prizes.pdf").read_bytes())[0]


def test_enter_saves_the_chosen_document(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(paper.page.press.finished):
        paper.key(Qt.Key.Key_Return)
    path = tmp_path / "out" / "A drive 2026-11-29 standings.pdf"
    assert paper.page.answer.text() == f"✓ Saved as {path}"
    assert paper.page.open_saved.isVisible()
    assert "Player 2" in texts(path.read_bytes())[0]


def test_slips_of_one_round_only(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    choose(paper, "slips")
    assert paper.page.round.isVisible()
    assert not paper.page.filled.isVisible()
    paper.page.round.setCurrentIndex(2)
    assert paper.page.choices("slips") == Choices(round=2)
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_to(tmp_path / "slips.pdf")
    printed = " ".join(texts((tmp_path / "slips.pdf").read_bytes()))
    assert "Round 2" in printed
    assert "Round 1" not in printed


def test_cards_are_blank_unless_asked_for_filled(paper: Desk) -> None:
    choose(paper, "cards")
    assert paper.page.filled.isVisible()
    assert paper.page.choices("cards") == Choices(filled=False)
    paper.page.filled.setChecked(True)
    assert paper.page.choices("cards") == Choices(filled=True)


def test_all_documents_go_into_one_folder(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_all.click()
        assert not paper.page.save.isEnabled()
    assert len(list((tmp_path / "out").glob("A drive 2026-11-29 *.pdf"))) == len(DOCUMENTS) - len(OF_PRIZES)
    assert paper.page.answer.text() == f"✓ Saved: {len(DOCUMENTS) - len(OF_PRIZES)} documents in {tmp_path / 'out'}"
    assert paper.page.save.isEnabled()


def test_what_has_nothing_to_say_yet_is_told_and_the_rest_saved(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PaperPage, drive(8)) as shown:
        with qtbot.waitSignal(shown.page.press.finished):
            shown.page.save_all_to(tmp_path)
        said = shown.page.answer.text()
        assert said.startswith(f"⚠ Saved: 3 documents in {tmp_path}")
        assert "Table slips: No round is seated yet" in said
        assert "Score sheets: Nothing has been played yet" in said


def test_a_place_that_cannot_be_written_gets_a_sentence(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_to(tmp_path / "file" / "x.pdf")
    assert paper.page.answer.text().startswith(f"⚠ Nothing was saved. Standings: “{tmp_path / 'file' / 'x.pdf'}”")
    assert not paper.page.open_saved.isVisible()


def test_work_can_be_given_up(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_all_to(tmp_path / "out")
        paper.page.cancel.click()
    assert paper.page.answer.text() == "✓ Nothing was saved."
    assert list((tmp_path / "out").iterdir()) == []


def choose(shown: Desk, document: str) -> None:
    shown.page.list.setCurrentIndex(shown.page.model.index(DOCUMENTS.index(document)))
