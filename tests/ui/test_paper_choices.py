"""The paper, the pieces to a sheet and blank forms, chosen on the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, drive, f8, of_drive
from tests.printing.pages import whole
from tests.ui.opened import Opened, opened

from whistdrive.printing import DOCUMENTS, document_name, pdf
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.settings import AS_SYSTEM, AS_WINDOWS, Settings
from whistdrive.words import ENGLISH, in_language

Desk = Opened[PaperPage]


@pytest.fixture
def paper(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """Eight players after three rounds, on a computer with settings."""

    def make(bridge: Bridge) -> PaperPage:
        return PaperPage(bridge, settings=Settings(tmp_path / "settings.ini"))

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        yield shown


def choose(shown: Desk, document: str) -> None:
    shown.page.list.setCurrentIndex(shown.page.model.index(DOCUMENTS.index(document)))


def offered(shown: Desk) -> list[str]:
    field = shown.page.paper.size_field
    return [field.itemText(row) for row in range(field.count())]


def test_the_paper_is_chosen_by_keyboard_and_remembered(paper: Desk, tmp_path: Path) -> None:
    choose(paper, "cards")
    assert offered(paper) == ["A4", "Letter", "A5", "A6"]
    paper.page.paper.size_field.setFocus()
    for _ in range(3):
        paper.key(Qt.Key.Key_Down)
    assert paper.page.choices("cards").size == "A6"
    assert Settings(tmp_path / "settings.ini").paper_size == "A6"


def test_what_a_document_cannot_be_printed_on_is_not_offered_and_comes_back(paper: Desk) -> None:
    choose(paper, "cards")
    paper.page.paper.size_field.setFocus()
    paper.key(Qt.Key.Key_End)
    choose(paper, "standings")
    assert offered(paper) == ["A4", "Letter", "A5"]
    assert paper.page.choices("standings").size == "A5"
    choose(paper, "numbers")
    assert paper.page.choices("numbers").size == "A6"


def test_a_setting_that_is_no_paper_counts_as_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[paper]\nsize=A0\n")
    assert Settings(tmp_path / "settings.ini").paper_size == "A4"


def test_four_cards_to_a_sheet(paper: Desk) -> None:
    choose(paper, "cards")
    assert paper.page.choices("cards").a_sheet is None
    paper.page.paper.pieces.setFocus()
    paper.key(Qt.Key.Key_Down)
    assert paper.page.choices("cards").a_sheet == 4
    assert paper.page.choices("numbers").a_sheet is None
    choose(paper, "standings")
    assert not paper.page.paper.pieces.isVisible()
    assert paper.page.choices("cards").a_sheet == 4


def test_blank_slips_before_anybody_is_known(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PaperPage, drive(0)) as shown:
        choose(shown, "slips")
        assert not shown.page.paper.players.isVisible()
        shown.page.paper.unnamed.setFocus()
        shown.key(Qt.Key.Key_Space)
        assert shown.page.paper.players.isVisible()
        shown.page.paper.players.setValue(8)
        assert shown.page.choices("slips").players == 8
        assert shown.page.choices("standings").players is None
        with qtbot.waitSignal(shown.page.press.finished):
            shown.page.save_to(tmp_path / "slips.pdf")
        assert whole((tmp_path / "slips.pdf").read_bytes()).count("Round1") == 2


def test_what_is_shown_follows_the_paper(paper: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(paper.page.proofs.ready):
        paper.page.paper.size_field.setFocus()
        paper.key(Qt.Key.Key_Down)
    assert paper.page.choices("standings").size == "Letter"


def test_whose_letters_cannot_be_printed_stands_below_the_documents(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PaperPage, of_drive(f8(HARD_NAMES))) as shown:
        qtbot.waitUntil(shown.page.letters.isVisible)
        assert "number 7 (U+5B54 U+660E)" in shown.page.letters.text()


def test_paper_in_another_language_than_the_windows(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    assert paper.page.words is paper.page.bridge.words
    with qtbot.waitSignal(paper.page.proofs.ready) as proof:
        paper.page.paper.language_field.setFocus()
        paper.key(Qt.Key.Key_Down)
        paper.key(Qt.Key.Key_Down)
    finnish = in_language("fi")
    assert paper.page.words is finnish
    assert proof.args == [pdf("standings", paper.drive, finnish)]
    assert paper.page.bridge.words is ENGLISH
    assert Settings(tmp_path / "settings.ini").paper_language == "fi"
    (tmp_path / "out").mkdir()
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_all_to(tmp_path / "out")
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names <= {document_name(document, paper.drive, finnish) for document in DOCUMENTS}
    assert len(names) > 10


def test_a_language_that_is_none_counts_as_that_of_the_windows(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[paper]\nlanguage=xx\n[window]\nlanguage=xx\n")
    settings = Settings(tmp_path / "settings.ini")
    assert (settings.paper_language, settings.language) == (AS_WINDOWS, AS_SYSTEM)
