"""The two things a drive is made with: a scoring system and a movement, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from whistdrive.core.findings import Fact, Finding
from whistdrive.core.sheet import Sheet, Side

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive, Round, Table

Mark = int | str
"""What is written in one field: a whole number or a key such as ``NS``, ``H`` or ``NT``."""

Marks = Mapping[str, Mark]
"""All that is written for one deal: column key → mark. A key that is absent was left blank."""

Allowed = range | tuple[str, ...] | tuple[int, ...] | None
"""The marks a field takes, in the order in which they are offered; None is any whole number."""


def allowed_text(allowed: Allowed) -> str:
    """What may stand in a field, in short: ``0-13``, ``S H D C NT``, ``whole number``."""
    if allowed is None:
        return "whole number"
    if isinstance(allowed, range) and len(allowed) > 2:
        return f"{allowed[0]}-{allowed[-1]}"
    return " ".join(str(mark) for mark in allowed)


@dataclass(frozen=True, slots=True)
class Column:
    """One thing written for a deal.

    ``whose`` is the side a figure belongs to (None: it is about the deal, or about the declarer). ``needed`` columns
    must be filled before the deal can be scored.
    """

    key: str
    allowed: Allowed
    whose: Side | None = None
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal as a scoring system sees it: its marks, who dealt (``N E S W``) and what was trump, where known."""

    marks: Marks
    dealer: str | None = None
    trump: str | None = None


class RuleSet(Protocol):
    """A scoring system: a frozen dataclass whose fields are its options."""

    key: ClassVar[str]
    """Names the system in files; never translated."""
    seats: ClassVar[tuple[str, ...]]
    """The seats of a table: ``N S E W``, or ``N E`` for two players."""
    plays_rubbers: ClassVar[bool]
    """Whether a sitting can be played until a rubber (or single game) is decided."""
    choose_trump: ClassVar[bool]
    """Whether the trump is a mark of the deal, chosen by the declarer, and not the drive's."""
    columns: ClassVar[tuple[Column, ...]]
    """What is written for a deal, in the order of entry; ``dealer`` and ``declarer_seat`` may stand beside it."""

    @property
    def deal_sum(self) -> int | None:
        """What the points of both sides in one deal add up to, where the game fixes it: the control total's base."""
        ...

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """The columns that apply to this deal, given what is already written, each narrowed to what is possible."""
        ...

    def complete(self, deal: Dealt) -> Marks:
        """The marks with all that follows from them filled in; completing twice is completing once."""
        ...

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with one deal by itself, every finding with ``field``, ``value`` and ``allowed``."""
        ...

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet of a sitting of ``limit`` deals (None: until the rubber is decided).

        Raises :class:`~whistdrive.core.findings.Refused` (``deal``, ``field``, ``value``, ``allowed``) when a deal is
        gravely wrong or comes after the end.
        """
        ...


@dataclass(frozen=True, slots=True)
class Fit:
    """How a movement takes a number of players: tables at work, players who rest each round, and remarks."""

    tables: int
    resting: int
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """Where somebody goes and why, as the key of a sentence and its facts."""

    code: str
    facts: Mapping[str, Fact]


@runtime_checkable
class Settling(Protocol):
    """A movement that fixes the route of all rounds to come when a round is seated, and keeps to it while it can."""

    def settled(self, drive: Drive) -> Movement:
        """The movement with the route for the people who are in the drive now and the rounds that are planned.

        It is the same movement while its route can still be followed.
        """
        ...


@runtime_checkable
class Teaming(Protocol):
    """A movement that puts people into teams."""

    def teams(self, drive: Drive) -> Mapping[int, int]:
        """For which team (its number) everybody plays in the coming round, by id; whoever plays for none is not there.

        It is their own team where they have one.
        """
        ...


class Movement(Protocol):
    """A way round the room: a frozen dataclass whose fields are its options."""

    key: ClassVar[str]
    """Names the movement in files; never translated."""
    needs_results: ClassVar[bool]
    """Whether the next round depends on who won this one."""
    keeps_pairs: ClassVar[bool]
    """Whether partners stay together all evening, so that a pair is one row of the standings."""
    keeps_teams: ClassVar[bool]
    """Whether two pairs play for one team of four, which is one row of the standings."""
    two_lines: ClassVar[bool]
    """Whether those who begin as NS and as EW never meet each other, so that each line has its own winner."""

    def fits(self, drive: Drive) -> Fit:
        """How the players who are in the drive now fit; never a refusal from four players up (two-hand: two)."""
        ...

    def propose(self, drive: Drive) -> Round:
        """The next round of the drive.

        Raises :class:`~whistdrive.core.findings.Refused` when there is none yet, or too few players.
        """
        ...

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where the players of a table of the latest round go next."""
        ...


def settled(drive: Drive) -> Movement:
    """The movement of a drive, its route fixed where it fixes one; for a drive whose next round is being seated."""
    movement = drive.movement
    return movement.settled(drive) if isinstance(movement, Settling) else movement
