"""What pages have besides their first sight: what unfolds, asks and answers in them, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from tests.ui.evenings import seat_next
from tests.ui.rooms import dragged

from whistdrive.core import changes
from whistdrive.core.club import Season
from whistdrive.desk import people
from whistdrive.desk.desk import Desk
from whistdrive.desk.draft import Place
from whistdrive.printing import DOCUMENTS
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.cards import CardsPage
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.page import Page
from whistdrive.ui.pages.paper import PaperPage
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.prizes import PrizesPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.pages.seasons import SeasonsPage
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.pages.sign_in import SignInPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.trouble import Trouble
from whistdrive.ui.widgets.effect_strip import EffectStrip

LATE, TWIN, NOBODY, SEASON = "Late Comer", "Nobody’s Twin", "Ωδη", "Winter"
"""Names that are given here."""

_STEP, _PATIENCE = 10, 5000
"""In milliseconds: how long what is worked out beside the window may take, and how often it is looked at."""

Sight = tuple[str, QWidget]
"""Where one is, and what is to be looked at there."""

Shown = TypeVar("Shown", bound=Page)


def uneven(window: MainWindow) -> Iterator[Sight]:
    """A round that is drawn, somebody who came after it, and wishes; all of it is taken back."""
    desk = window.desk
    page = _page(window, SeatingPage)
    with _taken_back(desk):
        seat_next(desk)
        desk.do(changes.sign_in_new, name=LATE)
        first = [each.id for each in desk.drive.entrants[:2]]
        desk.do(changes.make_wish, kind="together", entrants=tuple(first), table=None)
        desk.do(changes.make_wish, kind="apart", entrants=(first[0], desk.drive.entrants[2].id), table=None)
        _await(page.fairness.button.isEnabled)
        for toggle in (page.about_toggle, page.aloud.toggle):
            toggle.setChecked(True)
        yield "seating, all unfolded", window
        page.aloud.toggle.setChecked(False)
        page.fairness.button.click()
        yield "fairness", page.fairness.panel
        page.fairness.panel.close()
        page.about_toggle.setChecked(False)
        with dragged(*page.plan.places[:2]):
            [strip] = page.plan.findChildren(EffectStrip)
            assert strip.isVisible()
            yield "seating, a change of places is thought of", window
        yield from _questions_of_seats(window)


def _questions_of_seats(window: MainWindow) -> Iterator[Sight]:
    """Where people sit, as it is asked at the sign-in, and what is answered to what cannot be."""
    page = _page(window, SignInPage)
    window.activateWindow()
    page.door.name.setFocus()
    _await(page.door.name.hasFocus)
    page.door.name.setText(LATE)
    assert page.door.list.isVisible()
    yield "somebody at the door", window
    page.door.clear()
    page.door.number.setText("1")
    page.door.number.textEdited.emit("1")
    yield "a number at the door", window
    page.door.clear()
    for row, ask in ((0, page.share), (0, page.substitute), (_row_of(page, LATE), page.place), (0, page.dummy)):
        page.table.setCurrentIndex(page.table.model().index(row, 1))
        yield from _asked(window, page, ask)


def _asked(window: MainWindow, page: SignInPage, ask: QAction) -> Iterator[Sight]:
    line = page.seat_line
    ask.trigger()
    assert line.isVisible()
    yield f"sign-in, {line.question.text()}", window
    line.field.setText("§")
    QTest.keyClick(line.field, Qt.Key.Key_Return)
    yield f"sign-in, {line.question.text()} refused", window
    if line.isVisible():
        QTest.keyClick(line.field, Qt.Key.Key_Escape)
    else:
        window.desk.undo()


def _row_of(page: SignInPage, name: str) -> int:
    model = page.table.model()
    return next(row for row in range(model.rowCount()) if name in str(model.index(row, 1).data()))


def in_play(window: MainWindow) -> Iterator[Sight]:
    """What is asked and told while a round is played, in the window and below the slips."""
    desk = window.desk
    window.actions_by_key["next_round"].trigger()
    yield "results are missing", window
    window.notice.put_away()
    window.tell_trouble(Trouble("where", "whole"))
    yield "trouble", window
    window.trouble.put_away()
    scores = _page(window, ScoresPage)
    desk.do(changes.adjust_entrant, number=1, entrant=2, points=1, reason="award")
    for key, question in scores.questions.by_key.items():
        scores.questions.ask(key, Place(2, 1, 1))
        yield f"question {key}", window
        question.put_away()
    scores.questions.ask("adjust", Place(2, 1, 1))
    kind = scores.questions.adjustment.kind
    kind.setCurrentIndex(kind.count() - 1)
    kind.activated.emit(kind.count() - 1)
    yield "question about one person", window
    scores.questions.adjustment.put_away()
    scores.bar.jump.open()
    yield "where to", window
    scores.bar.jump.close_it()
    scores.bar.rounds.chosen.emit(1)
    yield "a round of before", window
    with _taken_back(desk):
        for entrant in desk.drive.entrants[:3]:
            desk.do(changes.write_card, entrant=entrant.id, total=12)
        cards = _page(window, CardsPage)
        cards.jump.open()
        yield "second count that differs", window
        cards.jump.close_it()


def decisions(window: MainWindow) -> Iterator[Sight]:
    """Each prize as it is decided, each place as it is told apart, and every document."""
    prizes = _page(window, PrizesPage)
    for row in range(prizes.model.rowCount()):
        prizes.list.setCurrentIndex(prizes.model.index(row))
        yield f"prize {row + 1}", window
    places = _page(window, StandingsPage)
    for row in range(places.searched.rowCount()):
        places.table.setCurrentIndex(places.searched.index(row, 1))
        if places.tie.isVisible():
            yield f"tie {row + 1}", window
    places.search.setText("1")
    yield "found in the standings", window
    places.search.setText("")
    paper = _page(window, PaperPage)
    for row, document in enumerate(DOCUMENTS):
        paper.list.setCurrentIndex(paper.model.index(row))
        yield f"document {document}", window
    paper.list.setCurrentIndex(paper.model.index(0))


def club_book(window: MainWindow) -> Iterator[Sight]:
    """The views of a person and of a season, somebody entered twice, one who is not there, and a deleted drive."""
    desk = window.desk
    desk.do(changes.keep_season, season=Season(0, SEASON, (desk.drive.id,), best=5))
    page = _page(window, PeoplePage)
    with _taken_back(desk):
        desk.do(changes.add_person, name=TWIN)
        people.join(desk, desk.evening.club.people[-1].id, 1)
        desk.do(changes.make_bond, kind="apart", one=1, another=2)
        page.choose(1)
        for view in range(page.card.views.count()):
            page.card.views.setCurrentIndex(view)
            yield f"people, view {view + 1}", window
        page.card.views.setCurrentIndex(0)
        desk.do(changes.edit_person, person=1, name=TWIN, nickname="", club_number="")
        yield "people, another name", window
    page.all_of_them.setChecked(True)
    page.search.setText(NOBODY)
    assert not page.model.rowCount()
    yield "people, nobody found", window
    page.search.setText("")
    page.all_of_them.setChecked(False)
    yield from seasons(window)
    club = _page(window, ClubPage)
    club.bin.delete.click()
    yield "club, about to delete", window
    club.bin.notice.put_away()


def seasons(window: MainWindow) -> Iterator[Sight]:
    """Every view of a season."""
    page = _page(window, SeasonsPage)
    for view in range(page.views.count()):
        page.views.setCurrentIndex(view)
        yield f"seasons, view {view + 1}", window
    page.views.setCurrentIndex(0)


def cards_only(window: MainWindow) -> Iterator[Sight]:
    """Results that come from cards, and points apart from them."""
    page = _page(window, CardsPage)
    for view in range(page.views.count()):
        page.views.setCurrentIndex(view)
        yield f"cards, view {view + 1}", window
    page.adjust.click()
    yield "cards, points apart", window
    page.adjustment.put_away.emit()


def _page(window: MainWindow, kind: type[Shown]) -> Shown:
    assert window.go_to(kind.key)
    page = window.page
    assert isinstance(page, kind)
    return page


def _await(found: Callable[[], bool]) -> None:
    """Wait for what is worked out beside the window."""
    waited = 0
    while not found() and waited < _PATIENCE:
        QTest.qWait(_STEP)
        waited += _STEP
    assert found()


@contextmanager
def _taken_back(desk: Desk) -> Iterator[None]:
    """Whatever is done meanwhile is undone at the end."""
    steps = len(desk.history.done)
    yield
    while len(desk.history.done) > steps:
        desk.undo()
