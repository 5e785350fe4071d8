"""The choice of a trump cycle: the usual ones, none, or any list that is typed."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whistdrive.core.findings import refuse
from whistdrive.ui.widgets.suit_label import GLYPHS, suits_icon, suits_size
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.words import Words

KNOWN = ("H", "C", "D", "S", "NT", "MIS")
_OWN = "own"
_NONE = "none"


class TrumpCycle(QWidget):
    """Reads as a tuple of trumps; empty where the table chooses."""

    def __init__(self, words: Words, cycles: tuple[tuple[str, ...], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._cycles = words, cycles
        self.usual, self.own = ComboBox(), QLineEdit()
        self.usual.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.usual.setIconSize(suits_size(len(GLYPHS)))
        for cycle in cycles:
            self.usual.addItem(suits_icon([trump for trump in cycle if trump in GLYPHS]), "", " ".join(cycle))
        self.usual.addItem("", _NONE)
        self.usual.addItem("", _OWN)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.usual)
        layout.addWidget(self.own)
        self.own.hide()
        self.usual.currentIndexChanged.connect(lambda: self.own.setVisible(self.usual.currentData() == _OWN))
        self.setFocusProxy(self.usual)

    def word(self, name: str) -> None:
        """Name both parts, and word the choices."""
        for at, cycle in enumerate(self._cycles):
            self.usual.setItemText(at, ", ".join(self._words.name("suit_name", trump) for trump in cycle))
        self.usual.setItemText(len(self._cycles), self.tr("Cut or chosen at the table"))
        self.usual.setItemText(len(self._cycles) + 1, self.tr("A list of our own"))
        self.usual.setAccessibleName(name)
        self.own.setAccessibleName(self.tr("{name}, list of our own").format(name=name))
        self.own.setPlaceholderText(self.tr("such as H C D S NT MIS"))

    def read(self) -> tuple[str, ...]:
        """The cycle; raises Refused (``trumps``) when something else is typed."""
        chosen = str(self.usual.currentData())
        if chosen == _NONE:
            return ()
        trumps = tuple((self.own.text() if chosen == _OWN else chosen).upper().replace(",", " ").split())
        for trump in trumps:
            if trump not in KNOWN:
                raise refuse("option", field="trumps", value=trump, allowed=" ".join(KNOWN))
        return trumps

    def show_value(self, trumps: tuple[str, ...]) -> None:
        """Show a cycle."""
        found = self.usual.findData(" ".join(trumps) if trumps else _NONE)
        self.usual.setCurrentIndex(self.usual.findData(_OWN) if found < 0 else found)
        self.own.setText(" ".join(trumps))
