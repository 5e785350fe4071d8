"""A club as rows: the part of :mod:`whistdrive.core.difference` that belongs to no drive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from whistdrive.core.club import Club, Person, Preset, Season
from whistdrive.core.options import written_options
from whistdrive.core.plans import written_plan, written_prizes

Key = tuple[str, tuple[int, ...]]
Row = Mapping[str, Any]


def club_rows(club: Club) -> Iterator[tuple[Key, Row]]:
    """The club, its people, what they wish, its presets and its seasons."""
    yield ("club", (1,)), {"name": club.name, "currency": club.currency, "reminders": club.reminders}
    for person in club.people:
        yield ("person", (person.id,)), _person_row(person)
    for bond in club.bonds:
        one, another = bond.people
        yield ("bond", (bond.id,)), {"kind": bond.kind, "one": one, "another": another}
    for preset in club.presets:
        yield ("preset", (preset.id,)), _preset_row(preset)
    for season in club.seasons:
        yield ("season", (season.id,)), _season_row(season)


def _person_row(person: Person) -> Row:
    return {
        "name": person.name,
        "nickname": person.nickname,
        "club_number": person.club_number,
        "archived": person.archived,
        "note": person.note,
        "same_as": person.same_as,
        "erased": person.erased,
    }


def _preset_row(preset: Preset) -> Row:
    return {
        "name": preset.name,
        "scoring": preset.scoring.key,
        "scoring_options": written_options(preset.scoring),
        "movement": preset.movement.key,
        "movement_options": written_options(preset.movement),
        "plan": written_plan(preset.plan),
        "prizes": written_prizes(preset.prizes),
        "paper": dict(preset.paper),
    }


def _season_row(season: Season) -> Row:
    return {
        "name": season.name,
        "drives": list(season.drives),
        "best": season.best,
        "by": season.by,
        "for_places": list(season.for_places),
        "attendance": season.attendance,
    }
