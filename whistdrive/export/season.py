"""A season as it leaves the program: the lines that are printed, and a table for spreadsheets and the web page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from html import escape
from typing import Final

from whistdrive.core.club import Season
from whistdrive.core.seasons import Came
from whistdrive.desk.seasons import SeasonLine, SeasonView
from whistdrive.export.csv_file import csv_of
from whistdrive.export.page_frame import framed, paragraph
from whistdrive.export.parts import UNDATED, Part, Value
from whistdrive.export.web_page import section
from whistdrive.printing import season_lines as paper
from whistdrive.store import DriveCard
from whistdrive.words import Words

ENDINGS: Final = {"workbook": "xlsx", "web_page": "html", "csv": "csv"}
"""The files there are by their keys, in the order in which they are offered, and what their names end in."""

_MOST_NAMED: Final = 6
"""So many drives that are left out are named; the rest are counted."""

_A_YEAR: Final = timedelta(days=360)


def season_file(file: str, view: SeasonView, words: Words) -> bytes:
    """One of :data:`ENDINGS`; the same values give the same bytes. Raises KeyError for another."""
    return _MAKERS[file](view, words)


def season_part(view: SeasonView, words: Words) -> Part:
    """A row for everybody, with a column for each evening; figures stay figures, so what does not count is said apart.

    Points for coming have a column where the club gives any, and so do evenings that are not among the best.
    """
    season = view.season
    headings = [words("paper.place"), words("paper.name"), words("season.total"), words("season.came")]
    headings += [words("season.average")]
    headings += [words("season.for_coming")] if season.attendance else []
    headings += [f"{card.day.isoformat()} {card.title}" for card in view.evenings]
    headings += [words("season.not_counted")] if season.best is not None else []
    return Part(words("season.table"), tuple(headings), tuple(_cells(line, view, words) for line in view.lines))


def season_paper(view: SeasonView, words: Words) -> paper.Season:
    """The season as it is printed by :func:`whistdrive.printing.season_pdf`."""
    return paper.Season(
        title=view.season.name,
        when=season_days(view, words),
        headings=short_days(view, words),
        lines=tuple(_printed(line, view, words) for line in view.lines),
        best=view.season.best,
        rules=rules_in_words(view.season, words),
        notes=left_out(view, words),
    )


def called(line: SeasonLine, words: Words) -> str:
    """What somebody in a season is called; whoever was forgotten says so in words."""
    return line.name or words("person.forgotten")


def short_days(view: SeasonView, words: Words) -> tuple[str, ...]:
    """The date of each evening as figures; with the year where the season is longer than one."""
    days = [card.day for card in view.evenings]
    longer = bool(days) and days[-1] - days[0] > _A_YEAR
    key = "season.short_day_of_year" if longer else "season.short_day"
    return tuple(words(key, day=day.day, month=day.month, year=day.year) for day in days)


def season_days(view: SeasonView, words: Words) -> str:
    """From when to when there were evenings; empty before the first."""
    days = [words.day(card.day) for card in view.evenings]
    if len(set(days)) < 2:
        return "".join(days[:1])
    return words("season.from_to", first=days[0], last=days[-1])


def rules_in_words(season: Season, words: Words) -> str:
    """What an evening brings."""
    points = ", ".join(map(str, season.for_places))
    said = [words("season.by_score") if season.by == "score" else words("season.by_place", points=points or "0")]
    if season.attendance:
        said.append(words("season.attendance", points=season.attendance))
    return " ".join(said)


def left_out(view: SeasonView, words: Words) -> tuple[str, ...]:
    """Which drives do not count yet, as one sentence; none where all count."""
    if not view.left_out:
        return ()
    named = [drive_in_words(card, words) for card in view.left_out[:_MOST_NAMED]]
    named += ["…"] if len(view.left_out) > _MOST_NAMED else []
    return (words("season.left_out", count=len(view.left_out), drives=", ".join(named)),)


def drive_in_words(card: DriveCard, words: Words) -> str:
    """A drive by its name and day."""
    return words("season.drive", title=card.title, day=words.day(card.day))


def _cells(line: SeasonLine, view: SeasonView, words: Words) -> tuple[Value, ...]:
    season, row = view.season, line.row
    points = [row.points.get(card.id) for card in view.evenings]
    others = [card for card in view.evenings if card.id in row.points and card.id not in row.counted]
    return (
        line.placed,
        called(line, words),
        row.total,
        row.evenings,
        row.average if row.deals else None,
        *((season.attendance * row.evenings,) if season.attendance else ()),
        *points,
        *((", ".join(card.day.isoformat() for card in others),) if season.best is not None else ()),
    )


def _printed(line: SeasonLine, view: SeasonView, words: Words) -> paper.SeasonLine:
    came = (line.row.came(card.id) for card in view.evenings)
    return paper.SeasonLine(
        place=line.placed,
        name=called(line, words),
        evenings=tuple(None if each is None else _attended(each) for each in came),
        total=line.row.total,
        average=line.row.average if line.row.deals else None,
    )


def _attended(came: Came) -> paper.Attended:
    return paper.Attended(came.points, str(came.place), came.counts)


def _workbook(view: SeasonView, words: Words) -> bytes:
    """The table as a workbook. Its library is loaded by the first call, not before."""
    from whistdrive.export.xlsx_file import workbook_of

    day = view.evenings[-1].day if view.evenings else UNDATED
    return workbook_of(view.season.name, day, [season_part(view, words)])


def _web_page(view: SeasonView, words: Words) -> bytes:
    return framed(view.season.name, words.language, _lines(view, words))


def _lines(view: SeasonView, words: Words) -> Iterator[str]:
    yield f'<h1 dir="auto">{escape(view.season.name)}</h1>'
    yield paragraph(season_days(view, words), "quiet")
    for state in left_out(view, words):
        yield paragraph(state, "state")
    below = [rules_in_words(view.season, words)]
    if view.season.best is not None:
        below.append(words("season.best_of", best=view.season.best))
    if view.lines:
        yield from section("season", season_part(view, words), below, words)


def _csv(view: SeasonView, words: Words) -> bytes:
    return csv_of(season_part(view, words))


_MAKERS: Mapping[str, Callable[[SeasonView, Words], bytes]] = {
    "workbook": _workbook,
    "web_page": _web_page,
    "csv": _csv,
}
