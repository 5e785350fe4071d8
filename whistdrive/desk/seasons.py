"""A season as it is looked at: everybody by name with each of their evenings, and the drives that do not count yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from whistdrive.core.club import Season
from whistdrive.core.findings import refuse
from whistdrive.core.names import folded
from whistdrive.core.seasons import SeasonRow, season_table
from whistdrive.desk.desk import Desk
from whistdrive.desk.roster import everybody
from whistdrive.store import DriveCard


class Came(NamedTuple):
    """What an evening brought somebody, their place in that drive, and whether it counts."""

    points: int
    place: int
    counts: bool


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A row of the season: what its person is called (empty: forgotten) and, by drive, what each evening brought."""

    row: SeasonRow
    name: str
    came: Mapping[int, Came]

    @property
    def placed(self) -> str:
        """The place, with a mark where others share it."""
        return f"{self.row.place}=" if self.row.shared else str(self.row.place)


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season worked out: its closed ``evenings``, the oldest first, and its rows in order of place.

    ``left_out`` are its drives that are not closed, or open again for a correction: they count once they are closed.
    """

    season: Season
    evenings: tuple[DriveCard, ...]
    left_out: tuple[DriveCard, ...]
    lines: tuple[SeasonLine, ...]


def season_of(desk: Desk, season_id: int) -> Season:
    """A season of the club; raises Refused (``not_kept``) where there is none with this id."""
    for season in desk.evening.club.seasons:
        if season.id == season_id:
            return season
    raise refuse("not_kept", value=season_id)


def look_at(desk: Desk, season: Season, drives: Collection[DriveCard]) -> SeasonView:
    """What a season comes to now, of all ``drives`` of the club. A drive that was deleted is out of it."""
    wanted = frozenset(season.drives)
    cards = sorted((card for card in drives if card.id in wanted), key=lambda card: (card.day, card.id))
    evenings = tuple(card for card in cards if card.closed)
    results = desk.results([card.id for card in evenings])
    places = {(result.person, result.drive): result.place for result in results}
    names = everybody(desk.evening.club)
    lines = [SeasonLine(row, names.get(row.person, ""), _came(row, places)) for row in season_table(season, results)]
    lines.sort(key=lambda line: (line.row.place, folded(line.name), line.row.person))
    return SeasonView(season, evenings, tuple(card for card in cards if not card.closed), tuple(lines))


def _came(row: SeasonRow, places: Mapping[tuple[int, int], int]) -> Mapping[int, Came]:
    return {
        drive: Came(points, places[row.person, drive], drive in row.counted) for drive, points in row.points.items()
    }
