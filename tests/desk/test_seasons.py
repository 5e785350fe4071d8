"""Seasons over the drives of a club in a file."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from tests.drives import drive

from whistdrive.core import changes
from whistdrive.core.club import Season
from whistdrive.core.drive import Plan
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.desk.seasons import SeasonLine, look_at, season_of

SEVEN = (150, 160, 140, 155, None, 170, 145)
"""What the first player makes on seven evenings; None: stays away."""


def hold(desk: Desk, points: int | None, *, number: int, closed: bool = True) -> int:
    """An evening of four from their own cards, at which the first makes these points; its id."""
    while len(desk.evening.club.people) < 5:
        desk.do(changes.add_person, name=f"Player {len(desk.evening.club.people) + 1}")
    signed_in = (2, 3, 4, 5) if points is None else (1, 2, 3, 4)
    base = drive(4, plan=Plan(rounds=24, interval=0, entry="cards"))
    entrants = tuple(
        replace(each, person=person, name=f"Player {person}")
        for each, person in zip(base.entrants, signed_in, strict=True)
    )
    of = replace(base, id=desk.next_drive_id(), title=f"Evening {number}", entrants=entrants)
    desk.do(changes.new_drive, drive=replace(of, day=date(2026, 9, 1) + timedelta(weeks=number)))
    for entrant, total in zip(entrants, (points or 156, 156, 156, 156), strict=True):
        desk.do(changes.write_card, entrant=entrant.id, total=total)
    if closed:
        desk.do(changes.close_drive)
    return of.id


def line_of(desk: Desk, person: int) -> SeasonLine:
    """Somebody's row in the first season."""
    view = look_at(desk, season_of(desk, 1), desk.drives())
    return next(line for line in view.lines if line.row.person == person)


@pytest.fixture
def season(desk: Desk) -> Desk:
    """Seven evenings, of which the best five count."""
    drives = tuple(hold(desk, points, number=number) for number, points in enumerate(SEVEN, start=1))
    desk.do(changes.keep_season, season=Season(0, "Winter", drives=drives, best=5))
    desk.open_drive(None)
    return desk


def test_known_fault_68_the_best_five_of_seven_follow_a_correction(season: Desk) -> None:
    line = line_of(season, 1)
    assert (line.row.total, line.row.evenings, len(line.row.points)) == (780, 6, 6)
    assert {*line.row.points} - line.row.counted == {3}
    season.open_drive(3)
    season.do(changes.reopen_drive, reason="added up wrongly", when="2026-12-01 20:00")
    view = look_at(season, season_of(season, 1), season.drives())
    assert [card.title for card in view.left_out] == ["Evening 3"]
    assert [card.id for card in view.evenings] == [1, 2, 4, 5, 6, 7]
    season.do(changes.write_card, entrant=1, total=165)
    season.do(changes.close_drive)
    assert line_of(season, 1).row.total == 800
    for _ in range(3):
        season.undo()
    assert line_of(season, 1).row.total == 780


def test_a_drive_counts_in_several_seasons_and_one_that_is_deleted_in_none(season: Desk) -> None:
    season.do(changes.keep_season, season=Season(0, "Autumn", drives=(1, 2), attendance=2))
    view = look_at(season, season_of(season, 2), season.drives())
    assert [line.row.total for line in view.lines if line.row.person == 1] == [150 + 160 + 2 * 2]
    season.open_drive(2)
    season.do(changes.delete_drive)
    assert line_of(season, 1).row.total == 150 + 140 + 155 + 170 + 145
    season.undo()
    assert line_of(season, 1).row.total == 780


def test_zero_is_not_absent(season: Desk) -> None:
    by_place = replace(season_of(season, 1), by="place", for_places=(10,), best=None)
    season.do(changes.keep_season, season=by_place)
    line = line_of(season, 1)
    assert line.row.points[1] == 0
    assert line.row.came(5) is None


def test_namesakes_and_who_was_forgotten(season: Desk) -> None:
    season.do(changes.edit_person, person=2, name="Player 3", nickname="", club_number="77", note="")
    assert line_of(season, 2).name == "Player 3 (77)"
    assert line_of(season, 3).name == "Player 3 (#3)"
    season.erase(2)
    assert line_of(season, 2).name == ""


def test_a_season_that_is_struck_is_not_there(season: Desk) -> None:
    season.do(changes.drop_season, season=1)
    with pytest.raises(Refused, match="not_kept"):
        season_of(season, 1)
    assert len(season.drives()) == 7
