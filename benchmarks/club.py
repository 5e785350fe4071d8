"""A club of ten years in its window: the start page, somebody found at a key, a season."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override

from benchmarks.evenings import Scale, empty
from benchmarks.measure import Comparison
from benchmarks.program import enter, house, leave, opened, turn
from benchmarks.ten_years import found_club
from whistdrive.core import changes
from whistdrive.core.seasons import Result
from whistdrive.store import ClubStore
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.sign_in import SignInPage

_TYPED = {"two letters": ("m", "a"), "with a slip": ("popesk", "u")}
"""What stands in a field and what is typed next: many are found by the one, nobody by the other but for a slip."""


def club(scale: Scale, folder: Path) -> Iterator[Comparison]:
    """Opening a large club against opening an empty one; finding people and a season against bare loops."""
    full, nothing = folder / "ten years.whist", folder / "empty.whist"
    found_club(full, scale.decade)
    ClubStore.create(nothing).close()
    size = f"{scale.decade.drives} drives"
    with house(full, folder / "full") as large, house(nothing, folder / "bare") as small:
        work, bare = _Start(large, full), _Start(small, nothing)

        def before() -> None:
            for program in (large, small):
                leave(program)

        yield Comparison(f"club, start page, {size}", "an empty club, opened alike", work.show, bare.show, before)
    with opened(full, folder / "full") as window:
        names = [person.name for person in window.desk.evening.club.people]
        people = window.pages["people"]
        assert isinstance(people, PeoplePage)
        window.go_to("people")
        yield from _keys(people.search, "club, people", names)
        yield _season(window)
        window.desk.do(changes.new_drive, drive=replace(empty(0, scale.rounds), id=window.desk.next_drive_id()))
        door = window.pages["sign_in"]
        assert isinstance(door, SignInPage)
        window.go_to("sign_in")
        yield from _keys(door.door.name, "club, door", names)


class _Start(QObject):
    """Opens a club and waits until its start page is painted: the cards of its drives, or how to begin."""

    def __init__(self, program: House, club: Path) -> None:
        super().__init__()
        self._program = program
        self._club = club
        self._painted = False

    def show(self) -> None:
        """Open the club; one that is open still is closed first."""
        leave(self._program)
        self._painted = False
        page = enter(self._program, self._club).pages["club"]
        assert isinstance(page, ClubPage)
        (page.card_list.viewport() if page.cards.rowCount() else page.first_run).installEventFilter(self)
        turn()
        if not self._painted:
            raise RuntimeError("nothing was painted")

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._painted = self._painted or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _keys(field: QLineEdit, where: str, names: Sequence[str]) -> Iterator[Comparison]:
    """Keys in a field that looks for people, painted with whoever is found."""
    for what, (there, key) in _TYPED.items():

        def before(there: str = there) -> None:
            field.clear()
            QTest.keyClicks(field, there)
            turn()

        def work(key: str = key) -> None:
            QTest.keyClicks(field, key)
            turn()

        bare = partial(_containing, there + key, names)
        yield Comparison(
            f"{where}, {what}, {len(names):,} people", "a loop: the text in small letters", work, bare, before
        )


def _season(window: MainWindow) -> Comparison:
    """The page of the first season, from the key that leads to it."""
    season = window.desk.evening.club.seasons[0]
    results = window.desk.results(season.drives)

    def before() -> None:
        window.go_to("club")
        turn()

    def work() -> None:
        window.go_to("seasons")
        turn()

    name = f"club, season, {len(season.drives)} drives"
    return Comparison(name, "a loop that adds everybody's points", work, partial(_added, results), before)


def _containing(text: str, names: Sequence[str]) -> list[str]:
    return [name for name in names if text in name.lower()]


def _added(results: Sequence[Result]) -> dict[int, int]:
    totals: dict[int, int] = defaultdict(int)
    for result in results:
        totals[result.person] += result.points
    return totals
