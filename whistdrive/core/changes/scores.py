"""Changes to results: what a table wrote, corrected as often as needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from whistdrive.core.changes.parts import clean, find_table, open_drive, with_drive, with_table
from whistdrive.core.contracts import Mark, Marks
from whistdrive.core.drive import Deal, Drive, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Gravity, Refused, refuse
from whistdrive.core.sheet import Side, other

_SIDE_ACROSS: Mapping[Mark, Mark] = {"NS": "EW", "EW": "NS"}


def write_deal(
    evening: Evening,
    *,
    number: int,
    table: int,
    deal: int,
    marks: Marks,
    trump: str | None = None,
    remark: str = "",
) -> Evening:
    """Write or correct one deal (round, table and deal counted from 1); what follows from its marks is filled in.

    Refused with findings placed at the table and the deal: the scoring system's grave ones; its doubtful ones unless
    ``remark`` says why, or the slip does already; a deal that skips one. Everything below an earlier deal is scored
    anew by the sheet, and refused as a whole if the sitting would then be over before its last deal.
    """
    drive = open_drive(evening)
    slip = find_table(drive, number, table).slip
    if not 1 <= deal <= len(slip.deals) + 1:
        raise refuse("skips_deal", round=number, table=table, deal=deal, value=deal, allowed=len(slip.deals) + 1)
    completed = drive.scoring.complete(drive.seen(number, slip, deal, Deal(marks, trump)))
    seats = slip.deals[deal - 1].seats if deal <= len(slip.deals) else ()
    deals = (*slip.deals[: deal - 1], Deal(dict(completed), trump, seats), *slip.deals[deal:])
    slip = replace(slip, totals=None)
    return _with_slip(evening, number, table, replace(slip, deals=deals, remark=clean(remark, "remark") or slip.remark))


def write_totals(evening: Evening, *, number: int, table: int, ns: int, ew: int, remark: str = "") -> Evening:
    """Write nothing but the points that a table handed in, in the place of any deals.

    Where the game fixes the sum of a deal and the round has a number of deals, both must add up to it; refused else,
    unless ``remark`` says why.
    """
    drive = open_drive(evening)
    slip = find_table(drive, number, table).slip
    reason = clean(remark, "remark") or slip.remark
    odd = _odd(drive, number, table, (ns, ew), reason)
    kept = replace(slip, deals=(), totals=(ns, ew), remark=reason if odd else "")
    return _kept(evening, number, table, kept)


def write_slips(evening: Evening, *, slips: tuple[tuple[int, int, Slip], ...]) -> Evening:
    """Write whole slips, each with its round and its table (counted from 1), in the place of what is there.

    The slips hold complete marks; refused as :func:`write_deal` and :func:`write_totals` are, and then none is written.
    """
    findings: list[Finding] = []
    for number, table, slip in slips:
        try:
            evening = _written(evening, number, table, slip)
        except Refused as refused:
            findings += refused.findings
    if findings:
        raise Refused(*findings)
    return evening


def clear_totals(evening: Evening, *, number: int, table: int) -> Evening:
    """Take the totals of a table back, so that its deals are missing again."""
    slip = find_table(open_drive(evening), number, table).slip
    if slip.totals is None:
        raise refuse("no_totals", round=number, table=table)
    return _kept(evening, number, table, replace(slip, totals=None, remark=""))


def clear_deal(evening: Evening, *, number: int, table: int, deal: int) -> Evening:
    """Take the last deal of a table back, so that it is missing again; refused for an earlier one."""
    drive = open_drive(evening)
    slip = find_table(drive, number, table).slip
    if deal != len(slip.deals):
        raise refuse("not_last_deal", round=number, table=table, deal=deal, value=deal, allowed=len(slip.deals))
    return _with_slip(evening, number, table, replace(slip, deals=slip.deals[:-1]))


def swap_sides(evening: Evening, *, number: int, table: int, deal: int) -> Evening:
    """Turn one deal round: what stood for North-South goes to East-West, and the reverse."""
    drive = open_drive(evening)
    slip = find_table(drive, number, table).slip
    if not 1 <= deal <= len(slip.deals):
        raise refuse("no_such_deal", round=number, table=table, value=deal)
    turned = replace(slip.deals[deal - 1], marks=_turned(drive, slip.deals[deal - 1].marks))
    deals = (*slip.deals[: deal - 1], turned, *slip.deals[deal:])
    return _with_slip(evening, number, table, replace(slip, deals=deals))


def amend_slip(evening: Evening, *, number: int, table: int, dealer: str, winner: Side | None, closed: str) -> Evening:
    """Say who dealt first, who moves as winner where the table is level, and why it stopped early (empty: no)."""
    drive = open_drive(evening)
    slip = find_table(drive, number, table).slip
    if dealer not in drive.scoring.seats:
        raise refuse("dealer", round=number, table=table, value=dealer, allowed=" ".join(drive.scoring.seats))
    return _with_slip(
        evening, number, table, replace(slip, dealer=dealer, winner=winner, closed=clean(closed, "closed"))
    )


def _written(evening: Evening, number: int, table: int, slip: Slip) -> Evening:
    drive = open_drive(evening)
    if slip.dealer not in drive.scoring.seats:
        raise refuse("dealer", round=number, table=table, value=slip.dealer, allowed=" ".join(drive.scoring.seats))
    slip = replace(slip, remark=clean(slip.remark, "remark"), closed=clean(slip.closed, "closed"))
    if slip.totals is not None:
        odd = _odd(drive, number, table, slip.totals, slip.remark)
        return _kept(evening, number, table, replace(slip, deals=(), remark=slip.remark if odd else ""))
    return _with_slip(evening, number, table, slip)


def _odd(drive: Drive, number: int, table: int, totals: tuple[int, int], reason: str) -> bool:
    """Whether totals do not make what they should; refused where nobody says why."""
    base, found = drive.scoring.deal_sum, sum(totals)
    if base is not None and min(totals) < 0:
        raise refuse("totals_below", round=number, table=table, field="totals", value=min(totals), allowed="0 or more")
    due = None if base is None or drive.plan.deals is None else base * drive.plan.deals
    if due in (None, found):
        return False
    if not reason:
        doubt = Finding("totals_sum", {"field": "totals", "value": found, "allowed": due}, Gravity.DOUBTFUL)
        raise Refused(doubt.at(round=number, table=table))
    return True


def _with_slip(evening: Evening, number: int, table: int, slip: Slip) -> Evening:
    return _kept(evening, number, table, _checked(open_drive(evening), number, table, slip))


def _kept(evening: Evening, number: int, table: int, kept: Slip) -> Evening:
    if open_drive(evening).closed:
        raise refuse("drive_closed", round=number, table=table)
    return with_drive(evening, lambda drive: with_table(drive, number, table, lambda old: replace(old, slip=kept)))


def _checked(drive: Drive, number: int, table: int, slip: Slip) -> Slip:
    """The slip as it is kept; refused when it cannot be true, or is doubtful and has no remark to excuse it."""
    if slip.totals is not None:
        return slip
    try:
        drive.scoring.sheet(
            tuple(drive.seen(number, slip, deal, written) for deal, written in enumerate(slip.deals, start=1)),
            drive.plan.deals,
        )
    except Refused as refused:
        raise Refused(*(finding.at(round=number, table=table) for finding in refused.findings)) from None
    doubtful = _doubtful(drive, number, slip)
    if doubtful and not slip.remark:
        raise Refused(*(finding.at(round=number, table=table) for finding in doubtful))
    return slip if doubtful else replace(slip, remark="")


def _doubtful(drive: Drive, number: int, slip: Slip) -> list[Finding]:
    return [
        finding.at(deal=deal)
        for deal, written in enumerate(slip.deals, start=1)
        for finding in drive.scoring.check(drive.seen(number, slip, deal, written))
        if finding.gravity is Gravity.DOUBTFUL
    ]


def _turned(drive: Drive, marks: Marks) -> Marks:
    """The marks with the sides exchanged; which seat declared is then no longer known."""
    columns = {column.key: column for column in drive.scoring.columns}
    key_of = {column.whose: column.key for column in columns.values() if column.whose}
    turned: dict[str, Mark] = {}
    for key, mark in marks.items():
        whose = columns[key].whose if key in columns else None
        if whose:
            turned[key_of[other(whose)]] = mark
        elif key != "declarer_seat":
            turned[key] = _SIDE_ACROSS.get(mark, mark)
    return turned
