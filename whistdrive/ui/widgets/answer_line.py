"""The answer to the last thing done on a page, beside where it was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge

Arguments = ParamSpec("Arguments")


class AnswerLine(QLabel):
    """What was done, or refused and why, each with a sign as well as a colour; otherwise what can be done here.

    It keeps its room while it is empty, unless it was told not to.
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._role: theme.Role = "quiet"
        self._usual = ""
        self._keeps_room = True
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() + theme.STEP)

    def attempt(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> bool:
        """Ask the desk for a change; False, with the reason shown here, when it is refused."""
        try:
            self._bridge.do(change, *args, **kwargs)
        except Refused as refused:
            self.show_refused(refused)
            return False
        self.rest()
        return True

    @property
    def told(self) -> str:
        """What it says was done, empty where it says anything else."""
        return self.text().removeprefix("✓ ") if self._role == "accent" else ""

    @property
    def refusing(self) -> bool:
        """Whether it says what was not done."""
        return self._role == "red"

    def set_usual(self, sentence: str) -> None:
        """What stands here when there is nothing to answer."""
        resting = self._role == "quiet" and self.text() == self._usual
        self._usual = sentence
        if resting:
            self.rest()

    def keep_room(self, *, kept: bool) -> None:
        """Keep its room while it is empty, so that nothing moves when it speaks, or leave it to others."""
        self._keeps_room = kept
        self.setVisible(kept or bool(self.text()))

    def rest(self) -> None:
        """Put the last answer away."""
        self._show("quiet", self._usual)

    def say(self, sentence: str) -> None:
        """Something was done."""
        self._show("accent", f"✓ {sentence}")

    def hint(self, sentence: str) -> None:
        """What the keys would do now."""
        self._show("quiet", sentence)

    def refuse(self, sentence: str) -> None:
        """Something was not done, and why."""
        self._show("red", f"⚠ {sentence}")

    def show_refused(self, refused: Refused) -> None:
        """Why a change did not happen."""
        self.refuse(self._bridge.sentence(refused))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()
        super().changeEvent(event)

    def _show(self, role: theme.Role, text: str) -> None:
        self._role = role
        self._colour()
        self.setText(text)
        if not self._keeps_room:
            self.setVisible(bool(text))

    def _colour(self) -> None:
        palette = self.palette()
        if palette.color(QPalette.ColorRole.WindowText) != theme.colour(self._role):
            palette.setColor(QPalette.ColorRole.WindowText, theme.colour(self._role))
            self.setPalette(palette)
