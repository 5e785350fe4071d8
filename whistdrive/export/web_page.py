"""All parts on one page for the club's web site: one file that needs nothing else and runs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from whistdrive.core.drive import Drive
from whistdrive.export.page_frame import framed, paragraph
from whistdrive.export.parts import Part, Value, part, parts_of
from whistdrive.printing.facts import rules_in_words, state_of_results, when_and_where
from whistdrive.printing.marks import figure
from whistdrive.printing.notes import notes, particulars
from whistdrive.printing.tables import current
from whistdrive.words import Words


def web_page(drive: Drive, words: Words) -> bytes:
    """The page as UTF-8: who won and what it rests on, all results, and who sat where in every round."""
    parts = [(key, made) for key, made in ((key, part(key, drive, words)) for key in parts_of(drive)) if made.rows]
    links = [f'<a href="#{key}">{escape(made.name)}</a>' for key, made in parts]
    lines = [
        *_head(drive, words),
        f"<nav>{' '.join(links)}</nav>",
        *(line for key, made in parts for line in section(key, made, _below(key, drive, words), words)),
    ]
    return framed(drive.title, words.language, lines)


def _head(drive: Drive, words: Words) -> Iterator[str]:
    yield f'<h1 dir="auto">{escape(drive.title)}</h1>'
    yield paragraph(when_and_where(drive, words), "quiet")
    yield paragraph(rules_in_words(drive, words), "quiet")
    for state in state_of_results(drive, words):
        yield paragraph(state, "state")


def _below(key: str, drive: Drive, words: Words) -> Iterator[str]:
    """What the standings rest on, in the words that stand on paper too."""
    if key == "standings":
        found = current(drive)
        yield from notes(drive, found, words)
        for row in found.rows:
            yield from particulars(drive, row, words)


def section(key: str, made: Part, below: Iterable[str], words: Words) -> Iterator[str]:
    """A table with some paragraphs below it, as lines of HTML.

    A new list or round in its first column is parted from the one before by a stronger line.
    """
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
        cells = "".join(f"<td{_told(at in figures)}>{escape(_text(value, words))}</td>" for at, value in enumerate(row))
        yield f'<tr class="new">{cells}</tr>' if grouped and row[0] != before else f"<tr>{cells}</tr>"
        before = row[0]
    yield "</tbody></table></div>"
    for text in below:
        yield paragraph(text, "quiet")
    yield "</section>"


def _figure_columns(made: Part) -> frozenset[int]:
    """The columns that hold figures, which stand to the right."""
    return frozenset(
        column
        for column in range(len(made.columns))
        if any(isinstance(row[column], int | Fraction) for row in made.rows)
    )


def _text(value: Value, words: Words) -> str:
    if isinstance(value, Fraction):
        return words.decimal(float(value))
    return figure(value) if isinstance(value, int) else value or ""


def _class(is_figure: bool) -> str:
    return ' class="figure"' if is_figure else ""


def _told(is_figure: bool) -> str:
    """What a cell is: a figure, or a text that runs the way its own letters do, for names of any script stand there."""
    return _class(is_figure=True) if is_figure else ' dir="auto"'
