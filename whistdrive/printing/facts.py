"""What every sheet says about its drive besides its own matter: whose it is, how it is scored, how far it is final."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive
from whistdrive.core.late_corrections import LateCorrections
from whistdrive.core.options import written_options
from whistdrive.core.totals import Standings
from whistdrive.printing.marks import ODD
from whistdrive.printing.tables import current
from whistdrive.scoring.rubber import Rubber
from whistdrive.words import Words

MOST_NAMED = 12
"""So many tables or people are named in a line of a sheet's head or foot; the rest are counted."""


def when_and_where(drive: Drive, words: Words) -> str:
    """The date and, where one is known, the venue."""
    day = words.day(drive.day)
    return f"{day} · {drive.venue}" if drive.venue else day


def scoring_in_words(scoring: RuleSet, words: Words) -> str:
    """The scoring system with every option as it is set: ``Cvisti — Game at: 7 · Games to a rubber: 2 · …``."""
    options = list(options_in_words(scoring, words))
    return " — ".join([words.name("system", scoring.key), *([" · ".join(options)] if options else [])])


def options_in_words(scoring: RuleSet, words: Words) -> Iterator[str]:
    """Every option of a scoring system as it is set: ``Game at: 7``."""
    for key, value in written_options(_in_force(scoring)).items():
        yield words(
            "paper.option",
            option=words.name("option", f"{scoring.key}.{key}"),
            value=_setting(f"{scoring.key}.{key}", value, words),
        )


def rules_in_words(drive: Drive, words: Words) -> str:
    """How a drive is scored, and what a missed deal counts if it counts anything."""
    said = [scoring_in_words(drive.scoring, words)]
    if drive.plan.missed != "nothing":
        said.append(words(f"paper.rule_missed_{drive.plan.missed}", value=drive.plan.award))
    return " · ".join(said)


def state_of_results(drive: Drive, words: Words) -> tuple[str, ...]:
    """``Provisional`` with what is missing, and ``Corrected`` with the time, where they are true."""
    return (*provisional(drive, current(drive), words), *corrected(drive, words))


def provisional(drive: Drive, found: Standings, words: Words) -> Iterator[str]:
    """``Provisional`` with the tables or the people's cards that are missing, where any are."""
    if found.missing:
        yield words("paper.provisional", missing=missing_in_words(found.missing, words))
    if found.cardless:
        people = sorted(map(drive.entrant, found.cardless), key=lambda entrant: entrant.number)
        named = [f"{entrant.number} {entrant.name}" for entrant in people[:MOST_NAMED]]
        said = ", ".join([*named, *and_more(len(people) - MOST_NAMED, words)])
        yield words("paper.cards_missing", names=said)


def odd_figures(found: Standings, words: Words) -> Iterator[str]:
    """What the mark beside figures means, where any table's figures were taken though they do not add up."""
    if found.odd:
        yield words("paper.odd", mark=ODD)


def corrected(drive: Drive, words: Words) -> tuple[str, ...]:
    """``Corrected`` with the time, where it is true."""
    return (words("paper.corrected", when=words.moment(drive.corrected)),) if drive.corrected else ()


def corrections(drive: Drive, late: LateCorrections | None, words: Words) -> tuple[str, ...]:
    """``Corrected`` with the time and the tables that were corrected after the evening had gone on.

    That the drive was opened again is said as well only where none of them was corrected since.
    """
    if late is None:
        return corrected(drive, words)
    told = words("paper.corrected_at", when=words.moment(late.when), tables=missing_in_words(late.tables, words))
    return (told,) if late.when >= drive.corrected else (*corrected(drive, words), told)


def missing_in_words(missing: Sequence[tuple[int, int]], words: Words, most: int = MOST_NAMED) -> str:
    """Tables, given as (round, table), by round: ``round 7 (tables: 3, 5)``; ``most`` of them, the rest counted."""
    said = [
        words("paper.missing", round=number, tables=", ".join(str(table) for _, table in group))
        for number, group in groupby(missing[:most], key=lambda place: place[0])
    ]
    return "; ".join([*said, *and_more(len(missing) - most, words)])


def _setting(option: str, value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words("paper.yes") if value else words("paper.no")
    if isinstance(value, list):
        return bands_in_words(value, words)
    if isinstance(value, str):
        return words.name("choice", f"{option}.{value}")
    return words("paper.any") if value is None else str(value)


def _in_force(scoring: RuleSet) -> RuleSet:
    """The system with the customary worth of a game written out, where no other was chosen."""
    return replace(scoring, worth=scoring.worth_in_force) if isinstance(scoring, Rubber) else scoring


def bands_in_words(rows: Sequence[Sequence[int]], words: Words) -> str:
    """Rows by the loser's points in words: ``4 if the loser has 0, 2 if 1–3``."""
    said = [
        words("paper.band" if index else "paper.first_band", points=points, figures=_range(low, high))
        for index, (low, high, points) in enumerate(rows)
    ]
    return ", ".join(said) or words("paper.none")


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def and_more(count: int, words: Words) -> Iterator[str]:
    """``and 5 more``, where any were left out."""
    if count > 0:
        yield words("paper.and_more", count=count)
