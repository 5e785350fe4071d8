"""The choice of a preset above a plan, and what can be done with presets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whistdrive.core.club import Preset
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.core.names import folded
from whistdrive.ui import theme
from whistdrive.ui.dialogs.presets import usual_presets
from whistdrive.ui.preset_shelf import PresetShelf
from whistdrive.ui.widgets.asking_line import Reply
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow
from whistdrive.words import Words


class PresetBar(QWidget):
    """The club's own presets first, then the usual ones; below, buttons to keep, rename and strike one.

    ``taken`` carries the preset that was chosen. A name is asked for in a line below the buttons: Enter gives it, Esc
    gives it up.
    """

    taken = Signal(object)

    def __init__(
        self, words: Words, shelf: PresetShelf | None, plan: Callable[[], Drive], *, only_keeps: bool = False
    ) -> None:
        """Without a ``shelf`` there is nothing to do here. ``plan`` is what is kept; raises Refused where it cannot be.

        ``only_keeps``: the plan belongs to a drive that has begun, and takes no preset.
        """
        super().__init__()
        self._words, self.shelf, self._plan, self._only_keeps = words, shelf, plan, only_keeps
        self.choice = ComboBox()
        self.choice.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.keep, self.rename, self.strike = QPushButton(), QPushButton(), QPushButton()
        self.name, self.take_name = Reply(), QPushButton()
        self.said, self.refusal = QuietLabel(), Refusal()
        self._wanted: Callable[[PresetShelf, str], object] | None = None
        self.choice.setHidden(only_keeps)
        self.setFocusProxy(self.keep if only_keeps else self.choice)
        self._lay_out()
        self.choice.activated.connect(lambda _row: self._take())
        self.choice.currentIndexChanged.connect(lambda _row: self._follow())
        self.keep.clicked.connect(lambda: self._ask(self._keep, self._own_name()))
        self.rename.clicked.connect(self._ask_to_rename)
        self.strike.clicked.connect(self._strike)
        self.name.returnPressed.connect(self._answer)
        self.name.given_up.connect(self._end)
        self.take_name.clicked.connect(self._answer)
        for button, key in ((self.keep, "Alt+K"), (self.rename, "Alt+R"), (self.strike, "Alt+T")):
            button.setAutoDefault(False)
            press_by_key(button, key)
        self.take_name.setAutoDefault(False)
        self._offer()

    def word(self, name: str) -> None:
        """Name the choice for those who hear it."""
        self.choice.setAccessibleName(name)

    def retranslate(self) -> None:
        """Word the buttons in the language of the moment."""
        texts = {
            self.keep: (self.tr("Keep as preset…"), self.tr("Keep the plan as it stands here, under a name (Alt+K)")),
            self.rename: (self.tr("Rename…"), self.tr("Call the chosen preset something else (Alt+R)")),
            self.strike: (self.tr("Strike"), self.tr("The club keeps the chosen preset no longer (Alt+T)")),
            self.take_name: (self.tr("Take the name"), self.tr("Enter; Esc gives it up")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self.name.setPlaceholderText(self.tr("Name of the preset"))
        self.name.setAccessibleName(self.tr("Name of the preset"))
        self.choice.setItemText(0, self.tr("none: as it stands below"))
        for row in range(1, self.choice.count()):
            usual = self.choice.itemData(row)
            if isinstance(usual, Preset) and not usual.id:
                self.choice.setItemText(row, self.tr("As usual: {name}").format(name=usual.name))

    def preset(self) -> Preset | None:
        """The preset that is chosen."""
        found = self.choice.currentData()
        return found if isinstance(found, Preset) else None

    def _offer(self, chosen: str = "") -> None:
        """Offer what there is, with one of the club's presets chosen by its name."""
        own, usual = self.shelf.presets() if self.shelf else (), usual_presets(self._words)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem("", None)
            for preset in own:
                self.choice.addItem(preset.name, preset)
            self.choice.insertSeparator(self.choice.count())
            for preset in usual:
                self.choice.addItem("", preset)
            at = [folded(preset.name) for preset in own]
            self.choice.setCurrentIndex(1 + at.index(folded(chosen)) if folded(chosen) in at else 0)
        self.retranslate()
        self._follow()

    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def _do(self, action: Callable[[], object]) -> bool:
        """Do something with presets; where it is refused, the reason stands here."""
        self.refusal.forgive()
        try:
            action()
        except Refused as refused:
            self.refusal.say(" ".join(self._words.finding(finding) for finding in refused.findings))
            return False
        self._end()
        return True

    def _keep(self, shelf: PresetShelf, name: str) -> None:
        if self._do(lambda: shelf.keep(self._plan(), name)):
            self._offer(" ".join(name.split()))
            self._say(self.tr("Kept as “{name}”.").format(name=name))

    def _rename(self, preset: int, shelf: PresetShelf, name: str) -> None:
        if self._do(lambda: shelf.rename(preset, name)):
            self._offer(" ".join(name.split()))
            self._say(self.tr("Called “{name}” now.").format(name=name))

    def _strike(self) -> None:
        found, shelf = self.preset(), self.shelf
        if found is not None and found.id and shelf is not None and self._do(lambda: shelf.strike(found.id)):
            self._offer()
            self._say(self.tr("Struck: “{name}”.").format(name=found.name))
            self.setFocus()

    def _own_name(self) -> str:
        found = self.preset()
        return found.name if found is not None and found.id else ""

    def _take(self) -> None:
        found = self.preset()
        if found is not None:
            prizes = self.tr("With it come prizes: {count}.").format(count=len(found.prizes)) if found.prizes else ""
            self._say(prizes)
            self.taken.emit(found)

    def _follow(self) -> None:
        """Only what the club has kept itself can be called something else or struck."""
        own = not self._only_keeps and bool(self._own_name())
        for button in (self.rename, self.strike):
            button.setVisible(own)

    def _ask_to_rename(self) -> None:
        found = self.preset()
        if found is not None and found.id:
            self._ask(partial(self._rename, found.id), found.name)

    def _ask(self, wanted: Callable[[PresetShelf, str], object], name: str) -> None:
        self._say("")
        self._wanted = wanted
        self.name.setText(name)
        for part in (self.name, self.take_name):
            part.show()
        self.name.setFocus(Qt.FocusReason.TabFocusReason)
        self.name.selectAll()

    def _answer(self) -> None:
        if self._wanted is not None and self.shelf is not None:
            self._wanted(self.shelf, self.name.text().strip())

    def _end(self) -> None:
        self._wanted = None
        self.refusal.forgive()
        if self.name.hasFocus() or self.take_name.hasFocus():
            self.setFocus()
        for part in (self.name, self.take_name):
            part.hide()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.choice)
        layout.addLayout(WrappingRow(self.keep, self.rename, self.strike))
        layout.addLayout(side_by_side(self.name, self.take_name, stretch=self.name))
        for part in (self.refusal, self.said):
            layout.addWidget(part)
        for hidden in (self.name, self.take_name, self.said):
            hidden.hide()
