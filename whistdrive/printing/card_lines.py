"""What stands on a personal score card, as plain values: a line a deal, or a line a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive, Entrant, Seat, Table
from whistdrive.core.sheet import SIDES, Side, other
from whistdrive.core.successors import first_holders
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of a card.

    ``number`` counts deals, or rounds where a round is one line. ``place`` is the table, or a word for resting; it is
    empty where it is not known or stands on the line above. ``whom`` are those they met (see :func:`meets_opponents`).
    ``points`` and the ``running`` total are None where nothing is written yet; points are ``odd`` where the figures of
    the table do not add up and were taken with a reason. ``closes`` is the round that ends below this line, or None.
    """

    number: int
    trump: str | None = None
    place: str = ""
    whom: str = ""
    points: int | None = None
    running: int | None = None
    odd: bool = False
    closes: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where somebody sat in a round, with and against whom, and their points: one figure for each line of play.

    ``seat`` is its key (``N E S W``); ``opponents`` has a text for each seat of the other side. ``odd`` tells that the
    figures of the table do not add up and were taken with a reason.
    """

    table: int
    seat: str
    partner: str
    opponents: tuple[str, ...]
    points: tuple[int, ...]
    odd: bool = False


Sittings = Mapping[int, Sitting]
"""The sittings of one round, by the entrant's id."""

Holder = tuple[Entrant, ...]
"""Whose card it is: one player with their substitutes, those who share a seat, or a fixed pair; nobody yet, where it is
empty."""


def holders(drive: Drive) -> tuple[Holder, ...]:
    """Who gets a card, in the order of numbers: dummies get none, and whoever has a row together has one card.

    Of a team of four each pair has one, since they sit apart.
    """
    cards: dict[tuple[str, int], Holder] = {}
    paired = a_card_a_pair(drive)
    by_id, firsts = drive.by_id, first_holders(drive)
    for entrant in sorted(drive.entrants, key=lambda each: (by_id[firsts[each.id]].number, each.id)):
        if entrant.dummy:
            continue
        seat = firsts[entrant.shares or entrant.id]
        key = ("seat", seat) if entrant.pair is None or not paired else ("pair", entrant.pair)
        cards[key] = (*cards.get(key, ()), entrant)
    return tuple(cards.values())


def a_card_a_pair(drive: Drive) -> bool:
    """Whether partners stay together all evening, so that they need one card between them."""
    return drive.movement.keeps_pairs and len(drive.scoring.seats) == 4


def meets_opponents(drive: Drive) -> bool:
    """Whether a card tells opponents: where partners stay together, or there are none. Else it tells the partner."""
    return drive.movement.keeps_pairs or len(drive.scoring.seats) == 2


def a_line_a_deal(drive: Drive) -> bool:
    """Whether every deal has a line of its own; where deals make games and rubbers, a whole round has one."""
    return drive.plan.deals == 1 or (drive.plan.deals is not None and not drive.scoring.plays_rubbers)


def lines_in_round(drive: Drive) -> int:
    """How many lines of a card one round takes."""
    return (drive.plan.deals or 1) if a_line_a_deal(drive) else 1


def sittings(drive: Drive) -> tuple[Sittings, ...]:
    """Who sat where in every round that is seated; made once for all cards."""
    return tuple(
        {
            entrant: sitting
            for table in seated.tables
            for side in SIDES
            for entrant, sitting in _at(drive, number, table, side)
        }
        for number, seated in enumerate(drive.rounds, start=1)
    )


def card_lines(
    drive: Drive, holder: Holder, seen: Sequence[Sittings], words: Words, *, filled: bool
) -> tuple[CardLine, ...]:
    """The lines of one card for all rounds that are planned or seated.

    ``seen`` comes from :func:`sittings`. Where people sit is always told; points only when the card is ``filled``.
    """
    each = lines_in_round(drive)
    found: list[CardLine] = []
    running = 0
    for number in range(1, max(drive.plan.rounds, len(drive.rounds)) + 1):
        sitting = sitting_of(holder, seen[number - 1]) if number <= len(seen) else None
        points = (sitting.points if sitting else _awarded(drive, holder, number)) if filled else ()
        for deal in range(1, each + 1):
            trump = drive.plan.trump(number, deal) if a_line_a_deal(drive) else None
            line = CardLine((number - 1) * each + deal, trump, closes=number if deal == each else None)
            if deal == 1:
                line = replace(line, place=_place(drive, holder, number, sitting, words), whom=_whom(drive, sitting))
            if deal <= len(points):
                running += points[deal - 1]
                odd = sitting is not None and sitting.odd
                line = replace(line, points=points[deal - 1], running=running, odd=odd)
            found.append(line)
    return tuple(found)


def _at(drive: Drive, number: int, table: Table, side: Side) -> list[tuple[int, Sitting]]:
    """The sittings of a side of a table."""
    points, odd = _points(drive, number, table, side), bool(table.slip.remark)
    opponents = tuple(_named(drive, seat) for seat in table.side(other(side)))
    found = []
    keys = [seat for seat in ("N", "S", "E", "W") if seat in drive.scoring.seats]
    half = len(keys) // 2
    for seat, key in zip(table.side(side), keys[:half] if side == "NS" else keys[half:], strict=True):
        partner = ", ".join(_named(drive, across) for across in table.side(side) if across is not seat)
        found += [(entrant, Sitting(table.number, key, partner, opponents, points, odd)) for entrant in seat]
    return found


def _named(drive: Drive, seat: Seat) -> str:
    """Who sits on a seat: those who share it with a stroke between them."""
    by_id = drive.by_id
    return " / ".join(f"{by_id[each].number} {by_id[each].name}" for each in seat)


def sitting_of(holder: Holder, seen: Sittings) -> Sitting | None:
    """Where the holder of a card sits in a round; None where they rest or are away."""
    return next((seen[entrant.id] for entrant in holder if entrant.id in seen), None)


def _awarded(drive: Drive, holder: Holder, number: int) -> tuple[int, ...]:
    """What the lines of a round bring whoever rests in it, once it is played."""
    award = drive.plan.award * (drive.plan.deals or 1)
    if not award or number > len(drive.rounds) or not drive.rounds[number - 1].started:
        return ()
    each = lines_in_round(drive)
    return (award // each,) * each if _rests(drive, holder, number) else ()


def _points(drive: Drive, number: int, table: Table, side: Side) -> tuple[int, ...]:
    sheet = drive.sheet(number, table)
    if lines_in_round(drive) > 1:
        return tuple(line.points.of(side) for line in sheet.lines)
    return (sheet.totals.of(side),) if sheet.rows else ()


def _place(drive: Drive, holder: Holder, number: int, sitting: Sitting | None, words: Words) -> str:
    return str(sitting.table) if sitting else word_for_absence(drive, holder, number, words)


def word_for_absence(drive: Drive, holder: Holder, number: int, words: Words) -> str:
    """What stands on a card for a round in which its holder has no seat; empty where that is not known yet."""
    if not holder:
        return ""
    if not any(entrant.plays(number) for entrant in holder):
        return words("paper.away")
    return words("paper.rests") if number <= len(drive.rounds) and _rests(drive, holder, number) else ""


def _rests(drive: Drive, holder: Holder, number: int) -> bool:
    return any(entrant.id in drive.rounds[number - 1].resting for entrant in holder)


def _whom(drive: Drive, sitting: Sitting | None) -> str:
    if sitting is None:
        return ""
    return ", ".join(sitting.opponents) if meets_opponents(drive) else sitting.partner
