"""Standings as rows of plain values: the same for paper and for a file of figures, so that the two cannot differ."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.sheet import SIDES
from whistdrive.core.standings import Standing, Standings, divisions, standings
from whistdrive.words import Words

_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What makes a spreadsheet compute a cell; the last four are the full-width forms of the first."""


ROLES = ("A", "B")


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its place (``2=`` where it is shared), the numbers and names of those it belongs to, its figures."""

    place: str
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    figures: tuple[int, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list with places of its own: everybody, or those of one role (``heading``, empty for everybody)."""

    heading: str
    rows: tuple[Row, ...]


def played_so_far(drive: Drive) -> int:
    """The last round of which a table has handed in anything (0: none). A round just seated is not missing yet."""
    return max((number for number, seated in enumerate(drive.rounds, start=1) if seated.started), default=0)


def current(drive: Drive) -> Standings:
    """The standings after the last round that has begun."""
    return standings(drive, upto=played_so_far(drive))


def measures(drive: Drive) -> tuple[str, ...]:
    """The figures that are shown of each row: the usual ones, and all that places are decided by."""
    shown = ["total", *(("first", "second") if drive.plan.interval else ()), "deals", "won"]
    of_rubbers = ("rubbers", "games")
    for key in drive.plan.ranking:
        if key not in shown and (drive.scoring.plays_rubbers or key not in of_rubbers):
            shown.append(key)
    return tuple(shown)


def measure_headings(drive: Drive, words: Words) -> tuple[str, ...]:
    """What stands above the figures of :func:`measures`."""
    return tuple(_capital(words.name("measure", key)) for key in measures(drive))


def ranking_in_words(drive: Drive, words: Words) -> str:
    """By what places are decided, in order."""
    steps = [words.name("measure", key) for key in drive.plan.ranking if key in measures(drive)]
    return words("paper.ranking", steps=words("paper.then").join(steps))


def everybody(drive: Drive, found: Standings, words: Words) -> Ranking:
    """One list for all."""
    return Ranking("", _rows(drive, found.rows, words))


def rankings(drive: Drive, found: Standings, words: Words) -> tuple[Ranking, ...]:
    """The lists of an evening: one for each role or line that has places of its own, else one for all."""
    divided = divisions(drive, found)
    if not divided:
        return (everybody(drive, found, words),)
    return tuple(Ranking(_heading(drive, each.key, words), _rows(drive, each.rows, words)) for each in divided)


def standings_csv(drive: Drive, words: Words) -> bytes:
    """The standings as a file for spreadsheets: UTF-8 with the mark that tells them so, commas, a row each.

    A text that a spreadsheet would take for a formula begins with an apostrophe.
    """
    file = StringIO()
    writer = csv.writer(file)
    lists = rankings(drive, current(drive), words)
    in_lists = any(ranking.heading for ranking in lists)
    labels = [words("paper.place"), words("paper.number"), words("paper.name"), *measure_headings(drive, words)]
    writer.writerow([_text(label) for label in ([words("paper.list"), *labels] if in_lists else labels)])
    for ranking in lists:
        for row in ranking.rows:
            numbers: int | str = row.numbers[0] if len(row.numbers) == 1 else " / ".join(map(str, row.numbers))
            cells = [row.place, numbers, _text(" / ".join(row.names)), *row.figures]
            writer.writerow([_text(ranking.heading), *cells] if in_lists else cells)
    return file.getvalue().encode("utf-8-sig")


def _heading(drive: Drive, division: str, words: Words) -> str:
    """What a division is called: the club's word for the role, or the side on which its line began."""
    if division in SIDES:
        return words.name("side", division)
    if division in ROLES and drive.plan.roles:
        return _capital(drive.plan.roles[ROLES.index(division)])
    return words("paper.no_role")


def _rows(drive: Drive, found: tuple[Standing, ...], words: Words) -> tuple[Row, ...]:
    by_id = drive.by_id
    keys = measures(drive)
    made = []
    for row in found:
        seats = _seats([by_id[entrant] for entrant in row.entrants])
        made.append(
            Row(
                words("paper.shared_place", place=row.place) if row.shared else str(row.place),
                tuple(seat[0].number for seat in seats),
                tuple(" / ".join(each.name for each in seat) for seat in seats),
                tuple(getattr(row, key) for key in keys),
                row,
            )
        )
    return tuple(made)


def _seats(entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    """The entrants of a row by seat: those who share one together, whose seat it was first."""
    inside = {entrant.id for entrant in entrants}
    owners = [entrant for entrant in entrants if entrant.shares not in inside]
    return [[owner, *(each for each in entrants if each.shares == owner.id)] for owner in owners]


def _text(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
