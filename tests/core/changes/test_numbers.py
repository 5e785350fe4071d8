"""Another way to fill the seats, in one step."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive, evening, of_drive, seated

from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused


def names(of: Evening, *, dummies: bool = True) -> list[str]:
    """Who plays in the coming round."""
    found = of_drive(of)
    return [each.name for each in found.playing(len(found.rounds) + 1) if dummies or not each.dummy]


def test_dummies_come_stay_and_go_by_their_names() -> None:
    two = changes.fill_seats(evening(drive(6)), dummies=("Gertrud", "Träkarl"))
    assert names(two)[6:] == ["Gertrud", "Träkarl"]
    one = changes.fill_seats(two, dummies=(" Träkarl ", "Dolly"))
    assert names(one)[6:] == ["Dolly", "Träkarl"]
    assert of_drive(one).entrants[6] == of_drive(two).entrants[7]
    assert names(changes.fill_seats(one)) == names(evening(drive(6)))


def test_two_dummies_may_have_one_name() -> None:
    two = changes.fill_seats(evening(drive(6)), dummies=("Dummy", "Dummy"))
    assert [each.dummy for each in of_drive(two).entrants].count(True) == 2
    assert len(of_drive(changes.fill_seats(two, dummies=("Dummy",))).entrants) == 7


def test_a_dummy_that_has_sat_leaves_after_the_round() -> None:
    one = changes.fill_seats(evening(drive(7)), dummies=("Dummy",))
    sat = seated(one, (1, 2, 3, 4), (5, 6, 7, 8))
    gone = of_drive(changes.fill_seats(sat))
    assert gone.entrant(8).until == 1
    assert gone.rounds == of_drive(sat).rounds


def test_everything_is_done_in_one_step() -> None:
    of = changes.add_person(evening(drive(9)), name="Mia")
    after = of_drive(changes.fill_seats(of, shares=((9, 8),), roles=((1, "A"),), joins=of.club.people[-1].id, award=7))
    assert after.entrant(9).shares == 8
    assert after.entrant(1).role == "A"
    assert after.entrants[-1].name == "Mia"
    assert after.plan == replace(of_drive(of).plan, award=7)
    new = changes.fill_seats(of, joins="Somebody else")
    assert new.club.people[-1].name == names(new)[-1] == "Somebody else"


@pytest.mark.parametrize(
    ("filling", "code"),
    [
        ({"dummies": (" ",)}, "no_name"),
        ({"shares": ((1, 1),)}, "shares_with"),
        ({"roles": ((1, "C"),)}, "role"),
        ({"joins": 1}, "already_in"),
        ({"joins": ""}, "no_name"),
        ({"award": -1}, "plan"),
    ],
)
def test_what_cannot_be_is_refused(filling: dict[str, object], code: str) -> None:
    change: object = changes.fill_seats
    assert callable(change)
    with pytest.raises(Refused) as refused:
        change(evening(drive(6)), **filling)
    assert refused.value.findings[0].code == code
