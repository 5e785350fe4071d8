"""One value changed by two people."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.club import Person
from whistdrive.core.merging import merged

people = st.builds(
    Person, st.just(1), st.sampled_from("AB"), nickname=st.sampled_from("AB"), club_number=st.sampled_from("AB")
)


def test_each_field_is_as_whoever_changed_it_wants_it() -> None:
    shown = Person(1, "Ann", nickname="A", note="plays whist")
    now = replace(shown, name="Anna")
    wanted = replace(shown, note="plays bridge")
    assert merged(shown, wanted, now) == Person(1, "Anna", nickname="A", note="plays bridge")


def test_where_both_changed_a_field_it_is_as_it_is_wanted() -> None:
    shown = Person(1, "Ann")
    assert merged(shown, replace(shown, name="Anne"), replace(shown, name="Anna")).name == "Anne"


@given(people, people)
def test_one_who_changed_nothing_changes_nothing_and_one_alone_has_it_all(one: Person, other: Person) -> None:
    assert merged(one, one, other) == other
    assert merged(one, other, one) == other
