"""Every stored schedule, counted by the product's own counter and, for some, by the club's checker."""

from __future__ import annotations

import pytest
from tests.movement.schedules.checker import checked

from movements import kept
from movements.schedules import stored_drives
from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.data import Figures
from whistdrive.movement.schedules.rainbow import rainbow
from whistdrive.movement.schedules.schedule import Kind, Schedule

DRIVES = list(stored_drives())


@pytest.mark.parametrize("kind", ["individual", "mixed"])
def test_every_stored_schedule_is_legal_and_as_good_as_is_said(kind: Kind) -> None:
    for drive in DRIVES:
        if drive.kind != kind:
            continue
        rounds = data.stored(*drive)
        assert rounds is not None
        assert len(rounds) == drive.rounds
        for games in rounds:
            seated = [place for game in games for place in game]
            assert len(games) == drive.players // 4
            assert len(seated) == len(set(seated)) == 4 * len(games)
            assert max(seated) < drive.players
            if kind == "mixed":
                half = drive.players // 2
                assert all((one < half) != (other < half) for a, b, c, d in games for one, other in ((a, b), (c, d)))
        found = count(*drive[:2], rounds)
        assert found.partners
        assert found.rests.at_bound
        figures = Figures(found.partners.q, found.opponents.q, found.visits.q)
        assert data.best_known(*drive) == (None if found.perfect else figures), drive


@pytest.mark.parametrize("drive", DRIVES[::40], ids=str)
def test_the_checker_says_the_same_of_some(drive: tuple[Kind, int, int]) -> None:
    kind, players, _ = drive
    rounds = data.stored(*drive)
    assert rounds is not None
    other, found = checked(Schedule(kind, players, rounds, "stored")), count(kind, players, rounds)
    assert other["legal"]
    assert other["idle_games"] == 0
    assert found.partners
    assert (other["partners"]["Q"], other["table_visits"]["Q"]) == (found.partners.q, found.visits.q)


def test_every_drive_to_a_hundred_players_is_stored_once_or_a_rainbow() -> None:
    assert len(set(DRIVES)) == len(DRIVES)
    every = {("individual", players, rounds) for players in range(4, 101) for rounds in range(1, 25)}
    every |= {("mixed", players, rounds) for players in range(4, 101, 2) for rounds in range(1, 25)}
    stored = {tuple(drive) for drive in DRIVES}
    assert stored <= every
    for kind, players, rounds in sorted(every - stored):
        assert rainbow("mixed" if kind == "mixed" else "individual", players, rounds)


def test_the_files_are_sorted_lines_of_plain_text() -> None:
    for name in ("individual.txt", "mixed.txt", "best_known.txt", "lines.txt", "mirrors.txt", "draws.txt"):
        assert all(rest == rest.strip() and rest for _, rest in kept.read(name)), name


def test_what_is_not_stored_is_not_found() -> None:
    assert data.stored("individual", 101, 5) is None
    assert data.stored("mixed", 21, 5) is None
    assert data.starter(13) is None
    assert data.matrix(22) is None
