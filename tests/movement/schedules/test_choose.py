"""Schedules for every number of players and rounds: legal, fair, the same everywhere, and refused where impossible."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.schedules.checker import checked
from tests.movement.schedules.tally import assert_legal

from whistdrive.core.findings import Refused
from whistdrive.movement.schedules.choose import full_rounds, schedule
from whistdrive.movement.schedules.counting import report
from whistdrive.movement.schedules.progress import Cancelled
from whistdrive.movement.schedules.schedule import Kind, Request, Schedule
from whistdrive.movement.schedules.verdict import verdicts

INDIVIDUAL = [8, 12, 16, 20, 24, 25, 26, 27, 28, 32, 36, 40, 44, 48, 60, 80, 100, 120, 160, 200]
MIXED = [12, 16, 20, 24, 26, 28, 32, 36, 40, 44, 48, 60, 80, 100, 120, 160, 200]
KINDS: dict[Kind, list[int]] = {"individual": INDIVIDUAL, "mixed": MIXED}
GRID = [(kind, players, rounds) for kind, counts in KINDS.items() for players in counts for rounds in (6, 8, 12, 24)]


@pytest.mark.parametrize(("kind", "players", "rounds"), GRID)
def test_the_usual_drives_are_at_the_bound_or_the_best_known(kind: Kind, players: int, rounds: int) -> None:
    made = schedule(Request(kind, players, rounds))
    other = checked(made)
    assert other["legal"]
    assert other["idle_games"] == 0
    assert len(made.rounds) == rounds
    assert set(verdicts(report(made)).values()) <= {"bound", "best_known"}
    assert verdicts(report(made))["rests"] == "bound"


requests = st.one_of(
    st.builds(Request, st.just("individual"), st.integers(4, 200), st.integers(1, 24)),
    st.builds(Request, st.just("mixed"), st.integers(2, 100).map(lambda half: 2 * half), st.integers(1, 24)),
)


@settings(max_examples=25, deadline=None)
@given(requests)
def test_every_short_request_is_met_fairly(request: Request) -> None:
    made = schedule(request)
    assert_legal(made, 4)
    assert len(made.rounds) == request.rounds
    found = report(made)
    assert found.rests.at_bound
    assert verdicts(found)["partners"] in ("bound", "best_known")


@settings(max_examples=8, deadline=None)
@given(st.integers(4, 200), st.integers(25, 200))
def test_every_long_request_is_met(players: int, rounds: int) -> None:
    made = schedule(Request("individual", players, rounds))
    assert_legal(made, 4)
    assert len(made.rounds) == rounds
    found = report(made)
    assert found.rests.at_bound
    if rounds < full_rounds("individual", players):
        assert verdicts(found)["partners"] == "bound"


@settings(max_examples=5, deadline=None)
@given(st.integers(2, 100), st.integers(25, 120))
def test_every_long_mixed_request_is_met(half: int, rounds: int) -> None:
    made = schedule(Request("mixed", 2 * half, rounds))
    assert_legal(made, 4)
    found = report(made)
    assert found.rests.at_bound
    assert found.partners
    assert found.partners.at_bound or rounds > half
    for games in made.rounds:
        assert all((one < half) != (another < half) for game in games for one, another in (game[:2], game[2:]))


@pytest.mark.parametrize("players", [26, 42, 45, 62, 79, 97, 102, 122, 129, 131, 151, 152, 154, 186, 200])
def test_the_full_length_has_no_partners_twice_and_even_rests(players: int) -> None:
    found = report(schedule(Request("individual", players)))
    assert found.rounds == full_rounds("individual", players)
    assert found.partners
    assert found.partners.q == 0
    assert found.rests.at_bound


@pytest.mark.parametrize("players", range(101, 201, 9))
def test_short_drives_of_many_are_perfect(players: int) -> None:
    made = schedule(Request("individual", players, 15))
    assert made.method == "rainbow"
    assert report(made).perfect


def test_what_is_longer_than_the_full_length_is_that_again() -> None:
    made = schedule(Request("individual", 20, 30))
    assert made.method == "stored, again"
    assert report(made).partners is not None
    assert verdicts(report(made))["partners"] == verdicts(report(made))["opponents"] == "bound"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Request("individual", 3), "asked_players"),
        (Request("individual", 201, 6), "asked_players"),
        (Request("mixed", 202, 6), "asked_players"),
        (Request("mixed", 21, 6), "odd_roles"),
        (Request("individual", 20, 0), "asked_rounds"),
        (Request("mixed", 20, 100_000), "asked_rounds"),
    ],
)
def test_what_cannot_be_is_refused(request_: Request, code: str) -> None:
    with pytest.raises(Refused) as refused:
        schedule(request_)
    assert [finding.code for finding in refused.value.findings] == [code]


def test_a_search_tells_how_far_it_is_and_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []
    request = Request("individual", 60, 40)

    def go_on(done: int, of: int) -> bool:
        told.append((done, of))
        return True

    schedule(request, go_on)
    assert told == sorted(told)
    assert {of for _, of in told} == {told[-1][1]}
    with pytest.raises(Cancelled):
        schedule(request, lambda _done, _of: False)


SAMPLE = [
    Request("individual", 24, 8),
    Request("individual", 106, 24),
    Request("mixed", 90, 30),
    Request("individual", 58),
]


def _in_a_fresh_python(hash_seed: str) -> object:
    program = (
        "import json, sys\n"
        "from tests.movement.schedules.test_choose import SAMPLE, schedule\n"
        "made = [schedule(request).rounds for request in SAMPLE]\n"
        "print(json.dumps(['numpy' in sys.modules, made]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(Path.cwd())},
    )
    return json.loads(done.stdout)


def test_the_same_request_has_the_same_schedule_whatever_the_hash_seed() -> None:
    here = [[[list(game) for game in games] for games in schedule(request).rounds] for request in SAMPLE]
    assert _in_a_fresh_python("1") == _in_a_fresh_python("77") == [False, here]


@pytest.mark.parametrize(
    ("request_", "digest"),
    [
        (Request("individual", 61, 40), "1a7d7a367f073017"),
        (Request("individual", 103, 60), "b0d88dac06cd678d"),
        (Request("mixed", 98, 40), "874bfcde912ee5b1"),
        (Request("pairs", 40, 25), "3c0527094e8bfd1a"),
    ],
)
def test_what_is_searched_for_is_the_same_on_every_machine(request_: Request, digest: str) -> None:
    assert sha256(json.dumps(schedule(request_).rounds).encode()).hexdigest().startswith(digest)


def test_a_schedule_is_frozen() -> None:
    made = schedule(Request("individual", 24, 8))
    assert made == schedule(Request("individual", 24, 8))
    assert isinstance(made, Schedule)
    assert hash(made)
