from __future__ import annotations

from datetime import date

import pytest

from whistdrive.words import ENGLISH, LANGUAGES, in_language


def test_a_date_has_the_name_of_its_month() -> None:
    assert ENGLISH.day(date(2026, 3, 6)) == "6 March 2026"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_has_its_date_in_every_language(language: str) -> None:
    days = [in_language(language).day(date(2026, month, 6)) for month in range(1, 13)]
    assert len(set(days)) == 12
    assert all("6" in day and "2026" in day for day in days)


def test_a_moment_is_a_date_and_a_time_and_anything_else_stays() -> None:
    assert ENGLISH.moment("2026-03-06 21:40") == "6 March 2026, 21:40"
    for text in ("last night", "2026-03-06", "2026-13-06 21:40", ""):
        assert ENGLISH.moment(text) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_is_written_as_in_the_language(language: str) -> None:
    assert in_language(language).moment("2026-03-06 21:40").endswith("21.40" if language == "fi" else "21:40")


def test_decimals_have_a_true_minus_sign() -> None:
    assert ENGLISH.decimal(6.5) == "6.50"
    assert ENGLISH.decimal(-0.256) == "−0.26"
    assert ENGLISH.decimal(2, places=1) == "2.0"
