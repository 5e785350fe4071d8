"""Latin letters by the place of a Cyrillic key."""

from __future__ import annotations

import pytest

from whistdrive.core.contracts import Column, Mark
from whistdrive.desk.keyboard import latin
from whistdrive.desk.typed import Reading, read

SIDE, TRUMP = Column("declarer", ("NS", "EW")), Column("trump", ("S", "H", "D", "C", "NT"))


def test_every_letter_is_that_of_its_key() -> None:
    assert latin("йцукен фывапр ячсмит") == "qwerty asdfgh zxcvbn"
    assert latin("ЧДК") == "XLR"
    assert latin("і") == "s"


def test_all_else_stays() -> None:
    assert latin("NS 13 -4 é Ä ★") == "NS 13 -4 é Ä ★"


@pytest.mark.parametrize(
    ("column", "text", "mark"),
    [
        *((SIDE, key, mark) for key, mark in zip("тыуц", ("NS", "NS", "EW", "EW"), strict=True)),
        *((TRUMP, key, mark) for key, mark in zip("ырвсе", ("S", "H", "D", "C", "NT"), strict=True)),
        (TRUMP, "Р", "H"),
    ],
)
def test_a_mark_is_typed_on_a_russian_keyboard(column: Column, text: str, mark: Mark) -> None:
    assert read(column, text) == Reading(mark)
