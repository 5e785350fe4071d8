"""Presets of drives, and drives like others."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from hypothesis import assume, given, settings
from tests import strategies as evenings
from tests.drives import drive, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.options import written_options
from whistdrive.core.presets import drive_from, like, preset_of
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.imported import Imported
from whistdrive.movement.individual import Individual
from whistdrive.scoring.cvisti import Cvisti

PLANNED = Plan(rounds=6, deals=4, trumps=("H", "S"), interval=3, roles=("white", "blue"), award=5, fee=250)
PRIZES = (
    Prize(4, "place", name="The cup", amount=1000, decision="cut", decided=(2,), note="of hearts", given=(2,)),
    Prize(2, "lowest", role="A", half="first"),
)


def planned() -> Drive:
    return replace(of_drive(f8()), scoring=Cvisti(target=9), plan=PLANNED, prizes=PRIZES, venue="The mill")


def test_a_preset_keeps_all_of_the_plan_and_nothing_of_the_evening() -> None:
    found = preset_of(planned(), "Friday", {"size": "A5", "cards": "4"})
    assert (found.name, found.scoring, found.movement, found.plan) == (
        "Friday",
        Cvisti(target=9),
        Individual(),
        PLANNED,
    )
    assert found.prizes == (Prize(1, "place", name="The cup", amount=1000), Prize(2, "lowest", role="A", half="first"))
    assert found.paper == (("cards", "4"), ("size", "A5"))


def test_a_drive_from_a_preset_has_its_own_heading() -> None:
    empty = drive(0)
    begun = drive_from(preset_of(planned(), "Friday", {}), replace(empty, title="Sunday", seed=4711))
    assert (begun.title, begun.day, begun.seed, begun.venue) == ("Sunday", empty.day, 4711, empty.venue)
    assert (begun.scoring, begun.plan, len(begun.prizes)) == (Cvisti(target=9), PLANNED, 2)


def test_a_drive_like_another_begins_with_nobody() -> None:
    before = planned()
    begun = like(before, drive_id=9, title="Sunday", day=date(2027, 1, 1), seed=5)
    assert begun == Drive(
        9,
        "Sunday",
        date(2027, 1, 1),
        Cvisti(target=9),
        Individual(),
        PLANNED,
        venue="The mill",
        seed=5,
        prizes=(Prize(1, "place", name="The cup", amount=1000), Prize(2, "lowest", role="A", half="first")),
    )


def test_a_route_is_of_one_evening_and_a_schedule_of_all() -> None:
    of = replace(drive(8), movement=MOVEMENTS["individual"]())
    seated = of_drive(changes.seat_round(Evening(drive=of), number=1, seated=of.movement.propose(of)))
    assert written_options(seated.movement)["route"]
    assert preset_of(seated, "", {}).movement == Individual()
    followed = Imported(rounds=(((1, 2, 3, 4),),), drawn=False)
    assert preset_of(replace(of, movement=followed), "", {}).movement == followed


@settings(max_examples=30)
@given(evenings.evenings(most=6))
def test_any_drive_leads_to_one_that_is_planned_alike(evening: Evening) -> None:
    assume(evening.drive is not None)
    of = of_drive(evening)
    begun = like(of, drive_id=of.id + 1, title="Next", day=of.day, seed=1)
    assert (begun.plan, begun.scoring) == (of.plan, of.scoring)
    assert [(each.kind, each.amount) for each in begun.prizes] == [(each.kind, each.amount) for each in of.prizes]
    assert not any((begun.entrants, begun.rounds, begun.cash, begun.wishes, begun.cards, begun.ties, begun.closed))
    assert preset_of(begun, "", {}) == preset_of(of, "", {})
