"""How a sentence is marked for translation without importing a toolkit."""

from __future__ import annotations

from typing import Final


def _text(_context: str, text: str) -> str:
    return text


QT_TRANSLATE_NOOP: Final = _text
"""The translation tools know this name and collect the texts that it marks; at run time it returns them."""
