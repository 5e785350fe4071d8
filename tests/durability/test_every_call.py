"""A first start and the return to a copy, ended suddenly or refused at each of their calls to the disk."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.durability.below import Kind
from tests.ui.program import ROOT


@pytest.mark.parametrize(
    ("work", "kind"), [("first start", "die"), ("first start", "full"), ("restoring over a step cut short", "die")]
)
def test_it_can_be_done_again_wherever_it_ended(work: str, kind: Kind) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.durability.every_call", work, kind],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.stderr
    assert int(run.stdout) > 25
