"""Cards: what people wrote on their own cards, as the results of the evening or as a second count of the tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.desk.card_control import card_control
from whistdrive.desk.card_entry import CardField, Detail, card_of, detail_in_use, details, figure, holders, missing
from whistdrive.desk.roster import find_entrants
from whistdrive.desk.second_count import Difference, second_count
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.cards import CardsModel
from whistdrive.ui.pages.page import LookedAtPage
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.card_adjustment import CardAdjustment
from whistdrive.ui.widgets.card_sum import CardSum
from whistdrive.ui.widgets.card_table import CardTable
from whistdrive.ui.widgets.differences_panel import DifferencesPanel
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.jump_field import JumpField
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import kept_together
from whistdrive.ui.widgets.views_bar import ViewsBar

MOST_NAMED = 8
"""So many people whose card is missing are named; the rest are counted."""


class CardsPage(LookedAtPage):
    """A table of people; where there are tables too, the differences beside it.

    ``slip_wanted`` carries the :class:`~whistdrive.desk.draft.Place` of the deal that explains a difference.
    """

    key = "cards"
    slip_wanted = Signal(object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._seen: Drive | None = None
        self._details: tuple[Detail, ...] = ("total",)
        self.detail: Detail = "total"
        self.title, self.progress = PageTitle(), QuietLabel()
        self.jump = JumpField()
        self.next_step = NextButton()
        self.views = ViewsBar()
        self.sum = CardSum()
        self.cards = CardsModel(bridge)
        self.table = CardTable(self.cards)
        self.differences = DifferencesPanel(bridge)
        self.answer = AnswerLine(bridge)
        self.adjust, self.adjustment = QPushButton(), CardAdjustment(bridge, self.answer)
        self._whole, self._either = QWidget(), QStackedWidget()
        self._empty = EmptyState()
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self._empty.set_sentence(self.tr("Nobody is signed in yet. Their cards are typed here at the end."))
        self.jump.setPlaceholderText(self.tr("Number or name"))
        self.jump.setAccessibleName(self.tr("Go to somebody’s card"))
        self.views.setAccessibleName(self.tr("What is typed of each card"))
        self.views.setToolTip(self.tr("How much of each card is typed (Alt+1, Alt+2, Alt+3 in this order)"))
        self.table.setAccessibleName(self.tr("People’s cards"))
        self.answer.set_usual(
            self.tr("Enter next person · Tab next figure · Esc restores · Del clears · / finds · Ctrl+M missing")
        )
        self.adjust.setText(self.tr("Adjust…"))
        self.adjust.setToolTip(self.tr("Points apart from the card that is chosen, with a reason (Alt+J)"))
        self.adjustment.retranslate()
        self.cards.retranslate()
        self.differences.retranslate()
        self._seen = None
        self.bring_up_to_date()

    @override
    def state(self) -> str:
        drive = self.drive
        if drive is None or not drive.entrants:
            return ""
        people = len(holders(drive))
        return self.tr("cards: {count} of {people}").format(count=people - len(missing(drive)), people=people)

    @override
    def settle(self) -> bool:
        return self.table.settle()

    @override
    def focus_first(self) -> None:
        self.bring_up_to_date()
        if not self.table.currentIndex().isValid() and not self.table.go_to_missing():
            self.table.go_to(0)
        self.table.setFocus()

    def go_to_missing(self) -> None:
        """Go to the next card that is still to come."""
        if not self.settle():
            return
        self.table.setFocus()
        if not self.table.go_to_missing(after=self.table.current_row):
            self._say_all_in()

    def _lay_out(self) -> None:
        self.progress.setTextFormat(Qt.TextFormat.PlainText)
        body = QHBoxLayout()
        body.setSpacing(theme.BETWEEN)
        body.addWidget(self.table, 3)
        body.addWidget(self.differences, 2)
        inside = QVBoxLayout(self._whole)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(theme.INSIDE)
        inside.addWidget(FoldingRow(self.views, self.sum, self.adjust))
        inside.addLayout(body, 1)
        inside.addWidget(self.adjustment)
        inside.addWidget(self.answer)
        self._either.addWidget(self._empty)
        self._either.addWidget(self._whole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.INSIDE)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(FoldingRow(self.title, self.progress, kept_together(self.jump, self.next_step)))
        layout.addWidget(self._either, 1)

    def _connect(self) -> None:
        self.views.currentChanged.connect(self._choose_view)
        self.cards.refused.connect(self._refuse)
        self.cards.written.connect(self._read_back)
        self.table.typing.connect(self._say_whose)
        self.table.all_in.connect(self._say_all_in)
        self.table.figures.restored.connect(self.answer.rest)
        self.jump.wanted.connect(self._jump)
        self.jump.put_away.connect(self.table.setFocus)
        self.differences.wanted.connect(self.slip_wanted)
        self.next_step.clicked.connect(self._go_on)
        self.adjust.clicked.connect(self._ask_points)
        for key in ("Alt+J", "Ctrl+J"):  # the second as at the tables
            press_by_key(self.adjust, key)
        self.adjustment.put_away.connect(self.table.setFocus)
        does: dict[str, Callable[[], object]] = {
            "/": self._ask_whom,
            "Ctrl+G": self._ask_whom,
            "Ctrl+M": self.go_to_missing,
            "Alt+D": self._look_at_differences,
        }
        does |= {f"Alt+{nth}": partial(self._show_view, nth - 1) for nth in (1, 2, 3)}
        for keys, deed in does.items():
            key_in(self, keys, deed)

    @override
    def bring_up_to_date(self) -> None:
        """Show what has changed since the page was last looked at."""
        old, drive = self._seen, self.drive
        if old is drive:
            return
        self._seen = drive
        self.answer.rest()  # what was read back last need not be true any more
        self._either.setCurrentWidget(self._whole if drive and drive.entrants else self._empty)
        if drive is None:
            return
        self._details = details(drive.plan)
        names = {"total": self.tr("Totals"), "halves": self.tr("Halves"), "deals": self.tr("All deals")}
        self.views.show_views(tuple(names[each] for each in self._details))
        if old is None or old.id != drive.id or self.detail not in self._details:
            self.detail = detail_in_use(drive)
        self._mark_view()
        self._show_cards(drive)
        self._word(drive)

    def _show_cards(self, drive: Drive) -> None:
        found = second_count(drive) if drive.plan.entry == "tables" and drive.cards else ()
        by_person: dict[int, tuple[Difference, ...]] = {}
        for each in found:
            by_person[each.entrant] = (*by_person.get(each.entrant, ()), each)
        self.cards.show_cards(drive, self.detail, by_person)
        self.differences.show_differences(drive, found)
        self.sum.show_control(card_control(drive))
        self.adjustment.show_drive(drive)

    def _word(self, drive: Drive) -> None:
        counted = drive.plan.entry == "cards"
        self.adjust.setVisible(counted and not drive.closed)
        self.adjustment.setVisible(self.adjustment.isVisible() and counted and not drive.closed)
        self.title.setText(self.tr("Scores from cards") if counted else self.tr("Second count"))
        self.next_step.setText(self.tr("Standings") if counted else self.tr("Back to the scores"))
        self.next_step.setToolTip(self.tr("Ctrl+4") if counted else self.tr("Ctrl+3"))
        absent, people = missing(drive), len(holders(drive))
        text = self.tr("{count} of %n cards", "", people).format(count=people - len(absent))
        if absent and len(absent) < people:
            names = ", ".join(f"{entrant.number} {entrant.name}" for entrant in absent[:MOST_NAMED])
            if len(absent) > MOST_NAMED:
                names = self.tr("{names} and %n more", "", len(absent) - MOST_NAMED).format(names=names)
            text = self.tr("{count}; missing: {names}").format(count=text, names=names)
        self.progress.setText(text)

    def _show_view(self, at: int) -> None:
        if at < len(self._details) and self.settle():
            self.views.setCurrentIndex(at)

    def _choose_view(self, at: int) -> None:
        """Show more or less of the cards; what is half-typed and refused keeps the view as it is."""
        if self.drive is not None and self.settle():
            self.detail = self._details[at]
            row = max(self.table.current_row, 0)
            self._show_cards(self.drive)
            self.table.go_to(row)
        self._mark_view()

    def _mark_view(self) -> None:
        with QSignalBlocker(self.views):
            self.views.setCurrentIndex(self._details.index(self.detail))

    def _whose(self, index: QModelIndex) -> str:
        entrant, field = self.cards.people[index.row()], self.cards.field_at(index)
        return "" if field is None else self._named(entrant.id, field)

    def _named(self, entrant_id: int, field: CardField) -> str:
        entrant = self.desk.drive.entrant(entrant_id)
        name = self.cards.field_name(field)
        what = self.tr("deal {deal}").format(deal=name) if field.key == "deals" else name.lower()
        return self.tr("{number} {name}, {figure}").format(number=entrant.number, name=entrant.name, figure=what)

    def _say_whose(self, index: QModelIndex) -> None:
        self.answer.hint(self._whose(index))

    def _refuse(self, refused: Refused) -> None:
        whose = self._whose(self.table.currentIndex())
        self.answer.refuse(self.tr("{whose}: {why}").format(whose=whose, why=self.bridge.sentence(refused)))

    def _read_back(self, entrant: int, field: CardField) -> None:
        points = figure(card_of(self.desk.drive, entrant), field)
        shown = self.tr("blank") if points is None else str(points)
        self.answer.say(self.tr("{whose}: {figure}").format(whose=self._named(entrant, field), figure=shown))

    def _look_at_differences(self) -> None:
        """Take the keyboard to the list of differences, and back again."""
        if self.settle():
            here = self.differences.list.hasFocus() or not self.differences.isVisible()
            (self.table if here else self.differences.list).setFocus()

    def _ask_points(self) -> None:
        """Ask for points apart from the card under the cursor."""
        if self.settle():
            self.adjustment.open(self.cards.people[max(self.table.current_row, 0)])
            # Only once the table has the room that this leaves it.
            QTimer.singleShot(0, self.table, lambda: self.table.scrollTo(self.table.currentIndex()))

    def _ask_whom(self) -> None:
        if self.drive is not None and self.settle():
            self.jump.open()

    def _jump(self, wanted: str) -> None:
        found = {entrant.id for entrant in find_entrants(self.desk.drive, wanted)} if wanted.strip() else set()
        rows = [row for row, entrant in enumerate(self.cards.people) if entrant.id in found]
        if not rows:
            self.answer.refuse(self.tr("Nobody here has the number or name “{text}”.").format(text=wanted.strip()))
            return
        later = [row for row in rows if row > self.table.current_row]
        self.table.go_to(later[0] if len(rows) > 1 and later else rows[0])
        if len(rows) == 1:
            self.answer.rest()
            self.jump.close_it()
        else:
            self.answer.hint(self.tr("Several are called so: Enter goes on to the next, Esc stays here."))

    def _say_all_in(self) -> None:
        told = self.answer.text().removeprefix("✓ ").rstrip(".")
        all_in = self.tr("All cards are in.")
        said = self.answer.text().startswith("✓ ") and all_in.rstrip(".") not in told
        self.answer.say(f"{told}. {all_in}" if said else all_in)

    def _go_on(self) -> None:
        self.go_to.emit("standings" if self.desk.drive.plan.entry == "cards" else "scores")
