"""What the program remembers about this computer: nothing of a club, only how its user likes to see it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from whistdrive.movement.room import SHAPES, Shape, is_shape
from whistdrive.printing.choices import SIZES, Size


class Settings:
    """Settings in an ini file; one that cannot be read or written counts as empty and stops nothing."""

    def __init__(self, file: Path) -> None:
        self._file = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def last_club(self) -> Path | None:
        """The club file that was open last."""
        text = str(self._file.value("club/last", ""))
        return Path(text) if text else None

    @last_club.setter
    def last_club(self, path: Path) -> None:
        self._file.setValue("club/last", str(path))

    @property
    def last_drive(self) -> int | None:
        """The id of the drive that was open last in that club; None where none was."""
        text = str(self._file.value("club/drive", ""))
        return int(text) if text.isdecimal() else None

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
            return float(str(self._file.value("window/text_size", 1.0)))
        except ValueError:
            return 1.0

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
    def round_minutes(self) -> int:
        """How long a round may take by the clock on the wall; 0: no clock."""
        return self._number("wall/minutes")

    @round_minutes.setter
    def round_minutes(self, minutes: int) -> None:
        self._file.setValue("wall/minutes", minutes)

    @property
    def hidden_rounds(self) -> int:
        """How many of the last rounds the standings on the wall leave out."""
        return self._number("wall/hidden_rounds")

    @hidden_rounds.setter
    def hidden_rounds(self, rounds: int) -> None:
        self._file.setValue("wall/hidden_rounds", rounds)

    def _number(self, key: str) -> int:
        text = str(self._file.value(key, ""))
        return int(text) if text.isdecimal() else 0
