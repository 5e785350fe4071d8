"""Forgetting somebody on request: what goes, what stays, and their name typed, since nothing brings it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.club import Person
from whistdrive.core.findings import Refused
from whistdrive.core.names import folded
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.tab_order import focus_in_reading_order

WIDTH = 64
"""The width in letters."""


class ForgetDialog(QDialog):
    """Has somebody forgotten only once the name is typed, and closes; where ``forget`` refuses it, it says why."""

    help_topic: ClassVar[str] = "people"

    def __init__(
        self, bridge: Bridge, person: Person, drives: int, forget: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        """``drives`` tells in how many they took part; ``forget`` raises Refused."""
        super().__init__(parent)
        self._bridge, self._person, self._drives, self._forget = bridge, person, drives, forget
        self.title = PageTitle()
        self.goes, self.stays, self.beyond, self.label = (QLabel() for _ in range(4))
        self.field, self.refusal = QLineEdit(), Refusal()
        self._layout = QVBoxLayout(self)
        self.forget_button, self.cancel_button = QPushButton(), QPushButton()
        self._lay_out()
        self.field.textChanged.connect(self._compare)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        name = self._person.name
        self.setWindowTitle(self.tr("Forget for ever"))
        self.title.setText(self.tr("Forget for ever"))
        goes = self.tr(
            "What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of "
            "changes and in %n drives.",
            "",
            self._drives,
        )
        self.goes.setText(goes.format(name=name))
        self.stays.setText(
            self.tr(
                "What stays: the numbers, seats and results of those drives, with “—” for the name, so that nobody "
                "else’s evening changes."
            )
        )
        self.beyond.setText(
            self.tr(
                "Out of reach: copies of the club file, papers and exports made before, and remarks in which somebody "
                "wrote the name. This cannot be undone."
            )
        )
        self.label.setText(self.tr("Type the name to confirm:"))
        self.field.setAccessibleName(self.tr("The name, to confirm"))
        self.field.setPlaceholderText(name)
        self.forget_button.setText(self.tr("Forget for ever"))
        self.cancel_button.setText(self.tr("Cancel"))
        self._compare()
        self._fit()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def decide(self) -> None:
        """Have them forgotten, or say why they are not."""
        self.refusal.forgive()
        try:
            self._forget()
        except Refused as refused:
            self.refusal.say(self._bridge.sentence(refused))
            self._fit()
        else:
            self.accept()

    def _compare(self) -> None:
        self.forget_button.setEnabled(folded(self.field.text()) == folded(self._person.name))

    def _fit(self) -> None:
        """As high as its sentences are at its width."""
        most = self.screen().availableSize() * 0.9
        width = min(self.fontMetrics().horizontalAdvance("n") * WIDTH, most.width())
        self.resize(QSize(width, self._layout.totalHeightForWidth(width)).boundedTo(most))

    def _lay_out(self) -> None:
        for label in (self.goes, self.stays, self.beyond):
            label.setWordWrap(True)
        buttons = QDialogButtonBox()
        buttons.addButton(self.forget_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.decide)
        buttons.rejected.connect(self.reject)
        layout = self._layout
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for part in (self.title, self.goes, self.stays, self.beyond, self.label, self.field, self.refusal):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addWidget(buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.forget_button.setAutoDefault(False)
        self.cancel_button.setDefault(True)
        self.field.setFocus()
