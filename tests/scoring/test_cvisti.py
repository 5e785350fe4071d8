"""Christian's bidding whist: what the worked cases leave to be shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scoring.sittings import cvisti, rule_sets, sheet_of, sittings

from whistdrive.core.contracts import Dealt
from whistdrive.core.findings import Refused
from whistdrive.core.sheet import SIDES, Entered, Game, Line, Sheet, Sides, other, total
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.sitting import Sitting
from whistdrive.words import ENGLISH

SIX_ALL = (cvisti("NS", 4, "S", 10, 4), cvisti("EW", 4, "S", 10, 4))
EIGHT_WAIT = (cvisti("NS", 4, "S", 10, 4), cvisti("EW", 4, "H", 5, 1))
some = sittings(rule_sets(["cvisti"]), most=20)


def why(sheet: Sheet, row: int) -> str:
    return "; ".join(ENGLISH.reason(reason) for reason in sheet.rows[row].reasons)


@pytest.mark.parametrize(
    ("deals", "row", "sentence"),
    [
        ([cvisti("NS", 1, "C", 7, 3)], 0, "7 tricks + 3 honours = 2"),
        ([cvisti("NS", 2, "NT", 8)], 0, "8 tricks = 2; no-trump: 1 more to North–South"),
        ([cvisti("NS", 1, "S", 7, 1)], 0, "7 tricks = 1; 3 honours: 1 to East–West"),
        (
            [cvisti("NS", 4, "S", 9, 4), cvisti("EW", 2, "S", 7, 0)],
            1,
            "1 short: 2 to North–South; "
            "1 waiting: penalties bring North–South to 6 at most until East–West have won a game",
        ),
        (
            [cvisti("NS", 1, "S", 5, 4)],
            0,
            "1 short: 2 to East–West; 4 honours of North–South not counted with fewer than 7 tricks",
        ),
        (
            [*SIX_ALL, cvisti("NS", 0, "D", 7, 1)],
            2,
            "all passed, so no penalty; 3 honours: 1 to East–West; "
            "honours come first and win the game for East–West: tricks not counted",
        ),
        (
            [*SIX_ALL, cvisti("NS", 0, "D", 6, 3)],
            2,
            "all passed, so no penalty; 3 honours of North–South not counted with fewer than 7 tricks; "
            "7 tricks: 1 to East–West",
        ),
        (
            [*EIGHT_WAIT, cvisti("EW", 7, "H", 13, 4)],
            3,
            "game to East–West with 9; points above 7 stay; North–South had 6: no bonus",
        ),
        ([*EIGHT_WAIT, cvisti("EW", 7, "H", 13, 4)], 4, "8 waiting entered for North–South"),
        (
            [*EIGHT_WAIT, cvisti("EW", 7, "H", 13, 4)],
            5,
            "game to North–South with 8: waiting points alone won it, before a deal; points above 7 stay; "
            "East–West had 0: bonus 4",
        ),
        (
            [*EIGHT_WAIT, cvisti("NS", 1, "C", 7, 2)],
            4,
            "6 waiting entered for North–South; "
            "2 waiting: penalties bring North–South to 6 at most until East–West have won a game",
        ),
        (
            [*EIGHT_WAIT, cvisti("NS", 1, "C", 7, 2), cvisti("NS", 1, "C", 7, 2)],
            6,
            "game to North–South with 7; East–West had 0: bonus 4; rubber to North–South, 2–0 in games; "
            "2 still waiting, counted for North–South",
        ),
    ],
)
def test_the_sheet_says_why(deals: list[Dealt], row: int, sentence: str) -> None:
    assert why(Cvisti().sheet(deals, 9), row) == sentence


def test_dropped_points_are_said_to_be_lost() -> None:
    deals = [*EIGHT_WAIT, cvisti("NS", 1, "C", 7, 2), cvisti("NS", 1, "C", 7, 2)]
    sheet = Cvisti(waiting_at_end="drop").sheet(deals, None)
    assert why(sheet, 6).endswith("2 still waiting for North–South, lost")


def test_a_new_rubber_starts_from_nothing() -> None:
    rubber = [*EIGHT_WAIT, cvisti("NS", 1, "C", 7, 2), cvisti("NS", 1, "C", 7, 2)]
    sheet = Cvisti().sheet([*rubber, *EIGHT_WAIT], 6)
    assert sheet.score == Sides(6, 0)
    assert sheet.waiting == Sides(8, 0)
    assert sheet.totals == Sides(24 + 14, 0)
    assert sheet.rubbers_won == Sides(1, 0)
    assert Cvisti(waiting_at_end="drop").sheet([*rubber, *EIGHT_WAIT], 6).totals == Sides(22 + 6, 0)


@pytest.mark.parametrize(
    ("deal", "dealer", "leads"),
    [
        (cvisti("NS", 1, "C", 7, 3), None, None),
        (cvisti("NS", 1, "C", 7, 3, declarer_seat="S"), None, "W"),
        (cvisti("EW", 1, "C", 7, 3, dealer="S", declarer_seat="W"), "S", "N"),
        (cvisti("EW", 1, "C", 7, 3, dealer="S"), "S", None),
        (cvisti("EW", 0, "C", 7, 3, dealer="W"), "W", "N"),
    ],
)
def test_who_leads(deal: Dealt, dealer: str | None, leads: str | None) -> None:
    (line,) = Cvisti().sheet([deal], 1).lines
    assert (line.dealer, line.leads) == (dealer, leads)


def test_a_passed_out_deal_is_declared_by_the_side_of_the_dealer() -> None:
    deal = Dealt({"bid": 0, "trump": "H", "tricks": 13}, dealer="E")
    assert Cvisti().complete(deal) == {**deal.marks, "declarer": "EW", "honours": 4}


def test_honours_are_not_filled_before_the_trump_is_known() -> None:
    assert Cvisti().complete(Dealt({"tricks": 13})) == {"tricks": 13}
    assert Cvisti().complete(Dealt({"tricks": 0, "trump": "S"})) == {"tricks": 0, "trump": "S", "honours": 0}


@pytest.mark.parametrize(
    ("deal", "field", "value", "allowed"),
    [
        (cvisti("NS", 8, "H", 7, 3), "bid", 8, "0-7"),
        (cvisti("NS", 1, "H", 14, 3), "tricks", 14, "0-13"),
        (cvisti("NS", 1, "H", 7, 5), "honours", 5, "0-4"),
        (cvisti("NS", 1, "H", 7), "honours", None, "0-4"),
        (cvisti("NS", 1, "NT", 7, 3), "honours", 3, "nothing"),
        (cvisti("NS", 1, "H", 0, 1), "honours", 1, "0"),
        (cvisti("NS", 1, "H", 13, 3), "honours", 3, "4"),
        (cvisti("N", 1, "H", 7, 3), "declarer", "N", "NS EW"),
        (cvisti("NS", 1, "X", 7, 3), "trump", "X", "S H D C NT"),
        (cvisti("NS", 0, "H", 7, 3, dealer="E"), "declarer", "NS", "EW"),
        (replace(cvisti("NS", 0, "H", 7, 3), dealer="W"), "declarer", "NS", "EW"),
        (cvisti("NS", 1, "H", 7, 3, dealer="Q"), "dealer", "Q", "N E S W"),
        (cvisti("NS", 1, "H", 7, 3, declarer_seat="E"), "declarer_seat", "E", "N S"),
        (cvisti("NS", 0, "H", 7, 3, dealer="N", declarer_seat="S"), "declarer_seat", "S", "N"),
        (cvisti("NS", 1, "H", 7, 3, ns=7), "ns", 7, "declarer bid trump tricks honours dealer declarer_seat"),
    ],
)
def test_what_cannot_be_is_refused(deal: Dealt, field: str, value: object, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        Cvisti().sheet([cvisti("NS", 1, "H", 7, 3), deal], 2)
    (finding,) = refused.value.findings
    facts = finding.facts
    assert (facts["deal"], facts["field"], facts["value"], facts["allowed"]) == (2, field, value, allowed)


def test_a_deal_after_the_rubber_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Cvisti().sheet([cvisti("NS", 7, "H", 13, 4)] * 3, None)
    assert refused.value.findings[0].facts == {"deal": 3, "field": "deals", "value": 3, "allowed": "2"}


@settings(max_examples=300)
@given(some)
def test_failed_bids_win_no_game_before_their_side_has_won_one(sitting: Sitting) -> None:
    rules = sitting.rules
    assert isinstance(rules, Cvisti)
    score, games = Sides(), Sides()
    for row in sheet_of(sitting).rows:
        if isinstance(row, Game):
            assert row.points == score
            score, games = Sides(), Sides() if row.ends_rubber else games.plus(Sides.only(row.winner, 1))
            continue
        score = score.plus(row.points)
        for side in SIDES:
            from_failed_bids = isinstance(row, Entered) or row.made is False
            if from_failed_bids and row.points.of(side) and not games.of(other(side)):
                assert score.of(side) < rules.target


@settings(max_examples=300)
@given(some)
def test_no_waiting_point_is_lost(sitting: Sitting) -> None:
    rules = sitting.rules
    assert isinstance(rules, Cvisti)
    counting = replace(sitting, rules=replace(rules, waiting_at_end="count"))
    sheet = sheet_of(counting)
    waiting, left = Sides(), Sides()
    for row in sheet.rows:
        if isinstance(row, Line):
            waiting = waiting.plus(row.waits)
        elif isinstance(row, Entered):
            waiting = waiting.minus(row.points)
            assert min(waiting) >= 0
        elif row.ends_rubber and row is not sheet.rows[-1]:
            waiting, left = Sides(), left.plus(waiting)
    assert waiting == sheet.waiting
    games = total(game.points.plus(Sides.only(game.winner, game.bonus)) for game in sheet.games)
    assert sheet.totals == games.plus(sheet.score).plus(sheet.waiting).plus(left)
    dropping = replace(sitting, rules=replace(rules, waiting_at_end="drop"))
    assert sheet_of(dropping).totals == sheet.totals.minus(left).minus(waiting)


@given(some)
def test_games_end_at_the_target_and_nowhere_else(sitting: Sitting) -> None:
    rules = sitting.rules
    assert isinstance(rules, Cvisti)
    sheet = sheet_of(sitting)
    for game in sheet.games:
        assert game.points.of(game.winner) >= rules.target > game.points.of(other(game.winner))
    assert max(sheet.score) < rules.target


@given(st.sampled_from(["NS", "EW"]), st.integers(1, 7), st.integers(0, 13))
def test_the_no_trump_point_helps_no_bid(declarer: str, bid: int, tricks: int) -> None:
    (line,) = Cvisti(target=99).sheet([cvisti(declarer, bid, "NT", tricks)], 1).lines
    made = tricks - 6 >= bid
    assert line.made is made
    assert sum(line.points) == (tricks - 6 + 1 if made else 2 * (bid - max(0, tricks - 6)))
