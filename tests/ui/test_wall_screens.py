"""A second screen, which only a program that is started with one has: so these tests start one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from whistdrive.ui.app import House
from whistdrive.ui.places import Places
from whistdrive.ui.wall.projector import Projector

folder = Path(sys.argv[1])
house = House(QApplication([]), Places(folder / "s.ini", folder / "logs", folder / "Club.whist", folder / "examples"))
house.clubs.start(None)
window = house.clubs.current.window
projector = window.findChild(Projector)
projector.open()
wall = projector.window
print(window.screen().name(), wall.screen().name(), wall.isFullScreen(), *wall.geometry().getRect())
wall.leave_screen()
print(wall.isFullScreen())
window.close()
print(wall.isVisible())
house.shut()
"""


def run(folder: Path, screens: tuple[tuple[str, int, int, int], ...]) -> list[str]:
    """What the program says on screens of these names, left edges, widths and heights."""
    described = [
        {"name": name, "x": x, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
        for name, x, width, height in screens
    ]
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": described}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.splitlines()


def test_the_wall_fills_the_second_screen_and_goes_with_the_window(tmp_path: Path) -> None:
    said = run(tmp_path, (("laptop", 0, 1366, 768), ("projector", 1366, 1920, 1080)))
    assert said == ["laptop projector True 1366 0 1920 1080", "False", "False"]


def test_with_one_screen_the_wall_is_a_window_beside_the_other(tmp_path: Path) -> None:
    said = run(tmp_path, (("laptop", 0, 1366, 768),))
    assert said[0].startswith("laptop laptop False")
