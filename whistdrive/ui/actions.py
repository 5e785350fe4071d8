"""Every command of the window: created once, worded in a step of its own, and put into the menus.

To add one: a line in ``_KEYS`` with its shortcuts, its text in ``_texts``, and its place in ``_MENUS``.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from whistdrive.core.findings import Fact
from whistdrive.desk.history import History
from whistdrive.ui import resources
from whistdrive.ui.steps import CLUB, PAGES, STEPS
from whistdrive.words import Words

PRIZES_ON_WALL = ("wall_prize", "wall_prize_back", "wall_prizes")
"""The commands that show and hide prizes on the wall; they serve while it hangs."""

_KEYS: Mapping[str, tuple[str, ...]] = {
    "new_drive": ("Ctrl+N",),
    "edit_drive": ("Ctrl+E",),
    "open_club": ("Ctrl+O",),
    "open_server": ("Ctrl+Shift+K",),
    "new_club": ("Ctrl+Shift+N",),
    "new_server": ("Ctrl+Shift+D",),
    "save_copy": ("Ctrl+Shift+S",),
    "restore": ("Ctrl+Shift+O",),
    "move_club": ("Ctrl+Shift+V",),
    "import": ("Ctrl+I",),
    "export": ("Ctrl+Shift+E",),
    "settle": ("Ctrl+S",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "next_round": ("F9", "Ctrl+Return", "Ctrl+Enter"),
    "practice": ("Ctrl+Shift+T",),
    "cards": ("F8",),
    "club": ("Ctrl+0",),
    "people": ("Ctrl+8",),
    "seasons": ("Ctrl+9",),
    "sign_in": ("Ctrl+1",),
    "seating": ("Ctrl+2",),
    "scores": ("Ctrl+3",),
    "standings": ("Ctrl+4",),
    "prizes": ("Ctrl+5",),
    "paper": ("Ctrl+6",),
    "cash": ("Ctrl+7",),
    "wall": ("Ctrl+Shift+W",),
    "wall_clock": ("Ctrl+Shift+P",),
    "wall_longer": ("Ctrl+Shift+L",),
    "wall_prize": ("Ctrl+Shift+R",),
    "wall_prize_back": ("Ctrl+Shift+H",),
    "wall_prizes": ("Ctrl+Shift+A",),
    "larger": ("Ctrl++", "Ctrl+="),
    "smaller": ("Ctrl+-",),
    "help": ("F1",),
    "scoring": ("Shift+F1",),
    "keys": ("Ctrl+F1",),
}

_MENUS: Mapping[str, tuple[str | None, ...]] = {
    "club": (
        "new_drive",
        None,
        "open_club",
        "open_server",
        "new_club",
        "new_server",
        "save_copy",
        "restore",
        "move_club",
        None,
        "import",
        "export",
        None,
        "settle",
        "quit",
    ),
    "edit": ("undo", "redo"),
    "evening": ("next_round", "practice", "cards", "edit_drive"),
    "view": (
        *CLUB,
        None,
        *STEPS,
        None,
        "wall",
        "wall_clock",
        "wall_longer",
        *PRIZES_ON_WALL,
        None,
        "larger",
        "smaller",
    ),
    "help": ("help", "scoring", None, "keys"),
}

_ICONS = {
    "new_drive": "new",
    "edit_drive": "edit",
    "open_club": "open",
    "save_copy": "copy",
    "undo": "undo",
    "redo": "redo",
    "next_round": "next",
    "help": "help",
    "larger": "text_size",
    **{key: key for key in PAGES},
}


class Actions(QObject):
    """The commands by their key, and the menus that hold them."""

    def __init__(self, menu_bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {key: self._made(key, shortcuts) for key, shortcuts in _KEYS.items()}
        self._menus = {key: QMenu(menu_bar) for key in _MENUS}
        for key, entries in _MENUS.items():
            menu_bar.addMenu(self._menus[key])
            for entry in entries:
                if entry is None:
                    self._menus[key].addSeparator()
                else:
                    self._menus[key].addAction(self._actions[entry])

    def __getitem__(self, key: str) -> QAction:
        """The action with this key; raises KeyError."""
        return self._actions[key]

    def add_menu(self, key: str, menu: QMenu, before: str | None = None) -> None:
        """Put a menu with commands of its own into the one with this key: before a command, or at the end."""
        if before is None:
            self._menus[key].addSeparator()
            self._menus[key].addMenu(menu)
        else:
            self._menus[key].insertMenu(self._actions[before], menu)

    def all(self) -> tuple[QAction, ...]:
        """Every action, in the order of the menus."""
        return tuple(self._actions.values())

    def retranslate(self) -> None:
        """Word every action and menu in the language of the moment; call :meth:`show_history` after it."""
        for key, text in self._texts().items():
            self._word(key, text)
        for key, text in self._menu_texts().items():
            self._menus[key].setTitle(text)

    def show_history(self, history: History, words: Words) -> None:
        """Name what *Undo* and *Redo* would do, and offer them only when there is something."""
        for key, entry in (("undo", history.undo), ("redo", history.redo)):
            action = self._actions[key]
            action.setEnabled(entry is not None)
            text = self._texts()[key]
            if entry is not None:
                text = self._about(text, words(f"change.{entry.label}", **entry.facts))
            action.setText(text)

    def show_drive(self, *, is_open: bool, has_rounds: bool) -> None:
        """Offer what belongs to an evening only while one is open, and a next round only where there are rounds."""
        for key in (*STEPS, "cards", "edit_drive", "scoring"):
            self._actions[key].setEnabled(is_open)
        self._actions["next_round"].setEnabled(is_open and has_rounds)

    def show_practice(self, *, is_possible: bool, goes_on: bool) -> None:
        """Offer a practice where a round can be tried out; while one goes on, it begins in earnest next."""
        self._actions["practice"].setEnabled(is_possible)
        self._word("next_round", self.tr("&Begin in earnest") if goes_on else self._texts()["next_round"])

    def word_clock(self, *, runs: bool) -> None:
        """Name what the key of the round clock would do."""
        text = self.tr("Pa&use the clock") if runs else self.tr("Start the cloc&k")
        self._word("wall_clock", text)

    def _word(self, key: str, text: str) -> None:
        action = self._actions[key]
        action.setText(text)
        action.setIconText(_plain(text))
        action.setToolTip(_with_shortcut(action))

    def _made(self, key: str, shortcuts: tuple[str, ...]) -> QAction:
        action = QAction(self)
        action.setObjectName(key)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if key in _ICONS:
            action.setIcon(resources.icon(_ICONS[key]))
        return action

    def _about(self, action: str, change: Fact) -> str:
        return self.tr("{action}: {change}").format(action=action, change=str(change).replace("&", "&&"))

    def _texts(self) -> dict[str, str]:
        return {
            "new_drive": self.tr("&New drive…"),
            "edit_drive": self.tr("&Plan of this drive…"),
            "open_club": self.tr("&Open club…"),
            "open_server": self.tr("Open a club on a &server…"),
            "new_club": self.tr("New &club…"),
            "new_server": self.tr("New club on a ser&ver…"),
            "save_copy": self.tr("Save a cop&y…"),
            "restore": self.tr("&Restore a copy…"),
            "move_club": self.tr("&Move this club…"),
            "import": self.tr("&Import…"),
            "export": self.tr("&Export…"),
            "settle": self.tr("Take in what is &typed"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "next_round": self.tr("&Next round"),
            "practice": self.tr("Practice &first"),
            "cards": self.tr("People’s &cards"),
            "club": self.tr("&Club"),
            "people": self.tr("People"),
            "seasons": self.tr("Seasons"),
            "sign_in": self.tr("&Sign-in"),
            "seating": self.tr("S&eating"),
            "scores": self.tr("Sc&ores"),
            "standings": self.tr("Stan&dings"),
            "prizes": self.tr("Pri&zes"),
            "paper": self.tr("&Paper"),
            "cash": self.tr("Cash"),
            "wall": self.tr("&Wall"),
            "wall_clock": self.tr("Start the cloc&k"),
            "wall_longer": self.tr("One minu&te more"),
            "wall_prize": self.tr("&Reveal the next prize on the wall"),
            "wall_prize_back": self.tr("&Hide the last prize on the wall"),
            "wall_prizes": self.tr("Reveal &all prizes on the wall"),
            "larger": self.tr("&Larger text"),
            "smaller": self.tr("S&maller text"),
            "help": self.tr("&Help for this page"),
            "scoring": self.tr("How it is &scored"),
            "keys": self.tr("&Keys and about"),
        }

    def _menu_texts(self) -> dict[str, str]:
        return {
            "club": self.tr("&Club"),
            "edit": self.tr("&Edit"),
            "evening": self.tr("E&vening"),
            "view": self.tr("V&iew"),
            "help": self.tr("&Help"),
        }


def shortcut_text(action: QAction) -> str:
    """The shortcuts of an action, as the keyboard names them."""
    return ", ".join(
        sequence.toString(QKeySequence.SequenceFormat.NativeText)
        for sequence in action.shortcuts()
        if not sequence.isEmpty()
    )


def _plain(text: str) -> str:
    return text.replace("&", "").removesuffix("…")


def _with_shortcut(action: QAction) -> str:
    first = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{_plain(action.text())} ({first})" if first else _plain(action.text())
