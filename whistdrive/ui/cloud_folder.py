"""Folders that a service copies to other computers behind the program's back."""

from __future__ import annotations

from pathlib import Path

_SERVICES = {
    "Dropbox": "Dropbox",
    "OneDrive": "OneDrive",
    "Google Drive": "Google Drive",
    "GoogleDrive": "Google Drive",
    "com~apple~CloudDocs": "iCloud",
    "iCloudDrive": "iCloud",
    "Nextcloud": "Nextcloud",
    "ownCloud": "ownCloud",
    "pCloudDrive": "pCloud",
    "MEGA": "MEGA",
    "Yandex.Disk": "Yandex Disk",
}
"""How these services call their folders; a name may follow, as in ``OneDrive - Village hall``."""


def service_of(path: Path) -> str | None:
    """The service that copies the folder of a file to other computers, as far as its name tells."""
    for folder in path.absolute().parent.parts:
        for begins, service in _SERVICES.items():
            if folder == begins or folder.startswith((f"{begins} ", f"{begins}-")):
                return service
    return None
