"""Where a typed number or name leads among the slips: said while it is typed, gone to with Enter or the arrows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from whistdrive.desk.entry import Found, jump
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.jump_field import JumpField
from whistdrive.ui.widgets.score_panels import ScorePanel


class Finder(QObject):
    """Serves a :class:`JumpField`. A number that a table and a player have means the table first; Down is the player.

    ``left`` follows when the field is gone and the keyboard should return to the slips.
    """

    left = Signal()

    def __init__(
        self,
        bridge: Bridge,
        field: JumpField,
        line: AskingLine,
        panel: Callable[[], ScorePanel],
        number: Callable[[], int],
        parent: QObject,
    ) -> None:
        """``panel`` tells where the slips are filled in, ``number`` which round (0: none) is shown there."""
        super().__init__(parent)
        self._bridge = bridge
        self._field = field
        self._line = line
        self._panel = panel
        self._number = number
        self._found: tuple[Found, ...] = ()
        self._chosen: int | None = None
        field.textEdited.connect(self._look)
        field.stepped.connect(self._step)
        field.wanted.connect(self._go)
        field.put_away.connect(self._leave)

    def ask(self) -> None:
        """Ask where to go, once what is half-typed is written."""
        if self._number() and self._panel().view.settle():
            self._look("")
            self._field.open()

    def _look(self, text: str) -> None:
        """Say what a text means so far."""
        drive = self._bridge.desk.evening.drive
        self._found = jump(drive, self._number(), text) if drive and text.strip() else ()
        self._chosen = None
        said = [self._named(each) for each in self._found[:2]]
        if not said:
            self._line.rest()
        elif len(said) == 1:
            self._say(self.tr("Enter: {first}").format(first=said[0]))
        else:
            self._say(self.tr("Enter: {first} · Down: {second}").format(first=said[0], second=said[1]))

    def _step(self, by: int) -> None:
        """Go to the one found after (1) or before (-1) the one that is chosen."""
        if not self._found:
            return
        at = min(max((self._chosen or 0) + by, 0), len(self._found) - 1)
        self._chosen = at
        self._panel().go_to_table(self._found[at].table)
        text = self.tr("{found} · {at} of {count} · Enter types there")
        self._say(text.format(found=self._named(self._found[at]), at=at + 1, count=len(self._found)))

    def _go(self, wanted: str) -> None:
        """Go to what was chosen, or else to the first; where several people are meant, to one after the other."""
        tables = sorted({each.table for each in self._found})
        if not tables:
            text = self.tr("No table and nobody here is called “{text}”.")
            self._line.refuse(text.format(text=wanted.strip()))
        elif self._chosen is not None:
            self._field.close_it()
        elif self._found[0].entrant is None or len(tables) == 1:
            self._panel().go_to_table(self._found[0].table)
            self._field.close_it()
        else:
            place = self._panel().view.place
            here = place.table if place else 0
            self._panel().go_to_table(next((each for each in tables if each > here), tables[0]))
            numbers = ", ".join(map(str, tables))
            self._say(self.tr("Found at tables {tables}: Enter goes on to the next.").format(tables=numbers))

    def _leave(self) -> None:
        if not self._line.asking:
            self._line.rest()
        self.left.emit()

    def _named(self, found: Found) -> str:
        if found.entrant is None:
            return self.tr("table {table}").format(table=found.table)
        person = f"{found.entrant.number} {found.entrant.name}"
        return self.tr("{person}, at table {table}").format(person=person, table=found.table)

    def _say(self, sentence: str) -> None:
        self._line.hint(sentence)
        self._field.setAccessibleDescription(sentence)
