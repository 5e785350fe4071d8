"""Runs a club's whist evening."""

__version__ = "0.1.0"
