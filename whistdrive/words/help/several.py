"""The topic about several computers at one evening."""

from __future__ import annotations

from whistdrive.words.help.blocks import FIRST, KEYS, Topic, heading, keys, said
from whistdrive.words.marking import QT_TRANSLATE_NOOP

STATIONS = Topic(
    "stations",
    QT_TRANSLATE_NOOP("Words", "Several computers"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "A club that is kept on a PostgreSQL server can be open on several computers at once: one at the door, "
                "others for the slips. Each sees within a second what the others enter, and the line at the foot of "
                "the window says who it was.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Somebody sets up the server and an empty database; the file README of the program says how. Then move "
                "your club there once, and open it on the other computers.",
            )
        ),
        KEYS,
        keys("Ctrl+Shift+K", does=QT_TRANSLATE_NOOP("Words", "Open a club on a server")),
        keys("Ctrl+Shift+V", does=QT_TRANSLATE_NOOP("Words", "Move this club to a server, or from there to a file")),
        keys("Ctrl+Shift+D", does=QT_TRANSLATE_NOOP("Words", "Begin a new club in an empty database")),
        heading(QT_TRANSLATE_NOOP("Words", "When two enter the same")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Whoever is second is told what stands there now, and who wrote it. **Enter** once more writes yours "
                "over it, **Esc** leaves theirs. **Ctrl+Z** takes back what was done at your own computer only.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When the server is lost")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "A line above the page says since when. What you type stays in its field; enter it when the line has "
                "gone by itself. If the line asks you to look at what you entered last, do so before you go on.",
            )
        ),
    ),
)
