"""What is said of a club on a server, and of the way there."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "finding.no_address": QT_TRANSLATE_NOOP(
        "Words", "this is no address of a club on a server; one is written like {allowed}"
    ),
    "finding.password_shown": QT_TRANSLATE_NOOP(
        "Words",
        "anybody at this computer could read the password there; leave it out: the window asks for it, or it is taken "
        "from PGPASSWORD or .pgpass",
    ),
    "finding.copies_on_server": QT_TRANSLATE_NOOP(
        "Words",
        "copies are made by itself only of a club in a file; of one on a server save a copy with Ctrl+Shift+S, and "
        "open that where it is needed",
    ),
    "finding.unreachable": QT_TRANSLATE_NOOP(
        "Words",
        "the server cannot be reached ({value}); see that it runs, that its name is right and that this computer is in "
        "the same network",
    ),
    "finding.password_needed": QT_TRANSLATE_NOOP("Words", "the server asks for a password"),
    "finding.wrong_password": QT_TRANSLATE_NOOP(
        "Words", "the server does not know this user with this password; type both again"
    ),
    "finding.no_such_database": QT_TRANSLATE_NOOP(
        "Words", "the server does not open this database ({value}); see that its name is right"
    ),
    "finding.no_club_there": QT_TRANSLATE_NOOP(
        "Words", "no club is kept in this database; begin one there, or move yours there"
    ),
    "finding.not_empty": QT_TRANSLATE_NOOP(
        "Words", "there is something in this database already; a club needs an empty one"
    ),
    "finding.no_rights": QT_TRANSLATE_NOOP(
        "Words",
        "the server does not let this user do that ({value}); give them the rights to create and to write there",
    ),
    "finding.no_connection": QT_TRANSLATE_NOOP(
        "Words", "the server has not answered since {since}; nothing can be done there until it is back"
    ),
    "finding.server_busy": QT_TRANSLATE_NOOP(
        "Words", "the server did not get to it in time, so nothing was done; try again"
    ),
    "finding.copy_differs": QT_TRANSLATE_NOOP(
        "Words", "the copy does not hold what the club does ({value}), so it was given up; try again"
    ),
}
