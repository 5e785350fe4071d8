"""Topics about the steps of an evening up to its last result."""

from __future__ import annotations

from whistdrive.words.help.blocks import FIRST, KEYS, Topic, heading, keys, listed, said
from whistdrive.words.marking import QT_TRANSLATE_NOOP

SIGN_IN = Topic(
    "sign_in",
    QT_TRANSLATE_NOOP("Words", "Sign-in"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Who plays tonight, each with a number for the evening. The line at the top says how many are in and "
                "how many more make a whole table.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type two letters of a name and press **Enter**. Whoever is not in the club yet stands in the last row "
                "as a new player; the same key adds them.",
            )
        ),
        KEYS,
        keys(
            "Enter",
            "Shift+Enter",
            does=QT_TRANSLATE_NOOP("Words", "Sign in; with two roles: in the first or the second"),
        ),
        keys("Space", does=QT_TRANSLATE_NOOP("Words", "In the list: has paid, or has not")),
        keys("F4", does=QT_TRANSLATE_NOOP("Words", "In the list: the other role")),
        keys("F5", does=QT_TRANSLATE_NOOP("Words", "In the list: a substitute takes over a seat")),
        keys(
            "Shift+F5", does=QT_TRANSLATE_NOOP("Words", "In the list: somebody who waits plays in this round already")
        ),
        keys("F6", does=QT_TRANSLATE_NOOP("Words", "In the list: two share a seat in turn")),
        keys("F7", does=QT_TRANSLATE_NOOP("Words", "A dummy that fills a seat")),
        keys(
            "Del",
            does=QT_TRANSLATE_NOOP(
                "Words", "In the list: takes somebody out; in mid-evening they leave after this round"
            ),
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody comes late")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Sign them in as usual: they play from the next round on. **Shift+F5** gives them a place at once, "
                "such as one that was left or that of somebody who rests.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When somebody has to leave")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Select them and press **Del**: their results stay, and the rounds to come are drawn without them. "
                "Where somebody takes over their seat, press **F5** instead.",
            )
        ),
    ),
)

SEATING = Topic(
    "seating",
    QT_TRANSLATE_NOOP("Words", "Seating"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Who sits where. The plan shows the tables of the hall; before anything is played you can see how even "
                "the evening will be.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "When everybody is in, draw the first round with **F9**. Later rounds are seated in the same way, by "
                "the movement that the plan of the drive names.",
            )
        ),
        KEYS,
        keys(
            "Enter",
            does=QT_TRANSLATE_NOOP("Words", "In the plan: mark somebody; on somebody else: the two change places"),
        ),
        keys(
            "Alt+O", does=QT_TRANSLATE_NOOP("Words", "What can be done when the number of people makes no whole tables")
        ),
        keys("Alt+W", does=QT_TRANSLATE_NOOP("Words", "Wishes: apart, together, always at one table")),
        keys("Alt+F", does=QT_TRANSLATE_NOOP("Words", "How even the evening is")),
        keys("Alt+A", does=QT_TRANSLATE_NOOP("Words", "The movement in words, to be read aloud")),
        keys("Ctrl+F", does=QT_TRANSLATE_NOOP("Words", "Where somebody sits")),
        keys("Alt+Left", "Alt+Right", does=QT_TRANSLATE_NOOP("Words", "An earlier round, a later one")),
        keys("Alt+P", does=QT_TRANSLATE_NOOP("Words", "The seats as PDF, by table and by name")),
        heading(QT_TRANSLATE_NOOP("Words", "When people have come or gone since the round was drawn")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The page says so and offers to take the round back, as long as none of its tables has a result. Draw "
                "it again then.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When two people must not, or want to, sit together")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Note it as a wish before the draw; wishes that cannot be kept are named. Or swap two people by hand: "
                "the line below says what that does to the evening.",
            )
        ),
    ),
)

NUMBERS = Topic(
    "numbers",
    QT_TRANSLATE_NOOP("Words", "When people make no whole tables"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Every way to play with so many people, each with what it means: who rests how often, what the award "
                "for resting would be, which seat is shared, how many dummies are needed, or who would fill in.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Choose with the arrow keys and take it with **Enter**. It holds for the rounds to come; **Esc** "
                "leaves everything as it is.",
            )
        ),
    ),
)

WISHES = Topic(
    "wishes",
    QT_TRANSLATE_NOOP("Words", "Wishes for the seating"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Who never sits at one table, who always does, and who keeps one table, perhaps because of stairs or a "
                "draught. Rounds drawn from now on keep to it as far as that goes.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words", "Type their numbers or names, such as 3 + 7, choose the wish, and press **Enter**."
            )
        ),
        KEYS,
        keys("Del", does=QT_TRANSLATE_NOOP("Words", "In the list: give a wish up")),
        keys("Alt+C", does=QT_TRANSLATE_NOOP("Words", "Part all couples: nobody meets the one with whom they came")),
    ),
)

SCORES = Topic(
    "scores",
    QT_TRANSLATE_NOOP("Words", "Scores"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The results of the round, table by table, as the slips come in. A sentence reads each one back with "
                "the names.",
            )
        ),
        FIRST,
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type the figure of a table and press **Enter**. Where both sides share thirteen tricks, the other "
                "side fills itself.",
            )
        ),
        listed(
            QT_TRANSLATE_NOOP(
                "Words",
                "In games of several deals each table has its sheet: every field takes its key and goes on by itself, "
                "and the points appear with the reason.",
            )
        ),
        listed(QT_TRANSLATE_NOOP("Words", "When all tables are in, **F9** seats the next round.")),
        KEYS,
        keys("/", "Ctrl+G", does=QT_TRANSLATE_NOOP("Words", "Go to a table or a player, by number or by letters")),
        keys("Ctrl+M", does=QT_TRANSLATE_NOOP("Words", "Go to the first table without a result")),
        keys("X", does=QT_TRANSLATE_NOOP("Words", "Swap the two sides of a result")),
        keys("Esc", "Del", does=QT_TRANSLATE_NOOP("Words", "Put back what stood there; clear a result")),
        keys("Alt+Up", "Alt+Down", does=QT_TRANSLATE_NOOP("Words", "The sheet of the table before, or after")),
        keys("Alt+Left", "Alt+Right", does=QT_TRANSLATE_NOOP("Words", "An earlier round, a later one")),
        keys("Ctrl+T", does=QT_TRANSLATE_NOOP("Words", "Only the totals of a table, without its deals")),
        keys("Ctrl+J", does=QT_TRANSLATE_NOOP("Words", "An adjustment with a reason, such as a revoke or a penalty")),
        keys("Ctrl+R", does=QT_TRANSLATE_NOOP("Words", "People sat in the wrong seats")),
        keys("Ctrl+B", does=QT_TRANSLATE_NOOP("Words", "A table stops early, with a reason")),
        keys(
            "Ctrl+D",
            "Ctrl+L",
            does=QT_TRANSLATE_NOOP("Words", "Who dealt first; who moves as winner where it is level"),
        ),
        keys("F7", does=QT_TRANSLATE_NOOP("Words", "Type the round again and compare")),
        keys("F8", does=QT_TRANSLATE_NOOP("Words", "Compare with people’s own cards")),
        keys("Ctrl+Shift+T", does=QT_TRANSLATE_NOOP("Words", "Try a round out first: nothing of it counts")),
        heading(QT_TRANSLATE_NOOP("Words", "When a figure is refused")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "The line below says what may stand there. Where a table really wrote something that does not add up, "
                "give the reason; the result is taken and stays marked.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When a result turns out to be wrong")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Go back with **Alt+Left** and type over it, in any round. Totals and places follow at once; nobody is "
                "moved to another seat for it.",
            )
        ),
        heading(QT_TRANSLATE_NOOP("Words", "When there is no time for all rounds")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Finish on the page of the standings. A round that is not whole then counts for nobody, and all of it "
                "can be taken back.",
            )
        ),
    ),
)

CHECK_ENTRY = Topic(
    "check_entry",
    QT_TRANSLATE_NOOP("Words", "Check entry"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Somebody types the slips of a round a second time. Nothing of it is written; where the two differ, "
                "the table and the deal are listed.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type as on the page of the scores. **F6** goes to the list of differences, and **Enter** there to the "
                "deal that has to be put right.",
            )
        ),
        KEYS,
        keys("X", does=QT_TRANSLATE_NOOP("Words", "Swap the two sides of a result")),
        keys("/", "Ctrl+G", does=QT_TRANSLATE_NOOP("Words", "Go to a table or a player, by number or by letters")),
        keys("Ctrl+T", does=QT_TRANSLATE_NOOP("Words", "Only the totals of a table, without its deals")),
    ),
)

CARDS = Topic(
    "cards",
    QT_TRANSLATE_NOOP("Words", "People’s cards"),
    (
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "What people have on their own score cards: totals, halves or every deal. In a drive of tables that is "
                "a second count; a drive can also run from the cards alone.",
            )
        ),
        FIRST,
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Choose how much of each card you type, then type figure after figure; **Enter** goes on to the next "
                "person.",
            )
        ),
        KEYS,
        keys("Alt+1", "Alt+2", "Alt+3", does=QT_TRANSLATE_NOOP("Words", "Totals, halves or all deals")),
        keys("/", "Ctrl+G", does=QT_TRANSLATE_NOOP("Words", "Go to somebody’s card")),
        keys("Ctrl+M", does=QT_TRANSLATE_NOOP("Words", "Go to the first card that is missing")),
        keys("Alt+D", does=QT_TRANSLATE_NOOP("Words", "Where cards and tables differ")),
        heading(QT_TRANSLATE_NOOP("Words", "When a card and the tables differ")),
        said(
            QT_TRANSLATE_NOOP(
                "Words",
                "Type all deals of that card, and the list names the deal that explains it. **Enter** on a line leads "
                "to the table, to be put right where the slip was wrong.",
            )
        ),
    ),
)
