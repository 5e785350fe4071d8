"""What PostgreSQL means by its error codes, in those of our findings.

The codes are in the appendix of its manual; whoever has a file open needs no driver for it, so none is imported here.
"""

from __future__ import annotations

_CODES = {
    "23505": "contradiction",
    "23503": "contradiction",
    "23514": "cannot_hold",
    "23502": "cannot_hold",
    "25006": "cannot_write",
    "25P03": "no_connection",  # the server has given up a step that stood still
    "42501": "no_rights",
    "53100": "disk_full",
    "55P03": "server_busy",
    "57014": "server_busy",
    "58030": "cannot_write",
    "42P01": "damaged_file",
    "42703": "damaged_file",
}
_CLASSES = {
    "08": "no_connection",
    "22": "cannot_hold",
    "57": "no_connection",
    "53": "server_busy",
    "XX": "damaged_file",
}
_PRIMARY_KEY = "pk_"
"""How the schema's own names of primary keys begin."""


def code_of(error: BaseException | None) -> str | None:
    """The code of the finding for an error of the driver; None for what is no such error or only a mistake of ours."""
    if error is None or not hasattr(error, "sqlstate"):
        return None
    state = error.sqlstate
    if state is None:  # not the server has said it, but the driver
        return "cannot_hold" if type(error).__name__ == "DataError" else "no_connection"
    constraint = error.diag.constraint_name if hasattr(error, "diag") else None
    if state == "23505" and str(constraint).startswith(_PRIMARY_KEY):
        return "moved_on"  # a value has each key once, so another has added it since
    return _CODES.get(state) or _CLASSES.get(state[:2])
