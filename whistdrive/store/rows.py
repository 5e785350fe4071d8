"""From rows to the evening that they make, or make of another: the way back from :mod:`whistdrive.core.difference`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, TypeVar

from whistdrive.core.club import Bond, Club, Person, Preset, Season
from whistdrive.core.club_rows import Row
from whistdrive.core.difference import RowChange, Rows, applied, rows, shared
from whistdrive.core.drive import (
    Adjustment,
    Card,
    CashLine,
    Deal,
    Drive,
    Entrant,
    Prize,
    Round,
    Seat,
    Slip,
    Table,
    Tie,
    Wish,
)
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.options import read_options, written_options
from whistdrive.core.plans import read_plan, read_prizes
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES

System = TypeVar("System")
Part = TypeVar("Part")

Ids = tuple[int, ...]
Kinds = Mapping[str, Mapping[Ids, Row]]
"""Rows by kind and, in the order of their ids, by those."""

OF_A_ROUND = ("slip", "seat", "deal")
"""The kinds whose ids name a round after the drive."""


def build(known: Rows, untouched: Mapping[int, Round] | None = None) -> Evening:
    """The evening that the rows make, with rounds that have none because they are ``untouched``, by number.

    Its drive is at revision 0, since rows hold none.

    Raises Refused: ``newer_file`` for a scoring system, a movement or an option that this program does not know,
    ``damaged_file`` where the rows make no evening.
    """
    kinds: dict[str, dict[Ids, Row]] = defaultdict(dict)
    for kind, ids in sorted(known):
        kinds[kind][ids] = known[kind, ids]
    try:
        return Evening(_club(kinds), _drive(kinds, untouched or {}))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise refuse("damaged_file", value=str(error)) from error


def amended(evening: Evening, changes: Sequence[RowChange]) -> Evening:
    """The evening after the changes, at the same revision; what they leave as it was is the very same object.

    Raises KeyError (the key) where a row is no longer what its change began with, and Refused as :func:`build` does.
    """
    drive = evening.drive
    touched = {change.key[1][1] for change in changes if change.key[0] in OF_A_ROUND}
    held = enumerate(drive.rounds if drive else (), start=1)
    untouched = {number: seated for number, seated in held if number not in touched}
    rebuilt = build(applied(rows(evening, touched), changes), untouched)
    if drive and rebuilt.drive:
        rebuilt = replace(rebuilt, drive=replace(rebuilt.drive, revision=drive.revision))
    return shared(evening, replace(rebuilt, seen=evening.seen))


def whole(change: RowChange) -> RowChange:
    """A change of the journal with all options that its systems have by now: what is not there stands at its default.

    Raises Refused (``newer_file``) for a system or an option that this program does not know.
    """
    if change.key[0] not in ("drive", "preset"):
        return change
    old, new = (row and _with_all_options(row) for row in (change.old, change.new))
    return RowChange(change.key, old, new)


def _with_all_options(row: Row) -> Row:
    systems = {"scoring": _system("scoring", RULES, row), "movement": _system("movement", MOVEMENTS, row)}
    return {**row, **{f"{family}_options": written_options(system) for family, system in systems.items()}}


def _club(kinds: Kinds) -> Club:
    return Club(
        people=tuple(Person(id=person, **row) for (person,), row in kinds["person"].items()),
        bonds=tuple(
            Bond(id=bond, kind=row["kind"], people=(row["one"], row["another"]))
            for (bond,), row in kinds["bond"].items()
        ),
        presets=tuple(_preset(preset, row) for (preset,), row in kinds["preset"].items()),
        seasons=tuple(_season(season, row) for (season,), row in kinds["season"].items()),
        **kinds["club"][1,],
    )


def _preset(preset: int, row: Row) -> Preset:
    return Preset(
        id=preset,
        name=row["name"],
        scoring=_system("scoring", RULES, row),
        movement=_system("movement", MOVEMENTS, row),
        plan=read_plan(row["plan"]),
        prizes=read_prizes(row["prizes"]),
        paper=tuple(sorted(row["paper"].items())),
    )


def _season(season: int, row: Row) -> Season:
    lists = {name: _figures(row[name]) for name in ("drives", "for_places")}
    return Season(id=season, **{**row, **lists})


def _drive(kinds: Kinds, untouched: Mapping[int, Round]) -> Drive | None:
    if not kinds["drive"]:
        return None
    [((drive,), row)] = kinds["drive"].items()
    return Drive(
        id=drive,
        title=row["title"],
        day=date.fromisoformat(row["day"]),
        venue=row["venue"],
        scoring=_system("scoring", RULES, row),
        movement=_system("movement", MOVEMENTS, row),
        seed=row["seed"],
        plan=read_plan(row),
        entrants=tuple(Entrant(id=entrant, **each) for (_, entrant), each in kinds["entrant"].items()),
        wishes=_wishes(kinds),
        rounds=_rounds(kinds, untouched),
        adjustments=_adjustments(kinds),
        prizes=_prizes(kinds),
        ties=tuple(
            Tie(
                id=tie,
                tied=_figures(row["tied"]),
                points=_figures(row["points"]),
                decision=row["decision"],
                order=_figures(row["order"]),
                note=row["note"],
            )
            for (_, tie), row in kinds["tie"].items()
        ),
        cash=tuple(CashLine(id=line, **row) for (_, line), row in kinds["cash"].items()),
        practice=row["practice"],
        cards=tuple(
            Card(
                entrant=entrant,
                deals=_figures(row["deals"]),
                first=row["first"],
                second=row["second"],
                total=row["total"],
            )
            for (_, entrant), row in kinds["card"].items()
        ),
        closed=row["closed"],
        corrected=row["corrected"],
    )


def _system(family: str, known: Mapping[str, type[System]], row: Row) -> System:
    key = row[family]
    if key not in known:
        raise refuse("newer_file", value=f"{family} {key}")
    try:
        return read_options(known[key], row[f"{family}_options"])
    except Refused as refused:
        option = refused.findings[0].facts
        raise refuse("newer_file", value=f"{family} {key}, {option['field']}: {option['value']}") from refused


def _wishes(kinds: Kinds) -> tuple[Wish, ...]:
    wishers = _whom(kinds, "wisher")
    return tuple(Wish(id=wish, entrants=wishers[wish], **row) for (_, wish), row in kinds["wish"].items())


def _adjustments(kinds: Kinds) -> tuple[Adjustment, ...]:
    adjusted = _whom(kinds, "adjusted")
    return tuple(Adjustment(id=each, entrants=adjusted[each], **row) for (_, each), row in kinds["adjustment"].items())


def _prizes(kinds: Kinds) -> tuple[Prize, ...]:
    def made(prize: int, row: Row) -> Prize:
        rest = {key: value for key, value in row.items() if key not in ("order", "decided", "given")}
        return Prize(id=prize, decided=_figures(row["decided"]), given=_figures(row["given"]), **rest)

    ordered = sorted(kinds["prize"].items(), key=lambda each: each[1]["order"])
    return tuple(made(prize, row) for (_, prize), row in ordered)


def _whom(kinds: Kinds, kind: str) -> Mapping[int, tuple[int, ...]]:
    """The entrants in the rows of a kind, by the id of what these rows are about."""
    found: dict[int, tuple[int, ...]] = defaultdict(tuple)
    for _, about, entrant in kinds[kind]:
        found[about] += (entrant,)
    return found


def _figures(found: list[Any]) -> tuple[Any, ...]:
    """A list of whole numbers, some of which may be missing; raises ValueError for one that holds anything else."""
    if not all(each is None or isinstance(each, int) for each in found):
        raise ValueError(f"{found!r} is no list of whole numbers")
    return tuple(found)


def _two(pair: Iterable[Part]) -> tuple[Part, Part]:
    first, second = pair
    return first, second


def _rounds(kinds: Kinds, untouched: Mapping[int, Round]) -> tuple[Round, ...]:
    deals: dict[Ids, list[Deal]] = defaultdict(list)
    for (_, number, table, deal), row in kinds["deal"].items():
        deals[number, table].append(Deal(dict(row["marks"]), row["trump"], tuple(map(tuple, row["seats"]))))
        _expect("deal", deal, len(deals[number, table]))
    sitting: dict[Ids, list[tuple[int, int, int]]] = defaultdict(list)
    resting: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for (_, number, entrant), row in kinds["seat"].items():
        if row["table"] is None:
            resting[number].append((row["place"], entrant))
        else:
            sitting[number, row["table"]].append((row["seat"], row["place"], entrant))
    tables: dict[int, list[Table]] = defaultdict(list)
    for (_, number, table), row in kinds["slip"].items():
        totals = None if row["totals"] is None else _two(row["totals"])
        slip = Slip(deals=tuple(deals[number, table]), **{**row, "totals": totals})
        tables[number].append(Table(table, _seats(sitting[number, table]), slip))
    found = dict(untouched)
    for number in {*tables, *resting}:
        found[number] = Round(tuple(tables[number]), tuple(entrant for _, entrant in sorted(resting[number])))
    numbers = sorted(found)
    for expected, number in enumerate(numbers, start=1):
        _expect("round", number, expected)
    return tuple(found[number] for number in numbers)


def _seats(sitting: Iterable[tuple[int, int, int]]) -> tuple[Seat, ...]:
    """The seats of a table, two or four, from (seat, place, entrant)."""
    ordered = sorted(sitting)
    count = 4 if any(seat > 1 for seat, _, _ in ordered) else 2
    return tuple(tuple(entrant for seat, _, entrant in ordered if seat == number) for number in range(count))


def _expect(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise ValueError(f"{what} {expected} is missing")
