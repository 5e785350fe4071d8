"""Sentences about schedules: how one is written for people, and what is wrong with one from a file."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "movement.mitchell": QT_TRANSLATE_NOOP("Words", "Mitchell"),
    "movement.imported": QT_TRANSLATE_NOOP("Words", "From a file"),
    "movement.imported_pairs": QT_TRANSLATE_NOOP("Words", "Pairs from a file"),
    "movement_help.mitchell": QT_TRANSLATE_NOOP(
        "Words", "One line of pairs keeps its tables and the other moves past it, so that each line has its winner."
    ),
    "movement_help.imported": QT_TRANSLATE_NOOP("Words", "Everybody moves as a schedule from a file says."),
    "movement_help.imported_pairs": QT_TRANSLATE_NOOP(
        "Words", "Partners stay together and move as a schedule from a file says."
    ),
    "option.mitchell.drawn": QT_TRANSLATE_NOOP("Words", "Draw the pairs"),
    "option.mitchell.skip": QT_TRANSLATE_NOOP("Words", "Skip a table half way when the tables are even in number"),
    "option_help.mitchell.skip": QT_TRANSLATE_NOOP("Words", "Needed only where the boards travel too."),
    "option.imported.drawn": QT_TRANSLATE_NOOP("Words", "Draw the numbers"),
    "option.imported.roles": QT_TRANSLATE_NOOP("Words", "Half of the numbers for each role"),
    "option.imported.rounds": QT_TRANSLATE_NOOP("Words", "The schedule"),
    "option.imported_pairs.drawn": QT_TRANSLATE_NOOP("Words", "Draw the pairs"),
    "option.imported_pairs.roles": QT_TRANSLATE_NOOP("Words", "Half of the numbers for each role"),
    "option.imported_pairs.rounds": QT_TRANSLATE_NOOP("Words", "The schedule"),
    "schedule.individual": QT_TRANSLATE_NOOP("Words", "Individual, players: {value}, rounds: {rounds} ({method})"),
    "schedule.mixed": QT_TRANSLATE_NOOP("Words", "Mixed, players: {value}, rounds: {rounds} ({method})"),
    "schedule.pairs": QT_TRANSLATE_NOOP("Words", "Pairs: {value}, rounds: {rounds} ({method})"),
    "schedule.singles": QT_TRANSLATE_NOOP("Words", "Two-handed, players: {value}, rounds: {rounds} ({method})"),
    "schedule.teams": QT_TRANSLATE_NOOP("Words", "Teams of four: {value}, rounds: {rounds} ({method})"),
    "schedule.round": QT_TRANSLATE_NOOP("Words", "Round {value}"),
    "schedule.table": QT_TRANSLATE_NOOP("Words", "  Table {value}:  {one}  v  {two}"),
    "schedule.resting": QT_TRANSLATE_NOOP("Words", "  Rest:  {value}"),
    "finding.movement_what": QT_TRANSLATE_NOOP("Words", "give --kind and --players, or a schedule with --from"),
    "finding.chart_other_players": QT_TRANSLATE_NOOP("Words", "the schedule of the file is for {allowed}, not {value}"),
    "finding.option_data": QT_TRANSLATE_NOOP("Words", "{field} cannot be read: {value}"),
    "finding.no_schedule": QT_TRANSLATE_NOOP(
        "Words", "no schedule has been read from a file yet; until then each round is drawn"
    ),
    "finding.schedule_for_others": QT_TRANSLATE_NOOP(
        "Words",
        "the schedule of the file is for another number than {value}, or for tables of another size; "
        "each round is drawn so that people meet least again",
    ),
    "finding.schedule_repeats": QT_TRANSLATE_NOOP("Words", "the schedule of the file repeats from round {value}"),
    "finding.asked_players": QT_TRANSLATE_NOOP("Words", "there is no such drive for {value}; allowed: {allowed}"),
    "finding.odd_roles": QT_TRANSLATE_N_NOOP(
        "Words", "{value} players cannot be half of one role and half of the other; allowed: an even number", "value", 1
    ),
    "finding.asked_rounds": QT_TRANSLATE_N_NOOP(
        "Words", "a drive cannot have {value} rounds; allowed: {allowed}", "value", 1
    ),
    "finding.chart_unknown": QT_TRANSLATE_NOOP(
        "Words",
        "this is no schedule of a form that can be read: JSON, CSV that begins “round,table,a,b,c,d”, blocks under "
        "“!TABLE1”, lines like “1+2v3+4,5+6v7+8;9”, lines of numbers with those who rest at the end, "
        "or a list of hands",
    ),
    "finding.chart_too_large": QT_TRANSLATE_N_NOOP(
        "Words", "the file has {value} bytes; allowed: up to {allowed}", "value", 1
    ),
    "finding.chart_too_long": QT_TRANSLATE_N_NOOP(
        "Words", "the file has {value} lines; allowed: up to {allowed}", "value", 1
    ),
    "finding.chart_json": QT_TRANSLATE_NOOP("Words", "this is no JSON that can be read ({value})"),
    "finding.chart_field": QT_TRANSLATE_NOOP("Words", "“{field}” of a schedule cannot be read: {value}"),
    "finding.chart_kind": QT_TRANSLATE_NOOP("Words", "there is no kind of schedule {value}; known: {allowed}"),
    "finding.chart_other_kind": QT_TRANSLATE_N_NOOP(
        "Words", "the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}", "value", 1
    ),
    "finding.chart_line": QT_TRANSLATE_NOOP("Words", "line {line} does not fit the rest of the file: {value}"),
    "finding.chart_hand": QT_TRANSLATE_NOOP("Words", "a hand has no round or no table: {value}"),
    "finding.chart_empty": QT_TRANSLATE_NOOP("Words", "the file names no table"),
    "finding.chart_players": QT_TRANSLATE_NOOP("Words", "the file is for {value}; allowed: up to {allowed}"),
    "finding.chart_listed_twice": QT_TRANSLATE_NOOP("Words", "{value} is listed twice among the players"),
    "finding.chart_roles": QT_TRANSLATE_NOOP("Words", "the two roles of the file are not its players, each once"),
    "finding.chart_roles_uneven": QT_TRANSLATE_NOOP(
        "Words", "the file has {value} of one role and {other} of the other; allowed: as many of each"
    ),
    "finding.chart_halves": QT_TRANSLATE_NOOP(
        "Words", "the file does not have two halves of every team, called 1A, 1B, 2A and so on"
    ),
    "finding.chart_round_missing": QT_TRANSLATE_NOOP("Words", "round {value} is missing"),
    "finding.chart_plays_never": QT_TRANSLATE_NOOP("Words", "{value} plays in no round"),
    "finding.chart_table_twice": QT_TRANSLATE_NOOP("Words", "this table is there twice"),
    "finding.chart_table_missing": QT_TRANSLATE_NOOP(
        "Words", "nobody sits at this table, while it is used in other rounds"
    ),
    "finding.chart_empty_seat": QT_TRANSLATE_NOOP("Words", "nobody sits at {seat}"),
    "finding.chart_too_many_seats": QT_TRANSLATE_NOOP("Words", "{value} sit here; a table has {allowed} seats"),
    "finding.chart_no_player": QT_TRANSLATE_NOOP("Words", "{value} is not a player ({seat})"),
    "finding.chart_no_player_rests": QT_TRANSLATE_NOOP(
        "Words", "{value} is not a player, yet is named among those who rest"
    ),
    "finding.chart_twice_at_table": QT_TRANSLATE_NOOP("Words", "{value} sits twice at this table ({seat})"),
    "finding.chart_two_tables": QT_TRANSLATE_NOOP(
        "Words", "{value} sits at two tables ({seat} here, and at table {other})"
    ),
    "finding.chart_rests_and_plays": QT_TRANSLATE_NOOP("Words", "{value} is named among those who rest, and elsewhere"),
    "finding.chart_no_seat": QT_TRANSLATE_NOOP("Words", "{value} neither sits nor rests"),
    "finding.chart_partners_of_one_role": QT_TRANSLATE_NOOP("Words", "partners {value} and {other} are of one role"),
    "finding.chart_own_team": QT_TRANSLATE_NOOP("Words", "team {value} meets itself"),
}
