"""The page read back by an HTML parser: whole tables, every text escaped, nothing fetched or run."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated, with_prizes
from typing_extensions import override

from whistdrive.core.drive import Drive, Plan, Round, Slip
from whistdrive.export import csv_file, web_page
from whistdrive.export.parts import PARTS, part
from whistdrive.words import ENGLISH, LANGUAGES, in_language

_VOID = {"meta"}


class Page(HTMLParser):
    """A page taken apart: the rows of each table, the paragraphs, and every tag with its attributes."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.paragraphs: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.feed(data.decode())
        self.close()
        assert self._open == []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self._open.append(tag)
        match tag:
            case "table":
                self.tables.append([])
            case "tr":
                self.tables[-1].append([])
            case "td" | "th":
                self.tables[-1][-1].append("")
            case "p":
                self.paragraphs.append("")

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    @override
    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("td", "th"):
            self.tables[-1][-1][-1] += data
        elif self._open and self._open[-1] == "p":
            self.paragraphs[-1] += data


def test_it_holds_all_parts_with_the_places_of_the_printed_list() -> None:
    page = Page(web_page(drives.of_drive(drives.f8(drives.HARD_NAMES)), ENGLISH))
    assert [len(table) - 1 for table in page.tables] == [8, 6, 6]
    for place, number, name, total, *_ in page.tables[0][1:]:
        player = int(number)
        expected, shared = drives.F8_PLACES[player]
        assert place == f"{expected}{'=' if shared else ''}"
        assert (name, int(total)) == (drives.HARD_NAMES[player - 1], drives.F8_TOTALS[player])
    assert any("156, as they should" in each for each in page.paragraphs)


def test_every_name_is_shown_as_it_is() -> None:
    drive = with_prizes(played(seated(len(ALL_NAMES), 2)))
    page = Page(web_page(drive, ENGLISH))
    assert set(ALL_NAMES) == {row[page.tables[0][0].index("Name")] for row in page.tables[0][1:]}
    for table, key in zip(page.tables, PARTS, strict=True):
        made = part(key, drive, ENGLISH)
        assert table[0] == list(made.columns)
        assert len(table) == len(made.rows) + 1


@pytest.mark.parametrize("title", ["Tom & Jerry <Cup>", "</title><script>alert(1)</script>", '"><img src=x>'])
def test_nothing_runs_and_nothing_is_fetched(title: str) -> None:
    drive = with_prizes(played(seated(len(ALL_NAMES), 2)))
    data = web_page(_titled(drive, title), ENGLISH)
    page = Page(data)
    allowed = {"html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "nav", "a", "section", "div"}
    assert {tag for tag, _ in page.tags} <= allowed | {"table", "thead", "tbody", "tr", "th", "td"}
    assert all(not str(value).startswith("http") for _, given in page.tags for value in given.values())
    assert {given["href"] for tag, given in page.tags if tag == "a"} == {f"#{key}" for key in PARTS}
    assert not any(name in ("src", "style") or name.startswith("on") for _, given in page.tags for name in given)
    assert b"default-src 'none'" in data


def test_the_figures_are_those_of_the_file_for_spreadsheets() -> None:
    drive = played(seated(8, 2, scoring="points", plan=Plan(rounds=2, deals=2, interval=1)))
    rows = Page(web_page(drive, ENGLISH)).tables[0]
    shown = [[cell.replace("\N{MINUS SIGN}", "-") for cell in row] for row in rows]
    lines = csv_file("standings", drive, ENGLISH).decode("utf-8-sig").splitlines()
    assert [row[3:] for row in shown[1:]] == [
        line.split(",")[-len(row[3:]) :] for line, row in zip(lines[1:], shown[1:], strict=True)
    ]


def test_it_says_its_language_and_lets_every_name_run_its_own_way() -> None:
    drive = played(seated(8, 2))
    for language in LANGUAGES:
        tags = Page(web_page(drive, in_language(language))).tags
        assert dict(tags)["html"] == {"lang": language}
        for tag, given in tags:
            if tag in ("h1", "p") or (tag == "td" and given.get("class") != "figure"):
                assert given["dir"] == "auto"


def test_parts_without_rows_are_left_out() -> None:
    page = Page(web_page(drives.drive(8), ENGLISH))
    assert len(page.tables) == 1
    assert [given["href"] for tag, given in page.tags if tag == "a"] == ["#standings"]


def test_what_is_missing_is_said() -> None:
    drive = played(seated(8, 1))
    first, second = drive.rounds[0].tables
    half = replace(drive, rounds=(Round((first, replace(second, slip=Slip()))),))
    assert "Provisional. Results are missing: round 1 (tables: 2)" in Page(web_page(half, ENGLISH)).paragraphs


def _titled(drive: Drive, title: str) -> Drive:
    return replace(drive, title=title, venue=title)
