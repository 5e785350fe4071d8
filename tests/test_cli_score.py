"""``whistdrive score``: JSON lines in, JSON lines out, and never a traceback."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from whistdrive.cli import main

GOOD = '{"system": "short", "options": {}, "end": "rubber", "deals": [{"ns": 9}, {"ns": 8}]}'
VECTORS = Path(__file__).parent / "scoring" / "vectors"
Answers = list[dict[str, Any]]


def cvisti(**marks: object) -> str:
    deal = {"declarer": "NS", "bid": 1, "trump": "H", "tricks": 7, "honours": 3, **marks}
    return json.dumps({"system": "cvisti", "options": {}, "end": "rubber", "deals": [deal]})


def score(tmp_path: Path, capsys: pytest.CaptureFixture[str], *lines: str | bytes) -> tuple[int, Answers]:
    file = tmp_path / "sittings.jsonl"
    file.write_bytes(
        b"\n".join(line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line for line in lines)
    )
    status = main(["score", str(file)])
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def test_every_vector_is_answered_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(VECTORS.glob("*.jsonl")):
        assert main(["score", str(path)]) == 0
        answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        expected = [json.loads(line)["expected"] for line in path.read_text("utf-8").splitlines()]
        assert [answer["totals"] for answer in answers] == [each["totals"] for each in expected]
        assert all(each.keys() <= answer.keys() for each, answer in zip(expected, answers, strict=True))


def test_an_answer_names_the_options_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, (answer,) = score(tmp_path, capsys, GOOD)
    assert status == 0
    assert answer["options"] == {"target": 5, "best_of": 1}
    assert answer["lines"][0]["why"] == ["9 tricks: 3 to North–South"]
    assert answer["games"][0]["why"] == ["game to North–South with 5"]


def test_what_cannot_be_scored_is_named_and_the_rest_is_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, answers = score(tmp_path, capsys, GOOD, "", cvisti(bid=8), "  ", GOOD)
    assert status == 2
    assert [*map(list, answers)][1] == ["error"]
    assert answers[1]["error"] == {
        "line": 3,
        "deal": 1,
        "field": "bid",
        "value": 8,
        "allowed": "0-7",
        "message": "Deal 1: 8 cannot stand under “Bid”; allowed: 0 to 7.",
    }
    assert answers[0] == answers[2]


@pytest.mark.parametrize("value", [True, 7.5, "7", None, [7], {"a": 1}])
def test_a_wrong_value_comes_back_as_it_was_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], value: object
) -> None:
    status, (answer,) = score(tmp_path, capsys, cvisti(tricks=value))
    assert status == 2
    assert answer["error"]["field"] == "tricks"
    assert answer["error"]["value"] == value
    assert type(answer["error"]["value"]) is type(value)


def test_a_wrong_option_has_no_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, (answer,) = score(
        tmp_path, capsys, '{"system": "cvisti", "options": {"target": 0}, "end": "rubber", "deals": []}'
    )
    error = answer["error"]
    assert (error["deal"], error["field"], error["value"], error["allowed"]) == (None, "target", 0, "1-99")


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        (b"\xff\xfe{}", "line", "\\xff\\xfe{}"),
        ('{"system": ', "line", "nothing more"),
        ("{'system': 1}", "line", "'system': 1}"),
        ("[1, 2]", "sitting", "[1, 2]"),
        ("NaN", "line", "NaN"),
        ("[" * 100_000, "line", "[" * 40 + "…"),
        (GOOD.replace("9", "9" * 5000), "line", "9" * 40 + "…"),
        (GOOD.replace("9", "-Infinity"), "line", "-Infinity"),
        (GOOD.replace("9", "1e999"), "ns", "inf"),
        (GOOD.replace('"options": {}', '"options": {}, "options": {}'), "options", "options"),
        (GOOD.replace('"ns": 9', '"ns": "\\ud800"'), "ns", "\ud800"),
        (GOOD.replace('"ns": 9', '"\\ud800": 9'), "ns", None),
    ],
)
def test_bad_lines_are_refused_kindly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str | bytes, field: str, value: object
) -> None:
    status, answers = score(tmp_path, capsys, line, GOOD)
    assert status == 2
    error = answers[0]["error"]
    assert (error["line"], error["deal"], error["field"], error["value"]) == (1, error["deal"], field, value)
    assert error["message"].endswith(".")
    assert answers[1]["complete"] is True


def test_windows_line_ends_and_a_byte_order_mark_are_no_trouble(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, answers = score(tmp_path, capsys, b"\xef\xbb\xbf" + GOOD.encode() + b"\r", b"\r", GOOD.encode() + b"\r")
    assert (status, len(answers)) == (0, 2)


def test_a_dash_is_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode())))
    assert main(["score", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"] == {"NS": 5, "EW": 0}


@pytest.mark.parametrize(("name", "why"), [("none.jsonl", "No such file or directory"), ("", "Is a directory")])
def test_a_file_that_cannot_be_read_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    assert main(["score", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"whistdrive: {tmp_path / name} cannot be read: {why}.\n"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
keys = st.sampled_from(["ns", "ew", "declarer", "bid", "trump", "tricks", "honours", "kind", "dealer", "declarer_seat"])
wild_deals = st.lists(
    st.dictionaries(keys, json_values | st.sampled_from(["NS", "NT", 0, 7, 13]), max_size=6), max_size=3
)
wild_sittings = st.fixed_dictionaries(
    {},
    optional={
        "system": st.sampled_from(["tricks", "short", "rubber", "cvisti", "bid", "two_hand", "points"]) | json_values,
        "options": st.dictionaries(st.sampled_from(["target", "sum", "bonus"]), json_values, max_size=2) | json_values,
        "end": st.sampled_from(["rubber", {"deals": 3}]) | json_values,
        "deals": wild_deals | json_values,
    },
)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(wild_sittings.map(json.dumps) | st.text() | st.binary(), min_size=1, max_size=3))
def test_whatever_comes_in_every_line_has_an_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given_lines: list[str | bytes]
) -> None:
    status, answers = score(tmp_path, capsys, *given_lines)
    assert status == (2 if any("error" in answer for answer in answers) else 0)
    for answer in answers:
        assert "totals" in answer or answer["error"].keys() == {"line", "deal", "field", "value", "allowed", "message"}


@pytest.mark.parametrize("arguments", [["--help"], ["score", "--help"]])
def test_help_has_an_example(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 0
    assert "example" in capsys.readouterr().out


def test_scoring_starts_without_the_heavy_libraries() -> None:
    program = (
        "import sys; from whistdrive.cli import main; status = main(['score', '-']); "
        "print(sorted({name.partition('.')[0] for name in sys.modules} "
        "& {'PySide6', 'shiboken6', 'sqlalchemy', 'alembic', 'reportlab'}), file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", program], input=GOOD, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "[]\n")
    assert json.loads(done.stdout)["complete"] is True


def test_a_reader_who_leaves_early_is_no_error_to_speak_of(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(f"{GOOD}\n" * 2000, "utf-8")
    command = [sys.executable, "-m", "whistdrive", "score", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 2


def test_without_a_command_the_window_opens_on_the_club_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from whistdrive.ui import app

    opened: list[Path | None] = []

    def run(club: Path | None) -> int:
        opened.append(club)
        return 0

    monkeypatch.setattr(app, "run", run)
    assert [main([]), main(["--club", "a.whist"]), main(["b.whist"])] == [0, 0, 0]
    assert opened == [None, Path("a.whist"), Path("b.whist")]
