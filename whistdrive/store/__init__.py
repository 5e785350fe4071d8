"""How a club is kept: one SQLite file, read once and written a difference at a time."""

from whistdrive.store.club import ClubStore, DriveCard
from whistdrive.store.journal import Entry, Step, StepKind
from whistdrive.store.rows import amended, build

__all__ = ["ClubStore", "DriveCard", "Entry", "Step", "StepKind", "amended", "build"]
