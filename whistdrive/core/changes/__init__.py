"""Everything an organiser can do: pure functions from one evening to the next.

Each takes the evening first and then, by keyword, its target and what it writes; it returns a new evening or raises
:class:`~whistdrive.core.findings.Refused` and nothing has happened. One call is one step of undo: its name is the key
of the step's label, and those of its arguments that are plain figures or texts are the label's facts.

To add one: write it in the module of its subject, name it here, and give it a label in ``whistdrive/words/changes.py``.
"""

from whistdrive.core.changes.adjustments import adjust_entrant, adjust_table, drop_adjustment
from whistdrive.core.changes.cards import write_card
from whistdrive.core.changes.drives import close_drive, edit_drive, new_drive, reopen_drive
from whistdrive.core.changes.latecomers import take_seat
from whistdrive.core.changes.numbers import fill_seats
from whistdrive.core.changes.people import add_person, archive_person, edit_person
from whistdrive.core.changes.roster import (
    add_dummy,
    come_back,
    edit_entrant,
    leave,
    set_paid,
    set_role,
    set_team,
    share_seat,
    sign_in,
    sign_in_new,
    sign_out,
)
from whistdrive.core.changes.scores import amend_slip, clear_deal, clear_totals, swap_sides, write_deal, write_totals
from whistdrive.core.changes.seating import cancel_round, seat_round, swap_entrants
from whistdrive.core.changes.substitutes import substitute, substitute_new, swap_played
from whistdrive.core.changes.wishes import drop_wish, make_wish, part_couples

__all__ = [
    "add_dummy",
    "add_person",
    "adjust_entrant",
    "adjust_table",
    "amend_slip",
    "archive_person",
    "cancel_round",
    "clear_deal",
    "clear_totals",
    "close_drive",
    "come_back",
    "drop_adjustment",
    "drop_wish",
    "edit_drive",
    "edit_entrant",
    "edit_person",
    "fill_seats",
    "leave",
    "make_wish",
    "new_drive",
    "part_couples",
    "reopen_drive",
    "seat_round",
    "set_paid",
    "set_role",
    "set_team",
    "share_seat",
    "sign_in",
    "sign_in_new",
    "sign_out",
    "substitute",
    "substitute_new",
    "swap_entrants",
    "swap_played",
    "swap_sides",
    "take_seat",
    "write_card",
    "write_deal",
    "write_totals",
]
