"""How far a table is, in a sign and a few words; no mark is made by colour alone."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication

from whistdrive.core.drive import Drive, Slip, Table
from whistdrive.core.sheet import SIDES
from whistdrive.desk.entry import side_names
from whistdrive.ui import theme
from whistdrive.ui.models.score_sheet import signed

State = Literal["missing", "part", "done", "odd", "closed"]

SIGNS: dict[State, str] = {"missing": "○", "part": "◐", "done": "✓", "odd": "⚠", "closed": "■"}

ROLES: dict[State, theme.Role] = {
    "missing": "amber",
    "part": "amber",
    "done": "quiet",
    "odd": "amber",
    "closed": "quiet",
}


def slip_state(drive: Drive, number: int, table: Table) -> State:
    """The state of a table in round ``number``; figures that do not add up are *odd* however far it is."""
    slip = table.slip
    if slip.remark:
        return "odd"
    if slip.closed:
        return "closed"
    if drive.sheet(number, table).complete:
        return "done"
    return "part" if slip.deals else "missing"


def state_text(drive: Drive, number: int, table: Table, noted: str = "") -> str:
    """The state in words, with all that was remarked on the slip and ``noted`` beside it."""
    slip, whole = table.slip, drive.sheet(number, table).complete
    texts = []
    if slip.remark:
        texts.append(QCoreApplication.translate("slips", "odd: {remark}").format(remark=slip.remark))
    if slip.closed:
        texts.append(_closed(slip))
    elif slip.totals is not None:
        texts.append(_totals(*slip.totals))
    elif not whole:
        texts.append(_how_far(len(slip.deals), drive.plan.deals))
    elif not slip.remark:
        texts.append(QCoreApplication.translate("slips", "done"))
    for deal, written in enumerate(slip.deals, start=1):
        if written.trump is not None:
            texts.append(QCoreApplication.translate("slips", "deal {deal} had another trump").format(deal=deal))
    texts += [noted] if noted else []
    return f"{SIGNS[slip_state(drive, number, table)]} {', '.join(texts)}"


def both_sides(drive: Drive, table: Table) -> tuple[str, str]:
    """The names of both sides of a table."""
    ns, ew = (side_names(drive, table.side(side)) for side in SIDES)
    return ns, ew


def _totals(ns: int, ew: int) -> str:
    text = QCoreApplication.translate("slips", "handed in as totals: {ns} to {ew}")
    return text.format(ns=signed(ns), ew=signed(ew))


def _closed(slip: Slip) -> str:
    if not slip.deals and slip.totals is None:
        return QCoreApplication.translate("slips", "could not play: {why}").format(why=slip.closed)
    text = QCoreApplication.translate("slips", "closed after deal {deals}: {why}")
    return text.format(deals=len(slip.deals), why=slip.closed)


def _how_far(deals: int, planned: int | None) -> str:
    if not deals:
        return QCoreApplication.translate("slips", "missing")
    if planned is None:
        return QCoreApplication.translate("slips", "after deal {deals}").format(deals=deals)
    return QCoreApplication.translate("slips", "{deals} of {planned}").format(deals=deals, planned=planned)
