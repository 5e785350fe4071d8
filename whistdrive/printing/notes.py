"""What a list of places rests on, in words: the same below it on the screen and on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whistdrive.core.drive import Adjustment, Drive, Entrant
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing, Standings
from whistdrive.printing.marks import figure
from whistdrive.printing.tables import by_seat, is_awarded, name_in_seat, played_so_far, ranking_in_words
from whistdrive.words import Words


def notes(drive: Drive, found: Standings, words: Words) -> Iterator[str]:
    """By what places are decided, what else counts and who has no place, and the control total, a sentence each."""
    yield ranking_in_words(drive, words)
    if drive.movement.two_lines:
        yield words("paper.two_lines")
    if is_awarded(drive):
        yield words("paper.award_a_round" if drive.plan.deals is None else "paper.award_a_deal", value=drive.plan.award)
    if any(row.missed for row in found.rows):
        yield words(f"paper.missed_{drive.plan.missed}", value=drive.plan.award)
    if dummies := [entrant for entrant in drive.entrants if entrant.dummy]:
        yield words("paper.dummies", names=_named(dummies))
    if found.control is not None and any(found.control):
        got, expected = found.control
        yield words("paper.control_right" if got == expected else "paper.control_wrong", sum=got, expected=expected)


def particulars(drive: Drive, row: Standing, words: Words, upto: int | None = None) -> Iterator[str]:
    """What is particular to one row after round ``upto`` (default: the last that has begun), a sentence each.

    How many of the deals it played, what each of those made who held one seat after the other, and its adjustments.
    """
    last = played_so_far(drive) if upto is None else upto
    from_cards = drive.plan.entry == "cards"
    if row.missed:
        yield _about_missed(drive, row, words)
    for seat in by_seat(drive, _people(drive, row)):
        if any(each.replaces is not None for each in seat):
            yield _about_seat(drive, seat, words, last)
    for adjustment in drive.adjustments:
        if (from_cards or adjustment.round <= last) and not set(row.entrants).isdisjoint(adjustment.entrants):
            yield _about_adjustment(drive, adjustment, row, words)


def _about_missed(drive: Drive, row: Standing, words: Words) -> str:
    names = _named(_people(drive, row))
    if drive.plan.deals is None:
        return words("paper.missed_rounds", names=names, missed=row.missed)
    planned = row.deals + row.missed + row.rested * drive.plan.deals
    return words("paper.deals_of", names=names, deals=row.deals, planned=planned)


def _about_seat(drive: Drive, seat: Iterable[Entrant], words: Words, upto: int) -> str:
    """What each of those who had a seat made at the deals at which they sat themselves."""
    own = {each.entrants[0]: each for each in standings(drive, upto, single=True).rows}
    people = (
        words(
            "paper.own_points",
            name=f"{each.number} {name_in_seat(each, words)}",
            points=own[each.id].total - own[each.id].awarded,
            deals=own[each.id].deals,
        )
        for each in seat
    )
    return words("paper.one_place", people=", ".join(people))


def _about_adjustment(drive: Drive, adjustment: Adjustment, row: Standing, words: Words) -> str:
    points = f"+{adjustment.points}" if adjustment.points > 0 else figure(adjustment.points)
    where = "" if adjustment.table is None else "_at_table"
    return words(
        "paper.adjustment_of_card" if drive.plan.entry == "cards" else f"paper.adjustment{where}",
        round=adjustment.round,
        table=adjustment.table,
        points=points,
        names=_named(each for each in _people(drive, row) if each.id in adjustment.entrants),
        reason=adjustment.reason,
    )


def _people(drive: Drive, row: Standing) -> list[Entrant]:
    return [entrant for entrant in map(drive.entrant, row.entrants) if not entrant.dummy]


def _named(people: Iterable[Entrant]) -> str:
    return ", ".join(f"{each.number} {each.name}" for each in sorted(people, key=lambda each: each.number))
