"""Presets and seasons of a club."""

from __future__ import annotations

from dataclasses import replace

import pytest

from whistdrive.core import changes
from whistdrive.core.club import Preset, Season
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES


def preset(name: str = "Friday", *, rounds: int = 24, fee: int = 0) -> Preset:
    return Preset(0, name, RULES["tricks"](), MOVEMENTS["individual"](), Plan(rounds=rounds, fee=fee))


def test_a_preset_of_the_same_name_is_replaced() -> None:
    of = changes.keep_preset(changes.keep_preset(Evening(), preset=preset("Friday")), preset=preset("Sunday"))
    of = changes.keep_preset(of, preset=preset(" friday ", rounds=20))
    assert [(each.id, each.name, each.plan.rounds) for each in of.club.presets] == [
        (1, "friday", 20),
        (2, "Sunday", 24),
    ]
    assert [each.id for each in changes.drop_preset(of, preset=1).club.presets] == [2]


def test_impossible_presets_are_refused() -> None:
    for each, why in ((preset(""), "unnamed"), (preset(rounds=0), "plan"), (preset(fee=-1), "plan")):
        with pytest.raises(Refused, match=why):
            changes.keep_preset(Evening(), preset=each)
    with pytest.raises(Refused, match="not_kept"):
        changes.drop_preset(Evening(), preset=1)


def test_a_season_is_kept_and_changed() -> None:
    of = changes.keep_season(Evening(), season=Season(0, "Winter", drives=(3, 1, 3)))
    assert of.club.seasons == (Season(1, "Winter", drives=(1, 3)),)
    of = changes.keep_season(of, season=replace(of.club.seasons[0], best=5, by="place", for_places=(10, 6)))
    assert [season.best for season in of.club.seasons] == [5]
    assert changes.drop_season(of, season=1).club.seasons == ()


@pytest.mark.parametrize(
    ("season", "why", "field"),
    [
        (Season(0, "  "), "unnamed", "name"),
        (Season(0, "WINTER"), "name_taken", "name"),
        (Season(0, "Spring", best=0), "plan", "best"),
        (Season(0, "Spring", for_places=(5, -1)), "plan", "for_places"),
        (Season(0, "Spring", for_places=(5,), attendance=10_000), "plan", "attendance"),
    ],
)
def test_impossible_seasons_are_refused_at_their_field(season: Season, why: str, field: str) -> None:
    of = changes.keep_season(Evening(), season=Season(0, "Winter"))
    with pytest.raises(Refused, match=why) as refused:
        changes.keep_season(of, season=season)
    assert refused.value.findings[0].facts["field"] == field


def test_details_of_the_club() -> None:
    club = changes.edit_club(Evening(), name=" Whist ", currency="€", reminders="fees: 8 at most\n").club
    assert (club.name, club.currency, club.reminders) == ("Whist", "€", "fees: 8 at most")


def test_a_preset_is_called_something_else() -> None:
    of = changes.keep_preset(changes.keep_preset(Evening(), preset=preset("Friday")), preset=preset("Sunday"))
    renamed = changes.rename_preset(of, preset=1, name=" friday  night ")
    assert [each.name for each in renamed.club.presets] == ["friday night", "Sunday"]
    again = changes.rename_preset(of, preset=1, name="FRIDAY")
    assert [each.name for each in again.club.presets] == ["FRIDAY", "Sunday"]
    for name, number, why in (("SUNDAY", 1, "name_taken"), ("", 1, "unnamed"), ("Monday", 3, "not_kept")):
        with pytest.raises(Refused, match=why):
            changes.rename_preset(of, preset=number, name=name)
