from __future__ import annotations

import pytest

from whistdrive.core.texts import is_seen, one_line


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Li,\tBo \n", "Li, Bo"),
        ("Ann\0Smith", "Ann Smith"),
        ("one\N{LINE SEPARATOR}two\x85three", "one two three"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}htimS", "htimS"),
        ("Zo\N{ZERO WIDTH SPACE}e\N{ZERO WIDTH NO-BREAK SPACE}", "Zoe"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("x" + "\N{COMBINING ACUTE ACCENT}" * 90, "x" + "\N{COMBINING ACUTE ACCENT}" * 4),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{WOMAN}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{WOMAN}"),
        ("half \ud800 of a letter", "half of a letter"),
        ("<b>=1+1</b>", "<b>=1+1</b>"),
    ],
)
def test_what_is_kept_of_a_text(typed: str, kept: str) -> None:
    assert one_line(typed) == kept


@pytest.mark.parametrize("text", ["", "\N{ZERO WIDTH JOINER}", "\N{COMBINING ACUTE ACCENT}", "\N{NO-BREAK SPACE}"])
def test_what_cannot_be_seen_is_no_name(text: str) -> None:
    assert not is_seen(text)
