"""On which paper and in which language a document is drawn, in how many pieces, and with or without names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from whistdrive import printing
from whistdrive.ui import theme
from whistdrive.ui.settings import AS_WINDOWS, Settings
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox
from whistdrive.words import LANGUAGES, Words, in_language

USUAL_PLAYERS: Final = 40


class PaperChoices(QObject):
    """Fields that stand among others: ``parts`` in their order; ``changed`` when one says something else.

    They ask nothing before they are laid out and :meth:`show_document` is called. All is as it was the last time; what
    a document cannot be printed on is not offered for it.
    """

    changed = Signal()

    def __init__(self, settings: Settings | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._size: printing.Size = printing.SIZES[0]
        self._document = printing.DOCUMENTS[0]
        self._pieces: dict[str, int | None] = {}
        self._language = AS_WINDOWS
        self.language_label, self.language_field = QLabel(), ComboBox()
        self.size_label, self.size_field = QLabel(), ComboBox()
        self.pieces_label, self.pieces = QLabel(), ComboBox()
        self.unnamed, self.players = QCheckBox(), SpinBox()
        self._pieces_part = _beside(self.pieces_label, self.pieces)
        self._unnamed_part = _beside(self.unnamed, self.players)
        of_paper = _beside(self.size_label, self.size_field)
        of_language = _beside(self.language_label, self.language_field)
        self.parts = (of_paper, self._pieces_part, self._unnamed_part, of_language)
        for code, name in ((AS_WINDOWS, ""), *LANGUAGES.items()):
            self.language_field.addItem(name, code)
        self.read_again()
        self.language_label.setBuddy(self.language_field)
        self.language_field.activated.connect(self._take_language)
        self.size_label.setBuddy(self.size_field)
        self.pieces_label.setBuddy(self.pieces)
        self.players.setRange(1, printing.MOST_BLANK)
        self.players.setValue(USUAL_PLAYERS)
        self.size_field.activated.connect(self._take_size)
        self.pieces.activated.connect(self._take_pieces)
        self.unnamed.toggled.connect(self._show_players)
        self.players.valueChanged.connect(self.changed)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.language_label.setText(self.tr("Language"))
        self.language_field.setItemText(0, self.tr("as the windows"))
        self.language_field.setToolTip(self.tr("The language of everything on paper, whatever that of the windows is"))
        self.size_label.setText(self.tr("Paper"))
        self.pieces_label.setText(self.tr("On a sheet"))
        self.unnamed.setText(self.tr("Without names, for players:"))
        self.unnamed.setToolTip(self.tr("Blank forms for so many, before any name is known"))
        self.players.setAccessibleName(self.tr("Players for whom blank forms are made"))

    def read_again(self) -> None:
        """Show what was chosen the last time, or by a preset since; :meth:`show_document` follows."""
        if self._settings:
            self._size = self._settings.paper_size
            self._language = self._settings.paper_language
            self._pieces = {document: self._settings.on_a_sheet(document) for document in printing.A_SHEET}
        self.language_field.setCurrentIndex(self.language_field.findData(self._language))

    def show_document(self, document: str) -> None:
        """Ask what concerns a document; what was chosen before stays."""
        self._document = document
        _offer(self.size_field, printing.sizes(document), self.size(document))
        pieces = printing.A_SHEET.get(document, ())
        _offer(self.pieces, pieces, self._pieces.get(document))
        self._pieces_part.setVisible(bool(pieces))
        self._unnamed_part.setVisible(document in printing.FORMS)
        self.players.setVisible(self.unnamed.isChecked())

    def size(self, document: str) -> printing.Size:
        """The paper for a document."""
        return printing.nearest_size(document, self._size)

    def words(self, of_windows: Words) -> Words:
        """The words of the paper, given those of the windows."""
        return of_windows if self._language == AS_WINDOWS else in_language(self._language)

    def a_sheet(self, document: str) -> int | None:
        """How many pieces of a document are cut from a sheet; None as usual."""
        return self._pieces.get(document)

    def how_many(self, document: str) -> int | None:
        """For how many players a document is made without names; None: for those who have signed in."""
        return self.players.value() if document in printing.FORMS and self.unnamed.isChecked() else None

    def _take_size(self) -> None:
        self._size = self.size_field.currentData()
        if self._settings:
            self._settings.paper_size = self._size
        self.changed.emit()

    def _take_language(self) -> None:
        self._language = self.language_field.currentData()
        if self._settings:
            self._settings.paper_language = self._language
        self.changed.emit()

    def _take_pieces(self) -> None:
        self._pieces[self._document] = self.pieces.currentData()
        if self._settings:
            self._settings.cut(self._document, self.pieces.currentData())
        self.changed.emit()

    def _show_players(self) -> None:
        self.players.setVisible(self.unnamed.isChecked())
        self.changed.emit()


def _beside(*fields: QWidget) -> QWidget:
    """Fields that are never parted, as one part of a line."""
    part = QWidget()
    row = side_by_side(*fields)
    row.setContentsMargins(0, 0, 0, 0)
    part.setLayout(row)
    part.setMinimumHeight(theme.ROW_HEIGHT)
    return part


def _offer(field: ComboBox, values: tuple[str, ...] | tuple[int, ...], chosen: object) -> None:
    """Offer values, with the one that was chosen, or else the first."""
    field.clear()
    for value in values:
        field.addItem(str(value), value)
    field.setCurrentIndex(max(0, field.findData(chosen)))
