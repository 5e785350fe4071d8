"""Every comparison runs, so that none can rot; no time is ever judged."""

import json

import pytest

from benchmarks.__main__ import main
from benchmarks.evenings import Decade, Scale
from benchmarks.measure import Comparison, Effort, Measured, measured
from benchmarks.registry import BENCHMARKS, run
from benchmarks.report import record, row

LEAST = Scale(few=4, many=8, rounds=2, decade=Decade(drives=5, people=12, season=2, players=8, rounds=2, deals=1))
ONCE = Effort(samples=1, seconds=0)


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_comparison_runs(name: str) -> None:
    found = list(run(name, LEAST, ONCE))
    assert len({each.name for each in found}) == len(found) > 0
    for each in found:
        assert each.name.startswith(name)
        assert [len(each.work), len(each.bare)] == [1, 1]
        assert min(*each.work, *each.bare, each.ratio) > 0


def test_work_and_bare_take_turns_and_each_work_is_prepared() -> None:
    calls: list[str] = []
    work, bare, before = (lambda side=side: calls.append(side) for side in ("work", "bare", "before"))
    measured(Comparison("", "", work, bare, before), Effort(samples=2, seconds=0))
    assert calls == ["before", "work", "bare"] * 2


def test_a_sample_goes_on_as_long_as_it_is_asked_to() -> None:
    calls: list[str] = []
    measured(Comparison("", "", lambda: calls.append("work"), lambda: None), Effort(samples=1, seconds=1e-3))
    assert len(calls) > 3


def test_a_row_and_a_record_tell_the_medians_and_their_ratio() -> None:
    figures = Measured("open", "sqlite3", work=(0.002, 0.003, 9.0), bare=(0.00012, 0.00012, 0.00001))
    assert row(figures).split() == ["open", "3.00", "ms", "120", "µs", "25.0", "x", "sqlite3"]
    assert record(figures)["ratio"] == figures.ratio
    assert record(figures)["work"] == (0.002, 0.003, 9.0)


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["score", "--samples", "1"])
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split()[-2:] == ["bare", "is"]
    assert [each.split(",")[0] for each in rows] == ["score", "score"]
    main(["score", "--samples", "1", "--json"])
    assert {"name", "against", "work", "bare", "ratio"} == json.loads(capsys.readouterr().out)[0].keys()


@pytest.mark.parametrize("arguments", [["speed"], ["--samples", "0"], ["--samples", "many"]])
def test_what_cannot_be_measured_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert arguments[-1] in capsys.readouterr().err
