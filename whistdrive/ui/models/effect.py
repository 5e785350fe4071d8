"""What a change of places does to the evening, in a sentence with a sign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.movement.exchange import Exchange, Repeats, exchanged
from whistdrive.ui import theme
from whistdrive.words import Words

MOST_NAMED = 3
"""So many things that happen again are named, the rest counted."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A sentence and the colour of its sign."""

    role: theme.Role
    sentence: str


def effect(drive: Drive, number: int, one: int, another: int, words: Words) -> Effect:
    """Whether the evening grows better or worse by two entrants changing places in a round, or why they cannot."""
    try:
        found = exchanged(drive, number, one, another)
    except Refused as refused:
        return Effect("red", " ".join(f"⚠ {words.finding(finding)}" for finding in refused.findings))
    what = "; ".join([*_named(drive, found, words), *_counts(found, words)])
    if found.before == found.after:
        return Effect("quiet", f"= {words('exchange.same')}")
    if found.after < found.before:
        return Effect("accent", f"▲ {words('exchange.better', what=what)}")
    return Effect("amber", f"▼ {words('exchange.worse', what=what)}")


def _named(drive: Drive, found: Exchange, words: Words) -> Iterator[str]:
    for again in found.again[:MOST_NAMED]:
        who = drive.entrant(again.who).name
        whom = again.whom if again.kind == "tables" else drive.entrant(again.whom).name
        yield words(f"exchange.again.{again.kind}", who=who, whom=whom, times=again.times)
    if len(found.again) > MOST_NAMED:
        yield words("exchange.more", count=len(found.again) - MOST_NAMED)


def _counts(found: Exchange, words: Words) -> Iterator[str]:
    for each in fields(Repeats):
        before, after = (getattr(repeats, each.name) for repeats in (found.before, found.after))
        if before != after:
            yield words(f"exchange.count.{each.name}", before=before, after=after)
