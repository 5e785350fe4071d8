"""What the pages of the evening save comes on the paper of the page of paper, under a name that tells it apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive
from tests.ui.opened import opened

from whistdrive.printing import DOCUMENTS, Size
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.settings import Settings

WIDTHS: dict[Size, set[int]] = {"Letter": {216, 279}, "A5": {148, 210}}
"""How wide the pages of a paper are, upright and across, in millimetres."""


def widths(path: Path) -> set[int]:
    with PdfDocument(path.read_bytes()) as document:
        return {round(page.get_size()[0] / 72 * 25.4) for page in document}


@pytest.fixture(params=list(WIDTHS))
def settings(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """The settings of somebody who prints on this paper."""
    found = Settings(tmp_path / "settings.ini")
    found.paper_size = request.param
    return found


def test_the_standings(qtbot: QtBot, tmp_path: Path, settings: Settings) -> None:
    def make(bridge: Bridge) -> StandingsPage:
        return StandingsPage(bridge, lambda _page, name: tmp_path / name, settings)

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        QTest.keySequence(shown.page, QKeySequence("Alt+P"))
        assert widths(tmp_path / "A drive 2026-11-29 standings.pdf") <= WIDTHS[settings.paper_size]


def test_the_seating_and_the_fairness_report(qtbot: QtBot, tmp_path: Path, settings: Settings) -> None:
    def make(bridge: Bridge) -> SeatingPage:
        return SeatingPage(bridge, settings, lambda _page, name: tmp_path / name)

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        page = shown.page
        with qtbot.waitSignal(page.save.press.finished):
            QTest.keySequence(page, QKeySequence("Alt+P"))
        assert widths(tmp_path / "A drive 2026-11-29 seating, round 3.pdf") <= WIDTHS[settings.paper_size]
        qtbot.waitUntil(page.fairness.button.isEnabled)
        page.fairness.button.click()
        with qtbot.waitSignal(page.fairness.panel.pdf_button.press.finished):
            page.fairness.panel.pdf_button.click()
        assert widths(tmp_path / "A drive 2026-11-29 fairness.pdf") <= WIDTHS[settings.paper_size]


def test_a_document_of_one_round_says_so_in_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    offered: list[str] = []
    with opened(
        qtbot, tmp_path, lambda bridge: PaperPage(bridge, lambda _, name: offered.append(name)), of_drive(f8())
    ) as shown:
        page = shown.page
        for document in ("seating", "standings", "blank_sheets"):
            page.list.setCurrentIndex(page.model.index(DOCUMENTS.index(document)))
            page.round.setCurrentIndex(2)
            page.save.click()
    assert offered == [
        "A drive 2026-11-29 seating, round 2.pdf",
        "A drive 2026-11-29 standings.pdf",
        "A drive 2026-11-29 blank score sheets, round 2.pdf",
    ]
