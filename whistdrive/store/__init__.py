"""How a club is kept: in one SQLite file or on a server, read once and written a difference at a time."""

from whistdrive.store.address import Place, ServerAddress, place_of
from whistdrive.store.apart import set_apart
from whistdrive.store.club import ClubStore, DriveCard
from whistdrive.store.copies import Content, Copies, Copy
from whistdrive.store.deleted import DeletedDrive
from whistdrive.store.erasure import ERASURE, FormerEntry
from whistdrive.store.journal import Entry, Step, StepKind
from whistdrive.store.keep import News
from whistdrive.store.records import Appearance, Partner
from whistdrive.store.rows import amended, build
from whistdrive.store.salvage import RESCUE, Rescued, rescue
from whistdrive.store.turn import Newer, Turn
from whistdrive.store.verification import DoubtfulResult, KeptResult

__all__ = [
    "ERASURE",
    "RESCUE",
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
    "Newer",
    "News",
    "Partner",
    "Place",
    "Rescued",
    "ServerAddress",
    "Step",
    "StepKind",
    "Turn",
    "amended",
    "build",
    "place_of",
    "rescue",
    "set_apart",
]
