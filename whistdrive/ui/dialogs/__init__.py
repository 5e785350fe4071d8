"""Dialogs collect a value and return it; they change nothing."""
