"""A club that is only looked at, whatever is wrong with its file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from whistdrive.core.findings import Refused
from whistdrive.store.club import ClubStore
from whistdrive.store.file import copy_unopened
from whistdrive.store.troubles import in_words


@contextmanager
def set_apart(path: Path) -> Iterator[ClubStore]:
    """A copy of a club, opened; it is gone afterwards, and the file stays as it is, also one of an earlier edition.

    Refused as :meth:`ClubStore.open` does, whose findings then name the file and not the copy.
    """
    with TemporaryDirectory(prefix="whistdrive-") as folder:
        copy = Path(folder) / path.name
        with in_words(path):
            copy_unopened(path, copy)
        try:
            with ClubStore.open(copy) as store:
                yield store
        except Refused as refused:
            raise Refused(*(finding.at(file=str(path)) for finding in refused.findings)) from refused
