"""The tables of a club: one for each kind of row that :mod:`whistdrive.core.difference` names, and the journal.

A table is named after its kind; its first columns, the primary key, hold the ids of the row's key in their order, and
its other columns are the row's fields. Nothing is a column that can be computed, except the results of closed drives.

Constraints make wrong data impossible: nobody sits twice in a round, no seat is taken twice, no two entrants of a drive
have one number, nothing points to what is not there. Foreign keys wait for the end of the transaction, so that the
statements of one change may come in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine
from typing_extensions import override


class Written(TypeDecorator[str]):
    """A text, and nothing else: SQLite keeps whatever it is given, a damaged file anything."""

    impl = Text
    cache_ok = True

    @override
    def process_result_value(self, value: object, dialect: Dialect) -> str | None:
        if value is None or isinstance(value, str):
            return value
        raise ValueError(f"{value!r} is no text")


class Figure(TypeDecorator[int]):
    """A whole number, and nothing else."""

    impl = Integer
    cache_ok = True

    @override
    def process_result_value(self, value: object, dialect: Dialect) -> int | None:
        if value is None or isinstance(value, int):
            return value
        raise ValueError(f"{value!r} is no whole number")


class LargeFigure(Figure):
    """A whole number of up to 64 bits."""

    impl = BigInteger
    cache_ok = True


class Day(TypeDecorator[str]):
    """A date, written ``2026-11-29`` on this side."""

    impl = Date
    cache_ok = True

    @override
    def process_bind_param(self, value: str | None, dialect: Dialect) -> date | None:
        return None if value is None else date.fromisoformat(value)

    @override
    def process_result_value(self, value: date | None, dialect: Dialect) -> str | None:
        return None if value is None else value.isoformat()


class Moment(TypeDecorator[datetime]):
    """A moment with its time zone, kept in UTC: SQLite has no zones."""

    impl = DateTime
    cache_ok = True

    @override
    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    @override
    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.replace(tzinfo=UTC)


METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _key(name: str) -> Column[Any]:
    return Column(name, Figure, primary_key=True, autoincrement=False)


def _filled(name: str, kind: type[TypeEngine[Any]]) -> Column[Any]:
    return Column(name, kind, nullable=False)


def _check(name: str, rule: str) -> CheckConstraint:
    return CheckConstraint(rule, name=name)


def _refers(*columns: str, to: str, key: tuple[str, ...], name: str | None = None) -> ForeignKeyConstraint:
    referred = [f"{to}.{column}" for column in key]
    return ForeignKeyConstraint(columns, referred, name, deferrable=True, initially="DEFERRED")


CLUB = Table(
    "club",
    METADATA,
    _key("id"),
    _filled("name", Written),
    _filled("currency", Written),
    _filled("reminders", Written),
    _check("only", "id = 1"),
)
"""The club itself, one row."""

PERSON = Table(
    "person",
    METADATA,
    _key("id"),
    _filled("name", Written),
    _filled("nickname", Written),
    _filled("club_number", Written),
    _filled("archived", Boolean),
    _filled("note", Written),
    Column("same_as", Figure),
    _filled("erased", Boolean),
    _refers("same_as", to="person", key=("id",)),
    _check("name", "name <> ''"),
    _check("same_as", "same_as <> id"),
)
"""Somebody the club knows."""

BOND = Table(
    "bond",
    METADATA,
    _key("id"),
    _filled("kind", Written),
    _filled("one", Figure),
    _filled("another", Figure),
    _refers("one", to="person", key=("id",), name="fk_bond_one"),
    _refers("another", to="person", key=("id",), name="fk_bond_another"),
    _check("kind", "kind IN ('apart', 'together')"),
    _check("two", "one < another"),
)
"""What two people wish of every evening."""

PRESET = Table(
    "preset",
    METADATA,
    _key("id"),
    _filled("name", Written),
    _filled("scoring", Written),
    _filled("scoring_options", JSON),
    _filled("movement", Written),
    _filled("movement_options", JSON),
    _filled("plan", JSON),
    _filled("prizes", JSON),
    _filled("paper", JSON),
)
"""How drives of some kind are planned."""

SEASON = Table(
    "season",
    METADATA,
    _key("id"),
    _filled("name", Written),
    _filled("drives", JSON),
    Column("best", Figure),
    _filled("by", Written),
    _filled("for_places", JSON),
    _filled("attendance", Figure),
    _check("best", "best >= 1"),
    _check("by", "by IN ('score', 'place')"),
)
"""Drives that are counted together, by their ids; a drive that is gone counts for nothing."""

DRIVE = Table(
    "drive",
    METADATA,
    _key("id"),
    _filled("title", Written),
    _filled("day", Day),
    _filled("venue", Written),
    _filled("scoring", Written),
    _filled("scoring_options", JSON),
    _filled("movement", Written),
    _filled("movement_options", JSON),
    _filled("seed", LargeFigure),
    _filled("rounds", Figure),
    Column("deals", Figure),
    _filled("trumps", JSON),
    _filled("interval", Figure),
    Column("roles", JSON(none_as_null=True)),
    _filled("ranking", JSON),
    _filled("closed", Boolean),
    _filled("corrected", Written),
    _filled("award", Figure),
    _filled("missed", Written),
    _filled("entry", Written),
    _filled("one_prize", Boolean),
    _filled("leavers_win", Boolean),
    _filled("practice", Boolean),
    _filled("fee", LargeFigure),
    _check("rounds", "rounds >= 1"),
    _check("deals", "deals >= 1"),
    _check("interval", '"interval" >= 0'),
    _check("award", "award >= 0"),
    _check("fee", "fee >= 0"),
    _check("missed", "missed IN ('nothing', 'award', 'average')"),
    _check("entry", "entry IN ('tables', 'cards')"),
)
"""What was planned for an evening. Its revision is the journal's latest."""

ENTRANT = Table(
    "entrant",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("number", Figure),
    _filled("name", Written),
    Column("person", Figure, index=True),
    Column("role", Written),
    Column("pair", Figure),
    _filled("since", Figure),
    Column("until", Figure),
    _filled("paid", Boolean),
    Column("team", Figure),
    Column("shares", Figure),
    _filled("dummy", Boolean),
    Column("replaces", Figure),
    _refers("drive", to="drive", key=("id",)),
    _refers("person", to="person", key=("id",)),
    _refers("drive", "shares", to="entrant", key=("drive", "id")),
    _refers("drive", "replaces", to="entrant", key=("drive", "id"), name="fk_entrant_replaces"),
    UniqueConstraint("drive", "number"),
    _check("number", "number >= 1"),
    _check("name", "name <> ''"),
    _check("role", "role IN ('A', 'B')"),
    _check("since", "since >= 1"),
    _check("until", "until >= 0"),
)
"""Somebody who takes part in a drive."""

WISH = Table(
    "wish",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("kind", Written),
    Column("table", Figure),
    _refers("drive", to="drive", key=("id",)),
    _check("kind", "kind IN ('apart', 'together', 'table')"),
    _check("table", '(kind = \'table\') = ("table" IS NOT NULL AND "table" >= 1)'),
)
"""What somebody wishes of the seating."""

WISHER = Table(
    "wisher",
    METADATA,
    _key("drive"),
    _key("wish"),
    _key("entrant"),
    _refers("drive", "wish", to="wish", key=("drive", "id")),
    _refers("drive", "entrant", to="entrant", key=("drive", "id")),
)
"""An entrant whose wish it is."""

SLIP = Table(
    "slip",
    METADATA,
    _key("drive"),
    _key("round"),
    _key("table"),
    _filled("dealer", Written),
    Column("winner", Written),
    _filled("remark", Written),
    _filled("closed", Written),
    Column("totals", JSON(none_as_null=True)),
    _refers("drive", to="drive", key=("id",)),
    _check("round", "round >= 1"),
    _check("table", '"table" >= 1'),
    _check("dealer", "dealer IN ('N', 'E', 'S', 'W')"),
    _check("winner", "winner IN ('NS', 'EW')"),
)
"""A table in one round and what is said about its result as a whole."""

SEAT = Table(
    "seat",
    METADATA,
    _key("drive"),
    _key("round"),
    _key("entrant"),
    Column("table", Figure),
    Column("seat", Figure),
    _filled("place", Figure),
    _refers("drive", "entrant", to="entrant", key=("drive", "id")),
    _refers("drive", "round", "table", to="slip", key=("drive", "round", "table")),
    UniqueConstraint("drive", "round", "table", "seat", "place"),
    _check("round", "round >= 1"),
    _check("seat", "seat BETWEEN 0 AND 3"),
    _check("place", "place >= 0"),
    _check("rests", '("table" IS NULL AND seat IS NULL) OR ("table" IS NOT NULL AND seat IS NOT NULL)'),
)
"""Where an entrant sat in a round, or that they rested: no table, no seat.

``seat`` counts from 0 in the order N, S, E, W, or N, E where two play; ``place`` orders those who share a seat, and
those who rest.
"""

DEAL = Table(
    "deal",
    METADATA,
    _key("drive"),
    _key("round"),
    _key("table"),
    _key("deal"),
    _filled("marks", JSON),
    Column("trump", Written),
    _filled("seats", JSON),
    _refers("drive", "round", "table", to="slip", key=("drive", "round", "table")),
    _check("deal", "deal >= 1"),
)
"""What was written for one deal."""

ADJUSTMENT = Table(
    "adjustment",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("round", Figure),
    _filled("points", Figure),
    _filled("reason", Written),
    Column("table", Figure),
    _refers("drive", to="drive", key=("id",)),
    _check("round", "round >= 1"),
    _check("reason", "reason <> ''"),
)
"""Points given or taken apart from any result."""

ADJUSTED = Table(
    "adjusted",
    METADATA,
    _key("drive"),
    _key("adjustment"),
    _key("entrant"),
    _refers("drive", "adjustment", to="adjustment", key=("drive", "id")),
    _refers("drive", "entrant", to="entrant", key=("drive", "id")),
)
"""An entrant whom an adjustment concerns."""

CARD = Table(
    "card",
    METADATA,
    _key("drive"),
    _key("entrant"),
    _filled("deals", JSON),
    Column("first", Figure),
    Column("second", Figure),
    Column("total", Figure),
    _refers("drive", "entrant", to="entrant", key=("drive", "id")),
)
"""What somebody's own card says; a figure is null where the card has none."""

PRIZE = Table(
    "prize",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("order", Figure),
    _filled("kind", Written),
    _filled("name", Written),
    Column("role", Written),
    _filled("half", Written),
    _filled("place", Figure),
    _filled("least", Figure),
    Column("deal", Figure),
    _filled("amount", LargeFigure),
    _filled("decision", Written),
    _filled("decided", JSON),
    _filled("note", Written),
    _filled("given", JSON),
    _refers("drive", to="drive", key=("id",)),
    _check("role", "role IN ('A', 'B')"),
    _check("half", "half IN ('all', 'first', 'second')"),
    _check("place", "place >= 1"),
    _check("amount", "amount >= 0"),
    _check("decision", "decision IN ('', 'cut', 'played_off', 'shared')"),
)
"""A prize, in the order of their worth."""

TIE = Table(
    "tie",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("tied", JSON),
    _filled("points", JSON),
    _filled("order", JSON),
    _filled("decision", Written),
    _filled("note", Written),
    _refers("drive", to="drive", key=("id",)),
    _check("decision", "decision IN ('cut', 'played_off', 'shared')"),
)
"""How a tie for places was settled."""

CASH = Table(
    "cash",
    METADATA,
    _key("drive"),
    _key("id"),
    _filled("kind", Written),
    _filled("text", Written),
    _filled("amount", LargeFigure),
    _refers("drive", to="drive", key=("id",)),
    _check("kind", "kind IN ('taken', 'spent')"),
    _check("amount", "amount >= 0"),
)
"""Money taken or spent on an evening."""

RESULT = Table(
    "result",
    METADATA,
    _key("drive"),
    _key("entrant"),
    _filled("place", Figure),
    _filled("points", LargeFigure),
    _filled("deals", Figure),
    _refers("drive", "entrant", to="entrant", key=("drive", "id")),
    _check("place", "place >= 1"),
    _check("deals", "deals >= 0"),
)
"""An entrant's result in a closed drive, so that ten years of drives can be listed without scoring them."""

KINDS: Mapping[str, Table] = {
    table.name: table
    for table in (
        CLUB,
        PERSON,
        BOND,
        PRESET,
        SEASON,
        DRIVE,
        ENTRANT,
        WISH,
        WISHER,
        SLIP,
        SEAT,
        DEAL,
        ADJUSTMENT,
        ADJUSTED,
        CARD,
        PRIZE,
        TIE,
        CASH,
        RESULT,
    )
}
"""The kinds of rows, those that others point to first."""

JOURNAL = Table(
    "journal",
    METADATA,
    _key("sequence"),
    _filled("step", Written),
    Column("drive", Figure),
    Column("revision", Figure),
    _filled("kind", Written),
    _filled("label", Written),
    _filled("facts", JSON),
    Column("undoes", Written, ForeignKey("journal.step")),
    _filled("at", Moment),
    _filled("station", Written),
    _filled("changes", JSON),
    UniqueConstraint("step"),
    UniqueConstraint("drive", "revision"),
    _check("kind", "kind IN ('do', 'undo', 'redo')"),
    _check("target", "(kind = 'do' AND undoes IS NULL) OR (kind <> 'do' AND undoes IS NOT NULL)"),
    _check(
        "revision",
        "(drive IS NULL AND revision IS NULL) OR (drive IS NOT NULL AND revision IS NOT NULL AND revision >= 1)",
    ),
)
"""A step that was saved, and the rows it changed.

``drive`` is no foreign key: the journal keeps what happened to a drive that is gone. A drive's revisions are unique, so
of two stations that save at once only one succeeds.
"""

REVISION = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table, as Alembic makes it: the latest revision."""
