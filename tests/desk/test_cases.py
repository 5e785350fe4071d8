"""What happens in a hall, driven at the desk on a real club file: the cases of an evening by their numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.desk.halls import begin, begin_f8, play, reopened, row, seat_next, write
from tests.drives import F8_PLACES, F8_SEATS, F8_TOTALS, HARD_NAMES
from tests.printing.pages import squeezed, texts, whole

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize, Round, Table
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import awards
from whistdrive.core.standings import divisions, standings, unfinished
from whistdrive.desk.control import control_in_words
from whistdrive.desk.corrections import corrections
from whistdrive.desk.desk import Desk
from whistdrive.desk.roster import told_apart
from whistdrive.desk.second_count import second_count
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.offers import offers
from whistdrive.movement.progressive import Progressive
from whistdrive.printing.facts import provisional
from whistdrive.scoring import RULES
from whistdrive.scoring.points import Points
from whistdrive.words import ENGLISH


@pytest.mark.parametrize("players", [21, 22, 23])
def test_case_1_an_evening_starts_with_any_number_and_all_ways_are_offered(desk: Desk, players: int) -> None:
    begin(desk, "-" * players, plan=Plan(rounds=3, interval=0, award=7))
    assert {each.key for each in offers(desk.drive)} >= {"in_turn", "dummies", "shared"}
    play(desk, 1, lambda _number, table: 5 + table)
    over = players % 4
    assert len(desk.drive.rounds[0].resting) == over
    assert {(row(desk, each).total, row(desk, each).awarded) for each in desk.drive.rounds[0].resting} == {(7, 7)}
    right = 5 * 26 + over * 7
    assert standings(desk.drive).control == (right, right)
    assert whole(printing.pdf("cards", desk.drive, ENGLISH)).count(squeezed("rests 7 7")) == over


def test_case_2_thirteen_women_and_seven_men_play_ten_to_ten(desk: Desk) -> None:
    begin(desk, "A" * 13 + "B" * 7, plan=Plan(rounds=3, interval=0, roles=("lady", "gent")), movement=Progressive())
    people = desk.evening.club.people
    assert any(finding.code == "plays_other_role" for finding in desk.drive.movement.fits(desk.drive).findings)
    for volunteer in (2, 5, 13):
        desk.do(changes.set_role, entrant=volunteer, role="B")
    assert not any(finding.code == "plays_other_role" for finding in desk.drive.movement.fits(desk.drive).findings)
    play(desk, 1, lambda _number, _table: 8)
    for table in desk.drive.rounds[0].tables:
        assert sorted(desk.drive.entrant(each).role or "" for each in table.entrants()) == ["A", "A", "B", "B"]
    assert [(each.key, len(each.rows)) for each in divisions(desk.drive, standings(desk.drive))] == [
        ("A", 10),
        ("B", 10),
    ]
    assert desk.evening.club.people == people
    assert "gent" in whole(printing.pdf("cards", desk.drive, ENGLISH))


@pytest.mark.parametrize(("players", "warned"), [(4, "one_table"), (8, "partners_stay")])
def test_case_3_one_or_two_tables_work_and_semi_partner_warns(desk: Desk, players: int, warned: str) -> None:
    begin(
        desk,
        "AB" * (players // 2),
        plan=Plan(rounds=3, interval=0, roles=("lady", "gent")),
        movement=Progressive("semi_partner"),
    )
    assert warned in {finding.code for finding in desk.drive.movement.fits(desk.drive).findings}
    play(desk, 3, lambda number, table: 6 + (number + table) % 2)
    right = 26 * players // 4 * 3
    assert standings(desk.drive).control == (right, right)


def test_case_10_a_card_that_says_otherwise_is_compared_deal_by_deal(desk: Desk) -> None:
    """Player 6 has 7, 10 and 6; their card says 12 in the second deal, and so does the card of their partner."""
    begin_f8(desk)
    desk.do(changes.write_card, entrant=6, deals=(7, 12, 6))
    [found] = second_count(desk.drive)
    assert (found.entrant, found.field, found.deal, found.card, found.tables) == (6, "deal", 2, 12, 10)
    assert (found.played[0].round, found.played[0].table, found.played[0].side) == (2, 2, "EW")
    desk.do(changes.write_card, entrant=7, total=F8_TOTALS[7] + 2)
    assert {each.entrant for each in second_count(desk.drive)} == {6, 7}
    desk.do(changes.write_deal, number=2, table=2, deal=1, marks={"ew": 12})
    assert second_count(desk.drive) == ()
    assert standings(desk.drive).control == (156, 156)


def test_case_11_a_slow_table_is_named_and_the_others_go_on(desk: Desk) -> None:
    begin_f8(desk, rounds=2)
    tables = (Table(at, tuple((each,) for each in seats)) for at, seats in enumerate(F8_SEATS[2], start=1))
    desk.do(changes.seat_round, number=3, seated=Round(tuple(tables)))
    write(desk, 1, 7)
    assert [table.number for table in unfinished(desk.drive, 3)] == [2]
    found = standings(desk.drive)
    assert (found.missing, found.control) == (((3, 2),), (130, 130))
    assert "round 3 (tables: 2)" in " ".join(provisional(desk.drive, found, ENGLISH))
    with pytest.raises(Refused, match="missing_results"):
        desk.do(changes.close_drive)
    write(desk, 2, 13)
    assert not standings(desk.drive).provisional


def test_case_12_two_who_sat_at_each_others_tables_go_on_from_there(desk: Desk) -> None:
    begin(desk, "-" * 12, movement=Progressive("winners_together", drawn=False))
    proposed = desk.drive.movement.propose(desk.drive)
    twice = replace(proposed.tables[1], seats=proposed.tables[0].seats)
    with pytest.raises(Refused, match="sits_twice"):
        desk.do(changes.seat_round, number=1, seated=replace(proposed, tables=(*proposed.tables[::2], twice)))
    alone = replace(proposed.tables[1], seats=(*proposed.tables[1].seats[:3], proposed.tables[1].seats[0]))
    with pytest.raises(Refused, match="not_seated"):
        desk.do(changes.seat_round, number=1, seated=replace(proposed, tables=(*proposed.tables[::2], alone)))
    seat_next(desk)
    for table in (1, 2, 3):
        write(desk, table, 8)
    one, another = (desk.drive.rounds[0].table(table).seats[0][0] for table in (1, 2))
    expected = desk.drive.movement.propose(desk.drive)
    desk.do(changes.swap_played, number=1, one=one, another=another)
    assert [desk.drive.rounds[0].table(table).seats[0] for table in (1, 2)] == [(another,), (one,)]
    places = {one: another, another: one}
    swapped = [[places.get(each, each) for each in table.entrants()] for table in expected.tables]
    assert [list(table.entrants()) for table in seat_next(desk).tables] == swapped


def test_case_14_a_tie_goes_through_the_steps_and_what_is_level_shares_a_place(desk: Desk) -> None:
    """Players 5 and 8 have 24 each: the second half parts them, and the total alone does not."""
    begin_f8(desk, plan=Plan(rounds=3, interval=1, ranking=("total",)))
    assert {each: (row(desk, each).place, row(desk, each).shared) for each in F8_PLACES} == F8_PLACES
    assert row(desk, 6).place == 4
    second = {each: row(desk, each).second for each in (5, 8)}
    plan = replace(desk.drive.plan, ranking=("total", "second"))
    desk.do(changes.edit_drive, drive=replace(desk.drive, plan=plan))
    best, other = sorted(second, key=lambda each: -second[each])
    assert second[best] > second[other]
    assert [(row(desk, each).place, row(desk, each).shared) for each in (best, other)] == [(2, False), (3, False)]


def test_case_16_a_correction_after_the_interval_is_told_and_both_halves_follow(desk: Desk) -> None:
    begin_f8(desk, plan=Plan(rounds=3, interval=1))
    awarded = {each.entrants: each.total for each in standings(desk.drive, upto=1).rows}
    desk.do(changes.swap_sides, number=1, table=1, deal=1)
    corrected = {each.entrants: each.total for each in standings(desk.drive, upto=1).rows}
    assert {each[0] for each in awarded if awarded[each] != corrected[each]} == {8, 1, 2, 4}
    assert set(corrections(desk.history)) == {(1, 1, 1)}
    desk.undo()
    assert {each.entrants: each.total for each in standings(desk.drive, upto=1).rows} == awarded
    assert not corrections(desk.history)


def test_case_17_the_halves_part_where_the_interval_is_set(desk: Desk) -> None:
    begin(desk, "-" * 4, plan=Plan(rounds=25, interval=10))
    play(desk, 25, lambda number, _table: 13 if number <= 10 else 0)
    for found in standings(desk.drive).rows:
        assert found.deals == 25
        assert found.total + found.against == 25 * 13
    total = sum(found.first for found in standings(desk.drive).rows)
    assert (total, standings(desk.drive).control) == (26 * 10, (26 * 25, 26 * 25))
    assert "1sthalf" in whole(printing.pdf("cards", desk.drive, ENGLISH))


def test_case_18_the_hall_closes_and_only_whole_rounds_count(desk: Desk, tmp_path: Path) -> None:
    """After hand 20 of 24, with one table of hand 21 in: that counts for nobody; the second half is hands 13 to 20."""
    begin(desk, "-" * 8, plan=Plan(rounds=24, interval=12))
    play(desk, 20, lambda number, _table: number % 14)
    before = standings(desk.drive).rows
    desk.do(changes.add_prizes, prizes=(Prize(0, "place", half="second"),))
    seat_next(desk)
    write(desk, 1, 13)
    half_in = desk.drive
    desk.do(changes.finish_early)
    found = standings(desk.drive)
    assert found.rows == before
    assert sum(each.second for each in found.rows) == 26 * 2 * 8
    [award] = awards(desk.drive)
    assert dict(award.merit)["second"] == max(each.second for each in before)
    for document in ("standings", "prizes"):
        assert squeezed("after round 20 of 20") in whole(printing.pdf(document, desk.drive, ENGLISH))
    card = texts(printing.pdf("cards", desk.drive, ENGLISH))[0]
    assert re.search(r"^20 . \d", card, re.MULTILINE)
    assert not re.search(r"^21 ", card, re.MULTILINE)
    kept = desk.drive
    anew = reopened(desk, tmp_path)
    try:
        assert anew.drive == kept
        anew.undo()
        assert (anew.drive.rounds, anew.drive.plan) == (half_in.rounds, half_in.plan)
    finally:
        anew.close()


@pytest.mark.parametrize("players", [12, 15])
def test_case_20_the_movement_wraps_and_nobody_is_lost(desk: Desk, players: int) -> None:
    """Losing ladies go up and losing gents down, round the ring; with a rest nobody is forgotten either."""
    roles = "AB" * (players // 2) + "A" * (players % 2)
    plan = Plan(rounds=12, interval=0, roles=("lady", "gent"))
    begin(desk, roles, plan=plan, movement=Progressive("losers_move", drawn=False))
    seat_next(desk)
    last = desk.drive.rounds[0].tables[-1].number
    for number in range(1, 13):
        held = desk.drive.rounds[-1]
        assert sorted(held.entrants()) == list(range(1, players + 1))
        for table in held.tables:
            write(desk, table.number, 9)
        if number < 12:
            moved = seat_next(desk)
            if players == 12:
                (lady,), (gent,) = held.table(last).side("EW")[0], held.table(1).side("EW")[1]
                assert lady in moved.table(1).entrants()
                assert gent in moved.table(last).entrants()
    right = 26 * last * 12
    assert standings(desk.drive).control == (right, right)


def test_case_22_a_rubber_of_three_games_nets_four_and_ends_after_two(desk: Desk) -> None:
    """5-4, 1-5 and 5-0 are 1 + 3 + 2 less 2; after 2-0 there is no third game. Two trebles make 8, at least it is 1."""
    begin(desk, "-" * 8, plan=Plan(rounds=3, deals=None, interval=0, trumps=("H",)), scoring=RULES["rubber"]())
    seat_next(desk)
    for deal, took in enumerate((8, 3, 9, 7, 2, 11), start=1):
        desk.do(changes.write_deal, number=1, table=1, deal=deal, marks={"ns": took})
    sheet = desk.drive.sheet(1, desk.drive.rounds[0].table(1))
    assert (sheet.complete, sheet.totals.ns, sheet.totals.ew) == (True, 6, 2)
    for deal in (1, 2):
        desk.do(changes.write_deal, number=1, table=2, deal=deal, marks={"ns": 11})
    sheet = desk.drive.sheet(1, desk.drive.rounds[0].table(2))
    assert (sheet.complete, sheet.totals.ns - sheet.totals.ew) == (True, 8)
    with pytest.raises(Refused, match="after_end"):
        desk.do(changes.write_deal, number=1, table=2, deal=3, marks={"ns": 11})
    seat_next(desk)
    for deal, took in enumerate((4, 11, 2, 4, 11), start=1):
        desk.do(changes.write_deal, number=2, table=1, deal=deal, marks={"ns": took})
    sheet = desk.drive.sheet(2, desk.drive.rounds[1].table(1))
    assert (sheet.complete, sheet.totals.ns, sheet.totals.ew) == (True, 4, 3)


def test_case_23_honours_come_after_tricks_and_not_to_a_side_that_stands_at_four(desk: Desk) -> None:
    begin(desk, "-" * 8, plan=Plan(rounds=3, deals=None, interval=0, trumps=("H",)), scoring=RULES["rubber"]())
    seat_next(desk)
    with pytest.raises(Refused, match="not_allowed"):
        desk.do(changes.write_deal, number=1, table=1, deal=1, marks={"ns": 9, "honours_side": "NS", "honours": 5})
    at_three: list[dict[str, int | str]] = [{"ns": 9}, {"ns": 4, "honours_side": "NS", "honours": 3}]
    for deal, marks in enumerate(at_three, start=1):
        desk.do(changes.write_deal, number=1, table=1, deal=deal, marks=marks)
    won = desk.drive.sheet(1, desk.drive.rounds[0].table(1))
    assert (won.games_won.ns, won.totals.ns) == (1, 1)
    at_four: list[dict[str, int | str]] = [
        {"ns": 10},
        {"ns": 5},
        {"ns": 6, "honours_side": "NS", "honours": 4},
    ]
    for deal, marks in enumerate(at_four, start=1):
        desk.do(changes.write_deal, number=1, table=2, deal=deal, marks=marks)
    barred = desk.drive.sheet(1, desk.drive.rounds[0].table(2))
    assert (barred.games_won.ns, barred.lines[-1].points.ns, barred.lines[-1].points.ew) == (0, 0, 1)


def test_case_24_no_team_meets_itself_and_every_fort_is_held(desk: Desk) -> None:
    begin(desk, "-" * 20, plan=Plan(rounds=4, interval=0), movement=MOVEMENTS["teams"]())
    for entrant in range(1, 21):
        desk.do(changes.set_team, entrant=entrant, team=(entrant + 3) // 4)
    play(desk, 4, lambda number, table: number + table)
    forts: dict[int, int | None] = {}
    for held in desk.drive.rounds:
        met = [{desk.drive.entrant(each).team for each in table.entrants()} for table in held.tables]
        assert [len(teams) for teams in met] == [2] * 5
        for table in held.tables:
            [home] = {desk.drive.entrant(each).team for seat in table.side("NS") for each in seat}
            assert forts.setdefault(table.number, home) == home
    assert set(forts.values()) == {1, 2, 3, 4, 5}
    assert len(standings(desk.drive).rows) == 5


def test_case_24_flags_stay_sixty_and_a_missing_one_is_found_at_its_table(desk: Desk) -> None:
    """Each of five teams begins with twelve flags; a deal takes one from the losers, or two for all thirteen tricks."""
    begin(
        desk,
        "-" * 20,
        plan=Plan(rounds=4, interval=0),
        movement=MOVEMENTS["teams"](),
        scoring=Points(sum=0),
    )
    for number in range(1, 5):
        for table in seat_next(desk).tables:
            write(desk, table.number, 2 if table.number == 1 else (-1) ** (number + table.number))
        if number == 1:
            for team in desk.drive.rounds[0].tables:
                changed = next(team.entrants())
                desk.do(changes.adjust_entrant, number=1, entrant=changed, points=12, reason="flags at the start")
        found = standings(desk.drive)
        assert (sum(each.total for each in found.rows), found.control) == (60, (60, 60))
    lost: dict[str, int | str] = {"ns": 0, "ew": -1}
    with pytest.raises(Refused, match="sum"):
        desk.do(changes.write_deal, number=4, table=3, deal=1, marks=lost)
    desk.do(changes.write_deal, number=4, table=3, deal=1, marks=lost, remark="a flag was lost")
    found = standings(desk.drive)
    assert (found.control, found.odd) == ((59, 60), ((4, 3),))
    told, right = control_in_words(desk.drive, ENGLISH)
    assert not right
    assert told.endswith("Look again at round 4 (tables: 3)")


def test_case_25_a_killed_evening_goes_on_and_namesakes_are_told_apart(desk: Desk, tmp_path: Path) -> None:
    names = (*HARD_NAMES[:5], "Åsa Österlund", "Иван Щукин", "Ștefan Țârlea", "Yrjö Mäkelä", "Ion Pop")
    begin(desk, "-" * 10, plan=Plan(rounds=24, interval=12), names=names)
    for nickname in ("North", "South"):
        desk.do(changes.add_person, name="Mary Smith", nickname=nickname)
        desk.do(changes.sign_in, person=desk.evening.club.people[-1].id)
    play(desk, 17, lambda number, table: (number * table) % 14)
    kept, rounds = desk.evening, desk.drive.rounds
    anew = reopened(desk, tmp_path)
    try:
        assert anew.evening == kept
        assert len(anew.drive.rounds) == 17
        anew.undo()
        assert unfinished(anew.drive, 17)
        anew.redo()
        assert anew.drive.rounds == rounds
        apart = told_apart(anew.evening.club.people)
        assert {"Mary Smith (North)", "Mary Smith (South)"} < set(apart.values())
        printed = whole(printing.pdf("standings", anew.drive, ENGLISH))
        assert all(squeezed(name) in printed for name in names)
    finally:
        anew.close()
