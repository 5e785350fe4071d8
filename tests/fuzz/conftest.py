"""Every case of fuzzing is timed: what takes too long fails as what raises an error does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests.fuzz.clock import CLOCK, Clock

settings.register_profile(
    "fuzz", deadline=None, max_examples=300, print_blob=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Put the clock around each case that Hypothesis makes, the way it offers (``hypothesis.inner_test``)."""
    handle = getattr(getattr(item, "obj", None), "hypothesis", None)
    if handle is None:
        return (yield)
    inner = handle.inner_test
    handle.inner_test = item.config.stash.get(CLOCK, Clock()).around(inner)
    try:
        return (yield)
    finally:
        handle.inner_test = inner
