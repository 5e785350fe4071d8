"""A season as plain values: people by drives, and what is said of the whole."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Attended:
    """What somebody made on one evening: their points, their ``place`` (``2=`` where shared), and whether it counts."""

    points: int | Fraction
    place: str
    counts: bool = True


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """One row: a place in the season, a name, an entry for each evening (None: did not come), and what they make."""

    place: str
    name: str
    evenings: tuple[Attended | None, ...]
    total: int | Fraction
    average: Fraction | None

    @property
    def came(self) -> int:
        """To how many evenings they came."""
        return sum(each is not None for each in self.evenings)


@dataclass(frozen=True, slots=True)
class Season:
    """A season table: ``title``, from when to when in words, a short heading for each evening, and the rows in order.

    ``best`` is how many evenings of each count (None: all of them). ``rules`` says how evenings are scored.
    """

    title: str
    when: str
    headings: tuple[str, ...]
    lines: tuple[SeasonLine, ...]
    best: int | None = None
    rules: str = ""
    notes: tuple[str, ...] = ()
