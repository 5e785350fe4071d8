"""A season as files: figures stay figures, names stay texts, and what does not count is said."""

from __future__ import annotations

import csv
from datetime import date, timedelta
from fractions import Fraction
from io import BytesIO, StringIO

import pytest
from python_calamine import CalamineWorkbook
from tests.drives import HARD_NAMES

from whistdrive.core.club import Season
from whistdrive.core.seasons import SeasonRow
from whistdrive.desk.seasons import SeasonLine, SeasonView
from whistdrive.export.season import ENDINGS, season_file, season_part
from whistdrive.store import DriveCard
from whistdrive.words import ENGLISH, LANGUAGES, in_language


def view() -> SeasonView:
    """Three evenings, to all of which everybody came but the first person, who missed the second; two count."""
    cards = tuple(
        DriveCard(number, f"=Evening {number}", date(2026, 9, 1) + timedelta(weeks=number), "", 13, 3, 3, True, ())
        for number in (1, 2, 3)
    )
    lines = []
    for person, name in enumerate((*HARD_NAMES, ""), start=1):
        points = {card.id: person * 10 + card.id for card in cards if (person, card.id) != (1, 2)}
        counted = frozenset(sorted(points)[-2:])
        total = sum(points[each] for each in counted)
        places = dict.fromkeys(points, person)
        row = SeasonRow(person, points, places, counted, total, 3 * len(points), sum(points.values()), place=person)
        lines.append(SeasonLine(row, name))
    return SeasonView(Season(1, "Winter", (1, 2, 3, 4), best=2), cards, (), tuple(lines))


def test_the_table_has_a_column_for_each_evening_and_says_what_does_not_count() -> None:
    made = season_part(view(), ENGLISH)
    assert made.columns[5:] == (
        "2026-09-08 =Evening 1",
        "2026-09-15 =Evening 2",
        "2026-09-22 =Evening 3",
        "Not among the best",
    )
    assert made.rows[0] == ("1", "Li, Bo", 24, 2, Fraction(4), 11, None, 13, "")
    assert made.rows[1][5:] == (21, 22, 23, "2026-09-08")
    assert made.rows[-1][1] == "(forgotten)"


def test_hard_names_come_back() -> None:
    found = list(csv.reader(StringIO(season_file("csv", view(), ENGLISH).decode("utf-8-sig"))))
    assert [row[1].removeprefix("'") for row in found[1:-1]] == list(HARD_NAMES)
    book = CalamineWorkbook.from_filelike(BytesIO(season_file("workbook", view(), ENGLISH)))
    rows = book.get_sheet_by_name("Season table").to_python()
    assert [row[1] for row in rows[1:-1]] == list(HARD_NAMES)
    assert rows[1][5:8] == [11.0, "", 13.0]
    page = season_file("web_page", view(), ENGLISH).decode()
    assert "&lt;b&gt;Bold&lt;/b&gt;, Bo" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ENDINGS)
def test_every_file_in_every_language_is_the_same_twice(file: str, language: str) -> None:
    words = in_language(language)
    assert season_file(file, view(), words) == season_file(file, view(), words)
