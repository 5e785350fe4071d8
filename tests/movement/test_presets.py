"""What a way round the room is called."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from whistdrive.core.contracts import Movement
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.by_seat import BySeat
from whistdrive.movement.presets import PRESETS, called
from whistdrive.movement.progressive import Progressive


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_is_called_what_it_is(key: str) -> None:
    assert called(PRESETS[key].movement) == key
    assert called(cast(Movement, replace(cast(Any, PRESETS[key].movement), drawn=False))) == key


def test_the_other_way_round_is_called_the_same() -> None:
    assert called(Progressive("head_table", direction="ladies_down")) == "head_table"


def test_what_goes_its_own_way_has_no_such_name() -> None:
    assert called(BySeat(north=3)) is None
    assert called(MOVEMENTS["individual"]()) is None
