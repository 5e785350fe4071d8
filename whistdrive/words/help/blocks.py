"""What a topic of the help is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from whistdrive.words.marking import QT_TRANSLATE_NOOP, Sentence

Kind = Literal["heading", "said", "listed", "keys"]


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, one of several things in a list, or what some ``keys`` do.

    A key within the text stands between two pairs of asterisks: ``**Ctrl+G**``. Keys are written as in the program's
    code; the window names them as the keyboard of the user does.
    """

    kind: Kind
    text: Sentence
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the help: its key, its title, and what it says."""

    key: str
    title: Sentence
    blocks: tuple[Block, ...]


def heading(text: Sentence) -> Block:
    """What the blocks below it are about."""
    return Block("heading", text)


def said(text: Sentence) -> Block:
    """A paragraph."""
    return Block("said", text)


def listed(text: Sentence) -> Block:
    """One of several things."""
    return Block("listed", text)


def keys(*each: str, does: Sentence) -> Block:
    """What one or several keys do."""
    return Block("keys", does, each)


FIRST: Final = heading(QT_TRANSLATE_NOOP("Words", "What to do first"))
KEYS: Final = heading(QT_TRANSLATE_NOOP("Words", "Keys", "on the keyboard"))
