"""All that a file brings, or nothing of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive, evening, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.changes.imports import Arrival
from whistdrive.core.club import Club, Person
from whistdrive.core.drive import Deal, Drive, Entrant, Round, Slip, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused


def bare(of: Drive) -> Drive:
    """A drive in which nothing was handed in."""
    rounds = (replace(each, tables=tuple(replace(t, slip=Slip()) for t in each.tables)) for each in of.rounds)
    return replace(of, rounds=tuple(rounds))


def codes(refused: pytest.ExceptionInfo[Refused]) -> list[str]:
    return [each.code for each in refused.value.findings]


def test_people_with_an_id_are_corrected_and_others_are_new() -> None:
    of = Evening(Club(people=(Person(3, "Ann"), Person(5, "Bo", erased=True))))
    found = changes.import_people(of, people=(Person(3, "Ann", " Annie "), Person(0, "Cy"), Person(0, "Di")))
    assert [(each.id, each.name, each.nickname) for each in found.club.people] == [
        (3, "Ann", "Annie"),
        (5, "Bo", ""),
        (6, "Cy", ""),
        (7, "Di", ""),
    ]
    for wrong in (Person(9, "Nobody"), Person(5, "Back"), Person(0, " ")):
        with pytest.raises(Refused):
            changes.import_people(of, people=(Person(0, "Cy"), wrong))


def test_guests_and_substitutes_may_come_before_those_whom_they_name() -> None:
    of = Evening(Club(people=(Person(1, "Ann"),)), drive(0))
    arrivals = (
        Arrival(Entrant(0, 1, "Guest"), joins=Person(0, "Guest"), shares=3),
        Arrival(Entrant(0, 2, "Sub", since=2), joins=Person(0, "Sub"), replaces=3),
        Arrival(Entrant(0, 3, "Ann as printed", person=1, pair=4, until=1)),
        Arrival(Entrant(0, 0, "Dummy", dummy=True)),
    )
    found = of_drive(changes.import_entrants(of, arrivals=arrivals)).entrants
    assert [(each.id, each.number, each.name, each.person) for each in found] == [
        (1, 1, "Guest", 2),
        (2, 2, "Sub", 3),
        (3, 3, "Ann as printed", 1),
        (4, 4, "Dummy", None),
    ]
    assert (found[0].shares, found[0].pair, found[1].replaces, found[1].since, found[2].until) == (3, 4, 3, 2, 1)


@pytest.mark.parametrize(
    ("arrival", "code"),
    [
        (Arrival(Entrant(0, 1, "Ann", person=9)), "unknown_person"),
        (Arrival(Entrant(0, 9, "Ann")), "unknown_person"),
        (Arrival(Entrant(0, 1, "Ann"), joins=Person(0, "Ann")), "number_taken"),
        (Arrival(Entrant(0, 9, "Ann", pair=0), joins=Person(0, "Ann")), "number"),
        (Arrival(Entrant(0, 9, "Ann"), joins=Person(0, "Ann"), shares=8), "shares_with"),
        (Arrival(Entrant(0, 9, "Ann"), joins=Person(0, "Ann"), shares=9), "no_such_number"),
        (Arrival(Entrant(0, 9, "Ann", role="C"), joins=Person(0, "Ann")), "role"),
    ],
)
def test_who_cannot_come_in_is_refused(arrival: Arrival, code: str) -> None:
    of = changes.share_seat(evening(drive()), entrant=8, shares=7)
    with pytest.raises(Refused) as refused:
        changes.import_entrants(of, arrivals=(arrival,))
    assert codes(refused) == [code]


def test_all_rounds_are_recorded_at_once_also_where_somebody_was_missing() -> None:
    of = f8()
    rounds = bare(of_drive(of)).rounds
    empty = replace(of, drive=replace(of_drive(of), rounds=()))
    assert of_drive(changes.seat_rounds(empty, rounds=rounds)).rounds == rounds
    one = Round((rounds[0].tables[0],))
    assert of_drive(changes.seat_rounds(empty, rounds=(one,))).rounds == (one,)
    twice = Round((rounds[0].tables[0], replace(rounds[0].tables[0], number=2)))
    for wrong, code in (((twice,), "sits_twice"), ((*rounds, one), "last_round"), ((Round(()),), "no_table")):
        with pytest.raises(Refused) as refused:
            changes.seat_rounds(empty, rounds=wrong)
        assert code in codes(refused)
    with pytest.raises(Refused) as refused:
        changes.seat_rounds(of, rounds=rounds)
    assert codes(refused) == ["round_seated"]


def test_whole_slips_are_written_or_none() -> None:
    of = f8()
    slips = tuple(
        (number, table.number, table.slip)
        for number, seated in enumerate(of_drive(of).rounds, start=1)
        for table in seated.tables
    )
    empty = replace(of, drive=bare(of_drive(of)))
    assert changes.write_slips(empty, slips=slips) == of
    wrong = (
        Slip((Deal({"ns": 9, "ew": 9}),)),
        Slip((Deal({"ns": 14}),)),
        Slip(totals=(9, 9)),
        Slip(totals=(-1, 14)),
        Slip(dealer="X"),
    )
    with pytest.raises(Refused) as refused:
        changes.write_slips(empty, slips=tuple((1, 1, slip) for slip in wrong))
    assert set(codes(refused)) >= {"sum", "not_allowed", "totals_sum", "totals_below", "dealer"}
    excused = changes.write_slips(empty, slips=((1, 1, Slip(totals=(9, 9), remark=" two revokes ")),))
    table: Table = of_drive(excused).rounds[0].tables[0]
    assert (table.slip.totals, table.slip.remark) == ((9, 9), "two revokes")
