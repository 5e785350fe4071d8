"""How a tie for places was settled where the steps that decide places leave one."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import clean, next_id, open_drive, with_drive
from whistdrive.core.drive import Decision, Drive, Tie
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.ranking import Judge
from whistdrive.core.standings import divisions, standings
from whistdrive.core.totals import Standing


def decide_places(
    evening: Evening,
    *,
    tied: tuple[int, ...],
    decision: Decision,
    order: tuple[int, ...] = (),
    note: str = "",
    after: int | None = None,
) -> Evening:
    """Record how the tie between some rows (each by its first entrant) was settled; an empty ``decision`` opens it.

    ``order`` are those who won it, the first of them first; those it does not name stay level behind them. The tie is
    that of the standings after round ``after`` (None: all that is seated), of everybody or of one role or line.

    Refused (``not_tied``) where these rows are not level there, and (``no_winner``) where nobody is named though one
    must be.
    """
    drive = open_drive(evening)
    level = _level(drive, frozenset(tied), after)
    points = {row.entrants[0]: row.total for row in level}
    others = tuple(tie for tie in drive.ties if not _same(tie, points))
    if not decision:
        return with_drive(evening, lambda drive: replace(drive, ties=others))
    if decision == "shared":
        order = ()
    elif not order or len(set(order)) < len(order):
        raise refuse("no_winner", field="decided")
    if not set(order) <= points.keys():
        raise refuse("not_tied", field="decided", value=_names(drive, order))
    made = Tie(
        next_id(tie.id for tie in drive.ties),
        tied=tuple(sorted(points)),
        points=tuple(points[one] for one in sorted(points)),
        decision=decision,
        order=order,
        note=clean(note, "note"),
    )
    return with_drive(evening, lambda drive: replace(drive, ties=(*others, made)))


def _level(drive: Drive, tied: frozenset[int], after: int | None) -> tuple[Standing, ...]:
    """The rows of a tie as it was before anything was decided; raises Refused where there is no such tie."""
    undecided = replace(drive, ties=())
    found = standings(undecided, after)
    for everybody in (found.rows, *(division.rows for division in divisions(undecided, found))):
        for level in Judge(undecided, after).levels(everybody):
            if len(level.rows) > 1 and {row.entrants[0] for row in level.rows} == tied:
                return level.rows
    raise refuse("not_tied", field="decided", value=_names(drive, tuple(sorted(tied))))


def _same(tie: Tie, points: dict[int, int]) -> bool:
    return dict(zip(tie.tied, tie.points, strict=True)) == points


def _names(drive: Drive, entrants: tuple[int, ...]) -> str:
    return ", ".join(drive.entrant(each).name for each in entrants if each in drive.by_id)
