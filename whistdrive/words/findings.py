"""Sentences for what is wrong: what was given and what is allowed."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "where.file": QT_TRANSLATE_NOOP("Words", "“{value}”"),
    "where.round": QT_TRANSLATE_NOOP("Words", "round {value}"),
    "where.table": QT_TRANSLATE_NOOP("Words", "table {value}"),
    "where.deal": QT_TRANSLATE_NOOP("Words", "deal {value}"),
    "mark.or": QT_TRANSLATE_NOOP("Words", "{others} or {last}"),
    "mark.at_least": QT_TRANSLATE_NOOP("Words", "{low} or more"),
    "mark.range": QT_TRANSLATE_NOOP("Words", "{low} to {high}"),
    "finding.option": QT_TRANSLATE_NOOP("Words", "{field} cannot be {value}; allowed: {allowed}"),
    "finding.option_rows": QT_TRANSLATE_NOOP(
        "Words",
        "{field} cannot be written like this: each row is three whole numbers (from, to, points), none below zero, "
        "its from not above its to, and no figure lies in two rows",
    ),
    "finding.unknown_option": QT_TRANSLATE_NOOP("Words", "there is no option {value}; known: {allowed}"),
    "finding.not_allowed": QT_TRANSLATE_NOOP("Words", "{value} cannot stand under “{field}”; allowed: {allowed}"),
    "finding.not_whole": QT_TRANSLATE_NOOP("Words", "“{value}” under “{field}” is no whole number; allowed: {allowed}"),
    "finding.missing": QT_TRANSLATE_NOOP("Words", "{field} is missing; allowed: {allowed}"),
    "finding.not_here": QT_TRANSLATE_NOOP("Words", "nothing is written under “{field}” in this deal; take {value} out"),
    "finding.unknown_mark": QT_TRANSLATE_NOOP("Words", "there is nothing called {field} in a deal; known: {allowed}"),
    "finding.sum": QT_TRANSLATE_NOOP(
        "Words",
        "{field} cannot be {value}, since both sides would make {sum} instead of {expected}; allowed: {allowed}",
    ),
    "finding.after_end": QT_TRANSLATE_N_NOOP(
        "Words", "the sitting was over after deal {allowed}; {value} are written", "value", 1
    ),
    "finding.too_many_deals": QT_TRANSLATE_N_NOOP(
        "Words", "{value} deals are written where {allowed} are played", "value", 1
    ),
    "finding.unknown_system": QT_TRANSLATE_NOOP("Words", "there is no scoring system {value}; known: {allowed}"),
    "finding.end": QT_TRANSLATE_NOOP("Words", "the end of a sitting cannot be {value}; allowed: {allowed}"),
    "finding.not_a_list": QT_TRANSLATE_NOOP("Words", "{field} must be a list, not {value}"),
    "finding.not_an_object": QT_TRANSLATE_NOOP("Words", "{field} must be an object of keys and values, not {value}"),
    "finding.not_utf8": QT_TRANSLATE_NOOP("Words", "this line is not UTF-8 text: {value}"),
    "finding.not_json": QT_TRANSLATE_NOOP("Words", "this line is not JSON, beginning with: {value}"),
    "finding.too_deep": QT_TRANSLATE_NOOP("Words", "this line has too many brackets within brackets"),
    "finding.twice": QT_TRANSLATE_NOOP("Words", "{field} is written twice in one object"),
    "finding.too_many_digits": QT_TRANSLATE_NOOP("Words", "{value} is too large; numbers have at most {allowed}"),
    "finding.unwritable": QT_TRANSLATE_NOOP("Words", "{value} cannot be written: {why}"),
    "finding.unreadable": QT_TRANSLATE_NOOP("Words", "{value} cannot be read: {why}"),
    "finding.missing_file": QT_TRANSLATE_NOOP("Words", "there is no such file; look for it in another folder or drive"),
    "finding.no_club_file": QT_TRANSLATE_NOOP(
        "Words", "this is no club file of this program; choose one whose name ends in .whist"
    ),
    "finding.newer_file": QT_TRANSLATE_NOOP(
        "Words", "made by a newer version of this program ({value}); nothing was changed: update the program to open it"
    ),
    "finding.damaged_file": QT_TRANSLATE_NOOP(
        "Words", "the file is damaged ({value}); keep it as it is and open the latest copy of it"
    ),
    "finding.foreign_objects": QT_TRANSLATE_NOOP(
        "Words", "the file holds something that no club has ({value}) and is not opened; use a copy from before"
    ),
    "finding.in_use": QT_TRANSLATE_NOOP(
        "Words",
        "another window or program has this file open, perhaps one that copies its folder to a cloud; close it there "
        "and try again, or keep the file in a folder of this computer",
    ),
    "finding.file_exists": QT_TRANSLATE_NOOP("Words", "there is a file of that name already; choose another name"),
    "finding.cannot_write": QT_TRANSLATE_NOOP(
        "Words",
        "this cannot be written ({value}); see that its folder is there and can be written to, and close it elsewhere",
    ),
    "finding.disk_full": QT_TRANSLATE_NOOP(
        "Words", "the disk is full, so nothing was written; free some space and try again"
    ),
    "finding.cannot_hold": QT_TRANSLATE_NOOP("Words", "the club file has no room for such a value ({value})"),
    "finding.contradiction": QT_TRANSLATE_NOOP(
        "Words", "this was not saved, since other entries of the club rest on what it changes ({value})"
    ),
    "finding.one_key": QT_TRANSLATE_NOOP("Words", "this was not saved, since something would be there twice ({value})"),
    "finding.upgrade_failed": QT_TRANSLATE_NOOP(
        "Words",
        "the file could not be brought up to this version ({value}); open it with the old one",
    ),
    "finding.moved_on": QT_TRANSLATE_NOOP(
        "Words", "somebody else has changed this in the meantime; look at it again before changing it"
    ),
    "finding.already_saved": QT_TRANSLATE_NOOP("Words", "this step was saved before; nothing is to be done"),
    "finding.no_such_drive": QT_TRANSLATE_NOOP("Words", "the club has no drive {value}; choose one from its list"),
}
