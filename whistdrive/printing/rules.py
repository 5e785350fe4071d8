"""How it is scored: the rules of the drive with its options, and an example played by them."""

from __future__ import annotations

from collections.abc import Iterator

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Spacer

from whistdrive.core.drive import Drive
from whistdrive.printing.choices import Choices
from whistdrive.printing.explained import Section, explanation
from whistdrive.printing.facts import corrected
from whistdrive.printing.frame import Content
from whistdrive.printing.look import GREEN, QUIET, SHEET, sheet
from whistdrive.printing.sheets import sheet_of
from whistdrive.printing.text import paragraph
from whistdrive.words import Words


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """The explanation of the scoring; it needs nobody and no result."""
    told = explanation(drive, words)
    story: list[Flowable] = [paragraph(told.about, size=11), *_air(1)]
    for section in told.sections:
        story += _section(section)
    example = sheet_of(told.example, 1, told.example.rounds[0].tables[0], words.at(drive.scoring))
    helped = [*_heading(told.example_heading), paragraph(told.example_help, colour=QUIET), *_air(2)]
    story.append(KeepTogether([*helped, *example]))
    return Content(told.title, tuple(story), sheet(choices.size, least=SHEET.inner), corrected(drive, words))


def _section(section: Section) -> Iterator[Flowable]:
    """A heading that stays with what it is about."""
    first, *others = (_said(each, listed=section.listed) for each in section.paragraphs)
    yield KeepTogether([*_heading(section.heading), first])
    for each in others:
        yield from _air(0.8)
        yield each


def _said(text: str, *, listed: bool) -> Flowable:
    return paragraph(f"• {text}" if listed else text, size=10)


def _heading(text: str) -> list[Flowable]:
    return [*_air(3), paragraph(text, size=11, bold=True, colour=GREEN), *_air(0.8)]


def _air(high: float) -> list[Flowable]:
    """Room between two paragraphs, in millimetres."""
    return [Spacer(0, high * mm)]
