"""Where on a server a club is kept, or shall be."""

from __future__ import annotations

import platform
import re
from contextlib import suppress
from typing import ClassVar, Final, Literal
from urllib.parse import unquote

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.store import ServerAddress
from whistdrive.store.address import EXAMPLE, PORT, is_address
from whistdrive.ui import theme
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.short_field import HintedField, ShortField
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.words import Words

Purpose = Literal["open", "new", "move"]

WIDTH = 72
"""The width in letters."""

_FIELD_OF: Final = {
    "unreachable": "host",
    "no_address": "host",
    "password_needed": "password",
    "wrong_password": "password",
}
"""The field at which a refusal is told, by its code; all others concern the database."""

_WITH_PASSWORD = re.compile(r"(://[^/:@]*):([^@]*)@")
_ENCRYPTED = frozenset({"require", "verify-ca", "verify-full"})
"""What ``sslmode`` may be for nothing to be said unencrypted."""


class ServerDialog(QDialog):
    """Asks for the address and what this computer is called; ``chosen`` carries both, and whoever hears it answers.

    The whole address may be put into the first field: it is shared out over all. A password leaves that field at once.
    """

    help_topic: ClassVar[str] = "stations"
    chosen = Signal(object, str)

    def __init__(self, purpose: Purpose, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purpose, self._words = purpose, words
        self._settings: tuple[tuple[str, str], ...] = ()
        self._area, self._buttons = QScrollArea(), QDialogButtonBox()
        self._sheet = QVBoxLayout()
        self.intro, self.form = QuietLabel(), FieldForm()
        self.host, self.port, self.database = HintedField(), ShortField(6), QLineEdit()
        self.user, self.password, self.encrypted = QLineEdit(), QLineEdit(), QCheckBox()
        self.station = HintedField()
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._lay_out()
        self.host.textEdited.connect(self._hide_password)
        self.host.editingFinished.connect(self._share_out)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        titles = {
            "open": self.tr("Open a club on a server"),
            "new": self.tr("New club on a server"),
            "move": self.tr("Move this club to a server"),
        }
        intros = {
            "open": self.tr("Several computers can work at such a club at once, each typing its own tables."),
            "new": self.tr("The club is begun in an empty database. Several computers can then work at it at once."),
            "move": self.tr(
                "The club is copied into an empty database, compared, and opened there, so that several computers can "
                "work at it at once. The file stays as it is."
            ),
        }
        buttons = {"open": self.tr("Open"), "new": self.tr("Begin"), "move": self.tr("Move")}
        self.setWindowTitle(titles[self._purpose])
        self.intro.setText(intros[self._purpose])
        self.host.setPlaceholderText(self.tr("server.example, or the whole address"))
        self.station.setPlaceholderText(platform.node())
        self.form.word("host", self.tr("Server"))
        self.form.word("port", self.tr("Port"))
        self.form.word("database", self.tr("Database"))
        self.form.word("user", self.tr("User"))
        self.form.word("password", self.tr("Password"), self.tr("Remembered until the program ends, and never stored."))
        self.form.word("encrypted", self.tr("Encryption"))
        self.encrypted.setText(self.tr("Only encrypted (TLS), as it should be over Wi-Fi"))
        name, help_text = self.tr("This computer"), self.tr("So the other computers see who entered what.")
        self.form.word("station", name, help_text)
        self.accept_button.setText(buttons[self._purpose])
        self.cancel_button.setText(self.tr("Cancel"))
        self._fit()

    def show_address(self, address: ServerAddress | None, station: str) -> None:
        """Fill the fields; the keyboard goes to the first that is blank."""
        self.station.setText(station)
        self.port.setText(str(PORT))
        if address is not None:
            self._fill(address)
        blank = (field for field in (self.host, self.database, self.user, self.password) if not field.text())
        next(blank, self.host).setFocus()

    def decide(self) -> None:
        """Hand the address over, if it is one."""
        self._share_out()
        self.form.forgive()
        address = self._address()
        if address is not None:
            self.chosen.emit(address, self.station.text().strip())
        self._fit()

    def refuse(self, refused: Refused) -> None:
        """Say at the field that it is about why this did not succeed; a password that was wrong is typed again."""
        for finding in refused.findings:
            bare = Finding(finding.code, {key: fact for key, fact in finding.facts.items() if key != "file"})
            self.form.refuse(_FIELD_OF.get(finding.code, "database"), self._words.finding(bare))
        self.password.selectAll()
        self._fit()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        found = focus_in_reading_order(self, forward=next)
        self._show_field()
        return found

    def _address(self) -> ServerAddress | None:
        """The address in the fields; None where it is not one yet, and the field says why."""
        host, database = self.host.text().strip(), self.database.text().strip()
        port = self.port.text().strip()
        if is_address(host):
            self.refuse(refuse("no_address", allowed=EXAMPLE))
        elif not host:
            self.form.refuse("host", self.tr("Type the name of the server, or its whole address."))
        elif not port.isdecimal() or not 0 < int(port) < 2**16:
            self.form.refuse("port", self.tr("A port is a number from 1 to 65535; usually it is 5432."))
        elif not database:
            self.form.refuse("database", self.tr("Type the name of the club’s database."))
        else:
            user, password = self.user.text().strip(), self.password.text()
            return ServerAddress(host, database, user, int(port), self._told_to_encrypt(), password)
        return None

    def _told_to_encrypt(self) -> tuple[tuple[str, str], ...]:
        modes = [mode for key, mode in self._settings if key == "sslmode"]
        if self.encrypted.isChecked() == any(mode in _ENCRYPTED for mode in modes):
            return self._settings
        others = tuple((key, value) for key, value in self._settings if key != "sslmode")
        return (("sslmode", "require"), *others) if self.encrypted.isChecked() else others

    def _fill(self, address: ServerAddress) -> None:
        self.host.setText(address.host)
        self.port.setText(str(address.port))
        self.database.setText(address.database)
        self.user.setText(address.user)
        if address.password:
            self.password.setText(address.password)
        self._settings = address.settings
        self.encrypted.setChecked(dict(address.settings).get("sslmode") in _ENCRYPTED)

    def _hide_password(self, text: str) -> None:
        """Move a password out of an address as soon as it is whole; undoing does not bring it back."""
        found = _WITH_PASSWORD.search(text)
        if found is not None:
            self.password.setText(unquote(found[2]))
            with QSignalBlocker(self.host):
                self.host.setText(text[: found.end(1)] + text[found.end() - 1 :])

    def _share_out(self) -> None:
        text = self.host.text().strip()
        if is_address(text):
            with suppress(Refused):  # what is no address stays, to be mended, and is refused when it is to be used
                self._fill(ServerAddress.parse(text))

    def _fit(self) -> None:
        """As high as its sentences are at its width; on a small screen the fields scroll."""
        self._sheet.activate()
        most = self.screen().availableSize() * 0.9
        width = min(self.fontMetrics().horizontalAdvance("n") * WIDTH, most.width())
        around = theme.EDGE + 2 * theme.BETWEEN + self._buttons.sizeHint().height()
        height = self._sheet.totalHeightForWidth(width - 2 * theme.EDGE) + around
        self.resize(QSize(width, height).boundedTo(most))
        # Only once the sentences have their lines does the form know how far down they go.
        QTimer.singleShot(0, self, self._show_field)

    def _show_field(self) -> None:
        """Bring the field that has the keyboard into sight, with what is said at it."""
        at = self.focusWidget()
        row = at.parentWidget() if self.form.isAncestorOf(at) else None
        if row is not None:
            self._area.ensureWidgetVisible(row)

    def _lay_out(self) -> None:
        fields = ("host", "port", "database", "user", "password", "encrypted", "station")
        for key in fields:
            self.form.add(key, getattr(self, key))
        inside = QWidget()
        inside.setLayout(self._sheet)
        self._sheet.setContentsMargins(0, 0, 0, 0)
        self._sheet.setSpacing(theme.BETWEEN)
        self._sheet.addWidget(self.intro)
        self._sheet.addWidget(self.form)
        self._sheet.addStretch(1)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setWidget(inside)
        self._buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.accepted.connect(self.decide)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
