"""Names and sentences of the scoring systems: systems, options, columns, marks, and why points were given.

Reasons are read on screen and on paper, several in a row with a semicolon between them; so they begin small, end
without a stop, and are worded so that any number fits.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

_SYSTEMS = {
    "system.tricks": QT_TRANSLATE_NOOP("Words", "Whist drive (tricks)"),
    "system.short": QT_TRANSLATE_NOOP("Words", "Short whist"),
    "system.rubber": QT_TRANSLATE_NOOP("Words", "Rubber whist"),
    "system.cvisti": QT_TRANSLATE_NOOP("Words", "Cvisti"),
    "system.bid": QT_TRANSLATE_NOOP("Words", "Bid whist"),
    "system.two_hand": QT_TRANSLATE_NOOP("Words", "Two-handed whist"),
    "system.points": QT_TRANSLATE_NOOP("Words", "Points (any game)"),
}

_COLUMNS = {
    "column.ns": QT_TRANSLATE_NOOP("Words", "North–South"),
    "column.ew": QT_TRANSLATE_NOOP("Words", "East–West"),
    "column.short.ns": QT_TRANSLATE_NOOP("Words", "N–S tricks"),
    "column.short.ew": QT_TRANSLATE_NOOP("Words", "E–W tricks"),
    "column.rubber.ns": QT_TRANSLATE_NOOP("Words", "N–S tricks"),
    "column.rubber.ew": QT_TRANSLATE_NOOP("Words", "E–W tricks"),
    "column.two_hand.ns": QT_TRANSLATE_NOOP("Words", "North, second-phase tricks"),
    "column.two_hand.ew": QT_TRANSLATE_NOOP("Words", "East, second-phase tricks"),
    "column.declarer": QT_TRANSLATE_NOOP("Words", "Declarer"),
    "column.bid": QT_TRANSLATE_NOOP("Words", "Bid"),
    "column.kind": QT_TRANSLATE_NOOP("Words", "Kind"),
    "column.trump": QT_TRANSLATE_NOOP("Words", "Trump"),
    "column.order": QT_TRANSLATE_NOOP("Words", "Order"),
    "column.tricks": QT_TRANSLATE_NOOP("Words", "Tricks"),
    "column.honours": QT_TRANSLATE_NOOP("Words", "Honours"),
    "column.honours_side": QT_TRANSLATE_NOOP("Words", "Honours held by"),
    "column.dealer": QT_TRANSLATE_NOOP("Words", "Dealer"),
    "column.declarer_seat": QT_TRANSLATE_NOOP("Words", "Declarer’s seat"),
}

_MARKS = {
    "side.NS": QT_TRANSLATE_NOOP("Words", "North–South"),
    "side.EW": QT_TRANSLATE_NOOP("Words", "East–West"),
    "seat.N": QT_TRANSLATE_NOOP("Words", "North"),
    "seat.E": QT_TRANSLATE_NOOP("Words", "East"),
    "seat.S": QT_TRANSLATE_NOOP("Words", "South"),
    "seat.W": QT_TRANSLATE_NOOP("Words", "West"),
    "side_short.NS": QT_TRANSLATE_NOOP("Words", "N–S"),
    "side_short.EW": QT_TRANSLATE_NOOP("Words", "E–W"),
    "seat_short.N": QT_TRANSLATE_NOOP("Words", "N"),
    "seat_short.E": QT_TRANSLATE_NOOP("Words", "E"),
    "seat_short.S": QT_TRANSLATE_NOOP("Words", "S"),
    "seat_short.W": QT_TRANSLATE_NOOP("Words", "W"),
    "suit.S": QT_TRANSLATE_NOOP("Words", "♠"),
    "suit.H": QT_TRANSLATE_NOOP("Words", "♥"),
    "suit.D": QT_TRANSLATE_NOOP("Words", "♦"),
    "suit.C": QT_TRANSLATE_NOOP("Words", "♣"),
    "suit.NT": QT_TRANSLATE_NOOP("Words", "NT"),
    "suit.MIS": QT_TRANSLATE_NOOP("Words", "MIS"),
    "suit_name.S": QT_TRANSLATE_NOOP("Words", "spades"),
    "suit_name.H": QT_TRANSLATE_NOOP("Words", "hearts"),
    "suit_name.D": QT_TRANSLATE_NOOP("Words", "diamonds"),
    "suit_name.C": QT_TRANSLATE_NOOP("Words", "clubs"),
    "suit_name.NT": QT_TRANSLATE_NOOP("Words", "no-trump"),
    "suit_name.MIS": QT_TRANSLATE_NOOP("Words", "misère"),
    "kind.high": QT_TRANSLATE_NOOP("Words", "high"),
    "kind.low": QT_TRANSLATE_NOOP("Words", "low"),
    "kind.nt": QT_TRANSLATE_NOOP("Words", "no-trump"),
    "order.high": QT_TRANSLATE_NOOP("Words", "high"),
    "order.low": QT_TRANSLATE_NOOP("Words", "low"),
}

_OPTIONS = {
    "option.tricks.count": QT_TRANSLATE_NOOP("Words", "Count"),
    "option_help.tricks.count": QT_TRANSLATE_NOOP(
        "Words", "Every trick is a point, or only those above six (the other side then has none)."
    ),
    "choice.tricks.count.tricks": QT_TRANSLATE_NOOP("Words", "every trick"),
    "choice.tricks.count.over_six": QT_TRANSLATE_NOOP("Words", "tricks above six"),
    "option.tricks.misere": QT_TRANSLATE_NOOP("Words", "In a misère deal"),
    "option_help.tricks.misere": QT_TRANSLATE_NOOP(
        "Words", "Fewer tricks win a misère deal. A side writes down its own tricks or those of its opponents."
    ),
    "choice.tricks.misere.own": QT_TRANSLATE_NOOP("Words", "write your own tricks"),
    "choice.tricks.misere.opponents": QT_TRANSLATE_NOOP("Words", "write the opponents’ tricks"),
    "option.short.target": QT_TRANSLATE_NOOP("Words", "Game at"),
    "option_help.short.target": QT_TRANSLATE_NOOP("Words", "The points that win a game; points above stay."),
    "option.short.best_of": QT_TRANSLATE_NOOP("Words", "Best of"),
    "option_help.short.best_of": QT_TRANSLATE_NOOP("Words", "A single game, or the best of three games."),
    "option.rubber.target": QT_TRANSLATE_NOOP("Words", "Game at"),
    "option_help.rubber.target": QT_TRANSLATE_NOOP("Words", "The points that win a game: 5, or 10 for long whist."),
    "option.rubber.honours": QT_TRANSLATE_NOOP("Words", "Honours"),
    "option_help.rubber.honours": QT_TRANSLATE_NOOP(
        "Words", "Of the four top trumps, 4 held by a side are 4 points and 3 held are 2."
    ),
    "option.rubber.rubber_bonus": QT_TRANSLATE_NOOP("Words", "Rubber bonus"),
    "option_help.rubber.rubber_bonus": QT_TRANSLATE_NOOP("Words", "Points for winning the rubber."),
    "option.rubber.worth": QT_TRANSLATE_NOOP("Words", "A game is worth"),
    "option_help.rubber.worth": QT_TRANSLATE_NOOP(
        "Words",
        "Rows: loser’s points from, to, worth. Without rows: to 5, 3 if the loser has none, 2 if 1–2, else 1; "
        "to 10, 2 if the loser has 0–4, else 1.",
    ),
    "option.cvisti.target": QT_TRANSLATE_NOOP("Words", "Game at"),
    "option_help.cvisti.target": QT_TRANSLATE_NOOP("Words", "The points that win a game; points above stay."),
    "option.cvisti.games_to_win": QT_TRANSLATE_NOOP("Words", "Games to a rubber"),
    "option_help.cvisti.games_to_win": QT_TRANSLATE_NOOP("Words", "The side that first wins so many has the rubber."),
    "option.cvisti.bonus": QT_TRANSLATE_NOOP("Words", "Game bonus"),
    "option_help.cvisti.bonus": QT_TRANSLATE_NOOP("Words", "Rows: loser’s points from, to, bonus for the winner."),
    "option.cvisti.waiting_at_end": QT_TRANSLATE_NOOP("Words", "Points still waiting at the end"),
    "option_help.cvisti.waiting_at_end": QT_TRANSLATE_NOOP(
        "Words", "Points still waiting when the rubber or the sitting ends count in the total, or are lost."
    ),
    "choice.cvisti.waiting_at_end.count": QT_TRANSLATE_NOOP("Words", "count"),
    "choice.cvisti.waiting_at_end.drop": QT_TRANSLATE_NOOP("Words", "are lost"),
    "option.bid.goal": QT_TRANSLATE_NOOP("Words", "Game at"),
    "option_help.bid.goal": QT_TRANSLATE_NOOP("Words", "The points that win a game; as many below zero lose it."),
    "option.bid.min_bid": QT_TRANSLATE_NOOP("Words", "Lowest bid"),
    "option_help.bid.min_bid": QT_TRANSLATE_NOOP("Words", "The lowest bid taken: 1, or 3 for the riskier game."),
    "option.two_hand.target": QT_TRANSLATE_NOOP("Words", "Game at"),
    "option_help.two_hand.target": QT_TRANSLATE_NOOP("Words", "The points that win the game; points above stay."),
    "option.points.sum": QT_TRANSLATE_NOOP("Words", "Sum of a deal"),
    "option_help.points.sum": QT_TRANSLATE_NOOP(
        "Words", "What the points of both sides make together in every deal; nothing where they may make anything."
    ),
}

_REASONS = {
    # All systems
    "reason.each_trick": QT_TRANSLATE_NOOP("Words", "a point for each trick"),
    "reason.as_written": QT_TRANSLATE_NOOP("Words", "points as written"),
    "reason.tricks": QT_TRANSLATE_N_NOOP("Words", "{tricks} tricks: {points} to {side}", "tricks", 1),
    "reason.honours": QT_TRANSLATE_N_NOOP("Words", "{honours} honours: {points} to {side}", "honours", 1),
    "reason.odd_sum": QT_TRANSLATE_NOOP("Words", "{sum} in all instead of {expected}"),
    "reason.misere_own": QT_TRANSLATE_NOOP("Words", "misère: won by {side} with fewer tricks"),
    "reason.misere_opponents": QT_TRANSLATE_NOOP(
        "Words", "misère: won by {side} with fewer tricks, each side writes its opponents’ tricks"
    ),
    # Games and rubbers
    "reason.game": QT_TRANSLATE_NOOP("Words", "game to {winner} with {points}"),
    "reason.game_waiting": QT_TRANSLATE_NOOP(
        "Words", "game to {winner} with {points}: waiting points alone won it, before a deal"
    ),
    "reason.overshoot": QT_TRANSLATE_NOOP("Words", "points above {target} stay"),
    "reason.rubber_won": QT_TRANSLATE_NOOP("Words", "rubber to {winner}, {won}–{lost} in games"),
    # Rubber whist
    "reason.honours_late": QT_TRANSLATE_N_NOOP(
        "Words", "{honours} honours of {side} not counted: tricks had won the game", "honours", 1
    ),
    "reason.honours_barred": QT_TRANSLATE_N_NOOP(
        "Words", "{honours} honours of {side} not counted: they stood at {points}, one short of the game", "honours", 1
    ),
    "reason.treble": QT_TRANSLATE_NOOP("Words", "{side} had {points}: treble, worth {worth}"),
    "reason.double": QT_TRANSLATE_NOOP("Words", "{side} had {points}: double, worth {worth}"),
    "reason.single": QT_TRANSLATE_NOOP("Words", "{side} had {points}: single, worth {worth}"),
    "reason.worth": QT_TRANSLATE_NOOP("Words", "{side} had {points}: worth {worth}"),
    "reason.rubber_value": QT_TRANSLATE_NOOP("Words", "{bonus} for the rubber, which is worth {value} to {winner}"),
    # Cvisti
    "reason.passed_out": QT_TRANSLATE_NOOP("Words", "all passed, so no penalty"),
    "reason.bid_made": QT_TRANSLATE_N_NOOP("Words", "{tricks} tricks = {points}", "tricks", 1),
    "reason.bid_made_with_honours": QT_TRANSLATE_N_NOOP(
        "Words", "{tricks} tricks + {honours} honours = {points}", "tricks", 1
    ),
    "reason.bid_failed": QT_TRANSLATE_NOOP("Words", "{short} short: {points} to {to}"),
    "reason.waits": QT_TRANSLATE_N_NOOP(
        "Words", "{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game", "waits", 1
    ),
    "reason.honours_need_tricks": QT_TRANSLATE_N_NOOP(
        "Words", "{honours} honours of {side} not counted with fewer than 7 tricks", "honours", 1
    ),
    "reason.honours_decide": QT_TRANSLATE_NOOP(
        "Words", "honours come first and win the game for {side}: tricks not counted"
    ),
    "reason.no_trump_point": QT_TRANSLATE_NOOP("Words", "no-trump: 1 more to {side}"),
    "reason.waiting_enters": QT_TRANSLATE_N_NOOP("Words", "{points} waiting entered for {side}", "points", 1),
    "reason.game_bonus": QT_TRANSLATE_NOOP("Words", "{side} had {points}: bonus {bonus}"),
    "reason.no_bonus": QT_TRANSLATE_NOOP("Words", "{side} had {points}: no bonus"),
    "reason.waiting_count": QT_TRANSLATE_N_NOOP("Words", "{waits} still waiting, counted for {side}", "waits", 1),
    "reason.waiting_drop": QT_TRANSLATE_N_NOOP("Words", "{waits} still waiting for {side}, lost", "waits", 1),
    # Bid whist
    "reason.tricks_bid": QT_TRANSLATE_N_NOOP(
        "Words", "bid {bid}, {tricks} tricks: {points} to {declarer}", "tricks", 1
    ),
    "reason.tricks_short": QT_TRANSLATE_NOOP("Words", "bid {bid}, {points} short: −{points} to {declarer}"),
    "reason.fell": QT_TRANSLATE_NOOP("Words", "{side} fell to −{goal} or lower: game to {winner}"),
    # Read back at the desk when a deal is written
    "reason.read_back": QT_TRANSLATE_NOOP(
        "Words", "Table {table}, deal {deal}: {ns_names} took {ns}, {ew_names} took {ew}"
    ),
    "reason.read_back_points": QT_TRANSLATE_NOOP(
        "Words", "Table {table}, deal {deal}: {ns} to {ns_names}, {ew} to {ew_names}"
    ),
}

SENTENCES = {**_SYSTEMS, **_COLUMNS, **_MARKS, **_OPTIONS, **_REASONS}
