"""Changes to the club itself: its name, its presets and its seasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from whistdrive.core.changes.drives import check_plan, clean_plan
from whistdrive.core.changes.parts import clean, clean_note, next_id
from whistdrive.core.club import Preset, Season
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.names import folded
from whistdrive.core.texts import is_seen

MOST_EVENINGS = 999
MOST_POINTS = 9999

Named = TypeVar("Named", Preset, Season)


def edit_club(evening: Evening, *, name: str, currency: str, reminders: str) -> Evening:
    """What the club is called, in what it reckons money, and what it reminds itself of."""
    club = replace(
        evening.club,
        name=clean(name, "name"),
        currency=clean(currency, "currency"),
        reminders=clean_note(reminders),
    )
    return replace(evening, club=club)


def keep_preset(evening: Evening, *, preset: Preset) -> Evening:
    """Keep a way to plan drives, instead of one of the same name. Refused without a name and for an impossible plan."""
    check_plan(preset.plan, preset.scoring, played=0)
    club = evening.club
    cleaned = replace(preset, name=_name(preset.name), plan=clean_plan(preset.plan))
    return replace(evening, club=replace(club, presets=_kept(club.presets, cleaned)))


def rename_preset(evening: Evening, *, preset: int, name: str) -> Evening:
    """Call a preset something else. Refused without a name, and for one that another preset has."""
    club = evening.club
    named, others = _name(name), _without(club.presets, preset)
    if any(folded(each.name) == folded(named) for each in others):
        raise refuse("name_taken", field="name", value=named)
    presets = tuple(replace(each, name=named) if each.id == preset else each for each in club.presets)
    return replace(evening, club=replace(club, presets=presets))


def drop_preset(evening: Evening, *, preset: int) -> Evening:
    """Have one preset less."""
    return replace(evening, club=replace(evening.club, presets=_without(evening.club.presets, preset)))


def keep_season(evening: Evening, *, season: Season) -> Evening:
    """Keep a season, instead of one of its id, or (id 0) as a new one.

    Refused without a name, for one that another season has, and (``field``) for impossible figures.
    """
    name = _name(season.name)
    club = evening.club
    if any(folded(each.name) == folded(name) and each.id != season.id for each in club.seasons):
        raise refuse("name_taken", field="name", value=name)
    if season.best is not None and not 1 <= season.best <= MOST_EVENINGS:
        raise refuse("plan", field="best", value=season.best, allowed=f"1-{MOST_EVENINGS}")
    for field, given in (("for_places", season.for_places), ("attendance", (season.attendance,))):
        for points in given:
            if not 0 <= points <= MOST_POINTS:
                raise refuse("plan", field=field, value=points, allowed=f"0-{MOST_POINTS}")
    made = replace(
        season,
        id=season.id or next_id(each.id for each in club.seasons),
        name=name,
        drives=tuple(sorted(set(season.drives))),
    )
    others = (each for each in club.seasons if each.id != made.id)
    seasons = tuple(sorted((*others, made), key=lambda each: each.id))
    return replace(evening, club=replace(club, seasons=seasons))


def drop_season(evening: Evening, *, season: int) -> Evening:
    """Have one season less; its drives stay."""
    return replace(evening, club=replace(evening.club, seasons=_without(evening.club.seasons, season)))


def _name(name: str) -> str:
    found = clean(name, "name")
    if not is_seen(found):
        raise refuse("unnamed", field="name")
    return found


def _kept(presets: tuple[Preset, ...], preset: Preset) -> tuple[Preset, ...]:
    same = [each.id for each in presets if folded(each.name) == folded(preset.name)]
    made = replace(preset, id=same[0] if same else next_id(each.id for each in presets))
    return tuple(sorted((*(each for each in presets if each.id != made.id), made), key=lambda each: each.id))


def _without(known: Iterable[Named], gone: int) -> tuple[Named, ...]:
    listed = tuple(known)
    kept = tuple(each for each in listed if each.id != gone)
    if len(kept) == len(listed):
        raise refuse("not_kept", value=gone)
    return kept
