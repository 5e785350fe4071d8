"""The help: a topic for every page and dialog, in plain paragraphs that are translated one by one.

To add a topic: a constant in one of the modules beside this one, a line in ``TOPICS``, and the page or dialog that it
belongs to in ``whistdrive/ui/help/about.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

from whistdrive.words.help import around, before, evening, results, several
from whistdrive.words.help.blocks import Block, Topic
from whistdrive.words.marking import Sentence

__all__ = ["SENTENCES", "TOPICS", "Block", "Topic"]

_IN_ORDER = (
    around.START,
    around.KEYS_EVERYWHERE,
    before.DRIVES,
    before.PEOPLE,
    before.SEASONS,
    before.IMPORT,
    before.NEW_DRIVE,
    evening.SIGN_IN,
    evening.SEATING,
    evening.NUMBERS,
    evening.WISHES,
    evening.SCORES,
    evening.CHECK_ENTRY,
    evening.CARDS,
    results.STANDINGS,
    results.PRIZES,
    results.PAPER,
    results.CASH,
    around.WALL,
    several.STATIONS,
    around.TROUBLE,
)

TOPICS: Mapping[str, Topic] = {topic.key: topic for topic in _IN_ORDER}
"""Every topic by its key, in the order in which they are listed."""

SENTENCES: Mapping[str, Sentence] = {
    **{f"help.{topic.key}": topic.title for topic in _IN_ORDER},
    **{f"help.{topic.key}.{at}": block.text for topic in _IN_ORDER for at, block in enumerate(topic.blocks)},
}
"""Titles as ``help.<topic>``, and what a topic says as ``help.<topic>.<at>``, counted from 0."""
