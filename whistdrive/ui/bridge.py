"""Between the desk and the windows: the desk's news as one Qt signal, and its refusals as another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QObject, Signal

from whistdrive.core.evening import Evening
from whistdrive.core.findings import Finding, Refused
from whistdrive.desk.desk import Desk
from whistdrive.desk.stations import tells_what_is_there
from whistdrive.store import Entry
from whistdrive.store.address import is_address
from whistdrive.words import Words

Arguments = ParamSpec("Arguments")


class Seen:
    """The evening that somebody had before their eyes when they began to type.

    Whatever another station has written since is told (``seen_differs``) before it is overwritten.
    """

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._evening = bridge.desk.evening

    def look(self) -> None:
        """They see the evening as it is now."""
        self._evening = self._bridge.desk.evening

    def do(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """Ask the desk for a change on behalf of a form, which tells of a refusal itself: raises Refused."""
        try:
            self._bridge.desk.do_having_seen(self._evening, change, *args, **kwargs)
        except Refused as refused:
            if tells_what_is_there(refused):
                self.look()
            if any(finding.code == "drive_gone" for finding in refused.findings):
                self._bridge.refused.emit(refused)  # the page that would tell of it has gone with the drive
            raise Refused(*map(_without_address, refused.findings)) from refused
        self.look()


class Bridge(QObject):
    """What every page is given: the desk, the words of the language, and what happened.

    ``changed`` carries the evening before and after a change that is saved; pages compare parts by identity and refresh
    only what is a new object. ``refused`` carries the :class:`Refused` of a change that did not happen.
    ``elsewhere`` is true while the change was made at another station. ``seen`` is what is before the eyes of whoever
    types into the window; a dialog, which is filled once, has one of its own. ``is_typing`` tells whether something is
    typed there that is not taken in yet: what arrives meanwhile does not count as seen.
    ``language_changed`` follows a change of ``words``, for whatever is no widget: those Qt tells itself.
    """

    changed = Signal(object, object)
    refused = Signal(object)
    language_changed = Signal()

    def __init__(self, desk: Desk, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.words = words
        self.elsewhere = False
        self.seen = Seen(self)
        self.is_typing: Callable[[], bool] = _nothing_typed
        self._stop = desk.listen(self._repeat)

    def do(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """Ask the desk for a change on behalf of a form, which tells of a refusal itself: raises Refused."""
        self.seen.do(change, *args, **kwargs)

    def attempt(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Refused | None:
        """Ask the desk for a change; what it refuses is announced and returned, and nothing has happened."""
        return self.attempt_call(lambda: self.do(change, *args, **kwargs))

    def attempt_call(self, action: Callable[[], object]) -> Refused | None:
        """The same for anything else the desk does (undo, redo, opening a drive)."""
        try:
            action()
        except Refused as refused:
            self.refused.emit(refused)
            return refused
        self.look()
        return None

    def look(self) -> None:
        """Take what the window shows as seen, unless something is being typed there."""
        if not self.is_typing():
            self.seen.look()

    def catch_up(self) -> tuple[Entry, ...]:
        """Take in what other stations did, and return the steps; raises Refused as the desk does."""
        self.elsewhere = True
        try:
            return self.desk.catch_up()
        finally:
            self.elsewhere = False

    def sentence(self, refused: Refused) -> str:
        """A refusal in words, one sentence a finding, as it is said at the tables of the open drive."""
        drive = self.desk.evening.drive
        words = self.words.at(drive.scoring) if drive else self.words
        return " ".join(words.finding(_without_address(finding)) for finding in refused.findings)

    def turn_to(self, words: Words) -> None:
        """Speak another language from now on."""
        self.words = words
        self.language_changed.emit()

    def detach(self) -> None:
        """Stop listening to the desk, before it is replaced by another club's, and to a window that is about to go."""
        self._stop()
        self.is_typing = _nothing_typed

    def _repeat(self, before: Evening, after: Evening) -> None:
        self.changed.emit(before, after)
        self.look()


def _nothing_typed() -> bool:
    return False


def _without_address(finding: Finding) -> Finding:
    """Whoever works at a club on a server knows which, and need not read its address; a file's path is of use."""
    if is_address(str(finding.facts.get("file", ""))):
        return Finding(
            finding.code, {key: fact for key, fact in finding.facts.items() if key != "file"}, finding.gravity
        )
    return finding
