"""Standings as rows of plain values: the same for paper and for a file of figures, so that the two cannot differ."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.sheet import SIDES
from whistdrive.core.standings import Standing, Standings, divisions, standings
from whistdrive.words import Words

_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What makes a spreadsheet compute a cell; the last four are the full-width forms of the first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its place (``2=`` where it is shared), the seats of those it belongs to, and its figures.

    Whose seat it is stands first in it, and then who shares it; dummies are not there. ``team`` is what a team of four
    is called.
    """

    place: str
    seats: tuple[tuple[Entrant, ...], ...]
    figures: tuple[int, ...]
    standing: Standing
    team: str = ""

    @property
    def numbers(self) -> tuple[str, ...]:
        """A text for each seat: ``3``, or ``3+7`` where it is shared."""
        return tuple("+".join(str(entrant.number) for entrant in seat) for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """A text for each seat: ``Anna``, or ``Anna / Bo`` where it is shared."""
        return tuple(" / ".join(entrant.name for entrant in seat) for seat in self.seats)

    @property
    def members(self) -> str:
        """All in one text, each number bound to its name by a space that does not break."""
        seats = zip(self.numbers, self.names, strict=True)
        return " · ".join(f"{number}\N{NO-BREAK SPACE}{name}" for number, name in seats)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list with places of its own: everybody, or those of one role or line (``heading``, empty for everybody)."""

    heading: str
    rows: tuple[Row, ...]


def played_so_far(drive: Drive) -> int:
    """The last round of which a table has handed in anything (0: none). A round just seated is not missing yet."""
    return max((number for number, seated in enumerate(drive.rounds, start=1) if seated.started), default=0)


def current(drive: Drive) -> Standings:
    """The standings after the last round that has begun."""
    return standings(drive, upto=played_so_far(drive))


def measures(drive: Drive) -> tuple[str, ...]:
    """The figures that are shown of each row: the usual ones, what was awarded, and all that places are decided by."""
    awarded = ("awarded",) if is_awarded(drive) else ()
    shown = ["total", *awarded, *(("first", "second") if drive.plan.interval else ()), "deals", "won"]
    of_rubbers = ("rubbers", "games")
    for key in drive.plan.ranking:
        if key not in shown and (drive.scoring.plays_rubbers or key not in of_rubbers):
            shown.append(key)
    return tuple(shown)


def is_awarded(drive: Drive) -> bool:
    """Whether anybody has been awarded points for resting."""
    return drive.plan.award > 0 and any(seated.started and seated.resting for seated in drive.rounds)


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
    if all(each.key == "none" for each in divided):
        return (everybody(drive, found, words),)
    return tuple(Ranking(_heading(drive, each.key, words), _rows(drive, each.rows, words)) for each in divided)


def standings_csv(drive: Drive, words: Words) -> bytes:
    """The standings as a file for spreadsheets: UTF-8 with the mark that tells them so, commas, a row each.

    A text that a spreadsheet would take for a formula begins with an apostrophe. Lists and teams have a column of their
    own where there are any.
    """
    file = StringIO()
    writer = csv.writer(file)
    lists = rankings(drive, current(drive), words)
    columns = [words("paper.place"), words("paper.number"), words("paper.name"), *measure_headings(drive, words)]
    in_lists, in_teams = any(ranking.heading for ranking in lists), drive.movement.keeps_teams
    before = [*([words("paper.list")] if in_lists else []), *([words("paper.team_heading")] if in_teams else [])]
    writer.writerow([_text(label) for label in (*before, *columns)])
    for ranking in lists:
        for row in ranking.rows:
            names = [_text(row.team)] if in_teams else []
            lead = [_text(ranking.heading)] if in_lists else []
            writer.writerow([*lead, *names, row.place, _numbers(row), _text(" / ".join(row.names)), *row.figures])
    return file.getvalue().encode("utf-8-sig")


def _numbers(row: Row) -> int | str:
    """A number as a figure, and several as a text."""
    one = len(row.seats) == 1 and len(row.seats[0]) == 1
    return row.seats[0][0].number if one else " / ".join(row.numbers)


def _heading(drive: Drive, division: str, words: Words) -> str:
    """What a division is called: the club's word for the role, or the side on which its line began."""
    if division in SIDES:
        return words.at(drive.scoring).name("side", division)
    if drive.movement.two_lines:
        return words("paper.no_line")
    if division in ROLES and drive.plan.roles:
        return _capital(drive.plan.roles[ROLES.index(division)])
    return words("paper.no_role")


def _rows(drive: Drive, found: tuple[Standing, ...], words: Words) -> tuple[Row, ...]:
    by_id = drive.by_id
    keys = measures(drive)
    made = []
    for row in found:
        people = [by_id[entrant] for entrant in row.entrants if not by_id[entrant].dummy]
        team = next((entrant.team for entrant in people if entrant.team), None) if drive.movement.keeps_teams else None
        made.append(
            Row(
                words("paper.shared_place", place=row.place) if row.shared else str(row.place),
                _seats(people),
                tuple(getattr(row, key) for key in keys),
                row,
                words("paper.team", team=team) if team else "",
            )
        )
    return tuple(made)


def _seats(people: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], ...]:
    """Some people by seat, in the order of their numbers."""
    inside = {entrant.id for entrant in people}
    in_order = sorted(people, key=lambda entrant: entrant.number)
    owners = (entrant for entrant in in_order if entrant.shares not in inside)
    return tuple((owner, *(each for each in in_order if each.shares == owner.id)) for owner in owners)


def _text(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
