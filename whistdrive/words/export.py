"""What is exported for spreadsheets and for the club's web page."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "export.standings": QT_TRANSLATE_NOOP("Words", "Standings"),
    "export.prizes": QT_TRANSLATE_NOOP("Words", "Prizes"),
    "export.cash": QT_TRANSLATE_NOOP("Words", "Cash"),
    "export.results": QT_TRANSLATE_NOOP("Words", "Results"),
    "export.seating": QT_TRANSLATE_NOOP("Words", "Seating"),
    "export.players": QT_TRANSLATE_NOOP("Words", "Players {side}"),
    "export.written": QT_TRANSLATE_NOOP("Words", "Written {side}"),
    "export.points": QT_TRANSLATE_NOOP("Words", "Points {side}"),
    "export.total": QT_TRANSLATE_NOOP("Words", "Total {side}"),
    "export_file.workbook": QT_TRANSLATE_NOOP("Words", "Workbook (XLSX)"),
    "export_file.web_page": QT_TRANSLATE_NOOP("Words", "Web page (HTML)"),
    "export_file.standings_csv": QT_TRANSLATE_NOOP("Words", "Standings (CSV)"),
    "export_file.prizes_csv": QT_TRANSLATE_NOOP("Words", "Prizes (CSV)"),
    "export_file.cash_csv": QT_TRANSLATE_NOOP("Words", "Cash (CSV)"),
    "export_file.results_csv": QT_TRANSLATE_NOOP("Words", "Results (CSV)"),
    "export_file.seating_csv": QT_TRANSLATE_NOOP("Words", "Seating (CSV)"),
    "export_name.workbook": QT_TRANSLATE_NOOP("Words", "results"),
    "export_name.web_page": QT_TRANSLATE_NOOP("Words", "results"),
    "export_name.standings_csv": QT_TRANSLATE_NOOP("Words", "standings"),
    "export_name.prizes_csv": QT_TRANSLATE_NOOP("Words", "prizes"),
    "export_name.cash_csv": QT_TRANSLATE_NOOP("Words", "cash"),
    "export_name.results_csv": QT_TRANSLATE_NOOP("Words", "results"),
    "export_name.seating_csv": QT_TRANSLATE_NOOP("Words", "seating"),
}
