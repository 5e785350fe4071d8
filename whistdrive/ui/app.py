"""The one place where the parts of the program with windows are put together."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from whistdrive.core.drive import Drive
from whistdrive.store import ClubStore, Place, ServerAddress
from whistdrive.ui import collector, places, resources, theme
from whistdrive.ui.appearance import show_scheme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.clubs import Clubs
from whistdrive.ui.crash import CrashLog
from whistdrive.ui.exchanging import Exchanging
from whistdrive.ui.half_typed import is_half_typed
from whistdrive.ui.help.keys import HelpKeys
from whistdrive.ui.help.opening import Help
from whistdrive.ui.language import Language
from whistdrive.ui.language_menu import LanguageMenu
from whistdrive.ui.latin_keys import LatinKeys
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.on_server import OnServer
from whistdrive.ui.pages.cards import CardsPage
from whistdrive.ui.pages.cash import CashPage
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.no_seating import NoSeatingPage
from whistdrive.ui.pages.page import Page
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.prizes import PrizesPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.pages.seasons import SeasonsPage
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.pages.sign_in import SignInPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.recent_clubs import RecentClubs
from whistdrive.ui.settings import Settings
from whistdrive.ui.stations import Stations
from whistdrive.ui.style import ScoreBookStyle
from whistdrive.ui.text_size import TextSize
from whistdrive.ui.trouble import Trouble
from whistdrive.ui.undo_keys import UndoKeys
from whistdrive.ui.wall.projector import Projector


def run(club: Place | None) -> int:
    """Open the window on a club (None: the last one, or a first one) and return the exit status when it closes."""
    application = QApplication.instance()
    application = application if isinstance(application, QApplication) else QApplication(sys.argv[:1])
    where = places.of_this_user()
    house = House(application, where)
    house.crash_log.install(where.logs)
    house.clubs.start(club)
    house.crash_log.tell_left()
    try:
        return application.exec()
    finally:
        house.shut()
        house.crash_log.uninstall()


class House:
    """Everything that lives as long as the program."""

    def __init__(self, application: QApplication, where: places.Places) -> None:
        _dress(application)
        collector.keep_to(application)
        self._application = application
        self.settings = Settings(where.settings)
        self.crash_log = CrashLog()
        self.crash_log.happened.connect(self._tell)
        self.language = Language()
        self.text_size = TextSize(resources.text_font(), self.settings)
        self._undo_keys, self._help_keys, self._latin_keys = UndoKeys(), HelpKeys(), LatinKeys()
        for keys in (self._undo_keys, self._help_keys, self._latin_keys):
            application.focusChanged.connect(keys.follow)
        words = self.language.turn_to(self.settings.language)
        self.clubs = Clubs(words, self.settings, where, self._make_window)
        self.on_server = OnServer(self.clubs, self.settings)
        self.help = Help(lambda: self.clubs.words, self._open_drive)
        self._help_keys.wanted.connect(self.help.about_window)

    def turn_to(self, language: str) -> None:
        """Have all windows in another language, now and from the next start on."""
        self.settings.language = language
        self.clubs.turn_to(self.language.turn_to(language))

    def shut(self) -> None:
        """Put everything away."""
        self.clubs.close()
        self.help.close()
        for keys in (self._undo_keys, self._help_keys, self._latin_keys):
            self._application.focusChanged.disconnect(keys.follow)

    def _make_window(self, bridge: Bridge, store: ClubStore, example: bool) -> MainWindow:
        place = store.place
        club = ClubPage(bridge, place, example=example, settings=self.settings)
        pages: list[Page] = [
            club,
            PeoplePage(bridge, settings=self.settings),
            SeasonsPage(bridge, settings=self.settings),
        ]
        pages += [SignInPage(bridge), SeatingPage(bridge, self.settings), NoSeatingPage(bridge)]
        scores, cards = ScoresPage(bridge), CardsPage(bridge)
        pages += [scores, cards, StandingsPage(bridge, settings=self.settings), PrizesPage(bridge)]
        pages += [PaperPage(bridge, settings=self.settings), CashPage(bridge)]
        window = MainWindow(bridge, pages, place, example=example)
        bridge.setParent(window)
        bridge.is_typing = partial(is_half_typed, window)
        self._application.focusChanged.connect(bridge.look)
        if store.news is not None and isinstance(place, ServerAddress):
            Stations(bridge, store, store.news, place, window)
        Exchanging(bridge, window, settings=self.settings)
        languages = LanguageMenu(self.settings.language, window)
        languages.chosen.connect(self.turn_to)
        window.actions_by_key.add_menu("view", languages)
        recent = RecentClubs(self.settings, window)
        recent.chosen.connect(self.clubs.go_to)
        window.actions_by_key.add_menu("club", recent, before="new_club")
        projector = Projector(bridge, window.actions_by_key, self.settings, place, window)
        window.add_bar(projector.bar)
        window.closed.connect(projector.close)
        window.help_wanted.connect(self.help.about_page)
        window.scoring_wanted.connect(self.help.about_scoring)
        window.closed.connect(self.help.close)
        cards.slip_wanted.connect(scores.show_deal)
        club.sample_wanted.connect(self.clubs.show_example)
        club.own_wanted.connect(self.clubs.show_own)
        does = {
            "new_drive": club.begin_drive,
            "edit_drive": club.edit_drive,
            "open_club": self.clubs.choose_open,
            "new_club": self.clubs.choose_new,
            "open_server": self.on_server.choose_open,
            "new_server": self.on_server.choose_new,
            "move_club": self.clubs.choose_move,
            "save_copy": self.clubs.choose_copy,
            "restore": self.clubs.choose_restore,
            "larger": self.text_size.larger,
            "smaller": self.text_size.smaller,
        }
        for key, action in does.items():
            window.actions_by_key[key].triggered.connect(lambda _checked, action=action: action())
        return window

    def _open_drive(self) -> Drive | None:
        return None if self.clubs.current is None else self.clubs.current.window.desk.evening.drive

    def _tell(self, trouble: Trouble) -> None:
        if self.clubs.current is not None:
            self.clubs.current.window.tell_trouble(trouble)


def _dress(application: QApplication) -> None:
    """Give the application its style, its colours, its name and its icon."""
    application.setApplicationName("whistdrive")
    application.setDesktopFileName("whistdrive")
    if not isinstance(application.style(), ScoreBookStyle):
        application.setStyle(ScoreBookStyle())
    application.setWindowIcon(resources.application_icon())
    show_scheme(theme.preferred())
    application.styleHints().colorSchemeChanged.connect(_follow_system)


def _follow_system(_scheme: Qt.ColorScheme) -> None:
    show_scheme(theme.preferred())
