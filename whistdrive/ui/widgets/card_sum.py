"""The control total of all cards, and where it is off."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from whistdrive.desk.card_control import CardControl, Sum
from whistdrive.ui import theme


class CardSum(QLabel):
    """A line; amber, with a sign, when the cards cannot come to what they should."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._off = False
        self.setWordWrap(True)

    def show_control(self, control: CardControl | None) -> None:
        """Say what the cards come to; nothing where the game fixes no sum."""
        self.setVisible(control is not None)
        if control is None:
            return
        total = control.total
        text = self.tr("Control total {counted} of {expected}").format(counted=total.counted, expected=total.expected)
        self._off = control.wrong
        by = [self._by(total.out)] if total.out > 0 or (control.whole and total.out) else []
        said = " · ".join([text, *by, *(self._place(each) for each in control.off)])
        if control.wrong:
            said = f"⚠ {said}"
        elif control.whole:
            said = f"✓ {said}"
        self.setText(said)
        self._colour()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _place(self, off: Sum) -> str:
        halves = {"first": self.tr("first half"), "second": self.tr("second half")}
        where = halves.get(off.field.key) or self.tr("deal {deal}").format(deal=off.field.deal)
        return self.tr("{where}: {by}").format(where=where, by=self._by(off.out))

    def _by(self, out: int) -> str:
        text = self.tr("{points} too many") if out > 0 else self.tr("{points} short")
        return text.format(points=abs(out))

    def _colour(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour("amber" if self._off else "quiet"))
        self.setPalette(palette)
