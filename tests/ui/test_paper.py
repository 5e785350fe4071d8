"""Paper: every document is looked at, printed and saved from the page, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.drives import drive, f8, of_drive
from tests.printing.pages import texts
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Prize
from whistdrive.printing import DOCUMENTS, Choices, documents, pdf
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.which_printer import AskPrinter
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.proofs import Wish
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
    assert {len(lines) for lines in told} == {3}
    now = {key: lines[2] for key, lines in zip(DOCUMENTS, told, strict=True)}
    assert now["standings"] == "Now: after round 3 of 3"
    assert now["prizes"] == now["announcer"] == "No prizes yet"
    assert now["cards"] == "Now: 8 cards"
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
    assert not paper.page.choices("cards").filled
    paper.page.filled.setChecked(True)
    assert paper.page.choices("cards").filled


def test_all_documents_go_into_one_folder(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(paper.page.press.finished):
        paper.page.save_all.click()
        assert not paper.page.save.isEnabled()
    assert len(list((tmp_path / "out").glob("A drive 2026-11-29 *.pdf"))) == len(documents(paper.drive))
    assert paper.page.answer.text() == f"✓ Saved: {len(documents(paper.drive))} documents in {tmp_path / 'out'}"
    assert paper.page.save.isEnabled()


def test_what_has_nothing_to_say_yet_is_told_and_the_rest_saved(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PaperPage, drive(8)) as shown:
        with qtbot.waitSignal(shown.page.press.finished):
            shown.page.save_all_to(tmp_path)
        said = shown.page.answer.text()
        count = len(list(tmp_path.glob("*.pdf")))
        assert 0 < count < len(DOCUMENTS)
        assert said.startswith(f"⚠ Saved: {count} documents in {tmp_path}")
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


def test_what_is_chosen_is_shown_and_those_bytes_are_saved(paper: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    for document in ("standings", "cards", "seating"):
        choose(paper, document)
        data = proof(paper, qtbot)
        assert paper.page.preview.where.text().startswith("Page 1 of ")
        with qtbot.waitSignal(paper.page.press.finished):
            paper.page.save_to(tmp_path / f"{document}.pdf")
        assert (tmp_path / f"{document}.pdf").read_bytes() == data
        assert data == pdf(document, paper.drive, ENGLISH, paper.page.choices(document))


def test_what_is_shown_follows_the_desk_and_the_choices(paper: Desk, qtbot: QtBot) -> None:
    before = proof(paper, qtbot)
    paper.desk.do(changes.swap_sides, number=1, table=1, deal=1)
    corrected = proof(paper, qtbot)
    assert "30" in " ".join(texts(corrected))
    paper.desk.undo()
    assert proof(paper, qtbot) == before != corrected
    choose(paper, "cards")
    blank = proof(paper, qtbot)
    paper.page.filled.setChecked(True)
    assert proof(paper, qtbot) != blank


def test_why_there_is_nothing_to_see_is_said_in_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, PaperPage, drive(8)) as shown:
        choose(shown, "slips")
        with qtbot.waitSignal(shown.page.proofs.refused):
            pass
        assert shown.page.preview.sentence.text().startswith("No round is seated yet")
        assert not shown.page.print.isEnabled()


def test_nothing_is_drawn_while_the_page_is_not_looked_at(paper: Desk, qtbot: QtBot) -> None:
    proof(paper, qtbot)
    paper.page.hide()
    with qtbot.assertNotEmitted(paper.page.proofs.ready, wait=300):
        paper.desk.do(changes.swap_sides, number=1, table=1, deal=1)
    with qtbot.waitSignal(paper.page.proofs.ready):
        paper.page.show()


def test_what_is_shown_is_printed(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[int] = []
    with opened(
        qtbot, tmp_path, lambda bridge: PaperPage(bridge, ask_printer=to_file(tmp_path, asked)), of_drive(f8())
    ) as shown:
        choose(shown, "seating")
        pages = len(texts(proof(shown, qtbot)))
        with qtbot.waitSignal(shown.page.print.run.finished):
            shown.key(Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
            assert not shown.page.save.isEnabled()
            assert shown.page.cancel.isVisible()
        assert asked == [pages]
        assert shown.page.answer.text() == "✓ Given to the printer: A drive 2026-11-29 seating"
        assert shown.page.save.isEnabled()
        assert shown.page.print.isEnabled()
        with PdfDocument(tmp_path / "printed.pdf") as printed:
            assert len(printed) == pages


def test_printing_can_be_given_up_before_and_after_it_began(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(
        qtbot, tmp_path, lambda bridge: PaperPage(bridge, ask_printer=lambda *_: False), of_drive(f8())
    ) as shown:
        proof(shown, qtbot)
        shown.page.print.click()
        assert not shown.page.print.run.going_on
    (tmp_path / "b").mkdir()
    with opened(
        qtbot, tmp_path / "b", lambda bridge: PaperPage(bridge, ask_printer=to_file(tmp_path, [])), of_drive(f8())
    ) as shown:
        choose(shown, "seating")
        proof(shown, qtbot)
        shown.page.print.click()
        shown.page.cancel.click()
        assert shown.page.answer.text() == "✓ Printing was cancelled."
        assert shown.page.save.isEnabled()


def proof(shown: Desk, qtbot: QtBot) -> bytes:
    """The bytes of the document that is shown, once it is."""
    page = shown.page
    wish = Wish(page.document, shown.drive, page.choices(page.document))
    qtbot.waitUntil(lambda: page.proofs.made(wish) is not None)
    data = page.proofs.made(wish)
    assert data is not None
    return data


def to_file(folder: Path, asked: list[int]) -> AskPrinter:
    """Whoever asks for a printer gets one that writes a file; how many pages it was asked for is noted."""

    def ask(_page: QWidget, printer: QPrinter, pages: int) -> bool:
        asked.append(pages)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(folder / "printed.pdf"))
        printer.setResolution(72)
        return True

    return ask


def choose(shown: Desk, document: str) -> None:
    shown.page.list.setCurrentIndex(shown.page.model.index(DOCUMENTS.index(document)))
