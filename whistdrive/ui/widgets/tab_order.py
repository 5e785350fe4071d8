"""Tab goes through a form as one reads it, also where fields come and go."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def focus_in_reading_order(form: QWidget, *, forward: bool) -> bool:
    """Put the focus on the field after, or before, the one that has it; after the last comes the first.

    The order is that of the layouts: Qt's own puts a field that is added later behind all others. Returns False
    where there is no field to go to.
    """
    fields = [field for field in _fields(form) if field.isVisible() and field.isEnabled()]
    if not fields:
        return False
    now = form.focusWidget()
    at = fields.index(now) if now in fields else -1 if forward else 0
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    fields[(at + (1 if forward else -1)) % len(fields)].setFocus(reason)
    return True


def _fields(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    if inside is not None:
        yield from _fields(inside)
    layout = widget.layout()
    if layout is not None:
        yield from _laid_out(layout)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        widget, below = item.widget(), item.layout()
        if widget is not None:
            yield from _fields(widget)
        elif below is not None:
            yield from _laid_out(below)
