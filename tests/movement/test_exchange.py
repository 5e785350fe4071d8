"""What a change of places does to the evening, against a full count of who met whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Round, Table
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.exchange import Again, Repeats, exchanged
from whistdrive.movement.history import history


def shuffled(players: int, rounds: int, seed: int) -> Drive:
    """A drive whose rounds are seated at random; who is left over rests."""
    random, of = Random(seed), drive(players, plan=Plan(rounds=rounds, interval=0))
    made = []
    for _ in range(rounds):
        order = random.sample(range(1, players + 1), players)
        tables = [Table(n + 1, tuple((each,) for each in order[4 * n : 4 * n + 4])) for n in range(players // 4)]
        made.append(Round(tuple(tables), tuple(order[4 * len(tables) :])))
    return replace(of, rounds=tuple(made))


def repeats(rounds: tuple[Round, ...]) -> tuple[int, int, int]:
    met = history(rounds)
    return tuple(  # type: ignore[return-value]  # three counts give three figures
        sum(times - 1 for times in counts.values() if times > 1) for counts in (met.partners, met.opponents, met.visits)
    )


@settings(max_examples=40)
@given(st.integers(4, 14), st.integers(1, 5), st.integers(0, 999), st.data())
def test_it_is_what_a_full_count_says(players: int, rounds: int, seed: int, data: st.DataObject) -> None:
    of = shuffled(players, rounds, seed)
    one, another = data.draw(st.permutations(range(1, players + 1)))[:2]
    number = data.draw(st.integers(1, rounds))
    found = exchanged(of, number, one, another)
    then = of_drive(changes.swap_entrants(evening(of), number=number, one=one, another=another))
    told = [
        after - before
        for before, after in zip(
            (found.before.partners, found.before.opponents, found.before.tables),
            (found.after.partners, found.after.opponents, found.after.tables),
            strict=True,
        )
    ]
    assert told == [after - before for before, after in zip(repeats(of.rounds), repeats(then.rounds), strict=True)]
    met = history(then.rounds)
    for again in found.again:
        two = (min(again.who, again.whom), max(again.who, again.whom))
        counts: Counter[tuple[int, int]] = Counter(
            met.visits if again.kind == "tables" else met.partners if again.kind == "partners" else met.opponents
        )
        assert again.times == counts[(again.who, again.whom) if again.kind == "tables" else two] > 1


def test_it_names_who_meets_again_and_at_which_table() -> None:
    of = seated(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 3, 5, 7), (2, 6, 4, 8))
    found = exchanged(of_drive(of), 2, 3, 2)
    assert found.again[0] == Again("partners", 2, 1, 2)
    assert Again("tables", 2, 1, 2) in found.again
    assert found.after.partners == found.before.partners + 1
    assert found.after > found.before


def test_a_change_within_a_side_changes_nothing() -> None:
    found = exchanged(of_drive(seated(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8))), 1, 1, 2)
    assert found.before == found.after
    assert found.again == ()


def test_where_pairs_stay_parting_them_weighs_most() -> None:
    pairs = drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=3, interval=0))
    of = of_drive(seated(evening(pairs), (1, 5, 2, 6), (3, 7, 4, 8)))
    found = exchanged(of, 1, 1, 3)
    assert found.before == Repeats(0, 0, 0, 0)
    assert found.after == Repeats(2, 0, 0, 0)


def test_it_is_refused_just_as_the_change_is() -> None:
    with pytest.raises(Refused) as refused:
        exchanged(of_drive(written(f8(), 1, 1, {"ns": 4})), 1, 1, 5)
    assert [finding.code for finding in refused.value.findings] == ["has_results"]


def test_two_hundred_players_do_not_wait() -> None:
    of = shuffled(200, 24, 1)
    began = perf_counter()
    for _ in range(10):
        exchanged(of, 24, 1, 200)
    assert (perf_counter() - began) / 10 < 0.05  # about a tenth of this on an idle machine
