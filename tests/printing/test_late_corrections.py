"""Paper that is printed once results were corrected on which the evening had gone on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.printing.evenings import played, seated, with_prizes
from tests.printing.pages import squeezed, texts

from whistdrive.core.drive import Plan
from whistdrive.core.late_corrections import LateCorrections
from whistdrive.printing import DOCUMENTS, Choices, pdf
from whistdrive.words import ENGLISH

LATE = LateCorrections("2026-11-29 21:15", ((1, 2), (1, 3), (2, 1)))
SAID = squeezed("Corrected 29 November 2026, 21:15: round 1 (tables: 2, 3); round 2 (tables: 1)")
OF_RESULTS = {"standings", "prizes", "announcer", "cross", "cards", "sheets"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_sheet_of_results_says_what_was_corrected_and_when(document: str) -> None:
    """Known fault 43."""
    drive = with_prizes(played(seated(12, 3, plan=Plan(rounds=3, interval=1))))
    for page in texts(pdf(document, drive, ENGLISH, Choices(late=LATE))):
        assert (SAID in squeezed(page)) == (document in OF_RESULTS)


@pytest.mark.parametrize("choices", [Choices(filled=False, late=LATE), Choices(players=4, late=LATE), Choices()])
def test_blank_cards_have_nothing_to_correct(choices: Choices) -> None:
    drive = played(seated(12, 3, plan=Plan(rounds=3, interval=1)))
    assert not any(SAID in squeezed(page) for page in texts(pdf("cards", drive, ENGLISH, choices)))


@pytest.mark.parametrize(
    ("opened", "told"), [("2026-11-29 21:15", 1), ("2026-11-29 20:59", 1), ("2026-11-29 21:16", 2)]
)
def test_that_it_was_opened_again_is_said_only_where_nothing_was_corrected_since(opened: str, told: int) -> None:
    drive = replace(played(seated(12, 3, plan=Plan(rounds=3, interval=1))), corrected=opened)
    for page in texts(pdf("standings", drive, ENGLISH, Choices(late=LATE))):
        assert SAID in squeezed(page)
        assert page.count("Corrected 29 November") == told
