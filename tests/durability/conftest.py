"""Where SQLite's functions are hidden nothing below it can be tested; the program is killed all the same."""

from tests.durability.below import sqlite

collect_ignore = [] if sqlite() else ["test_below.py", "test_every_call.py"]
