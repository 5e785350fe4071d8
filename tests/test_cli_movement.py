"""``whistdrive movement``: schedules for people and for programs, and one sentence for what cannot be."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from whistdrive.cli import main

KINDS = ("individual", "mixed", "pairs", "singles", "teams")
CHECKER = Path(__file__).parent / "movement" / "check_movement"
F8 = "round,table,a,b,c,d\n1,1,8,1,2,4\n1,2,3,7,5,6\n2,1,8,2,3,5\n2,2,4,1,6,7\n3,1,8,3,4,6\n3,2,5,2,7,1\n"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["movement", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(capsys, *arguments, "--format", "json"))
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["movement", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [(), ("--seed", "7")])
def test_json_and_csv_say_the_same(kind: str, seed: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--kind", kind, "--players", "12", "--rounds", "5", *seed)
    found = data(capsys, *asked)
    rows = list(csv.reader(io.StringIO(printed(capsys, *asked, "--format", "csv"))))
    assert (found["kind"], len(found["rounds"])) == (kind, 5)
    assert rows[0] == ["round", "table", *"abcd"[: len(rows[0]) - 2]]
    assert rows[1:] == [
        [str(number), str(table), *map(str, game)]
        for number, held in enumerate(found["rounds"], 1)
        for table, game in enumerate(held["games"], 1)
    ]
    everybody = sorted(map(str, found["players"]))
    for held in found["rounds"]:
        assert sorted(str(each) for game in [*held["games"], held["sit_out"]] for each in game) == everybody


@pytest.mark.parametrize("kind", KINDS[:4])
@pytest.mark.parametrize(("players", "rounds"), [(4, 1), (14, 8), (26, 24)])
@pytest.mark.parametrize("form", ["json", "csv"])
def test_the_checker_finds_it_legal(kind: str, players: int, rounds: int, form: str, tmp_path: Path) -> None:
    file = tmp_path / f"schedule.{form}"
    asked = ["--kind", kind, "--players", str(players), "--rounds", str(rounds), "--seed", "3", "--format", form]
    program = [sys.executable, "-m", "whistdrive", "movement", *asked, "--report"]
    file.write_bytes(subprocess.run(program, capture_output=True, check=True).stdout)
    said_kind = ["--mixed"] if (kind, form) == ("mixed", "csv") else []
    checked = subprocess.run(
        [sys.executable, str(CHECKER), str(file), "--json", *said_kind], capture_output=True, text=True, check=False
    )
    found = json.loads(checked.stdout)
    assert (checked.returncode, found["legal"]) == (0, True)
    assert (found["players"], found["rounds"], found["idle_games"]) == (players, rounds, 0)
    assert found["at_bound"]["sit_outs"]


@pytest.mark.parametrize("players", [2, 7, 30])
def test_the_checker_finds_teams_legal(players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "teams.json"
    file.write_text(printed(capsys, "--kind", "teams", "--players", str(players), "--seed", "3", "--format", "json"))
    checked = subprocess.run([sys.executable, str(CHECKER), str(file)], capture_output=True, text=True, check=False)
    assert (checked.returncode, "LEGAL" in checked.stdout) == (0, True), checked.stdout


def test_a_seed_draws_the_numbers_and_the_same_seed_draws_them_again(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--kind", "individual", "--players", "16", "--rounds", "6")
    drawn = [data(capsys, *asked, "--seed", seed) for seed in ("1", "1", "2")]
    assert drawn[0] == drawn[1] != drawn[2]
    assert data(capsys, *asked) not in drawn


def test_without_rounds_it_has_its_full_length(capsys: pytest.CaptureFixture[str]) -> None:
    lengths = [len(data(capsys, "--kind", kind, "--players", "8")["rounds"]) for kind in KINDS]
    assert lengths == [7, 4, 7, 7, 7]


def test_people_get_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "--kind", "pairs", "--players", "3", "--report").splitlines()
    assert lines[:5] == ["Pairs: 3, rounds: 3 (circle)", "", "Round 1", "  Table  1:  2  v  3", "  Rest:  1"]
    assert lines[-1] == "Nothing can be more even: opponents, same table, rests."


def test_a_report_goes_into_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--kind", "individual", "--players", "8")
    assert "fairness" not in data(capsys, *asked)
    fairness = data(capsys, *asked, "--report")["fairness"]
    assert fairness["whist_design"]
    assert fairness["verdicts"]["opponents"] == "bound"
    assert fairness["opponents"] == {"histogram": [[2, 28]], "repeats": 28, "bound": 28, "at_bound": True}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--kind", "individual", "--players", "3"], "There is no such drive for 3; allowed: 4 to 200."),
        (["--kind", "pairs", "--players", "-1"], "There is no such drive for −1; allowed: 2 to 200."),
        (["--kind", "teams", "--players", "201"], "There is no such drive for 201; allowed: 2 to 200."),
        (["--kind", "singles", "--players", "9", "--rounds", "0"], "A drive cannot have 0 rounds; allowed: 1 to 500."),
        ([], "Give --kind and --players, or a schedule with --from."),
        (["--kind", "mixed"], "Give --kind and --players, or a schedule with --from."),
    ],
)
def test_what_cannot_be_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *arguments) == [f"whistdrive: {sentence}"]


def test_an_odd_number_cannot_be_mixed(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(refused(capsys, "--kind", "mixed", "--players", "9")) == 1


def test_a_schedule_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "f8.csv"
    file.write_text(F8, "utf-8")
    assert printed(capsys, "--from", str(file), "--format", "csv") == F8
    assert printed(capsys, "--from", str(file), "--rounds", "1", "--format", "csv") == "".join(
        F8.splitlines(keepends=True)[:3]
    )
    assert refused(capsys, "--from", str(file), "--players", "9") == [
        f"whistdrive: “{file}”: the schedule of the file is for 8, not 9."
    ]


def test_a_file_is_played_again_where_more_rounds_are_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "f8.csv"
    file.write_text(F8, "utf-8")
    assert main(["movement", "--from", str(file), "--rounds", "24", "--format", "json"]) == 0
    out, err = capsys.readouterr()
    assert len(json.loads(out)["rounds"]) == 24
    assert err == "whistdrive: The schedule of the file repeats from round 4.\n"


def test_misprints_and_missing_files_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "f8.csv"
    file.write_text(F8.replace("2,4\n", "2,14\n", 1), "utf-8")
    assert refused(capsys, "--from", str(file)) == [
        f"whistdrive: “{file}”, round 1, table 1: 14 is not a player (West).",
        f"whistdrive: “{file}”, round 1: 4 neither sits nor rests.",
    ]
    assert len(refused(capsys, "--from", str(tmp_path / "none.csv"))) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_no_heavy_library_is_loaded(kind: str) -> None:
    program = (
        "import sys; from whistdrive.cli import main; "
        f"status = main(['movement', '--kind', '{kind}', '--players', '24', '--rounds', '8', '--report']); "
        "print(sorted({name.partition('.')[0] for name in sys.modules} & "
        "{'PySide6', 'sqlalchemy', 'alembic', 'reportlab', 'networkx', 'numpy', 'numba'}), file=sys.stderr); "
        "sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "[]\n")


def test_a_reader_who_leaves_early_is_no_error_to_speak_of() -> None:
    command = [sys.executable, "-m", "whistdrive", "movement", "--kind", "pairs", "--players", "200", "--rounds", "500"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 2
