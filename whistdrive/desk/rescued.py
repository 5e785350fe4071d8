"""What became of a damaged club file, in words."""

from __future__ import annotations

from whistdrive.core.findings import Finding
from whistdrive.store import Rescued
from whistdrive.words import Words

_UNKNOWN = "unknown_loss"
"""The code of what is said of all kinds of parts at once."""


def told(rescued: Rescued, words: Words) -> tuple[str, ...]:
    """A sentence on the new file, then one on each thing that is missing or doubtful in it."""
    lines = [words("rescue.saved", path=str(rescued.path), drives=rescued.drives, people=rescued.people)]
    if rescued.brought_back:
        lines.append(words("rescue.brought_back", count=rescued.brought_back))
    known = [(drive, finding) for drive, finding in rescued.findings if finding.code != _UNKNOWN]
    lines += [_placed(rescued, drive, finding, words) for drive, finding in known]
    unknown = [words.name("part", str(each.facts["part"])) for _, each in rescued.findings if each.code == _UNKNOWN]
    if unknown:
        lines.append(words.finding(Finding("unknown_loss", {"part": ", ".join(unknown)})))
    return tuple(lines if rescued.findings else [*lines, words("rescue.all")])


def _placed(rescued: Rescued, drive: int | None, finding: Finding, words: Words) -> str:
    said = words.finding(finding)
    if drive is None:
        return said
    if drive not in rescued.titles:
        return words("rescue.nameless_drive", number=drive, finding=said)
    return words("rescue.drive", number=drive, title=rescued.titles[drive], finding=said)
