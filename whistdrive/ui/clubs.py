"""Which club is open, and the window that shows it: one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.desk.desk import Desk
from whistdrive.store import Place, ServerAddress
from whistdrive.store.club import ClubStore
from whistdrive.store.file import trace
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.collector import set_aside
from whistdrive.ui.dialogs.no_club import NoClubDialog
from whistdrive.ui.example import play_example
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.places import SUFFIX, Places
from whistdrive.ui.settings import Settings
from whistdrive.ui.steps import working_page
from whistdrive.ui.widgets.notice import Choice
from whistdrive.words import Words

WindowMaker = Callable[[Bridge, ClubStore, bool], MainWindow]
"""Makes the window for a club, from where it is kept, and whether it is an example."""


@dataclass(frozen=True, slots=True)
class OpenClub:
    """A club that is open, and its window."""

    store: ClubStore
    window: MainWindow


class Clubs(QObject):
    """Opens, begins, copies and moves clubs. One that cannot be opened leaves the one that is open as it is.

    ``server_wanted`` asks for the address of a club on a server: it carries the one that was refused, and why, or None
    twice. ``move_wanted`` asks to which server the club that is open shall move. Passwords are remembered until the
    program ends, and nowhere else.
    """

    server_wanted = Signal(object, object)
    move_wanted = Signal()

    def __init__(
        self, words: Words, settings: Settings, places: Places, make: WindowMaker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.words = words
        self.current: OpenClub | None = None
        self.no_club: NoClubDialog | None = None
        self._settings = settings
        self._places = places
        self._make = make
        self._passwords: dict[ServerAddress, str] = {}

    def start(self, wanted: Place | None) -> None:
        """Open the club that is wanted, else the last, else a first one; where that fails, say why and offer others."""
        place = wanted or self._own()
        first_time = place == self._places.first_club and not self._places.first_club.exists()
        refused = self.create(place) if first_time else self.open(place)
        if refused is not None:
            self._offer(place, refused)

    def open(self, place: Place) -> Refused | None:
        """Show the club that is kept in a place; returns why not."""
        place = _whole(place)
        if self.current is not None and self.current.store.place == place:
            return None
        return self._leave_for(lambda: self._show(self._opened(place)))

    def create(self, place: Place) -> Refused | None:
        """Begin a club in a new file, whose folder is made if need be, or in a database, and show it; why not."""

        def begin() -> None:
            if isinstance(place, Path):
                _make_folder(place.parent)
            with _waiting():
                store = ClubStore.create(place, self._settings.station)
            self._show(store)

        return self._leave_for(begin)

    def copy(self, place: Place) -> Refused | None:
        """Copy the club that is open to a new place; returns why not."""
        current = self.current
        if current is None:
            return None
        with _waiting():
            return _attempt(lambda: current.store.copy_to(place))

    def move(self, place: Place) -> Refused | None:
        """Copy the club that is open to a new place and go on there; what is here stays as it was. Returns why not."""
        current = self.current
        if current is None or not current.window.settle():
            return None
        old, drive = current.store.place, current.window.desk.evening.drive
        number = None if drive is None else drive.id
        refused = self.copy(place) or _attempt(lambda: self._show(self._opened(place), drive=number))
        if refused is None:
            self._settings.move(old, place)
            self._settings.move(place, None)
            self._say_moved(old, place)
        return refused

    def go_to(self, place: Place) -> None:
        """Open a club that was chosen; a server may ask for a password first."""
        refused = self.open(place)
        if refused is not None and isinstance(place, ServerAddress):
            self.server_wanted.emit(place, refused)
        else:
            self._answer(refused)

    def turn_to(self, words: Words) -> None:
        """Speak another language from now on."""
        self.words = words
        if self.current is not None:
            self.current.window.bridge.turn_to(words)

    def close(self) -> None:
        """Let go of the club that is open."""
        if self.current is not None:
            self._let_go(self.current)
            self.current = None

    def show_example(self, name: str) -> None:
        """Play a sample evening into a file of its own and show that, marked as an example."""

        def play() -> None:
            _make_folder(self._places.examples)
            store = play_example(name, self._places.examples, self.words, self.over)
            if store is not None:
                self._show(store, example=True)

        self._answer(self._leave_for(play))

    def show_own(self) -> None:
        """Go from an example back to the club that was open before."""
        self.go_to(self._own())

    def choose_open(self) -> None:
        """Ask which club to open."""
        title, folder = self.tr("Open a club"), str(self._folder())
        text, _ = QFileDialog.getOpenFileName(self.over, title, folder, self._kinds())
        if text:
            self._answer(self.open(Path(text)))

    def choose_new(self) -> None:
        """Ask where to begin a new club."""
        path = self._ask_new(self.tr("Begin a new club"))
        if path is not None:
            self._answer(self.create(path))

    def choose_move(self) -> None:
        """Ask where to move the club to: from a file to a server, from a server to a file."""
        if self.current is None:
            return
        if isinstance(self.current.store.place, Path):
            self.move_wanted.emit()
            return
        path = self._ask_new(self.tr("Move this club to a file"))
        if path is not None:
            self._answer(self.move(path))

    def choose_copy(self) -> None:
        """Ask where to copy the club to."""
        path = self._ask_new(self.tr("Save a copy of the club"))
        if path is None or self.current is None:
            return
        refused = self.copy(path)
        self._answer(refused)
        if refused is None:
            self.current.window.footer.say(self.tr("Copied to {file}").format(file=path.name))

    def _leave_for(self, action: Callable[[], object]) -> Refused | None:
        """Go somewhere else, unless what is typed in the window that is there is refused: then it keeps its place."""
        if self.current is not None and not self.current.window.settle():
            return None
        return _attempt(action)

    def _opened(self, place: Place) -> ClubStore:
        """A club with the password by which it was opened before; raises Refused."""
        if isinstance(place, Path):
            as_left = self._settings.club_as_left if place == self._settings.last_club else None
            return ClubStore.open(place, as_left)
        password = place.password or self._passwords.get(place, "")
        with _waiting():
            store = ClubStore.open(place.with_password(password), station=self._settings.station)
        self._passwords[place] = password
        return store

    def _show(self, store: ClubStore, *, example: bool = False, drive: int | None = None) -> None:
        """Put a window with this club, and a drive of it or the one that was left open, in place of what is there."""
        before = self.current
        try:
            desk = Desk(store)
            desk.open_drive(desk.drives()[0].id if example else drive or self._unfinished(desk, store.place))
            window = self._make(Bridge(desk, self.words), store, example)
        except BaseException:
            store.close()
            raise
        if before is not None:
            self._settings.geometry = before.window.saveGeometry()
        self.current = OpenClub(store, window)
        if not example:
            self._settings.last_club = _whole(store.place)
            self._settings.club_as_left = None  # known again when it is let go of in good order
            self._note_drive(desk.evening, desk.evening)
            window.bridge.changed.connect(self._note_drive)
        self._bring_up(self.current)
        self._warn_of_move(store.place)
        # Only now, since the program ends when its last window closes.
        if before is not None:
            before.window.close()
        if self.no_club is not None:
            self.no_club.close()
            self.no_club = None

    def _unfinished(self, desk: Desk, place: Place) -> int | None:
        """The drive that was open in this club when it was left, unless that was closed: it goes on at once."""
        wanted = self._settings.last_drive
        if wanted is None or self._settings.last_club != _whole(place):
            return None
        return next((card.id for card in desk.drives() if card.id == wanted and not card.closed), None)

    def _note_drive(self, before: Evening, after: Evening) -> None:
        if before is after or before.drive is None or after.drive is None or before.drive.id != after.drive.id:
            self._settings.last_drive = after.drive.id if after.drive else None
            set_aside()

    def _bring_up(self, club: OpenClub) -> None:
        club.window.restoreGeometry(self._settings.geometry)
        club.window.closed.connect(lambda: self._forget(club))
        club.window.show()
        club.window.go_to(working_page(club.window.desk.evening.drive))

    def _let_go(self, club: OpenClub) -> None:
        club.store.close()
        place = _whole(club.store.place)
        if isinstance(place, Path) and place == self._settings.last_club:
            self._settings.club_as_left = trace(place)

    def _forget(self, club: OpenClub) -> None:
        self._let_go(club)
        club.window.deleteLater()
        if self.current is club:
            self._settings.geometry = club.window.saveGeometry()
            self.current = None

    def _answer(self, refused: Refused | None) -> None:
        if refused is None:
            return
        if self.current is not None:
            self.current.window.footer.show_refused(refused)
        elif self.no_club is not None:
            self.no_club.explain(self._sentence(refused))

    def _say_moved(self, old: Place, new: Place) -> None:
        """Say where the club is kept now."""
        if self.current is not None:
            text = self.tr(
                "The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done "
                "from now on goes there: {old}"
            )
            self.current.window.notice.say(text.format(new=new, old=old), [(self.tr("Close"), lambda: None)])

    def _warn_of_move(self, place: Place) -> None:
        """Say of a club that was moved from here that it goes on elsewhere."""
        there = self._settings.moved_to(_whole(place))
        if self.current is not None and there is not None:
            text = self.tr("This club was moved and goes on there: {new}. What is entered here does not reach it.")
            go: Choice = (self.tr("Open it there"), partial(self.go_to, there))
            self.current.window.notice.say(text.format(new=there), [go, (self.tr("Stay here"), lambda: None)])

    def _offer(self, place: Place, refused: Refused) -> None:
        self.no_club = NoClubDialog()
        self.no_club.open_wanted.connect(self.choose_open)
        self.no_club.new_wanted.connect(self.choose_new)
        self.no_club.again_wanted.connect(lambda: self.go_to(place))
        self.no_club.server_wanted.connect(lambda: self.server_wanted.emit(None, None))
        self.no_club.explain(self._sentence(refused))
        if isinstance(place, ServerAddress):
            self.server_wanted.emit(place, refused)

    def _sentence(self, refused: Refused) -> str:
        return " ".join(self.words.finding(finding) for finding in refused.findings)

    def _own(self) -> Place:
        return self._settings.last_club or self._places.first_club

    def _folder(self) -> Path:
        """Where files of clubs are looked for first."""
        own = self._own()
        return (own if isinstance(own, Path) else self._places.first_club).parent

    def _ask_new(self, title: str) -> Path | None:
        text, _ = QFileDialog.getSaveFileName(self.over, title, str(self._folder()), self._kinds())
        if not text:
            return None
        path = Path(text)
        return path if path.suffix else path.with_suffix(SUFFIX)

    def _kinds(self) -> str:
        return self.tr("Clubs (*{suffix})").format(suffix=SUFFIX)

    @property
    def over(self) -> QWidget | None:
        """The window over which dialogs stand."""
        return self.no_club if self.current is None else self.current.window


def _whole(place: Place) -> Place:
    return place.absolute() if isinstance(place, Path) else place


@contextmanager
def _waiting() -> Iterator[None]:
    """Show that the program is busy, while a server is called or a club copied."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


def _attempt(action: Callable[[], object]) -> Refused | None:
    try:
        action()
    except Refused as refused:
        return refused
    return None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("cannot_write", file=str(folder), value=error.strerror) from error
