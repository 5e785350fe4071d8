"""The promise of the store: whatever is done, the file read afresh equals the value that is held."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, of_drive
from tests.store.steps import step, taken_back
from tests.strategies import ATTACKS, changed, evenings, new_drives, openings

from whistdrive.core import changes
from whistdrive.core.difference import RowChange, applied, difference, rows
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.texts import one_line
from whistdrive.store import ClubStore, amended, build

Steps = tuple[RowChange, ...]

ACTIONS = st.lists(st.sampled_from(["do"] * 6 + ["undo"] * 3 + ["redo"] * 2 + ["begin"]), min_size=5, max_size=25)


@contextmanager
def new_club() -> Iterator[ClubStore]:
    with TemporaryDirectory() as folder, ClubStore.create(Path(folder) / "club.whist") as store:
        yield store


@dataclass
class Organiser:
    """Somebody who does things, takes them back and does them again, and remembers what should be in the file."""

    store: ClubStore
    held: Evening
    done: list[str] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    left: dict[int, Drive] = field(default_factory=dict)

    def do(self, after: Evening) -> None:
        doing = step()
        self._turn_to(self.store.save(self.held, after, doing))
        self.done.append(doing.id)
        self.undone.clear()

    def begin(self, drive: Drive) -> None:
        if self.held.drive is not None:
            self.left[self.held.drive.id] = self.held.drive
        self.done.clear()
        self.do(changes.new_drive(self.held, drive=drive))

    def undo(self) -> None:
        if self.done:
            target = self.done.pop()
            after = taken_back(self.held, self.store.changes(target))
            self._turn_to(self.store.save(self.held, after, step("undo", undoes=target)))
            self.undone.append(target)

    def redo(self) -> None:
        if self.undone:
            target = self.undone.pop()
            after = amended(self.held, self.store.changes(target))
            self._turn_to(self.store.save(self.held, after, step("redo", undoes=target)))
            self.done.append(target)

    def _turn_to(self, after: Evening) -> None:
        self.held = after
        assert self.store.evening(None if after.drive is None else after.drive.id) == after


@settings(max_examples=60)
@given(st.data())
def test_the_file_equals_the_value_after_every_change_undo_and_redo(data: st.DataObject) -> None:
    with new_club() as store:
        organiser = Organiser(store, store.evening())
        organiser.begin(data.draw(new_drives(store.next_drive_id())))
        organiser.do(data.draw(openings(organiser.held)))
        for action in data.draw(ACTIONS):
            match action:
                case "do":
                    organiser.do(data.draw(changed(organiser.held)))
                case "undo":
                    organiser.undo()
                case "redo":
                    organiser.redo()
                case "begin":
                    organiser.begin(data.draw(new_drives(store.next_drive_id())))
        held, path = organiser.held, store.path
        store.close()
        with ClubStore.open(path) as again:
            assert again.evening(None if held.drive is None else held.drive.id) == held
            for number, drive in organiser.left.items():
                assert again.evening(number).drive == drive


@settings(max_examples=60)
@given(evenings())
def test_rows_make_the_evening_that_they_were_made_from(found: Evening) -> None:
    assert build(rows(found)) == found


def built_whole(held: Evening, steps: Steps) -> Evening:
    return build(applied(rows(held), steps))


def outcome(make: Callable[[Evening, Steps], Evening], held: Evening, steps: Steps) -> object:
    """The evening, or why there is none."""
    try:
        return make(held, steps)
    except (KeyError, Refused) as error:
        return type(error), error.args


@settings(max_examples=60)
@given(evenings(), st.data())
def test_an_amended_evening_is_the_one_that_all_its_rows_would_make(before: Evening, data: st.DataObject) -> None:
    """Also where what is taken back or done again is not the latest change: both refuse it or neither does."""
    after = data.draw(changed(before))
    later = data.draw(changed(data.draw(changed(after))))
    forth = difference(before, after)
    back = tuple(change.reversed for change in forth)
    assert amended(before, forth) == after
    assert amended(after, back) == before
    for held, steps in ((later, back), (later, forth), (before, back)):
        assert outcome(amended, held, steps) == outcome(built_whole, held, steps)


@settings(max_examples=40)
@given(evenings())
def test_a_whole_evening_is_one_step_like_any_other(found: Evening) -> None:
    with new_club() as store:
        empty = store.evening()
        held = store.save(empty, found, step())
        assert store.evening(1) == held
        gone = store.save(held, empty, step())
        assert gone == store.evening() == empty
        assert store.drives() == ()


def test_hard_names_and_attacks_are_kept_letter_by_letter(club: ClubStore) -> None:
    """But for marks that turn the direction of writing."""
    held = club.evening()
    for name in (*HARD_NAMES, *ATTACKS, "Smith, Ann", "Smith, Ann"):
        held = club.save(held, changes.add_person(held, name=name, nickname=name, club_number=name), step())
    kept = [person.name for person in club.evening().club.people]
    assert kept == [*HARD_NAMES, *map(one_line, ATTACKS), "Smith, Ann", "Smith, Ann"]
    assert club.evening() == held


@settings(max_examples=20)
@given(st.data())
def test_undo_gives_back_the_very_objects_that_it_does_not_touch(data: st.DataObject) -> None:
    with new_club() as store:
        before = store.save(store.evening(), data.draw(evenings()), step())
        doing = step()
        after = store.save(before, data.draw(changed(before)), doing)
        undone = taken_back(after, store.changes(doing.id))
        assert undone.club == before.club
        for was, now in zip(of_drive(after).rounds, of_drive(undone).rounds, strict=False):
            assert (was == now) == (was is now)
        for entrant in of_drive(undone).entrants:
            held = of_drive(after).by_id.get(entrant.id)
            assert (held == entrant) == (held is entrant)
