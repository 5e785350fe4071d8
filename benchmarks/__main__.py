"""``python -m benchmarks``: run comparisons and print a table of ratios."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence

from benchmarks.evenings import Scale
from benchmarks.measure import Effort, Measured
from benchmarks.registry import BENCHMARKS, run
from benchmarks.report import HEAD, record, row


def main(argv: Sequence[str] | None = None) -> None:
    """Do what the arguments ask for."""
    arguments = _parser().parse_args(argv)
    found = _measured(arguments.names or list(BENCHMARKS), Effort(samples=arguments.samples))
    if arguments.json:
        print(json.dumps([record(each) for each in found], indent=2))
        return
    print(HEAD)
    for each in found:
        print(row(each), flush=True)


def _measured(names: Sequence[str], effort: Effort) -> Iterator[Measured]:
    for name in names:
        yield from run(name, Scale(), effort)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="How many times the bare minimum the program takes."
    )
    names, samples = " ".join(BENCHMARKS), Effort().samples
    parser.add_argument("names", metavar="NAME", nargs="*", type=_name, help=f"what to measure (all of {names})")
    parser.add_argument("--samples", metavar="N", type=_count, default=samples, help=f"of each side ({samples})")
    parser.add_argument("--json", action="store_true", help="print JSON with every sample, in seconds")
    return parser


def _name(text: str) -> str:
    if text not in BENCHMARKS:
        raise argparse.ArgumentTypeError(f"{text} is none of {' '.join(BENCHMARKS)}")
    return text


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of samples: 1 or more")
    return int(text)


if __name__ == "__main__":
    main()
