"""The two roles of an evening, in the club's own words, or none."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from whistdrive.words import Words


class RoleNames(QWidget):
    """Reads as two names, or None for an evening without roles."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.given, self.first, self.second = QCheckBox(), QLineEdit(), QLineEdit()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.given, self.first, self.second):
            layout.addWidget(widget)
        for field in (self.first, self.second):
            field.setEnabled(False)
            self.given.toggled.connect(field.setEnabled)
        self.setFocusProxy(self.given)

    def word(self, name: str) -> None:
        """Name every part."""
        self.given.setAccessibleName(name)
        self.given.setText(self.tr("yes:"))
        self.first.setAccessibleName(self.tr("{name}, first").format(name=name))
        self.second.setAccessibleName(self.tr("{name}, second").format(name=name))

    def read(self) -> tuple[str, str] | None:
        """Both names; those left empty are the usual ones."""
        if not self.given.isChecked():
            return None
        usual = self._usual()
        return self.first.text().strip() or usual[0], self.second.text().strip() or usual[1]

    def show_value(self, names: tuple[str, str] | None) -> None:
        """Show names, or that there are none."""
        self.given.setChecked(names is not None)
        for field, name in zip((self.first, self.second), names or self._usual(), strict=True):
            field.setText(name)

    def _usual(self) -> tuple[str, str]:
        return self._words("role.A"), self._words("role.B")
