"""Everything that a table can be taken in as."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistdrive.core.findings import Refused
from whistdrive.exchange import entrants, people, results, schedule, seating
from whistdrive.exchange.fields import columns_of
from whistdrive.exchange.grid import Grid, How
from whistdrive.exchange.preview import Target
from whistdrive.exchange.read import is_workbook, read_table

TARGETS: Final[Mapping[str, Target]] = {
    target.key: target for target in (people.TARGET, entrants.TARGET, seating.TARGET, results.TARGET, schedule.TARGET)
}
"""The targets by their keys, in the order in which they are offered."""

_BY_ITSELF: Final = How()


def table_for(key: str, data: bytes, how: How = _BY_ITSELF) -> Grid:
    """The table in a file that is to be taken in as the target of this key.

    A schedule may have any format in which schedules go round; where it has none of these it is read as a table.
    Raises Refused where the file is neither.
    """
    if key == schedule.TARGET.key and how == _BY_ITSELF and not is_workbook(data):
        try:
            return schedule.chart_grid(data)
        except Refused as refused:
            grid = read_table(data)
            if columns_of(seating.PLACE, grid.rows[0]).keys() != {each.key for each in seating.PLACE}:
                raise refused from None
            return grid
    return read_table(data, how)
