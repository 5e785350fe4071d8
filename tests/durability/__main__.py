"""Kill the program and break its disk for a while: ``python -m tests.durability --minutes 30 [--seed N]``.

Prints how often what happened in which phase, and ends with an error at the first thing that is not as it should be;
the same seed does the same things again, as far as time allows.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import time
from collections import Counter

from tests.durability import commands, trials
from tests.durability.below import sqlite


def main() -> None:
    """Go on until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.durability", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="stop after so many minutes")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="what chance begins with")
    wanted = parser.parse_args()
    os.environ.update(QT_QPA_PLATFORM="offscreen", LANGUAGE="en")
    end = time.monotonic() + 60 * wanted.minutes
    print(f"seed {wanted.seed}", flush=True)
    if sqlite() is None:
        print("SQLite's functions are hidden in this Python: it is killed after a while, and files cannot grow")
    tally: trials.Tally = Counter()
    evening = 0
    try:
        while time.monotonic() < end:
            evening += 1
            chance = random.Random(f"{wanted.seed} {evening}")
            commands.round_of_all(chance, tally)
            trials.evening(chance, tally, lambda: time.monotonic() < end)
            print(f"evening {evening}: {sum(tally.values())} troubles so far", flush=True)
    finally:
        _report(tally)


def _report(tally: trials.Tally) -> None:
    for (phase, kind), number in sorted(tally.items()):
        print(f"{number:6}  {phase:20} {kind}")
    kills = sum(number for (_, kind), number in tally.items() if kind in trials.KILLS)
    print(f"{kills:6}  kills\n{sum(tally.values()):6}  in all", flush=True)


if __name__ == "__main__":
    main()
