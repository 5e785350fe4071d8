"""A club in a folder that is copied to other computers: which service does it, and that it is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.ui.evenings import shown

from whistdrive.ui.app import House
from whistdrive.ui.cloud_folder import service_of


@pytest.mark.parametrize(
    ("folder", "service"),
    [
        ("Dropbox", "Dropbox"),
        ("OneDrive - Village hall/Whist", "OneDrive"),
        ("Library/CloudStorage/GoogleDrive-ann@example.org/My Drive", "Google Drive"),
        ("Library/Mobile Documents/com~apple~CloudDocs", "iCloud"),
        ("Nextcloud", "Nextcloud"),
        ("Documents", None),
        ("Dropboxes", None),
    ],
)
def test_whose_folder_it_is(folder: str, service: str | None, tmp_path: Path) -> None:
    assert service_of(tmp_path / folder / "Our club.whist") == service


def test_the_name_of_the_file_says_nothing(tmp_path: Path) -> None:
    assert service_of(tmp_path / "Dropbox") is None


def test_it_is_said_and_nothing_else_happens(house: House, tmp_path: Path, qtbot: QtBot) -> None:
    club = tmp_path / "Dropbox" / "Our club.whist"
    house.clubs.start(None)
    assert not shown(house, qtbot).notice.isVisible()
    assert house.clubs.create(club) is None
    window = shown(house, qtbot)
    assert "Dropbox" in window.notice.sentence
    [button] = window.notice.choices
    button.click()
    assert window.notice.isHidden()
