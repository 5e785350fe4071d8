"""Sentences of movements: their names and options, what a seating is warned of, and who goes where."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "movement.progressive": QT_TRANSLATE_NOOP("Words", "Progressive"),
    "movement.by_seat": QT_TRANSLATE_NOOP("Words", "Every seat its own way"),
    "movement.individual": QT_TRANSLATE_NOOP("Words", "Individual"),
    "movement.mixed": QT_TRANSLATE_NOOP("Words", "Mixed"),
    "movement.pairs": QT_TRANSLATE_NOOP("Words", "Fixed pairs"),
    "movement.swiss": QT_TRANSLATE_NOOP("Words", "Swiss"),
    "movement.teams": QT_TRANSLATE_NOOP("Words", "Teams of four"),
    "movement_help.teams": QT_TRANSLATE_NOOP(
        "Words", "Military whist: in each round one half of a team stays at its home table and the other visits."
    ),
    "movement_help.progressive": QT_TRANSLATE_NOOP(
        "Words", "After each round winners or losers move on to other tables, as the result says."
    ),
    "movement_help.by_seat": QT_TRANSLATE_NOOP(
        "Words", "After each round every seat goes a fixed number of tables up or down the room, whoever won."
    ),
    "movement_help.swiss": QT_TRANSLATE_NOOP(
        "Words",
        "In each round you meet others with about as many points whom you have not met; partners stay together.",
    ),
    "movement_help.individual": QT_TRANSLATE_NOOP(
        "Words",
        "After each round everybody has a new partner (two-handed: a new opponent); all seats are known beforehand.",
    ),
    "movement_help.mixed": QT_TRANSLATE_NOOP(
        "Words",
        "A lady and a gent on each side, or any two roles; after each round everybody moves to a new partner.",
    ),
    "movement_help.pairs": QT_TRANSLATE_NOOP(
        "Words", "Partners stay together all evening and move after each round to meet another pair."
    ),
    "option.progressive.rule": QT_TRANSLATE_NOOP("Words", "Who moves"),
    "option.progressive.direction": QT_TRANSLATE_NOOP("Words", "Which way"),
    "option.progressive.drawn": QT_TRANSLATE_NOOP("Words", "Draw the first seats"),
    "option_help.progressive.rule": QT_TRANSLATE_NOOP(
        "Words", "In the first three the lady goes one way and her gent the other; in the rest both go the same way."
    ),
    "option_help.progressive.direction": QT_TRANSLATE_NOOP(
        "Words", "Where both go the same way, it is that of the ladies. A head table is always table 1."
    ),
    "option.by_seat.north": QT_TRANSLATE_NOOP("Words", "Tables up for North"),
    "option.by_seat.south": QT_TRANSLATE_NOOP("Words", "Tables up for South"),
    "option.by_seat.east": QT_TRANSLATE_NOOP("Words", "Tables up for East"),
    "option.by_seat.west": QT_TRANSLATE_NOOP("Words", "Tables up for West"),
    "option.by_seat.colours": QT_TRANSLATE_NOOP("Words", "Seats by colour"),
    "option.by_seat.drawn": QT_TRANSLATE_NOOP("Words", "Draw the first seats"),
    "option_help.by_seat.north": QT_TRANSLATE_NOOP("Words", "0: stays. Below zero: down."),
    "option_help.by_seat.colours": QT_TRANSLATE_NOOP(
        "Words", "North and East are for one colour or role, South and West for the other."
    ),
    "option.individual.drawn": QT_TRANSLATE_NOOP("Words", "Draw the numbers"),
    "option.individual.design": QT_TRANSLATE_NOOP("Words", "Schedule"),
    "option.individual.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.individual.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.individual.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "option.mixed.drawn": QT_TRANSLATE_NOOP("Words", "Draw the numbers"),
    "option.mixed.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.mixed.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.mixed.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "option.pairs.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.pairs.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.pairs.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "option.mitchell.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.mitchell.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.mitchell.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "option.imported.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.imported.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.imported.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "option.imported_pairs.route": QT_TRANSLATE_NOOP("Words", "Route"),
    "option.imported_pairs.since": QT_TRANSLATE_NOOP("Words", "Route from round"),
    "option.imported_pairs.heeded": QT_TRANSLATE_NOOP("Words", "Wishes looked at"),
    "choice.design.fairest": QT_TRANSLATE_NOOP("Words", "the fairest for so many rounds"),
    "choice.design.whist": QT_TRANSLATE_NOOP("Words", "a whist design in its own order"),
    "option.pairs.drawn": QT_TRANSLATE_NOOP("Words", "Draw the pairs"),
    "option.teams.route": QT_TRANSLATE_NOOP("Words", "Visits"),
    "option.swiss.drawn": QT_TRANSLATE_NOOP("Words", "Draw the first round"),
    "choice.rule.winners_move": QT_TRANSLATE_NOOP("Words", "Winners move, everybody changes partner"),
    "choice.rule.losers_move": QT_TRANSLATE_NOOP("Words", "Losers move, everybody changes partner"),
    "choice.rule.semi_partner": QT_TRANSLATE_NOOP("Words", "Losers move, winners stay partners"),
    "choice.rule.winners_together": QT_TRANSLATE_NOOP("Words", "Winners move together, everybody changes partner"),
    "choice.rule.head_table": QT_TRANSLATE_NOOP("Words", "Winners move towards table 1, partners stay together"),
    "choice.rule.head_table_new": QT_TRANSLATE_NOOP("Words", "Winners move towards table 1, everybody changes partner"),
    "choice.rule.swedish_chairs": QT_TRANSLATE_NOOP("Words", "Winners move together, numbered chairs"),
    "choice.direction.ladies_up": QT_TRANSLATE_NOOP("Words", "Ladies up, gents down"),
    "choice.direction.ladies_down": QT_TRANSLATE_NOOP("Words", "Ladies down, gents up"),
    "preset.winners_move": QT_TRANSLATE_NOOP("Words", "Progressive, winners move"),
    "preset.losers_move": QT_TRANSLATE_NOOP("Words", "Progressive, losers move"),
    "preset.semi_partner": QT_TRANSLATE_NOOP("Words", "Semi-partner: losers move, winners stay partners"),
    "preset.crazy_whist": QT_TRANSLATE_NOOP("Words", "Crazy whist: winners move on together, losers stay"),
    "preset.head_table": QT_TRANSLATE_NOOP("Words", "Head table: winners move towards table 1"),
    "preset.swedish_chairs": QT_TRANSLATE_NOOP("Words", "Swedish chairs: 1 and 3 against 2 and 4"),
    "preset.fixed_steps": QT_TRANSLATE_NOOP("Words", "Fixed steps: North stays, the others move"),
    "preset.coloured_cards": QT_TRANSLATE_NOOP("Words", "Coloured cards: white moves up, blue moves down"),
    "preset.whole_table": QT_TRANSLATE_NOOP("Words", "Four deals, then the whole table moves"),
    "role.A": QT_TRANSLATE_NOOP("Words", "lady"),
    "role.B": QT_TRANSLATE_NOOP("Words", "gent"),
    "role.player": QT_TRANSLATE_NOOP("Words", "player"),
    "finding.too_few": QT_TRANSLATE_N_NOOP(
        "Words", "{value} in the room do not fill a table; needed: {allowed}", "value", 1
    ),
    "finding.no_design": QT_TRANSLATE_N_NOOP(
        "Words",
        "no schedule is kept for {value} players: each round is drawn so that partners repeat least",
        "value",
        1,
    ),
    "finding.design_left": QT_TRANSLATE_NOOP(
        "Words",
        "other people, or other places, than in round 1: from here each round is drawn so that people meet least again",
    ),
    "finding.planned_anew": QT_TRANSLATE_NOOP(
        "Words",
        "from here on the evening is planned anew, from who has met whom so far; rounds still to come: {value}",
    ),
    "finding.takes_place": QT_TRANSLATE_NOOP(
        "Words", "{who} takes the place of {whose}; nobody else moves differently"
    ),
    "finding.apart_broken": QT_TRANSLATE_N_NOOP(
        "Words", "{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}", "value", 1
    ),
    "finding.together_broken": QT_TRANSLATE_N_NOOP(
        "Words",
        "{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}",
        "value",
        1,
    ),
    "finding.table_broken": QT_TRANSLATE_N_NOOP(
        "Words",
        "{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}",
        "value",
        1,
    ),
    "finding.partners_repeat": QT_TRANSLATE_NOOP("Words", "partners repeat from round {value} at the latest"),
    "finding.opponents_repeat": QT_TRANSLATE_NOOP("Words", "opponents meet again from round {value} at the latest"),
    "finding.paired_by_number": QT_TRANSLATE_NOOP(
        "Words", "without a partner in the list: {value}; they are paired in the order of their numbers"
    ),
    "finding.no_partner": QT_TRANSLATE_NOOP("Words", "{number} {name} has no partner and rests"),
    "finding.too_few_teams": QT_TRANSLATE_NOOP("Words", "whole teams of four in the room: {value}; needed: {allowed}"),
    "finding.teams_two_hand": QT_TRANSLATE_NOOP(
        "Words", "teams of four need tables of four; choose another scoring system or another movement"
    ),
    "finding.teamed_by_number": QT_TRANSLATE_NOOP(
        "Words", "without a team in the list: {value}; they are put into teams by pairs, then in the order of numbers"
    ),
    "finding.short_team": QT_TRANSLATE_NOOP(
        "Words", "team {team} has {value} of {allowed} players and rests; sign somebody in for it, or add a dummy"
    ),
    "finding.no_team": QT_TRANSLATE_NOOP("Words", "{number} {name} finds no place in a team and rests"),
    "finding.forts_again": QT_TRANSLATE_NOOP("Words", "teams visit the same home tables again from round {value}"),
    "finding.plays_other_role": QT_TRANSLATE_NOOP(
        "Words", "seats of the other role taken by players who came as {role}: {value}"
    ),
    "finding.one_table": QT_TRANSLATE_NOOP("Words", "with one table the same people meet in every round"),
    "finding.partners_stay": QT_TRANSLATE_NOOP(
        "Words", "with so many tables nobody ever changes partner by this rule; choose one that parts every couple"
    ),
    "finding.partners_kept": QT_TRANSLATE_NOOP(
        "Words", "by this rule partners stay together all evening; choose one that parts every couple to change that"
    ),
    "finding.side_stays": QT_TRANSLATE_NOOP(
        "Words", "with so many tables the same two stay partners in the seats {side}; choose other steps"
    ),
    "finding.people_meet_again": QT_TRANSLATE_NOOP(
        "Words", "people meet at a table again from round {value} at the latest"
    ),
    "finding.not_counted": QT_TRANSLATE_NOOP("Words", "no full result yet; the draw goes by what is written"),
    "finding.level_lot": QT_TRANSLATE_NOOP("Words", "level; by lot {side} move as winners"),
    "finding.missing_lot": QT_TRANSLATE_NOOP("Words", "no result yet; by lot {side} would move as winners"),
    "step.level_lot": QT_TRANSLATE_NOOP("Words", "Table {table} was level; by lot {side} move as winners"),
    "step.missing_lot": QT_TRANSLATE_NOOP("Words", "Table {table} has no result; by lot {side} move as winners"),
    "step.say_after_deal": QT_TRANSLATE_NOOP("Words", "After every deal wait for the bell, then move."),
    "step.say_after_deals": QT_TRANSLATE_N_NOOP(
        "Words", "After {value} deals wait for the bell, then move.", "value", 1
    ),
    "step.say_after_rubber": QT_TRANSLATE_NOOP("Words", "When the rubber is over wait for the bell, then move."),
    "step.say_winner_up": QT_TRANSLATE_NOOP("Words", "The winning {role} goes up one table."),
    "step.say_winner_down": QT_TRANSLATE_NOOP("Words", "The winning {role} goes down one table."),
    "step.say_loser_up": QT_TRANSLATE_NOOP("Words", "The losing {role} goes up one table."),
    "step.say_loser_down": QT_TRANSLATE_NOOP("Words", "The losing {role} goes down one table."),
    "step.say_winners_up": QT_TRANSLATE_NOOP("Words", "Who wins goes up one table."),
    "step.say_winners_down": QT_TRANSLATE_NOOP("Words", "Who wins goes down one table."),
    "step.say_winners_stay": QT_TRANSLATE_NOOP("Words", "Who wins stays at the table."),
    "step.say_losers_up": QT_TRANSLATE_NOOP("Words", "Who loses goes up one table."),
    "step.say_losers_down": QT_TRANSLATE_NOOP("Words", "Who loses goes down one table."),
    "step.say_losers_stay": QT_TRANSLATE_NOOP("Words", "Who loses stays at the table."),
    "step.say_head": QT_TRANSLATE_NOOP("Words", "At table 1, the head table, winners stay and losers go to the last."),
    "step.say_to_head": QT_TRANSLATE_NOOP(
        "Words", "At every other table losers stay and winners go one table towards table 1."
    ),
    "step.say_winner_stays": QT_TRANSLATE_NOOP("Words", "The winning {role} keeps the seat."),
    "step.say_loser_stays": QT_TRANSLATE_NOOP("Words", "The losing {role} keeps the seat."),
    "step.say_winner_crosses": QT_TRANSLATE_NOOP(
        "Words", "The winning {role} stays, but changes seats to play against the last partner."
    ),
    "step.say_loser_crosses": QT_TRANSLATE_NOOP(
        "Words", "The losing {role} stays, but changes seats to play against the last partner."
    ),
    "step.say_one_crosses": QT_TRANSLATE_NOOP(
        "Words",
        "Of the two who stay, whoever sits South or West takes the other of these seats. "
        "Of the two who arrive, one from North or East sits North or East, the other South or West.",
    ),
    "step.say_new_couples": QT_TRANSLATE_NOOP(
        "Words", "The two who stay remain partners; the two who come become partners."
    ),
    "step.say_couples_stay": QT_TRANSLATE_NOOP("Words", "Partners stay together."),
    "step.say_lower_chair": QT_TRANSLATE_NOOP(
        "Words",
        "Chairs are numbered to the left from North, 1 to 4; 1 and 3 play 2 and 4. "
        "Of the losers, whoever has the lower number moves one chair on.",
    ),
    "step.say_free_chairs": QT_TRANSLATE_NOOP(
        "Words", "Of the winners, whoever had the lower number takes the lower of the free chairs."
    ),
    "step.say_seat_stays": QT_TRANSLATE_NOOP("Words", "{seat} stays."),
    "step.say_seat_up": QT_TRANSLATE_NOOP("Words", "{seat} moves up by {value}."),
    "step.say_seat_down": QT_TRANSLATE_NOOP("Words", "{seat} moves down by {value}."),
    "step.say_role_stays": QT_TRANSLATE_NOOP("Words", "Every {role} stays."),
    "step.say_role_up": QT_TRANSLATE_NOOP("Words", "Every {role} moves up by {value}."),
    "step.say_role_down": QT_TRANSLATE_NOOP("Words", "Every {role} moves down by {value}."),
    "step.say_ring": QT_TRANSLATE_NOOP("Words", "Up from the last table is table 1; down from table 1 is the last."),
    "step.say_level": QT_TRANSLATE_NOOP("Words", "Where a table is level, cut for who moves as winner."),
    "step.say_swiss": QT_TRANSLATE_NOOP(
        "Words", "After every round you play others who have about as many points as you; the best sit at table 1."
    ),
    "step.say_lowest_rests": QT_TRANSLATE_NOOP(
        "Words", "In each round one side rests: the lowest of those who have rested least."
    ),
    "step.say_forts": QT_TRANSLATE_NOOP("Words", "Every team of four has a fort, its home table."),
    "step.say_halves": QT_TRANSLATE_NOOP(
        "Words", "In each round one pair of the team stays there and the other visits another fort; they take turns."
    ),
    "step.say_home_sits": QT_TRANSLATE_NOOP("Words", "Who is at home sits North and South, visitors East and West."),
    "step.say_visit": QT_TRANSLATE_NOOP("Words", "Round {round}: tables up for visitors: {value}."),
    "step.say_look_it_up": QT_TRANSLATE_NOOP("Words", "Stay seated until the next round is read out or hung up."),
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
    "shape.snake": QT_TRANSLATE_NOOP("Words", "Snake"),
    "shape.ring": QT_TRANSLATE_NOOP("Words", "Ring"),
    "shape.line": QT_TRANSLATE_NOOP("Words", "Line"),
    "exchange.better": QT_TRANSLATE_NOOP("Words", "More even: {what}"),
    "exchange.worse": QT_TRANSLATE_NOOP("Words", "Less even: {what}"),
    "exchange.same": QT_TRANSLATE_NOOP("Words", "Just as even: nobody meets again more or less often"),
    "exchange.again.partners": QT_TRANSLATE_N_NOOP(
        "Words", "{who} + {whom} would be partners {times} times", "times", 1
    ),
    "exchange.again.opponents": QT_TRANSLATE_N_NOOP("Words", "{who} against {whom}: {times} times", "times", 1),
    "exchange.again.tables": QT_TRANSLATE_N_NOOP("Words", "{who} at table {whom}: {times} times", "times", 1),
    "exchange.more": QT_TRANSLATE_N_NOOP("Words", "and {count} more", "count", 1),
    "exchange.count.parted": QT_TRANSLATE_NOOP("Words", "pairs parted {before} → {after}"),
    "exchange.count.partners": QT_TRANSLATE_NOOP("Words", "partners met again {before} → {after}"),
    "exchange.count.opponents": QT_TRANSLATE_NOOP("Words", "opponents met again {before} → {after}"),
    "exchange.count.tables": QT_TRANSLATE_NOOP("Words", "tables sat at again {before} → {after}"),
}
