"""Options: what a dataclass says about its fields is what files and forms go by."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.contracts import Allowed, allowed_text
from whistdrive.core.findings import Refused
from whistdrive.core.options import Bands, Option, option, options_of, paid, read_options, written_options


@dataclass(frozen=True, slots=True)
class Sample:
    target: int = option(5, (5, 7))
    goal: int = option(3, range(1, 10))
    count: str = option("all", ("all", "some"))
    honours: bool = option(True)
    sum: int | None = option(None, optional=True)
    rows: Bands = option(((0, 3, 1),), bands=True)


def figures(value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or any(type(each) is not int for each in value):
        raise ValueError("no figures")
    return tuple(value)


@dataclass(frozen=True, slots=True)
class Filed:
    figures: tuple[int, ...] = option((), data=figures)


@dataclass(frozen=True, slots=True)
class Undeclared:
    target: int = 5


def test_options_are_the_fields_in_order() -> None:
    assert [each.key for each in options_of(Sample)] == ["target", "goal", "count", "honours", "sum", "rows"]
    assert options_of(Sample) == options_of(Sample(target=7))
    assert options_of(Sample)[0] == Option("target", 5, (5, 7))
    assert [each.key for each in options_of(Sample) if each.flag] == ["honours"]


def test_a_field_that_is_no_option_is_a_programming_mistake() -> None:
    with pytest.raises(TypeError, match="target is not declared"):
        options_of(Undeclared)


def test_what_is_not_given_stays_as_usual() -> None:
    assert read_options(Sample, {}) == Sample()
    assert read_options(Sample, {"goal": 9, "sum": 162, "honours": False}) == Sample(goal=9, sum=162, honours=False)
    assert read_options(Sample, {"rows": [[0, 0, 4], [1, 3, 2]]}) == Sample(rows=((0, 0, 4), (1, 3, 2)))
    assert read_options(Sample, {"rows": []}) == Sample(rows=())


@pytest.mark.parametrize(
    ("key", "value", "shown", "allowed"),
    [
        ("target", 6, 6, "5 7"),
        ("target", "5", "5", "5 7"),
        ("target", None, "None", "5 7"),
        ("goal", 0, 0, "1-9"),
        ("goal", True, "True", "1-9"),
        ("goal", 1.0, "1.0", "1-9"),
        ("goal", [1], "[1]", "1-9"),
        ("count", "none", "none", "all some"),
        ("honours", 1, 1, "true false"),
        ("honours", "true", "true", "true false"),
        ("sum", "7", "7", "whole number or nothing"),
        ("sum", False, "False", "whole number or nothing"),
        ("rows", None, "None", "rows [from, to, points]"),
        ("rows", "abc", "abc", "rows [from, to, points]"),
        ("rows", ["abc"], "['abc']", "rows [from, to, points]"),
        ("rows", [[0, 1]], "[[0, 1]]", "rows [from, to, points]"),
        ("rows", [[0, 1, True]], "[[0, 1, True]]", "rows [from, to, points]"),
        ("rows", [[2, 1, 4]], "[[2, 1, 4]]", "rows [from, to, points]"),
        ("rows", [[-1, 1, 4]], "[[-1, 1, 4]]", "rows [from, to, points]"),
        ("rows", [[0, 1, -4]], "[[0, 1, -4]]", "rows [from, to, points]"),
        ("rows", [[3, 5, 1], [0, 3, 2]], "[[3, 5, 1], [0, 3, 2]]", "rows [from, to, points]"),
    ],
)
def test_what_an_option_cannot_be_is_refused(key: str, value: object, shown: object, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Sample, {"goal": 2, key: value})
    (finding,) = refused.value.findings
    assert finding.code == ("option_rows" if key == "rows" else "option")
    assert finding.facts == {"field": key, "value": shown, "allowed": allowed}


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refused) as refused:
        read_options(Sample, {"aim": 5})
    (finding,) = refused.value.findings
    assert finding.code == "unknown_option"
    assert finding.facts == {"field": "aim", "value": "aim", "allowed": "target goal count honours sum rows"}


@given(
    st.builds(
        Sample,
        target=st.sampled_from([5, 7]),
        goal=st.integers(1, 9),
        count=st.sampled_from(["all", "some"]),
        honours=st.booleans(),
        sum=st.none() | st.integers(),
        rows=st.sampled_from([(), ((0, 0, 4),), ((4, 9, 0), (0, 3, 2))]),
    )
)
def test_options_survive_a_file(sample: Sample) -> None:
    assert read_options(Sample, json.loads(json.dumps(written_options(sample)))) == sample


def test_rows_pay_from_their_first_figure_to_their_last() -> None:
    rows = ((0, 0, 4), (2, 3, 0))
    assert [paid(rows, figure) for figure in range(5)] == [4, None, 0, 0, None]


@pytest.mark.parametrize(
    ("allowed", "text"),
    [
        (None, "whole number"),
        (range(14), "0-13"),
        (range(1, 3), "1 2"),
        (range(4, 5), "4"),
        ((3, 4), "3 4"),
        (("NS", "EW"), "NS EW"),
    ],
)
def test_what_is_allowed_in_short(allowed: Allowed, text: str) -> None:
    assert allowed_text(allowed) == text


def test_data_is_read_by_its_own_reader() -> None:
    (filed,) = options_of(Filed)
    assert filed.data is figures
    assert read_options(Filed, {"figures": [3, 1]}) == Filed((3, 1))
    assert written_options(Filed((3, 1))) == {"figures": [3, 1]}
    with pytest.raises(Refused) as refused:
        read_options(Filed, {"figures": "3 1"})
    (finding,) = refused.value.findings
    assert (finding.code, finding.facts["field"], finding.facts["value"]) == ("option_data", "figures", "no figures")
