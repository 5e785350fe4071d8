"""Whatever else writes or reads a club file, killed in the middle: migration, import, copy, restoring, printing."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.drives import f8, of_drive
from tests.durability.below import Fault, as_key, sqlite
from tests.durability.book import copied, sound
from tests.durability.command import READY
from tests.durability.trials import CUT, DIED, KILLED, Tally
from tests.store.steps import step
from tests.ui.program import ROOT

from whistdrive.cli import main
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, migrations

MUSEUM = ROOT / "tests" / "museum"
CALLS = (10, 40, 180)
"""About so many calls that change the disk are made by printing, by an import and by a migration."""

AS_LONG = 0.4
"""About so many seconds a command works once everything is loaded."""

CLUB, OTHER, OUT = "club.whist", "other.whist", "out"
NEW_PEOPLE = 40

Content = tuple[Evening, ...]
"""The club alone, and with each of its drives."""


@dataclass(frozen=True, slots=True)
class Command:
    """What is asked of the program in a folder whose club ``begin`` makes, and what must be so whenever it ends.

    ``holds`` is given the folder and whether the command came to its end. What it makes anew lies in ``OUT``.
    """

    phase: str
    arguments: tuple[str, ...]
    begin: Callable[[Path], None]
    holds: Callable[[Path, bool], None]


def round_of_all(chance: random.Random, tally: Tally) -> None:
    """Kill each command once."""
    for command in every(chance):
        with TemporaryDirectory(prefix="whistdrive-") as folder:
            tally[command.phase, kill(command, Path(folder), chance)] += 1


def every(chance: random.Random) -> tuple[Command, ...]:
    """One command of each kind; the migration is from an edition by chance."""
    return (
        migration(chance.choice(range(1, migrations.EDITION))),
        Command("import people", ("import", CLUB, "people.csv", "--what", "people"), _with_people, _people_hold),
        Command("import drive", ("import", OTHER, "drive.json", "--what", "drive"), _with_drive, _drive_holds),
        Command("copy", ("copy", CLUB, f"{OUT}/copy.whist"), _played, _copy_holds),
        Command("restore", ("restore", CLUB, OTHER), _with_other, _restored_holds),
        Command("PDF", ("print", CLUB, "--document", "standings", "--out", OUT), _played, _paper_holds),
    )


def migration(edition: int) -> Command:
    """Opening a file of an earlier edition."""
    old = MUSEUM / f"edition_{edition}.whist"

    def begin(folder: Path) -> None:
        shutil.copy(old, folder / CLUB)

    def holds(folder: Path, _ended: bool) -> None:
        wanted = content_of(old)
        assert content_of(folder / CLUB) == wanted
        for aside in folder.glob("* edition *.whist"):
            _whole_or_none(aside, wanted)

    return Command("migration", ("export", CLUB, "--what", "people", "--out", f"{OUT}/people.csv"), begin, holds)


def kill(command: Command, folder: Path, chance: random.Random) -> str:
    """Kill a command by one of the ways, and run it to its end; which way it was."""
    way = chance.choice((KILLED, DIED, CUT) if sqlite() else (KILLED,))
    if way == KILLED:
        ended = cut_short(command, folder, None, chance.random() * AS_LONG)
    else:
        nth = chance.randint(1, chance.choice(CALLS))
        fault = Fault("die" if way == DIED else "cut", nth, seed=chance.getrandbits(32))
        ended = cut_short(command, folder, fault)
    return "came to its end first" if ended else way


def cut_short(command: Command, folder: Path, fault: Fault | None, seconds: float | None = None) -> bool:
    """Run a command that dies of a fault or after so many seconds, look at the files, and run it to its end.

    Returns whether it came to its end the first time.
    """
    (folder / OUT).mkdir()
    command.begin(folder)
    ended = _run(command, folder, fault, seconds)
    command.holds(folder, ended)
    if not ended:
        shutil.rmtree(folder / OUT)
        (folder / OUT).mkdir()
        assert _run(command, folder, None)
        command.holds(folder, True)
    return ended


def _run(command: Command, folder: Path, fault: Fault | None, seconds: float | None = None) -> bool:
    """Whether a command came to its end; otherwise it was killed."""
    arguments = ["-X", "utf8", "-W", "error", "-m", "tests.durability.command", as_key(fault), *command.arguments]
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        assert run.stdout is not None
        begun = run.stdout.readline()
        try:
            _, errors = run.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            run.kill()
            _, errors = run.communicate()
    assert begun == READY.encode() + b"\n", errors.decode()
    assert run.returncode in (0, -signal.SIGKILL), errors.decode()
    return run.returncode == 0


def content_of(path: Path) -> Content:
    """All that is in a file, which must be sound; looked at in a copy."""
    with TemporaryDirectory(prefix="whistdrive-") as apart:
        copy = copied(path, Path(apart))
        sound(copy)
        with ClubStore.open(copy) as store:
            return (store.evening(), *(store.evening(card.id) for card in store.drives()))


def _whole_or_none(path: Path, content: Content) -> bool:
    """Whether a new file has all of a content; one that was not finished must be no club at all."""
    with TemporaryDirectory(prefix="whistdrive-") as apart:
        try:
            with ClubStore.open(copied(path, Path(apart))):
                pass
        except Refused:
            return False
    assert content_of(path) == content
    return True


def _begin(path: Path, evening: Evening | None = None) -> None:
    with ClubStore.create(path) as store:
        if evening is not None:
            store.save(store.evening(), evening, step())


def _played(folder: Path) -> None:
    _begin(folder / CLUB, f8())


def _with_other(folder: Path) -> None:
    _played(folder)
    _begin(folder / OTHER)


def _with_people(folder: Path) -> None:
    _played(folder)
    people = "".join(f"Guest {number}\n" for number in range(NEW_PEOPLE))
    (folder / "people.csv").write_text(f"Name\n{people}", encoding="utf-8")


def _with_drive(folder: Path) -> None:
    _with_other(folder)
    with redirect_stdout(StringIO()):
        assert main(["export", str(folder / CLUB), "--what", "drive", "--out", str(folder / "drive.json")]) == 0


def _is_played(folder: Path) -> Content:
    """The content of a club that is as it was begun."""
    club, drive = found = content_of(folder / CLUB)
    assert of_drive(drive).rounds == of_drive(f8()).rounds
    assert club.drive is None
    return found


def _people_hold(folder: Path, ended: bool) -> None:
    club, _ = _is_played(folder)
    names = [person.name for person in club.club.people if person.name.startswith("Guest ")]
    assert len(names) == len(set(names))
    assert len(names) == NEW_PEOPLE or (not names and not ended)


def _drive_holds(folder: Path, ended: bool) -> None:
    _, *drives = content_of(folder / OTHER)
    assert all(of_drive(drive).rounds == of_drive(f8()).rounds for drive in drives)
    assert len(drives) in ((1, 2) if ended else (0, 1))  # whoever takes it in again after all has it twice


def _copy_holds(folder: Path, ended: bool) -> None:
    copy = folder / OUT / "copy.whist"
    assert (copy.exists() and _whole_or_none(copy, _is_played(folder))) or not ended


def _restored_holds(folder: Path, ended: bool) -> None:
    assert content_of(folder / CLUB) == content_of(folder / OTHER) or (not ended and _is_played(folder))


def _paper_holds(folder: Path, ended: bool) -> None:
    _is_played(folder)
    papers = [path.read_bytes() for path in (folder / OUT).glob("*.pdf")]
    assert all(paper.rstrip().endswith(b"%%EOF") for paper in papers)
    assert papers or not ended
