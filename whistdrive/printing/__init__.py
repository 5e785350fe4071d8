"""Paper: documents drawn from the values of a drive, as PDF, and standings and prizes as files for spreadsheets.

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
from whistdrive.printing.choices import AS_PLAYED, Choices
from whistdrive.printing.files import write_file
from whistdrive.printing.prize_file import prizes_csv
from whistdrive.printing.tables import standings_csv
from whistdrive.words import Words

if TYPE_CHECKING:
    from whistdrive.printing.frame import Content

__all__ = ["DOCUMENTS", "OF_PRIZES", "Choices", "documents", "pdf", "prizes_csv", "standings_csv", "write_file"]

DOCUMENTS = ("standings", "prizes", "announcer", "seating", "cards", "slips", "sheets", "fairness")
"""Every document by its key, which is also the name of its module, in the order in which they are offered."""

_OF_ROUNDS = frozenset({"seating", "slips", "sheets", "fairness"})
"""Documents about tables and who sits at them."""

OF_PRIZES = ("prizes", "announcer")
"""Documents that only a drive with prizes has."""


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


def pdf(document: str, drive: Drive, words: Words, choices: Choices = AS_PLAYED) -> bytes:
    """One of :data:`DOCUMENTS` on A4, drawn from the drive as it is; the same values give the same bytes.

    Raises :class:`~whistdrive.core.findings.Refused` when there is nothing to print yet and KeyError for a document
    that does not exist.
    """
    if document not in DOCUMENTS:
        raise KeyError(document)
    if document not in documents(drive):
        raise refuse("no_prizes" if document in OF_PRIZES else "from_cards")
    from whistdrive.printing.frame import render

    module = cast(Document, import_module(f"{__name__}.{document}"))
    return render(module.content(drive, words, choices), drive, words)
