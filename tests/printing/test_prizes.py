"""The prize list, the announcer sheet and the file of prizes, read back."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO

import pytest
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, sat_down, seated, with_prizes
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Half, Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import awards
from whistdrive.export import csv_file
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import OF_PRIZES, pdf
from whistdrive.printing.fonts import printable
from whistdrive.printing.prize_names import (
    figure_in_words,
    merit_in_words,
    prize_in_words,
    prize_lines,
    purpose_in_words,
)
from whistdrive.words import ENGLISH


def evening(*prizes: Prize, interval: int = 0, one_prize: bool = False, names: tuple[str, ...] = ()) -> Evening:
    """F8 with some prizes; odd numbers are ladies."""
    of = drives.f8(names)
    drive = drives.of_drive(of)
    entrants = tuple(replace(each, role="A" if each.number % 2 else "B") for each in drive.entrants)
    plan = replace(drive.plan, roles=("lady", "gent"), interval=interval, one_prize=one_prize)
    of = replace(of, drive=replace(drive, entrants=entrants, plan=plan))
    for prize in prizes:
        of = changes.add_prize(of, prize=prize)
    return of


def printed(document: str, of: Evening) -> str:
    paper = pdf(document, drives.of_drive(of), ENGLISH)
    assert_sound(paper)
    return whole(paper)


def table(of: Evening) -> list[dict[str, str]]:
    text = csv_file("prizes", drives.of_drive(of), ENGLISH).decode("utf-8-sig")
    return list(csv.DictReader(StringIO(text, newline="")))


@pytest.mark.parametrize(
    ("prize", "said"),
    [
        (Prize(1, "place"), "First"),
        (Prize(1, "place", role="A"), "First lady"),
        (Prize(1, "place", role="B", place=2), "Second gent"),
        (Prize(1, "place", place=10), "Tenth"),
        (Prize(1, "place", place=11), "Place 11"),
        (Prize(1, "place", place=11, role="A"), "Place 11, lady"),
        (Prize(1, "place", half="first"), "Best of the first half"),
        (Prize(1, "place", role="B", half="second"), "Best gent of the second half"),
        (Prize(1, "place", place=3, half="first"), "Third of the first half"),
        (Prize(1, "lowest"), "Lowest"),
        (Prize(1, "lowest", role="A", half="first"), "Lowest lady of the first half"),
        (Prize(1, "tens"), "Most deals of ten or more"),
        (Prize(1, "tens", least=11, role="A"), "Most deals of 11 or more, lady"),
        (Prize(1, "longest"), "Longest at one table"),
        (Prize(1, "moves"), "Most moves"),
        (Prize(1, "highest_deal"), "Highest deal"),
        (Prize(1, "drawn_deal", deal=7), "Deal 7 (drawn)"),
        (Prize(1, "free", name="Lucky door"), ""),
    ],
)
def test_what_a_prize_is_for_in_words(prize: Prize, said: str) -> None:
    drive = drives.of_drive(evening())
    assert purpose_in_words(prize, drive, ENGLISH) == said
    assert prize_in_words(prize, drive, ENGLISH) == (prize.name or said)
    assert prize_in_words(replace(prize, name="The Cup"), drive, ENGLISH) == "The Cup"


def test_roles_are_called_as_the_club_calls_them() -> None:
    drive = drives.of_drive(evening())
    prize = Prize(1, "place", role="B")
    blue = replace(drive, plan=replace(drive.plan, roles=("white", "blue")))
    assert purpose_in_words(prize, blue, ENGLISH) == "First blue"
    assert purpose_in_words(prize, replace(drive, plan=Plan()), ENGLISH) == "First gent"


def test_the_list_has_each_prize_with_its_winner_its_figure_and_its_money() -> None:
    of = evening(
        Prize(0, "place", amount=1000),
        Prize(0, "place", role="A", name="The Rose Bowl"),
        Prize(0, "lowest"),
        Prize(0, "drawn_deal", deal=1),
        Prize(0, "longest"),
    )
    text = printed("prizes", of)
    assert squeezed("Prizes after round 3 of 3") in text
    assert squeezed("Prize Winner With Amount First 2 Player 2 total: 27 10.00") in text
    assert squeezed("The Rose Bowl First lady 5 Player 5 total: 24") in text
    assert squeezed("Lowest 1 Player 1 total: 11") in text
    for award, line in zip(awards(drives.of_drive(of)), prize_lines(drives.of_drive(of), ENGLISH), strict=True):
        assert tuple(row.standing.entrants for row in line.winners) == award.winners
    assert squeezed("With Amount") not in printed("prizes", evening(Prize(0, "place")))


def test_known_faults_66_and_67_a_tie_shows_its_steps_and_how_it_was_settled() -> None:
    """F8: 5 and 8 are level at 24 in the second place."""
    of = evening(Prize(0, "place"), Prize(0, "place", place=2), Prize(0, "place", place=3))
    text = printed("prizes", of)
    both = "5 Player 5; 8 Player 8"
    assert text.count(squeezed(f"Still to be settled between {both}")) == 2
    assert text.count(squeezed("Level in total: 24, difference: 9")) == 2
    assert squeezed("Places are decided by total, then difference; those who are level") in text
    assert "rubbers" not in text
    cut = changes.decide_prize(of, prize=2, decision="cut", entrants=(8,), note="ace of hearts")
    text = printed("prizes", cut)
    assert squeezed(f"Second 8 Player 8 Cut between {both} (ace of hearts) Level in total: 24") in text
    assert squeezed("Third 5 Player 5 Level in total: 24") in text
    parted = changes.adjust_entrant(cut, number=1, entrant=5, points=1, reason="revoke")
    text = printed("prizes", parted)
    assert squeezed("Second 5 Player 5 total: 25") in text
    assert squeezed("ace of hearts") not in text


def test_a_shared_prize_is_pooled_and_each_has_a_part() -> None:
    of = evening(Prize(0, "place", place=2, amount=601), Prize(0, "place", place=3, amount=400))
    for prize in (1, 2):
        of = changes.decide_prize(of, prize=prize, decision="shared")
    text = printed("prizes", of)
    assert squeezed("Shared between 5 Player 5; 8 Player 8") in text
    assert squeezed("3.00 each") in text
    assert squeezed("2.00 each") in text
    said = printed("announcer", of)
    assert said.count(squeezed("5 Player 5 8 Player 8 total: 24")) == 2
    rows = table(of)
    assert [(row["Prize"], row["Number"], row["Amount"]) for row in rows] == [
        ("Second", "5", "3.00"),
        ("Second", "8", "3.00"),
        ("Third", "5", "2.00"),
        ("Third", "8", "2.00"),
    ]


def test_who_was_passed_over_is_on_the_list_and_never_read_aloud() -> None:
    of = evening(Prize(0, "place"), Prize(0, "place", role="B"), one_prize=True)
    text = printed("prizes", of)
    assert squeezed("First gent 8 Player 8 Passed over, with a prize already: 2 Player 2") in text
    assert squeezed("Nobody has two prizes") in text
    said = printed("announcer", of)
    assert said.count(squeezed("Player 2")) == 1
    assert said.index(squeezed("First gent 8 Player 8 total: 24")) < said.index(squeezed("First 2 Player 2 total: 27"))


def test_what_was_handed_out_before_a_correction_stands_beside_what_is_right() -> None:
    of = changes.give_prizes(evening(Prize(0, "place")), prizes=(1,))
    assert "corrected" not in printed("prizes", of)
    of = changes.adjust_entrant(of, number=1, entrant=2, points=-20, reason="wrong card")
    of = changes.adjust_entrant(of, number=1, entrant=5, points=5, reason="wrong card")
    for document in OF_PRIZES:
        text = printed(document, of)
        assert squeezed("5 Player 5") in text
        assert squeezed("Given to 2 Player 2 – corrected since") in text


@pytest.mark.parametrize("interval", [0, 2])
def test_those_of_the_first_half_are_announced_by_themselves_at_the_interval(interval: int) -> None:
    halves: tuple[Half, ...] = ("all", "first", "second")
    of = evening(*(Prize(0, "lowest", half=half) for half in halves), Prize(0, "moves"), interval=interval)
    pages = [squeezed(page) for page in texts(pdf("announcer", drives.of_drive(of), ENGLISH))]
    if interval:
        early, late = pages
        assert squeezed("At the interval Lowest of the first half") in early
        assert squeezed("At the end Most moves") in late
        assert "second" not in early
        assert squeezed("first half") not in late
    else:
        [only] = pages
        assert squeezed("At the") not in only
        order = ["Most moves", "Lowest of the second half", "Lowest of the first half"]
        assert sorted(order, key=lambda each: only.index(squeezed(each))) == order


def test_the_announcer_has_large_names_and_no_prize_is_torn_between_pages() -> None:
    drive = played(seated(40, 3))
    prizes = tuple(Prize(place, "place", place=place, name=f"Basket <{place}>") for place in range(1, 31))
    paper = pdf("announcer", replace(drive, prizes=prizes), ENGLISH)
    assert_sound(paper)
    pages = [squeezed(page) for page in texts(paper)]
    assert len(pages) > 2
    for line in prize_lines(replace(drive, prizes=prizes), ENGLISH):
        [page] = [page for page in pages if squeezed(line.name) in page]
        for row in line.winners:
            assert squeezed(printable(row.names[0])) in page


@pytest.mark.parametrize("first", range(0, len(ALL_NAMES), 5))
@pytest.mark.parametrize("document", OF_PRIZES)
def test_every_name_of_a_winner_is_complete(document: str, first: int) -> None:
    drive = played(seated(5, 3, first_name=first))
    names = {entrant.id: printable(entrant.name) for entrant in drive.entrants}
    free = tuple(
        Prize(each, "free", name=f"{drive.entrant(each).name} & prize", decision="cut", decided=(each,))
        for each in names
    )
    drive = replace(drive, prizes=free)
    paper = pdf(document, drive, ENGLISH)
    assert_sound(paper)
    text = whole(paper)
    for name in names.values():
        assert text.count(squeezed(name)) >= 2, name


def test_pairs_and_teams_have_one_row_with_all_their_names() -> None:
    teams = sat_down(drives.drive(20, movement=MOVEMENTS["teams"](), plan=Plan(rounds=4, deals=6, interval=0)), 4)
    mitchell = sat_down(drives.drive(12, movement=MOVEMENTS["mitchell"](), plan=Plan(rounds=3, interval=0)), 3)
    for drive, people in ((teams, 4), (mitchell, 2)):
        with_one = replace(drive, prizes=(Prize(1, "place"),))
        [line] = prize_lines(with_one, ENGLISH)
        [winner] = line.winners
        assert len(winner.names) == people
        for document in OF_PRIZES:
            text = whole(pdf(document, with_one, ENGLISH))
            assert all(squeezed(f"{each[0].number} {each[0].name}") in text for each in winner.seats)
            assert squeezed(f"First {winner.team}") in text


def test_whoever_went_home_and_what_the_rules_say_of_them() -> None:
    of = changes.leave(evening(Prize(0, "place")), entrant=2, after=3)
    assert squeezed("Whoever went home wins nothing.") in printed("prizes", of)
    drive = drives.of_drive(of)
    winning = replace(of, drive=replace(drive, plan=replace(drive.plan, leavers_win=True)))
    text = printed("prizes", winning)
    assert squeezed("First 2 Player 2") in text
    assert squeezed("Whoever went home wins too.") in text


def test_prizes_from_cards_alone() -> None:
    of = drives.evening(drives.drive(plan=Plan(rounds=3, interval=0, entry="cards")))
    for entrant, total in drives.F8_TOTALS.items():
        of = changes.write_card(of, entrant=entrant, total=total)
    of = changes.add_prize(of, prize=Prize(0, "place"))
    text = printed("prizes", of)
    assert squeezed("Prizes by people’s own cards") in text
    assert squeezed("First 2 Player 2 total: 27") in text
    assert squeezed("Announcer sheet by people’s own cards") in printed("announcer", of)


def test_before_anything_is_played_nobody_has_a_prize() -> None:
    drive = with_prizes(seated(8, 2))
    for document in OF_PRIZES:
        paper = pdf(document, drive, ENGLISH)
        assert_sound(paper, pages=1)
        assert whole(paper).count(squeezed("Nobody so far")) == len(drive.prizes)


@pytest.mark.parametrize("document", OF_PRIZES)
def test_without_prizes_there_is_nothing_to_print(document: str) -> None:
    with pytest.raises(Refused) as refused:
        pdf(document, drives.of_drive(drives.f8()), ENGLISH)
    assert ENGLISH.finding(refused.value.findings[0]) == "There are no prizes yet, so there is nothing to print."


def test_a_free_prize_waits_for_a_name() -> None:
    of = evening(Prize(0, "free", name="Lucky door"))
    assert squeezed("Lucky door Still to be given to somebody") in printed("prizes", of)
    of = changes.decide_prize(of, prize=1, decision="cut", entrants=(7,), note="ticket 12")
    assert squeezed("Lucky door 7 Player 7 ticket 12") in printed("prizes", of)


def test_the_file_says_the_same_and_nothing_in_it_computes() -> None:
    of = evening(Prize(0, "place", name="=1+1", amount=1000), Prize(0, "place", place=2), names=("+Al", "@Bo"))
    first, second = table(of)
    assert first == {
        "Prize": "'=1+1",
        "Number": "2",
        "Name": "'@Bo",
        "With": "total: 27",
        "Amount": "10.00",
        "About it": "First",
    }
    assert (second["Name"], second["Amount"]) == ("", "")
    assert second["About it"].startswith("Still to be settled between 5")


def test_the_steps_of_a_game_with_rubbers_tell_of_them() -> None:
    drive = played(seated(8, 1, scoring="rubber", plan=Plan(rounds=1, deals=None, interval=0)))
    award = awards(with_prizes(drive))[0]
    said = merit_in_words(award, ENGLISH)
    assert award.tied
    assert [step.split(":")[0] for step in said.split(", ")] == ["total", "difference", "rubbers", "games"]
    assert figure_in_words(award, ENGLISH) == said.split(", ")[0]


def test_a_prize_of_very_many_goes_on_on_the_next_page() -> None:
    drive = played(seated(200, 2))
    long = {each.id: f"Maximiliane {'von und zu ' * 15}{each.number:03}." for each in drive.entrants}
    drive = replace(drive, entrants=tuple(replace(each, name=long[each.id]) for each in drive.entrants))
    tied = replace(drive, prizes=(Prize(1, "longest"), Prize(2, "lowest")))
    [award, _] = awards(tied)
    left_out = len(award.tied) - 12
    assert left_out > 100
    for document in OF_PRIZES:
        paper = pdf(document, tied, ENGLISH)
        assert_sound(paper)
        assert squeezed(f"and {left_out} more") in whole(paper)
    everybody = replace(tied, prizes=(replace(award.prize, decision="shared", note="W" * 200),))
    paper = pdf("prizes", everybody, ENGLISH)
    assert_sound(paper)
    pages = [squeezed(page) for page in texts(paper)]
    assert all(page.count(squeezed("Prize Winner With")) == 1 for page in pages)
    text = "".join(pages)
    assert all(squeezed(f"{long[row[0]][-4:]}") in text for row in award.tied)


def test_a_prize_is_not_torn_where_it_fits_a_page() -> None:
    drive = played(seated(40, 3))
    names = {each.id: f"{'Maximiliane von und zu ' * 6}{each.number}" for each in drive.entrants}
    drive = replace(drive, entrants=tuple(replace(each, name=names[each.id]) for each in drive.entrants))
    prizes = tuple(
        Prize(
            each,
            "free",
            name=f"Basket ({each})",
            decision="cut",
            decided=(each, each + 10, each + 20),
            note=f"[{each}]",
        )
        for each in range(1, 11)
    )
    pages = [squeezed(page) for page in texts(pdf("prizes", replace(drive, prizes=prizes), ENGLISH))]
    assert len(pages) > 1
    for each in range(1, 11):
        [page] = [page for page in pages if f"Basket({each})" in page]
        assert f"[{each}]" in page
