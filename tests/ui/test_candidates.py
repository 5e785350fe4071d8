"""Who may be meant by what is typed at the door."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from tests.drives import drive, evening

from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.ui.models.candidates import Candidate, candidates, others

MARIA = Candidate("member", "Maria Berg", 1)
MARGIT = Candidate("member", "Margit Holm", 2)


def club() -> Evening:
    of = evening(drive(0))
    for name in ("Maria Berg", "Margit Holm"):
        of = changes.add_person(of, name=name)
    return of


def test_a_slip_in_a_single_word_is_forgiven_before_somebody_is_new() -> None:
    assert candidates(club(), "mraia") == (MARIA, Candidate("new", "mraia"))
    assert candidates(club(), "mar") == (MARGIT, MARIA, Candidate("new", "mar"))


def test_whoever_comes_most_often_is_first_among_those_as_likely() -> None:
    assert candidates(club(), "mar", {1: 3, 2: 2})[:2] == (MARIA, MARGIT)
    assert candidates(club(), "margit", {1: 3})[:1] == (MARGIT,)
    assert candidates(club(), "maria", {2: 3})[:1] == (MARIA,)


@pytest.mark.parametrize(("language", "order"), [("en", ["Åberg Zoe", "Zeck Ann"]), ("fi", ["Zeck Ann", "Åberg Zoe"])])
def test_those_as_likely_are_in_the_order_of_the_language(language: str, order: list[str]) -> None:
    of, before = evening(drive(0)), QLocale()
    for name in ("Zeck Ann", "Åberg Zoe"):
        of = changes.add_person(of, name=name)
    of = changes.add_person(of, name="Another Z")
    QLocale.setDefault(QLocale(language))
    found = [
        [each.name for each in listed if each.key not in (0, 3)]
        for listed in (candidates(of, "z"), others(of.club, 3, "z"))
    ]
    QLocale.setDefault(before)
    assert found == [order, order]


def test_a_whole_name_that_differs_by_a_letter_may_be_somebody_new() -> None:
    assert candidates(club(), "Marie Berg") == (Candidate("new", "Marie Berg"), MARIA)


def test_whoever_begins_as_typed_comes_before_those_with_a_slip() -> None:
    of = changes.add_person(club(), name="Marja Lund")
    assert candidates(of, "marja") == (
        Candidate("member", "Marja Lund", 3),
        MARIA,
        Candidate("new", "marja"),
    )


def test_namesakes_are_told_apart_and_one_self_is_no_other() -> None:
    of = changes.add_person(club(), name="Maria Berg", nickname="Mia")
    assert [each.name for each in candidates(of, "maria")] == ["Maria Berg (#1)", "Maria Berg (Mia)", "maria"]
    assert others(of.club, 1, "maria") == (Candidate("person", "Maria Berg (Mia)", 3),)
    assert others(changes.archive_person(of, person=3, archived=True).club, 1, "mia") == ()
