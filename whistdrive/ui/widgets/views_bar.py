"""Which of a few views is shown, as tabs."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QTabBar, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class ViewsBar(QTabBar):
    """Words of which the chosen one is underlined; hidden while there is no choice. The wheel turns nothing.

    It draws itself: a style sheet on tabs would keep the page around them from following the system's colours.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_views(self, texts: tuple[str, ...]) -> None:
        """Offer these, keeping the one that is chosen where it is still there."""
        if tuple(self.tabText(at) for at in range(self.count())) == texts:
            return
        chosen = self.currentIndex()
        self.blockSignals(True)  # whoever shows the views looks at the choice once all are there
        while self.count():
            self.removeTab(0)
        for text in texts:
            self.addTab(text)
        self.setCurrentIndex(chosen if 0 <= chosen < len(texts) else 0)
        self.blockSignals(False)
        self.setVisible(len(texts) > 1)

    @override
    def tabSizeHint(self, index: int) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.tabText(index)) + 2 * theme.INSIDE
        return QSize(width, max(self.fontMetrics().height() + theme.INSIDE, theme.ROW_HEIGHT))

    @override
    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at in range(self.count()):
            box = self.tabRect(at)
            chosen = at == self.currentIndex()
            painter.setPen(theme.colour("text" if chosen else "quiet"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tabText(at))
            if chosen:
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.drawLine(box.bottomLeft(), box.bottomRight())
                if self.hasFocus():
                    painter.drawRect(box.adjusted(1, 1, -1, -1))

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
