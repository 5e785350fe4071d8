"""How fast the program is, as ratios: each piece of its work against the least that could do the same.

``python -m benchmarks`` measures everything, ``python -m benchmarks NAME`` one thing, ``--json`` is for machines. Both
sides of a ratio are measured in turn in the same run, so that the ratio says more than any time does: it hardly depends
on the machine. No figure is ever a test; ``tests/benchmarks`` only sees to it that every comparison still runs.

To add a comparison: write a function like those in :mod:`benchmarks.score` and name it in ``BENCHMARKS``
(:mod:`benchmarks.registry`).
"""
