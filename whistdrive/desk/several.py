"""Several people typed into one field: by number or by letters of their names."""

from __future__ import annotations

from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.findings import refuse
from whistdrive.desk.roster import find_entrants

BETWEEN = "+"
"""What stands between two people; between numbers alone a comma or a space will do."""


def several(drive: Drive, typed: str) -> tuple[Entrant, ...]:
    """The entrants that a text means, in its order and each once.

    Raises Refused for a part that is nobody (``nobody_called``: ``value``) or may be several people
    (``several_called``: ``value``, ``names``), unless one of them is called just so.
    """
    found = [_one(drive, part) for part in _parts(typed)]
    return tuple(dict.fromkeys(found))


def _parts(typed: str) -> list[str]:
    numbers = typed.replace(BETWEEN, " ").replace(",", " ").split()
    parts = numbers if all(each.isdecimal() for each in numbers) else typed.split(BETWEEN)
    return [part.strip() for part in parts if part.strip()]


def _one(drive: Drive, part: str) -> Entrant:
    found = find_entrants(drive, part)
    exact = [each for each in found if each.name.casefold() == part.casefold()]
    if not found:
        raise refuse("nobody_called", field="wish", value=part)
    if len(found) > 1 and len(exact) != 1:
        names = ", ".join(f"{each.number} {each.name}" for each in found)
        raise refuse("several_called", field="wish", value=part, names=names)
    return exact[0] if len(exact) == 1 else found[0]
