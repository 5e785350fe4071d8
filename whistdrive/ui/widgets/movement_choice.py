"""The choice of a way round the room: by the names that clubs give them, and plain."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from whistdrive.core.contracts import Movement
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.presets import PRESETS, Preset
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.words import Words


class MovementChoice(ComboBox):
    """First what has a name of its own, then every movement; the data of a line is its key in either."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for key in PRESETS:
            self.addItem("", key)
        self.insertSeparator(self.count())
        for key in MOVEMENTS:
            self.addItem("", key)
        self.setMaxVisibleItems(self.count())

    def retranslate(self) -> None:
        """Name every line in the language of the moment."""
        for family, keys in (("preset", PRESETS), ("movement", MOVEMENTS)):
            for key in keys:
                self.setItemText(self.findData(key), self._words.name(family, key))

    def preset(self) -> Preset:
        """What was chosen, with all that belongs to it; a plain movement has its usual options."""
        key = self.currentData()
        if key in PRESETS:
            return PRESETS[key]
        movement = MOVEMENTS[key]()
        return Preset(movement, asks_roles=asks_roles(movement))

    def show_movement(self, movement: Movement) -> None:
        """Show a movement by its own name where it has one with these options, else plain."""
        named = (key for key, preset in PRESETS.items() if preset.movement == movement)
        self.setCurrentIndex(self.findData(next(named, movement.key)))


def asks_roles(movement: Movement) -> bool:
    """Whether people come as lady or gent; a movement that says nothing of it knows no roles."""
    return bool(getattr(movement, "asks_roles", False))
