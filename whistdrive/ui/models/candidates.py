"""Who may be meant by what is typed: members to sign in, people who are in already, somebody new."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from whistdrive.core.drive import Drive, Entrant, Evening
from whistdrive.desk.roster import find_entrants, search, told_apart

Index = QModelIndex | QPersistentModelIndex

MOST_PRESENT = 3
"""How many of those who are in already are listed: enough to see it, and never more than there is room for."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One line of the list; ``key``: a person's id (``member``), an entrant's number (``present``) or id (``host``)."""

    kind: Literal["member", "present", "new", "host"]
    name: str
    key: int = 0


def candidates(evening: Evening, wanted: str) -> tuple[Candidate, ...]:
    """Members not yet signed in, then who is in already, then somebody new of that name."""
    text = " ".join(wanted.split())
    if not text or evening.drive is None:
        return ()
    apart = told_apart(person for person in evening.club.people if not person.archived)
    members = [Candidate("member", apart[person.id], person.id) for person in search(evening.club, evening.drive, text)]
    present = [Candidate("present", entrant.name, entrant.number) for entrant in find_entrants(evening.drive, text)]
    new = [] if text.isdecimal() else [Candidate("new", text)]
    return (*members, *present[:MOST_PRESENT], *new)


def hosts(drive: Drive, guest: Entrant, wanted: str) -> tuple[Candidate, ...]:
    """The others in the room in whose seat somebody may sit in turn, each with the number."""
    found = find_entrants(drive, wanted)
    coming = len(drive.rounds) + 1
    return tuple(
        Candidate("host", f"{entrant.number} {entrant.name}", entrant.id)
        for entrant in found
        if entrant.id != guest.id and entrant.plays(coming)
    )


class CandidatesModel(QAbstractListModel):
    """The list under a field in which people are named."""

    def __init__(self) -> None:
        super().__init__()
        self._candidates: tuple[Candidate, ...] = ()

    def show_candidates(self, found: tuple[Candidate, ...]) -> None:
        """Replace the list."""
        self.beginResetModel()
        self._candidates = found
        self.endResetModel()

    def candidate(self, row: int) -> Candidate | None:
        """What stands in a row, if there is such a row."""
        return self._candidates[row] if 0 <= row < len(self._candidates) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._candidates)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        found = self.candidate(index.row())
        if found is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(found)
        if role == Qt.ItemDataRole.ForegroundRole and found.kind == "present":
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    def _text(self, found: Candidate) -> str:
        match found.kind:
            case "member" | "host":
                return found.name
            case "present":
                return self.tr("{name}: in already, number {number}").format(name=found.name, number=found.key)
            case "new":
                return self.tr("New player “{name}”").format(name=found.name)
