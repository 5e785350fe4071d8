"""Files that were whole and are not any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from hypothesis import strategies as st

Kind = Literal["set", "insert", "take out", "cut", "repeat"]
Harm = tuple[Kind, int, bytes, int]
"""What is done, at which byte, with which bytes (``set`` and ``insert``) or how many (``take out`` and ``repeat``)."""

KINDS: tuple[Kind, ...] = ("set", "set", "insert", "take out", "repeat", "cut")


def harms(
    size: int, places: st.SearchStrategy[int] | None = None, kinds: tuple[Kind, ...] = KINDS
) -> st.SearchStrategy[list[Harm]]:
    """One to six harms for a file of so many bytes, at ``places`` or anywhere."""
    where = st.integers(0, max(size - 1, 0)) if places is None else places
    harm = st.tuples(st.sampled_from(kinds), where, st.binary(min_size=1, max_size=8), st.integers(1, 64))
    return st.lists(harm, min_size=1, max_size=6)


def harmed(whole: bytes, harms: Sequence[Harm]) -> bytes:
    """The file after the harms, one after the other."""
    content = bytearray(whole)
    for kind, at, new, count in harms:
        match kind:
            case "set":
                content[at : at + len(new)] = new
            case "insert":
                content[at:at] = new
            case "take out":
                del content[at : at + count]
            case "repeat":
                content[at:at] = content[at : at + count]
            case "cut":
                del content[at:]
    return bytes(content)
