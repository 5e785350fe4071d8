"""What a change is called in *Undo* and in the journal: ``change.`` and the name of the function that makes it.

The facts are the change's own figures and texts, and ``name`` where it is about a person.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "change.adjust_entrant": QT_TRANSLATE_NOOP("Words", "adjustment for {name}"),
    "change.adjust_table": QT_TRANSLATE_NOOP("Words", "adjustment at table {table}, round {number}"),
    "change.clear_totals": QT_TRANSLATE_NOOP("Words", "clearing the totals of table {table}, round {number}"),
    "change.drop_adjustment": QT_TRANSLATE_NOOP("Words", "taking an adjustment back"),
    "change.substitute": QT_TRANSLATE_NOOP("Words", "substitute for {name}"),
    "change.substitute_new": QT_TRANSLATE_NOOP("Words", "substitute {name}"),
    "change.swap_played": QT_TRANSLATE_NOOP("Words", "who really sat where in round {number}"),
    "change.take_seat": QT_TRANSLATE_NOOP("Words", "place of {name} in the round that is seated"),
    "change.write_card": QT_TRANSLATE_NOOP("Words", "card of {name}"),
    "change.write_totals": QT_TRANSLATE_NOOP("Words", "totals of table {table}, round {number}"),
    "change.add_dummy": QT_TRANSLATE_NOOP("Words", "dummy {name}"),
    "change.fill_seats": QT_TRANSLATE_NOOP("Words", "another way to fill the seats"),
    "change.drop_wish": QT_TRANSLATE_NOOP("Words", "giving a wish up"),
    "change.part_couples": QT_TRANSLATE_NOOP("Words", "couples kept apart"),
    "change.make_wish": QT_TRANSLATE_NOOP("Words", "a wish for the seating"),
    "change.set_team": QT_TRANSLATE_NOOP("Words", "team of {name}"),
    "change.share_seat": QT_TRANSLATE_NOOP("Words", "shared seat of {name}"),
    "change.add_person": QT_TRANSLATE_NOOP("Words", "new in the club: {name}"),
    "change.amend_slip": QT_TRANSLATE_NOOP("Words", "remarks on the slip of table {table}, round {number}"),
    "change.archive_person": QT_TRANSLATE_NOOP("Words", "moving {name} into or out of the archive"),
    "change.cancel_round": QT_TRANSLATE_NOOP("Words", "taking back round {number}"),
    "change.clear_deal": QT_TRANSLATE_NOOP("Words", "clearing deal {deal} of table {table}, round {number}"),
    "change.close_drive": QT_TRANSLATE_NOOP("Words", "closing the drive"),
    "change.come_back": QT_TRANSLATE_NOOP("Words", "return of {name}"),
    "change.edit_drive": QT_TRANSLATE_NOOP("Words", "plan of the drive"),
    "change.edit_entrant": QT_TRANSLATE_NOOP("Words", "details of {name}"),
    "change.edit_person": QT_TRANSLATE_NOOP("Words", "club entry of {name}"),
    "change.leave": QT_TRANSLATE_NOOP("Words", "departure of {name}"),
    "change.new_drive": QT_TRANSLATE_NOOP("Words", "new drive"),
    "change.reopen_drive": QT_TRANSLATE_NOOP("Words", "reopening the drive"),
    "change.seat_round": QT_TRANSLATE_NOOP("Words", "round {number}"),
    "change.set_paid": QT_TRANSLATE_NOOP("Words", "fee of {name}"),
    "change.set_role": QT_TRANSLATE_NOOP("Words", "role of {name}"),
    "change.sign_in": QT_TRANSLATE_NOOP("Words", "sign-in of {name}"),
    "change.sign_in_new": QT_TRANSLATE_NOOP("Words", "sign-in of {name}"),
    "change.sign_out": QT_TRANSLATE_NOOP("Words", "striking {name} off the list"),
    "change.swap_entrants": QT_TRANSLATE_NOOP("Words", "swap of seats in round {number}"),
    "change.swap_sides": QT_TRANSLATE_NOOP("Words", "swap of sides at table {table}, round {number}"),
    "change.write_deal": QT_TRANSLATE_NOOP("Words", "slip of table {table}, round {number}"),
}
