"""Fusion with more room, and with edges that are seen in the dark too: fields and buttons are as high as a row."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractSpinBox, QLabel, QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget
from typing_extensions import override

from whistdrive.ui import theme

_BUTTONS = frozenset({QStyle.ContentsType.CT_PushButton, QStyle.ContentsType.CT_ToolButton})
_ROOMY = _BUTTONS | {
    QStyle.ContentsType.CT_LineEdit,
    QStyle.ContentsType.CT_ComboBox,
    QStyle.ContentsType.CT_SpinBox,
}
_EDGED = frozenset(
    {
        QStyle.PrimitiveElement.PE_PanelLineEdit,
        QStyle.PrimitiveElement.PE_PanelButtonCommand,
        QStyle.PrimitiveElement.PE_IndicatorCheckBox,
        QStyle.PrimitiveElement.PE_IndicatorRadioButton,
    }
)
CORNER = 3.0
"""The radius of the corners of fields, in pixels."""
_EDGED_FIELDS = frozenset({QStyle.ComplexControl.CC_ComboBox, QStyle.ComplexControl.CC_SpinBox})


class ScoreBookStyle(QProxyStyle):
    """The style of the whole program."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    @override
    def polish(self, what: Any) -> Any:
        """Have labels, tooltips too, show a text as it is: Qt would draw one that looks like HTML, as a name may."""
        if isinstance(what, QLabel) and what.textFormat() == Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        return super().polish(what)

    @override
    def sizeFromContents(
        self, type: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        found = super().sizeFromContents(type, option, size, widget)  # type: ignore[arg-type]  # None is welcome
        if type not in _ROOMY or _is_inside_another(widget):
            return found
        wider = theme.INSIDE if type in _BUTTONS else 0
        return QSize(found.width() + wider, max(found.height(), theme.ROW_HEIGHT))

    @override
    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        found = super().subElementRect(element, option, widget)  # type: ignore[arg-type]  # None is welcome
        if element == QStyle.SubElement.SE_LineEditContents and not _is_inside_another(widget):
            return found.adjusted(theme.STEP, 0, -theme.STEP, 0)
        return found

    @override
    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        if element in _EDGED and not _is_inside_another(widget):
            is_round = element == QStyle.PrimitiveElement.PE_IndicatorRadioButton
            _draw_edge(painter, option, option.rect.height() / 2 if is_round else CORNER)

    @override
    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in _EDGED_FIELDS:
            _draw_edge(painter, option)


def _is_inside_another(widget: QWidget | None) -> bool:
    """Whether a field is the inner part of one that has edges of its own."""
    return widget is not None and isinstance(widget.parentWidget(), QAbstractSpinBox)


def _draw_edge(painter: QPainter, option: QStyleOption, corner: float = CORNER) -> None:
    """An edge of three to one against its ground; thicker and in the accent where the focus is."""
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    focused = enabled and bool(option.state & QStyle.StateFlag.State_HasFocus)
    pen = QPen(theme.colour("accent"), 2) if focused else QPen(_edge_colour(enabled=enabled), 1)
    inset = 1 if focused else 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()


def _edge_colour(*, enabled: bool) -> QColor:
    if not enabled:
        return theme.colour("line")
    colour = theme.colour("quiet")
    colour.setAlphaF(0.6)
    return colour
