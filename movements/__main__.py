"""``python -m movements WHAT --minutes N --seed S``: better data, where better is found."""

from __future__ import annotations

import argparse

from movements import draws, lines, schedules, starters, sums
from movements.clock import Clock
from movements.survey import survey

BETTER = {
    "schedules": schedules.better,
    "lines": lines.longer,
    "sums": sums.better,
    "draws": draws.better,
    "starters": starters.better,
}


def main() -> None:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m movements", description="Betters the kept movements.")
    parser.add_argument(
        "what",
        choices=[*BETTER, "compare", "survey"],
        help="compare: stored schedules with the program's other ways; survey: all requests, judged",
    )
    parser.add_argument("--minutes", type=float, default=10, help="how long to go on at most (10)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed finds the same (1)")
    arguments = parser.parse_args()
    if arguments.what == "compare":
        schedules.compare()
    elif arguments.what == "survey":
        survey(Clock(arguments.minutes), arguments.seed)
    else:
        BETTER[arguments.what](Clock(arguments.minutes), arguments.seed)


if __name__ == "__main__":
    main()
