"""Seasons: drives that are counted together, who leads, and the table on paper."""

from __future__ import annotations

from datetime import datetime
from itertools import chain, count

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.club import Season
from whistdrive.core.evening import Evening
from whistdrive.core.names import folded
from whistdrive.desk.seasons import SeasonView, look_at
from whistdrive.export.season import left_out, rules_in_words
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.by_name import by_name
from whistdrive.ui.dialogs.where_to_save import AskFile
from whistdrive.ui.dialogs.which_printer import AskPrinter, which_printer
from whistdrive.ui.models.season_rows import Field, SeasonRowsModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.season_drives import SeasonDrives
from whistdrive.ui.widgets.season_export import SeasonExport
from whistdrive.ui.widgets.season_paper import SeasonPaper
from whistdrive.ui.widgets.season_rules import SeasonRules
from whistdrive.ui.widgets.season_table import SeasonTable
from whistdrive.ui.widgets.views_bar import ViewsBar
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow

TABLE, DRIVES, RULES, PAPER = range(4)
"""The views of a season."""


class SeasonsPage(Page):
    """One season at a time, chosen at the top; worked out anew at every look and at every change."""

    key = "seasons"

    def __init__(
        self,
        bridge: Bridge,
        ask_file: AskFile | None = None,
        ask_printer: AskPrinter = which_printer,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` remember the paper and its language; without them they are the usual ones."""
        super().__init__(bridge, parent)
        self._view: SeasonView | None = None
        self.title, self.chosen = PageTitle(), ComboBox()
        self.new, self.strike = QPushButton(), QPushButton()
        self.views, self._stack, self._whole = ViewsBar(), QStackedWidget(), QStackedWidget()
        self.answer = AnswerLine(bridge)
        self.left_out = Notice()
        self.model = SeasonRowsModel()
        self.table = SeasonTable(self.model)
        self.told, self.notes, self.nothing = QuietLabel(), QuietLabel(), EmptyState()
        self.none_yet = EmptyState()
        self.drives = SeasonDrives(bridge, self.answer)
        self.rules = SeasonRules(bridge)
        self.export = SeasonExport(bridge, self.answer, ask_file, settings)
        self.paper = SeasonPaper(bridge, self.answer, ask_file, ask_printer, settings)
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Seasons"))
        self.chosen.setAccessibleName(self.tr("Season"))
        self.chosen.setToolTip(self.tr("Which season is shown (Alt+S)"))
        self.new.setText(self.tr("New season"))
        self.new.setToolTip(self.tr("Begin a season and give it a name (Alt+N)"))
        self.strike.setText(self.tr("Strike"))
        self.strike.setToolTip(self.tr("Strike this season; its drives stay, and Undo brings it back (Alt+D)"))
        views = (self.tr("Table"), self.tr("Drives"), self.tr("How it counts"), self.tr("Paper"))
        self.views.show_views(views)
        self.views.setAccessibleName(self.tr("What is shown of this season"))
        self.table.setAccessibleName(self.tr("Table of the season"))
        self.table.setToolTip(self.tr("The arrows go through people and evenings; letters look for a name"))
        self.nothing.set_sentence(
            self.tr("No drive of this season is closed yet. Tick some under “Drives”; they count once they are closed.")
        )
        self.none_yet.set_sentence(
            self.tr("There is no season yet. Begin with “New season”, then tick the drives that are counted together.")
        )
        for part in (self.drives, self.rules, self.export, self.paper):
            part.retranslate()
        if self.isVisible():
            self._show()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if self.isVisible():
            self._show()

    @override
    def state(self) -> str:
        seasons = len(self.desk.evening.club.seasons)
        return self.tr("%n seasons", "", seasons) if seasons else ""

    @override
    def settle(self) -> bool:
        if self.rules.settle():
            return True
        self.views.setCurrentIndex(RULES)
        return False

    @override
    def focus_first(self) -> None:
        if self.season is None:
            self.new.setFocus()
        elif self.views.currentIndex() == TABLE and self.model.rowCount():
            if not self.table.currentIndex().isValid():
                self.table.setCurrentIndex(self.model.index(0, Field.NAME))
            self.table.setFocus()
        else:
            self.views.setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    @property
    def season(self) -> Season | None:
        """The season that is chosen."""
        wanted = self.chosen.currentData()
        return next((each for each in self.desk.evening.club.seasons if each.id == wanted), None)

    @property
    def view(self) -> SeasonView | None:
        """What it comes to now."""
        return self._view

    def _lay_out(self) -> None:
        self.chosen.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.nothing.hide()
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.INSIDE)
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.told)
        column.addWidget(self.notes)
        column.addLayout(side_by_side(self.export, None))
        for part in (table, self.drives, self.rules, self.paper):
            self._stack.addWidget(part)
        season = QWidget()
        column = QVBoxLayout(season)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.INSIDE)
        for part, stretch in ((self.views, 0), (self.left_out, 0), (self._stack, 1)):
            column.addWidget(part, stretch)
        for each in (season, self.none_yet):
            self._whole.addWidget(each)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        heading = kept_together(self.title, self.chosen)
        layout.addLayout(WrappingRow(heading, right=kept_together(self.new, self.strike)))
        layout.addWidget(self._whole, 1)
        layout.addWidget(self.answer)

    def _connect(self) -> None:
        self.chosen.activated.connect(self._choose)
        self.views.currentChanged.connect(self._turn_to)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._tell())
        self.new.clicked.connect(self._begin)
        self.strike.clicked.connect(self._strike)
        for button, key in ((self.new, "Alt+N"), (self.strike, "Alt+D")):
            press_by_key(button, key)
        key_in(self, "Alt+S", self.chosen.setFocus)

    def _choose(self) -> None:
        """Another season; the one before takes in what was typed first."""
        wanted = self.chosen.currentData()
        if not self.settle():
            self._show()
            return
        self.chosen.setCurrentIndex(self.chosen.findData(wanted))
        self.answer.rest()
        self._show()

    def _turn_to(self, view: int) -> None:
        if view != RULES and not self.settle():
            return
        self._stack.setCurrentIndex(view)

    def _begin(self) -> None:
        """Keep a new season under a name that no other has, and let it be called otherwise."""
        if not self.settle():
            return
        name = self.tr("Season {year}").format(year=datetime.now().astimezone().year)
        taken = {folded(each.name) for each in self.desk.evening.club.seasons}
        names = chain((name,), (f"{name} ({number})" for number in count(2)))
        free = next(each for each in names if folded(each) not in taken)
        if self.answer.attempt(changes.keep_season, season=Season(0, free)):
            self._go_to(self.desk.evening.club.seasons[-1].id)
            self.views.setCurrentIndex(RULES)
            self.rules.name.setFocus()
            self.rules.name.selectAll()

    def _strike(self) -> None:
        season = self.season
        if season is not None and self.answer.attempt(changes.drop_season, season=season.id):
            self.answer.say(self.tr("Struck: {name}. Undo brings it back.").format(name=season.name))

    def _go_to(self, season_id: int) -> None:
        self._list_seasons()
        self.chosen.setCurrentIndex(self.chosen.findData(season_id))
        self._show()

    def _show(self) -> None:
        """Work the season out that is chosen, and show it in every view."""
        self._list_seasons()
        season, cards = self.season, self.desk.drives()
        self._view = view = None if season is None else look_at(self.desk, season, cards, by_name)
        self._whole.setCurrentIndex(0 if season is not None else 1)
        self.chosen.setVisible(season is not None)
        self.strike.setEnabled(season is not None)
        self.model.show_season(view, self.bridge.words)
        self.drives.show_season(season, cards)
        self.rules.show_season(season)
        self.export.show_season(view)
        self.paper.show_season(view)
        self._word(view)

    def _word(self, view: SeasonView | None) -> None:
        """What the table rests on, and which drives are missing from it."""
        words = self.bridge.words
        self.table.setVisible(bool(view and view.lines))
        self.nothing.setVisible(not (view and view.lines))
        said = left_out(view, words) if view is not None else ()
        if said:
            self.left_out.say(said[0], [])
        else:
            self.left_out.put_away()
        if view is not None:
            best = view.season.best
            counted = (
                words("season.all_count")
                if best is None
                else self.tr("The best %n evenings of each count; the others are in brackets.", "", best)
            )
            self.notes.setText(f"{rules_in_words(view.season, words)} {counted}")
        self._tell()

    def _tell(self) -> None:
        """Say the cell under the cursor in words."""
        self.told.setText(self.model.told(self.table.currentIndex()))

    def _list_seasons(self) -> None:
        """Offer the seasons, the newest first; the one that is chosen stays, or else it is the newest."""
        seasons = [(each.id, each.name) for each in reversed(self.desk.evening.club.seasons)]
        offered = [(self.chosen.itemData(at), self.chosen.itemText(at)) for at in range(self.chosen.count())]
        if seasons == offered:
            return
        chosen = self.chosen.currentData()
        self.chosen.clear()
        for season_id, name in seasons:
            self.chosen.addItem(name, season_id)
        self.chosen.setCurrentIndex(max(self.chosen.findData(chosen), 0) if seasons else -1)
