"""A season as it is looked at: everybody by name with each of their evenings, and the drives that do not count yet."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from whistdrive.core.club import Season
from whistdrive.core.findings import refuse
from whistdrive.core.names import folded
from whistdrive.core.seasons import SeasonRow, season_table
from whistdrive.desk.desk import Desk
from whistdrive.desk.roster import Order, everybody
from whistdrive.store import DriveCard


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A row of the season, and what its person is called (empty: forgotten)."""

    row: SeasonRow
    name: str

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


def look_at(desk: Desk, season: Season, drives: Collection[DriveCard], order: Order = folded) -> SeasonView:
    """What a season comes to now, of all ``drives`` of the club. A drive that was deleted is out of it.

    Those who share a place are in the ``order`` of their names.
    """
    wanted = frozenset(season.drives)
    cards = sorted((card for card in drives if card.id in wanted), key=lambda card: (card.day, card.id))
    evenings = tuple(card for card in cards if card.closed)
    results = desk.results([card.id for card in evenings])
    names = everybody(desk.evening.club)
    lines = [SeasonLine(row, names.get(row.person, "")) for row in season_table(season, results)]
    lines.sort(key=lambda line: (line.row.place, order(line.name), line.row.person))
    return SeasonView(season, evenings, tuple(card for card in cards if not card.closed), tuple(lines))
