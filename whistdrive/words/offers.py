"""Sentences of the ways to go on when people make no whole tables: their names, what happens, what the results show."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

_NAMES = {
    "offer.all_play": QT_TRANSLATE_NOOP("Words", "Everybody plays"),
    "offer.in_turn": QT_TRANSLATE_NOOP("Words", "Rest in turn"),
    "offer.pair_rests": QT_TRANSLATE_NOOP("Words", "A pair rests in turn"),
    "offer.one_alone": QT_TRANSLATE_NOOP("Words", "Whoever has no partner rests"),
    "offer.pair_and_one": QT_TRANSLATE_NOOP("Words", "A pair rests in turn, and whoever has no partner"),
    "offer.team_rests": QT_TRANSLATE_NOOP("Words", "Whoever makes no whole team rests"),
    "offer.dummies": QT_TRANSLATE_NOOP("Words", "Dummies in the empty seats"),
    "offer.dummy_partner": QT_TRANSLATE_NOOP("Words", "A dummy as partner"),
    "offer.shared": QT_TRANSLATE_NOOP("Words", "Share a seat"),
    "offer.own_seats": QT_TRANSLATE_NOOP("Words", "A seat for each again"),
    "offer.one_more": QT_TRANSLATE_NOOP("Words", "The organiser fills in"),
    "offer.one_partner": QT_TRANSLATE_NOOP("Words", "The organiser as partner"),
    "offer.roles": QT_TRANSLATE_NOOP("Words", "Some play in the other role"),
}

_WHAT_HAPPENS = {
    "offer_help.all_play": QT_TRANSLATE_NOOP("Words", "Tables: {tables}. There is a seat for everybody."),
    "offer_help.in_turn": QT_TRANSLATE_NOOP(
        "Words", "Tables: {tables}, resting in each round: {resting}. Nobody rests again before everybody has rested."
    ),
    "offer_help.pair_rests": QT_TRANSLATE_NOOP(
        "Words", "Tables: {tables}. One pair rests in each round, and none again before every pair has rested."
    ),
    "offer_help.one_alone": QT_TRANSLATE_NOOP(
        "Words", "Tables: {tables}. Nobody else rests; whoever has no partner waits for one all evening."
    ),
    "offer_help.pair_and_one": QT_TRANSLATE_NOOP(
        "Words",
        "Tables: {tables}. One pair rests in each round, each in turn; whoever has no partner waits for one all "
        "evening.",
    ),
    "offer_help.team_rests": QT_TRANSLATE_NOOP(
        "Words", "Tables: {tables}, without a team of four: {resting}. They wait until they are four."
    ),
    "offer_help.dummies": QT_TRANSLATE_NOOP(
        "Words",
        "Dummies: {missing}, tables: {tables}, and nobody rests. Whoever has time plays the cards of a dummy, or its "
        "partner does.",
    ),
    "offer_help.dummy_partner": QT_TRANSLATE_NOOP(
        "Words",
        "A dummy is the partner of whoever has none, who plays its cards too. Tables: {tables}; one pair rests in each "
        "round, each in turn.",
    ),
    "offer_help.shared": QT_TRANSLATE_NOOP(
        "Words", "Shared seats: {over}, tables: {tables}. Ask for volunteers first; who shares plays in turn."
    ),
    "offer_help.own_seats": QT_TRANSLATE_NOOP(
        "Words", "Seats shared no longer: {value}. Tables: {tables}, resting in each round: {resting}."
    ),
    "offer_help.one_more": QT_TRANSLATE_NOOP("Words", "One more signs in. Tables: {tables}, and nobody rests."),
    "offer_help.one_partner": QT_TRANSLATE_NOOP(
        "Words", "One more signs in. Tables: {tables}; one pair rests in each round, each in turn."
    ),
    "offer_help.roles": QT_TRANSLATE_NOOP(
        "Words",
        "Ask for volunteers first, or take the last who came: {who} as {role}. "
        "Then {many} play as {role} and {others} as {other}.",
    ),
}

_RESULTS = {
    "offer_result.all_play": QT_TRANSLATE_NOOP("Words", "Everybody has a row of their own and plays every deal."),
    "offer_result.in_turn": QT_TRANSLATE_NOOP("Words", "Everybody has a row of their own."),
    "offer_result.pair_rests": QT_TRANSLATE_NOOP("Words", "Every pair has one row."),
    "offer_result.one_alone": QT_TRANSLATE_NOOP("Words", "Every pair has one row; whoever is alone has one too."),
    "offer_result.pair_and_one": QT_TRANSLATE_NOOP("Words", "Every pair has one row; whoever is alone has one too."),
    "offer_result.team_rests": QT_TRANSLATE_NOOP("Words", "Every team has one row; whoever has none is listed apart."),
    "offer_result.dummies": QT_TRANSLATE_NOOP(
        "Words",
        "Dummies have no place; their partners count like everybody. The control total has the points of dummies too.",
    ),
    "offer_result.dummy_partner": QT_TRANSLATE_NOOP("Words", "The pair has one row like every other."),
    "offer_result.shared": QT_TRANSLATE_NOOP(
        "Words", "Those who share a seat have one row under all their names, one place and one prize."
    ),
    "offer_result.own_seats": QT_TRANSLATE_NOOP("Words", "Everybody has a row of their own."),
    "offer_result.one_more": QT_TRANSLATE_NOOP("Words", "They have a row of their own and count like everybody."),
    "offer_result.one_partner": QT_TRANSLATE_NOOP("Words", "The pair has one row like every other."),
    "offer_result.roles": QT_TRANSLATE_NOOP("Words", "Their place is among those whose role they play in."),
}

_AWARD = {
    "award.none": QT_TRANSLATE_NOOP(
        "Words", "There is no award: whoever rests gets nothing where a side takes {mean} a deal on average."
    ),
    "award.nothing": QT_TRANSLATE_NOOP("Words", "There is no award: whoever rests gets no points."),
    "award.plain": QT_TRANSLATE_NOOP("Words", "Whoever rests gets {award} a deal."),
    "award.round": QT_TRANSLATE_NOOP("Words", "Whoever rests gets {award} for the round."),
    "award.even": QT_TRANSLATE_NOOP("Words", "Whoever rests gets {award} a deal, just what a side takes on average."),
    "award.above": QT_TRANSLATE_NOOP(
        "Words", "Whoever rests gets {award} a deal, more than the {mean} that a side takes on average: resting helps."
    ),
    "award.below": QT_TRANSLATE_NOOP(
        "Words", "Whoever rests gets {award} a deal, less than the {mean} that a side takes on average: resting costs."
    ),
    "award.so_far": QT_TRANSLATE_NOOP("Words", "That holds for earlier rests too."),
    "award.sum": QT_TRANSLATE_NOOP(
        "Words", "Control total of a round: {tables} × {at_table} + {resting} × {at_rest} = {sum}."
    ),
    "award.sum_of_tables": QT_TRANSLATE_NOOP("Words", "Control total of a round: {tables} × {at_table} = {sum}."),
}

SENTENCES = {**_NAMES, **_WHAT_HAPPENS, **_RESULTS, **_AWARD}
