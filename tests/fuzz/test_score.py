"""Lines of JSON for ``whistdrive score``: every line that is not blank gets one answer, whatever stands there."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.mutations import Harm, harmed, harms

from whistdrive.cli import main
from whistdrive.scoring import RULES

WHOLE = (
    b'{"system": "tricks", "options": {}, "end": {"deals": 2}, "deals": [{"ns": 9}, {"ns": 3, "ew": 10}]}',
    b'{"system": "short", "options": {"target": 7}, "end": "rubber", "deals": [{"ns": 9}, {"ns": 8}]}',
    b'{"system": "rubber", "options": {}, "end": "rubber", "deals": [{"ns": 9, "honours_side": "ns", "honours": 4}]}',
    b'{"system": "cvisti", "options": {"bonus": [[0, 0, 4]]}, "end": {"deals": 1},'
    b' "deals": [{"declarer": "ns", "bid": 1, "trump": "S", "tricks": 8, "honours": 3}]}',
    b'{"system": "bid", "options": {}, "end": "rubber", "deals": [{"declarer": "ns", "bid": 3, "kind": "nt",'
    b' "order": "high", "tricks": 10}]}',
    b'{"system": "points", "options": {"sum": 10}, "end": {"deals": 1}, "deals": [{"ns": -4, "ew": 14}]}',
)
KEYS = st.sampled_from(
    ["ns", "ew", "declarer", "bid", "trump", "tricks", "honours", "honours_side", "kind", "order", "dealer", "target"]
)
LEAVES = st.none() | st.booleans() | st.integers(-3, 20) | st.floats() | st.text(max_size=4) | st.integers()
WORDS = st.sampled_from(["ns", "ew", "S", "NT", "high", "low", "N", "rubber", "deals", "__class__"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    LEAVES | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS | WORDS, inner, max_size=4),
    max_leaves=12,
)
DEALS = st.lists(st.dictionaries(KEYS, st.integers(-3, 20) | WORDS | VALUES, max_size=5) | VALUES, max_size=4) | VALUES


def answers(content: bytes) -> list[dict[str, Any]]:
    """What the command answers, line by line; it says 2 exactly where one of them is an error."""
    out, err = io.StringIO(), io.StringIO()
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        file = Path(folder) / "sittings.jsonl"
        file.write_bytes(content)
        status = main(["score", str(file)])
    found = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(found) == sum(1 for line in content.split(b"\n") if line.strip())
    assert status == (2 if any("error" in answer for answer in found) else 0)
    assert err.getvalue() == ""
    return found


@given(st.sampled_from(WHOLE), harms(120))
def test_lines_that_changed(whole: bytes, done: list[Harm]) -> None:
    answers(harmed(whole, done))


@given(
    st.sampled_from(sorted(RULES)) | st.text(max_size=3),
    st.dictionaries(KEYS | WORDS, VALUES, max_size=2),
    VALUES,
    DEALS,
)
def test_sittings_of_any_kind(system: str, options: Any, end: Any, deals: Any) -> None:
    [answer] = answers(json.dumps({"system": system, "options": options, "end": end, "deals": deals}).encode())
    if "error" in answer:
        assert answer["error"]["line"] == 1
        assert answer["error"]["message"]


@given(st.lists(st.binary(max_size=40), max_size=5))
def test_any_bytes(lines: list[bytes]) -> None:
    answers(b"\n".join(lines))


@given(st.sampled_from([b"[", b'{"deals":', b'{"deals":[', b"9", b"-", b'"\\u', b" "]), st.integers(1, 200_000))
def test_what_goes_on_and_on(piece: bytes, times: int) -> None:
    answers(piece * min(times, 300_000 // len(piece)))
