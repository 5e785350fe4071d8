"""Every document, for every size of evening."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdfium2 import PdfDocument
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated, with_prizes
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Plan
from whistdrive.core.findings import Refused
from whistdrive.printing import DOCUMENTS, OF_PRIZES, Choices, pdf
from whistdrive.printing.fonts import printable
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH, SENTENCES

PLAYERS = (4, 5, 8, 9, 40, 200)

OF_ALL = ("standings", "cross", "cards", "guides", "signin")
"""Documents that name everybody, also those who rest."""

OF_NOBODY = ("numbers", "mc", "rules", "cash")
"""Documents that name nobody, or only those who rest or owe."""

NAMING = tuple(document for document in DOCUMENTS if document not in OF_NOBODY)

OF_EVENINGS = tuple(document for document in DOCUMENTS if document not in (*OF_PRIZES, "cash"))
"""Documents that every evening has."""


@pytest.mark.parametrize("document", OF_EVENINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_name_is_complete_on_every_document(document: str, players: int) -> None:
    for first in range(0, len(ALL_NAMES), players):
        drive = played(seated(players, 2 if players == 200 else 3, first_name=first))
        printed = pdf(document, drive, ENGLISH)
        assert_sound(printed)
        text = whole(printed)
        rests = {entrant for round_ in drive.rounds for entrant in round_.resting}
        for entrant in drive.entrants:
            named = entrant.id not in rests and document not in OF_NOBODY
            if document in OF_ALL or named or (document == "mc" and entrant.id in rests):
                assert squeezed(printable(entrant.name)) in text, entrant.name


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("scoring", RULES)
def test_every_scoring_system_prints(document: str, scoring: str) -> None:
    deals = None if scoring in ("short", "rubber") else 5
    drive = with_prizes(played(seated(9, 3, scoring=scoring, plan=Plan(rounds=3, deals=deals, interval=1))))
    printed = pdf(document, drive, ENGLISH)
    assert_sound(printed)
    for page in texts(printed):
        assert squeezed(ENGLISH.name("system", scoring)) in squeezed(page)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_same_values_give_the_same_bytes(document: str) -> None:
    drive = with_prizes(drives.of_drive(drives.f8(drives.HARD_NAMES)))
    assert pdf(document, drive, ENGLISH) == pdf(document, drive, ENGLISH)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_page_says_whose_it_is_and_how_it_is_scored(document: str) -> None:
    drive = with_prizes(played(seated(40, 8, plan=Plan(rounds=8, interval=4))))
    drive = replace(drive, title="Tom & Jerry <Cup>", venue="Müller, Jörg’s barn", corrected="2026-11-30 09:15")
    for page in texts(pdf(document, drive, ENGLISH)):
        text = squeezed(page)
        for told in (
            drive.title,
            drive.venue,
            "29 November 2026",
            "Count: every trick",
            "Corrected 30 November 2026, 09:15",
        ):
            assert squeezed(told) in text


@pytest.mark.parametrize("document", ["standings", "prizes", "announcer", "cards", "sheets"])
def test_provisional_results_name_the_missing_tables(document: str) -> None:
    drive = drives.of_drive(drives.f8())
    last = drive.rounds[2]
    blank = replace(drive.rounds[2].tables[1], slip=type(last.tables[1].slip)())
    drive = with_prizes(replace(drive, rounds=(*drive.rounds[:2], replace(last, tables=(last.tables[0], blank)))))
    for page in texts(pdf(document, drive, ENGLISH)):
        assert squeezed("Provisional. Results are missing: round 3 (tables: 2)") in squeezed(page)
    assert "Provisional" not in "".join(texts(pdf("cards", drive, ENGLISH, Choices(filled=False))))
    assert "Provisional" not in "".join(texts(pdf("slips", drive, ENGLISH)))


def test_a_long_list_of_missing_tables_is_counted_on_every_page_and_complete_once() -> None:
    drive = played(seated(200, 2), upto=1)
    first = drive.rounds[1]
    begun = played(seated(200, 2)).rounds[1].tables[0]
    drive = replace(drive, rounds=(drive.rounds[0], replace(first, tables=(begun, *first.tables[1:]))))
    printed = texts(pdf("standings", drive, ENGLISH))
    for page in printed:
        assert squeezed("(tables: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13); and 37 more") in squeezed(page)
    everything = ", ".join(str(table) for table in range(2, 51))
    assert squeezed(f"Results are missing: round 2 (tables: {everything}).") in squeezed(printed[-1])


def test_a_letter_that_cannot_be_printed_is_marked_and_named() -> None:
    drive = drives.of_drive(drives.f8(drives.HARD_NAMES))
    for document in OF_ALL:
        for page in texts(pdf(document, drive, ENGLISH)):
            assert squeezed("number 7 (U+5B54 U+660E)") in squeezed(page)
        if document in NAMING:
            assert squeezed("�, �") in whole(pdf(document, drive, ENGLISH))


def test_many_unprintable_names_do_not_push_the_matter_off_the_page() -> None:
    drive = played(seated(200, 1))
    name = "".join(chr(0x4E00 + letter) for letter in range(200))
    drive = replace(drive, entrants=tuple(replace(each, name=name) for each in drive.entrants), title=name, venue=name)
    printed = pdf("standings", drive, ENGLISH)
    assert_sound(printed)
    assert "and190more" in whole(printed)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_nothing_private_is_in_the_file(document: str) -> None:
    drive = replace(with_prizes(drives.of_drive(drives.f8())), title="Harvest drive")
    with PdfDocument(pdf(document, drive, ENGLISH)) as printed:
        facts = printed.get_metadata_dict()
    assert facts["Title"] == "Harvest drive"
    assert not any(facts[key] for key in ("Author", "Subject", "Keywords", "Creator"))
    assert facts["CreationDate"] == facts["ModDate"] == "D:20000101000000+00'00'"


@settings(max_examples=25)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60), min_size=4, max_size=4))
def test_any_name_prints(names: list[str]) -> None:
    drive = drives.of_drive(drives.seated(drives.evening(drives.drive(4, names=tuple(names))), (1, 2, 3, 4)))
    for document in ("standings", "cards", "slips"):
        assert_sound(pdf(document, drive, ENGLISH))


@settings(max_examples=25)
@given(st.text(st.characters(max_codepoint=0x24F, exclude_categories=["Cc", "Cf", "Cs"]), min_size=1, max_size=200))
def test_any_european_name_is_read_back_as_it_was_typed(name: str) -> None:
    drive = with_prizes(drives.renamed(drives.of_drive(drives.f8()), 2, name))
    for document in NAMING:
        assert squeezed(name) in whole(pdf(document, drive, ENGLISH))


def test_control_characters_and_marks_of_direction_leave_no_trace() -> None:
    drive = with_prizes(drives.renamed(drives.of_drive(drives.f8()), 2, "Ann\x00a \u202eLee\u200f\u2066 B\u00ado\x07"))
    for document in NAMING:
        assert squeezed("Anna Lee Bo") in whole(pdf(document, drive, ENGLISH))


def test_without_anybody_signed_in_cards_are_blank_and_the_rest_says_what_is_missing() -> None:
    nobody = drives.drive(0)
    assert_sound(pdf("cards", nobody, ENGLISH), pages=1)
    for document in ("standings", "signin", "mc"):
        assert_sound(pdf(document, nobody, ENGLISH), pages=1)
    for document, code in (
        ("slips", "no_round_seated"),
        ("sheets", "nothing_played"),
        ("cross", "nothing_played"),
        ("guides", "too_few"),
        ("numbers", "too_few"),
        ("prizes", "no_prizes"),
        ("cash", "no_money"),
    ):
        with pytest.raises(Refused) as refusal:
            pdf(document, nobody, ENGLISH)
        assert [finding.code for finding in refusal.value.findings] == [code]
        assert ENGLISH.finding(refusal.value.findings[0]).endswith(".")


@pytest.mark.parametrize("document", ["slips", "sheets"])
def test_a_round_that_is_not_seated_is_refused(document: str) -> None:
    with pytest.raises(Refused) as refusal:
        pdf(document, drives.of_drive(drives.f8()), ENGLISH, Choices(round=4))
    assert ENGLISH.finding(refusal.value.findings[0]) == "There is no round 4; seated so far: 1 to 3."


def test_an_unknown_document_is_an_error() -> None:
    with pytest.raises(KeyError):
        pdf("facts", drives.drive(), ENGLISH)


def test_every_document_has_a_name() -> None:
    assert {f"document.{document}" for document in DOCUMENTS} <= set(SENTENCES)


def test_importing_the_package_loads_no_pdf_library() -> None:
    code = "import sys, whistdrive.printing; sys.exit(any(name.startswith('reportlab') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
