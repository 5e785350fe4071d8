"""Paper: documents drawn from the values of a drive, as PDF.

To add a document: write a module beside these with a function ``content(drive, words, choices)`` that returns a
:class:`~whistdrive.printing.frame.Content`, and name the module in :data:`DOCUMENTS`. Its heading, notes and other
texts are keys in ``whistdrive/words/paper.py``, its name there is ``document.<key>``.

The PDF library is loaded by the first call of :func:`pdf`, not before.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.printing.choices import A_SHEET, AS_PLAYED, MOST_BLANK, SIZES, Choices, Size
from whistdrive.printing.files import write_file
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
    "documents",
    "nearest_size",
    "pdf",
    "replaced_letters",
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
    "signin",
    "numbers",
    "mc",
    "fairness",
)
"""Every document by its key, which is also the name of its module, in the order in which they are offered."""

FORMS = frozenset({"cards", "slips", "signin", "numbers"})
"""Documents that can be made before any name is known: see ``Choices.players``."""

_OF_ROUNDS = frozenset({"cross", "seating", "guides", "slips", "sheets", "mc", "fairness"})
"""Documents about tables and who sits at them."""

OF_PRIZES = ("prizes", "announcer")
"""Documents that only a drive with prizes has."""

_SMALL = frozenset({"cards", "numbers"})
"""Documents that are still read on A6."""


class Document(Protocol):
    """What the module of a document answers."""

    def content(self, drive: Drive, words: Words, choices: Choices) -> Content:
        """What the document prints; raises Refused when there is nothing to print yet."""
        ...


def documents(drive: Drive) -> tuple[str, ...]:
    """Those of :data:`DOCUMENTS` that a drive can have: one from people's cards has no tables, many have no prizes."""
    left_out: frozenset[str] = frozenset(() if drive.prizes else OF_PRIZES)
    if drive.plan.entry == "cards" and not drive.rounds:
        left_out |= _OF_ROUNDS
    return tuple(document for document in DOCUMENTS if document not in left_out)


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

    Raises :class:`~whistdrive.core.findings.Refused` when there is nothing to print yet or a choice is none of those
    offered (``paper_size``, ``a_sheet``, ``blank_forms``), and KeyError for a document that does not exist.
    """
    if document not in DOCUMENTS:
        raise KeyError(document)
    if document not in documents(drive):
        raise refuse("no_prizes" if document in OF_PRIZES else "from_cards")
    _check(document, choices)
    from whistdrive.printing.frame import render

    if choices.players is not None and document in FORMS:
        drive = unnamed(drive, choices.players)
    module = cast(Document, import_module(f"{__name__}.{document}"))
    return render(module.content(drive, words, choices), drive, words, choices.size)


def _check(document: str, choices: Choices) -> None:
    if choices.size not in sizes(document):
        raise refuse("paper_size", value=choices.size, allowed=" ".join(sizes(document)))
    offered = A_SHEET.get(document, ())
    if offered and choices.a_sheet not in (None, *offered):
        raise refuse("a_sheet", value=choices.a_sheet, allowed=" ".join(map(str, sorted(offered))))
    if choices.players is not None and not 1 <= choices.players <= MOST_BLANK:
        raise refuse("blank_forms", value=choices.players, allowed=f"1-{MOST_BLANK}")
