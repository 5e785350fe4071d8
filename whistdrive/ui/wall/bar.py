"""What the wall shows, chosen from the window at the organiser's desk."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.settings import MOST_MINUTES
from whistdrive.ui.wall.clock import Face
from whistdrive.ui.wall.scenes import VIEWS, View
from whistdrive.ui.widgets.action_button import ActionButton
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow

TEXT_LETTERS = 22


class WallBar(QWidget):
    """The views and the clock in a line, and the rest in another that can be unfolded; it decides nothing.

    ``view_chosen`` carries a :data:`View`, ``minutes_set`` and ``hidden_set`` a number, ``text_written`` a text that
    is finished.
    """

    view_chosen = Signal(str)
    minutes_set = Signal(int)
    hidden_set = Signal(int)
    text_written = Signal(str)

    def __init__(self, start: QAction, longer: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = QLabel()
        self.views = ComboBox()
        self.views.addItems(VIEWS)
        self.clock = QLabel()
        self._start, self._longer = ActionButton(start), ActionButton(longer)
        self.minutes, self.hidden = SpinBox(), SpinBox()
        self.minutes.setRange(0, MOST_MINUTES)
        self._minutes_name, self._hidden_name, self._text_name = QLabel(), QLabel(), QLabel()
        self.text = ShortField(TEXT_LETTERS)
        self.fill, self.close_button, self.more = QPushButton(), QPushButton(), QPushButton()
        self.more.setCheckable(True)
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything again."""
        self._about.setText(self.tr("On the wall"))
        words: dict[View, str] = {
            "seating": self.tr("Seating"),
            "tables": self.tr("By table"),
            "names": self.tr("By name"),
            "play": self.tr("Trump and clock"),
            "standings": self.tr("Standings"),
            "text": self.tr("Text"),
            "prizes": self.tr("Prizes"),
        }
        for at, view in enumerate(VIEWS):
            self.views.setItemText(at, words[view])
        self.views.setAccessibleName(self.tr("What the wall shows"))
        self.views.setToolTip(self.tr("The arrows choose (Ctrl+Shift+W leads here); in the wall itself 1 to 7"))
        self.clock.setAccessibleName(self.tr("Round clock"))
        self._minutes_name.setText(self.tr("Minutes"))
        self.minutes.setAccessibleName(self.tr("Minutes for a round"))
        self.minutes.setToolTip(self.tr("How long a round may take; 0: no clock"))
        self._hidden_name.setText(self.tr("Keep secret, last rounds"))
        self.hidden.setAccessibleName(self.tr("How many of the last rounds the wall’s standings leave out"))
        self.hidden.setToolTip(self.tr("They stay secret until this is 0, after the drive is closed too"))
        self._text_name.setText(self.tr("Text"))
        self.text.setAccessibleName(self.tr("A text for the wall"))
        self.text.setToolTip(self.tr("Enter puts it on the wall"))
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.tr("Minutes, what stays secret, a text, full screen and the end (Ctrl+Shift+M)"))
        self.fill.setText(self.tr("Full screen"))
        self.fill.setToolTip(self.tr("On the second screen where there is one (F11 in the wall; Esc leaves it)"))
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Take the wall down; the clock goes on (Ctrl+W in the wall)"))

    def ask_minutes(self) -> None:
        """Lead to the field for the minutes of a round."""
        self.more.setChecked(True)
        self.minutes.setFocus()

    def show_view(self, view: View) -> None:
        """Mark the view that is shown."""
        self.views.blockSignals(True)
        self.views.setCurrentIndex(VIEWS.index(view))
        self.views.blockSignals(False)

    def show_clock(self, face: Face) -> None:
        """Show the clock as the hall sees it."""
        self.clock.setText(" ".join(filter(None, (face.figures, face.word))))
        self.clock.setVisible(bool(face.figures))

    def show_numbers(self, minutes: int, hidden: int, rounds: int) -> None:
        """Show the numbers; no more rounds are hidden than are planned."""
        self.hidden.setMaximum(max(rounds, hidden))
        for field, value in ((self.minutes, minutes), (self.hidden, hidden)):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)

    @override
    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.ShortcutFocusReason) -> None:
        self.views.setFocus(reason)

    def _lay_out(self) -> None:
        self._about.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        bold = self.clock.font()
        bold.setBold(True)
        self.clock.setFont(bold)
        always = (_group(self._about, self.views), _group(self.clock, self._start), self.more)
        rest = (
            self._longer,
            _group(self._minutes_name, self.minutes),
            _group(self._hidden_name, self.hidden),
            _group(self._text_name, self.text),
            _group(self.fill, self.close_button),
        )
        for part in rest:
            part.hide()
            self.more.toggled.connect(part.setVisible)
        flow = WrappingRow(*(*always, *rest))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.INSIDE, theme.EDGE, 0)
        layout.addLayout(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _connect(self) -> None:
        self.views.currentIndexChanged.connect(lambda at: self.view_chosen.emit(VIEWS[at]))
        press_by_key(self.more, "Ctrl+Shift+M")
        self.minutes.editingFinished.connect(lambda: self.minutes_set.emit(self.minutes.value()))
        self.hidden.editingFinished.connect(lambda: self.hidden_set.emit(self.hidden.value()))
        self.text.returnPressed.connect(lambda: self.view_chosen.emit("text"))
        self.text.editingFinished.connect(lambda: self.text_written.emit(self.text.text()))


def _group(*parts: QWidget) -> QWidget:
    """Parts that stay beside each other when the line breaks."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, theme.BETWEEN, 0)
    row.setSpacing(theme.INSIDE)
    for part in parts:
        row.addWidget(part)
    return whole
