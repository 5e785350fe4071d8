"""What somebody is awarded who has to rest."""

from __future__ import annotations

from fractions import Fraction

from whistdrive.core.changes.drives import MOST_AWARDED
from whistdrive.core.contracts import RuleSet
from whistdrive.core.findings import Refused
from whistdrive.movement.award import in_halves
from whistdrive.ui.options_form import OptionsForm
from whistdrive.ui.widgets.wheelproof import SpinBox


class AwardField(SpinBox):
    """Points a deal, beside what the game of the ``scoring`` form brings a side."""

    def __init__(self, scoring: OptionsForm[RuleSet]) -> None:
        super().__init__()
        self._scoring = scoring
        self.setRange(0, MOST_AWARDED)

    def about(self) -> str:
        """What a side takes on average, where the game as it is chosen fixes that."""
        try:
            total = self._scoring.instance().deal_sum
        except Refused:
            total = None
        if total is None:
            return self.tr("For whoever has to rest; once a round where rubbers are played out. 0: none")
        mean = in_halves(Fraction(total, 2))
        return self.tr("For whoever has to rest; a side takes {mean} on average. 0: none").format(mean=mean)
