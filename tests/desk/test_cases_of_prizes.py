"""Who wins what when people go, tie, share a seat or are corrected: cases of an evening by their numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.desk.halls import begin, begin_f8, play, reopened, row
from tests.drives import F8_SEATS, F8_TRICKS
from tests.printing.pages import squeezed, whole

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize, Round, Table
from whistdrive.core.prizes import Award, awards
from whistdrive.core.standings import standings
from whistdrive.desk.corrections import corrections
from whistdrive.desk.desk import Desk
from whistdrive.words import ENGLISH


def give(desk: Desk, *prizes: Prize) -> None:
    desk.do(changes.add_prizes, prizes=prizes)


def won(desk: Desk) -> list[tuple[tuple[int, ...], ...]]:
    return [award.winners for award in awards(desk.drive)]


def listed(desk: Desk) -> str:
    """The prize list as it is printed."""
    return whole(printing.pdf("prizes", desk.drive, ENGLISH))


def test_case_5_who_went_early_does_not_have_the_prize_for_the_lowest(desk: Desk) -> None:
    """Player 1 has the fewest points of all and goes after the second round; the next lowest has the prize."""
    begin_f8(desk, rounds=2)
    give(desk, Prize(0, "lowest"))
    lowest = min(standings(desk.drive).rows, key=lambda each: each.total)
    assert won(desk) == [(lowest.entrants,)]
    desk.do(changes.leave, entrant=lowest.entrants[0], after=2)
    others = sorted((each for each in standings(desk.drive).rows if each != lowest), key=lambda each: each.total)
    assert won(desk) == [(others[0].entrants,)]
    assert squeezed("Whoever went home wins nothing.") in listed(desk)
    assert row(desk, lowest.entrants[0]).total == lowest.total


@pytest.mark.parametrize("after", ["substitute", "dummy"])
def test_case_5_the_seat_of_who_went_is_filled_and_the_row_stays(desk: Desk, after: str) -> None:
    begin(desk, "-" * 8, plan=Plan(rounds=24, interval=12))
    play(desk, 15, lambda number, table: (number * table) % 14)
    total = row(desk, 5).total
    if after == "substitute":
        desk.do(changes.substitute_new, entrant=5, name="Sub")
    else:
        desk.do(changes.leave, entrant=5, after=15)
        desk.do(changes.add_dummy, name="Gertrud")
    play(desk, 1, lambda _number, _table: 7)
    assert desk.drive.rounds[-1].resting == ()
    assert 9 in desk.drive.rounds[-1].entrants()
    alone = next(each for each in standings(desk.drive, single=True).rows if each.entrants == (5,))
    assert (alone.total, alone.deals) == (total, 15)


def test_case_15_the_top_lady_and_best_of_the_first_half_has_one_prize_or_both(desk: Desk) -> None:
    begin(desk, "AB" * 4, plan=Plan(rounds=2, interval=1, roles=("lady", "gent")))
    play(desk, 2, lambda _number, table: 13 if table == 1 else 7)
    best, *_, other = sorted(standings(desk.drive).rows, key=lambda each: (-each.first, -each.second))
    give(desk, Prize(0, "place"), Prize(0, "place", half="first", amount=300))
    top, first = awards(desk.drive)
    both = _decided(desk, top, first)
    assert both[0] == both[1]
    assert best.total > other.total
    desk.do(changes.edit_drive, drive=replace(desk.drive, plan=replace(desk.drive.plan, one_prize=True)))
    kept, passed = awards(desk.drive)
    assert (kept.winners, passed.passed_over) == ((both[0],), (both[0],))
    assert both[0] not in (*passed.winners, *passed.tied)
    assert squeezed("Passed over, with a prize already:") in listed(desk)
    desk.undo()
    assert awards(desk.drive)[1].passed_over == ()


def _decided(desk: Desk, *open_ones: Award) -> list[tuple[int, ...]]:
    """The winners of some prizes once every tie went to the first of all."""
    first = min(row for award in open_ones for row in (*award.winners, *award.tied))
    for award in open_ones:
        if award.tied:
            desk.do(changes.decide_prize, prize=award.prize.id, decision="cut", entrants=first, note="")
    return [award.winners[0] for award in awards(desk.drive)]


def test_case_16_prizes_of_the_first_half_stand_as_awarded_and_as_corrected(desk: Desk, tmp_path: Path) -> None:
    """F8 with the interval after its first round: 8 and 1 have eight tricks there, 2 and 4 once it is turned round."""
    begin_f8(desk, plan=Plan(rounds=3, interval=1))
    give(desk, Prize(0, "place", half="first"))
    desk.do(changes.give_prizes, prizes=(1,))
    assert (won(desk), awards(desk.drive)[0].corrected) == ([((8,),)], False)
    desk.do(changes.swap_sides, number=1, table=1, deal=1)
    [award] = awards(desk.drive)
    assert (award.winners, award.corrected, award.prize.given) == (((2,),), True, (8,))
    assert squeezed("2 Player 2") in listed(desk)
    assert squeezed("Given to 8 Player 8 – corrected since") in listed(desk)
    assert set(corrections(desk.history)) == {(1, 1, 1)}
    kept = desk.drive
    anew = reopened(desk, tmp_path)
    try:
        assert anew.drive == kept
        assert set(corrections(anew.history)) == {(1, 1, 1)}
        anew.undo()
        assert (won(anew), awards(anew.drive)[0].corrected) == ([((8,),)], False)
    finally:
        anew.close()


def test_case_21_a_shared_seat_has_one_prize_and_both_names_on_its_card(desk: Desk) -> None:
    """Seat 2 of F8 wins with 27; Anna and Bo sit in it in turn."""
    begin(desk, "-" * 9, names=("P1", "Anna", "P3", "P4", "P5", "P6", "P7", "P8", "Bo"))
    desk.do(changes.share_seat, entrant=9, shares=2)
    for number, seats in enumerate(F8_SEATS, start=1):
        tables = (
            Table(at, tuple((2, 9) if each == 2 else (each,) for each in people))
            for at, people in enumerate(seats, start=1)
        )
        desk.do(changes.seat_round, number=number, seated=Round(tuple(tables)))
        for table, took in enumerate(F8_TRICKS[number - 1], start=1):
            desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": took})
    give(desk, Prize(0, "place", amount=1000), Prize(0, "highest_deal"))
    assert won(desk)[0] == ((2, 9),)
    assert awards(desk.drive)[0].amount == 1000
    assert row(desk, 9) == row(desk, 2)
    assert row(desk, 2).total == 27
    for document, text in (("cards", "2 Anna 9 Bo Deal"), ("cards", "2 Anna / 9 Bo"), ("standings", "Anna / Bo 27")):
        assert squeezed(text) in whole(printing.pdf(document, desk.drive, ENGLISH))
    assert squeezed("Anna / Bo") in listed(desk)
