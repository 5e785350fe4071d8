"""Thin Qt models over the current evening; they hold no truth."""
