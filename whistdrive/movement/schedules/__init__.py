"""Schedules: whole routes over numbers, known before anybody has come; the fairest there is for each request.

A schedule speaks of positions 0, 1, … and of tables in order. Who holds a position is drawn later, by a movement.
"""
