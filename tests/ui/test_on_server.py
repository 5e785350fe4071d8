"""Clubs on a server: found, begun, moved there and back, with a password that is seen and stored nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from tests.postgres import PASSWORD, Server
from tests.ui.evenings import begin_eight, shown
from tests.ui.keys import press
from tests.ui.stations import Station, station

from whistdrive.store import ClubStore, Place, ServerAddress
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.server import ServerDialog
from whistdrive.ui.recent_clubs import RecentClubs
from whistdrive.ui.settings import MOST_RECENT, Settings
from whistdrive.ui.widgets.refusal import Refusal


@pytest.fixture
def door(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[Station]:
    """A computer with a first club in a file."""
    with station(qapp, tmp_path, "door", qtbot) as door:
        door.house.clubs.start(None)
        shown(door.house, qtbot)
        yield door


def dialog_of(house: House) -> ServerDialog:
    dialog = house.on_server.dialog
    assert dialog is not None
    QApplication.processEvents()
    return dialog


def asks(station: Station) -> bool:
    return station.house.on_server.dialog is not None


def kept_in(station: Station) -> Place | None:
    """Where the club is that is open."""
    return station.house.settings.last_club


def fill(dialog: ServerDialog, address: ServerAddress, password: str = "") -> None:
    """Type an address into the fields."""
    for field, text in (
        (dialog.host, address.host),
        (dialog.port, str(address.port)),
        (dialog.database, address.database),
        (dialog.user, address.user),
        (dialog.password, password),
    ):
        field.selectAll()
        QTest.keyClicks(field, text)


def paste(field: QLineEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def refusals(dialog: ServerDialog) -> str:
    """What is said at the fields."""
    return " ".join(each.text() for each in dialog.findChildren(Refusal) if each.isVisible())


def test_a_club_is_opened_with_its_password_which_is_stored_nowhere(
    door: Station, server: Server, tmp_path: Path
) -> None:
    address = server.by_network(server.club())
    door.press("Ctrl+Shift+K")
    dialog = dialog_of(door.house)
    fill(dialog, address)
    press("Enter")
    assert asks(door)
    assert "asks for a password" in refusals(dialog)
    assert QApplication.focusWidget() is dialog.password
    QTest.keyClicks(dialog.password, "eight of hearts")
    press("Enter")
    assert "does not know this user with this password" in refusals(dialog)
    QTest.keyClicks(dialog.password, PASSWORD)
    press("Enter")
    assert not asks(door)
    assert door.window.windowTitle() == f"Whist drive – {address.database} on 127.0.0.1"
    assert kept_in(door) == address
    door.window.close()
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        text = path.read_bytes()
        assert PASSWORD.encode() not in text
        assert b"eight of hearts" not in text


@pytest.mark.parametrize(
    ("wrong", "field", "sentence"),
    [
        (lambda right: replace(right, host="no-such-host.invalid"), "host", "cannot be reached"),
        (lambda right: replace(right, port=1), "host", "cannot be reached"),
        (lambda right: replace(right, database="nowhere"), "database", "does not open this database"),
        (lambda right: replace(right, user="nobody"), "password", "does not know this user"),
    ],
    ids=["no such host", "refused", "no such database", "no such user"],
)
def test_why_there_is_no_club_is_told_at_the_field(
    door: Station, server: Server, wrong: Callable[[ServerAddress], ServerAddress], field: str, sentence: str
) -> None:
    door.press("Ctrl+Shift+K")
    dialog = dialog_of(door.house)
    fill(dialog, wrong(server.by_network(server.club())), PASSWORD)
    press("Enter")
    assert sentence in refusals(dialog)
    assert "postgresql+psycopg" not in refusals(dialog)
    assert getattr(dialog, field).hasFocus()
    assert PASSWORD not in refusals(dialog)
    press("Esc")
    assert door.window.windowTitle() == "Whist drive – club"


def test_a_whole_address_is_shared_out_and_its_password_leaves_the_field_at_once(door: Station) -> None:
    door.press("Ctrl+Shift+K")
    dialog = dialog_of(door.house)
    paste(dialog.host, "postgresql+psycopg://ann:so%20secret@server.example:6000/hall?sslmode=require")
    assert "secret" not in dialog.host.text()
    assert dialog.password.text() == "so secret"
    assert dialog.password.displayText() == "●" * 9
    press("Tab")
    assert [field.text() for field in (dialog.host, dialog.port, dialog.database, dialog.user)] == [
        "server.example",
        "6000",
        "hall",
        "ann",
    ]
    assert dialog.encrypted.isChecked()
    dialog.host.setFocus()
    press("Ctrl+Z")
    assert "secret" not in dialog.host.text()


def test_what_is_no_address_is_told_where_it_is_wrong(door: Station) -> None:
    door.press("Ctrl+Shift+K")
    dialog = dialog_of(door.house)
    press("Enter")
    assert "Type the name of the server" in refusals(dialog)
    paste(dialog.host, "http://server.example")
    press("Enter")
    assert "this is no address" in refusals(dialog).lower()
    dialog.host.setText("server.example")
    dialog.port.setText("70000")
    press("Enter")
    assert "from 1 to 65535" in refusals(dialog)
    dialog.port.setText("5432")
    press("Enter")
    assert "name of the club’s database" in refusals(dialog)


def test_a_new_club_is_begun_in_an_empty_database_only(door: Station, server: Server) -> None:
    taken, empty = server.by_network(server.club()), server.by_network(server.database())
    door.press("Ctrl+Shift+D")
    dialog = dialog_of(door.house)
    fill(dialog, taken, PASSWORD)
    press("Enter")
    assert "needs an empty one" in refusals(dialog)
    fill(dialog, empty, PASSWORD)
    press("Enter")
    assert kept_in(door) == empty
    begin_eight(door.window.desk)
    assert len(door.window.desk.drives()) == 1


def test_a_club_moves_to_a_server_and_back_and_the_old_one_says_so(
    door: Station, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_eight(door.window.desk)
    old, held = kept_in(door), door.window.desk.evening
    address = server.by_network(server.database())
    door.press("Ctrl+Shift+V")
    fill(dialog_of(door.house), address, PASSWORD)
    press("Enter")
    assert kept_in(door) == address
    assert door.window.desk.evening == held
    assert "The club is kept here now: " in door.window.notice.sentence
    assert PASSWORD not in door.window.notice.sentence
    assert isinstance(old, Path)
    assert held.drive
    assert door.house.clubs.open(old) is None
    assert "This club was moved" in door.window.notice.sentence
    door.window.notice.choices[0].click()
    assert kept_in(door) == address
    door.window.desk.open_drive(held.drive.id)
    back = tmp_path / "back.whist"
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(back), ""))
    door.press("Ctrl+Shift+V")
    assert kept_in(door) == back
    assert door.window.desk.evening == held
    door.window.close()
    with ClubStore.open(back) as store:
        assert store.evening(1) == held


def test_recent_clubs_are_named_without_a_password_and_lead_back(door: Station, server: Server) -> None:
    address = server.by_network(server.club())
    first = kept_in(door)
    assert door.house.clubs.open(address) is None
    [menu] = door.window.findChildren(RecentClubs)
    menu.show_clubs()
    assert [action.text() for action in menu.actions()] == [
        f"&1  {address.database} on 127.0.0.1",
        "&2  club",
    ]
    assert all(PASSWORD not in action.text() + action.toolTip() for action in menu.actions())
    menu.actions()[1].trigger()
    assert kept_in(door) == first
    [menu] = door.window.findChildren(RecentClubs)
    menu.show_clubs()
    menu.actions()[1].trigger()  # the password is remembered while the program runs
    assert kept_in(door) == address


def test_the_next_start_asks_for_the_password(
    door: Station, server: Server, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    address = server.by_network(server.club())
    assert door.house.clubs.open(address) is None
    door.window.close()
    with station(qapp, tmp_path, "door", qtbot) as again:
        again.house.clubs.start(None)
        assert again.house.clubs.current is None
        dialog = dialog_of(again.house)
        assert dialog.host.text() == "127.0.0.1"
        assert dialog.database.text() == address.database
        assert "asks for a password" in refusals(dialog)
        QTest.keyClicks(dialog.password, PASSWORD)
        QTest.keyClick(dialog.password, Qt.Key.Key_Return)
        assert again.window.isVisible()
        assert again.house.clubs.no_club is None


def test_so_many_clubs_are_remembered_and_what_is_no_club_is_passed_over(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    places = [tmp_path / f"{number}.whist" for number in range(MOST_RECENT + 2)]
    for place in (*places, places[3]):
        settings.last_club = place
    assert settings.recent_clubs[:2] == (places[3], places[-1])
    assert len(settings.recent_clubs) == MOST_RECENT
    (tmp_path / "hostile.ini").write_text('[club]\nrecent="ftp://x\\nnot://a club\\n/a.whist"\nlast=http://[\n')
    hostile = Settings(tmp_path / "hostile.ini")
    assert hostile.recent_clubs == (Path("/a.whist"),)
    assert hostile.last_club is None
