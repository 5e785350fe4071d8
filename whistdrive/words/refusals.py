"""Sentences for what the desk refuses, by the changes of :mod:`whistdrive.core.changes` and the evening's files."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "column.name": QT_TRANSLATE_NOOP("Words", "name"),
    "column.nickname": QT_TRANSLATE_NOOP("Words", "nickname"),
    "column.club_number": QT_TRANSLATE_NOOP("Words", "club number"),
    "column.title": QT_TRANSLATE_NOOP("Words", "title"),
    "column.venue": QT_TRANSLATE_NOOP("Words", "venue"),
    "column.number": QT_TRANSLATE_NOOP("Words", "number"),
    "column.role": QT_TRANSLATE_NOOP("Words", "role"),
    "column.pair": QT_TRANSLATE_NOOP("Words", "pair"),
    "column.team": QT_TRANSLATE_NOOP("Words", "team"),
    "column.shares": QT_TRANSLATE_NOOP("Words", "shared seat"),
    "column.wish": QT_TRANSLATE_NOOP("Words", "wish"),
    "column.table": QT_TRANSLATE_NOOP("Words", "table"),
    "column.award": QT_TRANSLATE_NOOP("Words", "award for resting"),
    "column.totals": QT_TRANSLATE_NOOP("Words", "totals"),
    "column.points": QT_TRANSLATE_NOOP("Words", "points"),
    "column.first": QT_TRANSLATE_NOOP("Words", "first half"),
    "column.second": QT_TRANSLATE_NOOP("Words", "second half"),
    "column.total": QT_TRANSLATE_NOOP("Words", "total"),
    "column.fee": QT_TRANSLATE_NOOP("Words", "fee"),
    "column.best": QT_TRANSLATE_NOOP("Words", "number of evenings that count"),
    "column.for_places": QT_TRANSLATE_NOOP("Words", "points for places"),
    "column.attendance": QT_TRANSLATE_NOOP("Words", "points for coming"),
    "column.text": QT_TRANSLATE_NOOP("Words", "what for"),
    "column.currency": QT_TRANSLATE_NOOP("Words", "currency"),
    "column.entry": QT_TRANSLATE_NOOP("Words", "way of entering results"),
    "column.place": QT_TRANSLATE_NOOP("Words", "place"),
    "column.amount": QT_TRANSLATE_NOOP("Words", "amount"),
    "column.deal": QT_TRANSLATE_NOOP("Words", "deal"),
    "column.half": QT_TRANSLATE_NOOP("Words", "half"),
    "column.decided": QT_TRANSLATE_NOOP("Words", "winner"),
    "column.note": QT_TRANSLATE_NOOP("Words", "note"),
    "column.rounds": QT_TRANSLATE_NOOP("Words", "number of rounds"),
    "column.deals": QT_TRANSLATE_NOOP("Words", "deals in a round"),
    "column.interval": QT_TRANSLATE_NOOP("Words", "interval after round"),
    "column.remark": QT_TRANSLATE_NOOP("Words", "remark"),
    "column.closed": QT_TRANSLATE_NOOP("Words", "reason for stopping"),
    "column.reason": QT_TRANSLATE_NOOP("Words", "reason"),
    "column.movement": QT_TRANSLATE_NOOP("Words", "movement"),
    "column.scoring": QT_TRANSLATE_NOOP("Words", "scoring"),
    "finding.no_drive": QT_TRANSLATE_NOOP("Words", "open a drive first"),
    "finding.no_name": QT_TRANSLATE_NOOP("Words", "a person needs a name"),
    "finding.no_title": QT_TRANSLATE_NOOP("Words", "a drive needs a title"),
    "finding.no_reason": QT_TRANSLATE_NOOP("Words", "say why: the reason is kept with the results"),
    "finding.too_long": QT_TRANSLATE_N_NOOP(
        "Words", "the {field} has {value} characters; at most {allowed} fit", "value", 1
    ),
    "finding.plan": QT_TRANSLATE_NOOP("Words", "the {field} cannot be {value}; allowed: {allowed}"),
    "finding.role": QT_TRANSLATE_NOOP("Words", "there is no role {value}; allowed: {allowed}"),
    "finding.number": QT_TRANSLATE_NOOP("Words", "{value} cannot be somebody’s number; allowed: {allowed}"),
    "finding.number_taken": QT_TRANSLATE_NOOP("Words", "number {value} belongs to somebody else"),
    "finding.pair_full": QT_TRANSLATE_NOOP("Words", "pair {value} has two players already"),
    "finding.team_full": QT_TRANSLATE_NOOP("Words", "team {value} has four players already"),
    "finding.follows_seat": QT_TRANSLATE_NOOP(
        "Words", "{value} shares a seat, and its {field} is that of the person whose seat it is"
    ),
    "finding.shares_with": QT_TRANSLATE_NOOP("Words", "{value} cannot share a seat with {with_name}"),
    "finding.is_shared": QT_TRANSLATE_NOOP("Words", "{value} already has somebody who shares their seat"),
    "finding.shares_seated": QT_TRANSLATE_NOOP(
        "Words", "{value} has been seated, and their results stay as they are; take the rounds back first"
    ),
    "finding.wish_people": QT_TRANSLATE_N_NOOP(
        "Words", "a wish like this needs {allowed} people, not {value}", "allowed", 1
    ),
    "finding.wish_table": QT_TRANSLATE_NOOP("Words", "say which table is wished for, as a number; allowed: {allowed}"),
    "finding.wish_again": QT_TRANSLATE_NOOP("Words", "this wish is noted already"),
    "finding.no_couples": QT_TRANSLATE_NOOP(
        "Words", "there is no couple to part; give both the same pair number at the sign-in first"
    ),
    "finding.no_wish": QT_TRANSLATE_NOOP("Words", "there is no wish {value}"),
    "finding.many_called": QT_TRANSLATE_NOOP(
        "Words", "several members are called {value}; sign the one who is meant in at the door, by number or nickname"
    ),
    "finding.nobody_called": QT_TRANSLATE_NOOP("Words", "nobody in the list has the number or the name {value}"),
    "finding.several_called": QT_TRANSLATE_NOOP("Words", "{value} may be {names}; type the number"),
    "finding.totals_below": QT_TRANSLATE_NOOP("Words", "no side can have {value}; allowed: {allowed}"),
    "finding.totals_sum": QT_TRANSLATE_NOOP(
        "Words", "the totals add up to {value}, and should to {allowed}; say why if it is true"
    ),
    "finding.no_totals": QT_TRANSLATE_NOOP("Words", "this table has handed in no totals"),
    "finding.adjusted": QT_TRANSLATE_N_NOOP(
        "Words", "{value} points cannot be given; allowed: {allowed}, but not 0", "value", 1
    ),
    "finding.no_adjustment": QT_TRANSLATE_NOOP("Words", "there is no adjustment {value}"),
    "finding.has_gone": QT_TRANSLATE_NOOP("Words", "{value} has gone home already"),
    "finding.no_round_yet": QT_TRANSLATE_NOOP("Words", "no round is seated yet; {value} will be in the first one"),
    "finding.has_place": QT_TRANSLATE_NOOP("Words", "{value} has a place in this round already"),
    "finding.no_dummy": QT_TRANSLATE_NOOP("Words", "{value} is no dummy in this round; choose one, or nobody"),
    "finding.seat_taken": QT_TRANSLATE_NOOP("Words", "{with_name} plays in the seat of {value}; let them go first"),
    "finding.as_a_whole": QT_TRANSLATE_NOOP(
        "Words", "this can be said of the whole round only, or of one deal of two people at one table"
    ),
    "finding.card_deals": QT_TRANSLATE_N_NOOP("Words", "a card has {allowed} deals, not {value}", "allowed", 1),
    "finding.card_figure": QT_TRANSLATE_NOOP("Words", "{value} cannot stand on a card here; allowed: {allowed}"),
    "finding.card_sum": QT_TRANSLATE_NOOP(
        "Words", "{value} does not agree with the other figures, which make {allowed}"
    ),
    "finding.card_other_half": QT_TRANSLATE_NOOP(
        "Words", "{value} would leave {rest} for the other half; allowed there: {allowed}"
    ),
    "finding.missing_cards": QT_TRANSLATE_NOOP("Words", "cards are missing: {value}"),
    "finding.prizes": QT_TRANSLATE_N_NOOP("Words", "{value} prizes are too many; allowed: {allowed}", "value", 1),
    "finding.no_prize": QT_TRANSLATE_NOOP("Words", "there is no prize {value}"),
    "finding.no_winner": QT_TRANSLATE_NOOP("Words", "say who has won it"),
    "finding.not_tied": QT_TRANSLATE_NOOP(
        "Words", "this can be decided only between those who are tied for it: {value}"
    ),
    "finding.unnamed_prize": QT_TRANSLATE_NOOP("Words", "give it a name: nothing else says what it is for"),
    "finding.prize_open": QT_TRANSLATE_NOOP("Words", "nobody has won {value} yet; decide it first"),
    "finding.money": QT_TRANSLATE_NOOP(
        "Words", "“{value}” is no amount of money; type it as 5 or 12.50, or leave it empty"
    ),
    "finding.whole_evening": QT_TRANSLATE_NOOP("Words", "such a prize is for the whole evening; it knows no halves"),
    "finding.already_in": QT_TRANSLATE_NOOP("Words", "{value} is signed in already"),
    "finding.has_played": QT_TRANSLATE_NOOP(
        "Words", "{value} has been seated and stays in the results; mark them as gone home instead"
    ),
    "finding.has_points": QT_TRANSLATE_NOOP(
        "Words", "{value} has a card or an adjustment in the results; take that back first"
    ),
    "finding.still_seated": QT_TRANSLATE_NOOP("Words", "{value} has a seat here; take the round back first"),
    "finding.erased": QT_TRANSLATE_NOOP("Words", "whoever this was has asked to be forgotten"),
    "finding.cannot_merge": QT_TRANSLATE_NOOP(
        "Words", "{value} and {with_name} cannot be joined: both must be in the lists"
    ),
    "finding.both_play": QT_TRANSLATE_NOOP("Words", "{value} and {with_name} both play in this drive, so they are two"),
    "finding.both_played": QT_TRANSLATE_NOOP(
        "Words", "{value} and {with_name} both played in {drives}, so they are two"
    ),
    "finding.has_history": QT_TRANSLATE_NOOP(
        "Words", "{value} belongs to drives that were played and cannot be deleted; archive them instead"
    ),
    "finding.not_in_bin": QT_TRANSLATE_NOOP("Words", "this drive is not among the deleted ones"),
    "finding.not_merged": QT_TRANSLATE_NOOP("Words", "{value} was joined with nobody"),
    "finding.not_kept": QT_TRANSLATE_NOOP("Words", "this is not there any more"),
    "finding.name_taken": QT_TRANSLATE_NOOP("Words", "there is one called {value} already"),
    "finding.unnamed": QT_TRANSLATE_NOOP("Words", "give it a name"),
    "finding.unknown_person": QT_TRANSLATE_NOOP("Words", "the club knows nobody with the id {value}"),
    "finding.unknown_entrant": QT_TRANSLATE_NOOP("Words", "nobody with the id {value} is signed in"),
    "finding.unknown_round": QT_TRANSLATE_NOOP("Words", "there is no round {value}; seated so far: {allowed}"),
    "finding.unknown_table": QT_TRANSLATE_NOOP("Words", "there is no table {value}"),
    "finding.already_seated": QT_TRANSLATE_NOOP(
        "Words", "the {field} cannot change any more, since people are seated by it; take the rounds back first"
    ),
    "finding.already_scored": QT_TRANSLATE_NOOP(
        "Words", "the {field} cannot change any more, since results are in; take the results back first"
    ),
    "finding.rescores": QT_TRANSLATE_N_NOOP(
        "Words", "{value} results that are written will be scored anew", "value", 1
    ),
    "finding.counted_before": QT_TRANSLATE_NOOP(
        "Words", "{value} was handed in without deals and cannot be scored anew; take it back or write its deals first"
    ),
    "finding.round_seated": QT_TRANSLATE_NOOP("Words", "this round is seated already"),
    "finding.last_round": QT_TRANSLATE_N_NOOP(
        "Words", "the drive is planned for {value} rounds; plan more to go on", "value", 1
    ),
    "finding.practising": QT_TRANSLATE_NOOP("Words", "this is a practice; begin the round in earnest first"),
    "finding.no_practice": QT_TRANSLATE_NOOP("Words", "this is no practice: what is written counts"),
    "finding.nothing_seated": QT_TRANSLATE_NOOP("Words", "nobody is seated yet"),
    "finding.not_latest": QT_TRANSLATE_NOOP("Words", "only the latest round, number {value}, can be taken back"),
    "finding.has_results": QT_TRANSLATE_NOOP("Words", "results are in, so the seats stay as they were"),
    "finding.not_seated": QT_TRANSLATE_NOOP("Words", "{value} has no seat and does not rest"),
    "finding.empty_seat": QT_TRANSLATE_NOOP("Words", "a seat is empty"),
    "finding.table_twice": QT_TRANSLATE_NOOP("Words", "two tables cannot have the same number, and none is below 1"),
    "finding.sits_twice": QT_TRANSLATE_NOOP("Words", "{value} would sit in two seats"),
    "finding.no_player": QT_TRANSLATE_NOOP("Words", "{value} does not play in this round"),
    "finding.no_table": QT_TRANSLATE_NOOP("Words", "no table is seated"),
    "finding.skips_deal": QT_TRANSLATE_NOOP("Words", "write deal {allowed} first"),
    "finding.not_last_deal": QT_TRANSLATE_NOOP("Words", "only the last deal, number {allowed}, can be taken back"),
    "finding.no_such_deal": QT_TRANSLATE_NOOP("Words", "deal {value} is not written yet"),
    "finding.dealer": QT_TRANSLATE_NOOP("Words", "nobody deals from {value}; seats: {allowed}"),
    "finding.drive_closed": QT_TRANSLATE_NOOP("Words", "the drive is closed; open it again to correct a result"),
    "finding.nothing_played": QT_TRANSLATE_NOOP("Words", "nothing has been played yet"),
    "finding.missing_results": QT_TRANSLATE_NOOP("Words", "results are missing (round/table): {value}"),
    "finding.seen_differs": QT_TRANSLATE_NOOP(
        "Words",
        "meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it "
        "is to stand",
    ),
    "finding.seen_differs_of": QT_TRANSLATE_NOOP(
        "Words",
        "{name}: meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours "
        "again if it is to stand",
    ),
    "finding.drive_gone": QT_TRANSLATE_NOOP(
        "Words", "at {station} this drive was deleted at {when}, so nothing was written"
    ),
    "finding.saved_after_all": QT_TRANSLATE_NOOP(
        "Words", "what you did when the connection was lost was saved after all; look at it before you go on"
    ),
    "finding.step_moved_on": QT_TRANSLATE_NOOP("Words", "this has changed since, so the step cannot be taken back"),
    "finding.cannot_read": QT_TRANSLATE_NOOP("Words", "this cannot be read: {why}"),
    "finding.not_a_sample": QT_TRANSLATE_NOOP("Words", "this is no file of an evening: {why}"),
    "evening.club": QT_TRANSLATE_NOOP("Words", "The club file is {path}"),
    "evening.paper": QT_TRANSLATE_NOOP("Words", "Printed: {path}"),
    "print.progress": QT_TRANSLATE_NOOP("Words", "{number} of {count}: {document}"),
    "print.drive": QT_TRANSLATE_NOOP("Words", "{number} ({title}, {day})"),
    "finding.no_drives": QT_TRANSLATE_NOOP("Words", "the club has no drive yet, so there is nothing to print"),
    "finding.unknown_drive": QT_TRANSLATE_NOOP("Words", "there is no drive {value}; the latest are: {allowed}"),
    "finding.slips": QT_TRANSLATE_N_NOOP("Words", "{value} slips are given for {allowed} tables", "value", 1),
}
