"""Short rounds in which nothing repeats."""

from __future__ import annotations

import pytest
from tests.movement.schedules.tally import assert_legal, meetings, rests, visits

from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.schedules.two_lines import two_lines


@pytest.mark.parametrize("sides", [*range(8, 60), 97, 98, 99, 100, 199, 200])
def test_up_to_a_round_for_each_table_nothing_repeats(sides: int) -> None:
    tables = sides // 2
    most = tables if tables % 2 else tables - 1
    for rounds in {1, most // 2, most}:
        found = two_lines(sides, rounds)
        assert found is not None
        assert_legal(Schedule("pairs", sides, found, ""), 2)
        assert max(meetings(found, sides)) == max(visits(found, sides)) == 1
        assert max(rests(found, sides)) <= 1
    assert two_lines(sides, most + 1) is None
