"""What was changed of results on which the evening had gone on: what was handed out before is no longer true."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LateCorrections:
    """When the last of them was made, written like ``Drive.corrected``, and the tables, as (round, table) in order."""

    when: str
    tables: tuple[tuple[int, int], ...]
