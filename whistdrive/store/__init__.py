"""How a club is kept: one SQLite file, read once and written a difference at a time."""

from whistdrive.store.apart import set_apart
from whistdrive.store.club import ClubStore, DriveCard
from whistdrive.store.copies import Content, Copies, Copy
from whistdrive.store.deleted import DeletedDrive
from whistdrive.store.erasure import FormerEntry
from whistdrive.store.journal import Entry, Step, StepKind
from whistdrive.store.records import Appearance, Partner
from whistdrive.store.rows import amended, build
from whistdrive.store.salvage import Rescued, rescue
from whistdrive.store.verification import DoubtfulResult, KeptResult

__all__ = [
    "Appearance",
    "ClubStore",
    "Content",
    "Copies",
    "Copy",
    "DeletedDrive",
    "DoubtfulResult",
    "DriveCard",
    "Entry",
    "FormerEntry",
    "KeptResult",
    "Partner",
    "Rescued",
    "Step",
    "StepKind",
    "amended",
    "build",
    "rescue",
    "set_apart",
]
