"""Points apart from any result."""

from __future__ import annotations

import pytest
from tests.drives import F8_TOTALS, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Adjustment
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings


def test_a_revoke_moves_points_between_the_sides_and_the_control_total_stays() -> None:
    revoked = changes.adjust_table(f8(), number=2, table=1, ns=-3, ew=3, reason="revoke")
    table = of_drive(revoked).rounds[1].table(1)
    assert of_drive(revoked).adjustments == (
        Adjustment(1, 2, tuple(sorted(table.seats[0] + table.seats[1])), -3, "revoke", 1),
        Adjustment(2, 2, tuple(sorted(table.seats[2] + table.seats[3])), 3, "revoke", 1),
    )
    found = standings(of_drive(revoked))
    for row in found.rows:
        entrant = row.entrants[0]
        moved = 0 if entrant not in table.entrants() else -3 if (entrant,) in table.side("NS") else 3
        assert (row.total, row.adjusted) == (F8_TOTALS[entrant] + moved, moved)
    assert found.control == (156, 156)
    assert of_drive(revoked).rounds == of_drive(f8()).rounds


def test_a_penalty_shows_in_the_control_total_on_both_sides() -> None:
    fined = changes.adjust_entrant(f8(), number=3, entrant=5, points=-2, reason="late")
    assert standings(of_drive(fined)).control == (154, 154)
    assert standings(of_drive(fined), upto=2).control == (104, 104)
    assert changes.drop_adjustment(fined, adjustment=1) == f8()


@pytest.mark.parametrize(("ns", "ew"), [(0, 0), (10000, 0), (0, -10000)])
def test_points_that_cannot_be_given(ns: int, ew: int) -> None:
    with pytest.raises(Refused, match="adjusted"):
        changes.adjust_table(f8(), number=1, table=1, ns=ns, ew=ew, reason="revoke")


def test_an_adjustment_needs_a_reason_a_place_and_an_open_drive() -> None:
    with pytest.raises(Refused, match="no_reason"):
        changes.adjust_entrant(f8(), number=1, entrant=1, points=1, reason=" ")
    with pytest.raises(Refused, match="unknown_round"):
        changes.adjust_entrant(f8(), number=4, entrant=1, points=1, reason="x")
    with pytest.raises(Refused, match="unknown_entrant"):
        changes.adjust_entrant(f8(), number=1, entrant=99, points=1, reason="x")
    with pytest.raises(Refused, match="no_adjustment"):
        changes.drop_adjustment(f8(), adjustment=1)
    closed = changes.close_drive(changes.adjust_entrant(f8(), number=1, entrant=1, points=1, reason="x"))
    with pytest.raises(Refused, match="drive_closed"):
        changes.adjust_entrant(closed, number=1, entrant=1, points=1, reason="x")
    with pytest.raises(Refused, match="drive_closed"):
        changes.drop_adjustment(closed, adjustment=1)
