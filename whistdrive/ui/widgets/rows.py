"""Parts of a page side by side."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistdrive.ui import theme


def side_by_side(*parts: QWidget | None, stretch: QWidget | None = None, space: int = theme.INSIDE) -> QHBoxLayout:
    """Parts in a row; ``stretch`` takes what the others leave, and None among the parts is room between them.

    ``space`` stands between the parts, in pixels.
    """
    row = QHBoxLayout()
    row.setSpacing(space)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part, 1 if part is stretch else 0)
    return row


def kept_together(*parts: QWidget, stretch: QWidget | None = None) -> QWidget:
    """Parts in a row that no line is broken between."""
    whole = QWidget()
    row = side_by_side(*parts, stretch=stretch)
    row.setContentsMargins(0, 0, 0, 0)
    whole.setLayout(row)
    return whole
