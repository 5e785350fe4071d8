"""The club's presets, for whoever plans a drive: each use of them is one step at the desk."""

from __future__ import annotations

from whistdrive.core import changes
from whistdrive.core.club import Preset
from whistdrive.core.drive import Drive
from whistdrive.core.presets import preset_of
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.settings import Settings


class PresetShelf:
    """What is kept, with how paper is chosen now, for a dialog that shows it from when this is made.

    Whatever cannot be done raises Refused, and nothing has happened.
    """

    def __init__(self, bridge: Bridge, settings: Settings | None) -> None:
        """Without ``settings`` presets know nothing of paper."""
        self._desk, self._settings = bridge.desk, settings
        self._seen = Seen(bridge)

    def presets(self) -> tuple[Preset, ...]:
        """All presets of the club, as they were kept."""
        return self._desk.evening.club.presets

    def keep(self, drive: Drive, name: str) -> None:
        """Keep the plan of a drive, instead of a preset of the same name if there is one."""
        paper = self._settings.paper() if self._settings else {}
        self._seen.do(changes.keep_preset, preset=preset_of(drive, name, paper))

    def rename(self, preset: int, name: str) -> None:
        """Call a preset (id) something else."""
        self._seen.do(changes.rename_preset, preset=preset, name=name)

    def strike(self, preset: int) -> None:
        """Have a preset (id) no longer."""
        self._seen.do(changes.drop_preset, preset=preset)

    def take_paper(self, preset: Preset) -> None:
        """Choose paper as the preset has it."""
        if self._settings:
            self._settings.take_paper(dict(preset.paper))
