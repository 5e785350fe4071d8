"""Between the desk and the wall: what is shown follows the evening by itself, and the organiser's choice."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.store import Place
from whistdrive.ui.actions import PRIZES_ON_WALL, Actions
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.places import called
from whistdrive.ui.settings import Settings
from whistdrive.ui.wall.bar import WallBar
from whistdrive.ui.wall.bell import Bell
from whistdrive.ui.wall.clock import WallClock
from whistdrive.ui.wall.prizes import Announced, prizes_on_wall
from whistdrive.ui.wall.scenes import VIEWS, View, lists_of, now_of
from whistdrive.ui.wall.window import WallWindow

MINUTE = 60


class Projector(QObject):
    """Opens and fills the wall. A round that is seated turns it to the seats, a clock that is started to the trump.

    Only what is saved is ever seen there. The clock serves a hall without a second screen too: it runs on while the
    wall is closed, and its bar stays.
    """

    def __init__(
        self, bridge: Bridge, actions: Actions, settings: Settings, place: Place, desk_window: QWidget
    ) -> None:
        super().__init__(desk_window)
        self._bridge, self._settings, self._actions = bridge, settings, actions
        self._place, self._beside = place, desk_window
        self._view: View = _first_view(bridge.desk.evening.drive)
        self._text = ""
        self._announced = Announced()
        self.window: WallWindow | None = None
        self.clock = WallClock(settings.round_minutes, parent=self)
        self.bell = Bell(parent=self)
        self.bar = WallBar(actions["wall_clock"], actions["wall_longer"])
        self.bar.hide()
        self._connect()

    @property
    def view(self) -> View:
        """What is shown."""
        return self._view

    def open(self) -> None:
        """Hang the wall up; where it hangs, lead to its bar."""
        if self.window is None:
            self.window = WallWindow()
            self.window.closed.connect(self._forget)
            self._serve_keys(self.window)
            self._offer_prizes(True)
            self.bar.show()
            self._show_numbers()
            self.choose(_first_view(self._bridge.desk.evening.drive))
            self.window.bring_up(self._beside)
            if self.window.isFullScreen():
                self._beside.activateWindow()
        self.bar.setFocus()

    def close(self) -> None:
        """Take the wall down, or the bar where only that is left; the clock runs on."""
        if self.window is not None:
            self.window.close()
        else:
            self.bar.hide()

    def choose(self, view: View) -> None:
        """Show something else."""
        self._view = view
        self.bar.show_view(view)
        self._show(anew=True)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.bar.retranslate()
        self._show()
        self._show_clock()

    def hide_last(self, rounds: int) -> None:
        """Leave so many of the last rounds out of the standings; it is remembered."""
        self._settings.hidden_rounds = rounds
        self._show()

    def write(self, text: str) -> None:
        """Put a text on the wall; one that is new is shown at once."""
        if text != self._text:
            self._text = text
            self.choose("text")

    def announce(self, key: str) -> None:
        """Show the next prize, hide the last one or show all; where other things are on the wall, only turn to them."""
        if self.window is None:
            return
        if self._view != "prizes":
            self.choose("prizes")
            return
        drive, words = self._bridge.desk.evening.drive, self._bridge.words
        match key:
            case "wall_prize":
                self._announced.show_next(drive, words)
            case "wall_prize_back":
                self._announced.take_back()
            case "wall_prizes":
                self._announced.show_all(drive, words)
        self._show(anew=True)

    def _connect(self) -> None:
        self._actions["wall"].triggered.connect(lambda _checked: self.open())
        self._actions["wall_clock"].triggered.connect(lambda _checked: self._toggle_clock())
        self._actions["wall_longer"].triggered.connect(lambda _checked: self._extend())
        for key in PRIZES_ON_WALL:
            self._actions[key].triggered.connect(lambda _checked, key=key: self.announce(key))
        self._offer_prizes(False)
        self._bridge.changed.connect(self._follow)
        self._bridge.language_changed.connect(self.retranslate)
        self.clock.changed.connect(self._show_clock)
        self.clock.rings.connect(self.bell.ring)
        self.bar.view_chosen.connect(self.choose)
        self.bar.minutes_set.connect(self._set_minutes)
        self.bar.hidden_set.connect(self.hide_last)
        self.bar.text_written.connect(self.write)
        self.bar.fill.clicked.connect(self._toggle_screen)
        self.bar.close_button.clicked.connect(self.close)

    def _serve_keys(self, window: WallWindow) -> None:
        for key in ("wall_clock", "wall_longer", *PRIZES_ON_WALL):
            window.addAction(self._actions[key])
        window.serve(
            {
                **{str(nth): partial(self.choose, view) for nth, view in enumerate(VIEWS, start=1)},
                "Space": self._toggle_clock,
                "+": self._extend,
                "-": partial(self._extend, -MINUTE),
                "Right": window.board.turn,
                "Left": partial(window.board.turn, -1),
                "P": window.board.hold,
                **dict.fromkeys(("Down", "PgDown"), partial(self._announce_there, "wall_prize")),
                **dict.fromkeys(("Up", "PgUp"), partial(self._announce_there, "wall_prize_back")),
                "End": partial(self._announce_there, "wall_prizes"),
                "F11": self._toggle_screen,
                "Esc": window.leave_screen,
                "Ctrl+W": self.close,
            }
        )

    def _follow(self, before: Evening, after: Evening) -> None:
        was, drive = before.drive, after.drive
        if was is None or drive is None or was.id != drive.id:
            self.clock.renew()
            self._announced.forget()
            self.choose(_first_view(drive))
        elif len(was.rounds) != len(drive.rounds):
            self.clock.renew()
            self.choose("seating")
        else:
            if was.practice and not drive.practice:
                self.clock.begin_anew()
            self._show()
        self._show_numbers()

    def _show(self, *, anew: bool = False) -> None:
        window = self.window
        if window is None:
            return
        drive, words = self._bridge.desk.evening.drive, self._bridge.words
        window.setWindowTitle(self.tr("On the wall"))
        window.show_view(self._view)
        if self._view == "text":
            window.own.show_text(self._text or now_of(drive, called(self._place), words).title)
        elif self._view == "prizes":
            window.board.show_lists((prizes_on_wall(drive, words, self._announced.shown),), anew=anew)
        elif self._view != "play":
            window.board.show_lists(lists_of(self._view, drive, words, self._settings.hidden_rounds), anew=anew)
        self._show_clock()

    def _show_clock(self) -> None:
        words = self._bridge.words
        face = self.clock.face(words)
        self.bar.show_clock(face)
        self._actions.word_clock(runs=self.clock.runs)
        if self.window is not None:
            now = now_of(self._bridge.desk.evening.drive, called(self._place), words)
            self.window.show_now(now, face, words)

    def _show_numbers(self) -> None:
        drive = self._bridge.desk.evening.drive
        rounds = drive.plan.rounds if drive else 0
        self.bar.show_numbers(self._settings.round_minutes, self._settings.hidden_rounds, rounds)

    def _set_minutes(self, minutes: int) -> None:
        if minutes != self._settings.round_minutes:
            self._settings.round_minutes = minutes
            self.clock.set_minutes(minutes)

    def _toggle_clock(self) -> None:
        if not self._has_clock():
            return
        self.clock.toggle()
        if self.clock.runs and self._view in ("seating", "tables", "names"):
            self.choose("play")

    def _extend(self, seconds: int = MINUTE) -> None:
        if self._has_clock():
            self.clock.extend(seconds)

    def _has_clock(self) -> bool:
        """Whether rounds have a length; where not, lead to the field for it. Either way the clock's bar is shown."""
        self.bar.show()
        if not self._settings.round_minutes:
            self._beside.activateWindow()
            self.bar.ask_minutes()
        return self._settings.round_minutes > 0

    def _announce_there(self, key: str) -> None:
        """Answer a key that only serves where the prizes are shown."""
        if self._view == "prizes":
            self.announce(key)

    def _offer_prizes(self, offered: bool) -> None:
        for key in PRIZES_ON_WALL:
            self._actions[key].setEnabled(offered)

    def _toggle_screen(self) -> None:
        if self.window is None:
            return
        if self.window.isFullScreen():
            self.window.leave_screen()
        else:
            self.window.fill_screen(self._beside)

    def _forget(self) -> None:
        if self.window is not None:
            self.window.deleteLater()
            self.window = None
            self._offer_prizes(False)
        self.bar.setVisible(self.clock.runs)


def _first_view(drive: Drive | None) -> View:
    """What is wanted on the wall at first: seats once there are any, and at the end the places."""
    if drive is None or not drive.rounds:
        return "play"
    return "standings" if drive.closed else "seating"
