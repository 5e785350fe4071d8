"""What is foretold is what will be seated."""

from __future__ import annotations

import pytest
from tests.movement.evenings import really_seated, waiting

from whistdrive.core.contracts import Movement
from whistdrive.core.findings import Refused
from whistdrive.movement.forecast import forecast, one_more
from whistdrive.movement.individual import Individual
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.mixed import Mixed
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.teams import Teams


@pytest.mark.parametrize("movement", [Individual(), Individual(design="whist"), Mixed(), Pairs(), Mitchell(), Teams()])
@pytest.mark.parametrize("begun", [0, 2])
def test_rounds_come_as_foretold(movement: Movement, begun: int) -> None:
    of = really_seated(waiting(movement, 16, rounds=7), begun)
    assert forecast(of, 7) == really_seated(of, 7 - begun).rounds


def test_fewer_rounds_than_are_seated_are_those_that_are_seated() -> None:
    of = really_seated(waiting(Pairs(), 8, rounds=4), 3)
    assert forecast(of, 2) == of.rounds[:2]


def test_what_depends_on_results_cannot_be_foretold() -> None:
    assert forecast(waiting(Progressive(), 8), 5) is None


def test_too_few_people_are_refused() -> None:
    with pytest.raises(Refused):
        one_more(waiting(Individual(), 3))
