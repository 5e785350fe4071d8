"""Points apart from the results: a revoke, a penalty, an award, with their reason, and all that were given so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.sheet import SIDES
from whistdrive.desk.draft import Place
from whistdrive.desk.entry import side_names
from whistdrive.desk.notes import adjusted_in_short
from whistdrive.desk.several import several
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.adjustments import AdjustmentsModel
from whistdrive.ui.models.score_sheet import side_heading
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.slip_question import SlipQuestion
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow

Kind = Literal["revoke_ns", "revoke_ew", "table", "person"]
KINDS: tuple[Kind, ...] = ("revoke_ns", "revoke_ew", "table", "person")

REVOKE = 3
"""What a revoke costs in points, where the hall does not settle it at the table in tricks; it can be typed over."""

_LETTERS = 6
_NAME_LETTERS = 16
_REASON_LETTERS = 48
_LINES = 3


class AdjustmentQuestion(SlipQuestion):
    """For both sides of the table, or for one person; below, the drive's adjustments, each of which can go again."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, line, parent)
        self.kind, self.who, self.reason = ComboBox(), ShortField(_NAME_LETTERS), ShortField(_REASON_LETTERS)
        self.ns, self.ew, self.points = ShortField(_LETTERS), ShortField(_LETTERS), ShortField(_LETTERS)
        self.named: Mapping[str, QWidget] = {
            "kind": self.kind,
            "ns": self.ns,
            "ew": self.ew,
            "who": self.who,
            "points": self.points,
            "reason": self.reason,
        }
        self.labels = {key: QLabel() for key in self.named}
        self._pairs = {key: kept_together(self.labels[key], field, stretch=field) for key, field in self.named.items()}
        self.model, self.list, self.take_back = AdjustmentsModel(), _Adjustments(), QPushButton()
        for kind in KINDS:
            self.kind.addItem("", kind)
        for key, label in self.labels.items():
            label.setBuddy(self.named[key])
        self._lay_out()
        self.kind.activated.connect(self._follow_kind)
        self.take_back.clicked.connect(self._take_back)
        self.list.deleted.connect(self._take_back)

    @property
    @override
    def fields(self) -> tuple[QLineEdit, ...]:
        return (self.ns, self.ew, self.who, self.points, self.reason)

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.do_it.setText(self.tr("Adjust"))
        self.take_back.setText(self.tr("Take back"))
        self.take_back.setToolTip(self.tr("Delete, in the list"))
        self.list.setAccessibleName(self.tr("Adjustments of this drive"))
        self.who.setPlaceholderText(self.tr("Number or name"))
        self.reason.setPlaceholderText(self.tr("Kept with the results"))
        texts = {
            "kind": self.tr("What"),
            "who": self.tr("Who"),
            "points": self.tr("Points"),
            "reason": self.tr("Reason"),
        }
        for key, text in texts.items():
            self.labels[key].setText(text)
            self.named[key].setAccessibleName(text)
        self.answer.set_usual(
            self.tr("Below zero takes points away. Results stay as they are. Enter adjusts · Esc: no")
        )

    @override
    def begin(self) -> None:
        title = self.tr("Adjustment in round {round}, table {table}")
        self.title.setText(title.format(round=self.place.number, table=self.place.table))
        words = self._bridge.words.at(self.drive.scoring)
        for side, key in zip(SIDES, ("ns", "ew"), strict=True):
            heading = side_heading(self._bridge.words, self.drive.scoring, side)
            self.labels[key].setText(heading)
            self.named[key].setAccessibleName(self.tr("Points for {side}").format(side=heading))
        texts = [self.tr("Revoke by {side}").format(side=words.name("side", side)) for side in SIDES]
        texts += [self.tr("Points for both sides"), self.tr("Points for one person")]
        for at, text in enumerate(texts):
            self.kind.setItemText(at, text)
        self.kind.setCurrentIndex(KINDS.index("table"))
        self._show_adjustments()
        self._follow_kind()

    @override
    def ask(self, place: Place) -> None:
        super().ask(place)
        self.kind.setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def act(self) -> bool:
        return self._adjust_person() if self.kind.currentData() == "person" else self._adjust_table()

    @override
    def follow(self, before: Evening, after: Evening) -> None:
        super().follow(before, after)
        if not self.isHidden():
            self._show_adjustments()

    def _adjust_table(self) -> bool:
        ns = self._figure(self.ns)
        ew = None if ns is None else self._figure(self.ew)
        if ns is None or ew is None or not self._has_reason():
            return False
        place, reason = self.place, self.reason.text()
        if self._refused(
            self.attempt(changes.adjust_table, number=place.number, table=place.table, ns=ns, ew=ew, reason=reason)
        ):
            return False
        names = [side_names(self.drive, self.table.side(side)) for side in SIDES]
        given = [(points, name) for points, name in zip((ns, ew), names, strict=True) if points]
        self._say(given)
        return True

    def _adjust_person(self) -> bool:
        try:
            (person,) = several(self.drive, self.who.text())
        except Refused as refused:
            self.refuse_at(self.who, self._bridge.sentence(refused))
            return False
        except ValueError:
            self.refuse_at(self.who, self.tr("One person is wanted, by number or name."))
            return False
        points = self.whole_number(self.points)
        if points is None or not self._has_reason():
            return False
        number, reason = self.place.number, self.reason.text()
        if self._refused(
            self.attempt(changes.adjust_entrant, number=number, entrant=person.id, points=points, reason=reason)
        ):
            return False
        self._say([(points, person.name)])
        return True

    def _figure(self, field: QLineEdit) -> int | None:
        """A side's points: none where the field is blank."""
        return self.whole_number(field) if field.text().strip() else 0

    def _has_reason(self) -> bool:
        if self.reason.text().strip():
            return True
        self.refuse_at(self.reason, self._bridge.sentence(refuse("no_reason")))
        return False

    def _refused(self, refused: Refused | None) -> bool:
        """Whether it was; the keyboard is then where something can be done about it."""
        if refused is not None and self.kind.currentData() == "person":
            self.points.setFocus(Qt.FocusReason.TabFocusReason)
        return refused is not None

    def _say(self, given: list[tuple[int, str]]) -> None:
        """Read back who got what, and why."""
        told = ", ".join(
            self.tr("{points} for {names}").format(points=adjusted_in_short(points), names=names)
            for points, names in given
        )
        reason = self.reason.text().strip()
        self.put_away()
        self._line.say(self.tr("Adjusted: {told} ({reason})").format(told=told, reason=reason))

    def _take_back(self) -> None:
        adjustment = self.model.adjustment(self.list.currentIndex().row())
        if adjustment is None:
            return
        told = str(self.list.currentIndex().data())
        if self.answer.attempt(changes.drop_adjustment, adjustment=adjustment.id):
            self.answer.say(self.tr("Taken back: {adjustment}").format(adjustment=told))
            self.list.setCurrentIndex(self.model.index(0))

    def _follow_kind(self) -> None:
        """Ask for what the kind needs, and offer what a revoke costs."""
        kind: Kind = self.kind.currentData()
        for key in ("ns", "ew"):
            self._pairs[key].setVisible(kind != "person")
        for key in ("who", "points"):
            self._pairs[key].setVisible(kind == "person")
        for field in self.fields:
            field.clear()
        if kind in ("revoke_ns", "revoke_ew"):
            lost, won = (self.ns, self.ew) if kind == "revoke_ns" else (self.ew, self.ns)
            lost.setText(str(-REVOKE))
            won.setText(str(REVOKE))
            self.reason.setText(self.kind.currentText())
        self.answer.rest()

    def _show_adjustments(self) -> None:
        self.model.show_drive(self.drive)
        if not self.model.adjustments and (self.list.hasFocus() or self.take_back.hasFocus()):
            self.kind.setFocus()
        for part in (self.list, self.take_back):
            part.setVisible(bool(self.model.adjustments))
        self.list.setCurrentIndex(self.model.index(0))

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setFixedHeight(_LINES * theme.ROW_HEIGHT)
        layout = self.lay_out()
        *first, reason = self._pairs.values()
        layout.addLayout(WrappingRow(*first))
        layout.addLayout(WrappingRow(reason, right=kept_together(self.do_it, self.leave)))
        layout.addWidget(self.answer)
        layout.addLayout(side_by_side(self.list, self.take_back, stretch=self.list))


class _Adjustments(LinesList):
    """Delete takes the current one back."""

    deleted = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
