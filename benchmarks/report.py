"""What was measured, for people and for machines."""

from __future__ import annotations

from dataclasses import asdict
from statistics import median

from benchmarks.measure import Measured

_ROW = "{:<40} {:>9} {:>9} {:>8}   {}"

HEAD = _ROW.format("median of each", "whistdrive", "bare", "ratio", "bare is")


def row(measured: Measured) -> str:
    """A line of the table."""
    times = (_time(median(samples)) for samples in (measured.work, measured.bare))
    return _ROW.format(measured.name, *times, f"{_figures(measured.ratio)} x", measured.against)


def record(measured: Measured) -> dict[str, object]:
    """The same with every sample, in seconds."""
    return {**asdict(measured), "ratio": measured.ratio}


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{_figures(seconds / size)} {unit}"
    return f"{_figures(seconds * 1e6)} µs"


def _figures(value: float) -> str:
    """Three figures, or all of a larger whole number; two of what is very small."""
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:,.0f}"
