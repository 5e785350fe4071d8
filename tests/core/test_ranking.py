"""Steps that tell level rows apart, and what was decided by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.drives import F8_TOTALS, drive, evening, f8, of_drive, seated, written
from tests.strategies import evenings

from whistdrive.core import changes
from whistdrive.core.drive import Decision, Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.core.ranking import STEPS, Judge, steps_of, telling
from whistdrive.core.standings import divisions, standings
from whistdrive.core.totals import Standing, totals
from whistdrive.words import ENGLISH


def ranking(of: Evening, *steps: str, interval: int = 0) -> Drive:
    """The drive with places decided by other steps."""
    found = of_drive(of)
    return replace(found, plan=replace(found.plan, ranking=steps, interval=interval))


def row_of(rows: Sequence[Standing], entrant: int) -> Standing:
    return next(row for row in rows if row.entrants == (entrant,))


@pytest.mark.parametrize(
    ("step", "figures"),
    [
        ("second", {5: 17, 8: 16}),
        ("won", {8: 3, 5: 2}),
        ("highest_deal", {5: 13, 8: 9}),
        ("last_deal", {5: (13,), 8: (7,)}),
        ("last_led", {8: (17, 8), 5: (11, 7)}),
        ("head_to_head", {8: 5, 5: -5}),
    ],
)
def test_case_14_each_step_decides_between_two_with_24(step: str, figures: dict[int, object]) -> None:
    """F8: 5 took 7, 4 and 13, and 8 took 8, 9 and 7; in the second deal 8 won 9 to 4 against 5."""
    of = ranking(f8(), "total", step, interval=1)
    rows = standings(of).rows
    better, worse = figures
    assert [(row_of(rows, each).place, row_of(rows, each).shared) for each in (better, worse)] == [
        (2, False),
        (3, False),
    ]
    for each in figures:
        [compared] = Judge(of).compared(row_of(rows, each), rows)
        assert compared.key == step
        assert {row: figure for (row,), figure in compared.figures} == figures


def test_a_step_that_tells_nothing_hands_on_to_the_next() -> None:
    of = ranking(f8(), "total", "difference", "games", "head_to_head", "won")
    rows = standings(of).rows
    assert [step.key for step in Judge(of).compared(row_of(rows, 5), rows)] == ["difference", "head_to_head"]
    assert row_of(rows, 8).place == 2
    assert Judge(of).compared(row_of(rows, 2), rows) == ()


def test_who_met_in_no_deal_is_level_head_to_head() -> None:
    of = seated(evening(drive(8, plan=Plan(rounds=1, interval=0))), (1, 2, 3, 4), (5, 6, 7, 8))
    of = written(written(of, 1, 1, {"ns": 8}), 1, 2, {"ns": 8})
    rows = standings(ranking(of, "total", "head_to_head")).rows
    assert {row.place for row in rows if row.entrants[0] in (1, 2, 5, 6)} == {1}


def test_whoever_missed_the_last_deal_is_behind_in_it() -> None:
    of = seated(evening(drive(5, plan=Plan(rounds=2, interval=0, award=7))), (1, 2, 3, 4), resting=(5,))
    of = seated(written(of, 1, 1, {"ns": 7}), (1, 5, 3, 4), resting=(2,))
    rows = standings(ranking(written(of, 2, 1, {"ns": 7}), "total", "last_deal")).rows
    assert [(row.entrants, row.total, row.place) for row in rows[:3]] == [((1,), 14, 1), ((5,), 14, 1), ((2,), 14, 3)]


def test_cards_tell_of_their_deals_but_of_no_opponents() -> None:
    of = evening(drive(4, plan=Plan(rounds=3, interval=0, entry="cards")))
    for entrant, deals in {1: (7, 4, 9), 2: (9, 4, 7), 3: (6, 6, 6), 4: (5, 5, 5)}.items():
        of = changes.write_card(of, entrant=entrant, deals=deals)
    assert steps_of(ranking(of, "total", "won", "difference", "head_to_head", "last_led")) == ("total", "last_led")
    for steps, place in {("highest_deal", "last_deal"): 1, ("last_led",): 2}.items():
        rows = standings(ranking(of, "total", *steps)).rows
        assert row_of(rows, 1).place == place


def test_what_tells_nothing_in_a_game_decides_nothing() -> None:
    assert telling(rubbers=True, halves=True, entry="tables") == STEPS
    without = set(STEPS) - set(telling(rubbers=False, halves=False, entry="cards"))
    assert without == {"rubbers", "games", "first", "second", "difference", "won", "head_to_head"}
    assert steps_of(ranking(f8(), "second", "rubbers", "won", interval=1)) == ("second", "won")
    assert steps_of(ranking(f8(), "second", "rubbers", "won")) == ("won",)
    assert steps_of(ranking(f8(), "second", "games")) == ("total",)


@pytest.mark.parametrize(
    ("halves", "steps", "places"), [(True, ("total", "second"), [1, 2]), (False, ("total",), [1, 1])]
)
def test_halves_that_a_card_does_not_say_decide_nothing(
    halves: bool, steps: tuple[str, ...], places: list[int]
) -> None:
    """Both made 20; a total of which nobody knows the halves is not taken for a better second half."""
    of = evening(drive(2, plan=Plan(rounds=4, interval=2, entry="cards")))
    of = changes.write_card(of, entrant=1, first=8, second=12)
    of = changes.write_card(of, entrant=2, total=20, first=9 if halves else None)
    found = replace(of_drive(of), plan=replace(of_drive(of).plan, ranking=("total", "second")))
    assert steps_of(found) == steps
    assert [row.place for row in standings(found).rows] == places


def test_a_tie_of_three_is_told_apart_step_by_step_and_each_step_once() -> None:
    """5, 6 and 8 have 24; 8 won three deals, and of the others, who won two, 5 had the highest deal."""
    of = changes.adjust_entrant(f8(), number=1, entrant=6, points=1, reason="award")
    judge = Judge(ranking(of, "total", "won", "highest_deal"))
    rows = standings(judge.drive).rows
    [level] = [level for level in judge.first_levels(rows) if len(level.rows) > 1]
    told = [(step.key, [row for (row,), _ in step.figures]) for step in judge.told_apart(level.rows, rows)]
    assert told == [("won", [8, 5, 6]), ("highest_deal", [5, 6])]
    assert [step.key for step in judge.compared(row_of(rows, 8), rows)] == ["won"]
    assert [row.entrants for row in judge.level_with(row_of(rows, 5), rows)] == [(5,)]


def by_total(of: Evening) -> Evening:
    return replace(of, drive=ranking(of, "total"))


def decided(decision: Decision = "cut", order: tuple[int, ...] = (8,), of: Evening | None = None) -> Evening:
    return changes.decide_places(of or f8(), tied=(5, 8), decision=decision, order=order)


def test_a_cut_puts_one_first_and_the_other_behind() -> None:
    of = of_drive(decided())
    rows = standings(of).rows
    assert [(row.entrants[0], row.place, row.shared, row.settled) for row in rows[1:4]] == [
        (8, 2, False, "cut"),
        (5, 3, False, "cut"),
        (6, 4, False, ""),
    ]
    last = Judge(of).compared(row_of(rows, 5), rows)[-1]
    assert (last.key, [row for row, _ in last.figures]) == ("decided", [(8,), (5,)])


def test_known_fault_61_a_decision_is_bound_to_exactly_this_tie() -> None:
    """Other points, another tie; back at the old ones it holds again. It touches no other drive."""
    of = decided(of=by_total(f8()))
    other = changes.adjust_entrant(of, number=1, entrant=5, points=2, reason="award")
    both = changes.adjust_entrant(other, number=1, entrant=8, points=2, reason="award")
    rows = standings(of_drive(both)).rows
    assert {(row_of(rows, each).total, row_of(rows, each).place) for each in (5, 8)} == {(26, 2)}
    back = changes.drop_adjustment(changes.drop_adjustment(both, adjustment=1), adjustment=2)
    assert row_of(standings(of_drive(back)).rows, 8).place == 2
    assert row_of(standings(of_drive(back)).rows, 5).place == 3
    third = changes.adjust_entrant(of, number=1, entrant=6, points=1, reason="award")
    assert {row.place for row in standings(of_drive(third)).rows if row.total == 24} == {2}
    assert {row.place for row in standings(of_drive(f8())).rows if row.total == 24} == {2}


def test_those_it_does_not_name_stay_level_behind() -> None:
    of = seated(evening(drive(4, plan=Plan(rounds=1, interval=0))), (1, 2, 3, 4))
    of = changes.adjust_entrant(written(by_total(of), 1, 1, {"ns": 7}), number=1, entrant=3, points=1, reason="award")
    cut = changes.decide_places(of, tied=(1, 2, 3), decision="played_off", order=(2,), note="ace")
    assert [(row.entrants[0], row.place) for row in standings(of_drive(cut)).rows] == [(2, 1), (1, 2), (3, 2), (4, 4)]
    whole = changes.decide_places(cut, tied=(1, 2, 3), decision="cut", order=(3, 1))
    assert [row.entrants[0] for row in standings(of_drive(whole)).rows] == [3, 1, 2, 4]
    assert len(of_drive(whole).ties) == 1


def test_a_place_that_is_shared_on_purpose_stays_shared() -> None:
    rows = standings(of_drive(decided("shared", ()))).rows
    assert {(row.place, row.shared, row.settled) for row in rows if row.total == 24} == {(2, True, "shared")}


def test_a_decision_counts_in_a_division_and_a_division_can_decide_its_own() -> None:
    """Of 5, 8 and 6 with 24 points 5 and 8 are ladies: a cut between the ladies says nothing about 6."""
    drive = of_drive(changes.adjust_entrant(by_total(f8()), number=1, entrant=6, points=1, reason="award"))
    entrants = tuple(replace(each, role="B" if each.number in (6, 2) else "A") for each in drive.entrants)
    of = Evening(drive=replace(drive, entrants=entrants, plan=replace(drive.plan, roles=("lady", "gent"))))

    def ladies(held: Evening) -> list[tuple[int, int]]:
        found = standings(of_drive(held))
        rows = next(part for part in divisions(of_drive(held), found) if part.key == "A").rows
        return [(row.entrants[0], row.place) for row in rows][:2]

    own = changes.decide_places(of, tied=(5, 8), decision="cut", order=(8,))
    assert ladies(own) == [(8, 1), (5, 2)]
    assert {row.place for row in standings(of_drive(own)).rows if row.total == 24} == {2}
    all_three = changes.decide_places(of, tied=(5, 6, 8), decision="cut", order=(8, 6, 5))
    assert ladies(all_three) == [(8, 1), (5, 2)]


@settings(max_examples=40)
@given(st.data())
def test_places_follow_the_merit(data: st.DataObject) -> None:
    """Whoever is ahead has no less at the first step; all rows keep their figures; a place counts those ahead."""
    before = data.draw(evenings())
    assume(before.drive is not None and before.drive.entrants)
    of = of_drive(before)
    plain = totals(of)
    rows = standings(of).rows
    assert {row.entrants: row.total for row in rows} == {row.entrants: row.total for row in plain.rows}
    for ahead, behind in combinations(rows, 2):
        assert ahead.place <= behind.place
        assert (ahead.place == behind.place) <= (ahead.shared and behind.shared)
    for row in rows:
        assert row.place == 1 + sum(other.place < row.place for other in rows)
    merits = [[figure for _, figure in level.merit[:1]] for level in Judge(of).levels(plain.rows)]
    assert merits == sorted(merits, reverse=True)


@pytest.mark.parametrize("key", [*STEPS, "decided"])
def test_every_step_has_a_name(key: str) -> None:
    assert ENGLISH(f"measure.{key}")


def test_the_totals_of_the_eight() -> None:
    assert {row.entrants[0]: row.total for row in totals(of_drive(f8())).rows} == F8_TOTALS
