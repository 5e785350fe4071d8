"""Many numbers in short, as in *tables 1, 4–9, 12*."""

from __future__ import annotations

from collections.abc import Iterable

LEAST = 3
"""How many in a row are said by their first and last alone."""


def in_runs(numbers: Iterable[int]) -> str:
    """Numbers in rising order, runs of ``LEAST`` or more by their first and last."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(_said(run) for run in runs)


def _said(run: list[int]) -> str:
    if len(run) < LEAST:
        return ", ".join(str(number) for number in run)
    return f"{run[0]}\N{EN DASH}{run[-1]}"
