"""The pages of the window by their keys, and where work on a drive goes on."""

from __future__ import annotations

from whistdrive.core.drive import Drive

STEPS = ("sign_in", "seating", "scores", "standings", "paper")
"""The steps of an evening, in their order."""

PAGES = ("club", *STEPS)


def working_page(drive: Drive | None) -> str:
    """The page where work goes on when this drive is opened."""
    if drive is None:
        return "club"
    if drive.closed:
        return "standings"
    return "scores" if drive.rounds else "sign_in"
