"""Settings that somebody, or another version, wrote: what is no setting counts as none, and nothing is raised."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QWidget
from tests.fuzz.mutations import Harm, harmed, harms

from whistdrive.core.findings import Refused
from whistdrive.movement.room import is_shape
from whistdrive.printing.choices import A_SHEET, SIZES
from whistdrive.store import ClubStore
from whistdrive.ui.settings import MOST_MINUTES, MOST_ROUNDS, Settings
from whistdrive.words import LANGUAGES

WHOLE = rb"""[club]
last=/home/ann/Our club.whist
left=4096 1700000000000000000
drive=12

[window]
geometry=@ByteArray(\x1\xd9\xd0\xcb\0\x3\0\0\0\0\0\0\0\0\0\0\0\0\x4\xd7\0\0\x2\xf7)
text_size=1.25
language=fi

[seating]
shape=rows

[paper]
size=a4
language=sv
on_a_sheet_cards=4

[wall]
minutes=12
hidden_rounds=2
"""
KEYS = tuple(
    f"{section}/{line.partition('=')[0]}"
    for block in WHOLE.decode("latin-1").split("\n\n")
    for section in [block.splitlines()[0].strip("[]")]
    for line in block.splitlines()[1:]
)
TEXTS = (
    "", "0", "-1", "1.5", "nan", "inf", "1e400", "9" * 5000, "99999999999", "²", "true", "@Invalid()", "@Variant(",
    "@Variant(\\0\\0\\0\\x1c\\0\\0\\0\\x1\\0)", "@ByteArray(\\xff)", "@Rect(0 0 -9 2147483647)", "@Size(x)", "@@",
    "%00", "\\0", "\\x", "\\xffff", "a, b, c", '"', "x" * 5000, "../" * 1500, "\\x202e", "${HOME}", "//server/share",
)  # fmt: skip


pytestmark = pytest.mark.usefixtures("qapp")


def read(content: bytes) -> None:
    """Read everything, as a start of the program does, and write it again."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "settings.ini"
        file.write_bytes(content)
        settings = Settings(file)
        held = settings.last_club, settings.club_as_left, settings.last_drive
        if settings.last_club is not None:
            with pytest.raises(Refused):
                ClubStore.open(settings.last_club, settings.club_as_left)
        assert isfinite(settings.text_size)
        assert is_shape(settings.room_shape)
        assert settings.paper_size in SIZES
        assert {settings.language, settings.paper_language} <= {"", *LANGUAGES}
        assert 0 <= settings.round_minutes <= MOST_MINUTES
        assert 0 <= settings.hidden_rounds <= MOST_ROUNDS
        for document, allowed in A_SHEET.items():
            assert settings.on_a_sheet(document) in (None, *allowed)
        window = QWidget()
        window.restoreGeometry(settings.geometry)
        settings.take_paper(settings.paper())
        settings.last_drive = held[2]


@given(harms(len(WHOLE)))
def test_files_that_changed(done: list[Harm]) -> None:
    read(harmed(WHOLE, done))


@given(st.dictionaries(st.sampled_from(KEYS), st.sampled_from(TEXTS) | st.text(max_size=8), min_size=1))
def test_values_of_any_kind(values: dict[str, str]) -> None:
    lines = (f"[{key.partition('/')[0]}]\n{key.partition('/')[2]}={value}\n" for key, value in values.items())
    read("".join(lines).encode("utf-8", errors="replace"))


@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    read(content)
