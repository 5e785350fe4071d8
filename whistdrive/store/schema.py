"""The tables of a club: one for each kind of row that :mod:`whistdrive.core.difference` names, and the journal.

A table is named after its kind, its primary key holds the ids of the row's key in their order, and its other columns
are the row's fields. Nothing is a column that can be computed, except the results of closed drives.

Constraints make wrong data impossible: nobody sits twice in a round, no seat is taken twice, no two entrants of a drive
have one number, nothing points to what is not there. Foreign keys wait for the end of the transaction, so that the
statements of one change may come in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
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
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
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


class Record(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        str: Written,
        int: Figure,
        Mapping[str, Any]: JSON,
        list[Any]: JSON,
    }


def _check(name: str, rule: str) -> CheckConstraint:
    return CheckConstraint(rule, name=name)


def _refers(*columns: str, to: str, key: tuple[str, ...]) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(columns, [f"{to}.{column}" for column in key], deferrable=True, initially="DEFERRED")


class ClubRecord(Record):
    """The club itself, one row."""

    __tablename__ = "club"
    __table_args__ = (_check("only", "id = 1"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]


class PersonRecord(Record):
    """Somebody the club knows."""

    __tablename__ = "person"
    __table_args__ = (_check("name", "name <> ''"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    nickname: Mapped[str]
    club_number: Mapped[str]
    archived: Mapped[bool]


class DriveRecord(Record):
    """What was planned for an evening. Its revision is the journal's latest."""

    __tablename__ = "drive"
    __table_args__ = (
        _check("rounds", "rounds >= 1"),
        _check("deals", "deals >= 1"),
        _check("interval", '"interval" >= 0'),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    title: Mapped[str]
    day: Mapped[str] = mapped_column(Day)
    venue: Mapped[str]
    scoring: Mapped[str]
    scoring_options: Mapped[Mapping[str, Any]]
    movement: Mapped[str]
    movement_options: Mapped[Mapping[str, Any]]
    seed: Mapped[int] = mapped_column(LargeFigure)
    rounds: Mapped[int]
    deals: Mapped[int | None]
    trumps: Mapped[list[Any]]
    interval: Mapped[int]
    roles: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    ranking: Mapped[list[Any]]
    closed: Mapped[bool]
    corrected: Mapped[str]


class EntrantRecord(Record):
    """Somebody who takes part in a drive."""

    __tablename__ = "entrant"
    __table_args__ = (
        _refers("drive", to="drive", key=("id",)),
        _refers("person", to="person", key=("id",)),
        UniqueConstraint("drive", "number"),
        _check("number", "number >= 1"),
        _check("name", "name <> ''"),
        _check("role", "role IN ('A', 'B')"),
        _check("since", "since >= 1"),
        _check("until", "until >= 0"),
    )

    drive: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    name: Mapped[str]
    person: Mapped[int | None] = mapped_column(index=True)
    role: Mapped[str | None]
    pair: Mapped[int | None]
    since: Mapped[int]
    until: Mapped[int | None]
    paid: Mapped[bool]


class SlipRecord(Record):
    """A table in one round and what is said about its result as a whole."""

    __tablename__ = "slip"
    __table_args__ = (
        _refers("drive", to="drive", key=("id",)),
        _check("round", "round >= 1"),
        _check("table", '"table" >= 1'),
        _check("dealer", "dealer IN ('N', 'E', 'S', 'W')"),
        _check("winner", "winner IN ('NS', 'EW')"),
    )

    drive: Mapped[int] = mapped_column(primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[int] = mapped_column(primary_key=True)
    dealer: Mapped[str]
    winner: Mapped[str | None]
    remark: Mapped[str]
    closed: Mapped[str]


class SeatRecord(Record):
    """Where an entrant sat in a round, or that they rested: no table, no seat.

    ``seat`` counts from 0 in the order N, S, E, W, or N, E where two play; ``place`` orders those who
    share a seat, and those who rest.
    """

    __tablename__ = "seat"
    __table_args__ = (
        _refers("drive", "entrant", to="entrant", key=("drive", "id")),
        _refers("drive", "round", "table", to="slip", key=("drive", "round", "table")),
        UniqueConstraint("drive", "round", "table", "seat", "place"),
        _check("round", "round >= 1"),
        _check("seat", "seat BETWEEN 0 AND 3"),
        _check("place", "place >= 0"),
        _check("rests", '("table" IS NULL AND seat IS NULL) OR ("table" IS NOT NULL AND seat IS NOT NULL)'),
    )

    drive: Mapped[int] = mapped_column(primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    entrant: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[int | None]
    seat: Mapped[int | None]
    place: Mapped[int]


class DealRecord(Record):
    """What was written for one deal."""

    __tablename__ = "deal"
    __table_args__ = (
        _refers("drive", "round", "table", to="slip", key=("drive", "round", "table")),
        _check("deal", "deal >= 1"),
    )

    drive: Mapped[int] = mapped_column(primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[int] = mapped_column(primary_key=True)
    deal: Mapped[int] = mapped_column(primary_key=True)
    marks: Mapped[Mapping[str, Any]]
    trump: Mapped[str | None]


class ResultRecord(Record):
    """An entrant's result in a closed drive, so that ten years of drives can be listed without scoring them."""

    __tablename__ = "result"
    __table_args__ = (
        _refers("drive", "entrant", to="entrant", key=("drive", "id")),
        _check("place", "place >= 1"),
        _check("deals", "deals >= 0"),
    )

    drive: Mapped[int] = mapped_column(primary_key=True)
    entrant: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[int]
    points: Mapped[int] = mapped_column(LargeFigure)
    deals: Mapped[int]


class JournalRecord(Record):
    """A step that was saved, and the rows it changed.

    ``drive`` is no foreign key: the journal keeps what happened to a drive that is gone. A drive's revisions are
    unique, so of two stations that save at once only one succeeds.
    """

    __tablename__ = "journal"
    __table_args__ = (
        UniqueConstraint("step"),
        UniqueConstraint("drive", "revision"),
        _check("kind", "kind IN ('do', 'undo', 'redo')"),
        _check("target", "(kind = 'do' AND undoes IS NULL) OR (kind <> 'do' AND undoes IS NOT NULL)"),
        _check(
            "revision",
            "(drive IS NULL AND revision IS NULL) OR (drive IS NOT NULL AND revision IS NOT NULL AND revision >= 1)",
        ),
    )

    sequence: Mapped[int] = mapped_column(primary_key=True)
    step: Mapped[str]
    drive: Mapped[int | None]
    revision: Mapped[int | None]
    kind: Mapped[str]
    label: Mapped[str]
    facts: Mapped[Mapping[str, Any]]
    undoes: Mapped[str | None] = mapped_column(ForeignKey("journal.step"))
    at: Mapped[datetime] = mapped_column(Moment)
    station: Mapped[str]
    changes: Mapped[list[Any]]


METADATA = Record.metadata
KINDS: Mapping[str, Table] = {
    name: METADATA.tables[name] for name in ("club", "person", "drive", "entrant", "slip", "seat", "deal", "result")
}
"""The kinds of rows, those that others point to first."""
JOURNAL = METADATA.tables["journal"]
REVISION = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table, as Alembic makes it: the latest revision."""
