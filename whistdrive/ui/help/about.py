"""Which topic of the help belongs to a page, a dialog or a scoring system.

A page's topic has the page's key. A dialog, or any other window, says its own: ``help_topic = "wishes"``.
"""

from __future__ import annotations

from typing import ClassVar, Final, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from whistdrive.scoring import RULES
from whistdrive.words.help import TOPICS

FIRST: Final = "start"

_STAND_INS: Final = {"no_seating": "cards"}
"""Pages that are explained with another one."""

_OF_SCORING: Final = "scoring."


@runtime_checkable
class Helped(Protocol):
    """A window that says which topic is about it."""

    help_topic: ClassVar[str]


def of_page(page: str) -> str:
    """The topic of a page, by its key."""
    topic = _STAND_INS.get(page, page)
    return topic if topic in TOPICS else FIRST


def of_window(window: QWidget) -> str:
    """The topic of a dialog or of another window; where to begin for one that has none."""
    return window.help_topic if isinstance(window, Helped) else FIRST


def of_scoring(system: str) -> str:
    """The topic that explains a scoring system, by its key."""
    return f"{_OF_SCORING}{system}"


def scoring_in(topic: str) -> str | None:
    """The scoring system that a topic explains, or None for any other topic."""
    system = topic.removeprefix(_OF_SCORING)
    return system if topic.startswith(_OF_SCORING) and system in RULES else None


def all_topics() -> tuple[str, ...]:
    """Every topic, in the order in which they are listed."""
    return (*TOPICS, *map(of_scoring, RULES))
