"""Whatever happens in a progressive evening, the hall stays whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.evenings import assert_whole, one_more, waiting, with_arrivals, without

from whistdrive.core.contracts import Movement
from whistdrive.core.drive import Drive, Slip, Table
from whistdrive.core.sheet import SIDES
from whistdrive.movement.by_seat import FARTHEST, BySeat
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.ring import ROLES, RULES
from whistdrive.scoring import RULES as SYSTEMS


def ways() -> st.SearchStrategy[Movement]:
    """Every rule in both directions, and any steps."""
    rules = st.builds(Progressive, st.sampled_from(sorted(RULES)), st.sampled_from(("ladies_up", "ladies_down")))
    steps = st.integers(-FARTHEST, FARTHEST)
    return rules | st.builds(BySeat, steps, steps, steps, steps, st.booleans())


@st.composite
def evenings(draw: st.DrawFn) -> Drive:
    """Some rounds with any winners, any way and roles, people coming and going."""
    of = with_roles(waiting(draw(ways()), draw(st.integers(4, 60))), draw)
    if draw(st.integers(0, 4)) == 0:
        of = replace(of, scoring=SYSTEMS["two_hand"]())

    def write(_number: int, _table: Table) -> Slip:
        return Slip(winner=draw(st.sampled_from(SIDES)))

    for _ in range(draw(st.integers(1, 10))):
        of = one_more(of, write)
        if draw(st.booleans()):
            continue
        present = [entrant.id for entrant in of.playing(len(of.rounds))]
        leaving = draw(st.sets(st.sampled_from(present), max_size=min(6, len(present) - 4)))
        of = with_roles(with_arrivals(without(of, leaving), draw(st.integers(0, 6))), draw)
    return of


def has_role_seats(movement: Movement) -> bool:
    if isinstance(movement, Progressive):
        return RULES[movement.rule].keeps_roles
    return isinstance(movement, BySeat) and movement.colours


def with_roles(of: Drive, draw: st.DrawFn) -> Drive:
    """The drive with a role, or none, for whoever has just come."""
    roles = st.sampled_from(("A", "B", None))
    return replace(
        of,
        entrants=tuple(
            replace(each, role=draw(roles)) if each.since == len(of.rounds) + 1 else each for each in of.entrants
        ),
    )


@settings(max_examples=60)
@given(evenings())
def test_nobody_is_lost_or_twice_and_every_table_is_full(of: Drive) -> None:
    assert_whole(of)


@settings(max_examples=60)
@given(evenings())
def test_rests_are_even_among_those_who_stay_throughout(of: Drive) -> None:
    rested: Counter[int] = Counter()
    for held in of.rounds:
        rested.update(held.resting)
        throughout = [rested[each.id] for each in of.playing(len(of.rounds)) if each.since == 1]
        assert max(throughout, default=0) - min(throughout, default=0) <= 1


@settings(max_examples=60)
@given(evenings())
def test_nobody_plays_the_other_role_while_a_seat_of_theirs_is_held_by_another(of: Drive) -> None:
    if len(of.scoring.seats) == 2 or not has_role_seats(of.movement):
        return
    for held in of.rounds:
        sitting = [
            (of.entrant(seat[0]).role, chair)
            for table in held.tables
            for seat, chair in zip(table.seats, ROLES, strict=True)
        ]
        for role in ("A", "B"):
            astray = any(own == role != chair for own, chair in sitting)
            needless = any(own != role == chair for own, chair in sitting)
            assert not (astray and needless)


@settings(max_examples=20)
@given(evenings())
def test_the_same_evening_goes_on_the_same_way(of: Drive) -> None:
    assert of.movement.propose(of) == of.movement.propose(replace(of))
    for table in of.rounds[-1].tables:
        assert len(of.movement.explain(of, table)) == sum(
            1 for each in table.entrants() if of.entrant(each).until is None
        )
