"""A walk through the whole program: every page in several states of an evening, every dialog, the wall and the help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog
from tests.ui import unfolded
from tests.ui.evenings import begin_eight, seat_next, write
from tests.ui.unfolded import LATE, SEASON, TWIN, Sight

from whistdrive.core import changes
from whistdrive.core.club import Person, Preset
from whistdrive.core.drive import Drive, Plan, Prize, PrizeKind
from whistdrive.desk import sample
from whistdrive.desk.desk import Desk
from whistdrive.exchange import drive_file
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.individual import Individual
from whistdrive.scoring import RULES
from whistdrive.scoring.tricks import Tricks
from whistdrive.ui import resources
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog
from whistdrive.ui.dialogs.export_file import ExportDialog
from whistdrive.ui.dialogs.forget import ForgetDialog
from whistdrive.ui.dialogs.import_file import ImportDialog
from whistdrive.ui.dialogs.join_people import JoinPeopleDialog
from whistdrive.ui.dialogs.keys import KeysDialog
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.no_club import NoClubDialog
from whistdrive.ui.dialogs.numbers import NumbersDialog
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.help import about
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.preset_shelf import PresetShelf
from whistdrive.ui.steps import CLUB, PAGES
from whistdrive.ui.wall.projector import Projector
from whistdrive.ui.wall.scenes import VIEWS

SMALL = QSize(1024, 600)
"""The smallest screen that is served."""

_VENUE, _PRIZE, _PRESET = "Village hall", "Lucky door", "Friday"
_TITLES = ("Another", "From cards")
_SHARE = 0.9
"""What a dialog takes of a screen at most."""

_MEMBERS = "members.csv", "§§;§§§;§§§§\n§;1;\n;2;\n§;3;Another\n"
"""A file to import, of which one row means somebody who is there, and one nobody."""

_DATA = (
    *(part for guest in sample.read_sample(resources.sample("f8")).guests for part in guest.name.split()),
    *(
        _VENUE,
        _PRIZE,
        SEASON,
        _PRESET,
        *_TITLES,
        LATE,
        TWIN,
        _MEMBERS[0],
        "Another",
        "Eight friends",
        "Our club",
        "lady",
        "gent",
        "award",
        "revoke",
    ),
)
"""What is named in it."""


def walk(house: House, window: MainWindow) -> Iterator[Sight]:
    """Every sight in turn, each as it is when the walk stops at it; begins in a club that has nothing."""
    desk = window.desk
    yield from _pages(window, "at first", CLUB)
    yield "no club", (no_club := _shown(NoClubDialog()))
    no_club.close()
    begin_eight(desk)
    desk.do(changes.edit_drive, drive=replace(desk.drive, venue=_VENUE, plan=replace(desk.drive.plan, fee=500)))
    yield from _pages(window, "before round 1")
    yield from unfolded.uneven(window)
    for tricks in (8, 9):
        seat_next(desk)
        write(desk, 1, tricks)
    prizes = (Prize(0, "place"), Prize(0, "lowest"), Prize(0, "free", name=_PRIZE))
    desk.do(changes.add_prizes, prizes=prizes)
    yield from _pages(window, "in round 2")
    yield from unfolded.in_play(window)
    yield from unfolded.club_book(window)
    yield from _dialogs(window)
    yield from _files(window)
    yield from _wall(window)
    yield from _help(house, window)
    desk.do(changes.adjust_entrant, number=2, entrant=3, points=-1, reason="revoke")
    write(desk, 2, 7)
    desk.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 5})
    desk.do(changes.edit_drive, drive=replace(desk.drive, plan=replace(desk.drive.plan, rounds=2, interval=1)))
    yield from _pages(window, "all in", ("sign_in", "scores", "standings", "prizes", "cards"))
    yield from unfolded.decisions(window)
    desk.do(changes.close_drive)
    yield from _pages(window, "closed", ("scores", "standings", "prizes", "paper", "cash"))
    yield from unfolded.seasons(window)
    yield from _other_drives(window)


def without_data(text: str) -> str:
    """A text without the names that this walk gives to people and things: nobody translates them."""
    for name in _DATA:
        text = text.replace(name, "")
    return text


def _pages(window: MainWindow, when: str, keys: tuple[str, ...] = (*PAGES, "cards")) -> Iterator[Sight]:
    for key in keys:
        assert window.go_to(key)
        yield f"{key} {when}", window


def _dialogs(window: MainWindow) -> Iterator[Sight]:
    bridge, desk = window.bridge, window.desk
    person = desk.evening.club.people[0]
    shelf = PresetShelf(bridge, None)
    desk.do(changes.keep_preset, preset=Preset(0, _PRESET, Tricks(), Individual(), Plan(rounds=6, interval=3)))
    plan = Plan(rounds=6, interval=3, roles=("lady", "gent"))
    plain = Drive(1, "", desk.drive.day, Tricks(), Individual(), plan=plan)
    makes: dict[str, Callable[[], QDialog]] = {
        "keys": lambda: KeysDialog(window.actions_by_key.all(), window),
        "wishes": lambda: WishesDialog(bridge),
        "numbers": lambda: NumbersDialog(bridge),
        "check entry": lambda: CheckEntryDialog(bridge, 1, window),
        "join": lambda: JoinPeopleDialog(bridge, person, _anything, window),
        "forget": lambda: ForgetDialog(bridge, person, 3, desk.drives, window),
    }
    planned = {system: replace(plain, scoring=RULES[system]()) for system in RULES}
    planned |= {movement: replace(plain, movement=MOVEMENTS[movement]()) for movement in MOVEMENTS}
    for name, drive in planned.items():
        makes[f"drive {name}"] = partial(DriveDialog, bridge.words, drive, _anything, shelf=shelf)
    for kind in get_args(PrizeKind):
        prize = Prize(1, kind, name=_PRIZE if kind == "free" else "")
        makes[f"prize {kind}"] = partial(PrizeDialog, bridge.words, desk.drive, prize, _anything, is_new=False)
    for name, make in makes.items():
        yield from _opened(name, make())
    yield from _plans_that_are_refused(window)


def _plans_that_are_refused(window: MainWindow) -> Iterator[Sight]:
    """The form of a drive with results whose options are changed, one with a wrong name, and a preset that is kept."""
    drive, shelf = window.desk.drive, PresetShelf(window.bridge, None)
    scored = replace(drive, scoring=Tricks(count="over_six"))

    def check(planned: Drive) -> None:
        changes.edit_drive(window.desk.evening, drive=planned)

    for name, planned in (("rescored", scored), ("without a title", replace(drive, title=""))):
        dialog = DriveDialog(window.bridge.words, planned, check, shelf=shelf)
        dialog.presets.keep.click()
        dialog.decide()
        yield from _opened(f"drive {name}", dialog)


def _files(window: MainWindow) -> Iterator[Sight]:
    """Import of tables and of a drive, and of what is neither; and everything that can be exported."""
    desk, bridge = window.desk, window.bridge
    desk.do(changes.add_people, people=(Person(0, "§"),))
    dialog = ExportDialog(bridge)
    for at in range(dialog.what.count()):
        dialog.what.setCurrentIndex(at)
        dialog.what.activated.emit(at)
        yield f"export {dialog.what.currentData()}", _shown(dialog)
    _throw_away(dialog)
    with TemporaryDirectory() as folder:
        for name, data in ((_MEMBERS[0], _MEMBERS[1]), ("§.json", _as_file(desk)), ("§", "{")):
            path = Path(folder, name)
            path.write_text(data)
            imported = ImportDialog(bridge, "people", lambda _parent: None, window)
            imported.open_file(path)
            for column, key in enumerate(imported.columns.choices):
                imported.columns.chosen.emit(key, column)
            imported.table.setCurrentIndex(imported.model.index(imported.model.rowCount() - 1, 0))
            yield from _opened(f"import {name}", imported)


def _as_file(desk: Desk) -> str:
    return drive_file.written(desk.evening.club, desk.drive).decode()


def _opened(name: str, dialog: QDialog) -> Iterator[Sight]:
    """A dialog, which is thrown away afterwards."""
    yield f"dialog {name}", _shown(dialog)
    _throw_away(dialog)


def _throw_away(dialog: QDialog) -> None:
    dialog.close()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


def _wall(window: MainWindow) -> Iterator[Sight]:
    window.actions_by_key["wall"].trigger()
    projector = window.findChild(Projector)
    assert projector is not None
    for view in VIEWS:
        projector.choose(view)
        assert projector.window is not None
        projector.window.resize(SMALL)
        yield f"wall {view}", projector.window
    yield "bar of the wall", window
    projector.bar.more.setChecked(True)
    yield "bar of the wall, unfolded", window
    projector.bar.more.setChecked(False)
    projector.close()
    projector.bar.hide()


def _help(house: House, window: MainWindow) -> Iterator[Sight]:
    house.help.about_page("start")
    shown = house.help.window
    assert shown is not None
    shown.resize(SMALL)
    yield "help", shown
    shown.show_topic(about.of_scoring("cvisti"), window.desk.drive)
    yield "help on scoring", shown
    shown.close()


def _other_drives(window: MainWindow) -> Iterator[Sight]:
    """What F8 does not have: the slips of every other system, a practice, and a drive from cards."""
    desk = window.desk
    names = [each.name for each in desk.drive.entrants]
    for system in RULES:
        plan = Plan(rounds=2, deals=None if RULES[system]().plays_rubbers else 2, interval=0)
        _begin(window, Drive(0, _TITLES[0], desk.drive.day, RULES[system](), Individual(), plan=plan), names)
        seat_next(desk)
        desk.do(changes.begin_practice)
        yield from _pages(window, f"of {system}", ("scores",))
    plan = Plan(rounds=3, interval=2, entry="cards")
    _begin(window, Drive(0, _TITLES[1], desk.drive.day, Tricks(), Individual(), plan=plan), names)
    yield from _pages(window, "from cards", ("seating", "scores", "standings"))
    yield from unfolded.cards_only(window)


def _begin(window: MainWindow, drive: Drive, names: list[str]) -> None:
    desk = window.desk
    desk.do(changes.new_drive, drive=replace(drive, id=desk.next_drive_id()))
    for name in names:
        desk.do(changes.sign_in_new, name=name)


def _anything(_planned: object) -> None:
    """Takes whatever a form hands over."""


def _shown(dialog: QDialog) -> QDialog:
    """A dialog as large as it becomes on the smallest screen that is served: a test has a narrower and higher one."""
    dialog.show()
    most, here = SMALL * _SHARE, dialog.screen().availableSize() * _SHARE
    size = dialog.size()
    dialog.resize(most.width() if size.width() == here.width() else size.width(), min(size.height(), most.height()))
    return dialog
