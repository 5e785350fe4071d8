"""The season table: its heads, and what it says below."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

SENTENCES = {
    "season.table": QT_TRANSLATE_NOOP("Words", "Season table"),
    "season.part": QT_TRANSLATE_NOOP("Words", "Season table, evenings {first} to {last}"),
    "season.total": QT_TRANSLATE_NOOP("Words", "Total"),
    "season.average": QT_TRANSLATE_NOOP("Words", "Average"),
    "season.came": QT_TRANSLATE_NOOP("Words", "Came", "to how many evenings, above a column"),
    "season.for_coming": QT_TRANSLATE_NOOP("Words", "For coming", "points, above a column"),
    "season.not_counted": QT_TRANSLATE_NOOP("Words", "Not among the best", "evenings, above a column"),
    "season.how_to_read": QT_TRANSLATE_NOOP("Words", "Points of each evening, with the place beside them."),
    "season.all_count": QT_TRANSLATE_NOOP("Words", "All evenings count."),
    "season.best_count": QT_TRANSLATE_N_NOOP(
        "Words", "The best {best} evenings of each count and are in bold; the others are in brackets.", "best", 1
    ),
    "season.best_of": QT_TRANSLATE_N_NOOP("Words", "The best {best} evenings of each count.", "best", 1),
    "season.by_score": QT_TRANSLATE_NOOP("Words", "An evening brings the points of its drive."),
    "season.by_place": QT_TRANSLATE_NOOP("Words", "An evening brings points for places: {points}."),
    "season.attendance": QT_TRANSLATE_N_NOOP("Words", "Whoever came gets {points} points more.", "points", 1),
    "season.left_out": QT_TRANSLATE_N_NOOP(
        "Words", "{count} drives are not closed and are left out until then: {drives}.", "count", 1
    ),
    "season.drive": QT_TRANSLATE_NOOP("Words", "“{title}”, {day}"),
    "season.from_to": QT_TRANSLATE_NOOP("Words", "{first} – {last}"),
    "season.short_day": QT_TRANSLATE_NOOP("Words", "{day}/{month}", "day and month as figures"),
    "season.short_day_of_year": QT_TRANSLATE_NOOP("Words", "{day}/{month} {year}", "a date as figures"),
    "season_file.workbook": QT_TRANSLATE_NOOP("Words", "Workbook (XLSX)"),
    "season_file.web_page": QT_TRANSLATE_NOOP("Words", "Web page (HTML)"),
    "season_file.csv": QT_TRANSLATE_NOOP("Words", "Table (CSV)"),
}
