"""The second count: what people's own cards say, beside what the tables handed in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.cards import deals_planned, half_totals
from whistdrive.core.drive import Card, Drive, Table
from whistdrive.core.sheet import SIDES, Side, Sides
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing


@dataclass(frozen=True, slots=True)
class Played:
    """A deal as it went for somebody: its round and table, the side they sat on, and the points of both."""

    round: int
    table: int
    deal: int
    side: Side
    points: Sides

    @property
    def own(self) -> int:
        """The points of their side."""
        return self.points.of(self.side)

    @property
    def turned(self) -> int:
        """What they would have more if the sides had been written the wrong way round."""
        return self.points.of("EW" if self.side == "NS" else "NS") - self.own


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure on somebody's card that is not what the tables say.

    ``field`` is ``deal`` (then ``deal`` is its number on the card, from 1), ``first``, ``second`` or ``total``.
    ``played`` are the deals that explain it: the deal itself, or those which, the other way round, would make it right.
    """

    entrant: int
    field: str
    card: int
    tables: int
    deal: int | None = None
    played: tuple[Played, ...] = ()


def second_count(drive: Drive) -> tuple[Difference, ...]:
    """Every difference between cards and tables, by person; deals first, sums only where no deal explains them.

    Among deals that would explain a sum, one at which the partner's card is as far out comes first.
    """
    drive = drive.earnest
    rows = {row.entrants[0]: row for row in standings(drive, single=True, dummies=True).rows}
    sums = {card.entrant: tuple(_sums_out(drive, card, rows[card.entrant])) for card in drive.cards}
    deals = _deals(drive, {card.entrant for card in drive.cards if card.deals or sums[card.entrant]})
    out = {card.entrant: _out(card, rows[card.entrant]) for card in drive.cards}
    return tuple(
        difference
        for card in drive.cards
        if card.entrant in deals
        for difference in _of_card(drive, card, sums[card.entrant], deals[card.entrant], out)
    )


def deals_of(drive: Drive, entrant: int) -> tuple[Played | None, ...]:
    """All deals of the evening as they went for somebody, in the order of their card; None where they did not play.

    Where rubbers are played out a card has one figure a round, which is that of the whole sitting.
    """
    return tuple(_deals(drive.earnest, {entrant})[entrant])


def _deals(drive: Drive, people: Collection[int]) -> Mapping[int, Sequence[Played | None]]:
    """The deals of some people, found in one walk through the evening."""
    each = drive.plan.deals or 1
    found: dict[int, list[Played | None]] = {entrant: [None] * deals_planned(drive.plan) for entrant in people}
    for number, held in enumerate(drive.rounds, start=1):
        for table in held.tables if people else ():
            for entrant, played in _at_table(drive, number, table, people):
                place = (number - 1) * each + played.deal - 1
                if place < len(found[entrant]):
                    found[entrant][place] = played
    return found


def _at_table(drive: Drive, number: int, table: Table, people: Collection[int]) -> Iterator[tuple[int, Played]]:
    """Who of some people sat at a table, deal by deal, as it went for them."""
    if drive.plan.deals is None:
        if not table.slip.blank:
            points = drive.sheet(number, table).totals
            for entrant, side in _sides(table.seats, people):
                yield entrant, Played(number, table.number, 1, side, points)
        return
    lines = drive.sheet(number, table).lines
    for line, deal in zip(lines, table.slip.deals, strict=False):
        for entrant, side in _sides(deal.seats or table.seats, people):
            yield entrant, Played(number, table.number, line.deal, side, line.points)


def _sides(seats: Sequence[tuple[int, ...]], people: Collection[int]) -> Iterator[tuple[int, Side]]:
    half = len(seats) // 2
    for side, part in zip(SIDES, (seats[:half], seats[half:]), strict=True):
        for seat in part:
            for entrant in seat:
                if entrant in people:
                    yield entrant, side


def _sums_out(drive: Drive, card: Card, row: Standing) -> Iterator[tuple[str, int, int]]:
    """The sums of a card that the tables do not say: which, what the card says, and what they say.

    A card of all deals says a total without its being written: it may tell of a deal that the tables know nothing of.
    """
    halves = half_totals(card, drive.plan) if card.deals else None
    total = card.total if card.total is not None or halves is None else sum(halves)
    for field, points, counted in (
        ("first", card.first, row.first),
        ("second", card.second, row.second),
        ("total", total, row.total),
    ):
        if points is not None and points != counted:
            yield field, points, counted


def _of_card(
    drive: Drive,
    card: Card,
    sums: Sequence[tuple[str, int, int]],
    deals: Sequence[Played | None],
    out: Mapping[int, int | None],
) -> Iterator[Difference]:
    by_deal = [
        Difference(card.entrant, "deal", points, played.own, number, (played,))
        for number, (points, played) in enumerate(zip(card.deals, deals, strict=False), start=1)
        if points is not None and played is not None and points != played.own
    ]
    yield from by_deal
    if by_deal:
        return
    for field, points, counted in sums:
        by = points - counted
        suspects = [played for played in deals if played and played.turned == by]
        suspects.sort(key=lambda played: not _partner_is_out(drive, card.entrant, played, by, out))
        yield Difference(card.entrant, field, points, counted, None, tuple(suspects))


def _partner_is_out(drive: Drive, entrant: int, played: Played, by: int, out: Mapping[int, int | None]) -> bool:
    side = drive.rounds[played.round - 1].table(played.table).side(played.side)
    return any(out.get(partner) == by for seat in side for partner in seat if partner != entrant)


def _out(card: Card, row: Standing) -> int | None:
    """By how much a card is out, as far as it says a sum."""
    if card.total is not None:
        return card.total - row.total
    if card.first is not None and card.second is not None:
        return card.first + card.second - row.total
    return None
