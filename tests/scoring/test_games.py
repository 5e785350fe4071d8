"""Systems that are played in games: short, rubber, bid and two-handed whist."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.scoring.sittings import deals, rule_sets, sheet_of, sittings

from whistdrive.core.contracts import Dealt, Mark, RuleSet
from whistdrive.core.findings import Refused
from whistdrive.core.sheet import Game, Line, Row, Sides, other, total
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.rubber import Rubber
from whistdrive.scoring.short import Short
from whistdrive.scoring.sitting import Sitting
from whistdrive.scoring.two_hand import TwoHand
from whistdrive.words import ENGLISH


def why(row: Row) -> str:
    return "; ".join(ENGLISH.reason(reason) for reason in row.reasons)


def bid(declarer: str, number: int, tricks: int, **more: Mark) -> Dealt:
    return Dealt({"declarer": declarer, "bid": number, "kind": "high", "trump": "H", "tricks": tricks, **more})


def test_nine_tricks_from_two_make_five_and_the_game() -> None:
    sheet = Short().sheet(deals({"ns": 8}, {"ns": 9}), None)
    assert [line.points for line in sheet.lines] == [(2, 0), (3, 0)]
    assert (sheet.complete, sheet.games[0].points) == (True, (5, 0))
    assert why(sheet.games[0]) == "game to North–South with 5"


def test_the_best_of_three_is_over_with_two_games() -> None:
    sheet = Short(best_of=3).sheet(deals({"ns": 11}, {"ns": 1}, {"ns": 12}), None)
    assert [game.ends_rubber for game in sheet.games] == [False, False, True]
    assert sheet.rubbers_won == Sides(1, 0)
    assert why(sheet.games[2]) == "game to North–South with 6; points above 5 stay; rubber to North–South, 2–1 in games"


def test_after_a_decided_rubber_the_next_one_starts_at_once() -> None:
    sheet = Short().sheet(deals({"ns": 11}, {"ns": 12}, {"ew": 7}), 3)
    assert [game.rubber for game in sheet.games] == [1, 2]
    assert (sheet.score, sheet.totals, sheet.rubbers_won) == ((0, 1), (11, 1), (2, 0))


def test_two_players_sit_at_north_and_east_and_deal_in_turn() -> None:
    rules = TwoHand()
    sheet = rules.sheet([Dealt({"ns": 9}, dealer="N"), Dealt({"ns": 9}, dealer="E")], 2)
    assert [(line.dealer, line.leads) for line in sheet.lines] == [("N", "E"), ("E", "N")]
    (finding,) = rules.check(Dealt({"ns": 9, "dealer": "S"}))
    assert finding.facts["allowed"] == "N E"
    assert ENGLISH.column("two_hand", "ns") == "North, second-phase tricks"


HONOURS: dict[str, Mark] = {"honours_side": "EW", "honours": 3}


@pytest.mark.parametrize(
    ("before", "deal", "points", "why_"),
    [
        ([], {"ns": 7, **HONOURS}, (1, 2), "7 tricks: 1 to North–South; 3 honours: 2 to East–West"),
        (
            [{"ns": 10}],
            {"ns": 7, **HONOURS},
            (1, 0),
            "7 tricks: 1 to North–South; 3 honours of East–West not counted: tricks had won the game",
        ),
        (
            [{"ew": 10}],
            {"ns": 7, **HONOURS},
            (1, 0),
            "7 tricks: 1 to North–South; 3 honours of East–West not counted: they stood at 4, one short of the game",
        ),
    ],
)
def test_when_honours_count(
    before: list[dict[str, Mark]], deal: dict[str, Mark], points: tuple[int, int], why_: str
) -> None:
    line = Rubber().sheet(deals(*before, deal), 9).lines[-1]
    assert (line.points, why(line)) == (points, why_)


@pytest.mark.parametrize(
    ("rules", "loser", "worth", "name"),
    [
        (Rubber(), 0, 3, "treble, worth 3"),
        (Rubber(), 1, 2, "double, worth 2"),
        (Rubber(), 2, 2, "double, worth 2"),
        (Rubber(), 3, 1, "single, worth 1"),
        (Rubber(target=10), 4, 2, "double, worth 2"),
        (Rubber(target=10), 5, 1, "single, worth 1"),
        (Rubber(worth=((0, 9, 5),)), 4, 5, "worth 5"),
        (Rubber(worth=((0, 0, 0),)), 0, 0, "worth 0"),
        (Rubber(worth=((9, 9, 4),)), 0, 1, "single, worth 1"),
    ],
)
def test_what_a_game_is_worth(rules: Rubber, loser: int, worth: int, name: str) -> None:
    lost = [{"ew": 6 + loser}] if loser else []
    game = rules.sheet(deals(*lost, {"ns": 10}, {"ns": 12}), 9).games[0]
    assert game.worth == worth
    assert why(game).endswith(f"East–West had {loser}: {name}")


def test_a_rubber_is_worth_the_difference_and_its_bonus() -> None:
    sheet = Rubber().sheet(deals({"ns": 13}, {"ns": 1}, {"ns": 13}, {"ns": 12}), 4)
    assert sheet.totals == Sides(3 + 3 + 2 + 3, 3)
    assert [(game.rubber, game.worth, game.rubber_bonus) for game in sheet.games] == [
        (1, 3, 0),
        (1, 3, 0),
        (1, 3, 2),
        (2, 3, 0),
    ]
    assert why(sheet.games[2]).endswith("2 for the rubber, which is worth 5 to North–South")


@pytest.mark.parametrize(
    ("rules", "deal", "field", "allowed"),
    [
        (Rubber(), Dealt({"ns": 7, **HONOURS}, trump="NT"), "honours_side", "nothing"),
        (Rubber(), Dealt({"ns": 7, **HONOURS}, trump="MIS"), "honours_side", "nothing"),
        (Rubber(honours=False), Dealt({"ns": 7, **HONOURS}), "honours_side", "nothing"),
        (Rubber(), Dealt({"ns": 7, "honours": 3}), "honours_side", "NS EW"),
        (Rubber(), Dealt({"ns": 7, "honours_side": "NS"}), "honours", "3 4"),
        (Rubber(), Dealt({"ns": 7, "honours_side": "NS", "honours": 2}), "honours", "3 4"),
        (Rubber(), Dealt({"ns": 7, "ew": 7}), "ew", "6"),
        (Short(), Dealt({"ns": 14}), "ns", "0-13"),
        (Short(), Dealt({}), "ns", "0-13"),
        (TwoHand(), Dealt({"ns": 9, "ew": 9}), "ew", "4"),
        (Bid(min_bid=3), bid("NS", 2, 9), "bid", "3-7"),
        (Bid(), bid("NS", 2, 0), "tricks", "1-13"),
        (Bid(), bid("NS", 2, 9, kind="nt"), "trump", "nothing"),
        (Bid(), bid("NS", 2, 9, order="low"), "order", "nothing"),
        (Bid(), Dealt({"declarer": "NS", "bid": 2, "kind": "nt", "tricks": 9}), "order", "high low"),
        (Bid(), Dealt({"declarer": "NS", "bid": 2, "kind": "low", "tricks": 9}), "trump", "S H D C"),
        (Bid(), Dealt({"declarer": "NS", "bid": 2, "tricks": 9}), "kind", "high low nt"),
        (Bid(), bid("NS", 2, 9, declarer_seat="W"), "declarer_seat", "N S"),
    ],
)
def test_what_cannot_be_is_refused(rules: RuleSet, deal: Dealt, field: str, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        rules.sheet([deal], 1)
    facts = refused.value.findings[0].facts
    assert (facts["deal"], facts["field"], facts["allowed"]) == (1, field, allowed)


def test_bid_whist_counts_overtricks_and_what_is_missing() -> None:
    sheet = Bid().sheet([bid("NS", 2, 10), bid("EW", 3, 7, declarer_seat="W", dealer="N")], 2)
    assert [line.points for line in sheet.lines] == [(4, 0), (0, -2)]
    assert [line.won for line in sheet.lines] == ["NS", "NS"]
    assert [why(line) for line in sheet.lines] == [
        "bid 2, 10 tricks: 4 to North–South",
        "bid 3, 2 short: −2 to East–West",
    ]
    assert [(line.dealer, line.leads) for line in sheet.lines] == [(None, None), ("N", "W")]


def test_a_side_far_below_zero_loses_the_game() -> None:
    sheet = Bid().sheet([bid("NS", 7, 8)], None)
    assert (sheet.complete, sheet.games[0].winner, sheet.games[0].points) == (True, "EW", (-5, 0))
    assert why(sheet.games[0]) == "North–South fell to −5 or lower: game to East–West"


@given(sittings(rule_sets(["short", "two_hand", "bid"]), most=20))
def test_every_point_is_in_a_game_or_in_the_running_score(sitting: Sitting) -> None:
    sheet = sheet_of(sitting)
    assert sheet.totals == total(game.points for game in sheet.games).plus(sheet.score)
    assert sheet.totals == total(line.points for line in sheet.lines)


@given(sittings(rule_sets(["short", "two_hand", "rubber"]), most=20))
def test_games_end_at_the_target_and_nowhere_else(sitting: Sitting) -> None:
    assert isinstance(sitting.rules, Short | TwoHand | Rubber)
    target = sitting.rules.target
    sheet = sheet_of(sitting)
    for game in sheet.games:
        assert game.points.of(game.winner) >= target > game.points.of(other(game.winner))
    assert max(sheet.score) < target


@given(sittings(rule_sets(["bid"]), most=20))
def test_a_bid_game_ends_at_the_goal_above_or_below_zero(sitting: Sitting) -> None:
    assert isinstance(sitting.rules, Bid)
    goal = sitting.rules.goal
    score = Sides()
    for row in sheet_of(sitting).rows:
        if isinstance(row, Line):
            assert max(map(abs, score)) < goal
            score = score.plus(row.points)
        elif isinstance(row, Game):
            assert score.of(row.winner) >= goal or score.of(other(row.winner)) <= -goal
            score = Sides()


@given(sittings(rule_sets(["rubber"]), most=20))
def test_rubber_totals_are_what_games_and_rubbers_are_worth(sitting: Sitting) -> None:
    assert isinstance(sitting.rules, Rubber)
    sheet = sheet_of(sitting)
    assert sheet.totals == total(Sides.only(game.winner, game.worth + game.rubber_bonus) for game in sheet.games)
    for number in {game.rubber for game in sheet.games}:
        games = [game for game in sheet.games if game.rubber == number]
        assert len(games) <= 3
        assert [game.ends_rubber for game in games[:-1]] == [False] * (len(games) - 1)
        won = max(sum(game.winner == side for game in games) for side in ("NS", "EW"))
        assert games[-1].ends_rubber == (won == 2)
        assert sum(game.rubber_bonus for game in games) == (sitting.rules.rubber_bonus if won == 2 else 0)
