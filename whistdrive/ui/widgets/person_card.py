"""The card of somebody beside the list of people: who they are, what they played and wish, and what can be done."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.core.findings import Refused
from whistdrive.desk import people
from whistdrive.store import Appearance
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.forget import ForgetDialog
from whistdrive.ui.dialogs.join_people import JoinPeopleDialog
from whistdrive.ui.dialogs.where_to_save import AskFile
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.person_details import PersonDetails
from whistdrive.ui.widgets.person_export import PersonExport
from whistdrive.ui.widgets.person_history import PersonHistory
from whistdrive.ui.widgets.person_joined import PersonJoined
from whistdrive.ui.widgets.person_wishes import PersonWishes
from whistdrive.ui.widgets.views_bar import ViewsBar
from whistdrive.ui.widgets.wrapping_row import WrappingRow


class PersonCard(QWidget):
    """Three views of one person. ``opened`` carries the id of a drive that is wanted.

    What the club file knows of them is asked when they are shown.
    """

    opened = Signal(int)

    def __init__(
        self, bridge: Bridge, over: QWidget, ask: AskFile | None = None, settings: Settings | None = None
    ) -> None:
        """Lists of names open over a page; ``ask`` asks where to save, ``settings`` say in which language."""
        super().__init__(over)
        self._bridge = bridge
        self._person: Person | None = None
        self._appearances: tuple[Appearance, ...] = ()
        self.title, self.views, self._stack = PageTitle(), ViewsBar(), QStackedWidget()
        self.answer, self.renamed = AnswerLine(bridge), Notice()
        self.details = PersonDetails(bridge)
        self.history = PersonHistory(bridge)
        self.wishes = PersonWishes(bridge, self.answer, over)
        self.joined = PersonJoined(bridge, self.answer)
        self.archive, self.join, self.delete, self.forget = (QPushButton() for _ in range(4))
        self.export = PersonExport(bridge, self.answer, ask, settings)
        self.dialog: JoinPeopleDialog | ForgetDialog | None = None
        self._lay_out()
        self._connect()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.views.show_views((self.tr("Details"), self.tr("History"), self.tr("Wishes")))
        self.views.setAccessibleName(self.tr("What is shown of this person"))
        for part in (self.details, self.history, self.wishes, self.joined, self.export):
            part.retranslate()
        texts = {
            self.join: (self.tr("Entered twice…"), self.tr("Another entry is the same person (Alt+J)")),
            self.delete: (self.tr("Delete"), self.tr("Only somebody who never played (Alt+D)")),
            self.forget: (self.tr("Forget…"), self.tr("On their request: the name goes, results stay (Alt+G)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self._word_archive(archived=False)
        if self._person is not None:
            self._show(self._person)

    def show_person(self, person: Person | None, name: str) -> None:
        """Show somebody, called ``name`` in the list, as the club and its drives have them now; None for nobody."""
        other = not self.shows(person)
        self.setEnabled(person is not None)
        self.title.setText(name)
        self.details.show_person(person)
        self._person = person
        if other:
            self.answer.rest()
        if person is not None:
            self._appearances = self._bridge.desk.appearances(person.id)
            self._show(person)

    def shows(self, person: Person | None) -> bool:
        """Whether it is this person who is shown, though perhaps as they were."""
        return self._person is not None and person is not None and self._person.id == person.id

    def settle(self) -> bool:
        """Take in what is typed; False where that was refused, and the focus is there."""
        if self.details.settle():
            return True
        self.views.setCurrentIndex(0)
        return False

    def turn_archived(self) -> None:
        """Put them into the archive, or bring them back."""
        person = self._person
        if person is not None and self.settle():
            self.answer.attempt(changes.archive_person, person=person.id, archived=not person.archived)

    def _lay_out(self) -> None:
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        for view in (self.details, self.history, self.wishes):
            self._stack.addWidget(view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        for part in (self.title, self.views, self.renamed):
            layout.addWidget(part)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.joined)
        layout.addWidget(self.answer)
        layout.addLayout(WrappingRow(self.archive, self.join, self.export, self.delete, self.forget))

    def _connect(self) -> None:
        self.views.currentChanged.connect(self._turn_to)
        self.history.opened.connect(self.opened)
        self.archive.clicked.connect(self.turn_archived)
        does = (
            (self.join, self._join, "Alt+J"),
            (self.delete, self._delete, "Alt+D"),
            (self.forget, self._forget, "Alt+G"),
        )
        for button, deed, key in does:
            button.clicked.connect(lambda _checked=False, deed=deed: deed())
            press_by_key(button, key)

    def _turn_to(self, view: int) -> None:
        self._stack.setCurrentIndex(view)
        if self._person is not None:
            self._show(self._person)

    def _show(self, person: Person) -> None:
        """What the file knows of them, as far as it is looked at, and what can be done."""
        if self._stack.currentWidget() is self.history:
            self.history.show_history(person, self._appearances)
        self.wishes.show_person(person)
        self.joined.show_person(person)
        self.export.show_person(person)
        self._word_archive(archived=person.archived)
        for button in (self.archive, self.join, self.forget, self.export):
            button.setEnabled(not person.erased and person.same_as is None)
        self.join.setEnabled(person.listed)
        self.delete.setEnabled(person.same_as is None)
        self._ask_about_names(person)

    def _word_archive(self, *, archived: bool) -> None:
        self.archive.setText(self.tr("Bring back") if archived else self.tr("Archive"))
        self.archive.setToolTip(self.tr("Out of the lists, or back into them (Delete in the list)"))

    def _ask_about_names(self, person: Person) -> None:
        """Offer to call somebody in the drives that are not closed what the club calls them."""
        drives = () if person.erased else people.called_otherwise(person, self._appearances)
        if not drives:
            self.renamed.put_away()
            return
        named = ", ".join(f"{each.name} ({each.title})" for each in drives)
        self.renamed.say(
            self.tr("In drives that are not closed they are still called {names}.").format(names=named),
            [(self.tr("Correct it there"), lambda: self._correct(person, drives)), (self.tr("Leave it"), lambda: None)],
        )

    def _correct(self, person: Person, drives: tuple[Appearance, ...]) -> None:
        desk, words = self._bridge.desk, self._bridge.words
        ids = tuple(dict.fromkeys(each.drive for each in drives))
        outdated = {document for each in ids for document in printing.naming(desk.look_at(each))}
        try:
            people.correct_in(desk, person.id, ids)
        except Refused as refused:
            self.answer.show_refused(refused)
            return
        names = [words.name("document", each).lower() for each in printing.DOCUMENTS if each in outdated]
        text = self.tr("Corrected. Of paper that was printed before, these show the old name: {documents}.")
        self.answer.say(text.format(documents=", ".join(names)))

    def _join(self) -> None:
        person = self._person
        if person is None or not self.settle():
            return
        person = self._bridge.desk.evening.club.person(person.id)
        self._open(JoinPeopleDialog(self._bridge, person, self._take_in, self.window()))

    def _take_in(self, other: int) -> None:
        """Have another entry be this person too; raises Refused."""
        person = self._person
        if person is None:
            return
        name = self._bridge.desk.evening.club.person(other).name
        people.join(self._bridge.desk, other, person.id)
        self.answer.say(self.tr("Joined: {name}. “Part again” or Undo takes it back.").format(name=name))

    def _delete(self) -> None:
        """Delete somebody without a history; of anybody else say what would go."""
        person = self._person
        if person is None:
            return
        drives = people.record(self._appearances).drives
        if drives:
            text = self.tr(
                "{name} has taken part in %n drives; deleting would leave holes in their results. Archive them "
                "instead, or forget the name on their request.",
                "",
                drives,
            )
            self.answer.refuse(text.format(name=person.name))
            return
        try:
            people.strike(self._bridge.desk, person.id)
        except Refused as refused:
            self.answer.show_refused(refused)

    def _forget(self) -> None:
        person = self._person
        if person is None or not self.settle():
            return
        person = self._bridge.desk.evening.club.person(person.id)
        drives, erase = people.record(self._appearances).drives, partial(self._erase, person.id)
        self._open(ForgetDialog(self._bridge, person, drives, erase, self.window()))

    def _erase(self, person: int) -> None:
        """Have somebody forgotten; raises Refused."""
        self._bridge.desk.erase(person)
        self.answer.say(self.tr("Forgotten. Copies of the club file made before still have the name."))

    def _open(self, dialog: JoinPeopleDialog | ForgetDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
