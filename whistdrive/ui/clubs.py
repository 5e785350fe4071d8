"""Which club file is open, and the window that shows it: one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.desk.desk import Desk
from whistdrive.desk.rescued import told
from whistdrive.store import Copies, Copy, rescue
from whistdrive.store.club import ClubStore
from whistdrive.store.copies import put_aside, restore, whole
from whistdrive.store.file import trace
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.cloud_folder import service_of
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

WindowMaker = Callable[[Bridge, Path, bool], MainWindow]
"""Makes the window for a club, its file, and whether it is an example."""


@dataclass(frozen=True, slots=True)
class OpenClub:
    """A club file that is open, its window, and what copies it; nothing copies an example."""

    store: ClubStore
    window: MainWindow
    copying: Copying | None


class Clubs(QObject):
    """Opens, begins and copies club files. A file that cannot be opened leaves the one that is open as it is."""

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

    def start(self, wanted: Path | None) -> None:
        """Open the club that is wanted, else the last, else a first one; where that fails, say why and offer others."""
        path = wanted or self._own()
        first_time = path == self._places.first_club and not path.exists()
        refused = self.create(path) if first_time else self.open(path)
        if refused is not None:
            self._offer(path, refused)

    def open(self, path: Path) -> Refused | None:
        """Show the club in a file; returns why not."""
        if self.current is not None and self.current.store.path.absolute() == path.absolute():
            return None
        as_left = self._settings.club_as_left if path.absolute() == self._settings.last_club else None
        return self._leave_for(lambda: self._show_opened(ClubStore.open(path, as_left)))

    def create(self, path: Path) -> Refused | None:
        """Begin a club in a new file, whose folder is made if need be, and show it; returns why not."""

        def begin() -> None:
            _make_folder(path.parent)
            self._show(ClubStore.create(path))

        return self._leave_for(begin)

    def copy(self, path: Path) -> Refused | None:
        """Copy the club that is open into a new file; returns why not."""
        current = self.current
        return None if current is None else _attempt(lambda: current.store.copy_to(path))

    def restore(self, copy: Copy) -> Refused | None:
        """Put a copy in the place of the club, which is copied before, and show it; returns why not."""
        path = self._wanted if self.current is None else self.current.store.path
        return self._leave_for(lambda: self._restore(copy, path))

    def rescue(self, path: Path, new: Path) -> Refused | None:
        """Save what can be read of a damaged club into a new file, show that and tell what is missing; or why not."""

        def save() -> None:
            rescued = rescue(path, new)
            self._show_opened(ClubStore.open(new))
            dialog = RescuedDialog(told(rescued, self.words), self._parent())
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
            self._let_go(self.current)
            self.current = None

    def show_example(self, name: str) -> None:
        """Play a sample evening into a file of its own and show that, marked as an example."""

        def play() -> None:
            _make_folder(self._places.examples)
            store = play_example(name, self._places.examples, self.words, self._parent())
            if store is not None:
                self._show(store, example=True)

        self._answer(self._leave_for(play))

    def show_own(self) -> None:
        """Go from an example back to the club that was open before."""
        self._answer(self.open(self._own()))

    def choose_open(self) -> None:
        """Ask which club to open."""
        title, folder = self.tr("Open a club"), str(self._own().parent)
        text, _ = QFileDialog.getOpenFileName(self._parent(), title, folder, self._kinds())
        if text:
            self._answer_for(Path(text), self.open(Path(text)))

    def choose_new(self) -> None:
        """Ask where to begin a new club."""
        path = self._ask_new(self.tr("Begin a new club"))
        if path is not None:
            self._answer(self.create(path))

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
        path = self._wanted if self.current is None else self.current.store.path
        dialog = RestoreDialog(Copies(self._places.copies, path), self.words, self._parent())
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
            self._show_opened(ClubStore.open(path))
            return
        before = self.current.store.snapshot()
        Copies(self._places.copies, path).keep(before, "restoring", self._settings.copies_kept)
        self._let_go(self.current)
        try:
            restore(content, path)
        finally:
            self._show_again(path)

    def _show_again(self, path: Path) -> None:
        """Show a club in the place of the window on what its file was before; say why where it cannot be opened."""
        refused = _attempt(lambda: self._show_opened(ClubStore.open(path)))
        if refused is not None and self.current is not None:
            self._offer(path, refused)
            self.current.window.close()

    def _show_opened(self, store: ClubStore) -> None:
        self._show(store)
        if self.current is not None and self.current.copying is not None:
            self.current.copying.copy("opened")

    def _copied(self, bridge: Bridge, store: ClubStore, window: MainWindow) -> Copying:
        copies = Copies(self._places.copies, store.path)
        copying = Copying(store, copies, self._settings.copies_kept, window)
        bridge.changed.connect(copying.follow)
        copying.failed.connect(lambda refused: self._tell_no_copy(window, refused))
        return copying

    def _tell_no_copy(self, window: MainWindow, refused: Refused) -> None:
        text = self.tr("No copy of the club was made. {reason} What you do is saved in the club itself, as always.")
        window.trouble.say(text.format(reason=self._sentence(refused)), [(self.tr("Close"), lambda: None)])

    def _show(self, store: ClubStore, *, example: bool = False) -> None:
        """Put a window with this club in the place of the one that is there."""
        before = self.current
        try:
            desk = Desk(store)
            desk.open_drive(desk.drives()[0].id if example else self._unfinished(desk, store.path))
            window = self._make(Bridge(desk, self.words), store.path, example)
        except BaseException:
            store.close()
            raise
        if before is not None:
            self._settings.geometry = before.window.saveGeometry()
        copying = None if example else self._copied(window.bridge, store, window)
        self.current = OpenClub(store, window, copying)
        if not example:
            self._settings.last_club = store.path.absolute()
            self._settings.club_as_left = None  # known again when it is let go of in good order
            self._note_drive(desk.evening, desk.evening)
            window.bridge.changed.connect(self._note_drive)
        self._bring_up(self.current)
        self._advise(self.current)
        # Only now, since the program ends when its last window closes.
        if before is not None:
            before.window.close()
        if self.no_club is not None:
            self.no_club.close()
            self.no_club = None

    def _unfinished(self, desk: Desk, path: Path) -> int | None:
        """The drive that was open in this club when it was left, unless that was closed: it goes on at once."""
        wanted = self._settings.last_drive
        if wanted is None or self._settings.last_club != path.absolute():
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

    def _advise(self, club: OpenClub) -> None:
        """Say so where other computers may write into the file behind the program's back."""
        service = service_of(club.store.path)
        if service is not None:
            text = self.tr(
                "This club is in a folder that {service} copies to other computers, and that may hold the file or mix "
                "two versions of it. During an evening keep it in a folder of this computer alone."
            )
            club.window.notice.say(text.format(service=service), [(self.tr("Close"), lambda: None)])

    def _let_go(self, club: OpenClub) -> None:
        if club.copying is not None:
            club.copying.finish()
        club.store.close()
        if club.store.path.absolute() == self._settings.last_club:
            self._settings.club_as_left = trace(club.store.path)

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

    def _answer_for(self, path: Path, refused: Refused | None) -> None:
        """The same for a file that was to be opened: of a damaged one it is offered to read what can be read."""
        if refused is None:
            return
        if self.no_club is not None:
            self._explain(path, refused)
        elif self.current is not None and _is_damage(refused):
            self.current.window.notice.say(
                self._sentence(refused),
                [
                    (self.tr("Save what can be read…"), lambda: self.choose_rescue(path)),
                    (self.tr("Leave it"), lambda: None),
                ],
                focus=True,
            )
        else:
            self._answer(refused)

    def _offer(self, path: Path, refused: Refused) -> None:
        self.no_club = NoClubDialog()
        self.no_club.open_wanted.connect(self.choose_open)
        self.no_club.new_wanted.connect(self.choose_new)
        self.no_club.again_wanted.connect(lambda: self._answer_for(self._wanted, self.open(self._wanted)))
        self.no_club.copies_wanted.connect(self.choose_restore)
        self.no_club.rescue_wanted.connect(lambda: self.choose_rescue(self._wanted))
        self._explain(path, refused)

    def _explain(self, path: Path, refused: Refused) -> None:
        """Say in the dialog that stands in for a window why a club cannot be opened, and what is left of it."""
        self._wanted = path
        if self.no_club is not None:
            copied = bool(Copies(self._places.copies, path).listed())
            self.no_club.offer(copies=copied, rescue=_is_damage(refused))
            self.no_club.explain(self._sentence(refused))

    def _sentence(self, refused: Refused) -> str:
        return " ".join(self.words.finding(finding) for finding in refused.findings)

    def _own(self) -> Path:
        return self._settings.last_club or self._places.first_club

    def _ask_new(self, title: str) -> Path | None:
        text, _ = QFileDialog.getSaveFileName(self._parent(), title, str(self._own().parent), self._kinds())
        if not text:
            return None
        path = Path(text)
        return path if path.suffix else path.with_suffix(SUFFIX)

    def _kinds(self) -> str:
        return self.tr("Clubs (*{suffix})").format(suffix=SUFFIX)

    def _parent(self) -> QWidget | None:
        return self.no_club if self.current is None else self.current.window


def _is_damage(refused: Refused) -> bool:
    return any(finding.code in _DAMAGE for finding in refused.findings)


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
