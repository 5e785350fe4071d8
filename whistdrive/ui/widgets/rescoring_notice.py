"""The question before results are scored anew: how many they are, and whether that is meant."""

from __future__ import annotations

from collections.abc import Callable

from whistdrive.core.findings import Finding
from whistdrive.ui.widgets.notice import Notice
from whistdrive.words import Words


class RescoringNotice(Notice):
    """Asked in the plan of a drive whose options or trumps are changed once results are in."""

    def ask(
        self, finding: Finding, words: Words, confirm: Callable[[int], object], leave: Callable[[], object]
    ) -> None:
        """Name what ``finding`` (``rescores``) counts, and have the count confirmed, or everything left as it was."""
        count = int(finding.facts["value"] or 0)
        undone = self.tr("One step of undo takes it back.")
        choices = (
            (self.tr("Score them anew"), lambda: confirm(count)),
            (self.tr("Go on with the plan"), leave),
        )
        self.say(f"{words.finding(finding)} {undone}", choices, focus=True)
