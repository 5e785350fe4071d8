"""What is printed: the texts of documents, and the names of the figures in standings."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

_DOCUMENTS = {
    "document.standings": QT_TRANSLATE_NOOP("Words", "Standings"),
    "document.seating": QT_TRANSLATE_NOOP("Words", "Seating"),
    "document.cards": QT_TRANSLATE_NOOP("Words", "Score cards"),
    "document.slips": QT_TRANSLATE_NOOP("Words", "Table slips"),
    "document.sheets": QT_TRANSLATE_NOOP("Words", "Score sheets"),
    "document.cross": QT_TRANSLATE_NOOP("Words", "Cross table"),
    "document.guides": QT_TRANSLATE_NOOP("Words", "Guide cards"),
    "document.signin": QT_TRANSLATE_NOOP("Words", "Sign-in list"),
    "document.numbers": QT_TRANSLATE_NOOP("Words", "Table numbers"),
    "document.mc": QT_TRANSLATE_NOOP("Words", "The M.C.’s sheet"),
    "document_help.cross": QT_TRANSLATE_NOOP(
        "Words", "The points of each player, round by round, with totals and places."
    ),
    "document_help.guides": QT_TRANSLATE_NOOP(
        "Words", "A card for each player, or pair, with their way: round, table, seat, partner and opponents."
    ),
    "document_help.signin": QT_TRANSLATE_NOOP("Words", "Everybody by name with a box for the money, for the door."),
    "document_help.numbers": QT_TRANSLATE_NOOP("Words", "A large number for each table."),
    "document_help.mc": QT_TRANSLATE_NOOP(
        "Words", "What to read aloud, who moves and when, the trumps of each round, and the interval."
    ),
    "document_help.standings": QT_TRANSLATE_NOOP("Words", "Places, totals and halves, for the wall."),
    "document_help.seating": QT_TRANSLATE_NOOP(
        "Words", "Who sits where, by table and by name to be read aloud, and the plan of the room."
    ),
    "document_help.cards": QT_TRANSLATE_NOOP("Words", "A card for each player, or pair, to carry from table to table."),
    "document_help.slips": QT_TRANSLATE_NOOP("Words", "A slip for each table to fill in and hand in after a round."),
    "document_help.sheets": QT_TRANSLATE_NOOP("Words", "What each table wrote, deal by deal, with the points and why."),
}

_MEASURES = {
    "measure.total": QT_TRANSLATE_NOOP("Words", "total"),
    "measure.awarded": QT_TRANSLATE_NOOP("Words", "awarded"),
    "measure.adjusted": QT_TRANSLATE_NOOP("Words", "adjusted"),
    "measure.missed": QT_TRANSLATE_NOOP("Words", "missed"),
    "measure.average": QT_TRANSLATE_NOOP("Words", "average of a deal"),
    "measure.first": QT_TRANSLATE_NOOP("Words", "1st half"),
    "measure.second": QT_TRANSLATE_NOOP("Words", "2nd half"),
    "measure.deals": QT_TRANSLATE_NOOP("Words", "deals"),
    "measure.won": QT_TRANSLATE_NOOP("Words", "won"),
    "measure.difference": QT_TRANSLATE_NOOP("Words", "difference"),
    "measure.rubbers": QT_TRANSLATE_NOOP("Words", "rubbers"),
    "measure.games": QT_TRANSLATE_NOOP("Words", "games"),
    "measure.highest_deal": QT_TRANSLATE_NOOP("Words", "highest deal"),
    "measure.last_deal": QT_TRANSLATE_NOOP("Words", "last deal"),
    "measure.last_led": QT_TRANSLATE_NOOP("Words", "who led last"),
    "measure.head_to_head": QT_TRANSLATE_NOOP("Words", "head to head"),
    "measure.decided": QT_TRANSLATE_NOOP("Words", "decided by hand"),
}

_PLAN = {
    "missed.nothing": QT_TRANSLATE_NOOP("Words", "nothing"),
    "missed.award": QT_TRANSLATE_NOOP("Words", "the award"),
    "missed.average": QT_TRANSLATE_NOOP("Words", "their own average"),
    "entry.tables": QT_TRANSLATE_NOOP("Words", "from the tables"),
    "entry.cards": QT_TRANSLATE_NOOP("Words", "from people’s own cards, without a seating"),
}

_EVERY_SHEET = {
    "paper.of_round": QT_TRANSLATE_NOOP("Words", "{document}, round {round}", "in the name of a file"),
    "paper.page": QT_TRANSLATE_NOOP("Words", "Page {page} of {pages}"),
    "paper.option": QT_TRANSLATE_NOOP("Words", "{option}: {value}"),
    "paper.yes": QT_TRANSLATE_NOOP("Words", "yes"),
    "paper.no": QT_TRANSLATE_NOOP("Words", "no"),
    "paper.any": QT_TRANSLATE_NOOP("Words", "any"),
    "paper.none": QT_TRANSLATE_NOOP("Words", "none"),
    "paper.first_band": QT_TRANSLATE_NOOP("Words", "{points} if the loser has {figures}"),
    "paper.band": QT_TRANSLATE_NOOP("Words", "{points} if {figures}"),
    "paper.provisional": QT_TRANSLATE_NOOP("Words", "Provisional. Results are missing: {missing}"),
    "paper.cards_missing": QT_TRANSLATE_NOOP("Words", "Provisional. Cards are missing: {names}"),
    "paper.corrected": QT_TRANSLATE_NOOP("Words", "Corrected {when}"),
    "paper.corrected_at": QT_TRANSLATE_NOOP("Words", "Corrected {when}: {tables}"),
    "paper.missing": QT_TRANSLATE_NOOP("Words", "round {round} (tables: {tables})"),
    "paper.and_more": QT_TRANSLATE_N_NOOP("Words", "and {count} more", "count", 1),
    "paper.replacement": QT_TRANSLATE_NOOP("Words", "� stands for a letter that cannot be printed here: {whom}"),
    "paper.replaced": QT_TRANSLATE_NOOP("Words", "number {number} ({codes})"),
    "paper.replaced_in": QT_TRANSLATE_NOOP("Words", "“{text}” ({codes})"),
}

_STANDINGS = {
    "paper.standings_after": QT_TRANSLATE_NOOP("Words", "Standings after round {round} of {rounds}"),
    "paper.standings_of_cards": QT_TRANSLATE_NOOP("Words", "Standings by people’s own cards"),
    "paper.list": QT_TRANSLATE_NOOP("Words", "List"),
    "paper.no_role": QT_TRANSLATE_NOOP("Words", "Without a role"),
    "paper.no_line": QT_TRANSLATE_NOOP("Words", "Not at a table yet"),
    "paper.team": QT_TRANSLATE_NOOP("Words", "Team {team}"),
    "paper.team_heading": QT_TRANSLATE_NOOP("Words", "Team"),
    "paper.two_lines": QT_TRANSLATE_NOOP("Words", "Each line has places of its own, since the two never meet."),
    "paper.award_a_deal": QT_TRANSLATE_NOOP(
        "Words", "Whoever rests is awarded {value} for each deal; the totals hold these points."
    ),
    "paper.award_a_round": QT_TRANSLATE_NOOP(
        "Words", "Whoever rests is awarded {value} for the round; the totals hold these points."
    ),
    "paper.missed_nothing": QT_TRANSLATE_NOOP("Words", "A deal that somebody missed counts nothing."),
    "paper.missed_award": QT_TRANSLATE_NOOP(
        "Words", "For a deal that somebody missed {value} are awarded; the totals hold these points."
    ),
    "paper.missed_average": QT_TRANSLATE_NOOP(
        "Words", "A deal that somebody missed counts the average of those they played; the totals hold these points."
    ),
    "paper.deals_of": QT_TRANSLATE_N_NOOP("Words", "{names}: {deals} of {planned} deals", "planned", 1),
    "paper.missed_rounds": QT_TRANSLATE_NOOP("Words", "{names}: rounds missed: {missed}"),
    "paper.rule_missed_award": QT_TRANSLATE_NOOP("Words", "Missed deals: {value} each"),
    "paper.rule_missed_average": QT_TRANSLATE_NOOP("Words", "Missed deals: own average"),
    "paper.adjustment": QT_TRANSLATE_NOOP("Words", "Round {round}: {points} for {names} – {reason}"),
    "paper.adjustment_at_table": QT_TRANSLATE_NOOP(
        "Words", "Round {round}, table {table}: {points} for {names} – {reason}"
    ),
    "paper.adjustment_of_card": QT_TRANSLATE_NOOP("Words", "{points} for {names} – {reason}"),
    "paper.substitute": QT_TRANSLATE_NOOP("Words", "{name} (from round {round})"),
    "paper.one_place": QT_TRANSLATE_NOOP("Words", "One seat: {people}"),
    "paper.own_points": QT_TRANSLATE_NOOP("Words", "{name} {points} (deals: {deals})"),
    "paper.dummies": QT_TRANSLATE_NOOP(
        "Words", "Dummies have no place, but their points are in the control total: {names}."
    ),
    "paper.place": QT_TRANSLATE_NOOP("Words", "Place"),
    "paper.shared_place": QT_TRANSLATE_NOOP("Words", "{place}="),
    "paper.number": QT_TRANSLATE_NOOP("Words", "Number"),
    "paper.number_short": QT_TRANSLATE_NOOP("Words", "No."),
    "paper.name": QT_TRANSLATE_NOOP("Words", "Name"),
    "paper.ranking": QT_TRANSLATE_NOOP(
        "Words", "Places are decided by {steps}; those who are level in all of it share a place (=)."
    ),
    "paper.then": QT_TRANSLATE_NOOP("Words", ", then "),
    "paper.control_right": QT_TRANSLATE_NOOP("Words", "Control: all totals together make {sum}, as they should."),
    "paper.control_wrong": QT_TRANSLATE_NOOP(
        "Words", "Control: all totals together make {sum} and should make {expected}."
    ),
    "paper.missing_all": QT_TRANSLATE_NOOP("Words", "Results are missing: {missing}."),
    "paper.odd": QT_TRANSLATE_NOOP(
        "Words", "{mark} sat at a table whose figures do not add up and were taken as they are."
    ),
    "paper.remark": QT_TRANSLATE_NOOP("Words", "Round {round}, table {table}: {remark}"),
    "paper.not_played": QT_TRANSLATE_NOOP("Words", "Round {round}, table {table} could not play: {reason}"),
    "paper.stopped": QT_TRANSLATE_NOOP("Words", "Round {round}, table {table} stopped early: {reason}"),
}

_SEATING = {
    "paper.seating_by_table": QT_TRANSLATE_NOOP("Words", "Round {round} of {rounds}, by table"),
    "paper.seating_by_name": QT_TRANSLATE_NOOP("Words", "Round {round} of {rounds}, by name"),
    "paper.room_plan": QT_TRANSLATE_NOOP("Words", "Round {round} of {rounds}, plan of the room"),
    "paper.seat_heading": QT_TRANSLATE_NOOP("Words", "Seat"),
    "paper.who_rests": QT_TRANSLATE_NOOP("Words", "Rests: {names}"),
}

_CROSS = {
    "paper.cross_after": QT_TRANSLATE_NOOP("Words", "Cross table after round {round} of {rounds}"),
    "paper.cross_awarded": QT_TRANSLATE_NOOP("Words", "Awarded"),
    "paper.cross_adjusted": QT_TRANSLATE_NOOP("Words", "Adjusted"),
    "paper.cross_total": QT_TRANSLATE_NOOP("Words", "Total"),
    "paper.cross_place": QT_TRANSLATE_NOOP("Words", "Place"),
}

_HALL = {
    "paper.guide": QT_TRANSLATE_NOOP("Words", "Guide card"),
    "paper.opponents": QT_TRANSLATE_NOOP("Words", "Against"),
    "paper.role": QT_TRANSLATE_NOOP("Words", "Role"),
    "paper.paid": QT_TRANSLATE_NOOP("Words", "Paid"),
    "paper.deals": QT_TRANSLATE_NOOP("Words", "Deals"),
    "paper.read_aloud": QT_TRANSLATE_NOOP("Words", "To read aloud"),
    "paper.interval": QT_TRANSLATE_NOOP("Words", "Interval"),
    "paper.mc_players": QT_TRANSLATE_NOOP("Words", "Players: {count}"),
    "paper.mc_tables": QT_TRANSLATE_NOOP("Words", "Tables: {count}, numbered {first} to {last}"),
    "paper.mc_rounds": QT_TRANSLATE_NOOP("Words", "Rounds: {count}"),
    "paper.mc_deals": QT_TRANSLATE_NOOP("Words", "Deals in a round: {count}; in all: {all}"),
    "paper.mc_rubber": QT_TRANSLATE_NOOP("Words", "A round lasts until the rubber is decided."),
    "paper.mc_interval": QT_TRANSLATE_NOOP("Words", "Interval: after round {round}"),
    "paper.mc_rests": QT_TRANSLATE_NOOP("Words", "Rest"),
}

_CHOICES = {
    "finding.route_by_results": QT_TRANSLATE_NOOP(
        "Words", "where people go depends on who wins, so nobody’s way is known beforehand"
    ),
    "finding.paper_size": QT_TRANSLATE_NOOP("Words", "this document is not printed on {value}; allowed: {allowed}"),
    "finding.a_sheet": QT_TRANSLATE_N_NOOP("Words", "{value} do not fit on a sheet; allowed: {allowed}", "value", 1),
    "finding.blank_forms": QT_TRANSLATE_N_NOOP(
        "Words", "blank forms cannot be made for {value} players; allowed: {allowed}", "value", 1
    ),
}

_FORMS = {
    "paper.card": QT_TRANSLATE_NOOP("Words", "Score card"),
    "paper.deal": QT_TRANSLATE_NOOP("Words", "Deal"),
    "paper.round": QT_TRANSLATE_NOOP("Words", "Round"),
    "paper.trump": QT_TRANSLATE_NOOP("Words", "Trump"),
    "paper.table": QT_TRANSLATE_NOOP("Words", "Table"),
    "paper.partner": QT_TRANSLATE_NOOP("Words", "Partner"),
    "paper.opponent": QT_TRANSLATE_NOOP("Words", "Against"),
    "paper.tricks": QT_TRANSLATE_NOOP("Words", "Tricks"),
    "paper.points": QT_TRANSLATE_NOOP("Words", "Points"),
    "paper.running": QT_TRANSLATE_NOOP("Words", "Total"),
    "paper.checked": QT_TRANSLATE_NOOP("Words", "Checked by"),
    "paper.rests": QT_TRANSLATE_NOOP("Words", "rests"),
    "paper.away": QT_TRANSLATE_NOOP("Words", "away"),
    "paper.half_time": QT_TRANSLATE_NOOP("Words", "Half-time"),
    "paper.first_half": QT_TRANSLATE_NOOP("Words", "1st half"),
    "paper.second_half": QT_TRANSLATE_NOOP("Words", "2nd half"),
    "paper.total": QT_TRANSLATE_NOOP("Words", "Total"),
    "paper.name_line": QT_TRANSLATE_NOOP("Words", "Name"),
    "paper.passed": QT_TRANSLATE_NOOP("Words", "passed"),
    "paper.round_number": QT_TRANSLATE_NOOP("Words", "Round {round}"),
    "paper.seat.N": QT_TRANSLATE_NOOP("Words", "N"),
    "paper.seat.E": QT_TRANSLATE_NOOP("Words", "E"),
    "paper.seat.S": QT_TRANSLATE_NOOP("Words", "S"),
    "paper.seat.W": QT_TRANSLATE_NOOP("Words", "W"),
    "paper.side.NS": QT_TRANSLATE_NOOP("Words", "N–S"),
    "paper.side.EW": QT_TRANSLATE_NOOP("Words", "E–W"),
    "paper.sheet": QT_TRANSLATE_NOOP("Words", "Round {round}, table {table}"),
    "paper.stopped_early": QT_TRANSLATE_NOOP("Words", "Stopped early: {reason}"),
    "paper.dealer": QT_TRANSLATE_NOOP("Words", "Dealer"),
    "paper.why": QT_TRANSLATE_NOOP("Words", "Why"),
    "paper.game": QT_TRANSLATE_NOOP("Words", "Rubber {rubber}, game {game}"),
    "paper.single_game": QT_TRANSLATE_NOOP("Words", "Game {game}"),
    "paper.entered": QT_TRANSLATE_NOOP("Words", "Waiting points enter"),
    "paper.open_game": QT_TRANSLATE_NOOP("Words", "Game not finished"),
    "paper.waiting": QT_TRANSLATE_NOOP("Words", "Still waiting"),
    "paper.bonuses": QT_TRANSLATE_NOOP("Words", "Bonuses"),
    "paper.handed_in": QT_TRANSLATE_N_NOOP(
        "Words", "Handed in as totals of {deals} deals, without its deals.", "deals", 1
    ),
    "paper.handed_in_open": QT_TRANSLATE_NOOP("Words", "Handed in as totals, without its deals."),
    "paper.handed_in_slip": QT_TRANSLATE_NOOP("Words", "Handed in as totals: {ns} to {ew}"),
    "paper.adjusted": QT_TRANSLATE_NOOP("Words", "Adjusted, beside this sheet: {points} for {names}. {reason}"),
    "paper.sat": QT_TRANSLATE_NOOP("Words", "In deal {deal} {ns_names} sat against {ew_names}."),
    "paper.total_so_far": QT_TRANSLATE_NOOP("Words", "Total so far"),
    "finding.from_cards": QT_TRANSLATE_NOOP(
        "Words", "the results come from people’s own cards, so nobody is seated and no table hands in a slip"
    ),
    "finding.no_round_seated": QT_TRANSLATE_NOOP("Words", "no round is seated yet, so there is nothing to print"),
}

SENTENCES = {
    **_DOCUMENTS,
    **_MEASURES,
    **_PLAN,
    **_EVERY_SHEET,
    **_STANDINGS,
    **_SEATING,
    **_CROSS,
    **_HALL,
    **_CHOICES,
    **_FORMS,
}
