"""What is said when tables and drives are taken in from files and handed out in them."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "where.row": QT_TRANSLATE_NOOP("Words", "row {value}"),
    "target.people": QT_TRANSLATE_NOOP("Words", "People of the club"),
    "target.entrants": QT_TRANSLATE_NOOP("Words", "Sign-in of this drive"),
    "target.seating": QT_TRANSLATE_NOOP("Words", "Who sat where"),
    "target.results": QT_TRANSLATE_NOOP("Words", "Results of the tables"),
    "target.schedule": QT_TRANSLATE_NOOP("Words", "Schedule to follow"),
    "target.drive": QT_TRANSLATE_NOOP("Words", "A whole drive"),
    "form.csv": QT_TRANSLATE_NOOP("Words", "Text for spreadsheets (CSV)"),
    "form.xlsx": QT_TRANSLATE_NOOP("Words", "Workbook (XLSX)"),
    "form.json": QT_TRANSLATE_NOOP("Words", "File for this program (JSON)"),
    "form.html": QT_TRANSLATE_NOOP("Words", "Web page (HTML)"),
    "state.new": QT_TRANSLATE_NOOP("Words", "new"),
    "state.changed": QT_TRANSLATE_NOOP("Words", "changed"),
    "state.same": QT_TRANSLATE_NOOP("Words", "as it is"),
    "state.doubtful": QT_TRANSLATE_NOOP("Words", "new namesake"),
    "state.wrong": QT_TRANSLATE_NOOP("Words", "cannot be taken in"),
    "state.left_out": QT_TRANSLATE_NOOP("Words", "left out"),
    "encoding.utf-8": QT_TRANSLATE_NOOP("Words", "Unicode (UTF-8)"),
    "encoding.utf-16": QT_TRANSLATE_NOOP("Words", "Unicode (UTF-16)"),
    "encoding.cp1252": QT_TRANSLATE_NOOP("Words", "Western (Windows-1252)"),
    "encoding.cp1250": QT_TRANSLATE_NOOP("Words", "Central European (Windows-1250)"),
    "encoding.cp1251": QT_TRANSLATE_NOOP("Words", "Cyrillic (Windows-1251)"),
    "separator.;": QT_TRANSLATE_NOOP("Words", "semicolon"),
    "separator.\t": QT_TRANSLATE_NOOP("Words", "tab"),
    "separator.,": QT_TRANSLATE_NOOP("Words", "comma"),
    "exchange.written": QT_TRANSLATE_NOOP("Words", "Saved as {path}"),
    "exchange.no": QT_TRANSLATE_NOOP("Words", "no"),
    "exchange.whole_name": QT_TRANSLATE_NOOP("Words", "Full name"),
    "exchange.player": QT_TRANSLATE_NOOP("Words", "Player", "heading of a column of names"),
    "exchange.first_name": QT_TRANSLATE_NOOP("Words", "First name"),
    "exchange.last_name": QT_TRANSLATE_NOOP("Words", "Last name"),
    "exchange.family_name": QT_TRANSLATE_NOOP("Words", "Surname"),
    "exchange.member_number": QT_TRANSLATE_NOOP("Words", "Membership number"),
    "exchange.notes": QT_TRANSLATE_NOOP("Words", "Notes"),
    "exchange.start_number": QT_TRANSLATE_NOOP("Words", "Starting number"),
    "exchange.club_name": QT_TRANSLATE_NOOP("Words", "Name in the club"),
    "exchange.pair": QT_TRANSLATE_NOOP("Words", "Pair", "heading of a column"),
    "exchange.paid": QT_TRANSLATE_NOOP("Words", "Paid", "heading of a column"),
    "exchange.shares": QT_TRANSLATE_NOOP("Words", "Shares the seat of number"),
    "exchange.replaces": QT_TRANSLATE_NOOP("Words", "Stands in for number"),
    "exchange.dummy": QT_TRANSLATE_NOOP("Words", "Dummy", "heading of a column"),
    "exchange.since": QT_TRANSLATE_NOOP("Words", "From round"),
    "exchange.until": QT_TRANSLATE_NOOP("Words", "Until round"),
    "exchange.first_dealer": QT_TRANSLATE_NOOP("Words", "Dealt first"),
    "exchange.own_dealer": QT_TRANSLATE_NOOP("Words", "Dealt out of turn"),
    "exchange.declarer_seat": QT_TRANSLATE_NOOP("Words", "Declarer’s seat"),
    "exchange.sat": QT_TRANSLATE_NOOP("Words", "Numbers that really sat there"),
    "exchange.winner": QT_TRANSLATE_NOOP("Words", "Moves as winner"),
    "exchange.remark": QT_TRANSLATE_NOOP("Words", "Remark", "heading of a column"),
    "exchange.closed": QT_TRANSLATE_NOOP("Words", "Why the table stopped"),
    "column.round": QT_TRANSLATE_NOOP("Words", "round"),
    "column.paid": QT_TRANSLATE_NOOP("Words", "fee"),
    "column.archived": QT_TRANSLATE_NOOP("Words", "archived"),
    "column.dummy": QT_TRANSLATE_NOOP("Words", "dummy"),
    "column.since": QT_TRANSLATE_NOOP("Words", "from round"),
    "column.until": QT_TRANSLATE_NOOP("Words", "until round"),
    "column.replaces": QT_TRANSLATE_NOOP("Words", "person stood in for"),
    "column.sat": QT_TRANSLATE_NOOP("Words", "numbers that really sat there"),
    "column.winner": QT_TRANSLATE_NOOP("Words", "side that moves as winner"),
    "column.seat_N": QT_TRANSLATE_NOOP("Words", "North"),
    "column.seat_E": QT_TRANSLATE_NOOP("Words", "East"),
    "column.seat_S": QT_TRANSLATE_NOOP("Words", "South"),
    "column.seat_W": QT_TRANSLATE_NOOP("Words", "West"),
    "finding.no_grid": QT_TRANSLATE_NOOP(
        "Words", "this is no table that can be read; save it as XLSX or as CSV and try again"
    ),
    "finding.club_file": QT_TRANSLATE_NOOP(
        "Words", "this is a whole club; open it, and export from it what is wanted here"
    ),
    "finding.old_workbook": QT_TRANSLATE_NOOP(
        "Words", "this workbook has an old format or a password; save it as XLSX without a password, or as CSV"
    ),
    "finding.table_locked": QT_TRANSLATE_NOOP("Words", "this workbook has a password; save it without one"),
    "finding.workbook_with_more": QT_TRANSLATE_NOOP(
        "Words", "this workbook holds macros or figures from other files; save it as XLSX without them, or as CSV"
    ),
    "finding.table_empty": QT_TRANSLATE_NOOP("Words", "nothing stands in this table"),
    "finding.table_inflates": QT_TRANSLATE_N_NOOP(
        "Words", "this workbook holds more than {allowed} million characters, far more than any list", "allowed", 1
    ),
    "finding.table_too_large": QT_TRANSLATE_NOOP(
        "Words",
        "this table reaches to row {value} and column {columns}; at most {allowed} rows and {allowed_columns} columns "
        "are read",
    ),
    "finding.file_too_large": QT_TRANSLATE_N_NOOP(
        "Words", "files of more than {allowed} million bytes are not read", "allowed", 1
    ),
    "finding.cell_too_long": QT_TRANSLATE_NOOP(
        "Words", "a cell holds {value} characters; no more than {allowed} are read"
    ),
    "finding.table_encoding": QT_TRANSLATE_NOOP(
        "Words", "this text is not written in {value}; choose how its letters are to be read"
    ),
    "finding.cell_missing": QT_TRANSLATE_NOOP("Words", "the {field} is missing"),
    "finding.not_yes_no": QT_TRANSLATE_NOOP("Words", "“{value}” under “{field}” is neither yes nor no"),
    "finding.no_column": QT_TRANSLATE_NOOP("Words", "say in which column the {field} stands"),
    "finding.no_number": QT_TRANSLATE_NOOP("Words", "“{value}” does not begin with somebody’s number"),
    "finding.no_such_number": QT_TRANSLATE_NOOP("Words", "nobody else in this drive has the number {value}"),
    "finding.number_twice": QT_TRANSLATE_NOOP("Words", "number {value} stands in two rows"),
    "finding.too_many_entrants": QT_TRANSLATE_NOOP(
        "Words", "this list names {value} players; no more than {allowed} take part in a drive"
    ),
    "finding.number_of_another": QT_TRANSLATE_NOOP("Words", "number {value} belongs to {name} in this drive"),
    "finding.namesakes": QT_TRANSLATE_N_NOOP(
        "Words", "the club knows {value} people of this name; say whether one of them is meant", "value", 1
    ),
    "finding.which_namesake": QT_TRANSLATE_N_NOOP(
        "Words", "the club knows {value} people of this name between whom nothing differs; say who is meant", "value", 1
    ),
    "finding.no_drive_file": QT_TRANSLATE_NOOP("Words", "this is no drive that another club has exported"),
    "finding.drive_file_wrong": QT_TRANSLATE_NOOP(
        "Words", "this drive contradicts itself ({value}) and was not taken in; export it anew"
    ),
    "finding.drive_again": QT_TRANSLATE_NOOP(
        "Words", "the club has a drive “{value}” on that day already; this will be another one"
    ),
    "finding.round_missing": QT_TRANSLATE_NOOP("Words", "there are later rounds, but round {value} is missing"),
    "finding.dealer_turn": QT_TRANSLATE_NOOP(
        "Words", "{dealer} cannot have dealt this, since the deal passes to the left with every deal"
    ),
    "finding.schedule_with_roles": QT_TRANSLATE_NOOP(
        "Words", "this schedule has roles or teams; choose it in the plan of the drive"
    ),
}
