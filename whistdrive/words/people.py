"""What a club keeps of its people, as it is told to them."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "person.forgotten": QT_TRANSLATE_NOOP("Words", "(forgotten)"),
    "person.title": QT_TRANSLATE_NOOP("Words", "What the club keeps of {name}"),
    "person.club": QT_TRANSLATE_NOOP("Words", "From the book of {club}, {when}"),
    "person.when": QT_TRANSLATE_NOOP("Words", "From the club’s book, {when}"),
    "person.details": QT_TRANSLATE_NOOP("Words", "Details"),
    "person.name": QT_TRANSLATE_NOOP("Words", "Name"),
    "person.nickname": QT_TRANSLATE_NOOP("Words", "Nickname"),
    "person.club_number": QT_TRANSLATE_NOOP("Words", "Club no."),
    "person.note": QT_TRANSLATE_NOOP("Words", "Note"),
    "person.archived": QT_TRANSLATE_NOOP("Words", "Archived"),
    "person.yes": QT_TRANSLATE_NOOP("Words", "yes"),
    "person.joined": QT_TRANSLATE_NOOP("Words", "Also entered as"),
    "person.former": QT_TRANSLATE_NOOP("Words", "Earlier entries, which the journal of changes keeps"),
    "person.wishes": QT_TRANSLATE_NOOP("Words", "Wishes for every evening"),
    "person.apart": QT_TRANSLATE_NOOP("Words", "Never at one table with {name}"),
    "person.together": QT_TRANSLATE_NOOP("Words", "At one table with {name}"),
    "person.drives": QT_TRANSLATE_NOOP("Words", "Drives"),
    "person.day": QT_TRANSLATE_NOOP("Words", "Date"),
    "person.drive": QT_TRANSLATE_NOOP("Words", "Drive"),
    "person.number": QT_TRANSLATE_NOOP("Words", "No."),
    "person.printed": QT_TRANSLATE_NOOP("Words", "Name there"),
    "person.place": QT_TRANSLATE_NOOP("Words", "Place"),
    "person.points": QT_TRANSLATE_NOOP("Words", "Points"),
    "person.deals": QT_TRANSLATE_NOOP("Words", "Deals"),
    "person.remarks": QT_TRANSLATE_NOOP("Words", "Remarks"),
    "person.shared": QT_TRANSLATE_NOOP("Words", "shared seat"),
    "person.paid": QT_TRANSLATE_NOOP("Words", "paid"),
    "person.prize": QT_TRANSLATE_NOOP("Words", "was handed a prize"),
    "person.adjusted": QT_TRANSLATE_NOOP("Words", "adjustment {points}: {reason}"),
    "person.partners": QT_TRANSLATE_NOOP("Words", "Partners"),
    "person.rounds": QT_TRANSLATE_NOOP("Words", "Rounds together"),
    "person.evenings": QT_TRANSLATE_NOOP("Words", "Drives"),
    "person.more": QT_TRANSLATE_NOOP(
        "Words", "Every seat and what was written at the table stands in the same export as data (JSON)."
    ),
    "person.partner": QT_TRANSLATE_N_NOOP("Words", "{name} in {rounds} rounds", "rounds", 1),
    "export_person.html": QT_TRANSLATE_NOOP("Words", "To read (HTML)"),
    "export_person.json": QT_TRANSLATE_NOOP("Words", "As data (JSON)"),
}
