"""Copies that the program makes by itself: whole or not there, the latest kept, and the way back to each."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import Self

import pytest
from tests.drives import f8, of_drive, written
from tests.store.steps import fingerprint, saved
from typing_extensions import override

from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, Copies
from whistdrive.store import copies as copying
from whistdrive.store.copies import Content, Write, content_of, put_aside, restore, whole
from whistdrive.store.disk import write_privately

RESTORER = """
import sys
from pathlib import Path
from whistdrive.store.copies import restore, whole
club, *copies = map(Path, sys.argv[1:])
contents = [whole(copy) for copy in copies]
while True:
    for content in contents:
        restore(content, club)
        print("restored", flush=True)
"""
"""A program that puts one copy after the other in the place of a club."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club file, closed, with one drive."""
    path = tmp_path / "stick" / "Our club.whist"
    path.parent.mkdir()
    with ClubStore.create(path) as store:
        saved(store, store.evening(), f8())
    return path


@pytest.fixture
def copies(path: Path, tmp_path: Path) -> Copies:
    return Copies(tmp_path / "data" / "copies", path)


def snapshot(path: Path, tricks: int | None = None) -> Write:
    """What writes a club as it is now, after a deal was written if its ``tricks`` are given."""
    with ClubStore.open(path) as store:
        if tricks is not None:
            held = store.evening(1)
            saved(store, held, written(held, 1, 1, {"ns": tricks}))
    return partial(write_privately, content=path.read_bytes())


def tricks_in(path: Path) -> object:
    with ClubStore.open(path) as store:
        return of_drive(store.evening(1)).rounds[0].tables[0].slip.deals[0].marks["ns"]


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    [finding] = error.value.findings
    return finding.code


class Clock(datetime):
    """A clock that a test sets."""

    shows = datetime(2026, 11, 30, 19, 0, 0, tzinfo=UTC)

    @classmethod
    @override
    def now(cls, tz: tzinfo | None = None) -> Self:
        cls.shows += timedelta(minutes=1)
        return cls.fromtimestamp(cls.shows.timestamp(), tz or UTC)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    """Every look at it is a minute later."""
    monkeypatch.setattr(copying, "datetime", Clock)
    return Clock


def test_a_copy_is_a_whole_club_that_says_when_and_why_and_is_private(path: Path, copies: Copies) -> None:
    made = copies.keep(snapshot(path), "round", 20, 3)
    assert made is not None
    assert made.parent == copies.folders[0]
    assert made.parent.name.startswith("Our club ")
    assert made.name.endswith(" round 3.whist")
    assert made.name.startswith("Our club 20")
    [copy] = copies.listed()
    assert (copy.path, copy.reason, copy.round) == (made, "round", 3)
    assert abs(datetime.now(UTC) - copy.made) < timedelta(minutes=1)
    assert content_of(copy) == Content(made.stat().st_size, "A drive", 3)
    assert made.read_bytes() == path.read_bytes()
    if os.name == "posix":
        assert made.stat().st_mode & 0o777 == 0o600
        assert made.parent.stat().st_mode & 0o777 == 0o700
    with ClubStore.open(path) as one, ClubStore.open(made) as another:
        assert one.evening(1) == another.evening(1)
        assert one.journal(1) == another.journal(1)


@pytest.mark.usefixtures("clock")
def test_opening_makes_a_copy_only_where_something_changed(path: Path, copies: Copies) -> None:
    assert copies.keep(snapshot(path), "opened", 20) is not None
    assert copies.keep(snapshot(path), "opened", 20) is None
    assert copies.keep(snapshot(path), "round", 20, 1) is not None
    assert copies.keep(snapshot(path), "opened", 20) is None
    assert copies.keep(snapshot(path, tricks=2), "opened", 20) is not None
    assert [copy.reason for copy in copies.listed()] == ["opened", "round", "opened"]


def test_copies_of_one_second_are_kept_apart_and_in_order(path: Path, copies: Copies) -> None:
    made = [copies.keep(snapshot(path, tricks), "restoring", 20) for tricks in range(1, 6)]
    assert [copy.path for copy in copies.listed()] == made[::-1]
    assert [tricks_in(each) for each in made if each is not None] == [1, 2, 3, 4, 5]


@pytest.mark.usefixtures("clock")
def test_the_latest_are_kept(path: Path, copies: Copies) -> None:
    content = snapshot(path)
    for number in range(1, 8):
        copies.keep(content, "round", 3, number)
    assert [copy.round for copy in copies.listed()] == [7, 6, 5]
    assert len(list(copies.folders[0].iterdir())) == 3


def test_a_clock_that_was_set_back_does_not_cost_the_copy_that_was_just_made(
    path: Path, copies: Copies, clock: type[Clock]
) -> None:
    content = snapshot(path)
    for number in range(1, 4):
        copies.keep(content, "round", 3, number)
    clock.shows -= timedelta(days=900)
    made = copies.keep(content, "round", 3, 4)
    assert made is not None
    assert made.exists()


def test_clubs_of_one_name_have_copies_of_their_own(path: Path, copies: Copies, tmp_path: Path) -> None:
    others = Copies(tmp_path / "data" / "copies", tmp_path / "Our club.whist")
    copies.keep(snapshot(path), "opened", 20)
    assert others.listed() == ()


@pytest.mark.usefixtures("clock")
def test_what_is_no_copy_is_neither_listed_nor_dropped(path: Path, copies: Copies) -> None:
    content = snapshot(path)
    copies.keep(content, "opened", 20)
    [folder, _] = copies.folders
    strangers = [
        folder / name
        for name in ("notes.txt", "Our club.whist", "Our club 2026-11-31 10.00.00 opened.whist", "x 2026 opened.whist")
    ]
    for stranger in strangers:
        stranger.write_bytes(b"mine")
    copies.keep(content, "round", 1, 1)
    assert len(copies.listed()) == 1
    assert all(stranger.read_bytes() == b"mine" for stranger in strangers)


def test_half_a_copy_never_looks_like_one_and_goes_at_the_next(path: Path, copies: Copies) -> None:
    content = path.read_bytes()
    with pytest.raises(Refused) as error:
        copies.keep(partial(write_privately, content=content[: len(content) // 2]), "opened", 20)
    assert refusal(error) == "damaged_file"
    assert [list(folder.iterdir()) for folder in copies.folders] == [[], []]
    left = copies.folders[0] / "Our club 2026-11-30 19.00.00 opened.whist.part"
    left.write_bytes(content[:5000])
    assert copies.listed() == ()
    copies.keep(snapshot(path), "opened", 20)
    assert not left.exists()


def test_copies_go_beside_the_club_where_the_users_folder_takes_none(
    path: Path, copies: Copies, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file in the way of the folder", encoding="utf-8")
    made = copies.keep(snapshot(path), "opened", 20)
    assert made is not None
    assert made.parent == path.with_name("Our club copies")
    assert [copy.path for copy in copies.listed()] == [made]


def test_no_folder_at_all_is_one_refusal(path: Path, copies: Copies, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    path.with_name("Our club copies").write_text("in the way too", encoding="utf-8")
    with pytest.raises(Refused) as error:
        copies.keep(snapshot(path), "opened", 20)
    assert refusal(error) == "cannot_write"


@pytest.mark.usefixtures("clock")
def test_who_was_forgotten_is_in_no_copy(path: Path, copies: Copies) -> None:
    copies.keep(snapshot(path), "opened", 20)
    with ClubStore.open(path) as store:
        store.erase(1)
        made = copies.keep(store.write_to, "forgotten", 20)
    assert made is not None
    copies.clear(but=made)
    assert [(copy.path, copy.reason) for copy in copies.listed()] == [(made, "forgotten")]


def test_a_long_name_is_cut(tmp_path: Path) -> None:
    path = tmp_path / f"{'Дом культуры ' * 8}.whist"
    ClubStore.create(path).close()
    copies = Copies(tmp_path / "copies", path)
    assert copies.keep(snapshot(path), "opened", 20) is not None
    [copy] = copies.listed()
    assert content_of(copy) == Content(copy.path.stat().st_size, None, 0)


def test_what_cannot_be_read_of_a_copy_says_nothing(path: Path, copies: Copies) -> None:
    made = copies.keep(snapshot(path), "opened", 20)
    assert made is not None
    made.write_bytes(b"nothing")
    [copy] = copies.listed()
    assert content_of(copy) is None
    with pytest.raises(Refused) as error:
        whole(copy.path)
    assert refusal(error) == "no_club_file"


@pytest.mark.usefixtures("clock")
def test_restoring_there_and_back(path: Path, copies: Copies) -> None:
    path.chmod(0o640)
    first = copies.keep(snapshot(path), "opened", 20)
    second = copies.keep(snapshot(path, tricks=2), "restoring", 20)
    assert first is not None
    assert second is not None
    restore(whole(first), path)
    assert tricks_in(path) == 8
    restore(whole(second), path)
    assert tricks_in(path) == 2
    assert sorted(each.name for each in path.parent.iterdir()) == ["Our club.whist"]
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o640


def test_a_copy_that_is_damaged_does_not_take_the_place_of_the_club(path: Path) -> None:
    before, content = fingerprint(path), path.read_bytes()
    with pytest.raises(Refused) as error:
        restore(content[:-4096], path)
    assert refusal(error) == "damaged_file"
    assert fingerprint(path) == before
    assert [each.name for each in path.parent.iterdir()] == ["Our club.whist"]


def test_the_leavings_of_another_step_are_not_applied_to_what_is_restored(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(b"broken")
    path.with_name("Our club.whist-journal").write_bytes(b"of the broken one")
    aside = put_aside(path)
    assert aside is not None
    restore(content, path)
    assert tricks_in(path) == 8
    assert aside.read_bytes() == b"broken"
    assert aside.with_name(f"{aside.name}-journal").read_bytes() == b"of the broken one"
    assert not path.with_name("Our club.whist-journal").exists()


def test_nothing_is_put_aside_where_nothing_is(tmp_path: Path) -> None:
    assert put_aside(tmp_path / "none.whist") is None


def test_a_sudden_end_while_restoring_leaves_the_one_or_the_other(path: Path, copies: Copies) -> None:
    one, another = copies.keep(snapshot(path), "round", 20, 1), copies.keep(snapshot(path, tricks=2), "round", 20, 2)
    command = [sys.executable, "-c", RESTORER, str(path), str(one), str(another)]
    seen = set()
    for kill in range(3):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as restorer:
            assert restorer.stdout
            for _ in range(1 + kill):
                assert restorer.stdout.readline() == "restored\n"
            restorer.kill()
        seen.add(tricks_in(path))
    assert seen <= {8, 2}
