"""A table's score sheet as rows to read: its deals, the games they finish, and the points that waited."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Deal, Drive, Table
from whistdrive.core.sheet import Entered, Game, Line, Reason, Sides
from whistdrive.desk.draft import Draft

Kind = Literal["deal", "game", "entered"]
Rule = Literal["thin", "strong", "double"]


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row. ``deal`` is the deal written in it, or the one after which it stands.

    ``fields`` are the keys of the columns that apply. ``points`` are None where nothing is scored yet; those of a game
    are what it brings beside its points (bonus, rubber points), and ``result`` is how it ended. ``pencil`` rows are
    typed and not written, or had waited.
    """

    kind: Kind
    deal: int
    rule: Rule = "thin"
    dealer: str | None = None
    marks: Marks = field(default_factory=dict)
    fields: tuple[str, ...] = ()
    points: Sides | None = None
    waits: Sides = Sides()
    reasons: tuple[Reason, ...] = ()
    pencil: bool = False
    game: int = 0
    rubber: int = 0
    result: Sides = Sides()


@dataclass(frozen=True, slots=True)
class SheetRows:
    """A whole sheet: its rows and what stands at its foot."""

    rows: tuple[SheetRow, ...]
    score: Sides
    waiting: Sides
    totals: Sides
    complete: bool
    deals: int


def sheet_rows(drive: Drive, number: int, table: Table, draft: Draft | None = None) -> SheetRows:
    """The sheet of a table in round ``number``, with a deal that is being typed as it would be written.

    Below the last deal comes a blank one while the sitting goes on, and where there is none: a deal takes the place of
    totals, and of an early end before any deal.
    """
    typed = draft if draft is not None and draft.typed else None
    preview = typed.scored() if typed else None
    sheet = preview or drive.sheet(number, table)
    deals = dict(enumerate(table.slip.deals, start=1))
    if typed is not None:
        deals[typed.place.deal] = Deal(typed.marks, typed.stored.trump)
    rows: list[SheetRow] = []
    games: dict[int, int] = {}
    for row in sheet.rows:
        if isinstance(row, Line):
            rows.append(_line(drive, number, table, deals[row.deal], row, typed, scored=preview is not None))
        elif isinstance(row, Game):
            games[row.rubber] = games.get(row.rubber, 0) + 1
            rows.append(_game(row, games[row.rubber]))
        else:
            rows.append(_entered(row))
    following = len(sheet.lines) + 1
    if not sheet.lines or (not sheet.complete and not table.slip.closed):
        rows.append(_blank(drive, number, table, following, deals.get(following)))
    return SheetRows(tuple(rows), sheet.score, sheet.waiting, sheet.totals, sheet.complete, len(sheet.lines))


def changed_below(before: SheetRows, after: SheetRows, deal: int) -> frozenset[int]:
    """The deals after ``deal`` that are scored differently now, or have another game ruled off under them."""
    old, new = _by_deal(before), _by_deal(after)
    return frozenset(
        number for number in old.keys() & new.keys() if number > deal and _outcome(old[number]) != _outcome(new[number])
    )


def _by_deal(sheet: SheetRows) -> Mapping[int, list[SheetRow]]:
    found: dict[int, list[SheetRow]] = {}
    for row in sheet.rows:
        if row.points is not None:
            found.setdefault(row.deal, []).append(row)
    return found


def _outcome(rows: list[SheetRow]) -> list[object]:
    return [(row.kind, row.points, row.waits, row.result, row.rule, row.reasons) for row in rows]


def _line(
    drive: Drive, number: int, table: Table, written: Deal, line: Line, typed: Draft | None, *, scored: bool
) -> SheetRow:
    """A deal; while it is typed anew and cannot be scored yet, it has no points."""
    pencil = typed is not None and typed.place.deal == line.deal
    seen = drive.seen(number, table.slip, line.deal, written)
    known = not pencil or scored
    return SheetRow(
        "deal",
        line.deal,
        dealer=seen.dealer,
        marks=written.marks,
        fields=tuple(column.key for column in drive.scoring.fields(seen)),
        points=line.points if known else None,
        waits=line.waits if known else Sides(),
        reasons=line.reasons if known else (),
        pencil=pencil,
    )


def _blank(drive: Drive, number: int, table: Table, deal: int, written: Deal | None) -> SheetRow:
    seen = drive.seen(number, table.slip, deal, written or Deal())
    fields = tuple(column.key for column in drive.scoring.fields(seen))
    return SheetRow("deal", deal, dealer=seen.dealer, marks=seen.marks, fields=fields, pencil=True)


def _game(game: Game, number: int) -> SheetRow:
    worth = game.bonus + game.worth + game.rubber_bonus
    return SheetRow(
        "game",
        game.after_deal,
        rule="double" if game.ends_rubber else "strong",
        points=Sides.only(game.winner, worth),
        reasons=game.reasons,
        game=number,
        rubber=game.rubber,
        result=game.points,
    )


def _entered(entered: Entered) -> SheetRow:
    return SheetRow("entered", entered.after_deal, points=entered.points, reasons=entered.reasons, pencil=True)
