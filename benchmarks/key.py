"""From the key that writes a deal to the window, painted with it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from typing_extensions import override

from benchmarks.commit import AGAINST, committing
from benchmarks.evenings import Scale, empty, keep_club, played
from benchmarks.measure import Comparison
from benchmarks.program import opened, turn
from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage

_DEALS = 8
"""How many deals are played at a table where that is more than one."""


class _Entered(NamedTuple):
    """How the deals of a game are typed, but for Enter, and how many a round has."""

    keys: str
    deals: int


_GAMES = {"tricks": _Entered("7", 1), "cvisti": _Entered("N2H70", _DEALS)}


def key(scale: Scale, folder: Path) -> Iterator[Comparison]:
    """Enter at the end of a large evening against a commit that changes one row of the same file.

    The deal is saved, its table and the next are shown anew, all points are added up, and the window is painted.
    """
    for scoring, entered in _GAMES.items():
        rounds = max(1, scale.rounds // entered.deals)
        club, copy = folder / f"{scoring}.whist", folder / f"{scoring} copy.whist"
        keep_club(club, _nearly_played(empty(scale.many, rounds, scoring=scoring, deals=entered.deals)))
        shutil.copy(club, copy)
        with opened(club, folder) as window, committing(copy) as commit:
            window.desk.open_drive(1)
            turn()
            typist = _Typist(window, entered.keys)
            name = f"key, {scoring}, {scale.many} players, {scale.rounds} deals"
            yield Comparison(name, AGAINST, typist.write, commit, before=typist.prepare)


class _Typist(QObject):
    """Types deals into the scores of a window, the same ones over and over."""

    def __init__(self, window: MainWindow, keys: str) -> None:
        super().__init__(window)
        self._window = window
        self._keys = keys
        self._painted = False
        self._last = 0
        window.go_to("scores")
        page = window.pages["scores"]
        assert isinstance(page, ScoresPage)
        self._view = page.view
        self._view.viewport().installEventFilter(self)

    def prepare(self) -> None:
        """Take back what was written last, so that something is always missing, and type the next deal."""
        number = len(self._window.desk.drive.rounds)
        if self._last:
            table = self._window.desk.drive.rounds[-1].table(self._last)
            self._window.desk.do(changes.clear_deal, number=number, table=self._last, deal=len(table.slip.deals))
        QTest.keyClicks(self._view, self._keys)
        turn()
        place = self._view.place
        self._last = place.table if place else 0
        self._painted = False

    def write(self) -> None:
        """Press Enter and wait until what follows from it is painted."""
        QTest.keyClick(self._view, Qt.Key.Key_Return)
        turn()
        if not self._painted:
            raise RuntimeError("nothing was painted")

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._painted = self._painted or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _nearly_played(drive: Drive) -> Drive:
    """The drive, played but for half the deals of its last round, of which each table owes as many."""
    *before, last = played(drive).rounds
    written = (drive.plan.deals or 1) // 2
    tables = (replace(table, slip=replace(table.slip, deals=table.slip.deals[:written])) for table in last.tables)
    return replace(drive, rounds=(*before, replace(last, tables=tuple(tables))))
