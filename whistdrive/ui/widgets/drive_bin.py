"""Deleting a drive, with what would go, and bringing back one that was deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.store import DeletedDrive, DriveCard
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.drive_cards import CARD_ROLE
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.card_list import CardList
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.rows import side_by_side


class DriveBin(QWidget):
    """Two buttons for a list of drives. ``notice`` asks before anything goes; deleting is one step, to be undone."""

    def __init__(self, bridge: Bridge, drives: CardList, settle: Callable[[], bool]) -> None:
        """``settle`` takes in what is typed before another drive is opened; False where that is refused."""
        super().__init__()
        self._bridge, self._drives, self._settle = bridge, drives, settle
        self._listed: tuple[int, ...] | None = None
        self._gone: tuple[DeletedDrive, ...] = ()
        self.notice = Notice()
        self.delete, self.bring_back = QPushButton(), QPushButton()
        self.deleted = QMenu(self)
        self.bring_back.setMenu(self.deleted)
        layout = side_by_side(self.delete, self.bring_back)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setLayout(layout)
        self.delete.clicked.connect(self._ask)
        press_by_key(self.delete, "Alt+D")
        key_in(drives, Qt.Key.Key_Delete, self._ask, alone=True)
        drives.selectionModel().currentChanged.connect(lambda *_: self.notice.put_away())

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.delete.setText(self.tr("Delete…"))
        self.delete.setToolTip(self.tr("The chosen drive; asks first (Alt+D, or Delete in the list)"))
        self.bring_back.setText(self.tr("Deleted drives"))
        self.bring_back.setToolTip(self.tr("Brings one back as it was"))
        self._word_deleted()

    def show_drives(self) -> None:
        """Offer to delete where there are drives, and to bring back where one was deleted; for the same list once."""
        model = self._drives.model()
        listed = tuple(model.index(row, 0).data(CARD_ROLE).id for row in range(model.rowCount()))
        if listed == self._listed:
            return
        self._listed = listed
        self.delete.setVisible(bool(listed))
        self._gone = self._bridge.desk.deleted_drives()
        self._word_deleted()

    def _word_deleted(self) -> None:
        self.deleted.clear()
        for gone in self._gone:
            text = self.tr("{title}, {day}").format(title=gone.title, day=self._bridge.words.day(gone.day))
            self.deleted.addAction(text.replace("&", "&&"), partial(self._bring_back, gone.id))
        self.bring_back.setVisible(not self.deleted.isEmpty())

    def _ask(self) -> None:
        """Say what would go with the chosen drive, and ask."""
        card: DriveCard | None = self._drives.currentIndex().data(CARD_ROLE)
        if card is None:
            return
        try:
            drive = self._bridge.desk.look_at(card.id)
        except Refused as refused:
            self._bridge.refused.emit(refused)
            return
        text = self.tr(
            "Delete “{title}” of {day}? With it would go: {counts}. It can be brought back from “Deleted drives”."
        )
        counts = " · ".join(self._counts(drive))
        self.notice.say(
            text.format(title=drive.title, day=self._bridge.words.day(drive.day), counts=counts),
            [(self.tr("Keep it"), self._drives.setFocus), (self.tr("Delete it"), partial(self._delete, card.id))],
            focus=True,
        )

    def _counts(self, drive: Drive) -> Iterator[str]:
        results = sum(not table.slip.blank for seated in drive.rounds for table in seated.tables)
        seasons = [each.name for each in self._bridge.desk.evening.club.seasons if drive.id in each.drives]
        yield self.tr("people: {count}").format(count=len(drive.entrants))
        yield self.tr("rounds: {count}").format(count=len(drive.rounds))
        yield self.tr("results of tables: {count}").format(count=results)
        if drive.cards:
            yield self.tr("people’s own cards: {count}").format(count=len(drive.cards))
        if drive.prizes:
            yield self.tr("prizes: {count}").format(count=len(drive.prizes))
        if seasons:
            yield self.tr("its place in: {seasons}").format(seasons=", ".join(seasons))

    def _delete(self, drive: int) -> None:
        def gone() -> None:
            desk = self._bridge.desk
            if desk.evening.drive is None or desk.evening.drive.id != drive:
                desk.open_drive(drive)
            desk.do(changes.delete_drive)

        if self._settle():
            self._bridge.attempt_call(gone)
            self._drives.setFocus()

    def _bring_back(self, drive: int) -> None:
        if self._settle():
            self._bridge.attempt_call(lambda: self._bridge.desk.bring_back(drive))
