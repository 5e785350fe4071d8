"""Whole drives from strangers: the same drive again, or a refusal with a sentence."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.drives import of_drive
from tests.fuzz.evenings import MARKS, begun, rich
from tests.fuzz.mutations import Harm, harmed, harms

from whistdrive.core.club import Club
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.exchange.drive_arrival import arrival
from whistdrive.exchange.drive_file import IDS, DriveFile, read, written
from whistdrive.words import ENGLISH

WHOLE = tuple(written(of.club, of_drive(of)) for of in (rich(), *map(begun, MARKS)))
LISTS = ("people", *IDS)
KEYS = sorted(
    {
        key
        for whole in WHOLE
        for rows in json.loads(whole).values()
        if isinstance(rows, list)
        for row in rows
        for key in row
    }
)

NUMBERS = st.integers(-2, 20) | st.sampled_from([2**31, 2**63 - 1, 2**63, 10**30, -(2**63)])
KEPT = ("", "N", "NS", "H", "NT", "MIS", "A", "tricks", "cvisti", "progressive", "2026-02-30")
NEVER = (
    "x" * 201,
    "x" * 10_001,
    "\0",
    "\x1b[2J",
    "a\nb",
    "\N{RIGHT-TO-LEFT OVERRIDE}gnp",
    "<b>&</b>",
    "=1+1",
    "'; DROP --",
)
TEXTS = st.sampled_from((*KEPT, *NEVER))
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=8,
)


def take(data: bytes) -> None:
    """Read a drive; what was let in can be taken in, counted, and handed on to the same value."""
    try:
        file = read(data)
    except Refused as refused:
        for finding in refused.findings:
            assert ENGLISH.finding(finding)
        return
    preview = arrival(file, Club(), 7, {})
    assert preview.step is not None
    after = preview.step.on(Evening())
    standings(of_drive(after))
    assert read(written(Club(people=file.people), file.drive)) == DriveFile(file.drive, file.people)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every object or list within a value, with each of its keys."""
    if isinstance(value, dict):
        return [pair for key in value for pair in ((value, key), *places(value[key]))]
    if isinstance(value, list):
        return [pair for at, part in enumerate(value) for pair in ((value, at), *places(part))]
    return []


@st.composite
def other_values(draw: st.DrawFn) -> str:
    """A file that was right, with up to four other values anywhere in it."""
    found = json.loads(draw(st.sampled_from(WHOLE)))
    for _ in range(draw(st.integers(1, 4))):
        held, key = draw(st.sampled_from(places(found)))
        held[key] = draw(VALUES)
    return json.dumps(found)


@st.composite
def other_rows(draw: st.DrawFn) -> str:
    """Rows that are gone, come twice, or stand elsewhere; numbers that name others."""
    found = json.loads(draw(st.sampled_from(WHOLE)))
    for _ in range(draw(st.integers(1, 4))):
        rows = found[draw(st.sampled_from([key for key in LISTS if found[key]]))]
        at = draw(st.integers(0, len(rows) - 1)) if rows else None
        if at is None:
            continue
        match draw(st.sampled_from(["gone", "twice", "other", "moved", "key"])):
            case "gone":
                del rows[at]
            case "twice":
                rows.append({**rows[at], **draw(st.dictionaries(st.sampled_from(sorted(rows[at])), NUMBERS))})
            case "other":
                key = draw(st.sampled_from(sorted(rows[at])))
                rows[at][key] = draw(st.sampled_from(rows)).get(key)
            case "moved":
                found[draw(st.sampled_from(LISTS))].append(rows.pop(at))
            case _:
                rows[at][draw(st.sampled_from(KEYS))] = draw(VALUES)
    return json.dumps(found)


@given(other_values())
def test_values_that_changed(text: str) -> None:
    take(text.encode())


@given(other_rows())
def test_rows_that_changed(text: str) -> None:
    take(text.encode())


@given(st.sampled_from(WHOLE), harms(6000))
def test_bytes_that_changed(whole: bytes, done: list[Harm]) -> None:
    take(harmed(whole, done))


@given(VALUES | st.dictionaries(st.sampled_from(["kind", "edition", "drive", *LISTS]), VALUES))
def test_any_value(value: Any) -> None:
    take(json.dumps(value).encode())
    if isinstance(value, dict):
        take(json.dumps({"kind": "whistdrive drive", "edition": 1, **value}).encode())


@given(
    st.sampled_from(
        ["[", '{"a":', '{"kind": "whistdrive drive", "drive": ', "[[", "9", '"', "\\u0000", "[],", '{"":0},']
    ),
    st.integers(1, 2_000_000),
)
def test_what_goes_on_and_on(piece: str, times: int) -> None:
    take((piece * min(times, 4_000_000 // len(piece))).encode())
