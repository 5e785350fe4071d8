"""Standings as rows of plain values: the same on paper, on the screen and in what is exported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from whistdrive.core.cards import halves_known
from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.memo import Memo
from whistdrive.core.ranking import MEASURES, steps_of
from whistdrive.core.sheet import SIDES
from whistdrive.core.standings import divisions, standings
from whistdrive.core.successors import first_holders
from whistdrive.core.totals import Standing, Standings
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its place (``2=`` where it is shared), the seats of those it belongs to, and its figures.

    ``settled`` is how a tie for the place was settled, in a word (``cut``), empty where none was.
    Whose seat it is stands first in it, then their substitutes and who shares it; dummies are not there. ``names`` has
    a text for each seat: ``Anna``, ``Anna / Bo`` where it is shared, ``Anna / Bo (from round 3)`` where Bo took it
    over. ``texts`` are the figures as they are written: an average with two decimals. ``team`` is what a team of four
    is called.
    """

    place: str
    seats: tuple[tuple[Entrant, ...], ...]
    names: tuple[str, ...]
    figures: tuple[int | Fraction, ...]
    texts: tuple[str, ...]
    standing: Standing
    team: str = ""
    settled: str = ""

    @property
    def placed(self) -> str:
        """The place, and how it was settled: ``2 cut``."""
        return f"{self.place} {self.settled}" if self.settled else self.place

    @property
    def numbers(self) -> tuple[str, ...]:
        """A text for each seat: ``3``, or ``3+7`` where it is shared or was taken over."""
        return tuple("+".join(str(entrant.number) for entrant in seat) for seat in self.seats)

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
    return max((number for number, seated in enumerate(drive.earnest.rounds, start=1) if seated.started), default=0)


def current(drive: Drive) -> Standings:
    """The standings after the last round that has begun."""
    return standings(drive, upto=played_so_far(drive))


def measures(drive: Drive) -> tuple[str, ...]:
    """The figures that are shown of each row: the usual ones, and all that places are decided by.

    What was awarded, adjusted and missed is shown where there is any. People's own cards tell nothing about opponents.
    """
    return _MEASURES.answer(drive, (), lambda: _measures(drive))


_MEASURES: Memo[tuple[str, ...]] = Memo(4)


def _measures(drive: Drive) -> tuple[str, ...]:
    rows = current(drive).rows
    some = {key for key in ("awarded", "adjusted", "missed") if any(getattr(row, key) for row in rows)}
    if is_awarded(drive):
        some.add("awarded")
    shown = ["total", *(key for key in ("awarded", "adjusted") if key in some)]
    shown += ("first", "second") if halves_known(drive) else ()
    shown += ("deals", *(("missed",) if "missed" in some else ()))
    shown += () if drive.plan.entry == "cards" else ("won",)
    shown += (key for key in steps_of(drive) if key in MEASURES and key not in shown)
    return tuple(shown)


def is_awarded(drive: Drive) -> bool:
    """Whether anybody has been awarded points for resting."""
    return drive.plan.award > 0 and any(seated.started and seated.resting for seated in drive.earnest.rounds)


def measure_headings(drive: Drive, words: Words) -> tuple[str, ...]:
    """What stands above the figures of :func:`measures`."""
    return tuple(_capital(words.name("measure", key)) for key in measures(drive))


def ranking_in_words(drive: Drive, words: Words) -> str:
    """By what places are decided, in order, as a sentence."""
    return words("paper.ranking", steps=ranking_steps(drive, words))


def ranking_steps(drive: Drive, words: Words) -> str:
    """By what places are decided: ``total, then difference``."""
    steps = [words.name("measure", key) for key in steps_of(drive)]
    return words("paper.then").join(steps)


def everybody(drive: Drive, found: Standings, words: Words) -> Ranking:
    """One list for all."""
    return Ranking("", _rows(drive, found.rows, words))


def rankings(drive: Drive, found: Standings, words: Words) -> tuple[Ranking, ...]:
    """The lists of an evening: one for each role or line that has places of its own, else one for all."""
    divided = divisions(drive, found)
    if all(each.key == "none" for each in divided):
        return (everybody(drive, found, words),)
    return tuple(Ranking(_heading(drive, each.key, words), _rows(drive, each.rows, words)) for each in divided)


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
        seats = by_seat(drive, people)
        figures = tuple(getattr(row, key) for key in keys)
        made.append(
            Row(
                words("paper.shared_place", place=row.place) if row.shared else str(row.place),
                seats,
                tuple(" / ".join(name_in_seat(each, words) for each in seat) for seat in seats),
                figures,
                tuple(str(each) if isinstance(each, int) else words.decimal(float(each)) for each in figures),
                row,
                words("paper.team", team=team) if team else "",
                words(f"tie.place.{row.settled}") if row.settled else "",
            )
        )
    return tuple(made)


def name_in_seat(entrant: Entrant, words: Words) -> str:
    """A name, and of a substitute from which round on they had the seat."""
    if entrant.replaces is None:
        return entrant.name
    return words("paper.substitute", name=entrant.name, round=entrant.since)


def by_seat(drive: Drive, people: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], ...]:
    """Some people by seat, in the order of the numbers of those who had them first."""
    inside, firsts = {entrant.id for entrant in people}, first_holders(drive)
    seats: dict[int, list[Entrant]] = {}
    for entrant in sorted(people, key=lambda each: (each.shares in inside, _turn(each))):
        owner = entrant.shares if entrant.shares in inside else None
        seats.setdefault(firsts[entrant.id if owner is None else owner], []).append(entrant)
    return tuple(map(tuple, sorted(seats.values(), key=lambda seat: seat[0].number)))


def _turn(entrant: Entrant) -> tuple[int, int]:
    """By number; substitutes after all others, in the order in which they came."""
    return (0, entrant.number) if entrant.replaces is None else (1, entrant.id)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
