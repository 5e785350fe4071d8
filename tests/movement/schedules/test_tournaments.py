"""Balanced tournaments: every two meet once, and nobody is more than twice at a table."""

from __future__ import annotations

import pytest
from tests.movement.schedules.tally import meetings, visits

from whistdrive.movement.schedules.tournaments import balanced_tournament

UNBALANCED = {4, *range(28, 201, 12), 190}
"""Four cannot be balanced; for the others the construction is not in the house."""


@pytest.mark.parametrize("sides", [*range(2, 61), 70, 94, 118, 130, 142, 154, 178, 199, 200])
def test_every_two_meet_once_and_no_table_sees_anybody_three_times(sides: int) -> None:
    rounds = tuple(map(tuple, balanced_tournament(sides)))
    assert set(meetings(rounds, sides)) == {1}
    for games in rounds:
        assert len({side for game in games for side in game}) == sides - sides % 2
    most = max(visits(rounds, sides))
    assert most <= 4 if sides in UNBALANCED else most <= 2
