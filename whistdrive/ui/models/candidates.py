"""Who may be meant by what is typed: members to sign in, people who are in already, somebody new."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.club import Club
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.roster import NOBODY, called_in, find_entrants, look_up, matches, to_sign_in
from whistdrive.ui.by_name import by_name

Index = QModelIndex | QPersistentModelIndex

LEAST_LETTERS = 2

MOST_PRESENT = 3
"""How many of those who are in already are listed: enough to see it, and never more than there is room for."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One line of the list.

    ``key`` is a person's id (``member``, ``person``), an entrant's number (``present``) or id (``host``, ``dummy``); 0
    where there is nobody: somebody ``new``, a place ``beside`` the tables or at one that ``opens``.
    """

    kind: Literal["member", "person", "present", "new", "host", "dummy", "beside", "opens"]
    name: str
    key: int = 0


def enough_to_list(text: str) -> bool:
    """Whether what is typed is enough to list people by: two letters, or anything that is no plain letter."""
    typed = text.strip()
    return len(typed) >= LEAST_LETTERS or (typed != "" and not (typed.isascii() and typed.isalpha()))


def candidates(evening: Evening, wanted: str, regulars: Mapping[int, int] = NOBODY) -> tuple[Candidate, ...]:
    """Members not yet signed in, then who is in already, then somebody new of that name.

    Of members who are as likely those come first who were at most of the latest drives (``regulars``: how many, by id).
    Members who are found only where slips of the hand are forgiven follow the others after a single word, which is
    hardly a whole name; after several it comes before them that this may be somebody new.
    """
    text = " ".join(wanted.split())
    if not text or evening.drive is None:
        return ()
    apart = called_in(evening.club)
    sure: list[Candidate] = []
    nearly: list[Candidate] = []
    for found in to_sign_in(evening.club, evening.drive, text, regulars, by_name):
        (nearly if found.slips else sure).append(Candidate("member", apart[found.person.id], found.person.id))
    present = [Candidate("present", entrant.name, entrant.number) for entrant in find_entrants(evening.drive, text)]
    new = [] if text.isdecimal() else [Candidate("new", text)]
    if len(text.split()) > 1:
        return (*sure, *present[:MOST_PRESENT], *new, *nearly)
    return (*sure, *nearly, *present[:MOST_PRESENT], *new)


def others(club: Club, person: int, wanted: str) -> tuple[Candidate, ...]:
    """The others in the lists of the club who may be meant, besides a person (id)."""
    apart = called_in(club)
    listed = (each for each in club.people if each.listed and each.id != person)
    found = look_up(listed, wanted, order=by_name)
    return tuple(Candidate("person", apart[each.person.id], each.person.id) for each in found)


def hosts(drive: Drive, guest: Entrant, wanted: str) -> tuple[Candidate, ...]:
    """The others in the room in whose seat somebody may sit in turn, each with the number."""
    found = find_entrants(drive, wanted)
    coming = len(drive.rounds) + 1
    return tuple(
        Candidate("host", f"{entrant.number} {entrant.name}", entrant.id)
        for entrant in found
        if entrant.id != guest.id and entrant.plays(coming)
    )


def places(evening: Evening, came: Entrant, wanted: str) -> tuple[Candidate, ...]:
    """Where somebody who waits may have a place in the round that is seated: beside the tables, or for a dummy."""
    drive = evening.drive
    if drive is None or not drive.rounds:
        return ()
    found = []
    beside = _with_place(evening, came, None)
    if beside is not None:
        opens = len(beside.rounds[-1].tables) > len(drive.rounds[-1].tables)
        found.append(Candidate("opens" if opens else "beside", ""))
    found += (
        Candidate("dummy", f"{each.number} {each.name}", each.id)
        for each in map(drive.entrant, drive.rounds[-1].entrants())
        if each.dummy and _with_place(evening, came, each.id) is not None
    )
    return tuple(each for each in found if not wanted.strip() or (each.name and matches(wanted, each.name)))


def _with_place(evening: Evening, came: Entrant, instead: int | None) -> Drive | None:
    """The drive as it would be, if it can be."""
    try:
        return changes.take_seat(evening, entrant=came.id, instead=instead).drive
    except Refused:
        return None


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
            case "member" | "person" | "host":
                return found.name
            case "dummy":
                return self.tr("in the place of the dummy {name}").format(name=found.name)
            case "beside":
                return self.tr("rests in this round, and can change places with anybody")
            case "opens":
                return self.tr("at a new table, with those who rest")
            case "present":
                return self.tr("{name}: in already, number {number}").format(name=found.name, number=found.key)
            case "new":
                return self.tr("New player “{name}”").format(name=found.name)
