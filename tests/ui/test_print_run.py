"""Pages to a printer: one that writes PDF, so that what came out can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL.Image import Image
from pypdfium2 import PdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive
from tests.printing.evenings import seated

from whistdrive.printing import pdf
from whistdrive.ui.pdf_pages import PdfPages
from whistdrive.ui.print_run import PrintRun, made_ready
from whistdrive.words import ENGLISH

SEATING = pdf("seating", seated(8, 2), ENGLISH)
"""Six pages upright."""


@pytest.fixture
def printer(tmp_path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "printed.pdf"))
    made.setResolution(100)
    return made


@pytest.fixture
def run(qapp: QApplication) -> Iterator[PrintRun]:
    made = PrintRun(qapp)
    yield made
    made.deleteLater()


def printed(qtbot: QtBot, run: PrintRun, data: bytes, printer: QPrinter) -> list[Image]:
    """The sheets that came out, as pictures of 72 dots an inch."""
    pages = PdfPages(data)
    made_ready(printer, "A document", pages.size(0))
    pages.close()
    with qtbot.waitSignal(run.finished, check_params_cb=lambda outcome: outcome == "printed"):
        run.begin(data, printer)
        assert run.going_on
    return list(pictures(printer.outputFileName()))


def pictures(document: str | bytes) -> Iterator[Image]:
    with PdfDocument(document) as paper:
        for page in paper:
            yield page.render().to_pil().convert("L")


def alike(one: Image, other: Image) -> bool:
    """Whether two pictures show the same; a dot may differ in grey where it was drawn in another fineness."""
    if any(abs(a - b) > 1 for a, b in zip(one.size, other.size, strict=True)):
        return False
    first, second = (each.resize((40, 56)).tobytes() for each in (one, other))
    return max(abs(a - b) for a, b in zip(first, second, strict=True)) < 40


def test_every_page_comes_out_as_it_is(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    told: list[tuple[int, int]] = []
    run.progress.connect(lambda done, of_all: told.append((done, of_all)))
    out, expected = printed(qtbot, run, SEATING, printer), list(pictures(SEATING))
    assert len(out) == len(expected) == 6
    assert all(alike(one, other) for one, other in zip(out, expected, strict=True))
    assert not alike(out[0], out[1])
    assert told == [(sheet, 6) for sheet in range(1, 7)]


def test_a_sheet_that_lies_comes_out_lying(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    cards = pdf("cards", of_drive(f8()), ENGLISH)
    out = printed(qtbot, run, cards, printer)
    assert all(each.width > each.height for each in out)
    assert alike(out[0], next(pictures(cards)))


def test_only_the_pages_that_were_chosen(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    out, expected = printed(qtbot, run, SEATING, printer), list(pictures(SEATING))
    assert len(out) == 2
    assert alike(out[0], expected[1])
    assert alike(out[1], expected[2])


def test_the_last_page_first(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    out = printed(qtbot, run, SEATING, printer)
    assert alike(out[0], list(pictures(SEATING))[-1])


def test_without_colours(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    printer.setColorMode(QPrinter.ColorMode.GrayScale)
    printed(qtbot, run, SEATING, printer)
    with PdfDocument(printer.outputFileName()) as paper:
        dots = paper[0].render().to_pil().convert("RGB").tobytes()
    for at in range(0, len(dots), 3):
        assert max(dots[at : at + 3]) - min(dots[at : at + 3]) <= 2


def test_it_can_be_cancelled(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    run.progress.connect(run.cancel)
    with qtbot.waitSignal(run.finished, check_params_cb=lambda outcome: outcome == "cancelled"):
        run.begin(SEATING, printer)
    assert not run.going_on
    run.cancel()


def test_giving_up_at_the_last_sheet_ends_it_once(qtbot: QtBot, run: PrintRun, printer: QPrinter) -> None:
    ends: list[str] = []
    run.finished.connect(ends.append)
    run.progress.connect(lambda done, of_all: run.cancel() if done == of_all else None)
    run.begin(SEATING, printer)
    qtbot.waitUntil(lambda: bool(ends))
    qtbot.wait(20)
    assert ends == ["cancelled"]


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)  # that is how Qt says it
def test_a_printer_that_takes_nothing_is_told_of(
    qtbot: QtBot, run: PrintRun, printer: QPrinter, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    printer.setOutputFileName(str(tmp_path / "file" / "printed.pdf"))
    with qtbot.waitSignal(run.finished, check_params_cb=lambda outcome: outcome == "failed"):
        run.begin(SEATING, printer)
