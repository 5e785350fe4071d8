"""Any arguments and any files: exit status 0 or 2 and a sentence about what is wrong, never a traceback."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, f8
from tests.fuzz.mutations import Harm, harmed, harms
from tests.store.steps import step

from whistdrive import printing
from whistdrive.cli import main
from whistdrive.store import ClubStore
from whistdrive.words import LANGUAGES

SAMPLE = (Path(__file__).parents[2] / "resources" / "samples" / "f8.json").read_bytes()
NAMES = ("club.whist", "table.csv", "table.xlsx", "drive.json", "sample.json", "folder", "none", "out.csv", "out")
FLAGS = (
    "--what", "--drive", "--out", "--language", "--document", "--size", "--kind", "--players", "--rounds", "--seed",
    "--from", "--format", "--report", "--dry-run", "--help", "--version", "--", "--wha", "--no-such", "-x",
)  # fmt: skip
WORDS = (
    "people", "entrants", "seating", "results", "schedule", "drive", "person", "season", "standings", "all",
    "individual", "pairs", "mixed", "text", "json", "csv", "a4", *LANGUAGES, *printing.DOCUMENTS,
)  # fmt: skip
NUMBERS = ("0", "1", "2", "8", "-1", "99", "1e3", "9" * 30, "9" * 5000, "NaN", "")
COMMANDS = ("score", "evening", "movement", "print", "export", "import", "check")
WANTED = {
    "evening": ("--out",),
    "print": ("--document", "--drive", "--out", "--language"),
    "export": ("--what", "--drive", "--out", "--language"),
    "import": ("--what", "--drive"),
}
FITTING = {
    "--what": ("people", "entrants", "seating", "results", "schedule", "drive", "standings"),
    "--drive": NUMBERS,
    "--out": ("out", "out.csv", "out.xlsx", "out.html", "out.json", "folder", "club.whist", "none/out.csv"),
    "--document": ("standings", "cards", "signin", "no-such"),
    "--language": (*LANGUAGES, "xx"),
}
OTHERS = st.text(st.characters(exclude_characters="/\\."), max_size=6)
"""Anything but the way to another folder."""

ARGUMENTS = st.lists(st.sampled_from((*NAMES, *FLAGS, *WORDS, *NUMBERS)) | OTHERS, max_size=8)


@cache
def whole_club() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.whist"
        with ClubStore.create(path) as store:
            store.save(store.evening(), f8(HARD_NAMES), step())
        return path.read_bytes()


@contextlib.contextmanager
def among_files(club: bytes = b"", sample: bytes = SAMPLE) -> Iterator[None]:
    """Be in a folder with one file of each kind."""
    with TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("club.whist").write_bytes(club or whole_club())
        Path("table.csv").write_text("Name,Number\nLi Bo,1\n", encoding="utf-8")
        Path("table.xlsx").write_bytes(b"PK\3\4 no workbook")
        Path("drive.json").write_text('{"drive": {}}', encoding="utf-8")
        Path("sample.json").write_bytes(sample)
        Path("folder").mkdir()
        yield


def run(*argv: str) -> None:
    """The exit status is 0 or 2; whoever is told 2 is told why."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status: object = None
        try:
            status = main(argv)
        except SystemExit as ended:
            status = ended.code
    assert status in (0, 2)
    assert status == 0 or (err.getvalue() + out.getvalue()).strip()


@given(st.sampled_from((*COMMANDS, "no-such")), ARGUMENTS)
def test_any_arguments(command: str, arguments: list[str]) -> None:
    with among_files():
        run(command, *arguments)


@given(st.sampled_from(COMMANDS), st.data())
def test_arguments_that_nearly_fit(command: str, data: st.DataObject) -> None:
    """What a command asks for, each thing of any kind."""
    argv = [command, *(data.draw(st.sampled_from(NAMES)) for _ in range(2 if command == "import" else 1))]
    if command == "movement":
        argv = [command, "--kind", data.draw(st.sampled_from(("individual", "pairs", "mixed", "teams", "singles")))]
        argv += ["--players", data.draw(st.sampled_from(NUMBERS[:5])), "--rounds", data.draw(st.sampled_from(NUMBERS))]
    for flag in ("--what", "--drive", "--out", "--document", "--language"):
        if flag in WANTED.get(command, ()):
            argv += [flag, data.draw(st.sampled_from(FITTING[flag]))]
    with among_files():
        run(*argv)


@given(harms(200_000))
def test_a_damaged_club_is_checked_and_not_touched(done: list[Harm]) -> None:
    damaged = harmed(whole_club(), done)
    with among_files(club=damaged or b"x"):
        run("check", "club.whist")
        assert Path("club.whist").read_bytes() == (damaged or b"x")


@given(harms(len(SAMPLE)))
def test_an_evening_that_changed(done: list[Harm]) -> None:
    with among_files(sample=harmed(SAMPLE, done)):
        run("evening", "sample.json", "--out", "out")
