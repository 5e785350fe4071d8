from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, qWarning
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from whistdrive.core import changes
from whistdrive.ui import report
from whistdrive.ui.crash import CrashLog
from whistdrive.ui.dialogs.report import ReportDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.trouble import Trouble, of_error, of_faults


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


def raised(text: str = "a slot divided by nothing") -> ZeroDivisionError:
    """An error with a trace, as it comes out of a slot."""
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        return error


def logged(folder: Path) -> str:
    return (folder / "logs" / "whistdrive.log").read_text(encoding="utf-8")


def test_an_error_nobody_caught_is_logged_printed_and_told(
    crash_log: CrashLog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[Trouble] = []
    crash_log.happened.connect(told.append)
    error = raised()
    sys.excepthook(type(error), error, error.__traceback__)
    assert "ZeroDivisionError" in logged(tmp_path)
    assert "ZeroDivisionError" in capsys.readouterr().err
    [trouble] = told
    assert trouble.report().startswith("whistdrive ")
    assert "ZeroDivisionError" in trouble.report()


def test_the_same_error_is_told_once_and_counted(
    crash_log: CrashLog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[Trouble] = []
    crash_log.happened.connect(told.append)
    for number in range(50):
        error = raised(f"time {number}")
        sys.excepthook(type(error), error, error.__traceback__)
    [trouble] = told
    assert "Happened 50 times" in trouble.report()
    assert logged(tmp_path).count("ZeroDivisionError: ") == 1
    assert capsys.readouterr().err.count("ZeroDivisionError: ") == 1


def test_control_c_is_no_error(crash_log: CrashLog) -> None:
    told: list[Trouble] = []
    crash_log.happened.connect(told.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []


def test_an_error_in_another_thread_is_told_in_that_of_the_windows(crash_log: CrashLog, qtbot: QtBot) -> None:
    told: list[threading.Thread] = []
    crash_log.happened.connect(lambda _trouble: told.append(threading.current_thread()))

    def fail() -> None:
        raise ZeroDivisionError

    worker = threading.Thread(target=fail)
    worker.start()
    worker.join()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [threading.main_thread()]


def test_an_error_that_python_cannot_raise_is_told(crash_log: CrashLog) -> None:
    told: list[Trouble] = []
    crash_log.happened.connect(told.append)

    class Falls:
        def __del__(self) -> None:
            raise ZeroDivisionError

    Falls()
    assert len(told) == 1


@pytest.mark.usefixtures("crash_log")
def test_what_qt_says_is_logged(tmp_path: Path) -> None:
    qWarning("a curtain fell")
    assert "a curtain fell" in logged(tmp_path)


def test_without_a_folder_for_logs_the_program_still_runs(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    hook = sys.excepthook
    log = CrashLog()
    log.install(tmp_path / "logs")
    log.uninstall()
    sys.excepthook = hook
    assert not logging.getLogger("whistdrive").handlers


def test_an_abrupt_end_is_told_at_the_next_start_and_only_then(tmp_path: Path) -> None:
    program = """
import faulthandler, sys
from pathlib import Path
from whistdrive.ui.crash import CrashLog
CrashLog().install(Path(sys.argv[1]))
faulthandler._sigsegv()
"""
    logs = tmp_path / "logs"
    ended = subprocess.run([sys.executable, "-c", program, str(logs)], check=False, capture_output=True, timeout=60)
    assert ended.returncode != 0
    found: list[list[Trouble]] = []
    for _ in range(2):
        log, told = CrashLog(), list[Trouble]()
        log.happened.connect(told.append)
        log.install(logs)
        log.tell_left()
        log.tell_left()
        log.uninstall()
        found.append(told)
    [[trouble], nothing] = found
    assert nothing == []
    assert trouble.abrupt
    assert "Segmentation fault" in trouble.report() or "access violation" in trouble.report()
    assert "Ended abruptly before" in logged(tmp_path)


def chained() -> ValueError:
    """An error that came from another, with names in both."""
    try:
        try:
            dict[str, int]()["Ann Smith"]
        except KeyError as error:
            raise ValueError("Village hall") from error
    except ValueError as error:
        error.add_note("of Bo Li")
        return error
    raise AssertionError


def test_a_report_names_nobody_unless_that_is_wished() -> None:
    trouble = of_error(chained())
    whole, plain = trouble.report(whole=True), trouble.report()
    here = str(Path(__file__).parent)
    assert all(text in whole for text in ("KeyError: 'Ann Smith'", "ValueError: Village hall", "of Bo Li", here))
    assert not any(text in plain for text in ("KeyError:", "ValueError:", "of Bo Li", here))
    assert "builtins.KeyError (" in plain
    assert "builtins.ValueError (" in plain
    assert 'File "test_crash.py", line' in plain


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("/home/ann/whistdrive/whistdrive/ui/app.py", "whistdrive/ui/app.py"),
        ("/home/ann smith/lib/site-packages/whistdrive/core/drive.py", "whistdrive/core/drive.py"),
        ("/home/ann/lib/python3.11/json/decoder.py", "decoder.py"),
        ("/home/whistdrive", "whistdrive"),
    ],
)
def test_no_path_of_a_user_stands_in_a_report(path: str, short: str) -> None:
    trouble = of_faults(f'Fatal Python error: Aborted\n\n  File "{path}", line 7 in data\n')
    assert f'File "{short}", line 7' in trouble.report()
    assert "ann" not in trouble.report()


def test_the_evening_goes_on_and_the_report_can_be_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(saved), ""))
    trouble = of_error(raised("Ann Smith"))
    window.tell_trouble(trouble)
    assert "Nothing that was saved is lost" in window.trouble.sentence
    assert window.bridge.attempt(changes.add_person, name="Li, Bo") is None
    assert window.trouble.isVisible()
    for whole in (False, True):
        window.tell_trouble(trouble)
        window.trouble.choices[0].click()
        assert not window.trouble.isVisible()
        [dialog] = window.findChildren(ReportDialog)
        dialog.whole.setChecked(whole)
        shown = dialog.report
        dialog.save_button.click()
        assert saved.read_text(encoding="utf-8") == shown
        assert ("ZeroDivisionError: Ann Smith" in shown) is whole
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    refused = report.save("the report", tmp_path / "nowhere" / "report.txt")
    assert refused is not None
    assert refused.findings[0].code == "cannot_write"


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QLabel
from whistdrive.core import changes
from whistdrive.ui.app import House
from whistdrive.ui.places import Places
folder = Path(sys.argv[1])
application = QApplication([])
house = House(application, Places(folder / "s.ini", folder / "logs", folder / "club.whist", folder / "examples"))
house.crash_log.install(folder / "logs")
house.clubs.start(None)
window = house.clubs.current.window
class Paints(QLabel):
    def paintEvent(self, event):
        painter = QPainter(self)
        raise RuntimeError("it fell over")
class Filters(QObject):
    def eventFilter(self, watched, event):
        raise RuntimeError("it fell over")
label, filters = Paints("x"), Filters()
def slot():
    raise RuntimeError("it fell over")
def painting():
    window.add_bar(label)
    timer = QTimer(window)
    timer.timeout.connect(label.update)
    timer.start(5)
def filtering():
    window.footer.installEventFilter(filters)
    window.footer.update()
def go_on():
    label.deleteLater()
    window.footer.removeEventFilter(filters)
    window.bridge.attempt(changes.add_person, name="Li, Bo")
    print(window.trouble.isVisible(), len(window.desk.evening.club.people))
    window.close()
for mistake in (slot, painting, filtering):
    QTimer.singleShot(0, mistake)
QTimer.singleShot(200, go_on)
application.exec()
house.shut()
"""
"""The program with a mistake, which somebody goes on using."""


def test_mistakes_in_the_running_program_are_survived(tmp_path: Path) -> None:
    """A painter that the error would keep is let go, or Qt would end the program with the widget."""
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "True 1\n"
    assert logged(tmp_path).count("Not caught") == 3
