"""Everything an organiser can do: pure functions from one evening to the next.

Each takes the evening first and then, by keyword, its target and what it writes; it returns a new evening or raises
:class:`~whistdrive.core.findings.Refused` and nothing has happened. One call is one step of undo: its name is the key
of the step's label, and those of its arguments that are plain figures or texts are the label's facts.

To add one: write it in the module of its subject, name it here, and give it a label in ``whistdrive/words/changes.py``.
"""

from whistdrive.core.changes.adjustments import adjust_entrant, adjust_table, drop_adjustment
from whistdrive.core.changes.cards import write_card
from whistdrive.core.changes.cash import add_cash, drop_cash, edit_cash
from whistdrive.core.changes.club import drop_preset, drop_season, edit_club, keep_preset, keep_season, rename_preset
from whistdrive.core.changes.drives import close_drive, delete_drive, edit_drive, new_drive, reopen_drive
from whistdrive.core.changes.finish import finish_early
from whistdrive.core.changes.imports import import_drive, import_entrants, import_people
from whistdrive.core.changes.latecomers import take_seat
from whistdrive.core.changes.numbers import fill_seats
from whistdrive.core.changes.people import (
    add_people,
    add_person,
    archive_person,
    correct_name,
    delete_person,
    drop_bond,
    edit_person,
    make_bond,
    merge_people,
    part_person,
)
from whistdrive.core.changes.practice import begin_practice, end_practice
from whistdrive.core.changes.prizes import (
    add_prize,
    add_prizes,
    decide_prize,
    drop_prize,
    edit_prize,
    give_prizes,
    move_prize,
)
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
from whistdrive.core.changes.scores import (
    amend_slip,
    clear_deal,
    clear_totals,
    swap_sides,
    write_deal,
    write_slips,
    write_totals,
)
from whistdrive.core.changes.seating import cancel_round, seat_round, seat_rounds, swap_entrants
from whistdrive.core.changes.substitutes import substitute, substitute_new, swap_played
from whistdrive.core.changes.ties import decide_places
from whistdrive.core.changes.wishes import drop_wish, make_wish, part_couples

__all__ = [
    "add_cash",
    "add_dummy",
    "add_people",
    "add_person",
    "add_prize",
    "add_prizes",
    "adjust_entrant",
    "adjust_table",
    "amend_slip",
    "archive_person",
    "begin_practice",
    "cancel_round",
    "clear_deal",
    "clear_totals",
    "close_drive",
    "come_back",
    "correct_name",
    "decide_places",
    "decide_prize",
    "delete_drive",
    "delete_person",
    "drop_adjustment",
    "drop_bond",
    "drop_cash",
    "drop_preset",
    "drop_prize",
    "drop_season",
    "drop_wish",
    "edit_cash",
    "edit_club",
    "edit_drive",
    "edit_entrant",
    "edit_person",
    "edit_prize",
    "end_practice",
    "fill_seats",
    "finish_early",
    "give_prizes",
    "import_drive",
    "import_entrants",
    "import_people",
    "keep_preset",
    "keep_season",
    "leave",
    "make_bond",
    "make_wish",
    "merge_people",
    "move_prize",
    "new_drive",
    "part_couples",
    "part_person",
    "rename_preset",
    "reopen_drive",
    "seat_round",
    "seat_rounds",
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
    "write_slips",
    "write_totals",
]
