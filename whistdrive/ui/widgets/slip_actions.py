"""What can be done to the slip under the cursor beside typing figures, as actions and as a menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import DEALING_ORDER, Drive, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.sheet import Side
from whistdrive.core.standings import unfinished
from whistdrive.desk.draft import Place
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.entry_view import EntryView
from whistdrive.ui.widgets.slip_writer import swap_sides
from whistdrive.ui.widgets.trump_cycle import KNOWN

_KEYS = {
    "swap": "X",
    "clear": "Del",
    "totals": "Ctrl+T",
    "adjust": "Ctrl+J",
    "seats": "Ctrl+R",
    "close": "Ctrl+B",
    "dealer": "Ctrl+D",
    "winner": "Ctrl+L",
}
_BARE = frozenset({"swap", "clear"})
"""Keys that mean something else in a field or a list: they are heard among the slips alone."""
_QUESTIONS = ("totals", "adjust", "seats")
_NEXT_WINNER: dict[Side | None, Side | None] = {None: "NS", "NS": "EW", "EW": None}


class SlipActions(QObject):
    """Swap the sides, clear a deal, close the table early, first dealer, who moves as winner, another trump.

    ``view`` tells which view is in use; what is half-typed in it is settled first. ``asked`` wants a question put about
    the deal under the cursor (a key of :class:`~whistdrive.ui.widgets.slip_questions.SlipQuestions`, and the place).
    """

    asked = Signal(str, object)

    def __init__(
        self, bridge: Bridge, line: AskingLine, view: Callable[[], EntryView], page: QWidget, slips: QWidget
    ) -> None:
        """Keys are heard on the whole page, but those that are no more than a letter only among the slips."""
        super().__init__(page)
        self._bridge = bridge
        self._line = line
        self._view = view
        self.menu = QMenu(page)
        does: dict[str, Callable[[], None]] = {
            "swap": self._swap,
            "clear": self._clear,
            **{key: partial(self._ask, key) for key in _QUESTIONS},
            "close": self._close,
            "dealer": self._turn_dealer,
            "winner": self._turn_winner,
        }
        self._actions = {key: self._made(key, deed, slips if key in _BARE else page) for key, deed in does.items()}
        self._trumps = QMenu(self.menu)
        for trump in KNOWN:
            action = self._trumps.addAction("")
            action.setData(trump)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked, trump=trump: self._set_trump(trump))
        self.menu.addActions(list(self._actions.values()))
        self.menu.addMenu(self._trumps)

    def __getitem__(self, key: str) -> QAction:
        """An action by its key: ``swap``, ``clear``, ``close``, ``dealer``, ``winner``."""
        return self._actions[key]

    @property
    def trumps(self) -> tuple[QAction, ...]:
        """The trumps to choose from; each action's data is the key of its trump."""
        return tuple(self._trumps.actions())

    def retranslate(self) -> None:
        """Word everything again for the slip under the cursor."""
        self._actions["swap"].setText(self.tr("S&wap the sides"))
        self._actions["totals"].setText(self.tr("Totals &only…"))
        self._actions["adjust"].setText(self.tr("&Adjustment…"))
        self._actions["seats"].setText(self.tr("People sat in the wrong seat&s…"))
        self._trumps.setTitle(self.tr("Another &trump was played"))
        for action in self._trumps.actions():
            trump = str(action.data())
            action.setText(f"{self._bridge.words.name('suit', trump)}  {self._bridge.words.name('suit_name', trump)}")
        self.show_place()

    def show_place(self) -> None:
        """Offer what is possible for the deal under the cursor, and say what stands there now."""
        found = self._here()
        slip = found[1].slip if found else None
        totals = slip is not None and slip.totals is not None
        self._actions["clear"].setText(self.tr("C&lear the totals") if totals else self.tr("C&lear this deal"))
        self._actions["close"].setText(
            self.tr("Take the early &end back") if slip and slip.closed else self.tr("&End this table early…")
        )
        seat = self._bridge.words.name("seat", slip.dealer) if slip else ""
        self._actions["dealer"].setText(self.tr("First &dealer: {seat}").format(seat=seat))
        words = self._bridge.words.at(found[0].scoring) if found else self._bridge.words
        winner = words.name("side", slip.winner) if slip and slip.winner else self.tr("not said")
        self._actions["winner"].setText(self.tr("Level: moves as &winner: {side}").format(side=winner))
        written = found is not None and found[2].deal <= len(found[1].slip.deals)
        self._actions["swap"].setEnabled(written)
        self._actions["clear"].setEnabled(written or totals)
        for key in ("dealer", "close", *_QUESTIONS):
            self._actions[key].setEnabled(found is not None)
        self._actions["winner"].setEnabled(found is not None and _may_be_level(*found))
        self._offer_trumps(found if written else None)

    def _offer_trumps(self, found: tuple[Drive, Table, Place] | None) -> None:
        fixed = found is not None and not found[0].scoring.choose_trump and bool(found[0].plan.trumps)
        self._trumps.setEnabled(fixed)
        if found is None or not fixed:
            return
        drive, table, place = found
        played = table.slip.deals[place.deal - 1].trump or drive.plan.trump(place.number, place.deal)
        for action in self._trumps.actions():
            action.setChecked(action.data() == played)

    def _made(self, key: str, deed: Callable[[], None], where: QWidget) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(_KEYS[key]))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: self._settled(deed))
        where.addAction(action)
        return action

    def _settled(self, deed: Callable[[], None]) -> None:
        """Do it once what is half-typed is written; Delete gives that up instead."""
        view = self._view()
        if deed == self._clear and view.pending:
            view.drop()
        elif view.settle():
            deed()

    def _here(self) -> tuple[Drive, Table, Place] | None:
        drive, place = self._bridge.desk.evening.drive, self._view().place
        if drive is None or place is None:
            return None
        return drive, drive.rounds[place.number - 1].table(place.table), place

    def _swap(self) -> None:
        found = self._here()
        if found is None:
            return
        swap_sides(self._bridge, self._line, found[2])

    def _clear(self) -> None:
        found = self._here()
        if found is None:
            return
        _, table, place = found
        if table.slip.totals is not None:
            if self._attempt(changes.clear_totals, number=place.number, table=place.table):
                self._line.say(self.tr("Table {table} has handed in nothing again.").format(table=place.table))
        elif self._attempt(changes.clear_deal, number=place.number, table=place.table, deal=place.deal):
            text = self.tr("Table {table}, deal {deal} is blank again.")
            self._line.say(text.format(table=place.table, deal=place.deal))

    def _ask(self, key: str) -> None:
        place = self._view().place
        if place is not None:
            self.asked.emit(key, place)

    def _close(self) -> None:
        found = self._here()
        if found is None:
            return
        _, table, place = found
        if table.slip.closed:
            if self._amend(place, closed=""):
                self._line.say(self.tr("Table {table} has not ended yet.").format(table=table.number))
            return
        if not _owes_deals(*found):
            text = self.tr("Table {table} has played all it had to play: there is nothing left to end early.")
            self._line.refuse(text.format(table=table.number))
            return
        self._line.ask(
            self.tr("Table {table} stops early. Why?").format(table=table.number),
            self.tr("Reason, printed with the result"),
            lambda reason: self._end_early(place, reason),
            lambda: self._view().setFocus(),
        )

    def _end_early(self, place: Place, reason: str) -> None:
        """Close a table and say so; where nobody leads there, also how it is decided who moves."""
        if not self._amend(place, closed=reason):
            return
        told = [self.tr("Table {table} ended early: {reason}").format(table=place.table, reason=reason)]
        found = self._here()
        if found is not None and _may_be_level(*found):
            told.append(self.tr("Who moves as winner is drawn, unless you say it (Ctrl+L)"))
        self._line.say(" · ".join(told))

    def _turn_dealer(self) -> None:
        found = self._here()
        if found is not None:
            drive, table, place = found
            order = [seat for seat in DEALING_ORDER if seat in drive.scoring.seats]
            self._amend(place, "dealer", dealer=order[(order.index(table.slip.dealer) + 1) % len(order)])

    def _turn_winner(self) -> None:
        found = self._here()
        if found is not None:
            self._amend(found[2], "winner", winner=_NEXT_WINNER[found[1].slip.winner])

    def _amend(self, place: Place, said: str = "", **written: str | None) -> bool:
        """Write one part of the slip's head, the others as they are, and say ``said``, the text of an action.

        False when it is refused.
        """
        slip = self._bridge.desk.drive.rounds[place.number - 1].table(place.table).slip
        kept = {"dealer": slip.dealer, "winner": slip.winner, "closed": slip.closed} | written
        done = self._attempt(changes.amend_slip, number=place.number, table=place.table, **kept)
        if done and said:
            self._line.say(self._actions[said].text().replace("&", ""))
        self._view().setFocus()
        return done

    def _set_trump(self, trump: str) -> None:
        view, found = self._view(), self._here()
        if found is None or not view.settle():
            return
        drive, table, place = found
        planned = drive.plan.trump(place.number, place.deal)
        self._attempt(
            changes.write_deal,
            number=place.number,
            table=place.table,
            deal=place.deal,
            marks=table.slip.deals[place.deal - 1].marks,
            trump=None if trump == planned else trump,
        )

    def _attempt(self, change: Callable[..., Evening], **written: object) -> bool:
        """Ask the desk for a change; False, with the reason on the line, when it is refused."""
        try:
            self._bridge.do(change, **written)
        except Refused as refused:
            self._line.refuse(self._bridge.sentence(refused))
            return False
        return True


def _owes_deals(drive: Drive, table: Table, place: Place) -> bool:
    return any(each.number == table.number for each in unfinished(drive, place.number))


def _may_be_level(drive: Drive, table: Table, place: Place) -> bool:
    """Whether who moves as winner must be said: it counts, and the table is level or could not play."""
    sheet = drive.sheet(place.number, table)
    return drive.movement.needs_results and bool(sheet.lines or table.slip.closed) and sheet.totals.leader is None
