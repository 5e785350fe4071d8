"""Prizes in words: what each is for, who has it, by how much, and what became of ties; the same on screen and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Prize
from whistdrive.core.prizes import Award, awards
from whistdrive.core.ranking import Figure
from whistdrive.core.standings import standings
from whistdrive.printing.facts import MOST_NAMED, and_more
from whistdrive.printing.money import money_in_words
from whistdrive.printing.tables import Row, everybody
from whistdrive.printing.ties import decision_in_words
from whistdrive.words import Words

_NAMED_PLACES = 10
"""Places up to this one have a word."""

_USUAL_TEN = 10


@dataclass(frozen=True, slots=True)
class Line:
    """A prize and what becomes of it, in words; what does not apply is empty.

    ``name`` is what the club calls it, or else what it is for; ``purpose`` is what it is for where the name does not
    say so. ``state`` says why nobody has it. ``figure`` is what it is (or would be) won with, ``level`` all the steps
    in which the tied are level, ``settled`` what was done about it. ``given`` tells of those to whom it was handed
    before a correction. ``amount`` is the money of each winner.
    """

    award: Award
    name: str
    purpose: str
    winners: tuple[Row, ...]
    state: str
    figure: str
    amount: str
    level: str
    settled: str
    passed_over: str
    given: str

    @property
    def remarks(self) -> tuple[str, ...]:
        """All that is said about it in small print."""
        return tuple(text for text in (self.settled, self.level, self.passed_over, self.given) if text)


def prize_lines(drive: Drive, words: Words) -> tuple[Line, ...]:
    """All prizes of a drive, in their order."""
    if not drive.prizes:
        return ()
    row_of = {row.standing.entrants: row for row in everybody(drive, standings(drive), words).rows}
    made = []
    for award in awards(drive):
        prize = award.prize
        tied, passed_over = ([row_of[each] for each in rows] for rows in (award.tied, award.passed_over))
        made.append(
            Line(
                award,
                name=prize_in_words(prize, drive, words),
                purpose=purpose_in_words(prize, drive, words) if prize.name else "",
                winners=tuple(row_of[each] for each in award.winners),
                state=_state(award, tied, words),
                figure=figure_in_words(award, words),
                amount=_amount(award, words),
                level=words("prize.level", steps=merit_in_words(award, words)) if tied or award.tie else "",
                settled=_settled(award, tied, words) or _settled_in_standings(award, tuple(row_of.values()), words),
                passed_over=words("prize.passed_over", names=_named(passed_over, words)) if passed_over else "",
                given=words("prize.given", names=_people(drive, prize.given, words)) if award.corrected else "",
            )
        )
    return tuple(made)


def in_order_of_announcement(drive: Drive, lines: Sequence[Line]) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Those of the first half, for the interval, and those for the end; the most valuable of each comes last."""
    early = [line for line in lines if _is_for_interval(drive, line.award.prize)]
    late = [line for line in lines if line not in early]
    return tuple(reversed(early)), tuple(reversed(late))


def prize_in_words(prize: Prize, drive: Drive, words: Words) -> str:
    """What the club calls a prize, or else what it is for: ``First lady``, ``Best of the first half``."""
    return prize.name or purpose_in_words(prize, drive, words)


def purpose_in_words(prize: Prize, drive: Drive, words: Words) -> str:
    """What a prize is for, whatever the club calls it; empty for a free one."""
    who = _who(prize, drive, words)
    match prize.kind:
        case "free":
            return ""
        case "place":
            found = _place(prize, who, words)
        case "lowest":
            found = words("prize.lowest_of", who=who) if who else words("prize.lowest")
        case "tens" if prize.least == _USUAL_TEN:
            found = _among(words("prize.ten_tens"), who, words)
        case kind:
            found = _among(words(f"prize.{kind}", least=prize.least, deal=prize.deal), who, words)
    return found if prize.half == "all" else words(f"prize.{prize.half}_half", prize=found)


def figure_in_words(award: Award, words: Words) -> str:
    """What a prize is won with: ``total: 27``, ``moves: 9``; empty while nobody could win it."""
    return _step(award.prize, award.merit[0], words) if award.merit else ""


def merit_in_words(award: Award, words: Words) -> str:
    """The steps by which a prize is decided: ``total: 24, difference: 9``."""
    return ", ".join(_step(award.prize, step, words) for step in award.merit)


def row_in_words(row: Row) -> str:
    """Whose row it is, in one text: ``2 Anna``, ``3 Bo · 8 Carl``, ``Team 2: 5 Dora · …``."""
    return f"{row.team}: {row.members}" if row.team else row.members


def _is_for_interval(drive: Drive, prize: Prize) -> bool:
    """Whether a prize is won by what was played before the interval."""
    return drive.plan.interval > 0 and prize.half == "first"


def _who(prize: Prize, drive: Drive, words: Words) -> str:
    """The club's word for those among whom a prize is won, empty for everybody."""
    if prize.role is None:
        return ""
    return drive.plan.roles[ROLES.index(prize.role)] if drive.plan.roles else words.name("role", prize.role)


def _place(prize: Prize, who: str, words: Words) -> str:
    of = "_of" if who else ""
    if prize.place == 1 and prize.half != "all":
        return words(f"prize.best{of}", who=who)
    if prize.place > _NAMED_PLACES:
        return words(f"prize.far_place{of}", place=prize.place, who=who)
    return words(f"prize.place{of}", ordinal=words(f"ordinal.{prize.place}"), who=who)


def _among(prize: str, who: str, words: Words) -> str:
    return words("prize.among", prize=prize, who=who) if who else prize


def _step(prize: Prize, step: tuple[str, Figure], words: Words) -> str:
    key, figure = step
    if prize.kind in ("place", "lowest"):
        said = words.name("measure", key)
    else:
        said = words(f"prize_step.{key}", least=prize.least, deal=prize.deal)
    if prize.kind == "lowest" and not isinstance(figure, tuple):
        figure = -figure
    return words("prize.step", step=said, figure=figure_shown(figure, words))


def figure_shown(figure: Figure, words: Words) -> int | str:
    """A figure as it is written: 27, 6.54; of several the first, and a dash where there is none."""
    if isinstance(figure, tuple):
        return figure[0] if figure else "–"
    return figure if isinstance(figure, int) else words.decimal(float(figure))


def _amount(award: Award, words: Words) -> str:
    if not award.prize.amount:
        return ""
    amount = money_in_words(award.amount, words)
    return words("prize.each", amount=amount) if len(award.winners) > 1 else amount


def _state(award: Award, tied: Sequence[Row], words: Words) -> str:
    if award.winners:
        return ""
    if not award.open:
        return words("prize.nobody")
    return words("prize.not_named") if award.prize.kind == "free" else words("prize.tied", names=_named(tied, words))


def _settled(award: Award, tied: Sequence[Row], words: Words) -> str:
    """What was done about a tie, with its note; nothing of a decision that a correction has made needless."""
    prize = award.prize
    if not prize.decision or prize.kind == "free":
        return prize.note
    if not (award.tied and award.winners):
        return ""
    settled = words(f"prize.settled.{prize.decision}", names=_named(tied, words))
    return words("prize.with_note", settled=settled, note=prize.note) if prize.note else settled


def _settled_in_standings(award: Award, rows: Sequence[Row], words: Words) -> str:
    """What was decided about a tie where the places were, so that nobody has to decide it twice."""
    if award.tie is None or not award.winners or award.prize.decision:
        return ""
    return words("tie.in_standings", settled=decision_in_words(award.tie, rows, words))


def _named(rows: Sequence[Row], words: Words) -> str:
    """Some rows in one text; of many, only how many there are besides."""
    return "; ".join([*map(row_in_words, rows[:MOST_NAMED]), *and_more(len(rows) - MOST_NAMED, words)])


def _people(drive: Drive, ids: Iterable[int], words: Words) -> str:
    people = sorted(map(drive.entrant, ids), key=lambda entrant: entrant.number)
    named = [f"{entrant.number}\N{NO-BREAK SPACE}{entrant.name}" for entrant in people[:MOST_NAMED]]
    return "; ".join([*named, *and_more(len(people) - MOST_NAMED, words)])
