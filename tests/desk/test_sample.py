"""Evenings from files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.drives import F8_PLACES, F8_TOTALS

from whistdrive.core.findings import Refused
from whistdrive.core.sheet import Entered, Game, Line
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.sample import in_words, play, read_sample
from whistdrive.store import ClubStore
from whistdrive.words import in_language

SAMPLES = Path(str(files("whistdrive.resources") / "samples"))
NAMES = sorted(path.stem for path in SAMPLES.glob("*.json"))


@pytest.fixture
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    with ClubStore.create(tmp_path / "club.whist") as store:
        desk = Desk(store)
        play(desk, read_sample(SAMPLES / f"{request.param}.json"))
        yield desk


def test_there_are_four() -> None:
    assert NAMES == ["cvisti_16", "f8", "military_20", "progressive_40"]


@pytest.mark.parametrize("played", NAMES, indirect=True)
def test_every_sample_is_a_whole_evening(played: Desk) -> None:
    drive = played.drive
    assert drive.closed
    assert len(drive.rounds) == drive.plan.rounds
    assert not standings(drive).missing


@pytest.mark.parametrize("played", ["f8"], indirect=True)
def test_f8(played: Desk) -> None:
    rows = standings(played.drive).rows
    assert {row.entrants[0]: row.total for row in rows} == F8_TOTALS
    assert {row.entrants[0]: (row.place, row.shared) for row in rows} == F8_PLACES


@pytest.mark.parametrize("played", ["progressive_40"], indirect=True)
def test_forty_players_meet_a_lady_and_a_gent_at_every_side(played: Desk) -> None:
    drive = played.drive
    roles = {entrant.id: entrant.role for entrant in drive.entrants}
    assert (len(drive.entrants), len(drive.rounds)) == (40, 24)
    for seated in drive.rounds:
        for table in seated.tables:
            assert [roles[entrant] for entrant in table.entrants()] == ["A", "B", "A", "B"]
    assert standings(drive).control == (6240, 6240)


@pytest.mark.parametrize("played", ["cvisti_16"], indirect=True)
def test_the_cvisti_evening_shows_every_rule(played: Desk) -> None:
    drive = played.drive
    sheets = [drive.sheet(number, table) for number, seated in enumerate(drive.rounds, 1) for table in seated.tables]
    rows = [row for sheet in sheets for row in sheet.rows]
    lines = [row for row in rows if isinstance(row, Line)]
    games = [row for row in rows if isinstance(row, Game)]
    assert (len(drive.entrants), len(drive.rounds)) == (16, 5)
    assert {game.bonus for game in games} == {0, 2, 4}
    assert any(game.ends_rubber for game in games)
    assert any(any(line.waits) for line in lines)
    assert any(isinstance(row, Entered) for row in rows)
    codes = {reason.code for line in lines for reason in line.reasons}
    assert {"passed_out", "bid_failed", "no_trump_point", "honours_decide", "waits"} <= codes


@pytest.mark.parametrize("played", ["military_20"], indirect=True)
def test_five_teams_visit_each_other_once(played: Desk) -> None:
    drive = played.drive
    team = {entrant.id: entrant.team for entrant in drive.entrants}
    met = [
        tuple(team[entrant] for entrant in (table.seats[0][0], table.seats[2][0]))
        for seated in drive.rounds
        for table in seated.tables
    ]
    assert sorted(met) == [(home, guest) for home in range(1, 6) for guest in range(1, 6) if home != guest]
    found = standings(drive)
    assert [len(row.entrants) for row in found.rows] == [4] * 5
    assert {row.deals for row in found.rows} == {48}
    assert found.control == (1560, 1560)


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    found = json.loads((SAMPLES / "f8.json").read_text(encoding="utf-8"))
    change(found)
    return json.dumps(found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        "3",
        "{}",
        broken(lambda found: found.pop("players")),
        broken(lambda found: found["scoring"].update(system="chess")),
        broken(lambda found: found["scoring"].update(options={"count": "all"})),
        broken(lambda found: found["movement"].update(way="backwards")),
        broken(lambda found: found["plan"].update(rounds="three")),
        broken(lambda found: found["plan"].update(roles=["lady"])),
        broken(lambda found: found.update(day="yesterday")),
        broken(lambda found: found.update(seed=True)),
        broken(lambda found: found.update(title=7)),
        broken(lambda found: found["players"].append("Anna")),
        broken(lambda found: found["players"].append({"name": "Anna", "pair": "one"})),
        broken(lambda found: found["rounds"].append(3)),
        broken(lambda found: found["rounds"][0].append({"deals": [[]]})),
        "[" * 100_000,
    ],
)
def test_what_is_no_evening_is_refused_in_words(text: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused):
        read_sample(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        read_sample(tmp_path / "nowhere.json")
    (tmp_path / "latin.json").write_bytes(b'{"title": "\xe9"}')
    with pytest.raises(Refused):
        read_sample(tmp_path / "latin.json")


def test_what_was_played_before_a_refusal_stays(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(broken(lambda found: found["rounds"][2][0]["deals"][0].update(ns=14)), encoding="utf-8")
    desk = Desk(ClubStore.create(tmp_path / "club.whist"))
    with pytest.raises(Refused) as refused:
        play(desk, read_sample(path))
    facts = refused.value.findings[0].facts
    assert (facts["round"], facts["table"], facts["deal"], facts["value"]) == (3, 1, 1, 14)
    assert len(desk.drive.rounds) == 3
    desk.close()


def test_the_usual_roles_are_named_in_a_language_and_all_others_stay() -> None:
    finnish = in_language("fi")
    forty, f8 = (read_sample(SAMPLES / f"{name}.json") for name in ("progressive_40", "f8"))
    assert forty.drive.plan.roles == ("lady", "gent")
    assert in_words(forty, finnish).drive.plan.roles == (finnish("role.A"), finnish("role.B"))
    assert in_words(f8, finnish) == f8
    white = replace(forty, drive=replace(forty.drive, plan=replace(forty.drive.plan, roles=("white", "blue"))))
    assert in_words(white, finnish) == white
