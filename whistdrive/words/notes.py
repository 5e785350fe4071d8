"""What is noted beside a table's figures: at length on its card, in short in its row, and the room's control total."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "note.corrected": QT_TRANSLATE_NOOP("Words", "deal {deal} corrected {when} at {station}"),
    "note.corrected_here": QT_TRANSLATE_NOOP("Words", "deal {deal} corrected {when} at this computer"),
    "note.corrected_totals": QT_TRANSLATE_NOOP("Words", "totals corrected {when}"),
    "note.adjusted": QT_TRANSLATE_NOOP("Words", "{points} for {names}: {reason}"),
    "note.sat": QT_TRANSLATE_NOOP("Words", "in deal {deal} {ns_names} sat against {ew_names}"),
    "note.exchanged": QT_TRANSLATE_NOOP("Words", "{one} and {another} had sat in each other’s seats"),
    "note.stays_seated": QT_TRANSLATE_NOOP("Words", "the rounds after it stay seated as they were"),
    "note_short.corrected": QT_TRANSLATE_NOOP("Words", "corrected {when}"),
    "note_short.corrected_here": QT_TRANSLATE_NOOP("Words", "corrected {when}"),
    "note_short.corrected_totals": QT_TRANSLATE_NOOP("Words", "corrected {when}"),
    "note_short.adjusted": QT_TRANSLATE_NOOP("Words", "adjusted {points}"),
    "note_short.sat": QT_TRANSLATE_NOOP("Words", "seats changed in deal {deal}"),
    "note_short.exchanged": QT_TRANSLATE_NOOP("Words", "seats changed"),
    "control.right": QT_TRANSLATE_NOOP("Words", "Control total {counted} of {expected}"),
    "control.with": QT_TRANSLATE_NOOP("Words", "{control} ({parts})"),
    "control.awarded": QT_TRANSLATE_NOOP("Words", "{points} awarded"),
    "control.adjusted": QT_TRANSLATE_NOOP("Words", "{points} by adjustments"),
    "control.wrong": QT_TRANSLATE_NOOP("Words", "{control}\nLook again: it is off"),
    "control.wrong_at": QT_TRANSLATE_NOOP("Words", "{control}\nLook again at {places}"),
}
