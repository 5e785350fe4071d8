from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QPushButton

from whistdrive.core import changes
from whistdrive.ui import report
from whistdrive.ui.crash import CrashLog
from whistdrive.ui.main_window import MainWindow


@pytest.fixture
def crash_log(tmp_path: Path) -> Iterator[CrashLog]:
    """Installed for one test; the test runner's own hooks are there again afterwards."""
    hook = sys.excepthook
    was_on = faulthandler.is_enabled()
    log = CrashLog()
    log.install(tmp_path / "logs")
    yield log
    log.uninstall()
    sys.excepthook = hook
    if was_on:
        faulthandler.enable()


def raised() -> ZeroDivisionError:
    """An error with a trace, as it comes out of a slot."""
    try:
        raise ZeroDivisionError("a slot divided by nothing")
    except ZeroDivisionError as error:
        return error


def test_an_error_nobody_caught_is_logged_printed_and_told(
    crash_log: CrashLog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    crash_log.happened.connect(told.append)
    error = raised()
    sys.excepthook(type(error), error, error.__traceback__)
    assert "ZeroDivisionError" in (tmp_path / "logs" / "whistdrive.log").read_text()
    assert "ZeroDivisionError" in capsys.readouterr().err
    (text,) = told
    assert text.startswith("whistdrive ")
    assert "ZeroDivisionError" in text


def test_control_c_is_no_error(crash_log: CrashLog) -> None:
    told: list[str] = []
    crash_log.happened.connect(told.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []


@pytest.mark.usefixtures("crash_log")
def test_what_qt_says_is_logged(tmp_path: Path) -> None:
    qWarning("a curtain fell")
    assert "a curtain fell" in (tmp_path / "logs" / "whistdrive.log").read_text()


def test_without_a_folder_for_logs_the_program_still_runs(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    hook = sys.excepthook
    log = CrashLog()
    log.install(tmp_path / "logs")
    log.uninstall()
    sys.excepthook = hook
    assert not logging.getLogger("whistdrive").handlers


def test_the_evening_goes_on_and_the_report_can_be_saved(window: MainWindow, tmp_path: Path) -> None:
    window.tell_trouble("the report")
    assert "Nothing that was saved is lost" in window.trouble.sentence
    assert window.bridge.attempt(changes.add_person, name="Li, Bo") is None
    assert window.trouble.isVisible()
    save, close = window.trouble.findChildren(QPushButton)
    assert "Save" in save.text()
    close.click()
    assert not window.trouble.isVisible()
    assert report.save("the report", tmp_path / "report.txt") is None
    assert (tmp_path / "report.txt").read_text() == "the report"
    refused = report.save("the report", tmp_path / "nowhere" / "report.txt")
    assert refused is not None
    assert refused.findings[0].code == "cannot_write"


def test_an_error_in_a_slot_of_the_running_program_is_survived(tmp_path: Path) -> None:
    program = f"""
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from whistdrive.ui.app import House
from whistdrive.ui.places import Places
folder = Path({str(tmp_path)!r})
application = QApplication([])
house = House(application, Places(folder / "s.ini", folder / "logs", folder / "club.whist", folder / "examples"))
house.crash_log.install(folder / "logs")
house.clubs.start(None)
window = house.clubs.current.window
def fail():
    raise RuntimeError("a slot fell over")
def look():
    print("told" if window.trouble.isVisible() else "silent")
    window.close()
QTimer.singleShot(0, fail)
QTimer.singleShot(100, look)
application.exec()
house.shut()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "told\n"
    assert "a slot fell over" in (tmp_path / "logs" / "whistdrive.log").read_text()
