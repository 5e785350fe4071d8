"""Prizes: who wins which, worked out from the slips at every look; what was decided by hand stands beside it.

A prize goes to the best row by its own figure, a prize for a place by the steps that decide places. Rows that are level
in all of that are tied: the organiser records whether they cut, played off or share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from whistdrive.core.drive import Drive, Prize
from whistdrive.core.figures import Entrants, Figures, figures_of
from whistdrive.core.standings import MEASURES, Standing, standings

Merit = tuple[tuple[str, int | Fraction], ...]
"""What a row is judged by: the key of each step and its figure, more being better."""

OF_WHOLE_EVENINGS = frozenset({"tens", "longest", "moves", "highest_deal", "drawn_deal", "free"})
"""The kinds that know no halves."""


@dataclass(frozen=True, slots=True)
class Award:
    """What becomes of a prize.

    ``winners`` are the rows that have it, several where it is shared; none while it is open. ``tied`` are the rows
    between which it must be decided, those too that have been; all have the same ``merit``. ``passed_over`` are rows
    that would have won it, but have a prize already. Each winner gets ``amount`` of its money. ``corrected`` tells that
    it was handed to others than would win it now.
    """

    prize: Prize
    winners: tuple[Entrants, ...] = ()
    merit: Merit = ()
    tied: tuple[Entrants, ...] = ()
    passed_over: tuple[Entrants, ...] = ()
    amount: Fraction = Fraction(0)
    corrected: bool = False

    @property
    def open(self) -> bool:
        """Whether somebody could have it, and who must still be decided."""
        return not self.winners and (bool(self.tied) or self.prize.kind == "free")


def awards(drive: Drive) -> tuple[Award, ...]:
    """What becomes of every prize, in their order: so with ``one_prize`` the more valuable one is kept."""
    room = _Room(drive)
    return tuple(room.award(prize) for prize in drive.prizes)


@dataclass(slots=True)
class _Room:
    """Who has won what so far."""

    drive: Drive
    rows: Sequence[Standing] = field(init=False)
    figures: Mapping[Entrants, Figures] = field(init=False)
    won: list[tuple[object, Entrants]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rows = standings(self.drive).rows
        self.figures = figures_of(self.drive)

    def award(self, prize: Prize) -> Award:
        """What becomes of the next prize."""
        found = self._by_hand(prize) if prize.kind == "free" else self._by_figures(prize)
        self.won += [(_list_of(prize), row) for row in found.winners]
        now = {entrant for row in found.winners for entrant in row}
        corrected = bool(prize.given) and set(prize.given) != now
        share = Fraction(prize.amount, max(len(found.winners), 1))
        return Award(prize, found.winners, found.merit, found.tied, found.passed_over, share, corrected)

    def _by_hand(self, prize: Prize) -> Award:
        rows = (row.entrants for row in self.rows)
        return Award(prize, tuple(row for row in rows if set(row) & set(prize.decided)))

    def _by_figures(self, prize: Prize) -> Award:
        ranked = self._ranked(prize)
        place = prize.place if prize.kind == "place" else 1
        elsewhere = {row for key, row in self.won if key != _list_of(prize)} if self.drive.plan.one_prize else set()
        left = [each for each in ranked if each[1] not in elsewhere]
        before = 0
        for merit, group in groupby(left, key=lambda each: each[0]):
            level = [row for _, row in group]
            if before + len(level) >= place:
                ahead = [row for found, row in ranked if row in elsewhere and found >= merit]
                return self._of_level(prize, merit, level, tuple(ahead))
            before += len(level)
        return Award(prize)

    def _of_level(
        self, prize: Prize, merit: Merit, level: Sequence[Entrants], passed_over: tuple[Entrants, ...]
    ) -> Award:
        """A prize of rows that are level: of one alone, or as was decided between them."""
        if prize.decision == "shared" and len(level) > 1:
            return Award(prize, tuple(level), merit, tuple(level), passed_over)
        taken = {row for key, row in self.won if key == _list_of(prize)}
        left = tuple(row for row in level if row not in taken)
        winners = left if len(left) == 1 else tuple(row for row in left if set(row) & set(prize.decided))
        if len(winners) > 1 or (len(left) > 1 and not prize.decision):
            winners = ()
        tied = tuple(level) if len(level) > 1 else ()
        return Award(prize, winners, merit, tied, passed_over)

    def _ranked(self, prize: Prize) -> list[tuple[Merit, Entrants]]:
        """The rows that may win, best first."""
        judge = _JUDGES[prize.kind]
        found = []
        for row in self.rows:
            if self._may_win(prize, row):
                merit = judge(self.drive, prize, row, self.figures[row.entrants])
                if merit is not None:
                    found.append((merit, row.entrants))
        return sorted(found, key=lambda each: [figure for _, figure in each[0]], reverse=True)

    def _may_win(self, prize: Prize, row: Standing) -> bool:
        entrants = [self.drive.entrant(entrant) for entrant in row.entrants]
        if prize.role is not None and entrants[0].role != prize.role:
            return False
        here = self.drive.plan.leavers_win or any(entrant.until is None for entrant in entrants)
        return here and row.deals > 0


def _list_of(prize: Prize) -> object:
    """Prizes of one list stand for its places; any other is a list of its own."""
    return (prize.role, prize.half) if prize.kind == "place" else prize.id


def _half(prize: Prize) -> str:
    return "total" if prize.half == "all" else prize.half


def _by_place(drive: Drive, prize: Prize, row: Standing, _figures: Figures) -> Merit | None:
    main = _half(prize)
    steps = [main, *(key for key in drive.plan.ranking if key not in (main, "total"))]
    return tuple((key, MEASURES[key](row)) for key in (drive.plan.ranking if main == "total" else steps))


def _by_lowest(_drive: Drive, prize: Prize, row: Standing, _figures: Figures) -> Merit | None:
    key = _half(prize)
    return ((key, -MEASURES[key](row)),)


def _by_tens(_drive: Drive, prize: Prize, _row: Standing, figures: Figures) -> Merit | None:
    count = figures.tens(prize.least)
    return (("tens", count),) if count else None


def _by_longest(_drive: Drive, _prize: Prize, _row: Standing, figures: Figures) -> Merit | None:
    return (("longest", figures.longest),) if figures.longest else None


def _by_moves(_drive: Drive, _prize: Prize, _row: Standing, figures: Figures) -> Merit | None:
    return (("moves", figures.moves),) if figures.moves else None


def _by_highest(_drive: Drive, _prize: Prize, _row: Standing, figures: Figures) -> Merit | None:
    return (("highest_deal", figures.highest_deal),) if figures.highest_deal else None


def _by_drawn(_drive: Drive, prize: Prize, _row: Standing, figures: Figures) -> Merit | None:
    points = None if prize.deal is None else figures.of_deal(prize.deal)
    return None if points is None else (("drawn_deal", points),)


_JUDGES: Mapping[str, Callable[[Drive, Prize, Standing, Figures], Merit | None]] = {
    "place": _by_place,
    "lowest": _by_lowest,
    "tens": _by_tens,
    "longest": _by_longest,
    "moves": _by_moves,
    "highest_deal": _by_highest,
    "drawn_deal": _by_drawn,
}
