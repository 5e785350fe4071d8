"""Faults that other programs' printing had, each by its number: names, letters and pages that others lost.

76 is in ``test_sizes.py`` as well, 78 in ``test_cards.py`` and ``test_slips.py`` figure by figure.
"""

from __future__ import annotations

import getpass
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated, with_prizes
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Adjustment, Drive, Plan, Prize
from whistdrive.printing import DOCUMENTS, SIZES, Choices, Size, pdf, sizes
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH

OF_EVERYBODY = ("standings", "cross", "seating", "cards", "guides", "slips", "sheets", "blank_sheets", "signin")


def all_printed(drive: Drive) -> Iterator[tuple[str, bytes]]:
    return ((document, pdf(document, drive, ENGLISH)) for document in DOCUMENTS)


def two_smiths() -> Drive:
    """F8 in which 2 and 8 have one name, and all that is said of people beside their numbers is said of them."""
    drive = drives.of_drive(drives.f8(("A, A", "Smith, Ann", "C, C", "D, D", "E, E", "F, F", "G, G", "SMITH, ann")))
    first = drive.rounds[0].tables[0]
    sat = replace(first.slip.deals[0], seats=((2,), (1,), (8,), (4,)))
    table = replace(first, slip=replace(first.slip, deals=(sat,)))
    rounds = (replace(drive.rounds[0], tables=(table, *drive.rounds[0].tables[1:])), *drive.rounds[1:])
    prizes = tuple(Prize(place, "place", place=place) for place in range(1, 9))
    plan = replace(drive.plan, fee=500)
    return replace(
        drive, plan=plan, rounds=rounds, prizes=prizes, adjustments=(Adjustment(1, 1, (2, 8), -1, "a revoke", 1),)
    )


def test_fault_3_namesakes_are_told_apart_wherever_they_are_printed() -> None:
    drive = two_smiths()
    for document, printed in all_printed(drive):
        text = squeezed("".join(texts(printed)))
        found = [*re.finditer(r"(\d*)(Smith,Ann|SMITH,ann)(\(\d+\))?", text)]
        assert all(one[1] or one[3] for one in found), document
        if document in (*OF_EVERYBODY, "prizes", "announcer"):
            assert {one[1][-1:] or one[3] for one in found} >= {"2", "8"}, document


def test_fault_33_whoever_rests_is_named_in_every_round_and_on_their_card() -> None:
    """Five players, so that everybody rests once."""
    drive = seated(5, 5)
    rested = [entrant for held in drive.rounds for entrant in held.resting]
    assert sorted(rested) == [1, 2, 3, 4, 5]
    rounds, cards = (whole(pdf(document, drive, ENGLISH)) for document in ("mc", "cards"))
    for number, entrant in enumerate(rested, start=1):
        trump = "♥♣♦♠"[(number - 1) % 4]
        assert squeezed(f"{number} {trump} {entrant} {printable(drive.entrant(entrant).name)}") in rounds
        assert squeezed(f"{number} {trump} rests") in cards


def test_fault_71_markup_in_names_and_title_is_printed_as_it_is() -> None:
    drive = with_prizes(played(seated(8, 3, first_name=drives.HARD_NAMES.index("O'Brien & Sons, Pat"))))
    drive = replace(drive, title="Tom & Jerry <Cup>")
    for document, printed in all_printed(drive):
        assert squeezed("Tom & Jerry <Cup>") in whole(printed)
        assert "&amp;" not in "".join(texts(printed))
        if document in OF_EVERYBODY:
            assert squeezed("O'Brien & Sons, Pat") in whole(printed)
            assert squeezed("<b>Bold</b>, Bo") in whole(printed)


def test_fault_72_hard_names_and_suits_are_letters_that_can_be_searched_for() -> None:
    drive = played(seated(len(drives.HARD_NAMES) - 1, 4, plan=Plan(rounds=4, interval=2)))
    for document in OF_EVERYBODY:
        printed = pdf(document, drive, ENGLISH)
        assert_sound(printed)
        rests = {entrant for held in drive.rounds for entrant in held.resting}
        for entrant in drive.entrants:
            if entrant.id not in rests:
                assert squeezed(printable(entrant.name)) in whole(printed), document
    for document in ("cards", "slips", "sheets", "mc", "blank_sheets"):
        assert all(suit in whole(pdf(document, drive, ENGLISH)) for suit in "♥♣♦♠"), document


def test_fault_73_a_note_of_five_thousand_letters_and_sixty_by_forty_break_over_pages() -> None:
    drive = played(seated(60, 40, plan=Plan(rounds=40, interval=20)))
    held = drive.rounds[0]
    noted = replace(held.tables[0], slip=replace(held.tables[0].slip, remark="nobody knew what was led " * 200))
    drive = replace(drive, rounds=(replace(held, tables=(noted, *held.tables[1:])), *drive.rounds[1:]))
    for document, headings in (
        ("standings", "Place No. Name"),
        ("cross", "No. Name"),
        ("cards", "Deal Trump Table"),
        ("guides", "Round Table Seat"),
        ("sheets", "Deal Dealer"),
    ):
        printed = pdf(document, drive, ENGLISH, Choices(round=1))
        assert_sound(printed)
        pages = [squeezed(page) for page in texts(printed)]
        for word in ("nobody", "knew", "what", "led"):
            said = sum(len(re.findall(rf"\b{word}\b", page)) for page in texts(printed))
            assert said == (200 if document in ("standings", "sheets") else 0)
        assert all(squeezed(headings) in page or "nobodyknew" in page for page in pages), document


@pytest.mark.parametrize(("players", "pages"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_fault_76_four_cards_to_a_page_and_none_blank(players: int, pages: int) -> None:
    drive = drives.drive(players, plan=Plan(), names=drives.HARD_NAMES)
    assert_sound(pdf("cards", drive, ENGLISH, Choices(a_sheet=4)), pages=pages)


def test_fault_77_pages_do_not_depend_on_the_system(tmp_path: Path) -> None:
    """Another home, language and time zone, and no fonts or settings of the user: the same bytes."""
    code = (
        "import hashlib; from tests import drives; from whistdrive.printing import pdf;"
        "from whistdrive.words import ENGLISH;"
        "made = pdf('slips', drives.of_drive(drives.f8(drives.HARD_NAMES)), ENGLISH);"
        "print(hashlib.sha256(made).hexdigest())"
    )
    here = pdf("slips", drives.of_drive(drives.f8(drives.HARD_NAMES)), ENGLISH)
    elsewhere = os.environ | {"LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Auckland", "HOME": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", code], env=elsewhere, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == sha256(here).hexdigest()


def test_fault_78_every_slip_and_card_has_the_names_of_the_seating() -> None:
    drive = seated(40, 3)
    slips = whole(pdf("slips", drive, ENGLISH))
    cards = whole(pdf("cards", drive, ENGLISH))
    for number, held in enumerate(drive.rounds, start=1):
        for table in held.tables:
            north, south, east, west = (f"{seat[0]} {printable(drive.entrant(seat[0]).name)}" for seat in table.seats)
            slip = f"Table {table.number} Round {number} N–S {north} {south} E–W {east} {west}"
            assert slips.count(squeezed(slip)) == 1
            trump = "♥♣♦♠"[number - 1]
            for partner in (north, south, east, west):
                assert squeezed(f"{number} {trump} {table.number} {partner}") in cards


@pytest.mark.parametrize("size", SIZES)
def test_fault_81_names_wrap_on_narrow_paper_and_no_letter_stands_alone(size: Size) -> None:
    """However many columns of figures there are, of two hundred letters seven stand on a line at least."""
    plan = Plan(rounds=3, interval=1, award=7, ranking=("total", "difference", "average"))
    drive = with_prizes(played(seated(len(ALL_NAMES), 3, plan=plan)))
    drive = drives.of_drive(
        changes.adjust_entrant(drives.evening(drive), number=2, entrant=1, points=-3, reason="a revoke")
    )
    for document in DOCUMENTS:
        if size not in sizes(document):
            continue
        printed = pdf(document, drive, ENGLISH, Choices(size=size))
        if document in OF_EVERYBODY:
            assert squeezed("W" * 200) in whole(printed), document
            lines = [len(run) for page in texts(printed) for run in re.findall("W{2,}", page)]
            assert sum(lines) % 200 == 0, document
            assert len(lines) <= sum(lines) / 200 * -(-200 // 7), document


def test_fault_82_umlauts_are_in_title_foot_and_table() -> None:
    drive = played(seated(8, 3))
    drive = replace(drives.renamed(drive, 1, "Müller, Jörg"), title="Müllers Jörg-Pokal", venue="Grüner Hügel")
    for document, printed in all_printed(with_prizes(drive)):
        for page in texts(printed):
            assert squeezed("Müllers Jörg-Pokal") in squeezed(page)
            assert squeezed("Grüner Hügel") in squeezed(page)
        if document in OF_EVERYBODY:
            assert squeezed("Müller, Jörg") in whole(printed)


def test_fault_83_no_user_machine_or_folder_is_in_the_file() -> None:
    drive = with_prizes(drives.of_drive(drives.f8()))
    private = {getpass.getuser(), socket.gethostname(), str(Path.home()), str(Path.cwd()), sys.prefix}
    for document, printed in all_printed(drive):
        with PdfDocument(printed) as made:
            facts = " ".join(made.get_metadata_dict().values())
        said = "".join(texts(printed)) + facts
        assert "@" not in said
        assert not re.search(r"[A-Za-z]:\\|/home|/Users|/tmp", said)
        assert not any(re.search(rf"\b{re.escape(each)}\b", said) for each in private if len(each) > 1), document
        assert not any(each.encode() in printed for each in private if os.sep in each.rstrip(os.sep)), document
