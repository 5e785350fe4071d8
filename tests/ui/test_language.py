"""The language of the windows is chosen in a menu, kept, and switched while the program runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot
from tests.ui.evenings import focused, seat_next

import translations
from whistdrive.ui.app import House
from whistdrive.ui.language import Language, of_system
from whistdrive.ui.language_menu import LanguageMenu
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places
from whistdrive.ui.settings import AS_SYSTEM, Settings
from whistdrive.words import LANGUAGES
from whistdrive.words.translation import plural, plural_forms


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """What Qt reads is there, as the launcher would have seen to."""
    translations.build(translations.outdated())


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    qapp.processEvents()


@pytest.fixture
def menu(window: MainWindow) -> LanguageMenu:
    found = window.findChild(LanguageMenu)
    assert found is not None
    return found


def choice(menu: LanguageMenu, code: str) -> QAction:
    return next(action for action in menu.actions() if action.data() == code)


def test_every_language_is_offered_under_its_own_name(menu: LanguageMenu) -> None:
    offered = {action.data(): action.text() for action in menu.actions()}
    assert offered == {AS_SYSTEM: "As the &system", **LANGUAGES}
    assert [action.data() for action in menu.actions() if action.isChecked()] == [AS_SYSTEM]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_turned_to_at_once_and_kept(
    code: str, house: House, window: MainWindow, menu: LanguageMenu, places: Places, qtbot: QtBot
) -> None:
    choice(menu, code).trigger()
    assert window.bridge.words.language == house.clubs.words.language == code
    assert Settings(places.settings).language == code
    qtbot.waitUntil(lambda: QLocale.languageToCode(window.locale().language()) == code)
    house.turn_to("en")


@pytest.mark.parametrize("code", translations.COMPLETE)
def test_no_two_entries_of_a_menu_have_the_same_letter(
    code: str, house: House, window: MainWindow, qtbot: QtBot
) -> None:
    house.turn_to(code)
    qtbot.wait(1)
    for menu in (window.menuBar(), *window.menuBar().findChildren(QMenu)):
        texts = [action.text() for action in menu.actions()]
        letters = Counter(letter.lower() for text in texts for letter in re.findall(r"&(\w)", text.replace("&&", "")))
        assert [(letter, texts) for letter, times in letters.items() if times > 1] == []
    house.turn_to("en")


def test_the_choice_is_there_at_the_next_start(qapp: QApplication, places: Places) -> None:
    Settings(places.settings).language = "sv"
    house = House(qapp, places)
    assert house.clubs.words.language == "sv"
    assert QLocale().language() == QLocale.Language.Swedish
    house.turn_to("en")
    house.shut()


def test_a_figure_that_is_being_typed_stays(house: House, eight: MainWindow, qtbot: QtBot) -> None:
    seat_next(eight.desk)
    eight.go_to("scores")
    page = eight.page
    assert isinstance(page, ScoresPage)
    QTest.keyClicks(focused(), "1")
    editor = focused()
    assert isinstance(editor, QLineEdit)
    house.turn_to("fi")
    qtbot.wait(1)
    assert QApplication.focusWidget() is editor
    assert editor.text() == "1"
    QTest.keyClicks(editor, "0")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: eight.desk.drive.rounds[0].tables[0].slip.deals != ())
    assert eight.desk.drive.rounds[0].tables[0].slip.deals[0].marks["ns"] == 10
    house.turn_to("en")


@pytest.mark.parametrize(
    ("system", "code"), [("fi_FI", "fi"), ("ru_UA", "ru"), ("ro_MD", "ro"), ("de_DE", "en"), ("C", "en")]
)
def test_the_language_of_the_system_is_taken_where_it_is_one_of_ours(system: str, code: str) -> None:
    assert of_system(QLocale(system)) == code


@pytest.mark.usefixtures("qapp")
def test_dates_follow_the_language() -> None:
    language = Language()
    words = language.turn_to("sv")
    assert QLocale().toString(QDate(2026, 3, 6), QLocale.FormatType.LongFormat) == "fredag 6 mars 2026"
    assert words.language == "sv"
    language.turn_to("en")


@pytest.mark.usefixtures("qapp")
def test_the_languages_that_qt_ships_and_the_one_that_it_lacks_word_its_own_buttons() -> None:
    language = Language()
    said = {}
    for code in LANGUAGES:
        language.turn_to(code)
        said[code] = QCoreApplication.translate("QPlatformTheme", "Cancel")
    language.turn_to("en")
    assert said == {"en": "Cancel", "fi": "Peru", "sv": "Avbryt", "ru": "Отмена", "ro": "Anulare"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", LANGUAGES)
def test_paper_and_windows_choose_the_same_plurals(code: str, tmp_path: Path) -> None:
    """Qt's tools have the rules built in; those for paper are in the words."""
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in range(plural_forms(code)))
    file = tmp_path / f"whistdrive_{code}.ts"
    file.write_text(
        f'<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="{translations.LANGUAGES[code]}">'
        f'<context><name>Test</name><message numerus="yes"><source>n</source><translation>{forms}</translation>'
        "</message></context></TS>",
        encoding="utf-8",
    )
    translations.build([file])
    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm")))
    numbers = range(250)
    assert [translator.translate("Test", "n", None, n) for n in numbers] == [str(plural(code, n)) for n in numbers]
