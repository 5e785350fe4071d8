"""One document of the drive, saved as PDF from the page where its matter is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QPushButton, QWidget

from whistdrive.core.findings import Refused
from whistdrive.printing import Choices
from whistdrive.printing.files import document_name
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.press import Job, Press
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key


class SaveDocument(QPushButton):
    """Asks where to save and draws the document beside the work; ``answer`` tells how that went.

    ``choices`` says what is wanted of the document at the moment it is pressed, ``settings`` on which paper and in
    which language.
    """

    def __init__(
        self,
        bridge: Bridge,
        document: str,
        choices: Callable[[], Choices],
        answer: AnswerLine,
        key: str,
        ask: AskFile | None = None,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._document = document
        self._choices = choices
        self._answer = answer
        self._settings = settings
        self._ask = ask or WhereToSave().file
        self.press = Press(self)
        self.clicked.connect(self._ask_and_save)
        self.press.saved.connect(self._say_saved)
        self.press.failed.connect(self._say_refused)
        self.press.finished.connect(lambda: self.setEnabled(True))
        press_by_key(self, key)

    def _ask_and_save(self) -> None:
        drive, words = self._bridge.desk.drive, self._bridge.words
        choices = self._choices()
        if self._settings is not None:
            words = self._settings.paper_words(words)
            choices = replace(choices, size=self._settings.paper_for(self._document))
        path = self._ask(self, document_name(self._document, drive, words, choices.round))
        if path is not None:
            self.setEnabled(False)
            self._answer.hint(self.tr("Drawing…"))
            self.press.begin([Job(self._document, path, choices)], drive, words)

    def _say_saved(self, job: Job) -> None:
        self._answer.say(self.tr("Saved as {path}").format(path=job.path))

    def _say_refused(self, _job: Job, refused: Refused) -> None:
        self._answer.show_refused(refused)
