"""The people who may be meant by what is typed in a field, listed under it."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

from whistdrive.ui.models.candidates import Candidate, CandidatesModel
from whistdrive.ui.widgets.book_table import BookDelegate

MOST_LINES, LEAST_LINES = 8, 3

_AS_NEEDED, _NEVER = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class CandidateList(QListView):
    """It opens over what stands below the field; the keyboard stays in the field."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._candidates = CandidatesModel()
        self.setModel(self._candidates)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setItemDelegate(BookDelegate(self))
        self.setHorizontalScrollBarPolicy(_NEVER)
        self.hide()

    def offer(self, found: tuple[Candidate, ...], field: QWidget) -> None:
        """List who may be meant, the first one marked, while the field has the keyboard; away where there is nobody."""
        self._candidates.show_candidates(found)
        if found and field.hasFocus():
            self._mark(0)
            self._open_under(field)
        else:
            self.hide()

    def chosen(self, row: int | None = None) -> Candidate | None:
        """Who is marked, or stands in a row; the first where none is marked."""
        return self._candidates.candidate(max(self.currentIndex().row(), 0) if row is None else row)

    def moves(self, event: QKeyEvent) -> bool:
        """Mark the next or the last line for an arrow key; False for any other key, and while there is no list."""
        step = (event.key() == Qt.Key.Key_Down) - (event.key() == Qt.Key.Key_Up)
        if not step or not self.isVisible():
            return False
        self._mark(min(max(self.currentIndex().row() + step, 0), self._candidates.rowCount() - 1))
        return True

    def _mark(self, row: int) -> None:
        index = self._candidates.index(row, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def _open_under(self, field: QWidget) -> None:
        """Stand right under a field, as wide as it and the lines need, with up to eight of them where there is room."""
        corner = field.mapTo(self._over, field.rect().bottomLeft())
        frame, line = 2 * self.frameWidth(), self.sizeHintForRow(0)
        fit = max((self._over.height() - corner.y() - frame) // line, LEAST_LINES)
        lines = min(self._candidates.rowCount(), MOST_LINES, fit)
        scrolls = self._candidates.rowCount() > lines
        self.setVerticalScrollBarPolicy(_AS_NEEDED if scrolls else _NEVER)  # Qt shows one too many at times
        width = min(max(field.width(), self.sizeHintForColumn(0) + frame), self._over.width())
        left = min(corner.x(), self._over.width() - width)
        self.setGeometry(left, corner.y() + 1, width, lines * line + frame)
        self.raise_()
        self.show()
