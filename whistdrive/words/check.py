"""What ``whistdrive check`` says of a club file."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "check.whole": QT_TRANSLATE_NOOP("Words", "{path}: the file is whole, and all that it refers to is there."),
    "check.edition": QT_TRANSLATE_NOOP("Words", "Its edition is {edition}, that of this program."),
    "check.earlier": QT_TRANSLATE_NOOP(
        "Words", "Its edition is {edition}; this program brings it up to {own} when it opens it. A copy was checked."
    ),
    "check.drive": QT_TRANSLATE_NOOP("Words", "Drive {number} (“{title}”, {day}): {finding}"),
    "check.drive_that_is_gone": QT_TRANSLATE_NOOP("Words", "Drive {number}, which was deleted: {finding}"),
    "check.well": QT_TRANSLATE_N_NOOP("Words", "{count} drives checked; nothing is wrong.", "count", 1),
    "check.faults": QT_TRANSLATE_N_NOOP("Words", "{count} faults were found.", "count", 1),
    "check.results": QT_TRANSLATE_NOOP(
        "Words", "A drive whose results differ is put right by opening it again and closing it."
    ),
    "finding.result_differs": QT_TRANSLATE_NOOP(
        "Words",
        "the file keeps place {place}, {points} points and {deals} deals for {name}; by the standings it is place "
        "{due_place}, {due_points} points and {due_deals} deals",
    ),
    "finding.result_missing": QT_TRANSLATE_NOOP(
        "Words", "the file keeps no result for {name}; by the standings it is place {due_place}, {due_points} points"
    ),
    "finding.result_too_many": QT_TRANSLATE_NOOP(
        "Words", "the file keeps a result for {name}, place {place}, {points} points, that the standings do not have"
    ),
    "finding.journal_gap": QT_TRANSLATE_NOOP("Words", "the journal of changes does not tell of the steps {steps}"),
}
