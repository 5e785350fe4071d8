from __future__ import annotations

import inspect

import pytest

from whistdrive.core import changes
from whistdrive.store import ERASURE, RESCUE
from whistdrive.words import ENGLISH
from whistdrive.words.changes import SENTENCES


def test_every_change_has_a_label_and_no_label_is_left_over() -> None:
    assert set(SENTENCES) == {f"change.{name}" for name in (*changes.__all__, ERASURE, RESCUE)}


@pytest.mark.parametrize("name", changes.__all__)
def test_a_label_needs_no_more_than_the_desk_tells(name: str) -> None:
    """The desk tells a change's own arguments, and the name of the entrant or person that it is about."""
    arguments = set(inspect.signature(getattr(changes, name)).parameters) - {"evening"}
    about_somebody = {"name"} if arguments & {"entrant", "person"} else set()
    told = dict.fromkeys(arguments | about_somebody, "X")
    label = ENGLISH(f"change.{name}", **told)
    assert label
    assert "{" not in label
