"""``whistdrive check``: whether a club file is what it should be, and what can be saved of one that is not."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from whistdrive.cli.command import Command
from whistdrive.cli.output import complain, put_out
from whistdrive.core.findings import Finding, Refused
from whistdrive.words import Words

if TYPE_CHECKING:
    from whistdrive.core.drive import Drive
    from whistdrive.store import ClubStore, DoubtfulResult

_MOST_STEPS = 12

_RESULTS = frozenset({"result_differs"})
"""Faults that closing the drive anew puts right."""


def _arguments(parser: argparse.ArgumentParser, here: Words) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=here("cli.club_file"))
    parser.add_argument("--rescue", metavar="NEW", type=Path, help=here("cli.check.rescue"))


def _run(arguments: argparse.Namespace, here: Words) -> int:
    from whistdrive.store import migrations, set_apart

    if arguments.rescue is not None:
        return _rescue(arguments.file, arguments.rescue, here)
    try:
        with set_apart(arguments.file) as store:
            lines = [here("check.whole", path=str(arguments.file))]
            earlier = store.edition < migrations.EDITION
            lines.append(
                here("check.earlier" if earlier else "check.edition", edition=store.edition, own=migrations.EDITION)
            )
            told, codes = _told(store, here)
            count = len(store.drives())
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    lines += told
    lines.append(here("check.faults", count=len(told)) if told else here("check.well", count=count))
    lines += [here("check.results")] if codes & _RESULTS else []
    return max(put_out("".join(f"{line}\n" for line in lines)), 2 if told else 0)


def _rescue(file: Path, new: Path, here: Words) -> int:
    from whistdrive.desk.rescued import told
    from whistdrive.store import rescue

    try:
        rescued = rescue(file, new)
    except Refused as refused:
        complain(refused.findings, here)
        return 2
    return max(put_out("".join(f"{line}\n" for line in told(rescued, here))), 2 if rescued.findings else 0)


def _told(store: ClubStore, here: Words) -> tuple[list[str], set[str]]:
    """What is wrong with drives, a sentence each, and the codes of that."""
    cards = {card.id: card for card in store.drives()}
    lines: list[str] = []
    codes: set[str] = set()
    gaps = store.gaps()
    for number in sorted({*cards, *gaps}):
        findings = [*(_of_drive(store, number) if number in cards else ()), *_of_journal(gaps.get(number, ()))]
        for finding in findings:
            said = here.finding(finding)
            card = cards.get(number)
            lines.append(
                here("check.drive_that_is_gone", number=number, finding=said)
                if card is None
                else here("check.drive", number=number, title=card.title, day=here.day(card.day), finding=said)
            )
            codes.add(finding.code)
    return lines, codes


def _of_drive(store: ClubStore, number: int) -> Iterator[Finding]:
    try:
        evening = store.evening(number)
        doubtful = store.doubtful_results(evening)
    except Refused as refused:
        yield from (
            Finding(each.code, {key: fact for key, fact in each.facts.items() if key != "file"})
            for each in refused.findings
        )
        return
    if evening.drive is not None:
        yield from (_of_result(evening.drive, each) for each in doubtful)


def _of_result(drive: Drive, found: DoubtfulResult) -> Finding:
    entrant = drive.by_id[found.entrant]
    name = f"{entrant.number} {entrant.name}"
    kept = {} if found.kept is None else asdict(found.kept)
    due = {} if found.due is None else {f"due_{key}": value for key, value in asdict(found.due).items()}
    if found.due is None:
        return Finding("result_too_many", {"name": name, **kept})
    if found.kept is None:
        return Finding("result_missing", {"name": name, **due})
    return Finding("result_differs", {"name": name, **kept, **due})


def _of_journal(missing: tuple[int, ...]) -> Iterator[Finding]:
    if missing:
        named = [*map(str, missing[:_MOST_STEPS]), *(["…"] if len(missing) > _MOST_STEPS else [])]
        yield Finding("journal_gap", {"steps": ", ".join(named)})


COMMAND = Command(
    "check",
    summary="cli.check",
    about=("cli.check.about", "cli.check.rescuing", "cli.check.status"),
    examples=(
        'whistdrive check "Village hall.whist"',
        'whistdrive check "Village hall.whist" --rescue "Village hall saved.whist"',
    ),
    arguments=_arguments,
    run=_run,
)
