"""Counts over rounds that were written down by hand."""

from __future__ import annotations

from tests.movement.evenings import waiting

from whistdrive.core.drive import Round, Table
from whistdrive.movement.fairness import fairness, forecast
from whistdrive.movement.progressive import Progressive


def held(*tables: tuple[tuple[int, ...], ...], resting: tuple[int, ...] = ()) -> Round:
    return Round(tuple(Table(number, seats) for number, seats in enumerate(tables, start=1)), resting)


def test_everything_is_counted_from_the_seats() -> None:
    first = held(((1,), (2,), (3,), (4,)), resting=(5,))
    second = held(((1,), (2,), (3,), (5,)), resting=(4,))
    even = fairness((first, second))
    assert even.partners.histogram == ((0, 7), (1, 2), (2, 1))
    assert even.opponents.histogram == ((0, 4), (1, 4), (2, 2))
    assert even.tables.histogram == ((1, 2), (2, 3))
    assert even.rests.histogram == ((0, 3), (1, 2))
    assert (even.partners.least, even.partners.most, even.partners.repeats) == (0, 2, 1)
    assert even.opponents.repeats == 2


def test_who_shares_a_seat_does_not_meet_there() -> None:
    even = fairness((held(((1, 5), (2,), (3,), (4,))),))
    assert even.partners.histogram == ((0, 7), (1, 3))
    assert even.opponents.histogram == ((0, 4), (1, 6))


def test_no_rounds_have_no_counts() -> None:
    even = fairness(())
    assert (even.partners.least, even.partners.most, even.rests.histogram) == (0, 0, ())


def test_what_depends_on_results_cannot_be_foretold() -> None:
    assert forecast(waiting(Progressive(), 8), 5) is None
