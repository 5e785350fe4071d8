"""Who sat in the wrong seat: two people whose seats are exchanged, for a deal or for a whole sitting."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.sheet import SIDES
from whistdrive.desk.entry import sat, side_names
from whistdrive.desk.several import several
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.rows import kept_together
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.slip_question import SlipQuestion
from whistdrive.ui.widgets.wrapping_row import WrappingRow

_LETTERS = 32


class SeatsQuestion(SlipQuestion):
    """Both are typed into one field, by number or by letters of a name; while typing it says who would sit where."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, line, parent)
        self.people, self.label, self.whole = ShortField(_LETTERS), QLabel(), QCheckBox()
        self.label.setBuddy(self.people)
        layout = self.lay_out()
        people, buttons = kept_together(self.label, self.people), kept_together(self.do_it, self.leave)
        layout.addLayout(WrappingRow(people, self.whole, right=buttons))
        layout.addWidget(self.answer)
        self.people.textEdited.connect(self._look_ahead)
        self.whole.toggled.connect(self._look_ahead)

    @property
    @override
    def fields(self) -> tuple[QLineEdit, ...]:
        return (self.people,)

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.label.setText(self.tr("Who"))
        self.people.setAccessibleName(self.tr("Two people of this round"))
        self.people.setPlaceholderText(self.tr("Numbers or names, such as 3 + 7"))
        self.whole.setText(self.tr("in all deals of the round"))
        self.do_it.setText(self.tr("They sat so"))

    @override
    def begin(self) -> None:
        place, plan = self.place, self.drive.plan
        by_deals = plan.deals != 1 and not self.drive.scoring.plays_rubbers
        title = self.tr("Table {table}: which two sat in each other’s seats in this round?")
        if by_deals:
            title = self.tr("Table {table}, deal {deal}: which two sat in each other’s seats?")
        self.title.setText(title.format(table=place.table, deal=place.deal))
        self.people.clear()
        self.whole.setChecked(not by_deals)
        self.whole.setVisible(by_deals)
        self.answer.set_usual(
            self.tr("What was won goes with the seats; other rounds stay as they were. Enter: so it was · Esc: no")
        )
        self.answer.rest()

    @override
    def act(self) -> bool:
        try:
            one, another = self._two()
        except Refused as refused:
            self.refuse_at(self.people, self._bridge.sentence(refused))
            return False
        except ValueError:
            self.refuse_at(self.people, self._two_wanted())
            return False
        told = self.attempt(
            changes.swap_played, number=self.place.number, one=one.id, another=another.id, deal=self._deal
        )
        if told is not None:
            return False
        sentence = self._who_sits(self.drive, one, another)
        self.put_away()
        self._line.say(sentence)
        return True

    @property
    def _deal(self) -> int | None:
        return None if self.whole.isChecked() else self.place.deal

    def _two(self) -> tuple[Entrant, Entrant]:
        """Who is meant; raises Refused for somebody unknown, and ValueError where they are not two."""
        one, another = several(self.drive, self.people.text())
        return one, another

    def _two_wanted(self) -> str:
        return self.tr("Two people are wanted, such as 3 + 7.")

    def _look_ahead(self) -> None:
        """Say who would sit where, or what is still amiss; nothing is changed."""
        if not self.people.text().strip():
            self.answer.rest()
            return
        try:
            one, another = self._two()
            after = self._tried(one, another)
        except Refused as refused:
            self.answer.hint(self._bridge.sentence(refused))
        except ValueError:
            self.answer.hint(self._two_wanted())
        else:
            assert after.drive is not None
            self.answer.hint(self._who_sits(after.drive, one, another))

    def _tried(self, one: Entrant, another: Entrant) -> Evening:
        evening, number = self._bridge.desk.evening, self.place.number
        return changes.swap_played(evening, number=number, one=one.id, another=another.id, deal=self._deal)

    def _who_sits(self, drive: Drive, one: Entrant, another: Entrant) -> str:
        """Who sat where by ``drive``, at the tables of both."""
        told, deal = [], self._deal
        for table in drive.rounds[self.place.number - 1].tables:
            if {one.id, another.id} & set(table.entrants()):
                seats = (table.side(side) if deal is None else sat(table, deal, side) for side in SIDES)
                ns, ew = (side_names(drive, each) for each in seats)
                told.append(self.tr("table {table}: {ns} against {ew}").format(table=table.number, ns=ns, ew=ew))
        return self.tr("So it was at {tables}").format(tables="; ".join(told))
