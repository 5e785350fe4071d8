"""The second count: what people's own cards say, beside what the tables handed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.cards import deals_planned
from whistdrive.core.drive import Card, Drive, Table
from whistdrive.core.sheet import SIDES, Side, Sides
from whistdrive.core.standings import Standing, standings


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
    rows = {row.entrants[0]: row for row in standings(drive, single=True, dummies=True).rows}
    deals = {card.entrant: deals_of(drive, card.entrant) for card in drive.cards}
    out = {card.entrant: _out(card, rows[card.entrant]) for card in drive.cards}
    return tuple(
        difference
        for card in drive.cards
        for difference in _of_card(drive, card, rows[card.entrant], deals[card.entrant], out)
    )


def deals_of(drive: Drive, entrant: int) -> tuple[Played | None, ...]:
    """All deals of the evening as they went for somebody, in the order of their card; None where they did not play.

    Where rubbers are played out a card has one figure a round, which is that of the whole sitting.
    """
    each = drive.plan.deals or 1
    found: list[Played | None] = [None] * deals_planned(drive.plan)
    for number, held in enumerate(drive.rounds, start=1):
        for table in held.tables:
            for deal, played in _at_table(drive, number, table, entrant):
                place = (number - 1) * each + deal - 1
                if place < len(found):
                    found[place] = played
    return tuple(found)


def _at_table(drive: Drive, number: int, table: Table, entrant: int) -> Iterator[tuple[int, Played]]:
    if drive.plan.deals is None:
        side = _side(table.seats, entrant)
        if side and not table.slip.blank:
            yield 1, Played(number, table.number, 1, side, drive.sheet(number, table).totals)
        return
    if entrant not in table.entrants():
        return
    lines = drive.sheet(number, table).lines
    for line, deal in zip(lines, table.slip.deals, strict=False):
        side = _side(deal.seats or table.seats, entrant)
        if side:
            yield line.deal, Played(number, table.number, line.deal, side, line.points)


def _side(seats: Sequence[tuple[int, ...]], entrant: int) -> Side | None:
    half = len(seats) // 2
    parts = zip(SIDES, (seats[:half], seats[half:]), strict=True)
    return next((side for side, part in parts if any(entrant in seat for seat in part)), None)


def _of_card(
    drive: Drive, card: Card, row: Standing, deals: Sequence[Played | None], out: Mapping[int, int | None]
) -> Iterator[Difference]:
    by_deal = [
        Difference(card.entrant, "deal", points, played.own, number, (played,))
        for number, (points, played) in enumerate(zip(card.deals, deals, strict=False), start=1)
        if points is not None and played is not None and points != played.own
    ]
    yield from by_deal
    if by_deal:
        return
    for field, points, counted in (
        ("first", card.first, row.first),
        ("second", card.second, row.second),
        ("total", card.total, row.total),
    ):
        if points is not None and points != counted:
            suspects = [played for played in deals if played and played.turned == points - counted]
            suspects.sort(key=lambda played: not _partner_is_out(drive, card.entrant, played, points - counted, out))
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
