"""A survey: thousands of requests answered and judged, in a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final, get_args

from movements.clock import Clock
from movements.judged import Found, Measure, Verdict, judged
from movements.requests import requests

MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)

MANY: Final = 100
"""Times are told apart for up to so many players and for more."""

SLOW: Final = (0.3, 3.0)
"""How many seconds a request may take, for up to so many players and for more."""

_ROW: Final = "{:<17} {:>5} {:>5} {:>5}  {:<19}  {:<19}  {:<19}  {:>12}  {:>12}"


def survey(clock: Clock, seed: int) -> None:
    """Answer all requests, or as many as there is time for; print every answer that is no good, and a table."""
    asked, found = list(requests(seed)), []
    for each in asked:
        if clock.is_over:
            break
        found.append(judged(each))
        for fault in faults(found[-1]):
            print(fault, flush=True)
    print(*table(found), f"{len(found)} of {len(asked)} requests", sep="\n")


def faults(found: Found) -> Iterator[str]:
    """A line for each thing that is wrong with an answer."""
    request = found.asked.request
    said = [] if found.legal else ["not legal"]
    said += [] if found.rests else ["rests uneven"]
    said += [
        f"{name} {each.q}, best known {each.best}" for name, each in found.figures.items() if each.verdict == "above"
    ]
    said += [f"{found.seconds:.2f} s"] if found.seconds > SLOW[request.players > MANY] else []
    yield from (f"{request.kind} {request.players} x {request.rounds or 'full'}: {fault}" for fault in said)


def table(found: Sequence[Found]) -> Iterator[str]:
    """A row for each part of the survey, and one for all of it.

    Under a measure stands how many answers are at its bound, at the best kept, above the bound where none is kept, and
    worse than the best kept; then come the median of the time and the most, in thousandths of a second.
    """
    few, many = f"ms to {MANY}", "ms above"
    yield _ROW.format("", "asked", "legal", "rests", *MEASURES, few, many)
    yield _ROW.format("", "", "", "even", *[" ".join(f"{name:>4}" for name in VERDICTS)] * 3, *["median  most"] * 2)
    for part in dict.fromkeys(each.asked.part for each in found):
        yield _row(part, [each for each in found if each.asked.part == part])
    yield _row("all", found)


def _row(part: str, found: Sequence[Found]) -> str:
    counts = (Counter(each.figures[name].verdict for each in found if name in each.figures) for name in MEASURES)
    seconds = (
        [each.seconds for each in found if (each.asked.request.players > MANY) is many] for many in (False, True)
    )
    return _ROW.format(
        part,
        len(found),
        sum(each.legal for each in found),
        sum(each.rests for each in found),
        *(" ".join(f"{count[verdict]:>4}" for verdict in VERDICTS) for count in counts),
        *(f"{1000 * median(times):6.1f} {1000 * max(times):5.0f}" if times else "" for times in seconds),
    )
