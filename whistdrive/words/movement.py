"""Sentences of movements: their names and options, what a seating is warned of, and who goes where."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "movement.progressive": QT_TRANSLATE_NOOP("Words", "Progressive"),
    "movement.individual": QT_TRANSLATE_NOOP("Words", "Individual"),
    "movement.pairs": QT_TRANSLATE_NOOP("Words", "Fixed pairs"),
    "movement_help.progressive": QT_TRANSLATE_NOOP(
        "Words", "After each round winners or losers move on by the result: the lady one table, her gent the other way."
    ),
    "movement_help.individual": QT_TRANSLATE_NOOP(
        "Words",
        "After each round everybody moves to a new partner; all seats of the evening are known beforehand.",
    ),
    "movement_help.pairs": QT_TRANSLATE_NOOP(
        "Words", "Partners stay together all evening and move after each round to meet another pair."
    ),
    "option.progressive.rule": QT_TRANSLATE_NOOP("Words", "Who moves"),
    "option.progressive.direction": QT_TRANSLATE_NOOP("Words", "Which way"),
    "option.progressive.drawn": QT_TRANSLATE_NOOP("Words", "Draw the first seats"),
    "option.individual.drawn": QT_TRANSLATE_NOOP("Words", "Draw the numbers"),
    "option.pairs.drawn": QT_TRANSLATE_NOOP("Words", "Draw the pairs"),
    "choice.rule.winners_move": QT_TRANSLATE_NOOP("Words", "Winners move, everybody changes partner"),
    "choice.rule.losers_move": QT_TRANSLATE_NOOP("Words", "Losers move, everybody changes partner"),
    "choice.rule.semi_partner": QT_TRANSLATE_NOOP("Words", "Losers move, winners stay partners"),
    "choice.direction.ladies_up": QT_TRANSLATE_NOOP("Words", "Ladies up, gents down"),
    "choice.direction.ladies_down": QT_TRANSLATE_NOOP("Words", "Ladies down, gents up"),
    "role.A": QT_TRANSLATE_NOOP("Words", "lady"),
    "role.B": QT_TRANSLATE_NOOP("Words", "gent"),
    "role.player": QT_TRANSLATE_NOOP("Words", "player"),
    "finding.too_few": QT_TRANSLATE_NOOP("Words", "{value} in the room do not fill a table; needed: {allowed}"),
    "finding.no_design": QT_TRANSLATE_NOOP(
        "Words", "no whist design is kept for {value} players: each round is drawn so that partners repeat least"
    ),
    "finding.design_left": QT_TRANSLATE_NOOP(
        "Words",
        "other people, or other places, than in round 1: from here each round is drawn so that people meet least again",
    ),
    "finding.partners_repeat": QT_TRANSLATE_NOOP("Words", "partners repeat from round {value} at the latest"),
    "finding.opponents_repeat": QT_TRANSLATE_NOOP("Words", "opponents meet again from round {value} at the latest"),
    "finding.paired_by_number": QT_TRANSLATE_NOOP(
        "Words", "without a partner in the list: {value}; they are paired in the order of their numbers"
    ),
    "finding.no_partner": QT_TRANSLATE_NOOP("Words", "{number} {name} has no partner and rests"),
    "finding.plays_other_role": QT_TRANSLATE_NOOP(
        "Words", "seats of the other role taken by players who came as {role}: {value}"
    ),
    "finding.one_table": QT_TRANSLATE_NOOP("Words", "with one table the same people meet in every round"),
    "finding.partners_stay": QT_TRANSLATE_NOOP(
        "Words", "with two tables nobody ever changes partner by this rule; choose one that parts every couple"
    ),
    "finding.level_lot": QT_TRANSLATE_NOOP("Words", "level; by lot {side} move as winners"),
    "finding.missing_lot": QT_TRANSLATE_NOOP("Words", "no result yet; by lot {side} would move as winners"),
    "step.level_lot": QT_TRANSLATE_NOOP("Words", "Table {table} was level; by lot {side} move as winners"),
    "step.missing_lot": QT_TRANSLATE_NOOP("Words", "Table {table} has no result; by lot {side} move as winners"),
    "step.stays": QT_TRANSLATE_NOOP("Words", "{number} {name} stays at table {table}, {seat}"),
    "step.crosses": QT_TRANSLATE_NOOP("Words", "{number} {name} stays at table {table} and moves to {seat}"),
    "step.goes": QT_TRANSLATE_NOOP("Words", "{number} {name} goes to table {table}, {seat}"),
    "step.rests": QT_TRANSLATE_NOOP("Words", "{number} {name} rests"),
    "step.winner_stays": QT_TRANSLATE_NOOP(
        "Words", "The winning {role} stays at table {table}, {seat}: {number} {name}"
    ),
    "step.winner_crosses": QT_TRANSLATE_NOOP(
        "Words", "The winning {role} stays at table {table} and moves to {seat}: {number} {name}"
    ),
    "step.winner_goes": QT_TRANSLATE_NOOP("Words", "The winning {role} goes to table {table}, {seat}: {number} {name}"),
    "step.winner_rests": QT_TRANSLATE_NOOP("Words", "The winning {role} rests: {number} {name}"),
    "step.loser_stays": QT_TRANSLATE_NOOP("Words", "The losing {role} stays at table {table}, {seat}: {number} {name}"),
    "step.loser_crosses": QT_TRANSLATE_NOOP(
        "Words", "The losing {role} stays at table {table} and moves to {seat}: {number} {name}"
    ),
    "step.loser_goes": QT_TRANSLATE_NOOP("Words", "The losing {role} goes to table {table}, {seat}: {number} {name}"),
    "step.loser_rests": QT_TRANSLATE_NOOP("Words", "The losing {role} rests: {number} {name}"),
}
