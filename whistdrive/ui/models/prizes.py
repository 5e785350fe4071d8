"""The prizes as a list: who has each, with what, and what is still to be decided; in the words that are printed too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.desk.prizes import is_over
from whistdrive.printing.prize_names import Line, prize_lines, row_in_words
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class PrizesModel(QAbstractListModel):
    """A prize an item: what it is and who has it, and below it all that there is to say."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: tuple[str, ...] = ()
        self.lines: tuple[Line, ...] = ()

    def show_drive(self, drive: Drive | None, words: Words) -> None:
        """Show the prizes of a drive; while they stay the same ones, so does what is selected."""
        lines = prize_lines(drive, words) if drive else ()
        texts = tuple(self._text(drive, line) for line in lines) if drive else ()
        if [line.award.prize.id for line in lines] == [line.award.prize.id for line in self.lines]:
            changed = [row for row, text in enumerate(texts) if text != self._texts[row]]
            self.lines, self._texts = lines, texts
            for row in changed:
                self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.lines, self._texts = lines, texts
        self.endResetModel()

    def line(self, row: int) -> Line | None:
        """The prize in a row, if there is such a row."""
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def row_of(self, prize: int | None) -> int | None:
        """The row of a prize (id), or None where it is not there."""
        ids = [line.award.prize.id for line in self.lines]
        return ids.index(prize) if prize in ids else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._texts):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._texts[index.row()].replace("\n", ". ")
        return None

    def _text(self, drive: Drive, line: Line) -> str:
        winners = ", ".join(map(row_in_words, line.winners))
        name = f"{line.name} ({line.purpose})" if line.purpose else line.name
        heading = f"{name}: {winners}" if winners else name
        return "\n".join((heading, self._state(drive, line), *_remarks(line)))

    def _state(self, drive: Drive, line: Line) -> str:
        """How it stands, its figure and its money: with a sign where it is won, and another where it is open."""
        award = line.award
        if line.state:
            stands = f"⚠ {line.state}" if award.open else line.state
        elif not is_over(drive, award.prize):
            stands = self.tr("So far")
        elif award.corrected:
            stands = self.tr("✓ Won, as it is now")
        else:
            stands = self.tr("✓ Handed out") if award.prize.given else self.tr("✓ Won")
        return " · ".join(text for text in (stands, line.figure, line.amount) if text)


def _remarks(line: Line) -> Iterator[str]:
    """What else there is to say of it; how far the tied are level is said where that is decided."""
    for text in (line.settled, line.passed_over):
        if text:
            yield text
    if line.given:
        yield f"⚠ {line.given}"
