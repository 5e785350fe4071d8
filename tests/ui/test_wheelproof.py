"""Fields that leave the wheel to the page."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from whistdrive.ui.widgets.wheelproof import ComboBox


def test_a_choice_grows_with_its_texts(qtbot: QtBot) -> None:
    """As when the windows turn to a language with longer words."""
    choice = ComboBox()
    qtbot.addWidget(choice)
    choice.addItem("as windows")
    choice.show()
    longer = "sama kuin ikkunoissa, jotka ovat auki"
    choice.setItemText(0, longer)
    assert choice.sizeHint().width() > choice.fontMetrics().horizontalAdvance(longer)
