"""The start is quick: what takes long to import is not imported before it is used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HEAVY = ("reportlab", "alembic", "PIL", "numpy", "networkx")


def test_nothing_heavy_is_imported_before_the_window_shows(tmp_path: Path) -> None:
    program = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from whistdrive.ui.app import House
from whistdrive.ui.places import Places
folder = Path({str(tmp_path)!r})
application = QApplication([])
house = House(application, Places(folder / "s.ini", folder / "logs", folder / "club.whist", folder / "examples"))
house.clubs.start(None)
assert house.clubs.current.window.isVisible()
print([name for name in {HEAVY!r} if name in sys.modules])
house.clubs.current.window.close()
house.shut()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


def test_the_program_starts_on_a_first_club_and_ends_when_its_window_closes(tmp_path: Path) -> None:
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from whistdrive.ui.app import run
application = QApplication([])
def end():
    print([window.windowTitle() for window in application.topLevelWidgets() if window.isVisible()])
    application.closeAllWindows()
QTimer.singleShot(200, end)
sys.exit(run(None))
"""
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "USERPROFILE"), str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **homes},
    )
    assert (done.returncode, done.stdout) == (0, "['Whist drive – Our club']\n"), done.stderr
    assert [path.name for path in tmp_path.rglob("*.whist")] == ["Our club.whist"]
