"""Scoring systems, one file each.

To add a system: write a frozen dataclass like those here (its fields are its options; see
:class:`whistdrive.core.contracts.RuleSet`), add the class to ``_SYSTEMS`` below and its names and reasons to
``whistdrive/words/scoring.py``. Forms, files, sheets and the command line then know it; the tests that run over
``RULES`` tell what is missing.
"""

from __future__ import annotations

from whistdrive.core.contracts import RuleSet
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.points import Points
from whistdrive.scoring.rubber import Rubber
from whistdrive.scoring.short import Short
from whistdrive.scoring.tricks import Tricks
from whistdrive.scoring.two_hand import TwoHand

_SYSTEMS: tuple[type[RuleSet], ...] = (Tricks, Short, Rubber, Cvisti, Bid, TwoHand, Points)

RULES: dict[str, type[RuleSet]] = {system.key: system for system in _SYSTEMS}
"""Every scoring system, by the key that names it in files."""
