"""What a season comes to."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.club import Season
from whistdrive.core.seasons import Result, SeasonRow, season_table

SEVEN = (150, 160, 140, 155, 170, 145)
"""What somebody scored on the evenings 1, 2, 3, 4, 6 and 7; they missed the fifth."""


def of_one(points: tuple[int, ...], season: Season) -> SeasonRow:
    evenings = (1, 2, 3, 4, 6, 7)
    [row] = season_table(season, [Result(drive, 1, 3, each, 24) for drive, each in zip(evenings, points, strict=True)])
    return row


def test_known_fault_68_the_best_five_of_seven_count_and_follow_a_correction() -> None:
    season = Season(1, "Winter", drives=tuple(range(1, 8)), best=5)
    row = of_one(SEVEN, season)
    assert (row.total, row.evenings, sorted(row.counted)) == (780, 6, [1, 2, 4, 6, 7])
    assert row.average == Fraction(sum(SEVEN), 6 * 24)
    assert of_one((150, 160, 165, 155, 170, 145), season).total == 800


def test_points_for_places_and_for_coming() -> None:
    season = Season(1, "Winter", drives=(1, 2), by="place", for_places=(10, 6, 4), attendance=1)
    results = [
        Result(1, 1, 1, 180, 24),
        Result(1, 2, 2, 170, 24),
        Result(1, 3, 4, 150, 24),
        Result(2, 2, 1, 160, 20),
        Result(3, 3, 1, 200, 24),
    ]
    rows = season_table(season, results)
    assert [(row.person, row.total, row.place, row.evenings) for row in rows] == [
        (2, 18, 1, 2),
        (1, 11, 2, 1),
        (3, 1, 3, 1),
    ]


def test_equal_totals_share_a_place() -> None:
    season = Season(1, "Winter", drives=(1,))
    rows = season_table(season, [Result(1, person, 1, points, 24) for person, points in enumerate((9, 7, 9, 7, 5), 1)])
    assert [(row.person, row.place, row.shared) for row in rows] == [
        (1, 1, True),
        (3, 1, True),
        (2, 3, True),
        (4, 3, True),
        (5, 5, False),
    ]


@given(st.lists(st.integers(0, 200), min_size=1, max_size=8), st.none() | st.integers(1, 8))
def test_the_best_evenings_are_the_highest(points: list[int], best: int | None) -> None:
    season = Season(1, "Winter", drives=tuple(range(len(points))), best=best)
    [row] = season_table(season, [Result(drive, 1, 1, each, 24) for drive, each in enumerate(points)])
    assert row.total == sum(sorted(points, reverse=True)[:best])
