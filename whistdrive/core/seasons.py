"""Seasons: what closed drives brought people, counted together at every look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from whistdrive.core.club import Season


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody has of a closed drive. ``person`` is who they are in truth."""

    drive: int
    person: int
    place: int
    points: int
    deals: int


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """Somebody in a season: the points that each evening brought (by the id of the drive), and which of them count.

    ``attendance`` are the points for having come, ``deals`` and ``scored`` those of all their evenings.
    """

    person: int
    points: Mapping[int, int]
    counted: frozenset[int]
    attendance: int
    deals: int
    scored: int
    place: int = 0
    shared: bool = False

    @property
    def total(self) -> int:
        """What decides places."""
        return sum(self.points[drive] for drive in self.counted) + self.attendance

    @property
    def evenings(self) -> int:
        """How often they came."""
        return len(self.points)

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
    best = sorted(points, key=lambda drive: (-points[drive], drive))[: season.best]
    return SeasonRow(
        person,
        points,
        counted=frozenset(best),
        attendance=season.attendance * len(points),
        deals=sum(each.deals for each in results),
        scored=sum(each.points for each in results),
    )


def _points(season: Season, result: Result) -> int:
    if season.by == "score":
        return result.points
    return season.for_places[result.place - 1] if result.place <= len(season.for_places) else 0


def _order(row: SeasonRow) -> tuple[int, int]:
    return -row.total, row.person
