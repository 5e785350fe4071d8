"""Wishes for the seating."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Wish, WishKind
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused


@pytest.fixture
def eight() -> Evening:
    return evening(drive(8))


def test_wishes_are_noted_and_given_up(eight: Evening) -> None:
    wished = changes.make_wish(eight, kind="apart", entrants=(5, 2, 5))
    wished = changes.make_wish(wished, kind="table", entrants=(3,), table=2)
    assert of_drive(wished).wishes == (Wish(1, "apart", (2, 5)), Wish(2, "table", (3,), 2))
    assert of_drive(changes.drop_wish(wished, wish=1)).wishes == (Wish(2, "table", (3,), 2),)


def test_a_table_is_only_wished_for_where_one_is(eight: Evening) -> None:
    wished = changes.make_wish(eight, kind="together", entrants=(1, 2), table=7)
    assert of_drive(wished).wishes[0].table is None


@pytest.mark.parametrize(
    ("kind", "entrants", "table", "code"),
    [
        ("apart", (1,), None, "wish_people"),
        ("together", (4, 4), None, "wish_people"),
        ("table", (), 1, "wish_people"),
        ("table", (1,), None, "wish_table"),
        ("table", (1,), 0, "wish_table"),
        ("table", (1,), 1000, "wish_table"),
        ("apart", (1, 99), None, "unknown_entrant"),
        ("apart", (2, 1), None, "wish_again"),
    ],
)
def test_what_cannot_be_wished(
    eight: Evening, kind: WishKind, entrants: tuple[int, ...], table: int | None, code: str
) -> None:
    wished = changes.make_wish(eight, kind="apart", entrants=(1, 2))
    with pytest.raises(Refused) as refused:
        changes.make_wish(wished, kind=kind, entrants=entrants, table=table)
    assert [finding.code for finding in refused.value.findings] == [code]


def test_only_what_was_wished_can_be_given_up(eight: Evening) -> None:
    with pytest.raises(Refused, match="no_wish"):
        changes.drop_wish(eight, wish=1)


def test_whoever_is_struck_off_wishes_nothing_any_more(eight: Evening) -> None:
    wished = changes.make_wish(eight, kind="apart", entrants=(1, 2))
    wished = changes.make_wish(wished, kind="together", entrants=(1, 3, 4))
    wished = changes.make_wish(wished, kind="table", entrants=(1,), table=1)
    assert of_drive(changes.sign_out(wished, entrant=1)).wishes == (Wish(2, "together", (3, 4)),)


def test_all_couples_are_parted_in_one_step_and_none_twice(eight: Evening) -> None:
    paired = eight
    for entrant, pair in ((1, 4), (6, 4), (2, 9), (3, 9), (5, 2)):
        paired = changes.edit_entrant(paired, entrant=entrant, name="X", number=entrant, pair=pair)
    parted = changes.part_couples(changes.make_wish(paired, kind="apart", entrants=(3, 2)))
    assert [wish.entrants for wish in of_drive(parted).wishes] == [(2, 3), (1, 6)]
    with pytest.raises(Refused, match="no_couples"):
        changes.part_couples(parted)
    with pytest.raises(Refused, match="no_couples"):
        changes.part_couples(eight)
