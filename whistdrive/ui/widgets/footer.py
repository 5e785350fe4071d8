"""The footer of the window: what was done last and how to take it back, what was refused, and the control total."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, QTime
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from whistdrive.core.findings import Refused
from whistdrive.desk.control import control_in_words
from whistdrive.store import Entry
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.action_button import ActionButton
from whistdrive.ui.widgets.icon_label import IconLabel

NARROW = 60
"""The width, in letters, below which the sum of all points stands under the sentence and not beside it."""
LEAST = 16
"""The width, in letters, that the sentence has at least; a word without end does not widen the window."""


class Footer(QFrame):
    """A refusal stays with its reason until something succeeds."""

    def __init__(self, bridge: Bridge, undo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._refused: Refused | None = None
        self._sign, self._last, self._control = IconLabel(), QLabel(), QLabel()
        self._last.setWordWrap(True)
        self._last.setTextFormat(Qt.TextFormat.PlainText)
        self._undo = ActionButton(undo)
        self._undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._texts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._texts.addWidget(self._last, 1)
        self._texts.addWidget(self._control)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.STEP, theme.EDGE, theme.STEP)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self._sign)
        layout.addLayout(self._texts, 1)
        layout.addWidget(self._undo)
        self._keep_room()

    @property
    def sentence(self) -> str:
        """What it says on the left."""
        return self._last.text()

    def show_refused(self, refused: Refused) -> None:
        """Say why something did not happen."""
        self._refused = refused
        self._word()

    def show_evening(self) -> None:
        """Say what was done last; the latest refusal is forgotten."""
        self._refused = None
        self._word()

    def retranslate(self) -> None:
        """Word everything again."""
        self._word()

    def say(self, sentence: str) -> None:
        """Say something that is neither a change nor a refusal, until the next one."""
        self._refused = None
        self._show(sentence, "check", "accent")

    def show_control(self) -> None:
        """Bring the sum of all points up to date, and leave the sentence as it is."""
        self._word_control()

    def tell(self, entry: Entry) -> None:
        """Say what was done at another station, unless a refusal stands here."""
        if self._refused is not None:
            return
        text = self.tr("At {station}, {time}: {action}")
        if entry.kind == "undo":
            text = self.tr("At {station}, {time}, taken back: {action}")
        local = entry.when.astimezone()
        time = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
        action = self._bridge.words(f"change.{entry.label}", **entry.facts)
        self._show(text.format(station=entry.station, time=time, action=action), "people", "quiet")

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._word()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._keep_room()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._keep_room()
        super().resizeEvent(event)

    def _keep_room(self) -> None:
        """Two lines always have room, so that a long name moves nothing on the page above.

        Where the footer is narrow the sum stands on a line of its own, or it would squeeze the sentence.
        """
        metrics = QFontMetrics(QApplication.font())
        narrow = self.width() < metrics.horizontalAdvance("n") * NARROW
        self._texts.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._texts.setSpacing(0 if narrow else theme.BETWEEN)
        self._control.setWordWrap(narrow)
        self._last.setMinimumHeight((1 if narrow else 2) * metrics.lineSpacing())
        self._last.setMinimumWidth(metrics.horizontalAdvance("n") * LEAST)

    def _word(self) -> None:
        self._word_control()
        if self._refused is not None:
            self._show(self._bridge.sentence(self._refused), "warning", "red")
            return
        history = self._bridge.desk.history
        if history.redo is not None:
            text = self._bridge.words(f"change.{history.redo.label}", **history.redo.facts)
            self._show(self.tr("Taken back: {action}").format(action=text), "check", "accent")
        elif history.undo is not None:
            text = self._bridge.words(f"change.{history.undo.label}", **history.undo.facts)
            self._show(self.tr("Done: {action}").format(action=text), "check", "accent")
        else:
            self._show("", "", "text")

    def _word_control(self) -> None:
        drive = self._bridge.desk.evening.drive
        text, right = control_in_words(drive, self._bridge.words) if drive and drive.rounds else ("", True)
        self._control.setVisible(bool(text))
        self._control.setText(text)
        self._colour(self._control, "quiet" if right else "amber")

    def _show(self, sentence: str, icon: str, role: theme.Role) -> None:
        self._last.setText(sentence)
        self._colour(self._last, "red" if role == "red" else "text")
        self._sign.show_icon(icon, role)

    def _colour(self, label: QLabel, role: theme.Role) -> None:
        palette = self.palette()
        palette.setColor(label.foregroundRole(), theme.colour(role))
        label.setPalette(palette)
