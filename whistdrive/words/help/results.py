"""Topics about the end of an evening: places, prizes, paper and money."""

from __future__ import annotations

from whistdrive.words.help.blocks import FIRST, KEYS, Topic, heading, keys, listed, said
from whistdrive.words.marking import QT_TRANSLATE_NOOP

STANDINGS = Topic(
    "standings",
    QT_TRANSLATE_NOOP("Words", "Standings"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The places at this moment, or as they were at the interval, for everybody or for one role. Below the "
                "list stands what they rest on, and whether all totals together are what they should be.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "When the last result is in, settle the ties that matter and close the drive. Its results are then "
                "final; they can be opened again.",
            )
        ),
        KEYS,
        keys("Ctrl+F", does=QT_TRANSLATE_NOOP("Words", "Look for somebody: their place, and where they sit next")),
        keys("Alt+P", does=QT_TRANSLATE_NOOP("Words", "The standings as PDF, for the wall")),
        keys("Alt+X", does=QT_TRANSLATE_NOOP("Words", "Export for a spreadsheet or a web page")),
        keys("Alt+L", does=QT_TRANSLATE_NOOP("Words", "Close the drive, or finish now; after that, go on")),
        keys("Alt+K", "Alt+F", "Alt+S", does=QT_TRANSLATE_NOOP("Words", "A tie was cut for, played off, is shared")),
        keys("Alt+O", does=QT_TRANSLATE_NOOP("Words", "Ask again how a tie is settled")),
        heading(QT_TRANSLATE_NOOP("Words", "When two are level")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Select one of them: every step is shown with the figures of all, and which step tells them apart. If "
                "none does, note what you decide at the table; it is printed.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When a result was wrong after all")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "“Open again” asks for the reason. Correct the result on the page of the scores and close the drive "
                "once more; paper that is printed from then on says that it was corrected.",
            )
        ),
    ),
)

PRIZES = Topic(
    "prizes",
    QT_TRANSLATE_NOOP("Words", "Prizes"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The prizes of the evening, the more valuable ones first. Winners fill themselves in as results come, "
                "and every tie shows how it was settled.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "**Alt+U** adds the usual prizes in one step, **Alt+A** any other: a place, the lowest, the most tens, "
                "the longest at one table, a drawn deal, or whatever its name says.",
            )
        ),
        KEYS,
        keys("Enter", "Ins", "Del", does=QT_TRANSLATE_NOOP("Words", "In the list: edit, add or strike a prize")),
        keys("Alt+Up", "Alt+Down", does=QT_TRANSLATE_NOOP("Words", "In the list: before its neighbour, after it")),
        keys("Alt+K", "Alt+F", "Alt+S", does=QT_TRANSLATE_NOOP("Words", "A tie was cut for, played off, is shared")),
        keys("Alt+T", "Alt+G", does=QT_TRANSLATE_NOOP("Words", "This prize was handed out; all that are won were")),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody would win twice")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "With “One prize per person” they keep the more valuable one, the other goes to the next, and the page "
                "says who was passed over.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When a correction changes a winner")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "What was handed out stays on record, and the page says that it would go to somebody else now. What "
                "follows from that is yours to decide.",
            )
        ),
    ),
)

PAPER = Topic(
    "paper",
    QT_TRANSLATE_NOOP("Words", "Paper"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Everything that can be printed, drawn from what is written now. The page beside the list is the page "
                "that comes out of the printer.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Before the evening: score cards, table numbers and the sign-in list, also before a name is known. "
                "During it: slips and seats. At the end: standings, prizes and the cards as they were played.",
            )
        ),
        KEYS,
        keys("Up", "Down", does=QT_TRANSLATE_NOOP("Words", "In the list: another document")),
        keys("Alt+T", does=QT_TRANSLATE_NOOP("Words", "Print the document that is shown")),
        keys("Alt+P", "Alt+A", does=QT_TRANSLATE_NOOP("Words", "Save it as PDF; save all of them in one folder")),
        keys("Alt+O", does=QT_TRANSLATE_NOOP("Words", "Show the file that was saved")),
        keys("Alt+X", does=QT_TRANSLATE_NOOP("Words", "Export for a spreadsheet or a web page")),
        heading(QT_TRANSLATE_NOOP("Words", "When there is no printer here")),
        said(
            QT_TRANSLATE_NOOP(
                "Words", "Save the papers as PDF onto a stick and print them elsewhere; they look the same everywhere."
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When guests read another language")),
        said(
            QT_TRANSLATE_NOOP(
                "Words", "Paper can be in another language than the window: choose it among the choices of the page."
            )
        ),
        said(QT_TRANSLATE_NOOP("Words", "Files that are exported are in the language of the paper too.")),
    ),
)

CASH = Topic(
    "cash",
    QT_TRANSLATE_NOOP("Words", "Cash"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The money of the evening: what people pay to play, what else was taken and spent, the prizes, and the "
                "sum that was raised.",
            )
        ),
        FIRST,
        listed(QT_TRANSLATE_NOOP("Words", "Set what everybody pays. Who has paid is noted at sign-in.")),
        listed(
            QT_TRANSLATE_NOOP(
                "Words", "Type what was taken and spent, such as the raffle, the hall and the tea, a line each."
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When the law sets limits")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Write your club’s reminders beside the figures: what a prize may be worth, or what must be left for "
                "the good cause. The program does not know the law of your country.",
            )
        ),
    ),
)
