"""Those who take part, a row each, for the table at the door."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.club import Club
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.names import folded
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.by_name import by_name

Index = QModelIndex | QPersistentModelIndex

SORT_ROLE = Qt.ItemDataRole.UserRole


class Field(IntEnum):
    """The columns."""

    NUMBER = 0
    NAME = 1
    ROLE = 2
    PAIR = 3
    TEAM = 4
    PAID = 5
    NOTE = 6


EDITABLE = frozenset({Field.NUMBER, Field.NAME, Field.PAIR, Field.TEAM})

FIGURES = frozenset({Field.NUMBER, Field.PAIR, Field.TEAM})


class EntrantsModel(QAbstractTableModel):
    """The entrants of the open drive; numbers, names, pairs and teams can be corrected.

    ``refused`` carries the :class:`Refused` of a correction that was not taken.
    """

    refused = Signal(object)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._drive: Drive | None = None
        self._entrants: tuple[Entrant, ...] = ()
        self._apart: dict[int, str] = {}
        self._notes: Mapping[int, str] = {}
        self._headers: tuple[str, ...] = ("",) * len(Field)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the headers anew."""
        self._headers = (
            self.tr("No."),
            self.tr("Name"),
            self.tr("Role"),
            self.tr("Pair"),
            self.tr("Team"),
            self.tr("Paid"),
            self.tr("Note"),
        )
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)
        self._notes = self._worded_notes()
        self._announce(0, len(self._entrants) - 1)

    def show_drive(self, drive: Drive | None) -> None:
        """Show the entrants of a drive; rows of entrants that are the same objects are left alone."""
        old, self._drive = self._drive, drive
        new = () if drive is None else drive.entrants
        self._apart = _namesakes(self._bridge.desk.evening.club, new)
        noted, self._notes = self._notes, self._worded_notes()
        if old is None or drive is None or old.id != drive.id:
            self.beginResetModel()
            self._entrants = new
            self.endResetModel()
            return
        self._remove_missing({entrant.id for entrant in new})
        self._replace_kept(new)
        if len(new) > len(self._entrants):
            self._insert_new(new)
        if old.plan is not drive.plan or noted != self._notes:
            self._announce(0, len(new) - 1)

    def entrant(self, row: int) -> Entrant:
        """Who is in a row."""
        return self._entrants[row]

    def row_of(self, entrant_id: int) -> int:
        """The row of an entrant; raises KeyError."""
        for row, entrant in enumerate(self._entrants):
            if entrant.id == entrant_id:
                return row
        raise KeyError(entrant_id)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._entrants)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Field)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        base = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return base | Qt.ItemFlag.ItemIsEditable if index.column() in EDITABLE else base

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return _alignment(Field(section)) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entrant, field = self._entrants[index.row()], Field(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(entrant, field)
        if role == SORT_ROLE:
            return self._rank(entrant, field)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(field)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[field]}: {self._text(entrant, field)}"
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        entrant, field = self._entrants[index.row()], Field(index.column())
        text = str(value).strip()
        if text == self._text(entrant, field):
            return True
        try:
            self._correct(entrant, field, text)
        except Refused as refused:
            self.refused.emit(refused)
            return False
        return True

    def _correct(self, entrant: Entrant, field: Field, text: str) -> None:
        """Write what was typed into a cell; raises Refused."""
        if field is Field.TEAM:
            team = whole_number(text, "team") if text else None
            self._bridge.do(changes.set_team, entrant=entrant.id, team=team)
            return
        name = text if field is Field.NAME else entrant.name
        number = whole_number(text, "number") if field is Field.NUMBER else entrant.number
        pair = entrant.pair
        if field is Field.PAIR:
            pair = whole_number(text, "pair") if text else None
        self._bridge.do(changes.edit_entrant, entrant=entrant.id, name=name, number=number, pair=pair)

    def note(self, entrant: Entrant) -> str:
        """What sets somebody apart.

        Which of several namesakes it is; a dummy; with whom they share a seat; a team that no column shows; from and
        until when they play where that is not the whole evening.
        """
        return self._notes[entrant.id]

    def _worded_notes(self) -> Mapping[int, str]:
        """The notes on everybody, by id: worded once for each change, and not each time that a cell is painted."""
        drive = self._drive
        if drive is None:
            return {}
        beside = _beside(drive)
        return {each.id: " · ".join(self._about(drive, each, beside[each.id])) for each in drive.entrants}

    def _about(self, drive: Drive, entrant: Entrant, beside: _Beside) -> Iterator[str]:
        if entrant.id in self._apart:
            yield self._apart[entrant.id]
        if entrant.dummy:
            yield self.tr("dummy")
        if beside.sharing:
            yield self.tr("shares with {names}").format(names=", ".join(map(_called, beside.sharing)))
        for other in beside.before:
            yield self.tr("substitute for {name}").format(name=_called(other))
        for other in beside.after:
            yield self.tr("substitute: {name}").format(name=_called(other))
        if entrant.team is not None and not drive.movement.keeps_teams:
            yield self.tr("team {number}").format(number=entrant.team)
        if entrant.since > 1:
            yield self.tr("from round {round}").format(round=entrant.since)
        if entrant.until == 0:
            yield self.tr("left before the start")
        elif entrant.until is not None:
            yield self.tr("left after round {round}").format(round=entrant.until)

    def _text(self, entrant: Entrant, field: Field) -> str:
        match field:
            case Field.NUMBER:
                return str(entrant.number)
            case Field.NAME:
                return entrant.name
            case Field.ROLE:
                return role_name(self._drive, entrant.role)
            case Field.PAIR:
                return "" if entrant.pair is None else str(entrant.pair)
            case Field.TEAM:
                return "" if entrant.team is None else str(entrant.team)
            case Field.PAID:
                return self._paid(entrant)
            case Field.NOTE:
                return self._notes.get(entrant.id, "")  # a row that is about to go has none any more

    def _paid(self, entrant: Entrant) -> str:
        if entrant.paid:
            return self.tr("✓ paid")
        owes = self._drive is not None and self._drive.plan.fee > 0 and not entrant.dummy
        return self.tr("to pay") if owes else ""

    def _rank(self, entrant: Entrant, field: Field) -> int | str:
        match field:
            case Field.NUMBER:
                return entrant.number
            case Field.NAME:
                return by_name(entrant.name)
            case Field.PAIR:
                return entrant.pair or 0
            case Field.TEAM:
                return entrant.team or 0
            case _:
                return self._text(entrant, field)

    def _remove_missing(self, ids: set[int]) -> None:
        for row in reversed(range(len(self._entrants))):
            if self._entrants[row].id not in ids:
                self.beginRemoveRows(QModelIndex(), row, row)
                self._entrants = self._entrants[:row] + self._entrants[row + 1 :]
                self.endRemoveRows()

    def _replace_kept(self, new: tuple[Entrant, ...]) -> None:
        by_id = {entrant.id: entrant for entrant in new}
        before, self._entrants = self._entrants, tuple(by_id[entrant.id] for entrant in self._entrants)
        changed = [at for at, (was, now) in enumerate(zip(before, self._entrants, strict=True)) if was is not now]
        if changed:  # told once: a view measures all its rows anew each time
            self._announce(changed[0], changed[-1])

    def _insert_new(self, new: tuple[Entrant, ...]) -> None:
        known = {entrant.id for entrant in self._entrants}
        added = tuple(entrant for entrant in new if entrant.id not in known)
        first = len(self._entrants)
        self.beginInsertRows(QModelIndex(), first, first + len(added) - 1)
        self._entrants += added
        self.endInsertRows()

    def _announce(self, first: int, last: int) -> None:
        if 0 <= first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Field) - 1))


class _Beside(NamedTuple):
    """Who else has somebody's seat: those who sit there in turn, and those who had it before or after them."""

    sharing: list[Entrant]
    before: list[Entrant]
    after: list[Entrant]


def _beside(drive: Drive) -> Mapping[int, _Beside]:
    """By id, who else has their seats."""
    by_id = drive.by_id
    found: defaultdict[int, _Beside] = defaultdict(lambda: _Beside([], [], []))
    for entrant in drive.entrants:
        if entrant.shares is not None:
            found[entrant.id].sharing.append(by_id[entrant.shares])
            found[entrant.shares].sharing.append(entrant)
        if entrant.replaces is not None:
            found[entrant.id].before.append(by_id[entrant.replaces])
            found[entrant.replaces].after.append(entrant)
    return found


def _called(entrant: Entrant) -> str:
    return f"{entrant.number} {entrant.name}"


def _namesakes(club: Club, entrants: tuple[Entrant, ...]) -> dict[int, str]:
    """By entrant, what tells those apart who bear the same name: a nickname or a number of the club."""
    count = Counter(folded(entrant.name) for entrant in entrants)
    people = {person.id: person for person in club.people}
    return {
        entrant.id: person.nickname or person.club_number
        for entrant in entrants
        if count[folded(entrant.name)] > 1
        and (person := people.get(entrant.person or 0))
        and (person.nickname or person.club_number)
    }


def role_name(drive: Drive | None, role: str | None) -> str:
    """The club's own word for a role; empty for none."""
    if role is None:
        return ""
    if drive is None or drive.plan.roles is None:
        return role
    return drive.plan.roles[0 if role == "A" else 1]


def _alignment(field: Field) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if field in FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def whole_number(text: str, field: str) -> int:
    """The figure that was typed for a number, a pair or a team; raises Refused for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise refuse("number", field=field, value=text, allowed="1-9999")
    return int(text)
