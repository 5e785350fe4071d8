"""Blank score sheets: what stands above their empty fields, and the short help at their foot.

The help says what counts, for those who write at the table; a sentence there holds for any value of its facts.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

_SHEET = {
    "document.blank_sheets": QT_TRANSLATE_NOOP("Words", "Blank score sheets"),
    "document_help.blank_sheets": QT_TRANSLATE_NOOP(
        "Words", "A ruled sheet for each table to write its deals on, with a short help of what counts."
    ),
    "sheet.waits": QT_TRANSLATE_NOOP("Words", "Waits, bonus", "points, above a narrow column"),
    "sheet.worth": QT_TRANSLATE_NOOP("Words", "Worth", "of a game, above a column"),
    "sheet.rule_off": QT_TRANSLATE_NOOP(
        "Words", "Draw a line below the deal that ends a game, and write the points of the game at the foot."
    ),
}

_THIRTEEN = {
    "sheet_help.thirteen": QT_TRANSLATE_NOOP("Words", "The tricks of both sides make thirteen."),
    "sheet_help.over_six": QT_TRANSLATE_NOOP(
        "Words", "Each trick above six is a point for the side that took it; the other side has none."
    ),
    "sheet_help.game": QT_TRANSLATE_N_NOOP(
        "Words",
        "The first side with {target} points after a deal has the game; points above {target} stay.",
        "target",
        1,
    ),
    "sheet_help.single_game": QT_TRANSLATE_NOOP("Words", "One game decides."),
    "sheet_help.rubber": QT_TRANSLATE_N_NOOP(
        "Words", "The rubber goes to the first side with {games} games.", "games", 1
    ),
    "sheet_help.next_rubber": QT_TRANSLATE_NOOP(
        "Words", "When it is decided before the last deal, the next one begins at once."
    ),
    "sheet_help.tricks.tricks": QT_TRANSLATE_NOOP("Words", "Each trick is a point."),
    "sheet_help.tricks.over_six": QT_TRANSLATE_NOOP("Words", "Each trick above six is a point."),
    "sheet_help.tricks.misere.own": QT_TRANSLATE_NOOP(
        "Words", "A misère deal is won with fewer tricks; write your own tricks."
    ),
    "sheet_help.tricks.misere.opponents": QT_TRANSLATE_NOOP(
        "Words", "A misère deal is won with fewer tricks; each side writes the tricks of its opponents."
    ),
    "sheet_help.points": QT_TRANSLATE_NOOP("Words", "Write the points of both sides in every deal."),
    "sheet_help.points_sum": QT_TRANSLATE_NOOP("Words", "Together they make {sum}."),
}

_RUBBER = {
    "sheet_help.rubber.honours": QT_TRANSLATE_NOOP(
        "Words",
        "Honours are the A K Q J of trumps: a side that held all four has 4 points, with three of them 2. There are "
        "none in a deal without trumps.",
    ),
    "sheet_help.rubber.honours_after": QT_TRANSLATE_NOOP(
        "Words",
        "Tricks are written first; when they win the game, honours do not count. A side that stood at {most} before "
        "the deal has no honours.",
    ),
    "sheet_help.rubber.worth": QT_TRANSLATE_NOOP(
        "Words", "What a game is worth to its winner depends on the loser’s points in it: {worth}."
    ),
    "sheet_help.rubber.bonus": QT_TRANSLATE_NOOP("Words", "The winner of the rubber has {bonus} more."),
    "sheet_help.rubber.total": QT_TRANSLATE_NOOP("Words", "The total is what the games are worth, not their tricks."),
}

_CVISTI = {
    "sheet_help.cvisti.counts": QT_TRANSLATE_NOOP(
        "Words",
        "Each trick above six is a point. Honours are the A K Q J of trumps that a side takes in its tricks: three are "
        "1 point, four are 2. The declarer’s side counts them with seven tricks or more, the other side always.",
    ),
    "sheet_help.cvisti.made": QT_TRANSLATE_NOOP(
        "Words",
        "The bid is made when tricks and honours of the declarer’s side come to it. Then write the honours of both "
        "sides first; when they win the game, the tricks do not count.",
    ),
    "sheet_help.cvisti.no_trump": QT_TRANSLATE_NOOP(
        "Words",
        "In no-trump there are no honours, and whoever wins the deal has 1 point more; it does not help to make a bid.",
    ),
    "sheet_help.cvisti.failed": QT_TRANSLATE_NOOP(
        "Words", "A bid that fails: the other side has twice what is missing, and nothing else counts."
    ),
    "sheet_help.cvisti.passed": QT_TRANSLATE_NOOP(
        "Words", "All four pass (bid 0): the dealer names trumps and counts as declarer; nobody pays a penalty."
    ),
    "sheet_help.cvisti.waits": QT_TRANSLATE_NOOP(
        "Words",
        "Until a side has won a game of the rubber, its failed bids bring the others to {most} at most. What is left "
        "waits: write it in the narrow column, and enter it by the same rule when the next game begins.",
    ),
    "sheet_help.cvisti.bonus": QT_TRANSLATE_NOOP(
        "Words", "The winner of a game has a bonus by the loser’s points in it: {bonus}."
    ),
    "sheet_help.cvisti.total.count": QT_TRANSLATE_NOOP(
        "Words", "The total is the points of all games, the bonuses, and points that are still waiting."
    ),
    "sheet_help.cvisti.total.drop": QT_TRANSLATE_NOOP(
        "Words", "The total is the points of all games and the bonuses; points that are still waiting are lost."
    ),
}

_BID = {
    "sheet_help.bid.calls": QT_TRANSLATE_NOOP(
        "Words",
        "A bid names the tricks above six, {least} at least. Of equal bids low beats high and no-trump beats low; "
        "without a word it is high. Each bid beats the one before; when three pass, the dealer bids.",
    ),
    "sheet_help.bid.kitty": QT_TRANSLATE_NOOP(
        "Words",
        "The declarer takes up the kitty, shows it unless the bid is no-trump, and puts six cards away unseen. They "
        "are the first trick, so that a deal has thirteen.",
    ),
    "sheet_help.bid.counts": QT_TRANSLATE_NOOP(
        "Words",
        "A bid that is made: a point for each trick above six. A bid that fails: as many points less as tricks are "
        "missing. The other side never has points.",
    ),
    "sheet_help.bid.game": QT_TRANSLATE_N_NOOP(
        "Words", "A side has the game with {goal} points, and loses it with {goal} below zero.", "goal", 1
    ),
    "sheet_help.bid.high": QT_TRANSLATE_NOOP(
        "Words", "High, from the lowest card: 2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker."
    ),
    "sheet_help.bid.low": QT_TRANSLATE_NOOP(
        "Words", "Low, from the lowest card: K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker."
    ),
    "sheet_help.bid.jokers": QT_TRANSLATE_NOOP(
        "Words",
        "Both jokers are trumps. In no-trump they take nothing, and the declarer says whether the order is high "
        "or low.",
    ),
}

_TWO_HAND = {
    "sheet_help.two_hand.counts": QT_TRANSLATE_NOOP(
        "Words",
        "Only the thirteen tricks played after the stock is used up count: each above six is a point for the player "
        "who took it.",
    ),
    "sheet_help.two_hand.game": QT_TRANSLATE_N_NOOP(
        "Words",
        "The first player with {target} points after a deal has the game; points above {target} stay.",
        "target",
        1,
    ),
}

SENTENCES = {**_SHEET, **_THIRTEEN, **_RUBBER, **_CVISTI, **_BID, **_TWO_HAND}
