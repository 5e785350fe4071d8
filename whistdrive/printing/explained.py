"""How a drive is scored, explained as a value: for a window and for paper alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from whistdrive.core.drive import DEALING_ORDER, Drive
from whistdrive.printing.facts import options_in_words
from whistdrive.printing.sheet_help import what_counts
from whistdrive.printing.tables import ranking_in_words
from whistdrive.scoring.example import worked_example
from whistdrive.words import SENTENCES, Words

_MOST_SETTLED: Final = 9


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the paragraphs below it; where they are ``listed``, each is one of several of a kind."""

    heading: str
    paragraphs: tuple[str, ...]
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Explanation:
    """The rules of a drive in words, and one table that was played by them (round 1, table 1 of ``example``)."""

    title: str
    about: str
    sections: tuple[Section, ...]
    example_heading: str
    example_help: str
    example: Drive


def explanation(drive: Drive, words: Words) -> Explanation:
    """How the games of a drive are scored, with the options that it has."""
    key, words = drive.scoring.key, words.at(drive.scoring)
    return Explanation(
        title=words("rules.title", system=words.name("system", key)),
        about=words(f"rules.{key}.about"),
        sections=tuple(section for section in _sections(drive, words) if section.paragraphs),
        example_heading=words("rules.example"),
        example_help=words("rules.example_help"),
        example=worked_example(drive, [words.name("seat", seat) for seat in DEALING_ORDER]),
    )


def _sections(drive: Drive, words: Words) -> Iterator[Section]:
    key = drive.scoring.key
    written = (words(f"rules.{key}.written"), words("rules.impossible"))
    yield Section(words("rules.written"), (" ".join(written),))
    yield Section(words("rules.counts"), tuple(what_counts(drive, words)))
    yield Section(words("rules.settled"), tuple(_settled(key, words)), listed=True)
    yield Section(words("rules.options"), tuple(_as_played(drive, words)), listed=True)
    standings = (words("rules.own_side"), words("rules.early"), ranking_in_words(drive, words))
    yield Section(words("rules.standings"), (" ".join(standings),))


def _settled(system: str, words: Words) -> Iterator[str]:
    """What the program decides where the sources of a game are silent or differ."""
    for number in range(1, _MOST_SETTLED + 1):
        if (key := f"rules.{system}.settled.{number}") in SENTENCES:
            yield words(key)


def _as_played(drive: Drive, words: Words) -> Iterator[str]:
    """Every option as it is set, and when a table stops."""
    yield from options_in_words(drive.scoring, words)
    deals = drive.plan.deals
    if deals is None:
        yield words("rules.until_rubber")
        return
    stops = [words("rules.deals", deals=deals)]
    if drive.scoring.plays_rubbers:
        stops.append(words("rules.unfinished"))
    yield " ".join(stops)
