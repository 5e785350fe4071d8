"""Rebuilds and betters the data in ``resources/movements``; no part of the installed program.

``python -m movements schedules --minutes 10`` looks for better schedules where those kept are above their bounds,
``lines``, ``sums``, ``draws`` and ``starters`` look for longer lines, better sums, better draws of couples and better
first rounds of designs. All keep only what is better than what is there, and the same seed finds the same. After longer
lines and better sums, ``compare`` stores what they do better and drops what needs no storing any more. Everything is
plain Python: the program's own code counts.

``python -m movements survey`` betters nothing: it asks the program for thousands of schedules, has them judged by a
checker that shares no code with it, and prints a table and whatever is no good.
"""
