"""Schedules as files: what was written is read back, and people can read it too."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.numbers import drawn, numbers
from whistdrive.movement.schedules.read import read_schedule
from whistdrive.movement.schedules.reported import report_data, report_lines, report_on
from whistdrive.movement.schedules.schedule import KINDS, Kind, Request, Schedule
from whistdrive.movement.schedules.written import as_csv, as_data, as_text
from whistdrive.words import ENGLISH


@st.composite
def schedules(draw: st.DrawFn) -> Schedule:
    kind = draw(st.sampled_from(KINDS))
    players = draw(st.integers(4, 20))
    made = schedule(Request(kind, players - players % 2 if kind == "mixed" else players, draw(st.integers(1, 8))))
    return drawn(made, draw(st.integers(0, 99)))


@settings(max_examples=40, deadline=None)
@given(schedules())
def test_json_is_read_back_as_it_was(made: Schedule) -> None:
    back = read_schedule(json.dumps(as_data(made)).encode())
    assert (back.kind, back.players, back.rounds) == (made.kind, made.players, made.rounds)


@settings(max_examples=40, deadline=None)
@given(schedules(), st.sampled_from(["utf-8", "utf-8-sig"]), st.sampled_from([",", ";", "\t"]))
def test_csv_is_read_back_where_everybody_plays(made: Schedule, encoding: str, delimiter: str) -> None:
    names = numbers(made.kind, made.players)
    seated = {place for games in made.rounds for game in games for place in game}
    text = as_csv(made).replace(",", delimiter)
    if len(seated) == made.players:
        back = read_schedule(text.encode(encoding), made.kind)
        assert (back.players, back.rounds) == (made.players, made.rounds)
    rows = list(csv.DictReader(io.StringIO(as_csv(made))))
    assert [row["round"] for row in rows] == [str(n) for n, games in enumerate(made.rounds, 1) for _ in games]
    assert {row["a"] for row in rows} <= set(map(str, names))


def test_csv_has_the_columns_of_its_kind() -> None:
    assert as_csv(Schedule("pairs", 4, (((0, 1), (2, 3)),), "")) == "round,table,a,b\n1,1,1,2\n1,2,3,4\n"
    assert as_csv(Schedule("mixed", 4, (((0, 2, 1, 3),),), "")) == "round,table,a,b,c,d\n1,1,1,2,3,4\n"
    assert as_csv(Schedule("teams", 4, (((1, 2), (3, 0)),), "")) == "round,table,a,b\n1,1,1B,2A\n1,2,2B,1A\n"


def test_json_says_who_is_there_who_is_which_and_who_rests() -> None:
    assert as_data(Schedule("individual", 5, (((0, 1, 2, 4),),), "by hand")) == {
        "kind": "individual",
        "players": [1, 2, 3, 4, 5],
        "method": "by hand",
        "rounds": [{"games": [[1, 2, 3, 5]], "sit_out": [4]}],
    }
    mixed = as_data(Schedule("mixed", 4, (((0, 2, 1, 3),),), ""))
    assert (mixed["players"], mixed["ladies"], mixed["gents"]) == ([1, 2, 3, 4], [1, 3], [2, 4])


def test_people_read_rounds_tables_and_who_rests() -> None:
    made = Schedule("individual", 5, (((0, 1, 2, 4),), ((3, 0, 1, 2),)), "by hand")
    assert as_text(made, ENGLISH).splitlines() == [
        "Individual, players: 5, rounds: 2 (by hand)",
        "",
        "Round 1",
        "  Table  1:  1 + 2  v  3 + 5",
        "  Rest:  4",
        "",
        "Round 2",
        "  Table  1:  4 + 1  v  2 + 3",
        "  Rest:  5",
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_the_report_is_figures_and_words(kind: Kind) -> None:
    made = schedule(Request(kind, 8))
    found = report_on(made)
    figures = report_data(found)
    assert json.loads(json.dumps(figures)) == figures
    lines = list(report_lines(found, ENGLISH))
    assert len(lines) >= 2
    assert ("partners" in figures) == (kind in ("individual", "mixed"))
    assert ("rests" in figures) == (kind != "teams")


def test_of_teams_the_report_says_how_often_any_two_meet() -> None:
    figures = report_data(report_on(schedule(Request("teams", 5))))
    assert figures == {
        "opponents": {"histogram": [[2, 10]], "repeats": 10, "bound": 10, "at_bound": True},
        "verdicts": {"opponents": "bound"},
    }


def test_the_report_says_whether_anything_could_be_fairer() -> None:
    best = list(report_lines(report_on(schedule(Request("pairs", 5))), ENGLISH))
    assert best[-1] == "Nothing can be more even: opponents, same table, rests."
    assert best[1] == "  Any two as opponents: once: 10. Repeats: 0, at least 0: nothing can be more even"
    assert best[3] == "  Anybody resting: once: 5: nothing can be more even"
    poor = Schedule("pairs", 4, (((0, 1), (2, 3)),) * 3, "")
    assert list(report_lines(report_on(poor), ENGLISH))[-1] == "More even may be possible: opponents, same table."
