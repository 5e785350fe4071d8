"""Telling two people of one name apart where no number stands beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.memo import Memo
from whistdrive.core.names import folded


def called(drive: Drive, entrant_id: int) -> str:
    """The name of an entrant (by id) where no number stands beside it: of namesakes with the number behind it."""
    return _CALLED.answer(drive.entrants, (), lambda: _called(drive.entrants))[entrant_id]


def _called(entrants: tuple[Entrant, ...]) -> Mapping[int, str]:
    borne = Counter(folded(each.name) for each in entrants)
    return {each.id: f"{each.name} ({each.number})" if borne[folded(each.name)] > 1 else each.name for each in entrants}


_CALLED: Final = Memo[Mapping[int, str]](8)
"""By the entrants of a drive, what each of them is called."""
