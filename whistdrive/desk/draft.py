"""A deal while it is being typed: nothing is written yet, but all that follows from it is known already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from whistdrive.core.contracts import Column, Dealt, Mark, Marks, allowed_text
from whistdrive.core.drive import Deal, Drive, Slip, Table
from whistdrive.core.findings import Finding, Refused
from whistdrive.core.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Place:
    """One deal of the drive: round, table and deal, each counted from 1."""

    number: int
    table: int
    deal: int


@dataclass(frozen=True, slots=True)
class Draft:
    """The deal at ``place`` with what was ``typed`` over it, in the order of typing.

    What is typed comes first, then all that follows from it, then what was written before and is still possible.
    """

    drive: Drive
    place: Place
    typed: Marks = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """The table where the deal is played; raises KeyError when it is not there."""
        return self.drive.rounds[self.place.number - 1].table(self.place.table)

    @property
    def stored(self) -> Deal:
        """What is written for the deal now; without marks where nothing is."""
        deals = self.table.slip.deals
        return deals[self.place.deal - 1] if self.place.deal <= len(deals) else Deal()

    @property
    def marks(self) -> Marks:
        """All marks of the deal as it would be written."""
        return self._merged()[0]

    @property
    def fields(self) -> tuple[Column, ...]:
        """The columns that apply to the deal now, each narrowed to what is possible."""
        return self.drive.scoring.fields(self._seen(self.marks))

    @property
    def missing(self) -> Column | None:
        """The first field that still has to be filled."""
        marks = self.marks
        return next((each for each in self.fields if each.needed and each.key not in marks), None)

    @property
    def owing(self) -> Finding | None:
        """What to say of the first field that still has to be filled."""
        column = self.missing
        if column is None:
            return None
        facts = {"field": column.key, "value": None, "allowed": allowed_text(column.allowed)}
        return Finding("missing", {**facts, "deal": self.place.deal})

    def column(self, key: str) -> Column:
        """What may be typed into a field, whatever stands in it now; raises KeyError for an unknown one.

        A side's figure is never narrowed by the other's: typing it anew moves the other.
        """
        plain = {each.key: each for each in self.drive.scoring.columns}[key]
        if plain.whose:
            return plain
        marks = {each: mark for each, mark in self.marks.items() if each != key}
        return next((each for each in self.drive.scoring.fields(self._seen(marks)) if each.key == key), plain)

    def follows(self, key: str) -> bool:
        """Whether a field has filled itself."""
        marks, own = self._merged()
        return key in marks and key not in own

    def typing(self, key: str, mark: Mark) -> Draft:
        """The draft with one more mark; marks typed before that it leaves no place for are given up."""
        alone = Draft(self.drive, self.place, {key: mark})
        possible = {each.key: each for each in alone.drive.scoring.fields(alone._seen({**self.typed, key: mark}))}
        kept = {
            each: known
            for each, known in self.typed.items()
            if each != key and each in possible and _takes(possible[each], known)
        }
        return replace(self, typed={**kept, key: mark})

    def without_last(self) -> Draft:
        """The draft without the mark that was typed last."""
        return replace(self, typed=dict(list(self.typed.items())[:-1]))

    def scored(self) -> Sheet | None:
        """The table's whole sheet as it would be with this deal, or None while that cannot be said."""
        deals = self.table.slip.deals
        if self.missing is not None or self.place.deal > len(deals) + 1:
            return None
        written = Deal(self.marks, self.stored.trump)
        deals = (*deals[: self.place.deal - 1], written, *deals[self.place.deal :])
        slip = replace(self.table.slip, deals=deals, totals=None)
        try:
            return self.drive.sheet(self.place.number, replace(self.table, slip=slip))
        except Refused:
            return None

    def _merged(self) -> tuple[Marks, frozenset[str]]:
        """The marks, and which of them do not follow from others."""
        if not self.typed:
            return self.stored.marks, frozenset(self.stored.marks)
        rules = self.drive.scoring
        marks = dict(rules.complete(self._seen(self.typed)))
        own = set(self.typed)
        for key, mark in self._in_order(self.stored.marks):
            if key in marks:
                continue
            tried = {**marks, key: mark}
            column = next((each for each in rules.fields(self._seen(tried)) if each.key == key), None)
            if column is None and any(each.key == key for each in rules.columns):
                continue
            if column is None or _takes(column, mark):
                marks = dict(rules.complete(self._seen(tried)))
                own.add(key)
        return self._settled(marks), frozenset(own)

    def _settled(self, marks: dict[str, Mark]) -> Marks:
        """The marks that have a place, those with a single possible value set to it."""
        rules = self.drive.scoring
        fields = {each.key: each for each in rules.fields(self._seen(marks))}
        known = {each.key for each in rules.columns}
        settled = {key: mark for key, mark in marks.items() if key in fields or key not in known}
        for column in fields.values():
            if column.needed and column.allowed is not None and len(column.allowed) == 1:
                settled[column.key] = column.allowed[0]
        return settled

    def _in_order(self, marks: Marks) -> Iterator[tuple[str, Mark]]:
        order = [each.key for each in self.drive.scoring.columns]
        yield from sorted(marks.items(), key=lambda each: order.index(each[0]) if each[0] in order else len(order))

    def _seen(self, marks: Marks) -> Dealt:
        slip: Slip = self.table.slip
        return self.drive.seen(self.place.number, slip, self.place.deal, Deal(marks, self.stored.trump))


def _takes(column: Column, mark: Mark) -> bool:
    return column.allowed is None or mark in column.allowed
