"""Dates and numbers as they are written in a language."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "date.day": QT_TRANSLATE_NOOP("Words", "{day} {month} {year}"),
    "date.moment": QT_TRANSLATE_NOOP("Words", "{day}, {hour}:{minute}"),
    "date.month.1": QT_TRANSLATE_NOOP("Words", "January", "in a date"),
    "date.month.2": QT_TRANSLATE_NOOP("Words", "February", "in a date"),
    "date.month.3": QT_TRANSLATE_NOOP("Words", "March", "in a date"),
    "date.month.4": QT_TRANSLATE_NOOP("Words", "April", "in a date"),
    "date.month.5": QT_TRANSLATE_NOOP("Words", "May", "in a date"),
    "date.month.6": QT_TRANSLATE_NOOP("Words", "June", "in a date"),
    "date.month.7": QT_TRANSLATE_NOOP("Words", "July", "in a date"),
    "date.month.8": QT_TRANSLATE_NOOP("Words", "August", "in a date"),
    "date.month.9": QT_TRANSLATE_NOOP("Words", "September", "in a date"),
    "date.month.10": QT_TRANSLATE_NOOP("Words", "October", "in a date"),
    "date.month.11": QT_TRANSLATE_NOOP("Words", "November", "in a date"),
    "date.month.12": QT_TRANSLATE_NOOP("Words", "December", "in a date"),
    "number.decimal": QT_TRANSLATE_NOOP("Words", "{whole}.{decimals}"),
}
