"""How a drive is planned, apart from the evening itself: kept as a preset, taken from one, or from the last drive."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date

from whistdrive.core.club import Preset
from whistdrive.core.drive import Drive, Prize
from whistdrive.core.options import begun_anew
from whistdrive.core.plans import read_prizes, written_prizes


def preset_of(drive: Drive, name: str, paper: Mapping[str, str]) -> Preset:
    """How a drive is planned, with choices for ``paper`` by their keys; it has no id yet."""
    return Preset(
        id=0,
        name=name,
        scoring=begun_anew(drive.scoring),
        movement=begun_anew(drive.movement),
        plan=drive.plan,
        prizes=_undecided(drive.prizes),
        paper=tuple(sorted(paper.items())),
    )


def drive_from(preset: Preset, drive: Drive) -> Drive:
    """The drive, of which nothing is seated yet, as the preset plans it; its heading and its people stay."""
    return replace(
        drive, scoring=preset.scoring, movement=preset.movement, plan=preset.plan, prizes=_undecided(preset.prizes)
    )


def like(drive: Drive, *, drive_id: int, title: str, day: date, seed: int) -> Drive:
    """A new drive, planned and headed as another one was, with its prizes; nobody is signed in."""
    begun = Drive(drive_id, title, day, drive.scoring, drive.movement, venue=drive.venue, seed=seed)
    return drive_from(preset_of(drive, "", {}), begun)


def _undecided(prizes: Iterable[Prize]) -> tuple[Prize, ...]:
    """What prizes are for, without what became of them."""
    return read_prizes(written_prizes(prizes))
