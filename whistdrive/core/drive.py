"""A drive as a value, and everything in it.

All types are frozen and hold tuples, so a change shares whatever it does not touch. Nothing here is computed:
totals, places and score sheets come from :mod:`whistdrive.core.standings` and the scoring systems.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Literal

from whistdrive.core.contracts import Dealt, Marks, Movement, RuleSet
from whistdrive.core.memo import Memo
from whistdrive.core.sheet import Sheet, Side, Sides, handed_in

Missed = Literal["nothing", "award", "average"]
"""What counts for a deal that somebody missed."""

Entry = Literal["tables", "cards"]
"""Where the results of a drive come from."""

PrizeKind = Literal["place", "lowest", "tens", "longest", "moves", "highest_deal", "drawn_deal", "free"]
"""What a prize is for."""

CashKind = Literal["taken", "spent"]
"""Which way money went."""

Half = Literal["all", "first", "second"]
"""Which part of the evening counts."""

Decision = Literal["", "cut", "played_off", "shared"]
"""How a tie was settled; empty while it is open."""

WishKind = Literal["apart", "together", "table"]
"""What can be wished for."""

DEALING_ORDER = "NESW"
"""The deal passes to the left."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in one drive. ``number`` is theirs for the day; ``name`` is printed as it stands here.

    ``role`` is ``A`` or ``B`` (lady and gent, white and blue: seats of the movement, not people) or none; entrants of
    equal ``pair`` play together, those of equal ``team`` for the same four. ``shares`` is the id of the one in whose
    seat they sit in turn, ``replaces`` of the one whose seat they took over in mid-drive. A ``dummy`` has a name and a
    seat where a volunteer plays its cards, but no place in the results. They play from round ``since`` to round
    ``until`` (None: the end), both included.
    """

    id: int
    number: int
    name: str
    person: int | None = None
    role: str | None = None
    pair: int | None = None
    team: int | None = None
    shares: int | None = None
    replaces: int | None = None
    dummy: bool = False
    since: int = 1
    until: int | None = None
    paid: bool = False

    def plays(self, round_number: int) -> bool:
        """Whether they are in the room in that round (counted from 1)."""
        return self.since <= round_number and (self.until is None or round_number <= self.until)


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wishes to sit where: ``apart`` (never at one table), ``together`` (at one), or always at a ``table``.

    ``entrants`` are ids in order, two at least where they wish to be apart or together.
    """

    id: int
    kind: WishKind
    entrants: tuple[int, ...]
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What is planned for the evening.

    ``deals`` at a table in one round; None: until the rubber is decided. ``trumps`` is the cycle that runs on through
    all deals of the drive (``H C D S NT MIS``), empty where the table chooses. The interval comes after round
    ``interval`` (0: none). ``roles`` are the club's words for A and B, where the evening has roles. ``ranking`` is the
    order in which places are decided (some of :data:`whistdrive.core.ranking.STEPS`). Whoever rests in a round is
    awarded ``award`` points for each of its deals (where rubbers are played out: for the round). ``missed`` says what
    counts for a deal that somebody missed since they came late, left early or their table could not play: nothing, the
    same award, or the average of the deals they played. Results come from the ``tables``, or from people's ``cards``.
    With ``one_prize`` nobody wins two; whoever went home wins none unless ``leavers_win``. ``fee`` is what everybody
    pays, in the smallest coin.
    """

    rounds: int = 24
    deals: int | None = 1
    trumps: tuple[str, ...] = ("H", "C", "D", "S")
    interval: int = 12
    roles: tuple[str, str] | None = None
    ranking: tuple[str, ...] = ("total", "difference", "rubbers", "games")
    award: int = 0
    one_prize: bool = False
    leavers_win: bool = False
    fee: int = 0
    missed: Missed = "nothing"
    entry: Entry = "tables"

    def trump(self, round_number: int, deal: int) -> str | None:
        """The trump of a deal (both counted from 1), or none where the table chooses."""
        if not self.trumps:
            return None
        before = (round_number - 1) * (self.deals or 1)
        return self.trumps[(before + deal - 1) % len(self.trumps)]


Seat = tuple[int, ...]
"""The ids of the entrants who share a seat: nearly always one."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What was written for one deal; a trump only where it differs from the plan's.

    ``seats`` are who really sat at the table for this deal, empty where that was as the round says.
    """

    marks: Marks = field(default_factory=dict)
    trump: str | None = None
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Slip:
    """The result of one table in one round.

    ``dealer`` dealt first (``N E S W``). ``winner`` is who moves as winner where the table is level and it was cut or
    drawn. ``remark`` excuses figures that do not add up; ``closed`` says why a table stopped early. A table that handed
    in nothing but its points has ``totals`` (NS, EW) and no deals.
    """

    deals: tuple[Deal, ...] = ()
    dealer: str = "N"
    winner: Side | None = None
    remark: str = ""
    closed: str = ""
    totals: tuple[int, int] | None = None

    @property
    def blank(self) -> bool:
        """Nothing was handed in."""
        return not self.deals and not self.closed and self.totals is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table in one round: seats in the order N, S, E, W (partners beside each other), or N, E for two players."""

    number: int
    seats: tuple[Seat, ...]
    slip: Slip = Slip()

    def side(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        half = len(self.seats) // 2
        return self.seats[:half] if side == "NS" else self.seats[half:]

    def entrants(self) -> Iterator[int]:
        """Everybody at the table, by id."""
        for seat in self.seats:
            yield from seat


@dataclass(frozen=True, slots=True)
class Round:
    """Everybody seated once: the tables, and the ids of those who rest."""

    tables: tuple[Table, ...]
    resting: tuple[int, ...] = ()

    def table(self, number: int) -> Table:
        """The table with this number; raises KeyError."""
        for table in self.tables:
            if table.number == number:
                return table
        raise KeyError(number)

    def entrants(self) -> Iterator[int]:
        """Everybody in the round, by id, resting ones last."""
        for table in self.tables:
            yield from table.entrants()
        yield from self.resting

    @property
    def started(self) -> bool:
        """Whether any table has handed in something."""
        return any(not table.slip.blank for table in self.tables)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given to or taken from some entrants (each gets all of them), apart from any result, and why.

    It counts with ``round``. ``table`` is where it happened, if that is known.
    """

    id: int
    round: int
    entrants: tuple[int, ...]
    points: int
    reason: str
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Tie:
    """How a tie for places was settled, bound to exactly this tie.

    ``tied`` are the rows that were level, each by the id of its first entrant, in order, and ``points`` what each of
    them had: with other points, or between others, it is another tie. ``order`` are those who won it, the first of them
    first; the others stay level behind them. It is empty where they share their place.
    """

    id: int
    tied: tuple[int, ...]
    points: tuple[int, ...]
    decision: Decision
    order: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """What somebody's own card says: their points deal by deal, or of the halves, or all in all; None where blank."""

    entrant: int
    deals: tuple[int | None, ...] = ()
    first: int | None = None
    second: int | None = None
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize of the evening, the more valuable ones before the others.

    ``name`` is what the club calls it, or empty. ``role`` (None: everybody) and ``half`` say among whom and in which
    part of the evening. ``place`` counts for prizes for a place. ``least`` are the points of a deal that counts as a
    *ten*, ``deal`` the number of the drawn deal, counted through the evening. ``amount`` is money in the smallest coin,
    0 where it is something else.

    ``decision`` is how a tie was settled, with ``decided`` the ids of those who won it so, or have a free prize;
    ``note`` says more. ``given`` are the ids of those to whom the prize was handed, as it stood then.
    """

    id: int
    kind: PrizeKind
    name: str = ""
    role: str | None = None
    half: Half = "all"
    place: int = 1
    least: int = 10
    deal: int | None = None
    amount: int = 0
    decision: Decision = ""
    decided: tuple[int, ...] = ()
    note: str = ""
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CashLine:
    """Money taken (raffle, gifts) or spent (hall, tea) besides fees and prizes; ``amount`` in the smallest coin."""

    id: int
    kind: CashKind
    text: str
    amount: int


@dataclass(frozen=True, slots=True)
class Drive:
    """One evening. ``seed`` draws the numbers onto the movement; ``revision`` counts the changes saved.

    With ``practice`` the latest round is only tried out: what its tables hand in counts for nothing and is cleared when
    the round begins in earnest, with everybody in the same seats.
    """

    id: int
    title: str
    day: date
    scoring: RuleSet
    movement: Movement
    plan: Plan = Plan()
    venue: str = ""
    seed: int = 0
    entrants: tuple[Entrant, ...] = ()
    wishes: tuple[Wish, ...] = ()
    rounds: tuple[Round, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    cards: tuple[Card, ...] = ()
    prizes: tuple[Prize, ...] = ()
    ties: tuple[Tie, ...] = ()
    cash: tuple[CashLine, ...] = ()
    practice: bool = False
    closed: bool = False
    corrected: str = ""
    revision: int = 0

    def entrant(self, entrant_id: int) -> Entrant:
        """The entrant with this id; raises KeyError."""
        for entrant in self.entrants:
            if entrant.id == entrant_id:
                return entrant
        raise KeyError(entrant_id)

    @property
    def by_id(self) -> Mapping[int, Entrant]:
        """All entrants, by id."""
        return _BY_ID.answer(self.entrants, (), lambda: {entrant.id: entrant for entrant in self.entrants})

    @property
    def earnest(self) -> Drive:
        """The drive without what was only tried out: everybody sits as they do, and that round has no results yet."""
        if not self.practice:
            return self
        tried = self.rounds[-1]
        tables = tuple(replace(table, slip=Slip()) for table in tried.tables)
        return replace(self, practice=False, rounds=(*self.rounds[:-1], replace(tried, tables=tables)))

    def playing(self, round_number: int) -> tuple[Entrant, ...]:
        """Who is in the room in that round (counted from 1), in the order of their numbers."""
        return tuple(sorted((e for e in self.entrants if e.plays(round_number)), key=lambda e: e.number))

    def dealt(self, round_number: int, table: Table) -> tuple[Dealt, ...]:
        """The deals of a table as the scoring system sees them, with dealer and trump."""
        return tuple(
            self.seen(round_number, table.slip, number, deal) for number, deal in enumerate(table.slip.deals, start=1)
        )

    def seen(self, round_number: int, slip: Slip, number: int, deal: Deal) -> Dealt:
        """Deal ``number`` of a slip with its dealer and its trump, as the scoring system sees it."""
        dealer = str(deal.marks.get("dealer") or self._dealer(slip, number))
        trump = None if self.scoring.choose_trump else deal.trump or self.plan.trump(round_number, number)
        return Dealt(deal.marks, dealer, trump)

    def _dealer(self, slip: Slip, number: int) -> str:
        order = [seat for seat in DEALING_ORDER if seat in self.scoring.seats]
        return order[(order.index(slip.dealer) + number - 1) % len(order)]

    def sheet(self, round_number: int, table: Table) -> Sheet:
        """The score sheet of a table in that round (counted from 1)."""
        context = (round_number, self.scoring, self.plan.deals, self.plan.trumps)
        return _SHEETS.answer(table.slip, context, lambda: self._scored(round_number, table))

    def _scored(self, round_number: int, table: Table) -> Sheet:
        if table.slip.totals is not None:
            return handed_in(Sides(*table.slip.totals), self.plan.deals or 0)
        return self.scoring.sheet(self.dealt(round_number, table), self.plan.deals)


_BY_ID: Memo[Mapping[int, Entrant]] = Memo(8)
_SHEETS: Memo[Sheet] = Memo(8192)
