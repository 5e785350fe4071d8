"""How long a sitting is: a number of deals, or until the rubber is decided."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from whistdrive.ui.widgets.wheelproof import SpinBox


class DealsField(QWidget):
    """Reads as a number of deals, or None for *until the rubber is decided*."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number, self.to_the_end = SpinBox(), QCheckBox()
        self.number.setRange(1, 100)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.number)
        layout.addWidget(self.to_the_end)
        self.to_the_end.toggled.connect(self.number.setDisabled)
        self.setFocusProxy(self.number)

    def word(self, name: str) -> None:
        """Name both parts."""
        self.number.setAccessibleName(name)
        self.to_the_end.setText(self.tr("until the rubber is decided"))

    def offer_rubbers(self, *, offered: bool) -> None:
        """Offer *until the rubber is decided* where the game has rubbers."""
        self.to_the_end.setVisible(offered)
        if not offered:
            self.to_the_end.setChecked(False)

    def read(self) -> int | None:
        """The number of deals."""
        return None if self.to_the_end.isChecked() else self.number.value()

    def show_value(self, deals: int | None) -> None:
        """Show a number of deals."""
        self.to_the_end.setChecked(deals is None)
        if deals is not None:
            self.number.setValue(deals)
