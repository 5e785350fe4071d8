"""What the wall shows of an evening, in words: what is played now, and the lists of seats and of places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standings
from whistdrive.desk.this_round import deals_now, trumps_now, whole_rounds
from whistdrive.printing.tables import Ranking, current, rankings
from whistdrive.ui.models.whereabouts import by_table, whereabouts
from whistdrive.ui.wall.fitting import Line, Row
from whistdrive.words import Words

View = Literal["seating", "tables", "names", "play", "standings", "text", "prizes"]
"""What the wall can show: all seats in turn, by table, by name, trump and clock, the places, a text of one's own.

And the prizes, of which :mod:`whistdrive.ui.wall.prizes` knows.
"""

VIEWS: tuple[View, ...] = get_args(View)


@dataclass(frozen=True, slots=True)
class Now:
    """What is played: in words the round and its deals (empty where there are none), and the trumps deal by deal."""

    title: str
    round: str
    deals: str = ""
    trumps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """A list, what stands above it, and a remark below it. A list of nobody is its remark alone."""

    heading: str
    rows: tuple[Row, ...] = ()
    remark: str = ""


def now_of(drive: Drive | None, club: str, words: Words) -> Now:
    """What is played in a drive; no drive: the club welcomes the hall."""
    if drive is None:
        return Now(club, words("wall.welcome"))
    if drive.closed:
        return Now(drive.title, words("wall.finished"))
    trumps = trumps_now(drive)
    if not drive.rounds or drive.plan.entry == "cards":
        return Now(drive.title, words("wall.welcome"), trumps=trumps)
    key = "wall.practice" if drive.practice else "wall.round"
    heading = words(key, round=len(drive.rounds), rounds=drive.plan.rounds)
    deals = deals_now(drive)
    if deals is None or drive.plan.deals == drive.plan.rounds == 1:
        return Now(drive.title, heading, trumps=trumps)
    first, last = deals
    said = words("wall.deal", first=first) if first == last else words("wall.deals", first=first, last=last)
    return Now(drive.title, heading, said, trumps)


def lists_of(view: View, drive: Drive | None, words: Words, hidden: int) -> tuple[Listed, ...]:
    """The lists of seats or places; the standings leave out what the last ``hidden`` rounds of the plan brought."""
    if view == "standings":
        return _places(drive, words, hidden) if drive else (Listed("", remark=words("wall.no_results")),)
    if drive is None or not drive.rounds:
        return (Listed("", remark=words("wall.not_seated")),)
    made = {"tables": _tables, "names": _names}
    wanted = (made[view],) if view in made else tuple(made.values())
    return tuple(make(drive, words) for make in wanted)


def _tables(drive: Drive, words: Words) -> Listed:
    """A row a table with a line a seat, then a row for each who rests."""
    number = len(drive.rounds)
    rows: list[Row] = []
    for each in by_table(drive, number, ""):
        if each.table is None:
            rows += (Row("–", (Line(person, words("wall.rests")),)) for _seat, person in each.people)
        else:
            lines = tuple(Line(person, words.name("seat", seat)) for seat, person in each.people)
            rows.append(Row(str(each.table), lines))
    return Listed(words("wall.by_table", round=number), tuple(rows))


def _names(drive: Drive, words: Words) -> Listed:
    """A row a person, in the order of their names."""
    number = len(drive.rounds)
    rows = []
    for each in whereabouts(drive, number, ""):
        seat = words.name("seat", each.seat)
        place = words("wall.rests") if each.table is None else words("wall.at", table=each.table, seat=seat)
        rows.append(Row(str(each.number), (Line(each.name, place),), quiet=True))
    return Listed(words("wall.by_name", round=number), tuple(rows))


def _places(drive: Drive, words: Words, hidden: int) -> tuple[Listed, ...]:
    """A list for each role or line that has places of its own; whole rounds only."""
    from_cards = drive.plan.entry == "cards"
    whole, shown = whole_rounds(drive), drive.plan.rounds - hidden
    upto = min(whole, max(shown, 0))
    secret = whole > upto or (from_cards and hidden > 0)
    if secret and (from_cards or not upto):
        return (Listed("", remark=words("wall.kept_secret")),)
    if not from_cards and not upto:
        return (Listed("", remark=words("wall.no_results")),)
    found = current(drive) if from_cards else standings(drive, upto)
    remark = words("wall.kept_secret") if secret else words("wall.provisional") if found.provisional else ""
    return tuple(
        Listed(_heading(drive, found, ranking, upto, words), tuple(_ranked(ranking)), remark)
        for ranking in rankings(drive, found, words)
    )


def _heading(drive: Drive, found: Standings, ranking: Ranking, upto: int, words: Words) -> str:
    facts = {"list": ranking.heading} if ranking.heading else {}
    in_list = "_list" if facts else ""
    final = drive.closed and not found.provisional and upto == whole_rounds(drive)
    if final or drive.plan.entry == "cards":
        return words(f"wall.final{in_list}" if final else f"wall.from_cards{in_list}", **facts)
    key = "wall.after_in_list" if facts else "wall.after"
    return words(key, round=upto, rounds=drive.plan.rounds, **facts)


def _ranked(ranking: Ranking) -> Iterator[Row]:
    for row in ranking.rows:
        people = f"{row.team} · {row.members}" if row.team else row.members
        people += f" ({row.settled})" if row.settled else ""
        yield Row(row.place, (Line(people, str(row.standing.total)),))
