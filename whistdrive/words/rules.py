"""How a game is scored, explained: what the short help of the blank sheets leaves out, and what frames it.

What counts itself is said there (:mod:`whistdrive.words.blank_sheets`), once for both.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

_DOCUMENT = {
    "document.rules": QT_TRANSLATE_NOOP("Words", "How it is scored"),
    "document_help.rules": QT_TRANSLATE_NOOP(
        "Words", "The rules of the game as this drive has them, with a worked example, for the wall or the tables."
    ),
}

_FRAME = {
    "rules.title": QT_TRANSLATE_NOOP("Words", "How it is scored: {system}"),
    "rules.written": QT_TRANSLATE_NOOP("Words", "What is written"),
    "rules.counts": QT_TRANSLATE_NOOP("Words", "What counts"),
    "rules.settled": QT_TRANSLATE_NOOP("Words", "Where rules differ, it is held so here"),
    "rules.options": QT_TRANSLATE_NOOP("Words", "As it is played here"),
    "rules.standings": QT_TRANSLATE_NOOP("Words", "For the standings"),
    "rules.example": QT_TRANSLATE_NOOP("Words", "An example"),
    "rules.example_help": QT_TRANSLATE_NOOP(
        "Words", "The deals are made up. Their points, and why, are worked out by the program with the options above."
    ),
    "rules.deals": QT_TRANSLATE_N_NOOP("Words", "All tables stop after {deals} deals.", "deals", 1),
    "rules.until_rubber": QT_TRANSLATE_NOOP("Words", "A table plays until the rubber, or the single game, is decided."),
    "rules.unfinished": QT_TRANSLATE_NOOP(
        "Words", "A game that is not finished then counts its points and brings no bonus."
    ),
    "rules.own_side": QT_TRANSLATE_NOOP("Words", "Everybody has the points of their side, in every deal they play."),
    "rules.early": QT_TRANSLATE_NOOP(
        "Words", "A table that is stopped early counts the deals that it has played, and the reason stays beside it."
    ),
    "rules.impossible": QT_TRANSLATE_NOOP(
        "Words", "What cannot be, such as fourteen tricks, is refused with the place and what may stand there."
    ),
}

_ABOUT = {
    "rules.tricks.about": QT_TRANSLATE_NOOP(
        "Words",
        "Two pairs play for thirteen tricks. Everybody collects the tricks of their side through the whole evening.",
    ),
    "rules.short.about": QT_TRANSLATE_NOOP(
        "Words", "Two pairs play for games of a few points; only tricks above six bring any, and honours do not count."
    ),
    "rules.rubber.about": QT_TRANSLATE_NOOP(
        "Words", "Two pairs play the best of three games. Tricks make the games, and games make the points that count."
    ),
    "rules.cvisti.about": QT_TRANSLATE_NOOP(
        "Words",
        "Two pairs bid how many points they will make, in tricks and in honours that they capture. Games, bonuses and "
        "points that wait make up the rubber.",
    ),
    "rules.bid.about": QT_TRANSLATE_NOOP(
        "Words",
        "Two pairs bid for the kitty, with 54 cards of which two are jokers. Only the side that declares can win "
        "points, or lose them.",
    ),
    "rules.two_hand.about": QT_TRANSLATE_NOOP(
        "Words",
        "Two players have thirteen cards each, and draw from the stock after every trick until it is used up; then "
        "they play what they hold.",
    ),
    "rules.points.about": QT_TRANSLATE_NOOP(
        "Words", "For evenings of any other game: the points of both sides are written as they are, and added."
    ),
}

_WRITTEN = {
    "rules.tricks.written": QT_TRANSLATE_NOOP(
        "Words", "For each deal the tricks of one side; the other side has the rest of thirteen."
    ),
    "rules.short.written": QT_TRANSLATE_NOOP(
        "Words", "For each deal the tricks of one side; the other side has the rest of thirteen."
    ),
    "rules.rubber.written": QT_TRANSLATE_NOOP(
        "Words", "For each deal the tricks of one side, and which side held three or four honours, if any did."
    ),
    "rules.cvisti.written": QT_TRANSLATE_NOOP(
        "Words",
        "For each deal the side that declares, its bid from 1 to 7 (0: all four passed), the trump, and the tricks and "
        "honours that it took.",
    ),
    "rules.bid.written": QT_TRANSLATE_NOOP(
        "Words",
        "For each deal the side that declares, its bid, high, low or no-trump, the trump (in no-trump the order), and "
        "the tricks that it took, the kitty among them.",
    ),
    "rules.two_hand.written": QT_TRANSLATE_NOOP(
        "Words", "For each deal the tricks that one player took after the stock was used up."
    ),
    "rules.points.written": QT_TRANSLATE_NOOP(
        "Words", "For each deal the points of both sides: whole numbers, also below zero."
    ),
}

_SETTLED = {
    "rules.tricks.settled.1": QT_TRANSLATE_NOOP(
        "Words", "A revoke is settled at the table in tricks. What is decided later is an adjustment with its reason."
    ),
    "rules.tricks.settled.2": QT_TRANSLATE_NOOP(
        "Words", "Tricks that do not make thirteen are taken only with a reason, and stay marked."
    ),
    "rules.short.settled.1": QT_TRANSLATE_NOOP(
        "Words", "A game is decided only when a deal is over; so a side may end with more points than it needs."
    ),
    "rules.rubber.settled.1": QT_TRANSLATE_NOOP(
        "Words", "Honours are those that a side held when the cards were dealt, not those that it took in tricks."
    ),
    "rules.rubber.settled.2": QT_TRANSLATE_NOOP(
        "Words",
        "Where a number of deals is played, games that are won count; the bonus comes with a whole rubber only.",
    ),
    "rules.cvisti.settled.1": QT_TRANSLATE_NOOP(
        "Words", "That honours may win a game before the tricks are counted holds for both sides, in every deal."
    ),
    "rules.cvisti.settled.2": QT_TRANSLATE_NOOP(
        "Words", "One game won in the rubber is enough: from then on that side’s failed bids count in full at once."
    ),
    "rules.cvisti.settled.3": QT_TRANSLATE_NOOP(
        "Words", "Waiting points are entered for both sides together, and may win the new game before its first deal."
    ),
    "rules.cvisti.settled.4": QT_TRANSLATE_NOOP(
        "Words", "Points that wait never go on into another rubber, and the highest bid is 7."
    ),
    "rules.cvisti.settled.5": QT_TRANSLATE_NOOP(
        "Words", "The rubber belongs to the side that wins the games, whoever has more points; all points count."
    ),
    "rules.bid.settled.1": QT_TRANSLATE_NOOP(
        "Words", "A side with fewer than six tricks loses a point for every trick that is missing to its bid, too."
    ),
    "rules.bid.settled.2": QT_TRANSLATE_NOOP(
        "Words", "A side that falls as far below zero as a game goes above it has lost that game to the other side."
    ),
    "rules.two_hand.settled.1": QT_TRANSLATE_NOOP(
        "Words", "The tricks of the first phase only bring cards from the stock; they are not written."
    ),
    "rules.points.settled.1": QT_TRANSLATE_NOOP(
        "Words", "The deal is won by the side with more points; where both have as many, nobody has won it."
    ),
}

SENTENCES = {**_DOCUMENT, **_FRAME, **_ABOUT, **_WRITTEN, **_SETTLED}
