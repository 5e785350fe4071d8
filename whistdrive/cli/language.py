"""In which language the command line speaks: that of the environment, as other programs there do."""

from __future__ import annotations

import os

from whistdrive.words import LANGUAGES, Words, in_language

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names its language, such as ``fi_FI.UTF-8`` or ``sv:en``; the first that is set decides."""


def words() -> Words:
    """The sentences for whoever reads what a command says; English where their language is none of ours."""
    named = next(filter(None, map(os.environ.get, _VARIABLES)), "")
    codes = (each.partition("_")[0].partition(".")[0].lower() for each in named.split(":"))
    return in_language(next((code for code in codes if code in LANGUAGES), "en"))
