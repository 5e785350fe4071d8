"""Reading what is typed into a field."""

from __future__ import annotations

import pytest

from whistdrive.core.contracts import Column, Mark
from whistdrive.desk.typed import Reading, misread, read

TRICKS = Column("tricks", range(14))
BID = Column("bid", range(8))
TRUMP = Column("trump", ("S", "H", "D", "C", "NT"))
DECLARER = Column("declarer", ("NS", "EW"))
KIND = Column("kind", ("high", "low", "nt"))
ANY = Column("ns", None)


@pytest.mark.parametrize(
    ("column", "text", "mark"),
    [
        (TRICKS, "9", 9),
        (TRICKS, "13", 13),
        (TRICKS, "0", 0),
        (BID, "1", 1),
        (TRUMP, "s", "S"),
        (TRUMP, "N", "NT"),
        (TRUMP, "t", "NT"),
        (DECLARER, "S", "NS"),
        (DECLARER, "w", "EW"),
        (DECLARER, "ew", "EW"),
        (KIND, "n", "nt"),
        (Column("honours", (3, 4)), "4", 4),
    ],
)
def test_a_text_that_can_mean_one_thing_only_is_that(column: Column, text: str, mark: Mark) -> None:
    assert read(column, text) == Reading(mark)


def test_a_text_that_may_go_on_waits() -> None:
    assert read(TRICKS, "1") == Reading(1, more=True)
    assert read(TRICKS, "") == Reading(more=True)
    assert read(ANY, "-") == Reading(more=True)
    assert read(ANY, "-12") == Reading(-12, more=True)


@pytest.mark.parametrize("text", ["14", "-1", "6.5", "a", "٣", "З", "1 2", "²", "+7"])
def test_what_is_no_number_of_tricks_is_wrong(text: str) -> None:
    assert read(TRICKS, text).wrong


def test_what_is_misread_says_what_is_allowed() -> None:
    assert misread(TRICKS, "14").code == "not_allowed"
    assert misread(TRICKS, "6.5").code == "not_whole"
    assert misread(DECLARER, "Q").facts == {"field": "declarer", "value": "Q", "allowed": "NS EW"}
