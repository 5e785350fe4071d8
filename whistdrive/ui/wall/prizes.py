"""The prizes on the wall: hidden until they are asked for, then one after the other as they are announced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistdrive.core.drive import Drive
from whistdrive.desk.this_round import whole_rounds
from whistdrive.printing.prize_names import Line as Prize
from whistdrive.printing.prize_names import in_order_of_announcement, prize_lines
from whistdrive.printing.tables import current
from whistdrive.ui.wall.fitting import Line, Row
from whistdrive.ui.wall.scenes import Listed
from whistdrive.words import Words


class Announced:
    """Which prizes of a drive have been shown so far, by their ids in the order in which they were."""

    def __init__(self) -> None:
        self._shown: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[int, ...]:
        """Those that have been shown."""
        return self._shown

    def forget(self) -> None:
        """Hide all of them, as in another drive."""
        self._shown = ()

    def take_back(self) -> None:
        """Hide the one that was shown last."""
        self._shown = self._shown[:-1]

    def show_next(self, drive: Drive | None, words: Words) -> None:
        """Show the next that is due, the lowest first."""
        self._shown += self._waiting(drive, words)[:1]

    def show_all(self, drive: Drive | None, words: Words) -> None:
        """Show all that are due."""
        self._shown += self._waiting(drive, words)

    def _waiting(self, drive: Drive | None, words: Words) -> tuple[int, ...]:
        due = (line.award.prize.id for line in _due(drive, words)) if drive else ()
        return tuple(each for each in due if each not in self._shown)


def prizes_on_wall(drive: Drive | None, words: Words, shown: Sequence[int]) -> Listed:
    """The prizes that have been ``shown``, the last of them on top, and how many are still to come."""
    heading = words("wall.prizes")
    if drive is None or not drive.prizes:
        return Listed(heading, remark=words("wall.no_prizes"))
    due = _due(drive, words)
    if not due:
        early, _late = in_order_of_announcement(drive, prize_lines(drive, words))
        return Listed(heading, remark=words("wall.prizes_at_interval" if early else "wall.prizes_at_end"))
    line_of = {line.award.prize.id: line for line in due}
    rows = tuple(Row("", tuple(_said(line_of[each]))) for each in reversed(shown) if each in line_of)
    left = len(due) - len(rows)
    if left:
        return Listed(heading, rows, words("wall.prizes_to_come", count=left))
    return Listed(heading, rows, words("wall.provisional") if current(drive).provisional else "")


def _due(drive: Drive, words: Words) -> tuple[Prize, ...]:
    """What may be announced now: nothing that is still being played for."""
    early, late = in_order_of_announcement(drive, prize_lines(drive, words))
    whole = whole_rounds(drive)
    ended = drive.closed or drive.plan.entry == "cards" or whole >= drive.plan.rounds
    return (*(early if ended or whole >= drive.plan.interval else ()), *(late if ended else ()))


def _said(line: Prize) -> Iterator[Line]:
    """What is read out on the announcer's sheet too."""
    yield Line(line.name, kind="title")
    if line.purpose:
        yield Line(line.purpose)
    for row in line.winners:
        if row.team:
            yield Line(row.team, kind="strong")
            yield Line(row.members)
        else:
            for number, name in zip(row.numbers, row.names, strict=True):
                yield Line(f"{number} {name}", kind="strong")
    if line.state:
        yield Line(line.state)
    if figures := "  ·  ".join(text for text in (line.figure, line.amount) if text):
        yield Line(figures)
    if line.given:
        yield Line(line.given)
