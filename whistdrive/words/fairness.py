"""How even a schedule or an evening is: the measures, the verdicts, and who is meant."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

_DOCUMENT = {
    "document.fairness": QT_TRANSLATE_NOOP("Words", "Fairness"),
    "document_help.fairness": QT_TRANSLATE_NOOP(
        "Words", "How often people meet, share a table or rest, and whether it could be more even."
    ),
}

_MEASURES = {
    "fairness.partners": QT_TRANSLATE_NOOP("Words", "Any two as partners"),
    "fairness.opponents": QT_TRANSLATE_NOOP("Words", "Any two as opponents"),
    "fairness.across": QT_TRANSLATE_NOOP("Words", "One of each role as opponents"),
    "fairness.first_role": QT_TRANSLATE_NOOP("Words", "Two of the first role as opponents"),
    "fairness.second_role": QT_TRANSLATE_NOOP("Words", "Two of the second role as opponents"),
    "fairness.meetings": QT_TRANSLATE_NOOP("Words", "Any two in any way"),
    "fairness.visits": QT_TRANSLATE_NOOP("Words", "Anybody at any table"),
    "fairness.rests": QT_TRANSLATE_NOOP("Words", "Anybody resting"),
    "fairness.in_short": QT_TRANSLATE_NOOP("Words", "{what} {times}"),
    "fairness.in_short.partners": QT_TRANSLATE_NOOP("Words", "partners"),
    "fairness.in_short.opponents": QT_TRANSLATE_NOOP("Words", "opponents"),
    "fairness.in_short.visits": QT_TRANSLATE_NOOP("Words", "same table"),
    "fairness.in_short.rests": QT_TRANSLATE_NOOP("Words", "rests", "noun, several"),
    "fairness.to_how_many": QT_TRANSLATE_NOOP("Words", "{times}: {value}"),
    "fairness.never": QT_TRANSLATE_NOOP("Words", "never"),
    "fairness.once": QT_TRANSLATE_NOOP("Words", "once"),
    "fairness.twice": QT_TRANSLATE_NOOP("Words", "twice"),
    "fairness.times": QT_TRANSLATE_N_NOOP("Words", "{times} times", "times", 1),
}

_TABLE = {
    "fairness.heading": QT_TRANSLATE_NOOP("Words", "How even it is"),
    "fairness.line": QT_TRANSLATE_NOOP("Words", "  {name}: {times}. Repeats: {repeats}, at least {bound}: {verdict}"),
    "fairness.line_of_rests": QT_TRANSLATE_NOOP("Words", "  {name}: {times}: {verdict}"),
    "fairness.how_counted": QT_TRANSLATE_NOOP(
        "Words",
        "Repeats: what comes twice counts 1, three times 3, four times 6, five times 10. "
        "“At least” is what the numbers of players, tables and rounds alone demand.",
    ),
    "fairness.range": QT_TRANSLATE_NOOP("Words", "least–most: {times}"),
    "fairness.repeats": QT_TRANSLATE_NOOP("Words", "repeats: {repeats}, at least {bound}"),
    "fairness.column.what": QT_TRANSLATE_NOOP("Words", "How often"),
    "fairness.column.range": QT_TRANSLATE_NOOP("Words", "Least–most"),
    "fairness.column.times": QT_TRANSLATE_NOOP("Words", "To how many"),
    "fairness.column.repeats": QT_TRANSLATE_NOOP("Words", "Repeats"),
    "fairness.column.bound": QT_TRANSLATE_NOOP("Words", "At least"),
    "fairness.column.verdict": QT_TRANSLATE_NOOP("Words", "Could it be more even?"),
}

_VERDICTS = {
    "fairness.verdict.bound": QT_TRANSLATE_NOOP("Words", "nothing can be more even"),
    "fairness.verdict.best_known": QT_TRANSLATE_NOOP("Words", "the best that is known"),
    "fairness.verdict.above": QT_TRANSLATE_NOOP("Words", "more even may be possible"),
    "fairness.whole.bound": QT_TRANSLATE_NOOP("Words", "Nothing can be more even: {what}."),
    "fairness.whole.best_known": QT_TRANSLATE_NOOP(
        "Words", "Nothing more even is known, but it is not proved that there is nothing: {what}."
    ),
    "fairness.whole.above": QT_TRANSLATE_NOOP("Words", "More even may be possible: {what}."),
    "fairness.summary.bound": QT_TRANSLATE_NOOP("Words", "None of it can be more even."),
    "fairness.summary.best_known": QT_TRANSLATE_NOOP("Words", "Nothing more even is known."),
    "fairness.summary.above": QT_TRANSLATE_NOOP("Words", "More even may be possible: {what}."),
    "fairness.whist_design": QT_TRANSLATE_NOOP(
        "Words", "Every two are partners once and opponents twice: a full whist design."
    ),
}

_EVENING = {
    "fairness.in_one_round": QT_TRANSLATE_NOOP("Words", "How often people meet in one round: {what}."),
    "fairness.in_rounds": QT_TRANSLATE_N_NOOP(
        "Words", "How often people meet in {rounds} rounds: {what}.", "rounds", 1
    ),
    "fairness.paper": QT_TRANSLATE_NOOP("Words", "Fairness, counted over rounds: {rounds} of {planned}"),
    "fairness.so_far": QT_TRANSLATE_NOOP(
        "Words", "Counted so far; who meets whom in the rounds to come follows from the results."
    ),
    "fairness.by_results": QT_TRANSLATE_NOOP("Words", "Who meets whom follows from the results."),
    "fairness.two_lines": QT_TRANSLATE_NOOP(
        "Words", "Nobody meets others of the same line: so it is meant, since each line has its own winner."
    ),
    "fairness.most_partners": QT_TRANSLATE_N_NOOP("Words", "Most often partners, {times} times: {whom}.", "times", 1),
    "fairness.most_opponents": QT_TRANSLATE_N_NOOP("Words", "Most often opponents, {times} times: {whom}.", "times", 1),
    "fairness.never_met": QT_TRANSLATE_NOOP("Words", "Never at one table: {whom}."),
    "fairness.couple": QT_TRANSLATE_NOOP("Words", "{one} and {other}"),
    "fairness.and_more": QT_TRANSLATE_N_NOOP("Words", "{whom}; and {count} more", "count", 1),
    "fairness.person": QT_TRANSLATE_NOOP("Words", "{number} {name}"),
    "fairness.seed": QT_TRANSLATE_NOOP(
        "Words", "Seed of the draw: {seed}. The same people, plan and seed give the same seating again."
    ),
}

_SHARES = {
    "fairness.share.heading": QT_TRANSLATE_NOOP("Words", "What fell to each"),
    "fairness.share.played": QT_TRANSLATE_NOOP("Words", "Played"),
    "fairness.share.rested": QT_TRANSLATE_NOOP("Words", "Rested"),
    "fairness.share.partners": QT_TRANSLATE_NOOP("Words", "Partners"),
    "fairness.share.opponents": QT_TRANSLATE_NOOP("Words", "Opponents"),
    "fairness.share.same": QT_TRANSLATE_NOOP("Words", "Same, at most"),
    "fairness.share.unmet": QT_TRANSLATE_NOOP("Words", "Not met"),
    "finding.nothing_to_count": QT_TRANSLATE_NOOP(
        "Words", "no round is seated yet, and who meets whom follows from the results"
    ),
}

SENTENCES = {**_DOCUMENT, **_MEASURES, **_TABLE, **_VERDICTS, **_EVENING, **_SHARES}
