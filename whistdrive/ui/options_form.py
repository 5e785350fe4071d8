"""A form for the options of any scoring system or movement, drawn from what the options say of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistdrive.core.options import options_of, read_options
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.option_fields import OptionField, field_for
from whistdrive.words import Words


class Keyed(Protocol):
    """A scoring system or a movement."""

    @property
    def key(self) -> str:
        """Its key in files."""
        ...


Kind = TypeVar("Kind", bound=Keyed)


class OptionsForm(QWidget, Generic[Kind]):
    """One field an option; data from a file has none and stays as it was. Empty for a kind without options.

    ``changed`` says that another value was given to one of them.
    """

    changed = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind: type[Kind] | None = None
        self._fields: dict[str, OptionField] = {}
        self._kept: dict[str, object] = {}
        self.form = FieldForm()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)

    def show_kind(self, kind: type[Kind], values: Mapping[str, object]) -> None:
        """Show the options of a kind: ``values`` where given, else the defaults."""
        self.form.clear()
        self._kind = kind
        self._fields = {}
        self._kept = {}
        for option in options_of(kind):
            if option.data is not None:
                self._kept[option.key] = values.get(option.key, option.default)
                continue
            field = field_for(option, partial(self._choice, option.key))
            field.show_value(values.get(option.key, option.default))
            field.changed.connect(self.changed)
            self._fields[option.key] = field
            self.form.add(option.key, field)
        self.retranslate()

    def instance(self) -> Kind:
        """The kind with the options as they stand; raises Refused with the option's key as ``field``."""
        if self._kind is None:
            raise ValueError("no kind is shown")
        return read_options(self._kind, {**self._kept, **{key: field.read() for key, field in self._fields.items()}})

    def field(self, key: str) -> OptionField:
        """The field of an option; raises KeyError."""
        return self._fields[key]

    def retranslate(self) -> None:
        """Name every field in the language of the moment."""
        for key in self._fields:
            self.form.word(key, self._name("option", key), self._help(key))

    def _name(self, family: str, key: str) -> str:
        return self._words.name(f"{family}.{self._key()}", key)

    def _help(self, key: str) -> str:
        text = self._name("option_help", key)
        return "" if text == key else text

    def _choice(self, option: str, choice: object) -> str:
        """What a choice is called: by this kind, else by all that have an option of that name, else as it is."""
        own = self._words.name(f"choice.{self._key()}.{option}", str(choice))
        return own if own != str(choice) else self._words.name(f"choice.{option}", str(choice))

    def _key(self) -> str:
        return "" if self._kind is None else str(self._kind.key)
