"""Topics about the club between its evenings, and the beginning of a drive."""

from __future__ import annotations

from whistdrive.words.help.blocks import FIRST, KEYS, Topic, heading, keys, listed, said
from whistdrive.words.marking import QT_TRANSLATE_NOOP

DRIVES = Topic(
    "club",
    QT_TRANSLATE_NOOP("Words", "Drives"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Every evening of the club is a card here, the newest first, with its day, its place and how far it "
                "is.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "**Ctrl+N** begins a new drive. With the arrow keys and **Enter** you open one that is there already; "
                "it can be looked at, printed again and, where need be, corrected.",
            )
        ),
        KEYS,
        keys("Ctrl+N", does=QT_TRANSLATE_NOOP("Words", "A new drive")),
        keys("Del", does=QT_TRANSLATE_NOOP("Words", "In the list: delete a drive; what would go is said first")),
        keys("Ctrl+E", does=QT_TRANSLATE_NOOP("Words", "The plan of the drive that is open")),
        keys("Ctrl+O", "Ctrl+Shift+N", does=QT_TRANSLATE_NOOP("Words", "Open another club’s file; begin a new one")),
        heading(QT_TRANSLATE_NOOP("Words", "When the evening goes on at another computer")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Save a copy of the club onto a stick and open it there. Work on one of the two only: files are not "
                "put together again.",
            )
        ),
    ),
)

PEOPLE = Topic(
    "people",
    QT_TRANSLATE_NOOP("Words", "People"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Everybody whom the club knows, so that a few letters are enough at the door. A nickname or a number "
                "of the club tells two people of one name apart, on every screen and every paper.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type a few letters: accents and small slips do not matter. Somebody new need not be entered here "
                "first; signing in does that.",
            )
        ),
        KEYS,
        keys("Enter", does=QT_TRANSLATE_NOOP("Words", "In the list: edit the person on the card beside it")),
        keys("Del", does=QT_TRANSLATE_NOOP("Words", "In the list: archive somebody, or bring them back")),
        keys("Alt+J", does=QT_TRANSLATE_NOOP("Words", "Another entry is the same person: join the two")),
        keys("Alt+X", does=QT_TRANSLATE_NOOP("Words", "All that is kept of somebody, in a file for them")),
        keys("Alt+G", does=QT_TRANSLATE_NOOP("Words", "Forget somebody who asks for it")),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody is in the list twice")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Join the two. You are shown first what will be joined; what both have played is then found under one "
                "name, and one step takes it back.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody does not come any more")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Archive them: they leave the lists, and old results keep their name. They come back in the same way.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody asks what is kept about them")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Give them a file with all of it. On request their name is erased, while the figures of the evenings "
                "stay. That alone cannot be taken back; copies of the file that were made before still have the name.",
            )
        ),
    ),
)

SEASONS = Topic(
    "seasons",
    QT_TRANSLATE_NOOP("Words", "Seasons"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Several drives that are counted together: by the points of each evening or by points for places, with "
                "the best evenings of everybody, and points for coming where the club gives any.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Begin a season, give it a name, and tick the drives that belong to it. A drive may count in several.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When a result of the season was wrong")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Open its drive again, correct it, and close it. Until it is closed it is left out, and the page says "
                "so; then the table is right at once.",
            )
        ),
    ),
)

IMPORT = Topic(
    "import",
    QT_TRANSLATE_NOOP("Words", "Import and export"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "People, those who come to a drive, results and schedules can be taken from a table that was made "
                "elsewhere, as CSV or XLSX; and all of them go out in the same form.",
            )
        ),
        FIRST,
        listed(QT_TRANSLATE_NOOP("Words", "Choose the file, or drag it onto the window.")),
        listed(
            QT_TRANSLATE_NOOP("Words", "Look whether the letters are right and each column is taken for what it is.")
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "Read through the preview. What is wrong in a row stands beside it; as long as something grave is "
                "wrong, nothing can be taken in.",
            )
        ),
        listed(QT_TRANSLATE_NOOP("Words", "Accept. All rows come in one step, which **Ctrl+Z** takes back.")),
        heading(QT_TRANSLATE_NOOP("Words", "When letters look wrong")),
        said(QT_TRANSLATE_NOOP("Words", "Choose another way of reading the file; the preview follows.")),
        heading(QT_TRANSLATE_NOOP("Words", "A drive for another club")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "A whole drive goes out as one file. The club that imports it is asked who is meant where somebody has "
                "a namesake there.",
            )
        ),
    ),
)

NEW_DRIVE = Topic(
    "new_drive",
    QT_TRANSLATE_NOOP("Words", "The plan of a drive"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "What is played tonight and how. The form begins with what is usual for the game; change what your "
                "club does otherwise.",
            )
        ),
        FIRST,
        listed(
            QT_TRANSLATE_NOOP(
                "Words", "Give the evening a title and choose the game. A button beside it explains how it is scored."
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "Choose the movement: who goes where after each round. The line below it says it in a sentence, to be "
                "read aloud.",
            )
        ),
        listed(QT_TRANSLATE_NOOP("Words", "Say how many rounds there are, and how many deals in each.")),
        KEYS,
        keys("Enter", "Esc", does=QT_TRANSLATE_NOOP("Words", "Begin the drive, or leave everything as it was")),
        keys("Alt+Up", "Alt+Down", does=QT_TRANSLATE_NOOP("Words", "Move a step by which places are decided")),
        heading(QT_TRANSLATE_NOOP("Words", "When something has to change in mid-evening")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "**Ctrl+E** shows the plan again. Rounds can be added or left out at any time; the game itself only "
                "before the first result, or as a correction that says how many results are scored anew.",
            )
        ),
    ),
)
