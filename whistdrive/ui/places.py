"""Where this user's files lie unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path, user_documents_path, user_log_path
from PySide6.QtCore import QCoreApplication

from whistdrive.store.address import Place

APPLICATION = "whistdrive"
SUFFIX = ".whist"


@dataclass(frozen=True, slots=True)
class Places:
    """The file of the settings, the folder of the logs, the first club's file and the folder of the examples."""

    settings: Path
    logs: Path
    first_club: Path
    examples: Path

    @property
    def copies(self) -> Path:
        """The folder of the copies that are made of clubs: beside the examples, which are no more for the user's eyes.

        Not beside the clubs, so that a stick that dies does not take the copies with it.
        """
        return self.examples.with_name("copies")


def of_this_user() -> Places:
    """The places that the system intends for each."""
    return Places(
        settings=user_config_path(APPLICATION, appauthor=False, roaming=True) / "settings.ini",
        logs=user_log_path(APPLICATION, appauthor=False),
        first_club=user_documents_path() / "Whist drive" / f"Our club{SUFFIX}",
        examples=user_data_path(APPLICATION, appauthor=False) / "examples",
    )


def called(place: Place) -> str:
    """What a club is called after its place, in the language of the moment: its file, or its database and server."""
    if isinstance(place, Path):
        return place.stem
    if place.is_local:
        return QCoreApplication.translate("Places", "{database} on this computer").format(database=place.database)
    named = QCoreApplication.translate("Places", "{database} on {host}")
    return named.format(database=place.database, host=place.host)
