"""How a season is counted: its name, how many evenings, by what, and what coming is worth."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, get_args

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.changes.club import MOST_EVENINGS, MOST_POINTS
from whistdrive.core.club import Season, SeasonBy
from whistdrive.core.findings import Refused
from whistdrive.core.merging import merged
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox

USUAL_POINTS: Final = (10, 8, 6, 5, 4, 3, 2, 1)
"""What is offered when places are to bring points and nobody has said how many."""

_BETWEEN: Final = re.compile(r"[\s,;]+")


class SeasonRules(QWidget):
    """Whatever leaves a field commits it: Enter, Tab, another view, another page."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._season: Season | None = None
        self.form = FieldForm()
        self.name, self.for_places = QLineEdit(), QLineEdit()
        self.best, self.attendance = SpinBox(), SpinBox()
        self.by = ComboBox()
        self.best.setRange(0, MOST_EVENINGS)
        self.attendance.setRange(0, MOST_POINTS)
        for by in get_args(SeasonBy):
            self.by.addItem("", by)
        fields = {
            "name": self.name,
            "best": self.best,
            "by": self.by,
            "for_places": self.for_places,
            "attendance": self.attendance,
        }
        for key, field in fields.items():
            self.form.add(key, field)
        for part in (self.name, self.for_places, self.best, self.attendance):
            part.editingFinished.connect(self.settle)
        self.by.activated.connect(self._take_way)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        layout.addStretch(1)

    def retranslate(self) -> None:
        """Word the fields."""
        self.form.word("name", self.tr("Name"))
        self.form.word("best", self.tr("Evenings that count"), self.tr("The best of everybody; 0 counts all"))
        self.form.word("by", self.tr("An evening brings"))
        self.form.word(
            "for_places", self.tr("Points for places"), self.tr("The first place first, such as 10 8 6 5 4 3 2 1")
        )
        self.form.word("attendance", self.tr("Points for coming"), self.tr("Added for every evening, counted or not"))
        self.best.setSpecialValueText(self.tr("all"))
        ways: dict[SeasonBy, str] = {"score": self.tr("the points of the drive"), "place": self.tr("points for places")}
        for at in range(self.by.count()):
            self.by.setItemText(at, ways[self.by.itemData(at)])

    def show_season(self, season: Season | None) -> None:
        """Show a season; of the same one only what is not being typed."""
        old, self._season = self._season, season
        other = old is None or season is None or old.id != season.id
        self.setEnabled(season is not None)
        if season is None:
            return
        if old is None or other:
            self.form.forgive()
            self._fill(_Typed.of(season))
        else:
            self._fill(merged(_Typed.of(old), self._typed(), _Typed.of(season)))

    def settle(self) -> bool:
        """Take in what is typed; False where it was refused, and the focus is there."""
        season = self._season
        if season is None or self._typed() == _Typed.of(season):
            return True
        self.form.forgive()
        for_places = self._points()
        if for_places is None:
            self.form.refuse("for_places", self.tr("Only whole numbers with spaces between them, such as 10 8 6."))
            return False
        changed = replace(
            season,
            name=self.name.text(),
            best=self.best.value() or None,
            by=self.by.currentData(),
            for_places=for_places,
            attendance=self.attendance.value(),
        )
        try:
            self._bridge.do(changes.keep_season, season=changed)
        except Refused as refused:
            self.form.refuse(str(refused.findings[0].facts.get("field", "name")), self._bridge.sentence(refused))
            return False
        kept = next(each for each in self._bridge.desk.evening.club.seasons if each.id == season.id)
        if self._season is not None and self._season.id == season.id:  # else another is shown by now
            self._season = kept
            self._fill(_Typed.of(kept))  # as it is kept: without spaces too many
        return True

    def _take_way(self) -> None:
        """Another way to count; points for places begin with the usual ones."""
        if self.by.currentData() == "place" and not self.for_places.text().strip():
            self.for_places.setText(" ".join(map(str, USUAL_POINTS)))
        self.settle()

    def _points(self) -> tuple[int, ...] | None:
        """The points that are typed; None where it is anything else."""
        parts = [part for part in _BETWEEN.split(self.for_places.text()) if part]
        if not all(part.isascii() and part.isdecimal() and len(part) < len(str(MOST_POINTS)) + 2 for part in parts):
            return None
        return tuple(map(int, parts))

    def _typed(self) -> _Typed:
        return _Typed(
            self.name.text(), self.for_places.text(), self.best.value(), self.by.currentData(), self.attendance.value()
        )

    def _fill(self, kept: _Typed) -> None:
        for field, text in ((self.name, kept.name), (self.for_places, kept.for_places)):
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0)
        for number, value in ((self.best, kept.best), (self.attendance, kept.attendance)):
            if number.value() != value:  # else what is being typed would be written anew
                number.setValue(value)
        self.by.setCurrentIndex(self.by.findData(kept.by))
        self.form.show_row("for_places", visible=kept.by == "place")


@dataclass(frozen=True, slots=True)
class _Typed:
    """What stands in the fields."""

    name: str
    for_places: str
    best: int
    by: SeasonBy
    attendance: int

    @classmethod
    def of(cls, season: Season) -> _Typed:
        points = " ".join(map(str, season.for_places))
        return cls(season.name, points, season.best or 0, season.by, season.attendance)
