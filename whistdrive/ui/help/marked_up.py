"""Help as text with marks for Qt: all of it escaped, with the colours and the keys of the moment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from PySide6.QtGui import QKeySequence

from whistdrive.ui import theme
from whistdrive.words import Words
from whistdrive.words.help import TOPICS, Block

_KEY = re.compile(r"\*\*(.+?)\*\*")
_TEXT_KEYS = frozenset("/")
"""Keys that are letters: Qt would name them, too, but not every one as it stands on the keyboard."""


def title(text: str) -> str:
    """The title of a topic."""
    return f'<h1 style="font-size: x-large; margin-top: 0">{escape(text)}</h1>'


def heading(text: str) -> str:
    """What the paragraphs below it are about."""
    return f'<h2 style="font-size: medium; color: {theme.scheme().accent}; margin-bottom: 4px">{escape(text)}</h2>'


def paragraph(text: str, *, quiet: bool = False) -> str:
    """A paragraph, with its keys set apart."""
    colour = f"; color: {theme.scheme().quiet}" if quiet else ""
    return f'<p style="margin-top: 4px; margin-bottom: 8px{colour}">{_with_keys(text)}</p>'


def listing(texts: Iterable[str]) -> str:
    """Several things of a kind."""
    items = "".join(f'<li style="margin-bottom: 4px">{_with_keys(text)}</li>' for text in texts)
    return f'<ul style="margin-top: 4px; margin-bottom: 8px">{items}</ul>'


def link(topic: str, text: str) -> str:
    """A line that leads to another topic."""
    return f'<p style="margin-top: 12px"><a href="{escape(topic)}">{escape(text)}</a></p>'


def topic(key: str, words: Words) -> str:
    """A topic of the help, by its key, with its title."""
    parts = [title(words(f"help.{key}"))]
    texts = ((block, words(f"help.{key}.{at}")) for at, block in enumerate(TOPICS[key].blocks))
    for kind, run in groupby(texts, lambda each: each[0].kind):
        parts += _of_kind(kind, list(run))
    return "".join(parts)


def plain(key: str, words: Words) -> str:
    """All that a topic says, to be searched."""
    blocks = range(len(TOPICS[key].blocks))
    return " ".join((words(f"help.{key}"), *(words(f"help.{key}.{at}") for at in blocks)))


def key_name(key: str) -> str:
    """A key as the keyboard of this user names it."""
    return key if key in _TEXT_KEYS else QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def _of_kind(kind: str, run: list[tuple[Block, str]]) -> Iterator[str]:
    if kind == "keys":
        yield _table(run)
    elif kind == "listed":
        yield listing(text for _, text in run)
    else:
        yield from (heading(text) if kind == "heading" else paragraph(text) for _, text in run)


def _table(run: list[tuple[Block, str]]) -> str:
    """Keys at the left, what they do at the right."""
    rows = "".join(
        f'<tr><td style="padding: 3px 16px 3px 0; white-space: nowrap">{_keys(block.keys)}</td>'
        f'<td style="padding: 3px 0">{_with_keys(text)}</td></tr>'
        for block, text in run
    )
    return f'<table cellspacing="0" style="margin-top: 4px">{rows}</table>'


def _keys(keys: tuple[str, ...]) -> str:
    return " &nbsp;".join(_set_apart(key) for key in keys)


def _with_keys(text: str) -> str:
    return "".join(
        _set_apart(part) if at % 2 else escape(part).replace("\n", "<br>") for at, part in enumerate(_KEY.split(text))
    )


def _set_apart(key: str) -> str:
    name = escape(key_name(key)).replace(" ", "&nbsp;")
    return f'<span style="font-weight: bold; white-space: nowrap">{name}</span>'
