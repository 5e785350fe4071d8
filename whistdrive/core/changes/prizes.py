"""Changes to the prizes: which there are, how a tie was settled, and to whom they were handed."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.drives import MOST_MONEY
from whistdrive.core.changes.parts import clean, find_entrant, next_id, open_drive, with_drive
from whistdrive.core.drive import Decision, Drive, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.prizes import OF_WHOLE_EVENINGS, awards

MOST_PRIZES, MOST_PLACES = 99, 99


def add_prize(evening: Evening, *, prize: Prize) -> Evening:
    """One more prize, after the others; its id is given here. Refused as :func:`edit_prize` is, and one too many."""
    drive = open_drive(evening)
    if len(drive.prizes) >= MOST_PRIZES:
        raise refuse("prizes", value=len(drive.prizes) + 1, allowed=f"0-{MOST_PRIZES}")
    made = _checked(drive, replace(prize, id=next_id(each.id for each in drive.prizes)))
    return with_drive(evening, lambda drive: replace(drive, prizes=(*drive.prizes, made)))


def add_prizes(evening: Evening, *, prizes: tuple[Prize, ...]) -> Evening:
    """Several more prizes in one step, in their order. Refused as :func:`add_prize` is, and then none is added."""
    for prize in prizes:
        evening = add_prize(evening, prize=prize)
    return evening


def edit_prize(evening: Evening, *, prize: Prize) -> Evening:
    """Let a prize be for something else; what was decided of it is forgotten if that changes who can win it.

    Refused (``field``) for an impossible place, figure, deal or amount, for halves where a prize knows none, and for a
    free prize without a name.
    """
    drive = open_drive(evening)
    old, new = _find(drive, prize.id), _checked(drive, prize)
    if (old.kind, old.role, old.half, old.place, old.least, old.deal) != (
        new.kind,
        new.role,
        new.half,
        new.place,
        new.least,
        new.deal,
    ):
        new = replace(new, decision="", decided=())
    return _with(evening, old, new)


def drop_prize(evening: Evening, *, prize: int) -> Evening:
    """Have one prize less."""
    old = _find(open_drive(evening), prize)
    return with_drive(evening, lambda drive: replace(drive, prizes=tuple(p for p in drive.prizes if p is not old)))


def move_prize(evening: Evening, *, prize: int, up: bool) -> Evening:
    """Let a prize stand before (or after) its neighbour: the more valuable ones come first. At the end it stays."""
    drive = open_drive(evening)
    prizes = list(drive.prizes)
    at = prizes.index(_find(drive, prize))
    to = min(max(at + (-1 if up else 1), 0), len(prizes) - 1)
    prizes.insert(to, prizes.pop(at))
    return with_drive(evening, lambda drive: replace(drive, prizes=tuple(prizes)))


def decide_prize(
    evening: Evening, *, prize: int, decision: Decision, entrants: tuple[int, ...] = (), note: str = ""
) -> Evening:
    """Record how a tie was settled, or who has a free prize (ids); an empty ``decision`` opens it again.

    Refused for a winner who is not tied for it, and where nobody is named though one must be.
    """
    drive = open_drive(evening)
    old = _find(drive, prize)
    people = tuple(sorted({find_entrant(drive, entrant).id for entrant in entrants}))
    if decision and decision != "shared" and not people:
        raise refuse("no_winner", field="decided")
    if old.kind != "free" and decision:
        [award] = [each for each in awards(drive) if each.prize.id == prize]
        tied = {entrant for row in award.tied for entrant in row}
        if not tied or not set(people) <= tied:
            raise refuse("not_tied", field="decided", value=", ".join(drive.entrant(each).name for each in people))
    new = replace(old, decision=decision, decided=people if decision else (), note=clean(note, "note"))
    return _with(evening, old, new)


def give_prizes(evening: Evening, *, prizes: tuple[int, ...]) -> Evening:
    """Remember to whom some prizes (ids) are handed now; later corrections are shown beside it.

    Refused for a prize that nobody has won yet.
    """
    drive = open_drive(evening)
    found = {award.prize.id: award for award in awards(drive)}
    kept = {}
    for prize in prizes:
        old = _find(drive, prize)
        winners = tuple(sorted(entrant for row in found[prize].winners for entrant in row))
        if not winners:
            raise refuse("prize_open", value=old.name or str(old.id))
        kept[prize] = replace(old, given=winners)
    return with_drive(evening, lambda drive: replace(drive, prizes=tuple(kept.get(p.id, p) for p in drive.prizes)))


def _find(drive: Drive, prize: int) -> Prize:
    for each in drive.prizes:
        if each.id == prize:
            return each
    raise refuse("no_prize", value=prize)


def _with(evening: Evening, old: Prize, new: Prize) -> Evening:
    return with_drive(evening, lambda drive: replace(drive, prizes=tuple(new if p is old else p for p in drive.prizes)))


def _checked(drive: Drive, prize: Prize) -> Prize:
    name = clean(prize.name, "name")
    deals = drive.plan.rounds * (drive.plan.deals or 1)
    if prize.kind == "free" and not name:
        raise refuse("unnamed_prize", field="name")
    if not 1 <= prize.place <= MOST_PLACES:
        raise refuse("plan", field="place", value=prize.place, allowed=f"1-{MOST_PLACES}")
    if not 0 <= prize.amount <= MOST_MONEY:
        raise refuse("plan", field="amount", value=prize.amount, allowed=f"0-{MOST_MONEY}")
    if prize.kind == "drawn_deal" and not 1 <= (prize.deal or 0) <= deals:
        raise refuse("plan", field="deal", value=prize.deal, allowed=f"1-{deals}")
    if prize.kind in OF_WHOLE_EVENINGS and prize.half != "all":
        raise refuse("whole_evening", field="half")
    return replace(prize, name=name)
