"""A language that puts ⟦…⟧ around every text that translators are given: what stands outside was never before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QTabBar,
    QTextEdit,
    QWidget,
)
from typing_extensions import override

from whistdrive.printing import SIZES
from whistdrive.ui import resources
from whistdrive.words import LANGUAGES, Words
from whistdrive.words.marking import Sentence

NAMES = ("Αννα", "Βασιλης", "Γιαννης", "Δημητρα", "Ελενη", "Ζωη", "Ηλιας", "Θεα", "Ιων", "Κλειω", "Λεα", "Μυρτω")
"""Names of people in letters that no language of the program has."""

TITLE = "Ωδειον"

_KEPT = ("QShortcut",)
"""Where Qt's texts are the names of keys, which have to fit together."""

_OURS = re.compile(r"[^\W\d_]")
_WRAPPED = re.compile(r"⟦[^⟦⟧]*⟧")
_DATA = re.compile(r"[\u0370-\u03ff]+")
_KEYS = re.compile(
    r"\b(?:Ctrl|Alt|Shift)\+\S+|\b(?:Enter|Esc|Del|Ins|Return|Space|End|Left|Right|Up|Down|F\d+|Tab|[A-Z])\b"
)
_TAGS = re.compile(r"<[^<>]*>")


class PseudoTranslator(QTranslator):
    """Knows every text by its context, as a finished translation would."""

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        qt = context.startswith("Q") and context not in _KEPT
        return f"⟦{sourceText}⟧" if qt or (context, sourceText, disambiguation or "") in _texts() else None

    @override
    def isEmpty(self) -> bool:
        return False


def pseudo_words() -> Words:
    """The sentences, each wrapped."""
    return Words(_wrapped)


def left_alone(texts: Iterator[tuple[str, str]]) -> list[str]:
    """Those texts (place, text) that show letters which no translator was given."""
    return [f"{place}: {text!r}" for place, text in texts if _OURS.search(_rest(text))]


def texts_of(widget: QWidget, *, hidden: bool = False) -> Iterator[tuple[str, str]]:
    """Everything that can be read or heard in a widget and all within it; also in what is ``hidden``."""
    for each in (widget, *widget.findChildren(QWidget)):
        if not hidden and not each.isVisibleTo(widget) and each is not widget:
            continue
        place = f"{type(each).__name__} in {type(each.parentWidget()).__name__}"
        for text in (each.toolTip(), each.accessibleName(), each.accessibleDescription(), each.windowTitle()):
            yield place, text
        yield from ((place, text) for text in _own(each))
        yield from (("action", text) for action in each.actions() for text in _of_action(action))


def _own(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
            yield widget.text()
        case QPlainTextEdit():
            yield widget.placeholderText()
        case QTextEdit() if widget.isReadOnly():
            yield widget.toPlainText()
        case QComboBox():
            yield from map(widget.itemText, range(widget.count()))
        case QTabBar():
            yield from map(widget.tabText, range(widget.count()))
        case QAbstractSpinBox():
            yield widget.text()
        case QProgressBar():
            yield widget.text()
        case QHeaderView():
            yield from _of_header(widget)
        case QAbstractItemView() if widget.model() is not None:
            yield from _of_model(widget.model())
        case _:
            pass


def _of_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.iconText())
    menu = action.menu()
    if isinstance(menu, QMenu):
        for each in menu.actions():
            yield from _of_action(each)


def _of_header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            found = header.model().headerData(section, header.orientation(), role)
            if isinstance(found, str):
                yield found


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                found = index.data(role)
                if isinstance(found, str):
                    yield found


def _rest(text: str) -> str:
    """What is left of a text without the translated, without names, figures and keys."""
    text = _TAGS.sub("", text)
    while _WRAPPED.search(text):
        text = _WRAPPED.sub(" ", text)
    for name in (*LANGUAGES.values(), *SIZES):
        text = text.replace(name, "")
    return _KEYS.sub("", _DATA.sub("", text))


def _wrapped(sentence: Sentence, _count: int | None) -> str:
    return f"⟦{sentence}⟧"


@cache
def _texts() -> frozenset[tuple[str, str, str]]:
    """Context, text and comment of all that the translators have before them."""
    file: Path = resources.folder("i18n") / "whistdrive_fi.ts"
    return frozenset(
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in ET.parse(file).getroot().iter("context")
        for message in context.iter("message")
    )
