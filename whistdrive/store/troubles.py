"""What goes wrong with a file or a server, in words for people."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from whistdrive.core.findings import Finding, Refused
from whistdrive.store.address import Place
from whistdrive.store.sqlstates import code_of

_CODES = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY: "moved_on",  # a value has each key once, so another has added it since
    sqlite3.SQLITE_CONSTRAINT_CHECK: "cannot_hold",
    sqlite3.SQLITE_CONSTRAINT_NOTNULL: "cannot_hold",
    sqlite3.SQLITE_BUSY: "in_use",
    sqlite3.SQLITE_LOCKED: "in_use",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "cannot_write",
    sqlite3.SQLITE_CANTOPEN: "cannot_write",
    sqlite3.SQLITE_PERM: "cannot_write",
    sqlite3.SQLITE_IOERR: "cannot_write",
    sqlite3.SQLITE_CORRUPT: "damaged_file",
    sqlite3.SQLITE_NOTADB: "damaged_file",
    sqlite3.SQLITE_CONSTRAINT: "contradiction",
}


@contextmanager
def in_words(place: Place) -> Iterator[None]:
    """Turn what the disk and the database have to say into a refusal that names the place."""
    try:
        yield
    except Refused as refused:
        raise Refused(*(_placed(finding, place) for finding in refused.findings)) from refused
    except (DBAPIError, sqlite3.Error, OSError, OverflowError, UnicodeError) as error:
        finding = _finding(error.orig if isinstance(error, DBAPIError) else error)
        if finding is None:
            raise
        raise Refused(_placed(finding, place)) from error


def _placed(finding: Finding, place: Place) -> Finding:
    return finding if "file" in finding.facts else finding.at(file=str(place))


def _finding(error: BaseException | None) -> Finding | None:
    """What is wrong; None for a mistake that only this program can have made."""
    value = str(error)
    match error:
        case sqlite3.Error():
            reported = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
            code = _CODES.get(reported) or _CODES.get(reported & 0xFF)
            if code is None and isinstance(error, sqlite3.OperationalError):
                code = "damaged_file"  # the SQL has been tested, so it is the file that does not fit it
        case UnicodeDecodeError():
            code = "damaged_file"
        case OSError():
            code, value = "cannot_write", error.strerror or value
        case OverflowError() | UnicodeError():
            code = "cannot_hold"
        case _:
            code = code_of(error)
    return None if code is None else Finding(code, {"value": value})
