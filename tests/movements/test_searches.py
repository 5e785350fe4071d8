"""The searches that better the data find what they are to find, and the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from movements import kept, lines, schedules, starters, sums
from movements.anneal import annealed
from movements.clock import Clock
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.mirrors import mirror
from whistdrive.movement.schedules.schedule import Kind


@pytest.mark.parametrize(("kind", "players"), [("individual", 14), ("mixed", 14), ("mixed", 16)])
def test_annealing_is_legal_and_repeatable_and_better_than_chance(kind: Kind, players: int) -> None:
    found = annealed(kind, players, 5, 1, 20_000)
    assert found == annealed(kind, players, 5, 1, 20_000)
    counted = count(kind, players, found)
    chance = count(kind, players, annealed(kind, players, 5, 1, 0))
    assert counted.rests.at_bound
    assert counted.opponents.q < chance.opponents.q
    assert counted.visits.q < chance.visits.q
    for games in found:
        assert len({place for game in games for place in game}) == 4 * (players // 4)


def test_annealing_from_a_schedule_makes_it_no_worse() -> None:
    start = annealed("mixed", 16, 5, 1, 20_000)
    before, after = (count("mixed", 16, each) for each in (start, annealed("mixed", 16, 5, 2, 20_000, start)))
    price = [
        12 * each.partners.q + 8 * each.opponents.q + 3 * each.visits.q for each in (before, after) if each.partners
    ]
    assert price[1] <= price[0]


def test_lines_are_found_that_never_clash() -> None:
    found = lines.search(14, 4, 8, seed=1, moves=200_000)
    assert found is not None
    for line in found:
        assert len(set(line)) == 8
    for at, line in enumerate(found):
        for other in found[:at]:
            assert len({(one - another) % 14 for one, another in zip(line, other, strict=True)}) == 8


def test_lines_that_cannot_be_are_not_found() -> None:
    assert lines.search(4, 4, 4, seed=1, moves=2_000) is None


def test_sums_are_better_than_chance_and_put_in_order() -> None:
    found = sums.in_order(15, sums.search(15, seed=1, moves=20_000))
    assert sorted(step for step, _ in found) == sorted(total for _, total in found) == list(range(15))
    chance = list(enumerate(sums.search(15, seed=1, moves=0)))
    searched, drawn = (count("mixed", 30, [mirror(15, *step) for step in steps]) for steps in (found, chance))
    early = count("mixed", 30, [mirror(15, *step) for step in found[:8]])
    assert early.opponents.q < searched.opponents.q < drawn.opponents.q


@pytest.mark.parametrize("players", [12, 13, 16])
def test_first_rounds_of_whist_designs_are_found(players: int) -> None:
    found = starters.search(players, seed=1)
    assert starters.repeated(players, found) == (0, 0)
    assert starters.search(players, seed=1) == found


def test_a_first_round_is_bettered_from_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    near = starters.search(16, seed=1, moves=300)
    assert starters.repeated(16, near) > (0, 0)
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    kept.write("starters.txt", [("16", " ".join(map(str, near)))])
    starters.better(Clock(1), seed=2)
    ((_, text),) = kept.read("starters.txt")
    assert starters.repeated(16, [int(place) for place in text.split()]) == (0, 0)


def test_a_better_schedule_is_kept_with_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    kept.write("some.txt", [("8", "1,2 abc def")])
    assert kept.read("some.txt") == [("8", "1,2 abc def")]
    assert [each.name for each in tmp_path.iterdir()] == ["some.txt"]


def test_no_time_is_over_at_once() -> None:
    assert Clock(0).is_over
    assert not Clock(1).is_over


def test_stored_drives_come_by_the_least_players() -> None:
    players = [drive.players for drive in schedules.stored_drives() if drive.kind == "mixed"]
    assert players == sorted(players)
