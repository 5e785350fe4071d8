"""Topics that belong to no page alone: where to begin, keys, the wall, and what to do in trouble."""

from __future__ import annotations

from whistdrive.words.help.blocks import FIRST, KEYS, Topic, heading, keys, listed, said
from whistdrive.words.marking import QT_TRANSLATE_NOOP

START = Topic(
    "start",
    QT_TRANSLATE_NOOP("Words", "Where to begin"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The program runs a club’s whist evening: who is there, who sits where, what each table has made, who "
                "has won, and all the paper for it. It needs no internet.",
            )
        ),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Whist here means the game of tricks for two pairs, with trumps, as it is played at whist drives, and "
                "its relatives. The bidding game that is called whist in Romania is another one.",
            )
        ),
        FIRST,
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "“Try the sample evening” on the first page opens a finished drive in a file of its own. Change what "
                "you like there; your club is not touched.",
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words", "**Ctrl+N** begins a drive: its game, how people move, and how many rounds are played."
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "Then follow the list at the left from the top: sign people in, draw the seats, type the results, look "
                "at the standings, hand out the prizes, print.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "Good to know")),
        listed(
            QT_TRANSLATE_NOOP(
                "Words", "Nothing needs to be saved: whatever you type is in the file as soon as it is taken in."
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "**Ctrl+Z** takes back the last step, and the one before it, to the beginning of the evening. It works "
                "after the program was closed, too.",
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "A club is one file. Copy it with “Save a copy” to carry the evening on at another computer.",
            )
        ),
    ),
)

KEYS_EVERYWHERE = Topic(
    "keys",
    QT_TRANSLATE_NOOP("Words", "Keys that work everywhere"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Everything can be done without a mouse. The key of a button stands in its little window of help.",
            )
        ),
        keys("F1", does=QT_TRANSLATE_NOOP("Words", "Help for the page or the dialog in which you are")),
        keys("Shift+F1", does=QT_TRANSLATE_NOOP("Words", "How the game of this drive is scored, with an example")),
        keys("Ctrl+F1", does=QT_TRANSLATE_NOOP("Words", "All commands and their keys")),
        keys("Ctrl+Z", "Ctrl+Y", does=QT_TRANSLATE_NOOP("Words", "Take the last step back; do it again")),
        keys("Ctrl+S", does=QT_TRANSLATE_NOOP("Words", "Take in what is half-typed; it would be saved anyway")),
        keys("F9", does=QT_TRANSLATE_NOOP("Words", "The next round")),
        keys("Ctrl+0", "Ctrl+1", "Ctrl+7", does=QT_TRANSLATE_NOOP("Words", "The drives, and the steps of the evening")),
        keys("Tab", "Shift+Tab", does=QT_TRANSLATE_NOOP("Words", "Go on to the next field, or back")),
        keys("Esc", does=QT_TRANSLATE_NOOP("Words", "Leave a field as it was, or close what lies above the page")),
        keys("F2", does=QT_TRANSLATE_NOOP("Words", "Edit what is selected in a list")),
        keys("F3", does=QT_TRANSLATE_NOOP("Words", "Sort a list by the column in which you are")),
        keys("Ctrl+F", does=QT_TRANSLATE_NOOP("Words", "Look for a name, where there are names")),
        keys("Ctrl++", "Ctrl+-", does=QT_TRANSLATE_NOOP("Words", "Larger or smaller text")),
    ),
)

WALL = Topic(
    "wall",
    QT_TRANSLATE_NOOP("Words", "The wall"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "A second window for a projector or a television: who sits where next, the trump, the clock of the "
                "round, the standings, and the prizes one by one. The hall sees it while you go on typing.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Connect the screen and press **Ctrl+Shift+W**. The wall fills the second screen; with one screen only "
                "it lies beside the window. The bar above the page chooses what it shows.",
            )
        ),
        KEYS,
        keys("Ctrl+Shift+P", does=QT_TRANSLATE_NOOP("Words", "Start the clock of the round, or pause it")),
        keys("Ctrl+Shift+L", does=QT_TRANSLATE_NOOP("Words", "Give the round another minute")),
        keys(
            "Ctrl+Shift+R", "Ctrl+Shift+H", does=QT_TRANSLATE_NOOP("Words", "Reveal the next prize, hide the last one")
        ),
        keys("Ctrl+Shift+M", does=QT_TRANSLATE_NOOP("Words", "More or less of the bar that serves the wall")),
        keys("F11", "Esc", does=QT_TRANSLATE_NOOP("Words", "On the wall itself: fill its screen, leave it again")),
        heading(QT_TRANSLATE_NOOP("Words", "When the end should stay exciting")),
        said(
            QT_TRANSLATE_NOOP(
                "Words", "Choose in the bar how many of the last rounds the standings on the wall leave out."
            )
        ),
    ),
)

TROUBLE = Topic(
    "trouble",
    QT_TRANSLATE_NOOP("Words", "When something goes wrong"),
    (
        heading(QT_TRANSLATE_NOOP("Words", "The power was cut, or the computer stopped")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Start it again: the drive opens where it was. At most the figure is lost that was half-typed at that "
                "moment.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "The computer does not start any more")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Go on with a copy of the club’s file on another one. Without a copy, carry on from people’s own score "
                "cards: a drive can take its results from them alone.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "The club’s file is damaged or lost")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The program copies the club by itself, when it is opened and whenever a round is seated, into a "
                "folder of this computer; the latest 20 are kept. **Ctrl+Shift+O** lists them and puts one in the "
                "place of the club. What was there is copied before, so that you can go back.",
            )
        ),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Without a copy, “Save what can be read” writes all that is left of a damaged file into a new one and "
                "says what is missing.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "I have done something by mistake")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Press **Ctrl+Z**. The line at the foot of the window says what was taken back, and **Ctrl+Y** does it "
                "again.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "A result is wrong")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "On the page of the scores go back to its round with **Alt+Left** and type over it. All totals and "
                "places follow; seats in which people have sat stay as they were.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "Players and tables do not agree")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type people’s own cards as a second count with **F8**: the list names the people and the deal in "
                "which card and table differ.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "The program itself makes a mistake")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "It says so above the page, and nothing that was saved is lost. Save the report that it offers, and go "
                "on.",
            )
        ),
    ),
)
