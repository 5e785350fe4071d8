"""The season table read back: every name complete, every figure there, the heads on every page."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from tests.printing.evenings import ALL_NAMES
from tests.printing.pages import assert_sound, squeezed, texts, whole
from tests.printing.test_sizes import page_sizes

from whistdrive.core.findings import Refused
from whistdrive.printing import season_pdf
from whistdrive.printing.fonts import printable
from whistdrive.printing.season_lines import Attended, Season, SeasonLine
from whistdrive.words import ENGLISH, LANGUAGES, in_language

BEST = 8


def season(people: int, drives: int, *, best: int | None = BEST) -> Season:
    """People who came to all evenings but every fifth, and made figures that tell them apart; the best count."""
    lines = []
    for person in range(people):
        points = [None if (person + at) % 5 == 4 else 100 + (person * 7 + at * 13) % 90 for at in range(drives)]
        made = [each for each in points if each is not None]
        kept = sorted(range(drives), key=lambda at: -(points[at] or 0))[: drives if best is None else best]
        total = sum(points[at] or 0 for at in kept)
        lines.append(
            SeasonLine(
                place=f"{person + 1}{'=' if person in (1, 2) else ''}",
                name=(ALL_NAMES[person] if person < len(ALL_NAMES) else f"Player {person + 1}"),
                evenings=tuple(
                    None if each is None else Attended(each, f"{at + 1}", at in kept) for at, each in enumerate(points)
                ),
                total=total,
                average=Fraction(sum(made), len(made)) if made else None,
            )
        )
    headings = tuple(f"{at + 1} Nov" for at in range(drives))
    return Season("Winter season", "1 November – 30 March", headings, tuple(lines), best, "Count: every trick")


def row_of(line: SeasonLine, evenings: range) -> str:
    """A row as it is printed, with only some of its evenings."""
    some = [line.evenings[at] for at in evenings]
    cells = [
        f"{each.points} {each.place}" if each.counts else f"({each.points}) {each.place}"
        for each in some
        if each is not None
    ]
    average = "" if line.average is None else f"{float(line.average):.2f}"
    return squeezed(" ".join([printable(line.name), *cells, str(line.total), average, str(line.came)]))


@pytest.mark.parametrize("people", [5, 40, 200])
def test_everybody_stands_there_with_twelve_evenings(people: int) -> None:
    shown = season(people, 12)
    printed = season_pdf(shown, ENGLISH)
    assert_sound(printed)
    assert page_sizes(printed) == {(297, 210)}
    text = whole(printed)
    for line in shown.lines:
        assert row_of(line, range(12)) in text
    for page in texts(printed):
        head = squeezed(f"Place Name {' '.join(shown.headings)} Total Average Came")
        assert head in squeezed(page)
        for told in (shown.title, shown.when, shown.rules, "The best 8 evenings of each count"):
            assert squeezed(told) in squeezed(page)


def test_letter_and_small_paper() -> None:
    assert page_sizes(season_pdf(season(40, 12), ENGLISH, "Letter")) == {(279, 216)}
    printed = season_pdf(season(5, 12), ENGLISH, "A5")
    assert page_sizes(printed) == {(210, 148)}
    assert_sound(printed)
    with pytest.raises(Refused) as refusal:
        season_pdf(season(5, 12), ENGLISH, "A6")
    assert ENGLISH.finding(refusal.value.findings[0]) == "This document is not printed on A6; allowed: A4 Letter A5."


def test_a_long_season_goes_on_in_parts_with_names_and_totals_in_each() -> None:
    shown = season(9, 40)
    printed = season_pdf(shown, ENGLISH)
    assert_sound(printed)
    firsts = [at for at in range(40) if any(f"evenings{at + 1}to" in squeezed(page) for page in texts(printed))]
    assert firsts[0] == 0
    assert len(firsts) > 1
    text = whole(printed)
    for first, last in pairwise([*firsts, 40]):
        for line in shown.lines:
            assert row_of(line, range(first, last)) in text


def test_a_season_in_which_all_count_has_no_brackets() -> None:
    text = whole(season_pdf(season(5, 3, best=None), ENGLISH))
    assert squeezed("All evenings count.") in text
    assert "(1" not in text


def test_somebody_who_never_came_and_a_season_without_an_evening() -> None:
    never = SeasonLine("", "Nobody Yet", (None, None), 0, None)
    text = whole(season_pdf(Season("Spring", "", ("1 Apr", "8 Apr"), (never,)), ENGLISH))
    assert squeezed("Nobody Yet 0 0") in text
    assert_sound(season_pdf(Season("Spring", "2027", (), ()), ENGLISH), pages=1)


def test_points_may_be_fractions_below_zero_and_letters_without_a_sign() -> None:
    line = SeasonLine("1", "孔明", (Attended(Fraction(5, 2), "1"), Attended(-3, "2")), Fraction(-1, 2), Fraction(-1, 4))
    shown = Season("Spring <Cup> & Co", "2027", ("1 Apr", "8 Apr"), (line,))
    text = whole(season_pdf(shown, ENGLISH))
    assert squeezed("2.50 1 −3 2 −0.50 −0.25 2") in text
    assert squeezed("“��” (U+5B54 U+660E)") in text
    assert squeezed("Spring <Cup> & Co") in text


def test_notes_stand_on_every_page_and_the_same_values_give_the_same_bytes() -> None:
    shown = season(60, 12)
    noted = Season(shown.title, shown.when, shown.headings, shown.lines, shown.best, notes=("Corrected 3 May",))
    printed = season_pdf(noted, ENGLISH)
    assert all("Corrected3May" in squeezed(page) for page in texts(printed))
    assert printed == season_pdf(noted, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_every_language(language: str) -> None:
    words = in_language(language)
    assert_sound(season_pdf(season(9, 12), words), words=words)
