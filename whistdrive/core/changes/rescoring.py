"""What results are scored by, changed once they are in: each is scored anew, or the change is refused as a whole."""

from __future__ import annotations

from whistdrive.core.changes.parts import open_drive
from whistdrive.core.changes.scores import write_slips
from whistdrive.core.drive import Drive, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Gravity, Refused, refuse

WrittenSlip = tuple[int, int, Slip]
"""A slip with its round and its table."""


def score_anew(evening: Evening, before: Drive, *, confirmed: int | None) -> Evening:
    """The evening, whose drive was ``before``, once its results can be scored by the options and trumps it has now.

    Refused in a closed drive and, with findings placed at round, table and deal, where something that is written could
    not be true; then (``rescores``, doubtful, with the count as ``value``) unless ``confirmed`` is how many results are
    scored anew. A remark that excused figures goes where they add up now.
    """
    drive = open_drive(evening)
    written = _written(drive)
    if drive.closed:
        raise refuse("drive_closed")
    if drive.scoring != before.scoring:
        _refuse_totals(written)
    evening = write_slips(evening, slips=written)
    count = sum(bool(slip.deals) for _, _, slip in written)
    if count and confirmed != count:
        raise Refused(Finding("rescores", {"field": "scoring", "value": count}, Gravity.DOUBTFUL))
    return evening


def _written(drive: Drive) -> tuple[WrittenSlip, ...]:
    return tuple(
        (number, table.number, table.slip)
        for number, seated in enumerate(drive.rounds, start=1)
        for table in seated.tables
        if table.slip.deals or table.slip.totals is not None
    )


def _refuse_totals(written: tuple[WrittenSlip, ...]) -> None:
    """Points without deals were counted by the old options, and nobody can tell what they are by others."""
    findings = [
        Finding("counted_before", {"field": "totals", "value": f"{slip.totals[0]}:{slip.totals[1]}"}).at(
            round=number, table=table
        )
        for number, table, slip in written
        if slip.totals is not None
    ]
    if findings:
        raise Refused(*findings)
