"""Texts that have less room on the screen than they need, in any widget of a window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from types import UnionType
from typing import Any, cast

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

_SLACK = 1
"""So many pixels are lost to rounding and cut nothing."""
_NO_TEXT = Qt.ToolButtonStyle.ToolButtonIconOnly
_SPACES = re.compile(r"[ \n\u200b]+")
_LONG = 10_000
_ARROW = 16
_BESIDE_ICON = 4
_EDGES = 4
"""In pixels: higher than any text, the arrow of a button with a menu, the gap beside an icon, the edges of a field."""


def cut_texts(window: QWidget) -> list[str]:
    """Every text that is shown and cut, once, with its widget, the room that it has and the room that it needs."""
    found = (told for each in (window, *window.findChildren(QWidget)) if each.isVisible() for told in _cut(each))
    return list(dict.fromkeys(found))


def _cut(widget: QWidget) -> Iterator[str]:
    """What is cut in one widget, not in those inside it."""
    for kind, looks in _LOOKS.items():
        if isinstance(widget, kind):
            yield from looks(widget)
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        yield from _outside(widget)
    layout = widget.layout()
    if layout is not None:
        yield from _over_each_other(layout)


def _in_label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if not label.wordWrap():
        yield from _told(label, label.text(), label.size(), label.sizeHint())
        return
    yield from _told(label, label.text(), label.size(), QSize(0, label.heightForWidth(label.width())))
    widest = max(label.fontMetrics().horizontalAdvance(word) for word in _SPACES.split(_read(label)))
    yield from _told(label, label.text(), label.contentsRect().size(), QSize(widest, 0))


def _in_button(button: QPushButton | QToolButton) -> Iterator[str]:
    pictured = not button.icon().isNull()
    if pictured and isinstance(button, QToolButton) and button.toolButtonStyle() is _NO_TEXT:
        return
    needed = _one_line(button, button.text())
    icon = button.iconSize().width() + _BESIDE_ICON if pictured else 0
    arrow = _ARROW if button.menu() is not None else 0
    needed.setWidth(needed.width() + icon + arrow)
    yield from _told(button, button.text(), button.size() - QSize(_EDGES, 0), needed)


def _in_box(box: QCheckBox | QRadioButton) -> Iterator[str]:
    option = QStyleOptionButton()
    box.initStyleOption(option)
    check = isinstance(box, QCheckBox)
    element = QStyle.SubElement.SE_CheckBoxContents if check else QStyle.SubElement.SE_RadioButtonContents
    room = box.style().subElementRect(element, option, box).size()
    yield from _told(box, box.text(), room, _one_line(box, box.text()))


def _in_combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(control, option, part, combo).size()
    for text in map(combo.itemText, range(combo.count())):
        yield from _told(combo, text, room, _advance(combo, text))


def _in_tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in range(tabs.count()):
        room = tabs.tabRect(tab).intersected(tabs.rect()).size()
        yield from _told(tabs, tabs.tabText(tab), room, _one_line(tabs, tabs.tabText(tab)))


def _in_menu_bar(bar: QMenuBar) -> Iterator[str]:
    for action in bar.actions():
        room = bar.actionGeometry(action)
        yield from _told(bar, action.text(), room.intersected(bar.rect()).size(), room.size())


def _in_header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        text = str(header.model().headerData(section, header.orientation(), Qt.ItemDataRole.DisplayRole) or "")
        needed = header.fontMetrics().size(0, text)
        room = QSize(header.sectionSize(section), header.height())
        if header.orientation() is Qt.Orientation.Vertical:
            room = QSize(header.width(), header.sectionSize(section))
        yield from _told(header, text, room, needed)


def _in_view(view: QTableView | QListView) -> Iterator[str]:
    model, root = view.model(), view.rootIndex()
    for row in range(model.rowCount(root)):
        for column in range(model.columnCount(root) if isinstance(view, QTableView) else 1):
            index = model.index(row, column, root)
            room = view.visualRect(index)
            if not room.isEmpty() and view.viewport().rect().intersects(room):
                room = _reached(view, room)
                yield from _told(view, str(index.data() or ""), room.size(), _of_item(view, index, room))


def _reached(view: QTableView | QListView, room: QRect) -> QRect:
    """What of the room of an item can be brought into sight."""
    across = _scrolls(view.horizontalScrollBar(), view.horizontalScrollBarPolicy())
    seen = view.viewport().rect()
    return room if across else QRect(room.x(), room.y(), min(room.right(), seen.right()) - room.x() + 1, room.height())


def _of_item(view: QTableView | QListView, index: QModelIndex, room: QRect) -> QSize:
    """What an item needs: what its delegate says at that width, or where lines are broken, all of its lines."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = room
    delegate = view.itemDelegate()
    hint = delegate.sizeHint(option, index)
    own = type(delegate).__module__.startswith("whistdrive")
    if hint.width() <= room.width() or not (own or view.wordWrap()):
        return hint
    font = index.data(Qt.ItemDataRole.FontRole) or option.font
    page = QRect(0, 0, room.width(), _LONG)
    return QFontMetrics(font).boundingRect(page, Qt.TextFlag.TextWordWrap, str(index.data())).size()


def _in_field(field: QLineEdit) -> Iterator[str]:
    """A hint, or a text that is not typed: one that is moves along with the cursor."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).size()
    margins = field.textMargins()
    room.setWidth(room.width() - margins.left() - margins.right() - _EDGES)
    typed = not field.isReadOnly() and not isinstance(field.parentWidget(), QAbstractSpinBox)
    text = field.text() or field.placeholderText()
    if not (field.text() and typed):
        yield from _told(field, text, room, _advance(field, text))


def _in_group(group: QGroupBox) -> Iterator[str]:
    yield from _told(group, group.title(), group.size(), _one_line(group, group.title()))


def _outside(widget: QLabel | QAbstractButton) -> Iterator[str]:
    """Whether a text lies beyond the edge of a widget around it, where nothing scrolls it into sight."""
    shown, inside = QRect(QPoint(), widget.size()), cast(QWidget, widget)
    while (around := inside.parentWidget()) is not None and not inside.isWindow():
        shown, area = shown.translated(inside.pos()), around.parentWidget()
        across = down = scrolled = False
        if isinstance(area, QAbstractScrollArea) and area.viewport() is around:
            scrolled = True
            across = _scrolls(area.horizontalScrollBar(), area.horizontalScrollBarPolicy())
            down = _scrolls(area.verticalScrollBar(), area.verticalScrollBarPolicy())
        right, bottom = around.width() + _SLACK, around.height() + _SLACK
        beside = not across and (shown.x() < 0 or shown.x() + shown.width() > right)
        below = not down and (shown.y() < 0 or shown.y() + shown.height() > bottom)
        if beside or below:
            yield f"{widget.text()!r} at {shown.getRect()} is outside of {around.size().toTuple()}: {_path(widget)}"
        if beside or below or scrolled:
            return
        inside = around


def _over_each_other(layout: QLayout) -> Iterator[str]:
    """Parts of a layout that cover each other, since it has less room than it needs."""
    shown = [each for each in _in_layout(layout) if each.isVisible()]
    for one, other in combinations(shown, 2):
        common = one.geometry().intersected(other.geometry())
        if min(common.width(), common.height()) > _SLACK:
            yield f"{_path(one)} at {one.geometry().getRect()} lies over {_path(other)}"


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for item in map(layout.itemAt, range(layout.count())):
        widget, inner = (None, None) if item is None else (item.widget(), item.layout())
        if widget is not None:
            yield widget
        if inner is not None:
            yield from _in_layout(inner)


def _scrolls(bar: QScrollBar, policy: Qt.ScrollBarPolicy) -> bool:
    return bar.maximum() > bar.minimum() and policy is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _one_line(widget: QWidget, text: str) -> QSize:
    return widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)


def _advance(widget: QWidget, text: str) -> QSize:
    return QSize(widget.fontMetrics().horizontalAdvance(text), 0)


def _plain(text: str) -> str:
    return re.sub(r"&(?!&)", "", text)


def _read(label: QLabel) -> str:
    """What is read of a text with marks."""
    rich = label.textFormat() is Qt.TextFormat.RichText or (
        label.textFormat() is Qt.TextFormat.AutoText and label.text().startswith("<")
    )
    if not rich:
        return _plain(label.text()) if label.buddy() is not None else label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def _told(widget: QWidget, text: str, room: QSize, needed: QSize) -> Iterator[str]:
    if not text:
        return
    if room.width() + _SLACK < needed.width() or room.height() + _SLACK < needed.height():
        yield _telling(widget, text, room, needed)


def _telling(widget: QWidget, text: str, room: QSize, needed: QSize) -> str:
    return f"{text!r} has {room.toTuple()}, needs {needed.toTuple()}: {_path(widget)}"


def _path(widget: QWidget) -> str:
    return " < ".join(type(each).__name__ for each in (widget, *_above(widget)))


def _above(widget: QWidget) -> Iterator[QWidget]:
    around = widget.parentWidget()
    for _ in range(3):
        if around is not None:
            yield around
            around = around.parentWidget()


_LOOKS: dict[type[QWidget] | UnionType, Callable[[Any], Iterator[str]]] = {
    QLabel: _in_label,
    QCheckBox | QRadioButton: _in_box,
    QPushButton | QToolButton: _in_button,
    QComboBox: _in_combo,
    QTabBar: _in_tabs,
    QMenuBar: _in_menu_bar,
    QHeaderView: _in_header,
    QTableView | QListView: _in_view,
    QLineEdit: _in_field,
    QGroupBox: _in_group,
}
"""Who looks at which kind of widget."""
