"""Ties in words, and what they look like on paper."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests import drives
from tests.printing.evenings import played, seated
from tests.printing.pages import squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.ranking import Figure
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import pdf
from whistdrive.printing.tables import Row, current, everybody, rankings
from whistdrive.printing.ties import MOST_TIES, TiesInWords, figures_in_words
from whistdrive.words import ENGLISH

NAMES = ("Al", "Bo", "Carl", "Di", "Dora", "Ed", "Flo", "Håkan")


def by(*steps: str, of: Evening | None = None) -> Drive:
    """The eight, with places that go by some steps."""
    found = drives.of_drive(of or drives.f8(NAMES))
    return replace(found, plan=replace(found.plan, ranking=steps))


def ties_of(drive: Drive) -> TiesInWords:
    found = current(drive)
    return TiesInWords(drive, found.upto, everybody(drive, found, ENGLISH), ENGLISH)


def row_of(ties: TiesInWords, number: int) -> Row:
    return next(row for row in ties.ranking.rows if row.seats[0][0].number == number)


def told(ties: TiesInWords, number: int) -> str:
    """What is said of somebody; spaces that do not break are as good as others."""
    return plain(ties.of_row(row_of(ties, number).standing))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_case_14_and_known_fault_67_every_step_is_told_with_the_figure_of_each() -> None:
    ties = ties_of(by("total", "difference", "highest_deal"))
    said = "Level at total 24: 5 Dora; 8 Håkan. Difference: 9 each. Highest deal: 13 (5 Dora), 9 (8 Håkan)."
    assert told(ties, 5) == told(ties, 8) == f"{said} Decided by highest deal."
    assert told(ties, 2) == ""
    assert [plain(each) for each in ties.all_told()] == [said]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("last_led", "Who led last: 17 (8 Håkan), 11 (5 Dora)."),
        ("head_to_head", "Head to head: 5 (8 Håkan), −5 (5 Dora)."),
        ("last_deal", "Last deal: 13 (5 Dora), 7 (8 Håkan)."),
    ],
)
def test_figures_are_those_that_tell(step: str, said: str) -> None:
    assert said in told(ties_of(by("total", step)), 5)


def test_who_is_still_level_is_named_and_not_a_matter_for_paper() -> None:
    ties = ties_of(by("total", "difference"))
    assert told(ties, 8).endswith("Difference: 9 each. Still level: 5 Dora; 8 Håkan.")
    assert list(ties.all_told()) == []


def test_what_was_decided_is_told_with_its_note() -> None:
    of = changes.decide_places(drives.f8(NAMES), tied=(5, 8), decision="cut", order=(8,), note="ace of hearts")
    ties = ties_of(drives.of_drive(of))
    cut = "They cut: 8 Håkan before 5 Dora (ace of hearts)"
    assert told(ties, 5) == f"Level at total 24: 8 Håkan; 5 Dora. Difference: 9 each. {cut}."
    assert [plain(each) for each in ties.all_told()] == [told(ties, 5)]
    assert plain(ties.decided(row_of(ties, 5))) == cut
    assert ties.decided(row_of(ties, 2)) == ""
    assert [row_of(ties, number).placed for number in (2, 8, 5)] == [
        "1",
        "2 cut",
        "3 cut",
    ]


def test_those_whom_a_decision_does_not_name_stand_together() -> None:
    of = drives.seated(drives.evening(drives.drive(4, plan=Plan(rounds=1, interval=0), names=NAMES)), (1, 2, 3, 4))
    of = changes.adjust_entrant(drives.written(of, 1, 1, {"ns": 7}), number=1, entrant=3, points=1, reason="award")
    of = replace(of, drive=by("total", of=of))
    of = changes.decide_places(of, tied=(1, 2, 3), decision="played_off", order=(2,))
    ties = ties_of(drives.of_drive(of))
    assert told(ties, 3) == "Level at total 7: 2 Bo; 1 Al; 3 Carl. They played off: 2 Bo before 1 Al; 3 Carl."
    assert row_of(ties, 3).placed == "2= play-off"


def test_a_pair_is_named_by_both_and_a_team_by_its_number() -> None:
    of = drives.drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=1, interval=0), names=NAMES)
    of = replace(of, entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in of.entrants))
    held = drives.seated(drives.evening(of), (1, 2, 3, 4), (5, 6, 7, 8))
    held = drives.written(drives.written(held, 1, 1, {"ns": 8}), 1, 2, {"ns": 8})
    assert "1 Al · 2 Bo; 5 Dora · 6 Ed." in told(ties_of(drives.of_drive(held)), 1)


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        ([7, -3], [7, "-3"]),
        ([Fraction(13, 2), Fraction(6)], ["6.50", "6.00"]),
        ([Fraction(157, 24), Fraction(13083, 2000)], ["6.5417", "6.5415"]),
        ([(30, 20, 9), (30, 20, 7)], ["9", "7"]),
        ([(30, 20, 9), (30, 19, 9), (30, 20, 7)], ["20 · 9", "19 · 9", "20 · 7"]),
        ([(7,), ()], ["7", "–"]),
        ([(-2,), (3,)], ["−2", "3"]),
        ([(), ()], ["–", "–"]),
        ([(5, 4), (5, 4)], ["5", "5"]),
    ],
)
def test_figures_that_differ_are_seen_to_differ(figures: list[Figure], said: list[str | int]) -> None:
    shown = figures_in_words(figures, ENGLISH)
    assert [str(shown[figure]) for figure in figures] == [str(each) for each in said]


def test_of_many_ties_the_first_are_told_and_the_others_counted() -> None:
    drive = played(seated(40, 8))
    drive = replace(drive, plan=replace(drive.plan, ranking=("total", "last_led")))
    *first, last = ties_of(drive).all_told()
    assert len(first) == MOST_TIES
    assert last.startswith("Further ties that were told apart: ")


def test_paper_has_the_place_as_it_was_settled_and_a_line_below_the_list() -> None:
    of = changes.decide_places(drives.f8(NAMES), tied=(5, 8), decision="cut", order=(8,), note="ace <of> hearts")
    text = whole(pdf("standings", drives.of_drive(of), ENGLISH))
    assert squeezed("2 cut 8 Håkan 24") in text
    assert squeezed("3 cut 5 Dora 24") in text
    assert squeezed("Difference: 9 each. They cut: 8 Håkan before 5 Dora (ace <of> hearts).") in text
    cross = whole(pdf("cross", drives.of_drive(of), ENGLISH))
    assert squeezed("24 2 cut") in cross
    shared = changes.decide_places(of, tied=(5, 8), decision="shared")
    assert squeezed("2= shared 5 Dora 24") in whole(pdf("standings", drives.of_drive(shared), ENGLISH))


def test_each_list_has_its_own_ties_below_it() -> None:
    drive = by("total", "highest_deal")
    entrants = tuple(replace(each, role="A" if each.number in (5, 8, 1) else "B") for each in drive.entrants)
    drive = replace(drive, entrants=entrants, plan=replace(drive.plan, roles=("lady", "gent")))
    lady, gent = rankings(drive, current(drive), ENGLISH)
    assert len(list(TiesInWords(drive, None, lady, ENGLISH).all_told())) == 1
    assert list(TiesInWords(drive, None, gent, ENGLISH).all_told()) == []
    [page] = texts(pdf("standings", drive, ENGLISH))
    text = squeezed(page)
    assert text.index("Levelattotal24") < text.index("GentPlace")


def test_the_prize_list_tells_what_the_standings_decided() -> None:
    of = changes.add_prizes(drives.f8(NAMES), prizes=(Prize(0, "place", place=2), Prize(0, "place", place=3)))
    of = changes.decide_places(of, tied=(5, 8), decision="cut", order=(8,), note="ace")
    text = whole(pdf("prizes", drives.of_drive(of), ENGLISH))
    settled = squeezed("As in the standings. They cut: 8 Håkan before 5 Dora (ace) Level in total: 24, difference: 9")
    assert squeezed("Second 8 Håkan") + settled in text
    assert squeezed("Third 5 Dora") + settled in text
