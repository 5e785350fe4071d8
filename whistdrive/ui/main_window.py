"""The frame: the rail on the left, the header above, the footer below, and one page at a time in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QLocale, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.evening import Evening
from whistdrive.desk.practice import may_be_tried_out
from whistdrive.store import Place
from whistdrive.ui import theme
from whistdrive.ui.actions import Actions
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.keys import KeysDialog
from whistdrive.ui.dialogs.report import ReportDialog
from whistdrive.ui.enter_key import EnterKey
from whistdrive.ui.next_round import NextRound
from whistdrive.ui.pages.page import Page
from whistdrive.ui.places import called
from whistdrive.ui.report import choose_and_save
from whistdrive.ui.steps import CLUB, PAGES, STEPS, page_in, step_of, working_page
from whistdrive.ui.trouble import Trouble
from whistdrive.ui.widgets.footer import Footer
from whistdrive.ui.widgets.header import Header
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.rail import Rail

FIRST_SIZE = QSize(1240, 760)
FRAME = QSize(16, 40)
"""What the title bar and the borders take of a screen, at most."""


class MainWindow(QMainWindow):
    """Shows the pages of one club; an ``example`` is marked as one. It decides nothing: pages and actions do.

    ``closed`` follows when it is let go of: the user has closed it and everything typed was taken in, or given up while
    it ``is_cut_off``, its club being on a server that does not answer. ``help_wanted`` asks what a page
    is for, by its key, and ``scoring_wanted`` how the games of a drive are scored; ``import_wanted`` and
    ``export_wanted`` ask for files, and ``file_dropped`` carries the path of one that was dragged onto the window.
    """

    closed = Signal()
    help_wanted = Signal(str)
    import_wanted = Signal()
    export_wanted = Signal()
    file_dropped = Signal(str)
    scoring_wanted = Signal(object)

    def __init__(self, bridge: Bridge, pages: Sequence[Page], place: Place, *, example: bool = False) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._place, self._example = place, example
        self.is_cut_off = self._gives_up = False
        self.bridge = bridge
        self.desk = bridge.desk
        self.pages = {page.key: page for page in pages}
        self._frames = {page.key: _scrolling(page) for page in pages}
        self._shown = pages[0].key
        self.actions_by_key = Actions(self.menuBar(), self)
        self.notice, self.trouble = Notice(), Notice()
        self.rail = Rail([(key, self.actions_by_key[key]) for key in group] for group in (CLUB, STEPS))
        self.header = Header(bridge, place, example=example)
        self.footer = Footer(bridge, self.actions_by_key["undo"])
        self._stack, self._bars = QStackedWidget(), QVBoxLayout()
        self._lay_out()
        self._enter_key = EnterKey(self)
        self._enter_key.serve(self)
        self.rounds = NextRound(bridge, self.notice, self.go_to, self)
        self._connect()
        self.retranslate()
        self._show_page(self._shown)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize() - FRAME))

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.pages[self._shown]

    def go_to(self, key: str) -> bool:
        """Show a page, once the one that is shown has taken in what was typed; False where it could not."""
        drive = self.desk.evening.drive
        if key not in CLUB and drive is None:
            return False
        if not self.settle():
            self.rail.show_page(step_of(self._shown))
            return False
        self._show_page(page_in(key, drive))
        self.page.focus_first()
        return True

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar of tools between the header and the page."""
        self._bars.addWidget(bar)

    def settle(self) -> bool:
        """Have the page take in what is half-typed; False where that was refused, and the focus stays there."""
        return self.page.settle()

    def tell_trouble(self, trouble: Trouble) -> None:
        """Say kindly that the program made a mistake, and offer to save a report; the evening goes on."""
        said = (
            self.tr("The program ended abruptly the last time. Nothing that was saved is lost.")
            if trouble.abrupt
            else self.tr("Something went wrong in the program. Nothing that was saved is lost; please go on.")
        )
        choices = (self.tr("Save a report…"), lambda: self._offer_report(trouble)), (self.tr("Close"), lambda: None)
        self.trouble.say(said, choices)

    def retranslate(self) -> None:
        """Word the whole frame in the language of the moment."""
        self.setLocale(QLocale())
        self.actions_by_key.retranslate()
        for part in (self.rail, self.header, self.footer):
            part.retranslate()
        self._show_all()
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.notice.put_away()  # what it asks would be asked in the language of before
            self.retranslate()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._fit()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(path)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._gives_up and not self.settle():
            event.ignore()
            if self.is_cut_off:
                self._ask_to_give_up()
            return
        super().closeEvent(event)
        self.let_go()

    def let_go(self) -> None:
        """Follow the club no more."""
        self.bridge.detach()
        self.closed.emit()

    def _ask_to_give_up(self) -> None:
        self.notice.say(
            self.tr("What is typed here cannot be saved, since the server does not answer."),
            [(self.tr("Wait for it"), self.page.settle), (self.tr("Close without it"), self._close_without)],
            focus=True,
        )

    def _close_without(self) -> None:
        self._gives_up = True
        self.close()

    def _fit(self) -> None:
        self.rail.fit(self.width())
        self.header.fit(self.height())

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(_line(QFrame.Shape.HLine))
        column.addLayout(self._bars)
        for notice in (self.trouble, self.notice):
            notice.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, 0)
            column.addWidget(notice)
        column.addWidget(self._stack, 1)
        column.addWidget(_line(QFrame.Shape.HLine))
        column.addWidget(self.footer)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(_line(QFrame.Shape.VLine))
        row.addWidget(middle, 1)
        for frame in self._frames.values():
            self._stack.addWidget(frame)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        for action in self.actions_by_key.all():
            self.addAction(action)
        for key in (*PAGES, "cards"):
            self.actions_by_key[key].triggered.connect(lambda _checked, key=key: self.go_to(key))
        for page in self.pages.values():
            page.go_to.connect(self.go_to)
            page.next_round.connect(self._next_round)
            page.practice.connect(self._try_out)
            page.scoring_wanted.connect(self.scoring_wanted)
            page.import_wanted.connect(self.import_wanted)
        self.rail.chosen.connect(self.go_to)
        does: dict[str, Callable[[], object]] = {
            "next_round": self._next_round,
            "practice": self._try_out,
            "undo": lambda: self.bridge.attempt_call(self.desk.undo),
            "redo": lambda: self.bridge.attempt_call(self.desk.redo),
            "settle": self._say_saved,
            "quit": self.close,
            "help": lambda: self.help_wanted.emit(self._shown),
            "scoring": self._ask_scoring,
            "keys": self._show_keys,
            "import": self.import_wanted.emit,
            "export": self.export_wanted.emit,
        }
        for key, deed in does.items():
            self.actions_by_key[key].triggered.connect(lambda _checked, deed=deed: deed())
        self.bridge.changed.connect(self._show_evening)
        self.bridge.refused.connect(self.footer.show_refused)

    def _next_round(self) -> None:
        if self.settle():
            self.rounds.begin()

    def _try_out(self) -> None:
        if self.settle():
            self.rounds.try_out()

    def _say_saved(self) -> None:
        if self.settle():
            self.footer.say(self.tr("Everything is saved, as always."))

    def _ask_scoring(self) -> None:
        if self.desk.evening.drive is not None:
            self.scoring_wanted.emit(self.desk.evening.drive)

    def _show_keys(self) -> None:
        dialog = KeysDialog(self.actions_by_key.all(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def _show_page(self, key: str) -> None:
        self._shown = key
        self._stack.setCurrentWidget(self._frames[key])
        self.rail.show_page(step_of(key))

    def _offer_report(self, trouble: Trouble) -> None:
        dialog = ReportDialog(trouble, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._save_report(dialog.report))
        dialog.open()

    def _save_report(self, report: str) -> None:
        refused = choose_and_save(report, self)
        if refused is not None:
            self.footer.show_refused(refused)

    def _show_evening(self, before: Evening, after: Evening) -> None:
        if self.bridge.elsewhere:
            self.footer.show_control()
        else:
            self.footer.show_evening()
        if not self.bridge.elsewhere or _rounds(before) != _rounds(after):
            self.notice.put_away()  # what it asks has been answered
        self._show_all()
        if after.drive is None:
            self._show_page(self._shown if self._shown in CLUB else "club")
        elif before.drive is None or before.drive.id != after.drive.id:
            self.go_to(working_page(after.drive))
        elif page_in(self._shown, after.drive) != self._shown:
            self._show_page(page_in(self._shown, after.drive))

    def _show_all(self) -> None:
        drive = self.desk.evening.drive
        self.actions_by_key.show_history(self.desk.history, self.bridge.words)
        self.actions_by_key.show_drive(is_open=drive is not None, has_rounds=page_in("seating", drive) == "seating")
        practising = drive is not None and drive.practice
        self.actions_by_key.show_practice(is_possible=may_be_tried_out(drive), goes_on=practising)
        self.header.show_evening()
        for key in PAGES:
            self.rail.show_state(key, self.pages[page_in(key, drive)].state())
        title = self.tr("Whist drive – {subject} (example)") if self._example else self.tr("Whist drive – {subject}")
        self.setWindowTitle(title.format(subject=drive.title if drive else called(self._place)))


def _rounds(evening: Evening) -> int:
    return len(evening.drive.rounds) if evening.drive else 0


def _dropped(data: QMimeData) -> str | None:
    """The path of the one file that is dragged here, if it is one."""
    paths = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 else None


def _scrolling(page: Page) -> QScrollArea:
    """Room for a page that needs more than the window has, as with large text on a small screen."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(page)
    return area


def _line(shape: QFrame.Shape) -> QFrame:
    line = QFrame()
    line.setFrameShape(shape)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    return line
