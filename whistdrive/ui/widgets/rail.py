"""The rail on the left: the steps of the evening in their order, each with its state in a few words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.icon_label import IconLabel
from whistdrive.ui.widgets.labels import QuietLabel

WIDTH = 22
LEAST_WIDTH = 13
SHARE = 0.28
"""The width of the rail, in letters; how much of it is left, and of the window at most, where that is narrow."""


class Rail(QScrollArea):
    """One button a page, with a thin rule between groups. ``chosen`` carries the key of the page that is wanted."""

    chosen = Signal(str)

    def __init__(self, groups: Iterable[Iterable[tuple[str, QAction]]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._buttons: dict[str, _Step] = {}
        self._window_width = 0
        self._group = QButtonGroup(self)
        self._inside = QWidget()
        layout = QVBoxLayout(self._inside)
        layout.setContentsMargins(theme.INSIDE, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        layout.setSpacing(0)
        for group in groups:
            if self._buttons:
                layout.addWidget(_rule())
            for key, action in group:
                layout.addWidget(self._made(key, action))
        layout.addStretch(1)
        self.setWidget(self._inside)

    def show_page(self, key: str) -> None:
        """Mark the step that is shown, and bring it into sight."""
        self._buttons[key].setChecked(True)
        self._show_chosen()

    def show_state(self, key: str, state: str) -> None:
        """Say how far a step is."""
        self._buttons[key].show_state(state)

    def retranslate(self) -> None:
        """Take the names of the steps from their actions again."""
        for button in self._buttons.values():
            button.take_name()

    def fit(self, window_width: int) -> None:
        """Take no more than a share of a narrow window, but what the longest name needs in this language."""
        self._window_width = window_width
        letter = self.fontMetrics().horizontalAdvance("n")
        usual = max(letter * LEAST_WIDTH, min(letter * WIDTH, round(window_width * SHARE)))
        needed = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(max(usual, needed))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        followed = super().eventFilter(watched, event)
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest and self._window_width:
            self.fit(self._window_width)  # a step says something else
        if watched is self._inside and event.type() == QEvent.Type.Resize:
            self._show_chosen()
        return followed

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self._group.checkedButton()
        if chosen is not None:
            self.ensureWidgetVisible(chosen, 0, theme.INSIDE)

    def _made(self, key: str, action: QAction) -> QAbstractButton:
        button = _Step(key, action)
        self._buttons[key] = button
        self._group.addButton(button)
        button.clicked.connect(lambda _checked, key=key: self.chosen.emit(key))
        return button


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.HLine)
    rule.setFrameShadow(QFrame.Shadow.Plain)
    rule.setForegroundRole(QPalette.ColorRole.Mid)
    return rule


class _Step(QAbstractButton):
    """A step: icon and name, and its state below. The chosen one has a bar at its side and a bold name."""

    def __init__(self, key: str, action: QAction) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._action = action
        self._name, self._state = QLabel(), QuietLabel()
        icon = IconLabel(key)
        for label in (icon, self._name, self._state):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._name)
        texts.addWidget(self._state)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.INSIDE + theme.STEP, theme.INSIDE, theme.INSIDE, theme.INSIDE)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(texts, 1)
        self.toggled.connect(self._embolden)
        action.changed.connect(self._follow)
        self._follow()
        self.take_name()

    def show_state(self, state: str) -> None:
        """Say how far the step is."""
        self._state.setText(state)
        self._state.setVisible(bool(state))
        self._say()

    def take_name(self) -> None:
        """Take the name from the action."""
        self._name.setText(self._action.iconText())
        self.setToolTip(self._action.toolTip())
        self._keep_room()
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._embolden(self.isChecked())
            self._keep_room()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("selected" if self.isChecked() else "surface"))
            painter.drawRoundedRect(box, 6, 6)
        if self.isChecked():
            painter.setPen(QPen(theme.colour("accent"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(4, theme.INSIDE), QPointF(4, self.height() - theme.INSIDE))
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("text"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 6, 6)

    def _embolden(self, checked: bool) -> None:
        self._name.setFont(_font(bold=checked))

    def _keep_room(self) -> None:
        """The rail is as wide for a name that is bold as for one that is not."""
        self._name.setMinimumWidth(QFontMetrics(_font(bold=True)).horizontalAdvance(self._name.text()))

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())

    def _say(self) -> None:
        state = self._state.text()
        self.setAccessibleName(f"{self._name.text()}, {state}" if state else self._name.text())


def _font(*, bold: bool) -> QFont:
    font = QFont()
    font.setBold(bold)
    return font
