"""What the database itself makes impossible, whoever writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.schema import CreateTable
from tests.drives import f8, of_drive
from tests.store.steps import saved

from whistdrive.core import changes
from whistdrive.core.club import Preset, Season
from whistdrive.core.difference import rows
from whistdrive.core.drive import Prize
from whistdrive.store import ClubStore
from whistdrive.store.schema import KINDS, METADATA

POSTGRESQL = make_url("postgresql://").get_dialect()()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The database of a club with one closed drive."""
    with ClubStore.create(tmp_path / "club.whist") as store:
        wished = changes.make_wish(f8(), kind="apart", entrants=(1, 2))
        adjusted = changes.adjust_entrant(wished, number=1, entrant=2, points=-3, reason="revoke")
        saved(store, store.evening(), changes.close_drive(changes.write_card(adjusted, entrant=4, total=20)))
    with closing(sqlite3.connect(tmp_path / "club.whist")) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        yield connection


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO club VALUES (2, 'another', '', '')",
        "UPDATE person SET name = ''",
        "UPDATE drive SET rounds = 0",
        "UPDATE drive SET deals = 0",
        "UPDATE entrant SET number = 1 WHERE id = 2",
        "UPDATE entrant SET number = 0 WHERE id = 2",
        "UPDATE entrant SET role = 'C' WHERE id = 2",
        "UPDATE entrant SET name = '' WHERE id = 2",
        "UPDATE entrant SET person = 99 WHERE id = 2",
        "UPDATE entrant SET drive = 99 WHERE id = 2",
        "UPDATE entrant SET shares = 99 WHERE id = 2",
        "UPDATE entrant SET dummy = NULL WHERE id = 2",
        "UPDATE drive SET award = -1",
        "UPDATE wish SET kind = 'near'",
        "UPDATE wish SET kind = 'table'",  # which?
        'UPDATE wish SET "table" = 1',
        "UPDATE wisher SET entrant = 99 WHERE entrant = 2",
        "INSERT INTO wisher VALUES (1, 2, 3)",  # no such wish
        "UPDATE entrant SET replaces = 99 WHERE id = 2",
        "UPDATE drive SET missed = 'half'",
        "UPDATE drive SET entry = 'hearsay'",
        "UPDATE adjustment SET reason = ''",
        "UPDATE adjustment SET round = 0",
        "UPDATE adjusted SET entrant = 99",
        "UPDATE card SET entrant = 99",
        "UPDATE deal SET seats = NULL",
        "DELETE FROM person WHERE id = 2",
        "DELETE FROM drive",
        "DELETE FROM entrant WHERE id = 2",
        "DELETE FROM slip",
        "INSERT INTO seat VALUES (1, 1, 1, 2, 3, 7)",  # sits already
        "UPDATE seat SET seat = 4 WHERE entrant = 1",
        'UPDATE seat SET "table" = 3 WHERE entrant = 1',  # no such table
        'UPDATE seat SET "table" = NULL WHERE entrant = 1',  # a seat at no table
        'UPDATE seat SET seat = 0, "table" = 1 WHERE entrant = 1',  # somebody sits there
        "UPDATE slip SET dealer = 'X'",
        "UPDATE slip SET winner = 'N'",
        "UPDATE deal SET deal = 0",
        'UPDATE deal SET "table" = 9',
        "UPDATE deal SET marks = NULL",
        "UPDATE result SET place = 0",
        "INSERT INTO result VALUES (1, 99, 1, 1, 1)",
        "INSERT INTO journal SELECT 9, step, 9, 1, kind, label, facts, undoes, at, station, changes FROM journal",
        "INSERT INTO journal SELECT 9, 'x', drive, 1, kind, label, facts, undoes, at, station, changes FROM journal",
        "UPDATE journal SET kind = 'undo'",
        "UPDATE journal SET undoes = 'never'",
        "UPDATE journal SET revision = NULL",
    ],
)
def test_wrong_data_is_impossible(database: sqlite3.Connection, statement: str) -> None:
    with pytest.raises(sqlite3.IntegrityError), database:
        database.execute(statement)


def test_a_table_is_named_after_its_kind_and_its_key_and_fields_are_columns() -> None:
    wished = changes.make_wish(f8(), kind="table", entrants=(3,), table=1)
    adjusted = changes.adjust_entrant(wished, number=1, entrant=2, points=-3, reason="revoke")
    awarded = changes.add_prize(changes.write_card(adjusted, entrant=4, total=20), prize=Prize(0, "place"))
    settled = changes.decide_places(awarded, tied=(5, 8), decision="cut", order=(5,))
    cash = changes.add_cash(settled, kind="taken", text="Raffle", amount=500)
    drive = of_drive(cash)
    bound = changes.make_bond(cash, kind="apart", one=1, another=2)
    kept = changes.keep_preset(bound, preset=Preset(0, "Friday", drive.scoring, drive.movement))
    kept = changes.keep_season(kept, season=Season(0, "Winter"))
    found = rows(changes.close_drive(kept))
    assert {kind for kind, _ in found} == set(KINDS)
    for (kind, ids), row in found.items():
        table = KINDS[kind]
        key = [column.name for column in table.primary_key.columns]
        assert len(key) == len(ids)
        assert {column.name for column in table.columns} == {*key, *row}


def test_every_table_can_be_made_in_postgresql() -> None:
    for table in METADATA.tables.values():
        assert str(CreateTable(table).compile(dialect=POSTGRESQL)).strip().startswith("CREATE TABLE")
