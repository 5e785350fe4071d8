"""Names in the order of the language that the windows speak."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from whistdrive.core.names import in_order


def by_name(text: str) -> str:
    """What a name is sorted by."""
    return in_order(text, QLocale.languageToCode(QLocale().language()))
