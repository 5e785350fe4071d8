"""Reading and writing the files of ``resources/movements``."""

from __future__ import annotations

from pathlib import Path

from whistdrive.movement.schedules import data

FOLDER = Path(__file__).parent.parent / "resources" / "movements"


def read(name: str) -> list[tuple[str, str]]:
    """The lines of a file, each as its key and what follows it."""
    found = []
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        key, _, rest = line.partition(": ")
        found.append((key, rest))
    return found


def write(name: str, lines: list[tuple[str, str]]) -> None:
    """Put a file in the place of the old one, which stays whole until then."""
    fresh = FOLDER / f"{name}.new"
    fresh.write_text("".join(f"{key}: {rest}\n" for key, rest in lines), encoding="utf-8", newline="\n")
    fresh.replace(FOLDER / name)
    data.forget()
