"""Every document on every paper it can be printed on: inside the margins, each name complete."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated, with_prizes
from tests.printing.pages import assert_sound, squeezed, whole

from whistdrive.core.drive import Plan
from whistdrive.core.findings import Refused
from whistdrive.printing import DOCUMENTS, OF_PRIZES, SIZES, Choices, Size, nearest_size, pdf, sizes
from whistdrive.printing.fonts import printable
from whistdrive.printing.look import SHEET, SLIPS, sheet
from whistdrive.words import ENGLISH

MILLIMETRES: dict[Size, tuple[float, float]] = {
    "A4": (210, 297),
    "Letter": (215.9, 279.4),
    "A5": (148, 210),
    "A6": (105, 148),
}
CASES = [(document, size) for document in DOCUMENTS for size in sizes(document)]


def page_sizes(printed: bytes) -> set[tuple[int, int]]:
    """Width and height of all pages, in millimetres."""
    with PdfDocument(printed) as document:
        extents = [page.get_size() for page in document]
    return {(round(wide / 72 * 25.4), round(high / 72 * 25.4)) for wide, high in extents}


@pytest.mark.parametrize(("document", "size"), CASES)
@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_document_keeps_to_its_paper(document: str, size: Size, players: int) -> None:
    plan = Plan(rounds=2, interval=1, roles=("lady", "gent"))
    drive = with_prizes(played(seated(players, 2, plan=plan)))
    drive = replace(drive, title="Maximiliane’s Michaelmas drive " * 3, venue="Müller, Jörg’s barn")
    printed = pdf(document, drive, ENGLISH, Choices(size=size))
    assert_sound(printed)
    wide, high = map(round, MILLIMETRES[size])
    assert page_sizes(printed) <= {(wide, high), (high, wide)}
    if document not in ("numbers", "mc", "rules", *OF_PRIZES):
        rests = {entrant for round_ in drive.rounds for entrant in round_.resting}
        text = whole(printed)
        for entrant in drive.entrants:
            if entrant.id not in rests:
                assert squeezed(printable(entrant.name)) in text


@pytest.mark.parametrize("size", ["A5", "A6"])
def test_a_card_on_small_paper_has_a_sheet_of_its_own(size: Size) -> None:
    drive = drives.drive(9, plan=Plan())
    assert_sound(pdf("cards", drive, ENGLISH, Choices(size=size)), pages=9)


@pytest.mark.parametrize(("players", "pages"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_four_cards_to_a_page_and_none_blank(players: int, pages: int, size: Size) -> None:
    """Known fault 76."""
    drive = drives.drive(players, plan=Plan(), names=drives.HARD_NAMES)
    assert_sound(pdf("cards", drive, ENGLISH, Choices(size=size, a_sheet=4)), pages=pages)


def test_the_longest_names_fit_on_the_smallest_card() -> None:
    drive = drives.drive(len(ALL_NAMES), names=ALL_NAMES, plan=Plan(rounds=1, interval=0))
    text = whole(pdf("cards", drive, ENGLISH, Choices(size="A6")))
    assert all(squeezed(printable(name)) in text for name in ALL_NAMES)


def test_many_unprintable_names_leave_room_for_the_matter_on_small_paper() -> None:
    drive = played(seated(40, 1))
    name = "".join(chr(0x4E00 + letter) for letter in range(200))
    drive = replace(drive, entrants=tuple(replace(each, name=name) for each in drive.entrants), title=name, venue=name)
    for document in ("standings", "cross", "signin"):
        assert_sound(pdf(document, drive, ENGLISH, Choices(size="A5")))


def test_a_paper_that_does_not_suit_is_refused_and_the_next_larger_offered() -> None:
    with pytest.raises(Refused) as refusal:
        pdf("standings", drives.drive(8), ENGLISH, Choices(size="A6"))
    sentence = ENGLISH.finding(refusal.value.findings[0])
    assert sentence == "This document is not printed on A6; allowed: A4 Letter A5."
    assert nearest_size("standings", "A6") == "A5"
    assert nearest_size("cards", "A6") == "A6"
    assert all(set(sizes(document)) <= set(SIZES) for document in DOCUMENTS)


@pytest.mark.parametrize(("document", "a_sheet"), [("cards", 3), ("numbers", 4)])
def test_a_number_of_pieces_that_is_not_offered_is_refused(document: str, a_sheet: int) -> None:
    with pytest.raises(Refused) as refusal:
        pdf(document, drives.drive(8), ENGLISH, Choices(a_sheet=a_sheet))
    assert ENGLISH.finding(refusal.value.findings[0]).startswith(f"{a_sheet} do not fit on a sheet; allowed: ")


@pytest.mark.parametrize("size", ["A4", "Letter", "A5"])
def test_a_layout_for_one_paper_is_scaled_as_a_whole_on_another(size: Size) -> None:
    wide, high = (each / 25.4 * 72 for each in MILLIMETRES[size])
    for page in (SHEET, SLIPS):
        scaled = page.on(size)
        assert scaled.inner == page.inner
        assert (scaled.width * scaled.scale, scaled.height * scaled.scale) == pytest.approx((wide, high), abs=1.5)
    assert SHEET.on("A4") == SHEET


def test_a_sheet_gives_the_width_that_is_needed() -> None:
    assert sheet("A5", least=600).inner == pytest.approx(600)
    assert sheet("A5", least=10) == sheet("A5")
    assert sheet("A5").scale == 1
