"""Fields whose value the mouse wheel never changes: it scrolls the page instead, even while they have the focus."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QSpinBox, QStyle, QStyleOptionComboBox, QWidget
from typing_extensions import override


class ComboBox(QComboBox):
    """A choice that leaves the wheel to the page, and is as wide as its texts are in the language of the moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def whole_width(self) -> int:
        """The width, in pixels, at which the widest of its texts is whole."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        edges = self.width() - self.style().subControlRect(control, option, part, self).width()
        letters = self.fontMetrics()
        texts = map(self.itemText, range(self.count()))
        return edges + max(map(letters.horizontalAdvance, texts), default=0)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SpinBox(QSpinBox):
    """A figure that leaves the wheel to the page."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class DateEdit(QDateEdit):
    """A date that leaves the wheel to the page."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
