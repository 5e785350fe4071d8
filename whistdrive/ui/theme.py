"""The look: all colours by their role, for both schemes, and the spacing; every other file asks here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

Role = Literal["ground", "surface", "line", "text", "quiet", "accent", "on_accent", "red", "amber", "selected"]

STEP = 4
INSIDE = 2 * STEP
BETWEEN = 4 * STEP
EDGE = 6 * STEP
ROW_HEIGHT = 8 * STEP
"""Spacing in pixels: inside a group, between groups, at the edges of a page, and the least height of a row."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """One set of colours, by role."""

    ground: str
    surface: str
    line: str
    text: str
    quiet: str
    accent: str
    on_accent: str
    red: str
    amber: str
    selected: str


LIGHT = Scheme(
    ground="#F6F5F1",
    surface="#FFFFFF",
    line="#D9D8D2",
    text="#1D2320",
    quiet="#56605A",
    accent="#1B6A48",
    on_accent="#FFFFFF",
    red="#B3261E",
    amber="#8A5A00",
    selected="#D5EADF",
)
DARK = Scheme(
    ground="#171A18",
    surface="#212522",
    line="#3A403C",
    text="#E9ECE8",
    quiet="#A7B0A9",
    accent="#6CCB98",
    on_accent="#10221A",
    red="#FF8F85",
    amber="#F0B95A",
    selected="#234637",
)


def is_dark() -> bool:
    """Whether the application shows the dark scheme now, by the brightness of its palette."""
    palette = QGuiApplication.palette()
    return (
        palette.color(QPalette.ColorRole.Window).lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()
    )


def scheme() -> Scheme:
    """The colours of the moment."""
    return DARK if is_dark() else LIGHT


def colour(role: Role) -> QColor:
    """The colour of a role at the moment; ask when painting, never keep it."""
    return QColor(getattr(scheme(), role))


def palette(colours: Scheme) -> QPalette:
    """A palette in which Fusion paints with these colours."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.ground,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.surface,
        QPalette.ColorRole.AlternateBase: colours.ground,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.surface,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.ToolTipBase: colours.surface,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.quiet,
        QPalette.ColorRole.Highlight: colours.selected,
        QPalette.ColorRole.HighlightedText: colours.text,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Accent: colours.accent,
    }
    for role, value in roles.items():
        made.setColor(role, QColor(value))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.quiet))
    return made


def preferred() -> Scheme:
    """The scheme that the system asks for."""
    return DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
