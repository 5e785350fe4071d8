"""Texts of any kind through every way in: kept clean or refused, and read back as they are kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import f8, of_drive
from tests.store.steps import step

from whistdrive.core import changes
from whistdrive.core.changes.parts import LONGEST_NOTE, LONGEST_TEXT
from whistdrive.core.club import Preset, Season
from whistdrive.core.drive import Prize
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.names import folded, in_order
from whistdrive.core.texts import MOST_MARKS, is_seen, one_line
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH, LANGUAGES

PIECES = st.sampled_from(
    [
        "<b>Bold</b><img src=x onerror=1>", "&amp;", "=1+1", "@SUM(A1)", "+49", "-1", "\t=1", "'); DROP TABLE x;--",
        "\0", "\n", "\r", "\u2028", "\u2029", "\x1b[2J", "\x85", "\ud800", "\udfff", "\u200b", "\u200d", "\u200e",
        "\u202e", "\u2066", "\u2069", "\ufeff", "\u00ad", "e" + "\u0301" * 50, "\U0001f469\u200d\U0001f469", "\u05d0",
        "\U000e0001", "\ufffe", "%s {0} {name} \\", "[*]", "&File", "x" * 10_000, "\u0301" * 300, " " * 500, "Li, Bo",
    ]
)  # fmt: skip
ANY = st.characters(exclude_categories=()) | st.sampled_from("\ud800\udc00\u202e\u0301")
TEXTS = st.lists(PIECES | st.text(ANY, max_size=4), min_size=1, max_size=5).map("".join)

WAYS_IN: tuple[Callable[[Evening, str], Evening], ...] = (
    lambda held, text: changes.add_person(held, name=text, nickname=text, club_number=text, note=text),
    lambda held, text: changes.edit_person(held, person=1, name="Ann", nickname=text, club_number=text, note=text),
    lambda held, text: changes.sign_in_new(held, name=text, nickname=text),
    lambda held, text: changes.add_dummy(held, name=text),
    lambda held, text: changes.edit_entrant(held, entrant=1, name=text, number=1, pair=None),
    lambda held, text: changes.edit_club(held, name=text, currency=text, reminders=text),
    lambda held, text: changes.edit_drive(held, drive=replace(of_drive(held), title="T", venue=text)),
    lambda held, text: changes.edit_drive(held, drive=replace(of_drive(held), title=text)),
    lambda held, text: changes.edit_drive(
        held, drive=replace(of_drive(held), plan=replace(of_drive(held).plan, roles=(text, text)))
    ),
    lambda held, text: changes.keep_preset(
        held,
        preset=Preset(
            0,
            text,
            of_drive(held).scoring,
            of_drive(held).movement,
            replace(of_drive(held).plan, roles=(text, "B")),
        ),
    ),
    lambda held, text: changes.keep_season(held, season=Season(0, text)),
    lambda held, text: changes.add_prize(held, prize=Prize(0, "free", name=text)),
    lambda held, text: changes.write_deal(held, number=1, table=1, deal=1, marks={"ns": 7}, remark=text),
    lambda held, text: changes.amend_slip(held, number=1, table=1, dealer="N", winner=None, closed=text),
    lambda held, text: changes.adjust_entrant(held, number=1, entrant=1, points=1, reason=text),
    lambda held, text: changes.add_cash(held, kind="spent", text=text, amount=1),
    lambda held, text: changes.reopen_drive(changes.close_drive(held), reason=text, when="29.11.2026"),
)


def texts_in(value: object) -> Iterator[str]:
    """Every text that a value holds, however deep."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from texts_in(each)


@given(TEXTS)
def test_a_text_is_made_clean_once_and_for_all(text: str) -> None:
    kept = one_line(text)
    assert one_line(kept) == kept
    assert unicodedata.is_normalized("NFC", kept)
    assert not {unicodedata.category(letter) for letter in kept} & {"Cc", "Cs", "Zl", "Zp"}
    kept.encode()
    marks = 0
    for letter in kept:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert marks <= MOST_MARKS
    for language in LANGUAGES:
        in_order(kept, language)
    folded(kept)


@given(st.sampled_from(WAYS_IN), TEXTS)
def test_every_way_in_keeps_it_clean_or_refuses(way: Callable[[Evening, str], Evening], text: str) -> None:
    try:
        after = way(f8(), text)
    except Refused as refused:
        for finding in refused.findings:
            assert ENGLISH.finding(finding)
        return
    for kept in texts_in(after):
        assert len(kept) <= LONGEST_NOTE
        assert all(one_line(line) == line and len(line) <= LONGEST_TEXT for line in kept.split("\n"))
    assert all(is_seen(person.name) for person in after.club.people)


@settings(max_examples=settings().max_examples // 3)
@given(st.lists(st.tuples(st.sampled_from(WAYS_IN), TEXTS), min_size=1, max_size=8))
def test_what_is_kept_is_read_back(steps: list[tuple[Callable[[Evening, str], Evening], str]]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.whist"
        with ClubStore.create(path) as store:
            store.save(store.evening(), f8(), step())
            desk = Desk(store)
            desk.open_drive(1)
            for way, text in steps:
                try:
                    desk.do(way, text)
                except Refused:
                    continue
            held, drive_id = desk.evening, desk.drive.id
        with ClubStore.open(path) as store:
            assert store.evening(drive_id) == held
            store.journal(drive_id)
