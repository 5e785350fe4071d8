"""Seating, in a drive whose results come from people's cards: nothing to do."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import side_by_side


class NoSeatingPage(Page):
    """Says why, and leads on to the cards."""

    key = "no_seating"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.title, self.next_step = PageTitle(), NextButton()
        self.sentence = EmptyState()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.addLayout(side_by_side(self.title, None, self.next_step))
        layout.addWidget(self.sentence, 1)
        self.next_step.clicked.connect(lambda: self.go_to.emit("scores"))
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Seating"))
        self.sentence.set_sentence(
            self.tr(
                "No seating is needed: the results of this drive come from people’s own cards.\n"
                "If the tables are to hand their results in, choose so in the plan of the drive (Ctrl+E)."
            )
        )
        self.next_step.setText(self.tr("Go to the cards"))
        self.next_step.setToolTip(self.tr("Ctrl+3"))

    @override
    def state(self) -> str:
        return self.tr("not needed") if self.drive is not None else ""

    @override
    def focus_first(self) -> None:
        self.next_step.setFocus()
