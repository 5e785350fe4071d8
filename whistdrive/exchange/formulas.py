"""Texts that a spreadsheet would compute, disarmed in a file without types of cells, and as they were."""

from __future__ import annotations

import re
from typing import Final

_STARTS: Final = "=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20"
"""What makes a spreadsheet compute a cell; the last four are the full-width forms of the first."""

_COMPUTED: Final = re.compile(f"'*[{_STARTS}]")
"""A formula, also where it is disarmed already: what comes back loses one apostrophe, never one of its own."""


def disarmed(text: str) -> str:
    """The text with an apostrophe before it where a spreadsheet would take it for a formula."""
    return f"'{text}" if _COMPUTED.match(text) else text


def as_it_was(text: str) -> str:
    """The text that was disarmed; any other as it is."""
    return text[1:] if text.startswith("'") and _COMPUTED.match(text) else text
