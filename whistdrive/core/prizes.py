"""Prizes: who wins which, worked out from the slips at every look; what was decided by hand stands beside it.

A prize goes to the best row by its own figure, a prize for a place by the steps that decide places, and by what was
decided about a tie of the standings. Rows that are level in all of that are tied: the organiser records whether they
cut, played off or share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from whistdrive.core.cards import halves_known
from whistdrive.core.drive import Drive, Prize, Tie
from whistdrive.core.figures import Entrants, Figures, figures_of
from whistdrive.core.ranking import MEASURES, Figure, Judge, steps_of
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing

Merit = tuple[tuple[str, Figure], ...]
"""What a row is judged by: the key of each step and its figure, more being better."""

OF_WHOLE_EVENINGS = frozenset({"tens", "longest", "moves", "highest_deal", "drawn_deal", "free"})
"""The kinds that know no halves."""


@dataclass(frozen=True, slots=True)
class Award:
    """What becomes of a prize.

    ``winners`` are the rows that have it, several where it is shared; none while it is open. ``tied`` are the rows
    between which it must be decided, those too that have been; all have the same ``merit``. ``passed_over`` are rows
    that would have won it, but have a prize already. Each winner gets ``amount`` of its money. ``corrected`` tells that
    it was handed to others than would win it now. ``tie`` is what was decided in the standings between the rows of this
    merit, if it was.
    """

    prize: Prize
    winners: tuple[Entrants, ...] = ()
    merit: Merit = ()
    tied: tuple[Entrants, ...] = ()
    passed_over: tuple[Entrants, ...] = ()
    amount: Fraction = Fraction(0)
    corrected: bool = False
    tie: Tie | None = None

    @property
    def open(self) -> bool:
        """Whether somebody could have it, and who must still be decided."""
        return not self.winners and (bool(self.tied) or self.prize.kind == "free")


def awards(drive: Drive) -> tuple[Award, ...]:
    """What becomes of every prize, in their order: so with ``one_prize`` the more valuable one is kept."""
    room = _Room(drive)
    return tuple(room.award(prize) for prize in drive.prizes)


class _Level(NamedTuple):
    """Rows that nothing tells apart, and what was decided in the standings between them and others of their merit."""

    merit: Merit
    rows: Sequence[Entrants]
    tie: Tie | None = None


@dataclass(slots=True)
class _Room:
    """Who has won what so far."""

    drive: Drive
    rows: Sequence[Standing] = field(init=False)
    figures: Mapping[Entrants, Figures] = field(init=False)
    halves_are_told: bool = field(init=False)
    won: list[tuple[object, Entrants]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rows = standings(self.drive).rows
        self.figures = figures_of(self.drive)
        # A card may say no more than a total, of which neither half is known.
        self.halves_are_told = self.drive.plan.entry == "tables" or halves_known(self.drive)

    def award(self, prize: Prize) -> Award:
        """What becomes of the next prize."""
        found = self._by_hand(prize) if prize.kind == "free" else self._by_figures(prize)
        self.won += [(_list_of(prize), row) for row in found.winners]
        now = {entrant for row in found.winners for entrant in row}
        corrected = bool(prize.given) and set(prize.given) != now
        share = Fraction(prize.amount, max(len(found.winners), 1))
        return replace(found, amount=share, corrected=corrected)

    def _by_hand(self, prize: Prize) -> Award:
        rows = (row.entrants for row in self.rows)
        return Award(prize, tuple(row for row in rows if set(row) & set(prize.decided)))

    def _by_figures(self, prize: Prize) -> Award:
        place = prize.place if prize.kind == "place" else 1
        elsewhere = {row for key, row in self.won if key != _list_of(prize)} if self.drive.plan.one_prize else set()
        ahead: list[Entrants] = []
        before = 0
        for level in self._levels(prize):
            ahead += (row for row in level.rows if row in elsewhere)
            left = [row for row in level.rows if row not in elsewhere]
            if left and before + len(left) >= place:
                return self._of_level(prize, level._replace(rows=left), tuple(ahead))
            before += len(left)
        return Award(prize)

    def _of_level(self, prize: Prize, level: _Level, passed_over: tuple[Entrants, ...]) -> Award:
        """A prize of rows that are level: of one alone, or as was decided between them, here or in the standings."""
        tied = tuple(level.rows) if len(level.rows) > 1 else ()
        decision = prize.decision or (level.tie.decision if level.tie else "")
        if decision == "shared" and tied:
            winners = tied
        else:
            taken = {row for key, row in self.won if key == _list_of(prize)}
            left = tuple(row for row in level.rows if row not in taken)
            winners = left if len(left) == 1 else tuple(row for row in left if set(row) & set(prize.decided))
            if len(winners) > 1 or (len(left) > 1 and not prize.decision):
                winners = ()
        return Award(prize, winners, level.merit, tied, passed_over, tie=level.tie)

    def _levels(self, prize: Prize) -> Iterator[_Level]:
        """The rows that may win, best first, as far as they can be told apart."""
        rows = [row for row in self.rows if self._may_win(prize, row)]
        if prize.kind == "place":
            judge = Judge(self.drive)
            for level in judge.levels(rows, _steps(self.drive, prize)):
                tie, parts = judge.parted(level.rows, rows) if prize.half == "all" else (None, (level.rows,))
                for part in parts:
                    yield _Level(level.merit, [row.entrants for row in part], tie)
            return
        judged = ((_JUDGES[prize.kind](prize, row, self.figures[row.entrants]), row.entrants) for row in rows)
        known = [(figure, row) for figure, row in judged if figure is not None]
        known.sort(key=itemgetter(0), reverse=True)
        for figure, group in groupby(known, key=itemgetter(0)):
            yield _Level(((_key(prize), figure),), [row for _, row in group])

    def _may_win(self, prize: Prize, row: Standing) -> bool:
        entrants = [self.drive.entrant(entrant) for entrant in row.entrants]
        if prize.role is not None and entrants[0].role != prize.role:
            return False
        if prize.half != "all" and not self.halves_are_told:
            return False
        here = self.drive.plan.leavers_win or any(entrant.until is None for entrant in entrants)
        return here and row.deals > 0


def _list_of(prize: Prize) -> object:
    """Prizes of one list stand for its places; any other is a list of its own."""
    return (prize.role, prize.half) if prize.kind == "place" else prize.id


def _key(prize: Prize) -> str:
    """The step that a prize is won by, if it is not for a place."""
    if prize.kind != "lowest":
        return prize.kind
    return "total" if prize.half == "all" else prize.half


def _steps(drive: Drive, prize: Prize) -> tuple[str, ...]:
    """The steps of a prize for a place: those of the drive, after the half if it is for one."""
    steps = steps_of(drive)
    if prize.half == "all":
        return steps
    return (prize.half, *(key for key in steps if key not in (prize.half, "total")))


def _by_lowest(prize: Prize, row: Standing, _figures: Figures) -> int | Fraction | None:
    return -MEASURES[_key(prize)](row)


def _by_tens(prize: Prize, _row: Standing, figures: Figures) -> int | None:
    return figures.tens(prize.least) or None


def _by_longest(_prize: Prize, _row: Standing, figures: Figures) -> int | None:
    return figures.longest or None


def _by_moves(_prize: Prize, _row: Standing, figures: Figures) -> int | None:
    return figures.moves or None


def _by_highest(_prize: Prize, _row: Standing, figures: Figures) -> int | None:
    return figures.highest_deal or None


def _by_drawn(prize: Prize, _row: Standing, figures: Figures) -> int | None:
    return None if prize.deal is None else figures.of_deal(prize.deal)


_JUDGES: Mapping[str, Callable[[Prize, Standing, Figures], int | Fraction | None]] = {
    "lowest": _by_lowest,
    "tens": _by_tens,
    "longest": _by_longest,
    "moves": _by_moves,
    "highest_deal": _by_highest,
    "drawn_deal": _by_drawn,
}
"""What a prize that is for no place is won by, more being better; None: this row cannot win it."""
