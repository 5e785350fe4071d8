"""How a deal that was typed reaches the desk, and what is said of it: read back, refused, or asked about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Finding, Gravity, Refused
from whistdrive.desk.draft import Draft, Place
from whistdrive.desk.entry import read_back
from whistdrive.desk.past_seating import would_have_moved
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.widgets.asking_line import AskingLine


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What happens when a deal is ``written``, is refused (``blamed``), or no reason is given for it (``mended``).

    ``adds`` is asked for what there is to add to the sentence that reads the deal back.
    """

    written: Callable[[], object]
    blamed: Callable[[tuple[Finding, ...]], object]
    mended: Callable[[], object]
    adds: Callable[[], str]


class SlipWriter(QObject):
    """Writes drafts. ``writing`` is true while the desk is told, so that one's own changes are known as such.

    ``seen`` is what was to be seen when the typing began.
    """

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._line = line
        self.writing = False
        self.seen = Seen(bridge)

    def write(self, draft: Draft, outcomes: Outcomes, remark: str = "") -> bool:
        """Write a draft; False when it is refused, or when figures that do not add up first need a reason."""
        before = self._bridge.desk.drive
        findings = self._told(draft, remark)
        if not findings:
            read_aloud(self._bridge, self._line, draft.place, before, outcomes.adds())
            outcomes.written()
            return True
        if all(finding.gravity is Gravity.DOUBTFUL for finding in findings):
            self._line.ask(
                self.tr("{problem} If it is true all the same, say why.").format(problem=self.sentence(*findings)),
                self.tr("Reason, kept with the result"),
                lambda reason: self.write(draft, outcomes, reason),
                outcomes.mended,
            )
        else:
            outcomes.blamed(findings)
            self._line.refuse(self.sentence(*findings))
        return False

    def sentence(self, *findings: Finding) -> str:
        """Findings in words."""
        return self._bridge.sentence(Refused(*findings))

    def _told(self, draft: Draft, remark: str) -> tuple[Finding, ...]:
        place, self.writing = draft.place, True
        try:
            self.seen.do(
                changes.write_deal,
                number=place.number,
                table=place.table,
                deal=place.deal,
                marks=draft.marks,
                trump=draft.stored.trump,
                remark=remark,
            )
        except Refused as refused:
            return refused.findings
        finally:
            self.writing = False
        return ()


def stays_seated(bridge: Bridge, before: Drive, number: int) -> str:
    """What to say where the correction of a round would have moved people otherwise; empty where it would not."""
    return bridge.words("note.stays_seated") if would_have_moved(before, bridge.desk.drive, number) else ""


def swap_sides(bridge: Bridge, line: AskingLine, place: Place) -> None:
    """Turn a deal round and read it back, or say why that cannot be."""
    before = bridge.desk.drive
    try:
        bridge.do(changes.swap_sides, number=place.number, table=place.table, deal=place.deal)
    except Refused as refused:
        line.refuse(bridge.sentence(refused))
    else:
        read_aloud(bridge, line, place, before)


def read_aloud(bridge: Bridge, line: AskingLine, place: Place, before: Drive, more: str = "") -> None:
    """Read a deal back as it is written now, with what its correction does not change, and ``more``."""
    told = read_back(bridge.desk.drive, place.number, place.table, place.deal)
    stays = stays_seated(bridge, before, place.number)
    line.say("; ".join(each for each in (bridge.words.reason(told), more, stays) if each))
