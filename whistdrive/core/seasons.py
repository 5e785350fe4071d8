"""Seasons: what closed drives brought people, counted together at every look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from whistdrive.core.club import Season


class Result(NamedTuple):
    """What somebody has of a closed drive. ``person`` is who they are in truth."""

    drive: int
    person: int
    place: int
    points: int
    deals: int


class Came(NamedTuple):
    """What an evening brought somebody, their place in that drive, and whether it counts."""

    points: int
    place: int
    counts: bool


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """Somebody in a season: the points and the place that each evening brought (by the id of the drive).

    ``counted`` are the evenings that count, and ``total``, which decides places, is what these brought and the points
    for having come. ``deals`` and ``scored`` are those of all their evenings.
    """

    person: int
    points: Mapping[int, int]
    places: Mapping[int, int]
    counted: frozenset[int]
    total: int
    deals: int
    scored: int
    place: int = 0
    shared: bool = False

    @property
    def evenings(self) -> int:
        """How often they came."""
        return len(self.points)

    def came(self, drive: int) -> Came | None:
        """What an evening brought; None where they were absent."""
        if drive not in self.points:
            return None
        return Came(self.points[drive], self.places[drive], drive in self.counted)

    @property
    def average(self) -> Fraction:
        """Points of a deal."""
        return Fraction(self.scored, self.deals) if self.deals else Fraction(0)


def season_table(season: Season, results: Iterable[Result]) -> tuple[SeasonRow, ...]:
    """Everybody who has a result in a drive of the season, in order of place; equal totals share one (1, 2, 2, 4)."""
    found: dict[int, list[Result]] = {}
    drives = frozenset(season.drives)
    for result in results:
        if result.drive in drives:
            found.setdefault(result.person, []).append(result)
    rows = sorted((_row(season, person, each) for person, each in found.items()), key=_order)
    totals = [row.total for row in rows]
    many = Counter(totals)
    first = {total: place for place, total in reversed(tuple(enumerate(totals, start=1)))}
    return tuple(
        replace(row, place=first[total], shared=many[total] > 1) for row, total in zip(rows, totals, strict=True)
    )


def _row(season: Season, person: int, results: Sequence[Result]) -> SeasonRow:
    """Of evenings that brought the same the earlier ones count; nobody has two results of one drive."""
    points = {each.drive: _points(season, each) for each in results}
    best = sorted(sorted(points), key=points.__getitem__, reverse=True)[: season.best]
    return SeasonRow(
        person,
        points,
        places={each.drive: each.place for each in results},
        counted=frozenset(best),
        total=sum(points[drive] for drive in best) + season.attendance * len(points),
        deals=sum(each.deals for each in results),
        scored=sum(each.points for each in results),
    )


def _points(season: Season, result: Result) -> int:
    if season.by == "score":
        return result.points
    return season.for_places[result.place - 1] if result.place <= len(season.for_places) else 0


def _order(row: SeasonRow) -> tuple[int, int]:
    return -row.total, row.person
