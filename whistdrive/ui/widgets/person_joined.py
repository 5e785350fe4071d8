"""Other entries of the club that turned out to be somebody, and parting one from them again."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.desk.roster import everybody
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow


class PersonJoined(QWidget):
    """There only where there is such an entry."""

    def __init__(self, bridge: Bridge, answer: AnswerLine) -> None:
        super().__init__()
        self._bridge, self._answer = bridge, answer
        self.label, self.entries, self.part = QLabel(), ComboBox(), QPushButton()
        self.label.setBuddy(self.entries)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(WrappingRow(self.label, self.entries, self.part))
        self.part.clicked.connect(self._part)
        press_by_key(self.part, "Alt+T")
        self.hide()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.label.setText(self.tr("Also entered as"))
        self.entries.setAccessibleName(self.label.text())
        self.part.setText(self.tr("Part again"))
        self.part.setToolTip(self.tr("This entry was somebody else after all (Alt+T)"))

    def show_person(self, person: Person) -> None:
        """Show who turned out to be somebody; of somebody who turned out to be another, that."""
        club = self._bridge.desk.evening.club
        called = everybody(club)
        meant = person.id if person.same_as is None else person.same_as
        entries = [(called.get(each.id, ""), each.id) for each in club.people if each.same_as == meant]
        if entries != [(self.entries.itemText(at), self.entries.itemData(at)) for at in range(self.entries.count())]:
            self.entries.clear()
            for name, entry in entries:
                self.entries.addItem(name, entry)
        self.setVisible(bool(entries))

    def _part(self) -> None:
        entry = self.entries.currentData()
        if entry is not None and self._answer.attempt(changes.part_person, person=entry):
            self._answer.say(self.tr("Parted again."))
