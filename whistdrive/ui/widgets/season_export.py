"""The table of a season for spreadsheets and for the club's web page, from a menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QPushButton

from whistdrive.core.findings import Refused
from whistdrive.desk.seasons import SeasonView
from whistdrive.export.season import ENDINGS, season_file
from whistdrive.printing.files import plain_name
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.press import Job, Press
from whistdrive.ui.settings import Settings, words_of_paper
from whistdrive.ui.widgets.answer_line import AnswerLine

KEY = "Alt+X"


class SeasonExport(QPushButton):
    """Asks where to save and writes the file beside the work; ``answer`` tells how that went."""

    def __init__(
        self, bridge: Bridge, answer: AnswerLine, ask: AskFile | None = None, settings: Settings | None = None
    ) -> None:
        """``settings`` know in which language the club hands out files, as they do for paper."""
        super().__init__()
        self._settings = settings
        self._bridge, self._answer = bridge, answer
        self._ask = ask or WhereToSave().file
        self._view: SeasonView | None = None
        self.press = Press(self)
        self.files = QMenu(self)
        for file in ENDINGS:
            self.files.addAction("").triggered.connect(self._asking(file))
        self.setMenu(self.files)
        self.press.saved.connect(self._say_saved)
        self.press.failed.connect(self._say_refused)
        QShortcut(QKeySequence(KEY), self, self.showMenu)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setText(self.tr("Export"))
        self.setToolTip(self.tr("The table as a workbook, a web page or CSV ({key})").format(key=KEY))
        for file, action in zip(ENDINGS, self.files.actions(), strict=True):
            action.setText(self.tr("{file}…").format(file=self._bridge.words.name("season_file", file)))

    def show_season(self, view: SeasonView | None) -> None:
        """Which season it is about."""
        self._view = view
        self.setEnabled(view is not None)

    def _asking(self, file: str) -> Callable[[], None]:
        return lambda: self._ask_and_save(file)

    def _ask_and_save(self, file: str) -> None:
        view = self._view
        if view is None:
            return
        path = self._ask(self, plain_name(view.season.name, ENDINGS[file]))
        if path is not None:
            self._answer.hint(self.tr("Writing…"))
            words = words_of_paper(self._settings, self._bridge.words)
            self.press.begin_one(Job(file, path), partial(season_file, file, view, words))

    def _say_saved(self, job: Job) -> None:
        self._answer.say(self.tr("Saved as {path}").format(path=job.path))

    def _say_refused(self, _job: Job, refused: Refused) -> None:
        self._answer.show_refused(refused)
