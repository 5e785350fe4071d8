"""Changes to a drive as a whole: begin, plan, close, open again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistdrive.core.changes.parts import clean, open_drive, with_drive
from whistdrive.core.changes.rescoring import score_anew
from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive, Entrant, Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.standings import standings
from whistdrive.core.texts import is_seen

MOST_AWARDED = 9999
"""The largest award for resting, in points a deal."""


MOST_MONEY = 99_999_999
"""The largest sum, in the smallest coin."""


MOST_NAMED = 12
"""So many of those whose results are missing are named."""


def new_drive(evening: Evening, *, drive: Drive) -> Evening:
    """Begin a drive, which becomes the one that is open. Refused without a title and for an impossible plan."""
    check_plan(drive.plan, drive.scoring, played=0)
    return replace(evening, drive=_headed(drive, drive))


def edit_drive(evening: Evening, *, drive: Drive, rescoring: int | None = None) -> Evening:
    """Let the open drive have the heading, the plan, the scoring, the movement and the seed that ``drive`` has.

    Once a round is seated, movement, seed and seats at a table stay, since people sit by them; once a result is in, the
    scoring system and the deals of a round stay, and so do all options where results come from people's cards, which
    say nothing but points. Refused (``field``) where that is asked. Other options or trumps score every result anew:
    refused unless ``rescoring`` is how many these are, and where one could not be true by them.
    """
    now = open_drive(evening)
    check_plan(drive.plan, drive.scoring, played=len(now.rounds))
    if now.rounds and (drive.movement, drive.seed, drive.scoring.seats) != (now.movement, now.seed, now.scoring.seats):
        raise refuse("already_seated", field="movement")
    scored = any(seated.started for seated in now.rounds) or (now.plan.entry == "cards" and bool(now.cards))
    if scored and drive.plan.entry != now.plan.entry:
        raise refuse("already_scored", field="entry")
    if scored and drive.plan.deals != now.plan.deals:
        raise refuse("already_scored", field="deals")
    if scored and not _can_score_anew(now, drive.scoring):
        raise refuse("already_scored", field="scoring")
    planned = replace(now, plan=drive.plan, scoring=drive.scoring, movement=drive.movement, seed=drive.seed)
    changed = replace(evening, drive=_headed(planned, drive))
    if scored and (drive.scoring, drive.plan.trumps) != (now.scoring, now.plan.trumps):
        return score_anew(changed, now, confirmed=rescoring)
    return changed


def close_drive(evening: Evening) -> Evening:
    """End the evening: results become final. Refused in a practice and, naming the tables, while any are missing."""
    drive = open_drive(evening)
    if not drive.rounds and not drive.cards:
        raise refuse("nothing_played")
    if drive.practice:
        raise refuse("practising", round=len(drive.rounds))
    found = standings(drive)
    if found.cardless:
        raise refuse("missing_cards", value=_first_of([_called(drive.entrant(each)) for each in found.cardless]))
    missing = found.missing
    if missing:
        raise refuse("missing_results", value=_first_of([f"{seated}/{table}" for seated, table in missing]))
    return with_drive(evening, lambda drive: replace(drive, closed=True))


def reopen_drive(evening: Evening, *, reason: str, when: str) -> Evening:
    """Open a closed drive for a correction: paper printed from now on says *corrected* and the time ``when``."""
    kept = clean(reason, "reason")
    if not kept:
        raise refuse("no_reason", field="reason")
    return with_drive(evening, lambda drive: replace(drive, closed=False, corrected=when))


def delete_drive(evening: Evening) -> Evening:
    """Strike the open drive with all that belongs to it; then none is open. Seasons forget it only for as long."""
    if evening.drive is None:
        raise refuse("no_drive")
    return replace(evening, drive=None)


def check_plan(plan: Plan, scoring: RuleSet, *, played: int) -> None:
    """Refuse (``field``) an impossible plan, or one with fewer rounds than were ``played``."""
    if not max(played, 1) <= plan.rounds <= 200:
        raise refuse("plan", field="rounds", value=plan.rounds, allowed=f"{max(played, 1)}-200")
    if plan.deals is None and not scoring.plays_rubbers:
        raise refuse("plan", field="deals", value="", allowed="1-100")
    if plan.deals is not None and not 1 <= plan.deals <= 100:
        raise refuse("plan", field="deals", value=plan.deals, allowed="1-100")
    if not 0 <= plan.award <= MOST_AWARDED:
        raise refuse("plan", field="award", value=plan.award, allowed=f"0-{MOST_AWARDED}")
    if not 0 <= plan.fee <= MOST_MONEY:
        raise refuse("plan", field="fee", value=plan.fee, allowed=f"0-{MOST_MONEY}")
    if not 0 <= plan.interval < max(plan.rounds, 2):
        raise refuse("plan", field="interval", value=plan.interval, allowed=f"0-{max(plan.rounds - 1, 0)}")


def clean_plan(plan: Plan) -> Plan:
    """The plan with what it calls the roles as such texts are kept; raises Refused (``role``) for one too long."""
    if plan.roles is None:
        return plan
    first, second = plan.roles
    return replace(plan, roles=(clean(first, "role"), clean(second, "role")))


def _can_score_anew(drive: Drive, scoring: RuleSet) -> bool:
    """Whether what is written says enough: cards hold nothing but points, and no game has the marks of another."""
    return scoring == drive.scoring or (drive.plan.entry == "tables" and scoring.key == drive.scoring.key)


def _first_of(texts: Sequence[str]) -> str:
    """As many as one can take in, and dots for the others."""
    return ", ".join([*texts[:MOST_NAMED], *(["…"] if len(texts) > MOST_NAMED else [])])


def _called(entrant: Entrant) -> str:
    return f"{entrant.number} {entrant.name}"


def _headed(drive: Drive, wanted: Drive) -> Drive:
    """The drive with the title, the venue and the day of another, and what its own roles are called made clean."""
    title = clean(wanted.title, "title")
    if not is_seen(title):
        raise refuse("no_title", field="title")
    venue = clean(wanted.venue, "venue")
    return replace(drive, title=title, venue=venue, day=wanted.day, plan=clean_plan(drive.plan))
