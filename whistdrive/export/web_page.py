"""All parts on one page for the club's web site: one file that needs nothing else and runs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from html import escape
from typing import Final

from whistdrive.core.drive import Drive
from whistdrive.export.parts import Part, Value, part, parts_of
from whistdrive.printing.facts import rules_in_words, state_of_results, when_and_where
from whistdrive.printing.marks import figure
from whistdrive.printing.notes import notes, particulars
from whistdrive.printing.tables import current
from whistdrive.words import Words

_STYLE: Final = """
:root { color-scheme: light dark;
  --ground: #f6f5f1; --text: #1d2320; --quiet: #56605a; --line: #d9d8d2; --accent: #1b6a48; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171a18; --text: #e9ece8; --quiet: #a7b0a9; --line: #3a403c; --accent: #6ccb98; }
}
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground); color: var(--text);
  font: 1rem/1.45 "DejaVu Sans", "Segoe UI", system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem; color: var(--accent); }
p { margin: .3rem 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.state { font-weight: bold; }
nav a { margin-right: 1rem; color: var(--accent); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; vertical-align: bottom; font-size: .85rem; color: var(--quiet); }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
td { vertical-align: top; overflow-wrap: anywhere; }
td.figure, th.figure { text-align: right; overflow-wrap: normal; }
tr.new td { border-top: 2px solid var(--accent); }
@media print { nav { display: none; } body { max-width: none; padding: 0; } tr { break-inside: avoid; } }
"""

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may do with the page: show its own style, and fetch or run nothing."""


def web_page(drive: Drive, words: Words) -> bytes:
    """The page as UTF-8: who won and what it rests on, all results, and who sat where in every round."""
    parts = [(key, made) for key, made in ((key, part(key, drive, words)) for key in parts_of(drive)) if made.rows]
    links = [f'<a href="#{key}">{escape(made.name)}</a>' for key, made in parts]
    lines = [
        "<!DOCTYPE html>",
        "<html>",
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(drive.title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        *_head(drive, words),
        f"<nav>{' '.join(links)}</nav>",
        *(line for key, made in parts for line in _section(key, made, _below(key, drive, words))),
        "</body>",
        "</html>",
    ]
    return "\n".join(lines).encode()


def _head(drive: Drive, words: Words) -> Iterator[str]:
    yield f"<h1>{escape(drive.title)}</h1>"
    yield _paragraph(when_and_where(drive, words), "quiet")
    yield _paragraph(rules_in_words(drive, words), "quiet")
    for state in state_of_results(drive, words):
        yield _paragraph(state, "state")


def _below(key: str, drive: Drive, words: Words) -> Iterator[str]:
    """What the standings rest on, in the words that stand on paper too."""
    if key == "standings":
        found = current(drive)
        yield from notes(drive, found, words)
        for row in found.rows:
            yield from particulars(drive, row, words)


def _section(key: str, made: Part, below: Iterator[str]) -> Iterator[str]:
    """A table; a new list or round in its first column is parted from the one before by a stronger line."""
    figures = _figure_columns(made)
    grouped = len({row[0] for row in made.rows}) < len(made.rows) and key != "standings"
    yield f'<section id="{key}">'
    yield f"<h2>{escape(made.name)}</h2>"
    yield '<div class="wide"><table>'
    headings = "".join(
        f"<th{_class(column in figures)}>{escape(heading)}</th>" for column, heading in enumerate(made.columns)
    )
    yield f"<thead><tr>{headings}</tr></thead>"
    yield "<tbody>"
    before: Value = made.rows[0][0]
    for row in made.rows:
        cells = "".join(f"<td{_class(at in figures)}>{escape(_text(value))}</td>" for at, value in enumerate(row))
        yield f'<tr class="new">{cells}</tr>' if grouped and row[0] != before else f"<tr>{cells}</tr>"
        before = row[0]
    yield "</tbody></table></div>"
    for text in below:
        yield _paragraph(text, "quiet")
    yield "</section>"


def _figure_columns(made: Part) -> frozenset[int]:
    """The columns that hold figures, which stand to the right."""
    return frozenset(
        column
        for column in range(len(made.columns))
        if any(isinstance(row[column], int | Fraction) for row in made.rows)
    )


def _text(value: Value) -> str:
    if isinstance(value, Fraction):
        return figure(f"{float(value):.2f}")
    return figure(value) if isinstance(value, int) else value or ""


def _class(is_figure: bool) -> str:
    return ' class="figure"' if is_figure else ""


def _paragraph(text: str, kind: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>'
