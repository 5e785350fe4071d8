"""Where results that were typed a second time differ from those that are written, as a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.contracts import Marks, RuleSet
from whistdrive.desk.second_entry import TOTALS, Differing
from whistdrive.ui.models.score_sheet import mark_text, signed
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class DifferingModel(QAbstractListModel):
    """A difference an item: the table and the deal, what is written and what was typed again."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._rules: RuleSet | None = None
        self.differences: tuple[Differing, ...] = ()

    def retranslate(self, words: Words) -> None:
        """Word everything again."""
        self._words = words
        if self.differences:
            self.dataChanged.emit(self.index(0), self.index(len(self.differences) - 1))

    def show_differences(self, rules: RuleSet, differences: tuple[Differing, ...]) -> None:
        """Show these, in the words of a scoring system."""
        if (rules, differences) != (self._rules, self.differences):
            self.beginResetModel()
            self._rules, self.differences = rules, differences
            self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.differences)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not shown or not 0 <= index.row() < len(self.differences):
            return None
        found = self.differences[index.row()]
        where = self.tr("Table {table}, deal {deal}").format(table=found.table, deal=found.deal)
        if found.deal == TOTALS:
            where = self.tr("Table {table}, totals").format(table=found.table)
        text = self.tr("⚠ {where}: written {written}, typed again {again}")
        return text.format(where=where, written=self._marks(found.written), again=self._marks(found.again))

    def _marks(self, marks: Marks | None) -> str:
        if marks is None:
            return self.tr("nothing")
        if set(marks) == {"ns", "ew"}:
            return self.tr("{ns} to {ew}").format(ns=signed(int(marks["ns"])), ew=signed(int(marks["ew"])))
        assert self._rules is not None
        columns = [column.key for column in self._rules.columns if column.key in marks]
        return " ".join(mark_text(self._words, key, marks[key]) for key in columns)
