"""What every movement must do: one test over all that are registered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.movement.evenings import assert_whole, played, waiting, with_arrivals, without

from whistdrive.core.contracts import Movement
from whistdrive.core.findings import Gravity, Refused
from whistdrive.core.options import options_of, read_options, written_options
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH, SENTENCES

KEYS = sorted(MOVEMENTS)

TEAMS = "teams"
"""The one movement that needs two whole teams, and tables of four."""

FEWEST = {TEAMS: 8}
"""With how many people a movement begins, where one table is not enough."""


def made(key: str) -> Movement:
    return MOVEMENTS[key]()


@pytest.mark.parametrize("key", KEYS)
def test_whoever_fills_a_table_is_never_refused(key: str) -> None:
    for players in range(FEWEST.get(key, 4), 61):
        of = waiting(made(key), players)
        fit = of.movement.fits(of)
        assert fit.tables == players // 4
        assert fit.tables * 4 + fit.resting == players
        assert all(finding.gravity is Gravity.DOUBTFUL for finding in fit.findings)
        assert all(ENGLISH.finding(finding) for finding in fit.findings)
        assert_whole(played(of, 1))


@pytest.mark.parametrize("key", sorted(MOVEMENTS.keys() - {TEAMS}))
@pytest.mark.parametrize(("system", "fewest"), [("tricks", 4), ("two_hand", 2)])
def test_fewer_are_refused_with_what_is_needed(key: str, system: str, fewest: int) -> None:
    for players in range(fewest):
        of = replace(waiting(made(key), players), scoring=RULES[system]())
        with pytest.raises(Refused) as refused:
            of.movement.propose(of)
        assert refused.value.findings == of.movement.fits(of).findings
        assert ENGLISH.finding(refused.value.findings[0]).endswith(f"needed: {fewest} or more.")
    of = replace(waiting(made(key), fewest), scoring=RULES[system]())
    assert_whole(played(of, 3))


@settings(max_examples=25)
@given(
    st.sampled_from(KEYS),
    st.sampled_from(("tricks", "two_hand")),
    st.integers(4, 30),
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=8),
)
def test_everybody_sits_once_or_rests_whoever_comes_and_goes(
    key: str, system: str, players: int, changes: list[tuple[int, int]]
) -> None:
    of = replace(waiting(made(key), players), scoring=RULES[system]())
    assume(of.movement.fits(of).tables)
    of = played(of, 1)
    for leaving, arriving in changes:
        present = [entrant.id for entrant in of.playing(len(of.rounds))]
        of = with_arrivals(without(of, present[: min(leaving, len(present) - FEWEST.get(key, 4))]), arriving)
        assert of.movement.propose(of) == of.movement.propose(of)
        assert of.movement.fits(of).tables == len(of.movement.propose(of).tables)
        of = played(of, 1)
    if not MOVEMENTS[key].keeps_pairs:
        assert_whole(of)
    for number, held in enumerate(of.rounds, start=1):
        assert sorted(held.entrants()) == sorted(entrant.id for entrant in of.playing(number))


@pytest.mark.parametrize("key", KEYS)
def test_options_survive_the_file(key: str) -> None:
    kind = MOVEMENTS[key]
    for each in options_of(kind):
        values = (True, False) if each.flag else tuple(each.allowed or ())
        for value in values:
            instance = read_options(kind, {each.key: value})
            assert read_options(kind, written_options(instance)) == instance


@pytest.mark.parametrize("key", KEYS)
def test_every_key_has_words(key: str) -> None:
    assert MOVEMENTS[key].key == key
    assert SENTENCES[f"movement.{key}"]
    assert SENTENCES[f"movement_help.{key}"]
    for each in options_of(MOVEMENTS[key]):
        assert SENTENCES[f"option.{key}.{each.key}"]
        for value in each.allowed or ():
            if isinstance(value, str):
                assert SENTENCES[f"choice.{each.key}.{value}"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("players", [4, 9, 14, 16])
def test_every_step_has_words_and_nobody_is_left_out(key: str, players: int) -> None:
    of = played(waiting(made(key), max(players, FEWEST.get(key, 4))), 2)
    for table in of.rounds[-1].tables:
        steps = of.movement.explain(of, table)
        assert sum("name" in step.facts for step in steps) == 4
        assert all(ENGLISH(f"step.{step.code}", **step.facts) for step in steps)
