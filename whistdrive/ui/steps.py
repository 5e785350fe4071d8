"""The pages of the window by their keys, and where work on a drive goes on."""

from __future__ import annotations

from whistdrive.core.drive import Drive

CLUB = ("club", "people", "seasons")
"""The pages of the club, which need no open drive; ``club`` lists its drives."""

STEPS = ("sign_in", "seating", "scores", "standings", "prizes", "paper", "cash")
"""The steps of an evening, in their order."""

PAGES = (*CLUB, *STEPS)

_FROM_CARDS = {"seating": "no_seating", "scores": "cards"}
"""Which pages stand in for steps where the results come from people's cards."""

_STEPS = {page: step for step, page in _FROM_CARDS.items()}


def working_page(drive: Drive | None) -> str:
    """The page where work goes on when this drive is opened."""
    if drive is None:
        return "club"
    if drive.closed:
        return "standings"
    return "scores" if drive.rounds or drive.cards else "sign_in"


def page_in(key: str, drive: Drive | None) -> str:
    """The page that is shown when ``key`` is asked for, a step or a page, in this drive."""
    if drive is not None and drive.plan.entry == "cards":
        return _FROM_CARDS.get(key, key)
    return "seating" if key == "no_seating" else key


def step_of(page: str) -> str:
    """The step of the evening that a page belongs to. The second count belongs to the scores."""
    return _STEPS.get(page, page)
