"""The survey asks for everything it says, judges it without the program's help, and tells what is no good."""

from __future__ import annotations

from itertools import islice

import pytest

from movements.clock import Clock
from movements.judged import Figure, Found, Verdict, judged
from movements.requests import Asked, requests
from movements.survey import faults, survey, table
from whistdrive.movement.schedules.schedule import KINDS, Kind, Request


def test_the_same_requests_are_drawn_for_a_seed() -> None:
    assert list(requests(1)) == list(requests(1)) != list(requests(2))


def test_every_count_of_players_is_asked_for_in_every_length() -> None:
    asked = [each.request for each in requests(1) if each.part in ("individual, 1-24", "individual, full")]
    assert len(asked) == len(set(asked)) == 197 * 25
    assert {each.rounds for each in asked} == {None, *range(1, 25)}
    assert {each.kind for each in islice((each.request for each in requests(1)), 652)} == set(KINDS)


@pytest.mark.parametrize(
    ("kind", "players", "rounds", "verdicts"),
    [
        ("individual", 24, 8, {"partners": "bound", "opponents": "bound", "tables": "bound"}),
        ("individual", 9, None, {"partners": "bound", "opponents": "bound", "tables": "bound"}),
        ("individual", 45, 30, {"partners": "bound", "opponents": "open", "tables": "open"}),
        ("mixed", 12, 6, {"partners": "bound", "opponents": "best", "tables": "best"}),
        ("pairs", 12, 11, {"opponents": "bound", "tables": "bound"}),
        ("singles", 9, 9, {"opponents": "bound", "tables": "bound"}),
        ("teams", 8, 7, {"opponents": "bound"}),
    ],
)
def test_answers_are_judged(kind: Kind, players: int, rounds: int | None, verdicts: dict[str, Verdict]) -> None:
    found = judged(Asked("some", Request(kind, players, rounds)))
    assert found.legal
    assert found.rests
    assert {name: figure.verdict for name, figure in found.figures.items()} == verdicts
    assert found.seconds > 0


def test_what_is_no_good_is_said() -> None:
    request = Request("individual", 40, 12)
    found = Found(Asked("some", request), False, False, {"opponents": Figure(3, 0, 2), "tables": Figure(9, 0, 9)}, 0.5)
    assert [line.partition(": ")[2] for line in faults(found)] == [
        "not legal",
        "rests uneven",
        "opponents 3, best known 2",
        "0.50 s",
    ]
    assert not list(faults(Found(Asked("some", request), True, True, {}, 0.1)))


def test_a_table_counts_parts_and_all() -> None:
    found = [judged(Asked(part, Request("individual", 8, 3))) for part in ("one", "another", "one")]
    *_, one, another, every = (line.split() for line in table(found))
    assert [one[:4], another[:4], every[:4]] == [["one", *"222"], ["another", *"111"], ["all", *"333"]]
    assert one[4:8] == ["2", "0", "0", "0"]


def test_a_survey_without_time_says_how_much_it_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    survey(Clock(0), 1)
    assert capsys.readouterr().out.splitlines()[-1] == f"0 of {len(list(requests(1)))} requests"
