"""Schedules from files: one that can be followed, or a refusal with a sentence."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.drives import drive
from tests.fuzz.mutations import Harm, harmed, harms

from whistdrive.core.findings import Refused
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.movement.schedules.read import read_schedule
from whistdrive.movement.schedules.schedule import KINDS
from whistdrive.words import ENGLISH

ROUNDS = [[[8, 1, 2, 4], [3, 7, 5, 6]], [[8, 2, 3, 5], [4, 1, 6, 7]], [[8, 3, 4, 6], [5, 2, 7, 1]]]

FILES = (
    json.dumps({"kind": "individual", "players": 8, "rounds": ROUNDS}),
    json.dumps({"kind": "mixed", "ladies": [1, 2, 3, 4], "gents": [5, 6, 7, 8], "rounds": [{"games": ROUNDS[0]}]}),
    "round,table,a,b,c,d\n1,1,8,1,2,4\n1,2,3,7,5,6\n2,1,8,2,3,5\n2,2,4,1,6,7\n",
    "round;table;ns;ew\n1;1;1;2\n1;2;3;4\n",
    "!TABLE1\n8 1 2 4 1\n8 2 3 5 2\n!TABLE2\n3 7 5 6 1\n4 1 6 7 2\n",
    "8+1v2+4,3+7v5+6\n8+2v3+5,4+1v6+7;9\n",
    "people\n---\n8,1,2,4,3,7,5,6,9\n8,2,3,5,4,1,6,7,9\n",
    "numberPlayers: 8\nhands:\n- table: 1\n  round: 1\n  north: 8\n  south: 1\n  east: 2\n  west: 4\n",
)
WHOLE = tuple(text.encode() for text in FILES)
PIECES = st.sampled_from(
    ["round", "table", "!TABLE", "hands:", "---", "+", "v", ",", ";", "\t", "\n", "-", ":", '"', "'"]
)
NUMBERS = st.sampled_from(["0", "1", "8", "99", "9999999", "9" * 5000, "-1", "1e9", "\N{ARABIC-INDIC DIGIT ONE}", "²"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.integers(0, 9),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["games", "tables", "sit_out"]), inner),
    max_leaves=20,
)
FIELDS = ("kind", "players", "rounds", "ghosts", "ladies", "gents", "games", "x")


def read(data: bytes, kind: str | None = None) -> None:
    """Read a schedule and, where that goes, follow it with people in the room."""
    wanted = next((each for each in KINDS if each == kind), None)
    try:
        schedule = read_schedule(data, wanted)
        movement = (ImportedPairs if schedule.kind == "pairs" else Imported).of(schedule)
    except Refused as refused:
        for finding in refused.findings:
            assert ENGLISH.finding(finding)
        return
    held = drive(8, movement=movement)
    movement.fits(held)
    movement.propose(held)


@given(st.sampled_from(WHOLE), harms(400), st.sampled_from([None, *KINDS]))
def test_files_that_changed(whole: bytes, done: list[Harm], kind: str | None) -> None:
    read(harmed(whole, done), kind)


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    read(data)


@given(st.lists(PIECES | NUMBERS | st.text(max_size=3), max_size=60))
def test_pieces_of_schedules(pieces: list[str]) -> None:
    read("".join(pieces).encode("utf-8", errors="surrogatepass"))


@given(st.sampled_from(FILES[:2]), st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3))
def test_fields_of_any_kind(whole: str, fields: dict[str, Any]) -> None:
    read(json.dumps({**json.loads(whole), **fields}).encode())


@given(
    st.sampled_from(["[", '{"rounds":', '{"rounds":[', "!TABLE1\n", "1,2,3,4,", "1+2v3+4,", "8 "]),
    st.integers(1, 200_000),
)
def test_what_goes_on_and_on(piece: str, times: int) -> None:
    read((piece * min(times, 300_000 // len(piece))).encode())
