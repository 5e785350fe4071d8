"""What became of a damaged club file, and the parts of a club that may be lost with it."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "part.club": QT_TRANSLATE_NOOP("Words", "the name of the club"),
    "part.person": QT_TRANSLATE_NOOP("Words", "a person"),
    "part.bond": QT_TRANSLATE_NOOP("Words", "a wish for every evening"),
    "part.preset": QT_TRANSLATE_NOOP("Words", "a preset"),
    "part.season": QT_TRANSLATE_NOOP("Words", "a season"),
    "part.drive": QT_TRANSLATE_NOOP("Words", "the plan of a drive"),
    "part.entrant": QT_TRANSLATE_NOOP("Words", "somebody who takes part"),
    "part.wish": QT_TRANSLATE_NOOP("Words", "a wish for the seating"),
    "part.wisher": QT_TRANSLATE_NOOP("Words", "whose wish it is"),
    "part.slip": QT_TRANSLATE_NOOP("Words", "a table’s slip"),
    "part.seat": QT_TRANSLATE_NOOP("Words", "a seat"),
    "part.deal": QT_TRANSLATE_NOOP("Words", "the result of a deal"),
    "part.adjustment": QT_TRANSLATE_NOOP("Words", "an adjustment"),
    "part.adjusted": QT_TRANSLATE_NOOP("Words", "whom an adjustment is for"),
    "part.card": QT_TRANSLATE_NOOP("Words", "somebody’s own card"),
    "part.prize": QT_TRANSLATE_NOOP("Words", "a prize"),
    "part.tie": QT_TRANSLATE_NOOP("Words", "the decision of a tie"),
    "part.cash": QT_TRANSLATE_NOOP("Words", "a line of the cash"),
    "part.result": QT_TRANSLATE_NOOP("Words", "a place in the final standings"),
    "finding.lost_part": QT_TRANSLATE_NOOP("Words", "{part}{name} is lost"),
    "finding.lost_reference": QT_TRANSLATE_NOOP(
        "Words", "{part}{name} points to something that is lost, and stands by itself now"
    ),
    "finding.lost_drive": QT_TRANSLATE_NOOP(
        "Words", "the drive does not fit together any more and was left out ({value})"
    ),
    "finding.stray_part": QT_TRANSLATE_NOOP(
        "Words", "{part}{name} stood in the file, but by the journal of changes it should not; it was left out"
    ),
    "finding.doubtful_part": QT_TRANSLATE_NOOP(
        "Words", "{part}{name} differs from what the journal of changes says; compare it with your papers"
    ),
    "finding.perhaps_older": QT_TRANSLATE_NOOP(
        "Words", "{part}{name} is as the journal of changes knew it last; compare it with your papers"
    ),
    "finding.unknown_loss": QT_TRANSLATE_NOOP(
        "Words", "the journal of changes is damaged too, so more may be missing without a trace: {part}"
    ),
    "finding.lost_steps": QT_TRANSLATE_NOOP(
        "Words", "a part of the journal of changes is lost, so nothing that was done before can be undone"
    ),
    "finding.nothing_readable": QT_TRANSLATE_NOOP(
        "Words", "nothing in this file can be read any more; go on with the latest copy of it"
    ),
    "cli.check.rescue": QT_TRANSLATE_NOOP("Words", "write what can still be read of FILE into a new club file"),
    "cli.check.rescuing": QT_TRANSLATE_NOOP(
        "Words",
        "With --rescue all that can still be read of a damaged FILE, also by way of the journal of changes, goes into "
        "the new club file NEW, and whatever is missing or doubtful in it is named; the exit status is 2 then.",
    ),
    "rescue.saved": QT_TRANSLATE_NOOP(
        "Words", "{path}: a new club file with all that could be read. Drives: {drives}. People: {people}."
    ),
    "rescue.brought_back": QT_TRANSLATE_NOOP("Words", "Parts that only the journal of changes still knew: {count}."),
    "rescue.all": QT_TRANSLATE_NOOP("Words", "Nothing is missing."),
    "rescue.drive": QT_TRANSLATE_NOOP("Words", "Drive {number} (“{title}”): {finding}"),
    "rescue.nameless_drive": QT_TRANSLATE_NOOP("Words", "Drive {number}: {finding}"),
}
