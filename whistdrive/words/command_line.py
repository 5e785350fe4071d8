"""What the command line says of itself: its help, and what is wrong with the words it was given.

What stands in capitals, in quotation marks or after a dash is typed or read as it is, in every language.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "cli.usage": QT_TRANSLATE_NOOP("Words", "usage:", "command line"),
    "cli.arguments": QT_TRANSLATE_NOOP("Words", "arguments", "command line"),
    "cli.options": QT_TRANSLATE_NOOP("Words", "options", "command line"),
    "cli.commands": QT_TRANSLATE_NOOP("Words", "commands", "command line"),
    "cli.examples": QT_TRANSLATE_NOOP("Words", "For example:", "command line"),
    "cli.help": QT_TRANSLATE_NOOP("Words", "show this help"),
    "cli.version": QT_TRANSLATE_NOOP("Words", "say which version of the program this is"),
    "cli.error": QT_TRANSLATE_NOOP("Words", "{program}: error: {message}", "command line"),
    "cli.at_argument": QT_TRANSLATE_NOOP("Words", "argument {argument}: {message}", "command line"),
    "cli.required": QT_TRANSLATE_NOOP("Words", "these arguments are missing: {arguments}"),
    "cli.unknown": QT_TRANSLATE_NOOP("Words", "these arguments are unknown: {arguments}"),
    "cli.nothing_follows": QT_TRANSLATE_NOOP("Words", "something has to follow"),
    "cli.nothing_may_follow": QT_TRANSLATE_NOOP("Words", "nothing belongs to it, but {given} was given"),
    "cli.ambiguous": QT_TRANSLATE_NOOP("Words", "{option} may mean each of these: {options}"),
    "cli.no_number": QT_TRANSLATE_NOOP("Words", "{given} is no whole number"),
    "cli.no_choice": QT_TRANSLATE_NOOP("Words", "there is no {given}; choose from {choices}"),
    "cli.standard_output": QT_TRANSLATE_NOOP("Words", "standard output"),
    "cli.program": QT_TRANSLATE_NOOP("Words", "Runs a club’s whist evening."),
    "cli.window": QT_TRANSLATE_NOOP(
        "Words",
        "Without a command the window opens, with the club that was open last or with the one that is named: a file, "
        "or the address of a database on a PostgreSQL server, at which several computers can work. Its password is "
        "asked for.",
    ),
    "cli.open_club": QT_TRANSLATE_NOOP("Words", "the club to open in the window: a file, or an address on a server"),
    "cli.club_file": QT_TRANSLATE_NOOP("Words", "a club file"),
    "cli.drive": QT_TRANSLATE_NOOP("Words", "the drive by its number; without: the latest"),
    "cli.paper_language": QT_TRANSLATE_NOOP("Words", "the language of the paper; without: that of here"),
    "cli.score": QT_TRANSLATE_NOOP("Words", "score sittings from a file of JSON lines"),
    "cli.score.about": QT_TRANSLATE_NOOP(
        "Words",
        'Score sittings. FILE has one sitting a line, as a JSON object with "system", "options", "end" and "deals"; '
        '"-" is the standard input. One JSON object a line comes out, in the same order: the score sheet, or '
        '{{"error": …}} with the line, the deal, the field, the value and what is allowed. Blank lines are skipped.',
    ),
    "cli.score.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when anything could not be scored, otherwise 0."
    ),
    "cli.score.file": QT_TRANSLATE_NOOP("Words", 'a file of sittings, or "-" for the standard input'),
    "cli.evening": QT_TRANSLATE_NOOP("Words", "play a whole evening from a file"),
    "cli.evening.about": QT_TRANSLATE_NOOP(
        "Words",
        "Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the "
        "club file, every document as PDF and standings.csv. An evening of the same title that was played there before "
        "is replaced.",
    ),
    "cli.evening.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when the evening could not be played, otherwise 0."
    ),
    "cli.evening.file": QT_TRANSLATE_NOOP("Words", "an evening as JSON (see the sample evenings)"),
    "cli.evening.out": QT_TRANSLATE_NOOP("Words", "the folder for what the evening leaves"),
    "cli.movement": QT_TRANSLATE_NOOP("Words", "print a schedule, and how even it is"),
    "cli.movement.about": QT_TRANSLATE_NOOP(
        "Words",
        "Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, "
        "and for teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. "
        "With --seed the numbers are drawn onto it, the same for the same seed; without, they stand in order.",
    ),
    "cli.movement.roles": QT_TRANSLATE_NOOP(
        "Words",
        "In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of "
        "team 3.",
    ),
    "cli.movement.charts": QT_TRANSLATE_NOOP(
        "Words",
        "--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with "
        "misprints.",
    ),
    "cli.movement.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when there is no such schedule, otherwise 0."
    ),
    "cli.movement.kind": QT_TRANSLATE_NOOP("Words", "what kind of drive"),
    "cli.movement.players": QT_TRANSLATE_NOOP("Words", "how many players (pairs, teams)"),
    "cli.movement.rounds": QT_TRANSLATE_NOOP("Words", "how many rounds; without: the full length"),
    "cli.movement.seed": QT_TRANSLATE_NOOP("Words", "draw the numbers by this seed"),
    "cli.movement.from": QT_TRANSLATE_NOOP("Words", "read the schedule from a file"),
    "cli.movement.format": QT_TRANSLATE_NOOP("Words", "how to print it"),
    "cli.movement.report": QT_TRANSLATE_NOOP("Words", "add how even it is (not to CSV)"),
    "cli.print": QT_TRANSLATE_NOOP("Words", "print documents of a drive"),
    "cli.print.about": QT_TRANSLATE_NOOP(
        "Words",
        "Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same "
        'documents under the same names. "all" leaves out those that have nothing to say. A document that cannot be '
        "printed on the paper that is asked for is printed on the next larger one.",
    ),
    "cli.print.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when something could not be printed or written, otherwise 0."
    ),
    "cli.print.document": QT_TRANSLATE_NOOP("Words", "one of: {documents}"),
    "cli.print.out": QT_TRANSLATE_NOOP("Words", "the folder for what is printed"),
    "cli.print.size": QT_TRANSLATE_NOOP("Words", "the size of the paper"),
    "cli.export": QT_TRANSLATE_NOOP("Words", "write lists or a whole drive to a file"),
    "cli.export.about": QT_TRANSLATE_NOOP(
        "Words",
        "Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A "
        "list is written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.",
    ),
    "cli.export.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when something could not be read or written, otherwise 0."
    ),
    "cli.export.what": QT_TRANSLATE_NOOP("Words", "what is exported"),
    "cli.export.out": QT_TRANSLATE_NOOP("Words", "the file to write"),
    "cli.export.language": QT_TRANSLATE_NOOP("Words", "the language of headings; without: that of here"),
    "cli.import": QT_TRANSLATE_NOOP("Words", "take lists or a whole drive in from a file"),
    "cli.import.about": QT_TRANSLATE_NOOP(
        "Words",
        "Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of "
        "a drive from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of "
        "the program; or a whole drive that another club has exported (JSON). All of it is taken in, as one step that "
        "can be undone, or nothing.",
    ),
    "cli.import.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when nothing was taken in because something is wrong, otherwise 0."
    ),
    "cli.import.table": QT_TRANSLATE_NOOP("Words", "the file to take in"),
    "cli.import.what": QT_TRANSLATE_NOOP("Words", "what stands in it"),
    "cli.import.dry_run": QT_TRANSLATE_NOOP("Words", "only say what would become of it"),
    "cli.check": QT_TRANSLATE_NOOP("Words", "look a club file over"),
    "cli.check.about": QT_TRANSLATE_NOOP(
        "Words",
        "Look over the club file FILE: whether the file is whole, of which edition it is, whether every drive can be "
        "read, whether the results that are kept of closed drives are those to which their standings come, and whether "
        "the journal of changes has no gaps. A copy is checked; the file itself is only read.",
    ),
    "cli.check.status": QT_TRANSLATE_NOOP(
        "Words", "The exit status is 2 when something is wrong with the file, otherwise 0."
    ),
}
