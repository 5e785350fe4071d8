"""Arithmetic of finite fields and of products of them, on the numbers 0 … order - 1.

An element of a field with p**e elements is written in base p; its digits are the coefficients of a polynomial. An
element of a product of fields is written in mixed base, one digit for each field. 0 is nought, and in a field 1 is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product


@dataclass(frozen=True, slots=True)
class Field:
    """A finite field: ``plus[a][b]``, ``minus[a]`` is -a, and ``powers`` of a generator, beginning with 1."""

    order: int
    plus: tuple[tuple[int, ...], ...]
    minus: tuple[int, ...]
    powers: tuple[int, ...]

    def times(self, one: int, another: int) -> int:
        """The product of two elements."""
        if not one or not another:
            return 0
        return self.powers[(self.powers.index(one) + self.powers.index(another)) % (self.order - 1)]


@dataclass(frozen=True, slots=True)
class Ring:
    """A product of fields, as tables of sums and products."""

    order: int
    plus: tuple[tuple[int, ...], ...]
    times: tuple[tuple[int, ...], ...]


def prime_powers(number: int) -> tuple[int, ...]:
    """The prime powers whose product is ``number``, by ascending primes: 12 is 4 · 3."""
    found, prime = [], 2
    while number > 1:
        power = 1
        while number % prime == 0:
            number //= prime
            power *= prime
        if power > 1:
            found.append(power)
        prime += 1
    return tuple(found)


@lru_cache(maxsize=32)
def field(order: int) -> Field:
    """The field with ``order`` elements, which is a prime power."""
    prime = next(number for number in range(2, order + 1) if order % number == 0)
    width = next(width for width in range(1, order) if prime**width == order)
    digits = [_digits(element, prime, width) for element in range(order)]
    number = {written: element for element, written in enumerate(digits)}
    plus = tuple(
        tuple(number[tuple((a + b) % prime for a, b in zip(one, another, strict=True))] for another in digits)
        for one in digits
    )
    minus = tuple(number[tuple(-a % prime for a in one)] for one in digits)
    return Field(order, plus, minus, _powers(digits, number, prime))


def _digits(element: int, prime: int, width: int) -> tuple[int, ...]:
    return tuple(element // prime**place % prime for place in range(width))


def _powers(digits: list[tuple[int, ...]], number: dict[tuple[int, ...], int], prime: int) -> tuple[int, ...]:
    """The powers of x, or of a number in a prime field, for the first polynomial x**e = ``low`` that lets x run round.

    In a field of ``prime`` elements ``low`` itself is what is multiplied by.
    """
    for low in digits[1:]:
        power = (1, *[0] * (len(low) - 1))
        powers = dict.fromkeys((number[power],))
        while len(powers) < len(digits) - 1:
            shifted, top = (0, *power[:-1]), power[-1]
            power = tuple((a + top * b) % prime for a, b in zip(shifted, low, strict=True))
            if number[power] in powers or not any(power):
                break
            powers[number[power]] = None
        if len(powers) == len(digits) - 1:
            return tuple(powers)
    raise ValueError(len(digits))


@lru_cache(maxsize=32)
def ring(order: int) -> Ring:
    """The product of the fields whose orders are the prime powers of ``order``."""
    fields = [field(power) for power in prime_powers(order)]
    elements = list(product(*(range(each.order) for each in fields)))
    number = {element: place for place, element in enumerate(elements)}
    plus = tuple(
        tuple(number[tuple(f.plus[a][b] for f, a, b in zip(fields, one, other, strict=True))] for other in elements)
        for one in elements
    )
    times = tuple(
        tuple(number[tuple(f.times(a, b) for f, a, b in zip(fields, one, other, strict=True))] for other in elements)
        for one in elements
    )
    return Ring(order, plus, times)


def multipliers(order: int, count: int) -> tuple[int, ...] | None:
    """``count`` elements of :func:`ring`, the first of them 0, any two of which differ by a unit.

    None where there are none: the smallest prime power of ``order`` must not be less than ``count``.
    """
    powers = prime_powers(order)
    if not powers or min(powers) < count:
        return None
    weights, weight = [], 1
    for power in reversed(powers):
        weights.append(weight)
        weight *= power
    return tuple(sum(element * weight for weight in weights) for element in range(count))
