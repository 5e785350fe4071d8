"""A schedule from a file: which file, and the movement that follows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from whistdrive.core.contracts import RuleSet
from whistdrive.core.findings import refuse
from whistdrive.movement.imported import Imported
from whistdrive.movement.schedules.numbers import seats_at_table
from whistdrive.movement.schedules.read import read_schedule
from whistdrive.movement.schedules.schedule import Kind

AskSchedule = Callable[[QWidget], Path | None]
"""Asks for the file of a schedule, given the window that asks; None when none is to be read."""


def ask_schedule(parent: QWidget) -> Path | None:
    """Ask by the system's own dialog."""
    title = QCoreApplication.translate("ScheduleFile", "Choose a schedule")
    # Schedules go by many endings, so that none is filtered out.
    chosen, _ = QFileDialog.getOpenFileName(parent, title)
    return Path(chosen) if chosen else None


def read_movement(path: Path, usual: Imported, rules: type[RuleSet]) -> Imported:
    """The movement like ``usual`` that follows the schedule of a file.

    Raises Refused: the file cannot be read, has errors, or is for tables of another size than those of ``rules``.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise refuse("cannot_read", why=error.strerror) from error
    wanted = _kind(usual, rules)
    schedule = read_schedule(data, None if wanted == "individual" else wanted)
    allowed, seats = seats_at_table(wanted), seats_at_table(schedule.kind)
    if seats != allowed:
        raise refuse("chart_other_kind", value=seats, allowed=allowed, kind=wanted)
    return type(usual).of(schedule, drawn=usual.drawn)


def _kind(usual: Imported, rules: type[RuleSet]) -> Kind:
    """What the schedule must be; an individual one may be mixed where the file says so."""
    if usual.keeps_pairs:
        return "pairs"
    return "singles" if len(rules.seats) == seats_at_table("singles") else "individual"
