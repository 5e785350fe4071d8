"""Fields and products of fields, by their laws."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from whistdrive.movement.schedules.fields import field, multipliers, prime_powers, ring


@pytest.mark.parametrize(("number", "powers"), [(1, ()), (7, (7,)), (12, (4, 3)), (45, (9, 5)), (128, (128,))])
def test_a_number_is_the_product_of_its_prime_powers(number: int, powers: tuple[int, ...]) -> None:
    assert prime_powers(number) == powers


@pytest.mark.parametrize("order", [4, 5, 8, 9, 16, 25])
def test_a_field_obeys_its_laws(order: int) -> None:
    numbers = field(order)
    assert sorted(numbers.powers) == list(range(1, order))
    for one, other, third in product(range(order), repeat=3):
        assert (
            numbers.times(one, numbers.plus[other][third])
            == numbers.plus[numbers.times(one, other)][numbers.times(one, third)]
        )
    for one in range(order):
        assert numbers.plus[one][numbers.minus[one]] == 0
        assert numbers.times(one, 1) == one


def test_six_has_no_field() -> None:
    with pytest.raises(StopIteration):
        field(6)


@pytest.mark.parametrize(("order", "count"), [(5, 5), (20, 4), (35, 5), (45, 5), (49, 8)])
def test_multipliers_differ_by_what_can_be_divided_by(order: int, count: int) -> None:
    factors, numbers = multipliers(order, count), ring(order)
    assert factors is not None
    assert factors[0] == 0
    for one, other in combinations(factors, 2):
        difference = next(each for each in range(order) if numbers.plus[other][each] == one)
        assert sorted(numbers.times[difference]) == list(range(order))


@pytest.mark.parametrize(("order", "count"), [(1, 2), (4, 5), (6, 4), (44, 5)])
def test_there_are_not_always_so_many(order: int, count: int) -> None:
    assert multipliers(order, count) is None
