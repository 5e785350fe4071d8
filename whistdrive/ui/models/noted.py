"""The notes on a round's tables in words: in short for rows, at length for the card."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from whistdrive.core.drive import Drive
from whistdrive.desk.history import History
from whistdrive.desk.notes import Note, notes
from whistdrive.words import Words


class Noted:
    """What is noted in round ``number`` of a drive, as its journal tells it."""

    def __init__(self, words: Words, drive: Drive, history: History, number: int) -> None:
        self._words = words
        self._notes = notes(drive, history, number)

    def in_short(self) -> Mapping[int, str]:
        """By the number of each table that has any: what of them, each said once."""
        return {
            table: ", ".join(dict.fromkeys(self._worded("note_short", note) for note in found))
            for table, found in self._notes.items()
        }

    def at_length(self, table: int) -> str:
        """All that is noted of a table; empty where nothing is."""
        return "; ".join(self._worded("note", note) for note in self._notes.get(table, ()))

    def _worded(self, family: str, note: Note) -> str:
        when = {} if note.when is None else {"when": _moment(note.when)}
        return self._words(f"{family}.{note.code}", **note.facts, **when)


def _moment(when: datetime) -> str:
    """The time as clocks here show it, with the day before it where that is not today."""
    local = when.astimezone()
    day, time = QDate(local.year, local.month, local.day), QTime(local.hour, local.minute)
    short = QLocale.FormatType.ShortFormat
    if day == QDate.currentDate():
        return QLocale().toString(time, short)
    return QLocale().toString(QDateTime(day, time), short)
