"""The worked cases: every field that a case expects is what the score sheet says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from whistdrive.scoring.sitting import read_sitting, scored, written_sheet, written_sitting

VECTORS = Path(__file__).parent / "vectors"
CASES = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(VECTORS.glob("*.jsonl"))
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
]


def as_far_as(expected: object, actual: object) -> object:
    """What ``actual`` says about all that ``expected`` speaks of."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return {key: as_far_as(value, actual.get(key)) for key, value in expected.items()}
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [as_far_as(*pair) for pair in zip(expected, actual, strict=True)]
    return actual


def test_no_case_is_lost() -> None:
    assert len(CASES) == 206


@pytest.mark.parametrize("case", CASES)
def test_case_is_scored_as_expected(case: dict[str, Any]) -> None:
    assert as_far_as(case["expected"], written_sheet(scored(read_sitting(case)))) == case["expected"]


@pytest.mark.parametrize("case", CASES)
def test_case_survives_the_file(case: dict[str, Any]) -> None:
    sitting = read_sitting(case)
    written = json.loads(json.dumps(written_sitting(sitting)))
    assert read_sitting(written) == sitting
    assert (written["system"], written["end"], written["deals"]) == (case["system"], case["end"], case["deals"])
    assert case["options"].items() <= written["options"].items()
