"""Guide cards: each player's, or pair's, whole way through the room, to be cut apart and carried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, HRFlowable, KeepTogether, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.core.sheet import SIDES
from whistdrive.movement.forecast import forecast
from whistdrive.printing.card_lines import (
    Holder,
    Sitting,
    Sittings,
    a_card_a_pair,
    holders,
    meets_opponents,
    sitting_of,
    sittings,
    word_for_absence,
)
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import corrected, when_and_where
from whistdrive.printing.frame import Content
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, emphasis, grid
from whistdrive.printing.look import CARD_MARGIN, GREEN, HAIR, LARGE, PAPERS, PENCIL, QUIET, STRONG, Page
from whistdrive.printing.marks import side_heading
from whistdrive.printing.tables import name_in_seat
from whistdrive.printing.text import fitted
from whistdrive.words import Words

_ROUND: Final = 13 * mm
_TABLE: Final = 12 * mm
_SEAT: Final = 13 * mm
_PARTNERS_SHARE: Final = 0.4
"""How much of the room for names a partner has beside two opponents."""


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A card for every player, shared seat or fixed pair with all rounds, those still to come as they will be.

    Raises Refused (``route_by_results``) where the way depends on results, and (``too_few``) where no table is full.
    """
    ahead = None if drive.closed else forecast(drive, drive.plan.rounds)
    if ahead is None and not drive.closed:
        raise refuse("route_by_results")
    known = drive if ahead is None else replace(drive, rounds=ahead)
    seen = sittings(known)
    page = Page(*PAPERS[choices.size], CARD_MARGIN, columns=2 if choices.size in LARGE else 1, cut=True)
    cards = [_card(known, holder, seen, words, page.inner) for holder in holders(known)]
    return Content(words("document.guides"), tuple(cards), page, corrected(drive, words))


def _card(drive: Drive, holder: Holder, seen: Sequence[Sittings], words: Words, inner: float) -> Flowable:
    """One card and the line to cut along below it; where it is longer than the sheet its head comes again."""
    about = f"{words('paper.guide')} · {drive.title} · {when_and_where(drive, words)}"
    head: list[Flowable] = [fitted(about, inner, size=7.5, least=6.5, lines=2, colour=QUIET)]
    head += [fitted(name_in_seat(each, words), inner, size=12, lead=str(each.number)) for each in holder]
    whom = ["opponents"] if meets_opponents(drive) else ["partner", "opponents"]
    widths = _widths(len(whom), inner)
    rows: list[list[Cell]] = [
        [head, *[""] * (len(widths) - 1)],
        [words(f"paper.{key}") for key in ("round", "table", "seat_heading", *whom)],
    ]
    for number, sat in enumerate(seen, start=1):
        sitting = sitting_of(holder, sat)
        if sitting is None:
            absent = word_for_absence(drive, holder, number, words)
            rows.append([str(number), absent, *[""] * (len(widths) - 2)])
        else:
            met = [sitting.opponents] if meets_opponents(drive) else [(sitting.partner,), sitting.opponents]
            names = [_names(each, width) for each, width in zip(met, widths[3:], strict=True)]
            rows.append([str(number), str(sitting.table), _seat(drive, sitting, words), *names])
    style: list[Command] = [
        ("SPAN", (0, 0), (-1, 0)),
        ("LEFTPADDING", (0, 0), (-1, 0), 0),
        ("RIGHTPADDING", (0, 0), (-1, 0), 0),
        ("LINEBELOW", (0, 0), (-1, 0), STRONG, GREEN),
        ("ALIGN", (0, 1), (2, -1), "CENTER"),
        *emphasis((1, 2), (1, -1)),
    ]
    cut = HRFlowable(width="100%", thickness=HAIR, color=PENCIL, dash=(3, 3), spaceBefore=0, spaceAfter=4 * mm)
    return KeepTogether([grid(rows, widths, heads=2, style=style), Spacer(0, 4 * mm), cut])


def _widths(names: int, inner: float) -> list[float]:
    room = inner - _ROUND - _TABLE - _SEAT
    shares = (1.0,) if names == 1 else (_PARTNERS_SHARE, 1 - _PARTNERS_SHARE)
    return [_ROUND, _TABLE, _SEAT, *(share * room for share in shares)]


def _names(people: Sequence[str], width: float) -> Cell:
    return [fitted(each, width - 2 * SIDE_ROOM, size=8, least=6.5) for each in people]


def _seat(drive: Drive, sitting: Sitting, words: Words) -> str:
    """A seat in short, or for partners with one card their side."""
    if a_card_a_pair(drive):
        return side_heading(drive.scoring, SIDES[sitting.seat not in ("N", "S")], words)
    return words.name("paper.seat", sitting.seat)
