"""The window in which the help is read: topics on the left, the one that is chosen on the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.names import folded
from whistdrive.ui import theme
from whistdrive.ui.help import about, marked_up, scoring
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.lines_delegate import LinesDelegate
from whistdrive.words import Words

WIDTH, HEIGHT, LIST_WIDTH = 100, 44, 30
"""The window and its list, in letters and lines, where the screen has room for it."""

_TOPIC = Qt.ItemDataRole.UserRole


class HelpWindow(QWidget):
    """A window of its own beside the work: it can stay open, and Esc closes it.

    ``words`` answers with the sentences of the language of the moment.
    """

    help_topic: ClassVar[str] = "keys"

    def __init__(self, words: Callable[[], Words]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._words = words
        self._drive: Drive | None = None
        self._said: dict[str, str] = {}
        self.search, self.topics, self.text = QLineEdit(), QListWidget(), QTextBrowser()
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def topic(self) -> str:
        """The key of the topic that is shown; empty for none."""
        row = self.topics.currentRow()
        return "" if row < 0 else str(self.topics.item(row).data(_TOPIC))

    def show_topic(self, topic: str, drive: Drive | None) -> None:
        """Show a topic, about a drive where it tells of options, and let it be read at once."""
        self._drive = drive
        self.search.clear()
        self._list()
        self._choose(topic)
        self._show()
        self.text.setFocus()

    def retranslate(self) -> None:
        """Word everything in the language of the moment; the topic stays."""
        self.setWindowTitle(self.tr("Help"))
        self.search.setPlaceholderText(self.tr("Look for a word"))
        self.search.setAccessibleName(self.tr("Look for a word in the help"))
        self.search.setToolTip(self.tr("Topics that have it stay in the list (Ctrl+F)"))
        self.topics.setAccessibleName(self.tr("Topics"))
        self.text.setAccessibleName(self.tr("Help"))
        self._said = {}
        topic = self.topic
        self._list()
        self._choose(topic)
        self._show()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange):
            self._fit_list()
            self._show()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        self.topics.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.topics.setWordWrap(True)
        self.topics.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.topics.setItemDelegate(LinesDelegate(self.topics, plain=True))
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(theme.EDGE)
        self.text.document().setIndentWidth(theme.EDGE)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        left = QVBoxLayout()
        left.setContentsMargins(theme.BETWEEN, theme.BETWEEN, theme.INSIDE, theme.BETWEEN)
        left.setSpacing(theme.INSIDE)
        left.addWidget(self.search)
        left.addWidget(self.topics, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(left)
        layout.addWidget(self.text, 1)
        letter, line = self.fontMetrics().horizontalAdvance("n"), self.fontMetrics().height()
        self.resize(QSize(letter * WIDTH, line * HEIGHT).boundedTo(self.screen().availableSize() * 0.9))
        self._fit_list()

    def _fit_list(self) -> None:
        width = self.fontMetrics().horizontalAdvance("n") * LIST_WIDTH
        for part in (self.search, self.topics):
            part.setFixedWidth(min(width, self.width() * 2 // 5))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self.text.setFocus)
        self.topics.currentItemChanged.connect(lambda *_: self._show())
        self.topics.itemActivated.connect(lambda _item: self.text.setFocus())
        self.text.anchorClicked.connect(self._follow)
        key_in(self.search, Qt.Key.Key_Down, lambda: self._step(1))
        key_in(self.search, Qt.Key.Key_Up, lambda: self._step(-1))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search_again)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._leave)

    def _list(self) -> None:
        """List the topics in which every word of what is looked for stands somewhere."""
        wanted = folded(self.search.text()).split()
        self.topics.blockSignals(True)
        self.topics.clear()
        for topic in about.all_topics():
            if wanted and not all(word in self._text(topic) for word in wanted):
                continue
            item = QListWidgetItem(self._title(topic))
            item.setData(_TOPIC, topic)
            self.topics.addItem(item)
        self.topics.blockSignals(False)

    def _look_for(self) -> None:
        topic = self.topic
        self._list()
        self._choose(topic)
        self._show()

    def _choose(self, topic: str) -> None:
        """Put the list on a topic, or on the first that there is."""
        items = [self.topics.item(row) for row in range(self.topics.count())]
        rows = [row for row, item in enumerate(items) if item.data(_TOPIC) == topic]
        if items:
            self.topics.setCurrentRow(rows[0] if rows else 0)

    def _step(self, by: int) -> None:
        row = self.topics.currentRow() + by
        if 0 <= row < self.topics.count():
            self.topics.setCurrentRow(row)

    def _show(self) -> None:
        topic = self.topic
        if not topic:
            self.text.setHtml(marked_up.paragraph(self.tr("No topic has all of these words."), quiet=True))
            return
        system, words = about.scoring_in(topic), self._words()
        shown = marked_up.topic(topic, words) if system is None else scoring.explained(self._about(system), words)
        self.text.setHtml(shown + self._further(topic))

    def _further(self, topic: str) -> str:
        """Where to read on: what is about results leads to how the game of the drive is scored."""
        if self._drive is None or topic not in ("new_drive", "scores", "standings"):
            return ""
        system = self._drive.scoring.key
        return marked_up.link(about.of_scoring(system), self._title(about.of_scoring(system)))

    def _about(self, system: str) -> Drive:
        """The drive whose options are told: the one that is open, where it is scored so."""
        drive = self._drive
        return drive if drive is not None and drive.scoring.key == system else scoring.usual_drive(system)

    def _title(self, topic: str) -> str:
        system, words = about.scoring_in(topic), self._words()
        if system is None:
            return words(f"help.{topic}")
        return words("rules.title", system=words.name("system", system))

    def _text(self, topic: str) -> str:
        """All words of a topic as they are compared, found out once."""
        if topic not in self._said:
            system, words = about.scoring_in(topic), self._words()
            said = marked_up.plain(topic, words) if system is None else scoring.plain(self._about(system), words)
            self._said[topic] = folded(said)
        return self._said[topic]

    def _follow(self, link: QUrl) -> None:
        self.search.clear()
        self._choose(link.toString())

    def _search_again(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _leave(self) -> None:
        """Let go of what is looked for; with nothing to let go of, close."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()
