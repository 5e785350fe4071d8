from __future__ import annotations

import pytest

from whistdrive.core.names import in_order


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Aalto Åberg Ade Ärla Öberg Oja Zorn"),
        ("fi", "Aalto Ade Oja Zorn Åberg Ärla Öberg"),
        ("sv", "Éva Evert Yxa Åberg Ärla Öberg Øre"),
        ("ro", "Ana Azi Ăla Bob Sava Stan Șava Ştefan Toma Țepeș"),
        ("ru", "Егор Ёлка Жук Игорь Йод Кот Яна"),
    ],
)
def test_names_stand_in_the_order_of_the_alphabet(language: str, names: str) -> None:
    wanted = names.split()
    mixed = set(wanted)
    assert sorted(mixed, key=lambda name: in_order(name, language)) == wanted


def test_case_and_spaces_do_not_matter_nor_how_a_letter_is_written() -> None:
    assert in_order("ÅBERG,  Bo", "fi") == in_order("A\N{COMBINING RING ABOVE}berg, bo", "fi")
