"""PySide6 6.12.0 on Python 3.11 gives a reference away at each signal, until Python stops in the middle of an evening.

That is why pyproject.toml keeps it out. A long evening's signals and timers are played in a process of their own, for
that is what would die.
"""

import subprocess
import sys

EVENING = """
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

class Bell(QObject):
    rung = Signal(int)

hall = QCoreApplication()
bell = Bell()
heard = []
bell.rung.connect(heard.append)
for time in range(10_000):
    bell.rung.emit(time)
    QTimer.singleShot(0, lambda: heard.append(True))
hall.processEvents()
print(len(heard))
"""


def test_python_survives_the_signals_of_a_long_evening() -> None:
    done = subprocess.run([sys.executable, "-c", EVENING], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "20000\n", "")
