"""All that the club keeps of somebody, saved for them in a file of one's choice."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QPushButton

from whistdrive.core.club import Person
from whistdrive.core.findings import Refused
from whistdrive.desk.person_data import person_data
from whistdrive.export.person import FORMS, person_file
from whistdrive.printing.files import plain_name, write_file
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.settings import Settings, words_of_paper
from whistdrive.ui.widgets.answer_line import AnswerLine

KEY = "Alt+X"


class PersonExport(QPushButton):
    """A menu of the forms in which it can be had; ``answer`` tells how that went."""

    def __init__(
        self, bridge: Bridge, answer: AnswerLine, ask: AskFile | None = None, settings: Settings | None = None
    ) -> None:
        """``settings`` know in which language the club hands out files, as they do for paper."""
        super().__init__()
        self._settings = settings
        self._bridge, self._answer = bridge, answer
        self._ask = ask or WhereToSave().file
        self._person: Person | None = None
        self.forms = QMenu(self)
        for form in FORMS:
            self.forms.addAction("").triggered.connect(self._saving(form))
        self.setMenu(self.forms)
        QShortcut(QKeySequence(KEY), self, self.showMenu)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setText(self.tr("Their data"))
        self.setToolTip(self.tr("All that the club keeps of them, in a file for them ({key})").format(key=KEY))
        for form, action in zip(FORMS, self.forms.actions(), strict=True):
            action.setText(self.tr("{file}…").format(file=self._bridge.words.name("export_person", form)))

    def show_person(self, person: Person | None) -> None:
        """Whose data it is about."""
        self._person = person

    def _saving(self, form: str) -> Callable[[], None]:
        return lambda: self._save(form)

    def _save(self, form: str) -> None:
        person = self._person
        if person is None:
            return
        path = self._ask(self, plain_name(person.name, form))
        if path is None:
            return
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
        try:
            data = person_data(self._bridge.desk, person.id)
            words = words_of_paper(self._settings, self._bridge.words)
            write_file(path, person_file(form, data, words, when))
        except Refused as refused:
            self._answer.show_refused(refused)
        else:
            self._answer.say(self.tr("Saved as {path}").format(path=path))
