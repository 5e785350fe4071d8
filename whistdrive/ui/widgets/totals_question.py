"""The totals of a table that hands in nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.sheet import SIDES, Side, other
from whistdrive.desk.entry import side_names
from whistdrive.desk.typed import read
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.score_sheet import side_heading, signed
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.slip_question import POINTS, SlipQuestion, is_excusable

_LETTERS = 7


class TotalsQuestion(SlipQuestion):
    """Both sides' points; where the game fixes the sum, the side that was not typed fills itself."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, line, parent)
        self.points: Mapping[Side, QLineEdit] = {side: ShortField(_LETTERS) for side in SIDES}
        self._labels: Mapping[Side, QLabel] = {side: QLabel() for side in SIDES}
        self._own: set[Side] = set()
        parts: list[QWidget | None] = []
        for side in SIDES:
            self._labels[side].setBuddy(self.points[side])
            parts += [self._labels[side], self.points[side]]
            self.points[side].textEdited.connect(lambda _text, side=side: self._edited(side))
        layout = self.lay_out()
        layout.addLayout(side_by_side(*parts, None, self.do_it, self.leave))
        layout.addWidget(self.answer)

    @property
    @override
    def fields(self) -> tuple[QLineEdit, ...]:
        return tuple(self.points.values())

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.do_it.setText(self.tr("Write the totals"))

    @override
    def begin(self) -> None:
        slip = self.table.slip
        self.title.setText(self.tr("Table {table} hands in nothing but its totals").format(table=self.place.table))
        for side, label in self._labels.items():
            heading = side_heading(self._bridge.words, self.drive.scoring, side)
            label.setText(heading)
            self.points[side].setAccessibleName(self.tr("Points of {side}").format(side=heading))
        written = slip.totals or ("", "")
        for field, points in zip(self.fields, written, strict=True):
            field.setText(str(points))
        self._own = set()
        self.answer.set_usual(self._usual())
        self.answer.rest()

    @override
    def act(self) -> bool:
        ns = self.whole_number(self.points["NS"])
        ew = None if ns is None else self.whole_number(self.points["EW"])
        return ns is not None and ew is not None and self._write(ns, ew)

    def _write(self, ns: int, ew: int, remark: str = "") -> bool:
        place = self.place
        refused = self.attempt(
            changes.write_totals, number=place.number, table=place.table, ns=ns, ew=ew, remark=remark
        )
        if refused is not None:
            if is_excusable(refused):
                self._line.ask(
                    self._bridge.sentence(refused),
                    self.tr("Reason, kept with the result"),
                    lambda reason: self._write(ns, ew, reason),
                    self.fields[0].setFocus,
                )
            return False
        self.put_away()
        self._line.say(self.tr("Table {table}: {totals}").format(table=place.table, totals=self._read_back(ns, ew)))
        return True

    def _edited(self, side: Side) -> None:
        """Fill the other side in where the game says what it is, unless it was typed itself."""
        self._own.add(side)
        across, due = other(side), self._due()
        mark = read(POINTS, self.points[side].text()).mark
        if due is not None and across not in self._own:
            follows = isinstance(mark, int) and 0 <= mark <= due
            self.points[across].setText(str(due - int(mark)) if follows and mark is not None else "")
        ns, ew = (read(POINTS, field.text()).mark for field in self.fields)
        if isinstance(ns, int) and isinstance(ew, int):
            self.answer.hint(self._read_back(ns, ew))
        else:
            self.answer.rest()

    def _due(self) -> int | None:
        """What both sides make together, where the game and the plan say so."""
        base, deals = self.drive.scoring.deal_sum, self.drive.plan.deals
        return None if base is None or deals is None else base * deals

    def _read_back(self, ns: int, ew: int) -> str:
        names = [side_names(self.drive, self.table.side(side)) for side in SIDES]
        text = self.tr("{ns} to {ns_names}, {ew} to {ew_names}")
        return text.format(ns=signed(ns), ns_names=names[0], ew=signed(ew), ew_names=names[1])

    def _usual(self) -> str:
        """What the figures are, and what becomes of deals that are written."""
        deals, due = len(self.table.slip.deals), self._due()
        told = [self.tr("Together they make {sum}.").format(sum=due)] if due is not None else []
        if deals:
            told.append(self.tr("They take the place of the deals that are written: {deals}.").format(deals=deals))
        return " ".join((*told, self.tr("Enter writes them, Esc gives up.")))
