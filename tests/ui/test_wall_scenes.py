from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from tests.drives import HARD_NAMES, drive, evening, f8, of_drive
from tests.strategies import evenings
from tests.ui.rooms import seated

from whistdrive.core import changes
from whistdrive.core.drive import Card, Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.ui.wall.scenes import VIEWS, Listed, lists_of, now_of
from whistdrive.words import ENGLISH


def played(of: Drive, rounds: int) -> Drive:
    """The first rounds with eight tricks for North-South everywhere."""
    found = evening(of)
    for number in range(1, rounds + 1):
        now = of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
        for table in of_drive(found).rounds[-1].tables:
            found = changes.write_deal(found, number=number, table=table.number, deal=1, marks={"ns": 8})
    return of_drive(found)


def names(listed: Listed) -> list[str]:
    return [line.text for row in listed.rows for line in row.lines]


def totals(listed: Listed) -> dict[str, int]:
    return {line.text: int(line.tail) for row in listed.rows for line in row.lines}


def test_both_lists_of_seats_hold_everybody_once_by_their_whole_names() -> None:
    now = seated(drive(13, names=HARD_NAMES))
    tables, by_name = lists_of("seating", now, ENGLISH, 0)
    assert sorted(names(by_name)) == sorted(HARD_NAMES)
    assert sorted(text.split(" ", 1)[1] for text in names(tables)) == sorted(HARD_NAMES)
    resting = [line.text for row in by_name.rows for line in row.lines if line.tail == "rests"]
    assert resting == [now.entrant(now.rounds[0].resting[0]).name]
    assert [row.lead for row in tables.rows] == ["1", "2", "3", "–"]


def test_seats_are_those_of_the_round_that_is_seated_last() -> None:
    now = seated(drive(8), rounds=2)
    (by_name,) = lists_of("names", now, ENGLISH, 0)
    assert by_name.heading == "Round 2: where you sit"
    table = now.rounds[1].tables[0]
    first = now.entrant(table.seats[0][0])
    row = next(row for row in by_name.rows if row.lead == str(first.number))
    assert row.lines[0].tail == "Table 1, North"


def test_a_place_that_was_cut_for_says_so() -> None:
    of = changes.decide_places(f8(), tied=(5, 8), decision="cut", order=(8,))
    (listed,) = lists_of("standings", of_drive(of), ENGLISH, 0)
    assert [(row.lead, row.lines[0].text.replace("\N{NO-BREAK SPACE}", " ")) for row in listed.rows[:3]] == [
        ("1", "2 Player 2"),
        ("2", "8 Player 8 (cut)"),
        ("3", "5 Player 5 (cut)"),
    ]


def test_standings_wait_for_a_whole_round() -> None:
    now = seated(drive(8))
    half = of_drive(changes.write_deal(evening(now), number=1, table=1, deal=1, marks={"ns": 8}))
    (listed,) = lists_of("standings", half, ENGLISH, 0)
    assert not listed.rows
    assert listed.remark == "No round is complete yet."
    (listed,) = lists_of("standings", played(drive(8), 1), ENGLISH, 0)
    assert listed.heading == "After round 1 of 3"
    assert sum(totals(listed).values()) == 52


def test_the_last_rounds_can_be_kept_secret_and_stay_so_after_the_end() -> None:
    plan = Plan(rounds=4, interval=2)
    (before,) = lists_of("standings", played(drive(8, plan=plan), 2), ENGLISH, 2)
    assert not before.remark
    ended = replace(played(drive(8, plan=plan), 4), closed=True)
    (secret,) = lists_of("standings", ended, ENGLISH, 2)
    assert secret.heading == "After round 2 of 4"
    assert secret.remark == "The last rounds stay secret until the prizes."
    assert totals(secret) == totals(before)
    (told,) = lists_of("standings", ended, ENGLISH, 0)
    assert told.heading == "Final standings"
    assert sum(totals(told).values()) == 4 * 52
    (nothing,) = lists_of("standings", ended, ENGLISH, 4)
    assert not nothing.rows


def test_cards_that_tell_no_rounds_stay_secret_altogether() -> None:
    base = drive(4, plan=Plan(rounds=4, interval=2, entry="cards"))
    told = replace(base, cards=tuple(Card(each.id, total=20 + each.number) for each in base.entrants))
    (secret,) = lists_of("standings", told, ENGLISH, 1)
    assert not secret.rows
    (shown,) = lists_of("standings", told, ENGLISH, 0)
    assert sorted(totals(shown).values()) == [21, 22, 23, 24]


def test_what_is_played_is_told_with_its_trump() -> None:
    assert now_of(None, "Our club", ENGLISH).title == "Our club"
    assert now_of(drive(8), "Our club", ENGLISH).round == "Welcome"
    now = now_of(seated(drive(8), rounds=2), "Our club", ENGLISH)
    assert (now.round, now.deals, now.trumps) == ("Round 2 of 3", "Deal 2", ("C",))
    several = seated(drive(8, plan=Plan(rounds=4, deals=3, interval=2)), rounds=2)
    assert now_of(several, "", ENGLISH).deals == "Deals 4 to 6"
    ended = now_of(replace(seated(drive(8)), closed=True), "", ENGLISH)
    assert (ended.round, ended.trumps) == ("The last round is over", ())


@settings(max_examples=60, deadline=None)
@given(evenings())
def test_any_evening_can_be_shown_and_its_seats_hold_everybody_once(now: Evening) -> None:
    open_drive = now.drive
    shown = {view: lists_of(view, open_drive, ENGLISH, 1) for view in VIEWS if view not in ("play", "text", "prizes")}
    assert now_of(open_drive, now.club.name, ENGLISH).round
    assert all(listed.rows or listed.remark for lists in shown.values() for listed in lists)
    if open_drive is None or not open_drive.rounds:
        return
    there = sorted(str(open_drive.entrant(each).number) for each in open_drive.rounds[-1].entrants())
    (by_name,) = shown["names"]
    assert sorted(row.lead for row in by_name.rows) == there
    (tables,) = shown["tables"]
    assert sorted(text.split(" ", 1)[0] for text in names(tables)) == there
