"""The measures of a fairness report as a table: least and most, a histogram, and the verdict with the bound."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from whistdrive.movement.schedules.counting import Report
from whistdrive.movement.schedules.reported import least_to_most, row_in_words, times_in_words
from whistdrive.movement.schedules.verdict import Judged, judged
from whistdrive.ui import theme
from whistdrive.ui.widgets.histogram import Histogram
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.words import Words

LEAST_LETTERS = 16
"""The least room for a text, in average letters; what is longer wraps."""

_TOP = Qt.AlignmentFlag.AlignTop


class Measures(QWidget):
    """A row for each measure; made anew for each report."""

    def __init__(self, report: Report, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.BETWEEN)
        self._grid.setVerticalSpacing(theme.INSIDE + theme.STEP)
        for column, stretch in enumerate((2, 3, 3)):
            self._grid.setColumnStretch(column, stretch)
        for column, key in enumerate(("what", "times", "verdict")):
            heading = QuietLabel()
            heading.setText(words(f"fairness.column.{key}"))
            self._grid.addWidget(heading, 0, column, Qt.AlignmentFlag.AlignBottom)
        told = judged(report)
        names = {row_in_words(times, words) for each in told for times, _ in each.spread.histogram}
        for row, each in enumerate(told, start=1):
            self._add(row, each, names)

    def _add(self, row: int, each: Judged, names: Collection[str]) -> None:
        words = self._words
        name = words(f"fairness.{each.name}")
        what = f"{name}\n{words('fairness.range', times=least_to_most(each.spread))}"
        rows = tuple((row_in_words(times, words), many) for times, many in each.spread.histogram)
        histogram = Histogram(rows, names, f"{name}: {times_in_words(each.spread, words)}")
        for column, part in enumerate((_wrapping(what), histogram, _wrapping(self._verdict(each)))):
            self._grid.addWidget(part, row, column, _TOP)

    def _verdict(self, each: Judged) -> str:
        verdict = self._words(f"fairness.verdict.{each.verdict}")
        if each.bound is None:
            return verdict
        return f"{verdict}\n{self._words('fairness.repeats', repeats=each.repeats, bound=each.bound)}"


def _wrapping(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setMinimumWidth(label.fontMetrics().averageCharWidth() * LEAST_LETTERS)
    return label
