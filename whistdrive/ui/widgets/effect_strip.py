"""What a swap would do, in a strip over the room plan while it is being thought of."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from whistdrive.ui import theme
from whistdrive.ui.models.effect import Effect


class EffectStrip(QLabel):
    """Lies at the foot of its parent, or at the head where it would cover what is being looked at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAutoFillBackground(True)
        self.setFrameShape(QLabel.Shape.Box)
        self.setMargin(theme.INSIDE)
        self.hide()

    def tell(self, effect: Effect, room: QRect, looked_at: QRect) -> None:
        """Show an effect within a room beside what is looked at, both in the coordinates of the parent."""
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, theme.colour("surface"))
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour(effect.role))
        self.setPalette(palette)
        self.setText(effect.sentence)
        height = self.heightForWidth(room.width())
        foot = QRect(room.left(), room.bottom() - height, room.width(), height)
        self.setGeometry(QRect(room.topLeft(), foot.size()) if foot.intersects(looked_at) else foot)
        self.show()
        self.raise_()
