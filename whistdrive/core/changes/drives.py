"""Changes to a drive as a whole: begin, plan, close, open again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from whistdrive.core.changes.parts import clean, open_drive, with_drive
from whistdrive.core.contracts import Movement, RuleSet
from whistdrive.core.drive import Drive, Evening, Plan
from whistdrive.core.findings import refuse
from whistdrive.core.standings import standings


def new_drive(evening: Evening, *, drive: Drive) -> Evening:
    """Begin a drive, which becomes the one that is open."""
    _check_plan(drive.plan, drive.scoring, played=0)
    title = clean(drive.title, "title")
    if not title:
        raise refuse("no_title", field="title")
    return replace(evening, drive=replace(drive, title=title, venue=clean(drive.venue, "venue")))


def edit_drive(evening: Evening, *, title: str, venue: str, day: date) -> Evening:
    """Correct what the sheets say on top."""
    kept = clean(title, "title")
    if not kept:
        raise refuse("no_title", field="title")
    return with_drive(evening, lambda drive: replace(drive, title=kept, venue=clean(venue, "venue"), day=day))


def plan_drive(evening: Evening, *, plan: Plan, scoring: RuleSet, movement: Movement, seed: int) -> Evening:
    """Set the plan, the scoring, the movement and the seed of the draw.

    Once a round is seated, movement, seed and seats at a table stay, since people sit by them; once a result is in,
    scoring and the deals of a round stay, since a change would score it anew. Refused (``field``) where that is asked.
    """
    drive = open_drive(evening)
    _check_plan(plan, scoring, played=len(drive.rounds))
    moves = (movement, seed, scoring.seats) != (drive.movement, drive.seed, drive.scoring.seats)
    if drive.rounds and moves:
        raise refuse("already_seated", field="movement")
    if any(seated.started for seated in drive.rounds) and (scoring != drive.scoring or plan.deals != drive.plan.deals):
        raise refuse("already_scored", field="scoring")
    return with_drive(evening, lambda drive: replace(drive, plan=plan, scoring=scoring, movement=movement, seed=seed))


def close_drive(evening: Evening) -> Evening:
    """End the evening: results become final. Refused, naming the tables, while results are missing."""
    drive = open_drive(evening)
    if not drive.rounds:
        raise refuse("nothing_played")
    missing = standings(drive).missing
    if missing:
        raise refuse("missing_results", value=", ".join(f"{seated}/{table}" for seated, table in missing))
    return with_drive(evening, lambda drive: replace(drive, closed=True))


def reopen_drive(evening: Evening, *, reason: str, when: str) -> Evening:
    """Open a closed drive for a correction: paper printed from now on says *corrected* and the time ``when``."""
    kept = clean(reason, "reason")
    if not kept:
        raise refuse("no_reason", field="reason")
    return with_drive(evening, lambda drive: replace(drive, closed=False, corrected=when))


def _check_plan(plan: Plan, scoring: RuleSet, *, played: int) -> None:
    if not max(played, 1) <= plan.rounds <= 200:
        raise refuse("plan", field="rounds", value=plan.rounds, allowed=f"{max(played, 1)}-200")
    if plan.deals is None and not scoring.plays_rubbers:
        raise refuse("plan", field="deals", value="", allowed="1-100")
    if plan.deals is not None and not 1 <= plan.deals <= 100:
        raise refuse("plan", field="deals", value=plan.deals, allowed="1-100")
    if not 0 <= plan.interval < max(plan.rounds, 2):
        raise refuse("plan", field="interval", value=plan.interval, allowed=f"0-{max(plan.rounds - 1, 0)}")
