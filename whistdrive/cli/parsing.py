"""What :mod:`argparse` says, in the program's own words and languages.

That module asks gettext for each of its texts, and gettext wants catalogues of its own kind. So while it works it is
given the program's sentences instead. A text that is not known here, as of a later Python, stays English.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from whistdrive.words import Words

_SAID: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "usage:": ("cli.usage", {}),
    "positional arguments": ("cli.arguments", {}),
    "options": ("cli.options", {}),
    "show this help message and exit": ("cli.help", {}),
    "%(prog)s: error: %(message)s": ("cli.error", {"program": "%(prog)s", "message": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli.at_argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli.required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("cli.unknown", {"arguments": "%s"}),
    "expected one argument": ("cli.nothing_follows", {}),
    "ignored explicit argument %r": ("cli.nothing_may_follow", {"given": "%r"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli.ambiguous",
        {"option": "%(option)s", "options": "%(matches)s"},
    ),
    # Of the types that arguments have here only whole numbers can be written wrongly.
    "invalid %(type)s value: %(value)r": ("cli.no_number", {"given": "%(value)r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli.no_choice",
        {"given": "%(value)r", "choices": "%(choices)s"},
    ),
}
"""By a text of argparse, but for what is blank at its end: the key of ours, and what fills the places of that."""


@contextmanager
def in_our_words(here: Words) -> Iterator[None]:
    """While this lasts argparse speaks the language of ``here``."""
    texts, name = vars(argparse), "_"
    kept = texts[name]

    def said(text: str | None) -> str | None:
        # A title that is not given is asked for too.
        core = (text or "").rstrip()
        if text is None or core not in _SAID:
            return text
        key, places = _SAID[core]
        return text.replace(core, here(key, **places))

    texts[name] = said
    try:
        yield
    finally:
        texts[name] = kept
