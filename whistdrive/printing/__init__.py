"""Paper: documents drawn from the values of a drive, as PDF.

To add a document: write a module beside these with a function ``content(drive, words, choices)`` that returns a
:class:`~whistdrive.printing.frame.Content`, and name the module in :data:`DOCUMENTS`. Its heading, notes and other
texts are keys in ``whistdrive/words/paper.py``, its name there is ``document.<key>``.

The PDF library is loaded by the first call of :func:`pdf`, not before.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from whistdrive.core.cash import has_money
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused, refuse
from whistdrive.printing.choices import A_SHEET, AS_PLAYED, MOST_BLANK, SIZES, Choices, Size
from whistdrive.printing.facts import corrected, corrections
from whistdrive.printing.files import document_name, file_name, write_file
from whistdrive.printing.season_lines import Season
from whistdrive.printing.unnamed import unnamed
from whistdrive.words import Words

if TYPE_CHECKING:
    from whistdrive.printing.frame import Content

__all__ = [
    "A_SHEET",
    "DOCUMENTS",
    "FORMS",
    "MOST_BLANK",
    "OF_PRIZES",
    "SIZES",
    "Choices",
    "Size",
    "document_name",
    "documents",
    "file_name",
    "naming",
    "nearest_size",
    "pdf",
    "replaced_letters",
    "season_pdf",
    "sizes",
    "write_file",
]

DOCUMENTS = (
    "standings",
    "prizes",
    "announcer",
    "cross",
    "seating",
    "guides",
    "cards",
    "slips",
    "sheets",
    "blank_sheets",
    "signin",
    "numbers",
    "mc",
    "rules",
    "fairness",
    "cash",
)
"""Every document by its key, which is also the name of its module, in the order in which they are offered."""

FORMS = frozenset({"cards", "slips", "blank_sheets", "signin", "numbers"})
"""Documents that can be made before any name is known: see ``Choices.players``."""

_OF_ROUNDS = frozenset({"cross", "seating", "guides", "slips", "sheets", "blank_sheets", "mc", "fairness"})
"""Documents about tables and who sits at them."""

OF_PRIZES = ("prizes", "announcer")
"""Documents that only a drive with prizes has."""

_OF_RESULTS = frozenset({"standings", *OF_PRIZES, "cross", "cards", "sheets"})
"""Documents that are no longer true once a result is corrected."""

_SMALL = frozenset({"cards", "numbers"})
"""Documents that are still read on A6."""


class Document(Protocol):
    """What the module of a document answers."""

    def content(self, drive: Drive, words: Words, choices: Choices) -> Content:
        """What the document prints; raises Refused when there is nothing to print yet."""
        ...


def documents(drive: Drive) -> tuple[str, ...]:
    """Those of :data:`DOCUMENTS` that a drive can have.

    One from people's cards has no tables, and many have no prizes or no money.
    """
    left_out: frozenset[str] = frozenset(() if drive.prizes else OF_PRIZES)
    left_out |= frozenset(() if has_money(drive) else ("cash",))
    if drive.plan.entry == "cards" and not drive.rounds:
        left_out |= _OF_ROUNDS
    return tuple(document for document in DOCUMENTS if document not in left_out)


def naming(drive: Drive) -> tuple[str, ...]:
    """The documents of a drive that may be out by now and bear names of its people."""
    played = any(seated.started for seated in drive.rounds) or bool(drive.cards)
    left_out = {"numbers", "fairness", "blank_sheets", "mc", "cash"}
    left_out |= frozenset() if drive.rounds else _OF_ROUNDS
    left_out |= frozenset() if played else _OF_RESULTS - {"cards"}
    return tuple(document for document in documents(drive) if document not in left_out)


def sizes(document: str) -> tuple[Size, ...]:
    """The papers on which a document can be printed, in the order of :data:`SIZES`."""
    return SIZES if document in _SMALL else SIZES[:-1]


def nearest_size(document: str, size: Size) -> Size:
    """That paper, or the next larger one on which the document can be printed."""
    return size if size in sizes(document) else sizes(document)[-1]


def replaced_letters(drive: Drive, words: Words) -> str:
    """Whose letters cannot be printed and are marked on every document, in words; empty where all can be."""
    from whistdrive.printing.letters import replaced_letters

    return replaced_letters(drive, words)


def pdf(document: str, drive: Drive, words: Words, choices: Choices = AS_PLAYED) -> bytes:
    """One of :data:`DOCUMENTS`, drawn from the drive as it is; the same values give the same bytes.

    Nothing that is only tried out is on it. Documents of results say what was corrected of them (``choices.late``).
    Raises :class:`~whistdrive.core.findings.Refused` when there is nothing to print yet or a choice is none of those
    offered (``paper_size``, ``a_sheet``, ``blank_forms``), and KeyError for a document that does not exist.
    """
    if document not in DOCUMENTS:
        raise KeyError(document)
    if document not in documents(drive):
        raise _not_for_it(document)
    _check(document, choices)
    from whistdrive.printing.frame import About, render

    drive = drive.earnest
    if choices.players is not None and document in FORMS:
        drive = unnamed(drive, choices.players)
    module = cast(Document, import_module(f"{__name__}.{document}"))
    content = module.content(drive, words, choices)
    if choices.late is not None and _tells_results(document, choices):
        others = (note for note in content.notes if note not in corrected(drive, words))
        content = replace(content, notes=(*others, *corrections(drive, choices.late, words)))
    return render(content, About.drive(drive, words), words, choices.size)


def _not_for_it(document: str) -> Refused:
    """Why a drive does not have a document."""
    if document == "cash":
        return refuse("no_money")
    return refuse("no_prizes" if document in OF_PRIZES else "from_cards")


def _tells_results(document: str, choices: Choices) -> bool:
    """Whether a document tells results of which an earlier copy told others."""
    return document in _OF_RESULTS and choices.filled and choices.players is None


def season_pdf(season: Season, words: Words, size: Size = SIZES[0]) -> bytes:
    """The table of a season, across the paper; the same values give the same bytes.

    Raises :class:`~whistdrive.core.findings.Refused` (``paper_size``) where it cannot be printed on that size.
    """
    if size not in SIZES[:-1]:
        raise refuse("paper_size", value=size, allowed=" ".join(SIZES[:-1]))
    from whistdrive.printing.season import drawn

    return drawn(season, words, size)


def _check(document: str, choices: Choices) -> None:
    if choices.size not in sizes(document):
        raise refuse("paper_size", value=choices.size, allowed=" ".join(sizes(document)))
    offered = A_SHEET.get(document, ())
    if offered and choices.a_sheet not in (None, *offered):
        raise refuse("a_sheet", value=choices.a_sheet, allowed=" ".join(map(str, sorted(offered))))
    if choices.players is not None and not 1 <= choices.players <= MOST_BLANK:
        raise refuse("blank_forms", value=choices.players, allowed=f"1-{MOST_BLANK}")
