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
from whistdrive.desk.rescued import told
from whistdrive.store import Copies, Copy, Place, ServerAddress, rescue
from whistdrive.store.club import ClubStore
from whistdrive.store.copies import put_aside, restore, whole
from whistdrive.store.file import trace
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.club_notices import ClubNotices
from whistdrive.ui.collector import set_aside
from whistdrive.ui.copying import Copying
from whistdrive.ui.dialogs.no_club import NoClubDialog
from whistdrive.ui.dialogs.rescued import RescuedDialog
from whistdrive.ui.dialogs.restore import RestoreDialog
from whistdrive.ui.example import play_example
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.places import SUFFIX, Places
from whistdrive.ui.settings import Settings
from whistdrive.ui.steps import working_page
from whistdrive.words import Words

_DAMAGE = frozenset({"damaged_file", "foreign_objects", "upgrade_failed"})
"""Why a file is not opened of which perhaps something can be read."""

WindowMaker = Callable[[Bridge, ClubStore, bool], MainWindow]
"""Makes the window for a club, from where it is kept, and whether it is an example."""


@dataclass(frozen=True, slots=True)
class OpenClub:
    """A club that is open, its window, and what copies its file; nothing copies an example or what is on a server."""

    store: ClubStore
    window: MainWindow
    copying: Copying | None


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
        self._wanted = self._own()
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
        return self._leave_for(lambda: self._show_opened(place))

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
        refused = self.copy(place) or _attempt(lambda: self._show_opened(place, number))
        if refused is None and self.current is not None:
            self._settings.move(old, place)
            self._settings.move(place, None)
            ClubNotices(self.current.window).moved(old, place)
        return refused

    def go_to(self, place: Place) -> None:
        """Open a club that was chosen; a server may ask for a password first."""
        refused = self.open(place)
        if refused is not None and isinstance(place, ServerAddress):
            self.server_wanted.emit(place, refused)
        else:
            self._answer(refused)

    def restore(self, copy: Copy) -> Refused | None:
        """Put a copy in the place of the club, which is copied before, and show it; returns why not."""
        path = self._file
        return None if path is None else self._leave_for(lambda: self._restore(copy, path))

    def rescue(self, path: Path, new: Path) -> Refused | None:
        """Save what can be read of a damaged club into a new file, show that and tell what is missing; or why not."""

        def save() -> None:
            rescued = rescue(path, new)
            self._show_opened(new)
            dialog = RescuedDialog(told(rescued, self.words), self.over)
            dialog.show()

        return self._leave_for(save)

    def turn_to(self, words: Words) -> None:
        """Speak another language from now on."""
        self.words = words
        if self.current is not None:
            self.current.window.bridge.turn_to(words)

    def close(self) -> None:
        """Let go of the club that is open."""
        if self.current is not None:
            self.current.window.let_go()

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
            self._answer_for(Path(text), self.open(Path(text)))

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

    def choose_restore(self) -> None:
        """Ask which copy is to take the place of the club that is open, or of the one that cannot be opened."""
        path = self._file
        if path is None:
            self._answer(refuse("copies_on_server"))
            return
        dialog = RestoreDialog(Copies(self._places.copies, path), self.words, self.over)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(lambda copy: self._answer(self.restore(copy)))
        dialog.open()

    def choose_rescue(self, path: Path) -> None:
        """Ask where to save what can be read of a damaged club."""
        new = self._ask_new(self.tr("Save what can be read"))
        if new is not None:
            self._answer(self.rescue(path, new))

    def _leave_for(self, action: Callable[[], object]) -> Refused | None:
        """Go somewhere else, unless what is typed in the window that is there is refused: then it keeps its place."""
        if self.current is not None and not self.current.window.settle():
            return None
        return _attempt(action)

    def _restore(self, copy: Copy, path: Path) -> None:
        content = whole(copy.path)
        if self.current is None:
            put_aside(path)
            restore(content, path)
            self._show_opened(path)
            return
        before = self.current.store
        if self.current.copying is not None:
            self.current.copying.wait()
        Copies(self._places.copies, path).keep(before.write_to, "restoring", self._settings.copies_kept)
        self._let_go(self.current)
        try:
            restore(content, path)
        finally:
            self._show_again(path)

    def _show_again(self, path: Path) -> None:
        """Show a club in the place of the window on what its file was before; say why where it cannot be opened."""
        refused = _attempt(lambda: self._show_opened(path))
        if refused is not None and self.current is not None:
            self._offer(path, refused)
            self.current.window.close()

    def _show_opened(self, place: Place, drive: int | None = None) -> None:
        self._show(self._opened(place), drive=drive)
        if self.current is not None and self.current.copying is not None:
            self.current.copying.copy("opened")

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

    def _copied(self, bridge: Bridge, store: ClubStore, window: MainWindow) -> Copying | None:
        """What copies a club that is kept in a file; a server has copies of its own."""
        if store.is_shared:
            return None
        copies = Copies(self._places.copies, store.path)
        copying = Copying(store, copies, self._settings.copies_kept, window)
        bridge.changed.connect(copying.follow)
        copying.failed.connect(ClubNotices(window).no_copy)
        return copying

    def _show(self, store: ClubStore, *, example: bool = False, drive: int | None = None) -> None:
        """Put a window with this club, and a drive of it or the one that was left open, in place of what is there."""
        before = self.current
        try:
            desk = Desk(store)
            desk.open_drive(desk.drives()[0].id if example else drive or self._unfinished(desk, store))
            window = self._make(Bridge(desk, self.words), store, example)
        except BaseException:
            store.close()
            raise
        if before is not None:
            self._settings.geometry = before.window.saveGeometry()
        copying = None if example else self._copied(window.bridge, store, window)
        self.current = OpenClub(store, window, copying)
        if not example:
            self._settings.last_club = _whole(store.place)
            self._settings.club_as_left = None  # known again when it is let go of in good order
            self._note_drive(desk.evening, desk.evening)
            window.bridge.changed.connect(self._note_drive)
        self._bring_up(self.current)
        notices = ClubNotices(window)
        notices.cloud(store.place)
        notices.moved_on(self._settings.moved_to(_whole(store.place)), self.go_to)
        # Only now, since the program ends when its last window closes.
        if before is not None:
            before.window.close()
        if self.no_club is not None:
            self.no_club.close()
            self.no_club = None

    def _unfinished(self, desk: Desk, store: ClubStore) -> int | None:
        """The drive that was open in this club when it was left, unless that was closed: it goes on at once.

        After a sudden end it is the one that was changed last: the settings may not have heard of it.
        """
        if self._settings.last_club != _whole(store.place):
            return None
        ended_suddenly = not store.is_shared and self._settings.club_as_left is None
        wanted = (store.worked_on() if ended_suddenly else None, self._settings.last_drive)
        unfinished = {card.id for card in desk.drives() if not card.closed}
        return next((drive for drive in wanted if drive in unfinished), None)

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
        if club.copying is not None:
            club.copying.finish()
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

    def _answer_for(self, place: Place, refused: Refused | None) -> None:
        """The same for a club that was to be opened: of a damaged file it is offered to read what can be read."""
        if refused is None:
            return
        if self.no_club is not None:
            self._explain(place, refused)
        elif self.current is not None and isinstance(place, Path) and _is_damage(refused):
            ClubNotices(self.current.window).damaged(refused, partial(self.choose_rescue, place))
        else:
            self._answer(refused)

    def _offer(self, place: Place, refused: Refused) -> None:
        self.no_club = NoClubDialog()
        self.no_club.open_wanted.connect(self.choose_open)
        self.no_club.new_wanted.connect(self.choose_new)
        self.no_club.server_wanted.connect(lambda: self.server_wanted.emit(None, None))
        self.no_club.again_wanted.connect(lambda: self.go_to(self._wanted))
        self.no_club.copies_wanted.connect(self.choose_restore)
        self.no_club.rescue_wanted.connect(self._rescue_wanted)
        self._explain(place, refused)
        if isinstance(place, ServerAddress):
            self.server_wanted.emit(place, refused)

    def _explain(self, place: Place, refused: Refused) -> None:
        """Say in the dialog that stands in for a window why a club cannot be opened, and what is left of it."""
        self._wanted = place
        if self.no_club is not None:
            copied = isinstance(place, Path) and bool(Copies(self._places.copies, place).listed())
            self.no_club.offer(copies=copied, rescue=isinstance(place, Path) and _is_damage(refused))
            self.no_club.explain(self._sentence(refused))

    def _rescue_wanted(self) -> None:
        if isinstance(self._wanted, Path):
            self.choose_rescue(self._wanted)

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
    def _file(self) -> Path | None:
        """The file of the club that is open, or of the one that cannot be opened; None for one on a server."""
        place = self._wanted if self.current is None else self.current.store.place
        return place if isinstance(place, Path) else None

    @property
    def over(self) -> QWidget | None:
        """The window over which dialogs stand."""
        return self.no_club if self.current is None else self.current.window


def _is_damage(refused: Refused) -> bool:
    return any(finding.code in _DAMAGE for finding in refused.findings)


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
