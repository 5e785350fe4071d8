from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import drive, evening, f8, of_drive, renamed, seated, written
from tests.strategies import changed, evenings

from whistdrive.core import changes
from whistdrive.core.difference import RowChange, applied, difference, rows, shared
from whistdrive.core.drive import Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS

KINDS = {"club", "person", "drive", "entrant", "seat", "slip", "deal", "result"}


@st.composite
def two_evenings(draw: st.DrawFn) -> tuple[Evening, Evening]:
    """An evening, and the same one some changes later."""
    before = draw(evenings())
    after = before
    for _ in range(draw(st.integers(0, 5))):
        after = draw(changed(after))
    return before, after


@settings(max_examples=60)
@given(two_evenings())
def test_the_difference_leads_from_the_rows_before_to_those_after_and_back(pair: tuple[Evening, Evening]) -> None:
    before, after = pair
    found = difference(before, after)
    assert applied(rows(before), found) == rows(after)
    assert applied(rows(after), tuple(change.reversed for change in found)) == rows(before)
    assert all(change.old != change.new for change in found)
    assert [change.key for change in found] == sorted({change.key for change in found})


@settings(max_examples=40)
@given(evenings())
def test_equal_evenings_do_not_differ_though_they_share_nothing(found: Evening) -> None:
    apart = replace(found, drive=replace(of_drive(found), rounds=tuple(replace(r) for r in of_drive(found).rounds)))
    assert difference(found, found) == ()
    assert difference(found, apart) == ()


def test_every_kind_of_row_is_there_when_an_evening_is_over() -> None:
    assert {kind for kind, _ in rows(changes.close_drive(f8()))} == KINDS


def test_a_corrected_deal_is_one_row() -> None:
    before = f8()
    after = written(before, 1, 1, {"ns": 5})
    assert difference(before, after) == (
        RowChange(
            ("deal", (1, 1, 1, 1)),
            {"marks": {"ns": 8, "ew": 5}, "trump": None, "seats": []},
            {"marks": {"ns": 5, "ew": 8}, "trump": None, "seats": []},
        ),
    )


def test_a_drive_that_gives_way_to_another_is_kept() -> None:
    """A new drive must never wipe the one that was open."""
    before = f8()
    after = changes.new_drive(before, drive=replace(drive(4), id=2))
    found = difference(before, after)
    assert {change.key[1][0] for change in found} == {2}
    assert all(change.old is None for change in found)


def test_a_drive_that_gives_way_to_none_is_deleted() -> None:
    before = f8()
    found = difference(before, replace(before, drive=None))
    assert {change.key: change.old for change in found} == {
        key: row for key, row in rows(before).items() if key[0] not in ("club", "person")
    }


def test_only_closed_drives_have_results_and_partners_share_theirs() -> None:
    pairs = replace(drive(4, movement=MOVEMENTS["pairs"]()))
    played = written(seated(evening(pairs), (1, 2, 3, 4)), 1, 1, {"ns": 9})
    assert not any(kind == "result" for kind, _ in rows(played))
    found = rows(changes.close_drive(played))
    results = {ids[1]: (row["place"], row["points"]) for (kind, ids), row in found.items() if kind == "result"}
    assert results == {1: (1, 9), 2: (1, 9), 3: (2, 4), 4: (2, 4)}


@pytest.mark.parametrize(
    ("held", "key"),
    [
        (Round((Table(1, ((1,), (2,), (3,), (1,))),)), "seat 1/1/1"),
        (Round((Table(1, ((1,), (2,), (3,), (4,))), Table(2, ((5,), (2,), (6,), (7,))))), "seat 1/1/2"),
        (Round((Table(1, ((1,), (2,), (3,), (4,))),), resting=(4,)), "seat 1/1/4"),
        (Round((Table(1, ((1,), (2,), (3,), (4,))), Table(1, ((5,), (6,), (7,), (8,))))), "slip 1/1/1"),
    ],
    ids=["one table", "two tables", "table and rest", "two tables of one number"],
)
def test_nobody_and_nothing_is_in_two_places(held: Round, key: str) -> None:
    wrong = evening(replace(drive(8), rounds=(held,)))
    for attempt in (lambda: rows(wrong), lambda: difference(evening(drive(8)), wrong)):
        with pytest.raises(Refused) as refused:
            attempt()
        assert [(finding.code, finding.facts) for finding in refused.value.findings] == [("one_key", {"value": key})]


@pytest.mark.parametrize(
    "change",
    [
        RowChange(("entrant", (1, 3)), {"name": "somebody else"}, None),
        RowChange(("entrant", (1, 3)), None, {"name": "new"}),
        RowChange(("entrant", (1, 99)), {"name": "was never there"}, {"name": "new"}),
    ],
    ids=["changed since", "there already", "gone"],
)
def test_changes_do_not_apply_to_rows_that_have_moved_on(change: RowChange) -> None:
    known = rows(f8())
    with pytest.raises(KeyError) as error:
        applied(known, (change,))
    assert error.value.args == (change.key,)
    assert known == rows(f8())


def test_what_is_equal_is_shared() -> None:
    old = f8()
    new = replace(f8(), drive=renamed(of_drive(f8()), 3, "Somebody else"))
    found = shared(old, new)
    assert found == new
    assert found.club is old.club
    was, now = of_drive(old), of_drive(found)
    assert now is not was
    assert now.rounds is was.rounds
    assert now.plan is was.plan
    assert [one is other for one, other in zip(was.entrants, now.entrants, strict=True)] == [
        entrant.id != 3 for entrant in was.entrants
    ]


def test_one_corrected_deal_leaves_every_other_table_the_same_object() -> None:
    old = f8()
    found = shared(old, written(f8(), 2, 1, {"ns": 1}))
    for number, (was, now) in enumerate(zip(of_drive(old).rounds, of_drive(found).rounds, strict=True), start=1):
        assert (was is now) == (number != 2)
    assert of_drive(found).rounds[1].tables[0] is not of_drive(old).rounds[1].tables[0]
    assert of_drive(found).rounds[1].tables[1] is of_drive(old).rounds[1].tables[1]


def test_people_are_shared_though_somebody_before_them_went_or_came() -> None:
    old = evening(drive(8))
    fewer = changes.sign_out(evening(drive(8)), entrant=3)
    found = of_drive(shared(old, fewer)).entrants
    assert all(entrant is of_drive(old).entrant(entrant.id) for entrant in found)
    again = of_drive(shared(fewer, evening(drive(8)))).entrants
    assert [entrant is of_drive(fewer).by_id.get(entrant.id) for entrant in again] == [n != 3 for n in range(1, 9)]


@settings(max_examples=40)
@given(two_evenings())
def test_sharing_never_changes_a_value(pair: tuple[Evening, Evening]) -> None:
    before, after = pair
    assert shared(before, after) == after
    assert shared(before, replace(before)) is before
