"""Taking lists in as somebody does who accepts whatever the preview shows."""

from __future__ import annotations

from dataclasses import replace

from tests.drives import of_drive

from whistdrive.core.changes.parts import clean
from whistdrive.core.evening import Evening
from whistdrive.core.texts import is_seen
from whistdrive.exchange.fields import columns_of
from whistdrive.exchange.preview import Choice, Preview, previewed
from whistdrive.exchange.read import read_table
from whistdrive.exchange.targets import TARGETS
from whistdrive.words import Words, in_language


def looked_at(key: str, data: bytes, evening: Evening) -> Preview:
    """The preview of a file, with its columns matched by their headings."""
    target, grid = TARGETS[key], read_table(data)
    return previewed(target, evening, grid, Choice(columns_of(target.fields(evening), grid.rows[0])))


def taken_in(key: str, data: bytes, evening: Evening) -> Evening:
    """The evening after a file was taken in; the very same where nothing in it is new."""
    preview = looked_at(key, data, evening)
    assert not preview.grave, [(row.line.number, row.findings) for row in preview.rows if row.grave] or preview.findings
    return evening if preview.step is None else preview.step.on(evening)


def text(*rows: str, encoding: str = "utf-8") -> bytes:
    """A text file of some lines."""
    return "\r\n".join(rows).encode(encoding)


SPOKEN: tuple[Words, ...] = tuple(in_language(language) for language in ("en", "fi", "sv", "ru", "ro"))


def tidy(of: Evening) -> Evening:
    """The evening with all names as the program keeps them, which those of random clubs need not be.

    Everybody has a number in the club by which they are told apart.
    """
    people = tuple(
        replace(
            each,
            name=_named(each.name, each.id) if not each.erased else "",
            nickname=clean(each.nickname, "nickname"),
            club_number=str(each.id),
        )
        for each in of.club.people
    )
    drive = of_drive(of)
    entrants = tuple(replace(each, name=_named(each.name, each.number)) for each in drive.entrants)
    return Evening(replace(of.club, people=people), replace(drive, entrants=entrants))


def _named(name: str, number: int) -> str:
    kept = clean(name, "name")
    return kept if is_seen(kept) else f"Nameless {number}"
