"""Starters of whist designs, by the number of players: the first round, from which all the others follow.

Tables are separated by commas. ``1 4|2 7`` seats positions 1 and 4 as partners against 2 and 7; ``F`` is the player who
never moves. Players of a multiple of four count round one less than their number, the others count round their number
and position 0 rests first. :class:`whistdrive.movement.designs.Design` does the counting.

To add a starter: add a line. The tests check that it makes every two people partners once and opponents twice.
"""

from __future__ import annotations

from collections.abc import Mapping

FIXED = "F"

WHIST_STARTERS: Mapping[int, str] = {
    4: "F 0|1 2",
    5: "1 4|2 3",
    8: "F 0|1 3, 2 6|4 5",
    12: "F 0|1 3, 2 9|6 7, 4 10|5 8",
    13: "1 4|2 7, 3 12|6 8, 5 11|9 10",
    16: "F 0|1 2, 3 6|9 11, 4 13|8 12, 5 10|7 14",
    17: "1 2|3 8, 4 15|10 12, 5 9|6 13, 7 16|11 14",
    20: "F 0|1 2, 3 5|9 15, 4 14|12 17, 6 18|10 13, 7 11|8 16",
    21: "1 2|3 6, 4 13|12 19, 5 9|14 16, 7 20|11 17, 8 18|10 15",
    24: "F 0|1 2, 3 5|7 17, 4 12|18 22, 6 20|10 13, 8 19|11 16, 9 15|14 21",
}
