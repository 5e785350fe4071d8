"""A document as it comes out on paper, with what shows it larger or smaller."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.pdf_pages import PdfPages
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.pages_view import PagesView
from whistdrive.ui.widgets.wrapping_row import WrappingRow

LEAST_WIDTH = 30
LEAST_HEIGHT = 10
"""The least room for pages, in average letters and in lines."""


class Preview(QWidget):
    """The pages, or in their place a sentence that says why there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = PagesView()
        self.where, self.sentence = QuietLabel(), QuietLabel()
        self.smaller, self.larger, self.width_button, self.page_button = (QPushButton() for _ in range(4))
        self._count = 0
        self._tools = QWidget()
        self._lay_out()
        self.smaller.clicked.connect(self.view.smaller)
        self.larger.clicked.connect(self.view.larger)
        self.width_button.clicked.connect(lambda: self.view.fit("width"))
        self.page_button.clicked.connect(lambda: self.view.fit("page"))
        self.view.moved.connect(self._tell_page)
        self.view.sized.connect(self._tell_page)
        self.retranslate()
        self.say("")

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.view.setAccessibleName(self.tr("Preview"))
        self.smaller.setText("\N{MINUS SIGN}")
        self.larger.setText("+")
        self.smaller.setAccessibleName(self.tr("Smaller"))
        self.larger.setAccessibleName(self.tr("Larger"))
        self.width_button.setText(self.tr("Fit width"))
        self.page_button.setText(self.tr("Fit page"))
        self.smaller.setToolTip(self.tr("Show the pages smaller (− in the preview)"))
        self.larger.setToolTip(self.tr("Show the pages larger (+ in the preview)"))
        self.width_button.setToolTip(self.tr("As wide as there is room (W in the preview)"))
        self.page_button.setToolTip(self.tr("A whole page at a time (P in the preview)"))
        self.view.setToolTip(self.tr("Left and Right turn the pages, + and − change their size"))
        self._tell_page()

    def show_pdf(self, data: bytes) -> None:
        """Show the pages of a document."""
        pages = PdfPages(data)
        self._count = len(pages)
        self._show(self.view)
        self.view.show_pages(pages)
        self._tell_page()

    def say(self, sentence: str) -> None:
        """Show a sentence and no pages."""
        self._count = 0
        self.view.show_pages(None)
        self.sentence.setText(sentence)
        self._show(self.sentence)
        self._tell_page()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._keep_room()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.sentence)
        self.where.setWordWrap(False)
        self._tools.setLayout(
            WrappingRow(*(self.where, self.smaller, self.larger, self.width_button, self.page_button))
        )
        layout.addLayout(self._pages, 1)
        layout.addWidget(self._tools)
        self._keep_room()

    def _keep_room(self) -> None:
        letters = self.fontMetrics()
        self.where.setMinimumHeight(theme.ROW_HEIGHT)
        for button in (self.smaller, self.larger):
            button.setFixedWidth(2 * letters.height())
        self.view.setMinimumHeight(LEAST_HEIGHT * letters.lineSpacing())
        self.setMinimumWidth(LEAST_WIDTH * letters.averageCharWidth())

    def _show(self, part: QWidget) -> None:
        self._pages.setCurrentWidget(part)
        self._tools.setEnabled(part is self.view)

    def _tell_page(self) -> None:
        """Which page is seen and how large."""
        if not self._count:
            self.where.setText("")
            return
        told = self.tr("Page {page} of {pages} · {size} %").format(
            page=self.view.page + 1, pages=self._count, size=round(100 * self.view.size_now)
        )
        self.where.setText(told)
        self.view.setAccessibleDescription(told)
