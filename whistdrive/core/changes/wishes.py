"""Changes to what people wish of the seating. Rounds that are seated stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from whistdrive.core.changes.parts import find_entrant, next_id, open_drive, with_drive
from whistdrive.core.drive import Wish, WishKind
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse

MOST_TABLES = 999


def make_wish(evening: Evening, *, kind: WishKind, entrants: tuple[int, ...], table: int | None = None) -> Evening:
    """Some people (ids) wish to sit apart, together, or always at a table.

    Refused for fewer than two people (at a table: one), for the very same wish again, and for no table or an
    impossible one.
    """
    drive = open_drive(evening)
    people = tuple(sorted({find_entrant(drive, entrant).id for entrant in entrants}))
    fewest = 1 if kind == "table" else 2
    if len(people) < fewest:
        raise refuse("wish_people", field="wish", value=len(people), allowed=f"{fewest} or more")
    if kind == "table" and (table is None or not 1 <= table <= MOST_TABLES):
        raise refuse("wish_table", field="table", value=table, allowed=f"1-{MOST_TABLES}")
    wish = Wish(next_id(each.id for each in drive.wishes), kind, people, table if kind == "table" else None)
    if any(replace(each, id=wish.id) == wish for each in drive.wishes):
        raise refuse("wish_again", field="wish")
    return with_drive(evening, lambda drive: replace(drive, wishes=(*drive.wishes, wish)))


def part_couples(evening: Evening) -> Evening:
    """Couples (two entrants of one pair number) wish to sit apart, all in one step; who does so already is left alone.

    Refused where nobody is a couple that does not sit apart yet.
    """
    drive = open_drive(evening)
    couples: dict[int, list[int]] = {}
    for entrant in drive.entrants:
        if entrant.pair is not None:
            couples.setdefault(entrant.pair, []).append(entrant.id)
    known = {wish.entrants for wish in drive.wishes if wish.kind == "apart"}
    parted = [tuple(sorted(each)) for each in couples.values() if len(each) > 1 and tuple(sorted(each)) not in known]
    if not parted:
        raise refuse("no_couples", field="wish")
    for people in parted:
        evening = make_wish(evening, kind="apart", entrants=people)
    return evening


def drop_wish(evening: Evening, *, wish: int) -> Evening:
    """Give a wish (id) up."""
    drive = open_drive(evening)
    kept = tuple(each for each in drive.wishes if each.id != wish)
    if len(kept) == len(drive.wishes):
        raise refuse("no_wish", value=wish)
    return with_drive(evening, lambda drive: replace(drive, wishes=kept))


def without(wishes: Iterable[Wish], entrant: int) -> tuple[Wish, ...]:
    """The wishes that are left of some when an entrant (id) has no part in them any more."""
    left = (replace(each, entrants=tuple(other for other in each.entrants if other != entrant)) for each in wishes)
    return tuple(each for each in left if len(each.entrants) >= (1 if each.kind == "table" else 2))
