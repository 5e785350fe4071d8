"""What the program remembers about this computer: nothing of a club, only how its user likes to see it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings

from whistdrive.core.findings import Refused
from whistdrive.movement.room import SHAPES, Shape, is_shape
from whistdrive.printing import nearest_size
from whistdrive.printing.choices import A_SHEET, SIZES, Size
from whistdrive.store.address import Place, place_of
from whistdrive.words import LANGUAGES, Words, in_language

AS_SYSTEM: Final = ""
"""In the place of a language: that of the system, or English where it is none of ours."""

AS_WINDOWS: Final = ""
"""In the place of a language: that of the windows."""

MOST_MINUTES: Final = 180
"""The longest round that the clock on the wall measures."""
MOST_ROUNDS: Final = 200
"""The most rounds that the standings on the wall leave out."""

_DIGITS: Final = 18
"""More than any number here has; Python itself refuses to read thousands."""

COPIES_KEPT: Final = 20

MOST_RECENT: Final = 6
"""So many clubs are remembered."""


class Settings:
    """Settings in an ini file; one that cannot be read or written counts as empty and stops nothing."""

    def __init__(self, file: Path) -> None:
        self._file = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def last_club(self) -> Place | None:
        """The club that was open last; one on a server without its password, as everywhere here."""
        return _place(str(self._file.value("club/last", "")))

    @last_club.setter
    def last_club(self, place: Place) -> None:
        self._file.setValue("club/last", str(place))
        others = (each for each in self.recent_clubs if each != place)
        self._file.setValue("club/recent", "\n".join(map(str, (place, *others))))

    @property
    def recent_clubs(self) -> tuple[Place, ...]:
        """The clubs that were open before, the latest first; at most :data:`MOST_RECENT`."""
        lines = str(self._file.value("club/recent", "")).splitlines()
        return tuple(place for line in lines if (place := _place(line)) is not None)[:MOST_RECENT]

    def moved_to(self, place: Place) -> Place | None:
        """Where a club was moved to from here, if it was."""
        return _place(str(self._file.value(f"moved/{_key(place)}", "")))

    def move(self, place: Place, to: Place | None) -> None:
        """Remember where a club was moved to; None: it is kept here again."""
        self._file.setValue(f"moved/{_key(place)}", "" if to is None else str(to))

    @property
    def station(self) -> str:
        """What this computer is called in the journal of a club on a server; empty: as its system calls it."""
        return str(self._file.value("club/station", ""))

    @station.setter
    def station(self, name: str) -> None:
        self._file.setValue("club/station", name)

    @property
    def club_as_left(self) -> str | None:
        """What that club’s file was like when it was let go of; None where it was not, as after a crash."""
        return str(self._file.value("club/left", "")) or None

    @club_as_left.setter
    def club_as_left(self, trace: str | None) -> None:
        self._file.setValue("club/left", trace or "")

    @property
    def copies_kept(self) -> int:
        """So many copies of a club are kept, the latest."""
        return self._number("club/copies") or COPIES_KEPT

    @copies_kept.setter
    def copies_kept(self, number: int) -> None:
        self._file.setValue("club/copies", number)

    @property
    def last_drive(self) -> int | None:
        """The id of the drive that was open last in that club; None where none was."""
        return self._number("club/drive") or None

    @last_drive.setter
    def last_drive(self, drive_id: int | None) -> None:
        self._file.setValue("club/drive", "" if drive_id is None else drive_id)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, as Qt writes it; empty at first."""
        found = self._file.value("window/geometry")
        return found if isinstance(found, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._file.setValue("window/geometry", geometry)

    @property
    def text_size(self) -> float:
        """The size of text, as a multiple of the usual one."""
        try:
            found = float(str(self._file.value("window/text_size", 1.0)))
        except ValueError:
            return 1.0
        return found if isfinite(found) else 1.0

    @text_size.setter
    def text_size(self, size: float) -> None:
        self._file.setValue("window/text_size", size)

    @property
    def room_shape(self) -> Shape:
        """How the tables of the hall stand."""
        text = str(self._file.value("seating/shape", ""))
        return text if is_shape(text) else SHAPES[0]

    @room_shape.setter
    def room_shape(self, shape: Shape) -> None:
        self._file.setValue("seating/shape", shape)

    @property
    def paper_size(self) -> Size:
        """On which paper documents are drawn."""
        text = str(self._file.value("paper/size", ""))
        return next((size for size in SIZES if size == text), SIZES[0])

    @paper_size.setter
    def paper_size(self, size: Size) -> None:
        self._file.setValue("paper/size", size)

    @property
    def paper_language(self) -> str:
        """In which of the languages documents are drawn, or :data:`AS_WINDOWS`."""
        text = str(self._file.value("paper/language", AS_WINDOWS))
        return text if text in LANGUAGES else AS_WINDOWS

    @paper_language.setter
    def paper_language(self, language: str) -> None:
        self._file.setValue("paper/language", language)

    def on_a_sheet(self, document: str) -> int | None:
        """How many pieces of a document are cut from a sheet; None: as usual."""
        found = self._number(f"paper/on_a_sheet_{document}")
        return found if found in A_SHEET.get(document, ()) else None

    def cut(self, document: str, pieces: int) -> None:
        """Remember how many pieces of a document are cut from a sheet."""
        self._file.setValue(f"paper/on_a_sheet_{document}", pieces)

    def paper(self) -> Mapping[str, str]:
        """All choices for paper as plain texts, as presets keep them."""
        pieces = {document: self.on_a_sheet(document) for document in A_SHEET}
        chosen = {document: str(number) for document, number in pieces.items() if number is not None}
        return {"size": self.paper_size, "language": self.paper_language, **chosen}

    def take_paper(self, choices: Mapping[str, str]) -> None:
        """Take choices for paper from a preset; what it does not name stays, and so does what there is no more."""
        if "size" in choices:
            self.paper_size = next((size for size in SIZES if size == choices["size"]), self.paper_size)
        if choices.get("language") in (AS_WINDOWS, *LANGUAGES):
            self.paper_language = choices["language"]
        for document in A_SHEET:
            allowed = {str(pieces): pieces for pieces in A_SHEET[document]}
            if choices.get(document) in allowed:
                self.cut(document, allowed[choices[document]])

    def paper_words(self, of_windows: Words) -> Words:
        """The words of the paper, given those of the windows."""
        return of_windows if self.paper_language == AS_WINDOWS else in_language(self.paper_language)

    @property
    def language(self) -> str:
        """In which of the languages the windows are, or :data:`AS_SYSTEM`."""
        text = str(self._file.value("window/language", AS_SYSTEM))
        return text if text in LANGUAGES else AS_SYSTEM

    @language.setter
    def language(self, language: str) -> None:
        self._file.setValue("window/language", language)

    def paper_for(self, document: str) -> Size:
        """The paper of the last time, or the next larger one on which a document can be printed."""
        return nearest_size(document, self.paper_size)

    @property
    def round_minutes(self) -> int:
        """How long a round may take by the clock on the wall; 0: no clock."""
        return min(self._number("wall/minutes"), MOST_MINUTES)

    @round_minutes.setter
    def round_minutes(self, minutes: int) -> None:
        self._file.setValue("wall/minutes", minutes)

    @property
    def hidden_rounds(self) -> int:
        """How many of the last rounds the standings on the wall leave out."""
        return min(self._number("wall/hidden_rounds"), MOST_ROUNDS)

    @hidden_rounds.setter
    def hidden_rounds(self, rounds: int) -> None:
        self._file.setValue("wall/hidden_rounds", rounds)

    def _number(self, key: str) -> int:
        text = str(self._file.value(key, ""))
        return int(text) if text.isdecimal() and len(text) <= _DIGITS else 0


def _place(text: str) -> Place | None:
    try:
        return place_of(text) if text else None
    except Refused:
        return None


def _key(place: Place) -> str:
    """The key of a place: keys of settings may hold neither slashes nor colons."""
    return sha256(str(place).encode("utf-8", "surrogateescape")).hexdigest()[:16]


def words_of_paper(settings: Settings | None, of_windows: Words) -> Words:
    """The words of all that is handed out, on paper or in a file; without settings they are those of the windows."""
    return settings.paper_words(of_windows) if settings else of_windows
