"""The bundled fonts and the one door through which strings reach the paper."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tests import drives

from whistdrive import printing
from whistdrive.printing.fonts import BOLD, REGULAR, printable, register, unprintable
from whistdrive.printing.marks import figure
from whistdrive.printing.text import fitted, width_of

FIVE_LANGUAGES = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÄÅÖäåöŠšŽž" + "ĂÂÎȘȚăâîșț" + "ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёабвгдежзийклмнопрстуфхцчшщъыьэюя"
)


def test_the_fonts_have_all_languages_and_the_suits() -> None:
    assert set(FIVE_LANGUAGES + "♠♥♦♣→✓✂†−–—’“”·…�") <= register()


def test_the_fonts_have_all_hard_names_but_one() -> None:
    assert [name for name in drives.HARD_NAMES if printable(name) != name] == ["孔, 明"]
    assert unprintable("孔, 明 孔") == ("孔", "明")


def test_figures_have_one_width() -> None:
    for bold in (False, True):
        assert len({width_of(digit, bold=bold) for digit in "0123456789"}) == 1


def test_the_licence_comes_with_the_fonts() -> None:
    folder = files("whistdrive.resources") / "fonts"
    licence = (folder / "LICENSE.txt").read_text("utf-8")
    assert "Bitstream Vera Fonts Copyright" in licence
    assert "Arev Fonts Copyright" in licence
    assert all((folder / f"{name}.ttf").is_file() for name in (REGULAR, BOLD))


def test_letters_are_composed_and_what_steers_the_text_is_left_out() -> None:
    assert printable("Nguye\u0302\u0303n") == "Nguyễn"
    assert printable("a\x00b\u202ec\u200dd\u00ade") == "abcde"
    assert printable("a\nb\tc\u2028d") == "a b c d"


def test_letters_that_would_come_out_wrong_are_marked() -> None:
    assert printable("אב 😀") == "�� �"
    assert unprintable("אב 😀\u200f") == ("א", "ב", "😀")


def test_a_name_shrinks_and_then_wraps_but_is_never_cut() -> None:
    short, long, endless = fitted("Li, Bo", 100), fitted("Featherstonehaugh, B.", 90), fitted("W" * 200, 90)
    assert short.size == 9
    assert 7 <= long.size < 9
    assert endless.size == 7
    assert endless.wrap(90, 1000)[1] > 10 * endless.leading


def test_a_name_on_two_lines_shrinks_rather_than_break_a_word() -> None:
    name = fitted("Featherstonehaugh, Bartholomew", 80, size=13, lines=2, lead="12")
    assert 7 <= name.size < 9
    assert name.wrap(80, 1000)[1] == 2 * name.leading
    assert fitted("Li, Bo", 80, size=13, lines=2, lead="12").size == 13


def test_figures_have_a_true_minus() -> None:
    assert [figure(-7), figure(0), figure(None)] == ["−7", "0", ""]


def test_nothing_reads_markup() -> None:
    """Known fault 71: ReportLab's own paragraphs, and its tables, which make some, are nowhere."""
    folder = Path(printing.__file__).parent
    for path in folder.glob("*.py"):
        assert not re.search(
            r"from reportlab.*\b(Paragraph|XPreformatted|Table|LongTable)\b", path.read_text("utf-8")
        ), path
