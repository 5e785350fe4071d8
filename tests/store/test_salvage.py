"""A damaged club: what can be read of it is in a new file as it was, what is not is told, and the old one stays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.store.steps import fingerprint

from whistdrive.core.drive import Deal
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.rescued import told
from whistdrive.store import ClubStore, Rescued, migrations, rescue
from whistdrive.words import ENGLISH

MUSEUM = Path(__file__).parents[1] / "museum"
PAGE = 4096

Place = tuple[int, int, int, int]
"""A drive, a round, a table and a deal."""


@cache
def of_edition(edition: int = migrations.EDITION) -> bytes:
    """A club with two evenings that were played."""
    return (MUSEUM / f"edition_{edition}.whist").read_bytes()


def deals(store: ClubStore) -> Mapping[Place, Deal]:
    found = {}
    for card in store.drives():
        drive = store.evening(card.id).drive
        assert drive is not None
        standings(drive)
        for number, seated in enumerate(drive.rounds, start=1):
            for table in seated.tables:
                for deal, written in enumerate(table.slip.deals, start=1):
                    found[card.id, number, table.number, deal] = written
    return found


@cache
def deals_of_edition(edition: int) -> Mapping[Place, Deal]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "whole.whist"
        path.write_bytes(of_edition(edition))
        with ClubStore.open(path) as store:
            return deals(store)


def rescued(content: bytes, folder: Path) -> Rescued:
    path, new = folder / "damaged.whist", folder / "new.whist"
    new.unlink(missing_ok=True)
    path.write_bytes(content)
    before = fingerprint(path)
    try:
        return rescue(path, new)
    finally:
        assert fingerprint(path) == before
        assert {each.name for each in folder.iterdir()} <= {"damaged.whist", "new.whist"}


def overwritten(content: bytes, at: int, with_bytes: bytes) -> bytes:
    return (content[:at] + with_bytes + content[at + len(with_bytes) :])[: len(content)]


def damages() -> st.SearchStrategy[Callable[[bytes], bytes]]:
    """What befalls a file behind its first hundred bytes: bits, bytes and pages that are lost, and the end."""
    places = st.integers(100, len(of_edition()) - 1)
    pages = st.integers(1, len(of_edition()) // PAGE - 1)
    return st.one_of(
        st.builds(
            lambda at, bit: lambda content: overwritten(content, at, bytes([content[at] ^ 1 << bit])),
            places,
            st.integers(0, 7),
        ),
        st.builds(lambda at, noise: lambda content: overwritten(content, at, noise), places, st.binary(min_size=1)),
        st.builds(lambda at: lambda content: overwritten(content, at, bytes(300)), places),
        st.builds(
            lambda lost: (
                lambda content: b"".join(
                    bytes(PAGE) if number in lost else content[number * PAGE : (number + 1) * PAGE]
                    for number in range(len(content) // PAGE)
                )
            ),
            st.sets(pages, min_size=1, max_size=8),
        ),
        st.builds(lambda length: lambda content: content[:length], places),
    )


def _rescued_or_refused(content: bytes, folder: Path) -> Rescued | None:
    """What could be read, or None where that was nothing, and then there is no new file."""
    try:
        return rescued(content, folder)
    except Refused as refused:
        if [finding.code for finding in refused.findings] != ["nothing_readable"] or (folder / "new.whist").exists():
            raise
        return None


@settings(max_examples=15, deadline=None)
@given(damages())
def test_whatever_is_in_the_new_file_is_as_it_was_or_said_to_be_doubtful(damage: Callable[[bytes], bytes]) -> None:
    known = deals_of_edition(migrations.EDITION)
    with TemporaryDirectory() as folder:
        found = _rescued_or_refused(damage(of_edition()), Path(folder))
        if found is None:
            return
        with ClubStore.open(found.path) as store:
            now = deals(store)
    placed = {
        (drive, *(finding.facts.get(key) for key in ("round", "table", "deal"))) for drive, finding in found.findings
    }
    gone = {drive for drive, finding in found.findings if finding.code == "lost_drive"}
    open_end = any(finding.code == "unknown_loss" for _, finding in found.findings)
    for place in {*known, *now}:
        if now.get(place) != known.get(place):
            assert place in placed or place[0] in gone or (place not in now and open_end), place
    assert all(told(found, ENGLISH))


@pytest.mark.parametrize("edition", range(1, migrations.EDITION + 1))
def test_a_club_that_is_whole_is_the_same_afterwards(edition: int, tmp_path: Path) -> None:
    found = rescued(of_edition(edition), tmp_path)
    assert (found.drives, found.findings, found.brought_back) == (2, (), 0)
    path = tmp_path / "damaged.whist"
    with ClubStore.open(path) as before, ClubStore.open(found.path) as after:
        for number in (1, 2):
            assert after.evening(number) == before.evening(number)
            assert after.journal(number) == before.journal(number)


@pytest.mark.parametrize("edition", [1, migrations.EDITION])
def test_every_page_may_go_and_the_journal_or_the_tables_still_know_it(edition: int, tmp_path: Path) -> None:
    content, known = of_edition(edition), deals_of_edition(edition)
    for page in range(2, len(content) // PAGE, 7):
        found = rescued(overwritten(content, page * PAGE, b"\xa5" * PAGE), tmp_path)
        with ClubStore.open(found.path) as store:
            assert deals(store) == known, page


def test_undoing_goes_on_as_far_as_the_journal_is_left(tmp_path: Path) -> None:
    content = of_edition()
    for page in range(len(content) // PAGE // 2, len(content) // PAGE, 9):
        found = rescued(overwritten(content, page * PAGE, bytes(PAGE)), tmp_path)
        desk = Desk(ClubStore.open(found.path))
        try:
            for card in desk.drives():
                desk.open_drive(card.id)
                while desk.history.undo is not None:
                    desk.undo()
            assert desk.next_drive_id() == 3
        finally:
            desk.close()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_club_file"),
        (b"Name;Points\n" * 99, "no_club_file"),
        (of_edition()[:100], "nothing_readable"),
        (of_edition()[:100] + bytes(len(of_edition()) - 100), "nothing_readable"),
        (overwritten(of_edition(), 16, b"\0\3"), "nothing_readable"),
        (overwritten(of_edition(), 60, (migrations.EDITION + 1).to_bytes(4)), "newer_file"),
    ],
    ids=["empty", "text", "cut", "zeros", "no page size", "newer"],
)
def test_where_nothing_can_be_read_there_is_no_new_file(content: bytes, code: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as error:
        rescued(content, tmp_path)
    assert [finding.code for finding in error.value.findings] == [code]
    assert [each.name for each in tmp_path.iterdir()] == ["damaged.whist"]


def test_the_new_file_takes_the_place_of_nothing(tmp_path: Path) -> None:
    path = tmp_path / "damaged.whist"
    path.write_bytes(of_edition())
    with pytest.raises(Refused) as error:
        rescue(path, path)
    assert [finding.code for finding in error.value.findings] == ["file_exists"]
    assert path.read_bytes() == of_edition()


def test_a_club_that_is_open_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "club.whist"
    with ClubStore.create(path), pytest.raises(Refused) as error:
        rescue(path, tmp_path / "new.whist")
    assert [finding.code for finding in error.value.findings] == ["in_use"]
