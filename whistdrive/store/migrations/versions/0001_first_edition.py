"""The first edition: a club, its people, its drives and the journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables, those that others point to first."""
    _club()
    _person()
    _drive()
    _entrant()
    _slip()
    _seat()
    _deal()
    _result()
    _journal()


def _club() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club"),
        sa.CheckConstraint("id = 1", name="ck_club_only"),
    )


def _person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("nickname", sa.Text(), nullable=False),
        sa.Column("club_number", sa.Text(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.CheckConstraint("name <> ''", name="ck_person_name"),
    )


def _drive() -> None:
    op.create_table(
        "drive",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("venue", sa.Text(), nullable=False),
        sa.Column("scoring", sa.Text(), nullable=False),
        sa.Column("scoring_options", sa.JSON(), nullable=False),
        sa.Column("movement", sa.Text(), nullable=False),
        sa.Column("movement_options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer()),
        sa.Column("trumps", sa.JSON(), nullable=False),
        sa.Column("interval", sa.Integer(), nullable=False),
        sa.Column("roles", sa.JSON()),
        sa.Column("ranking", sa.JSON(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("corrected", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_drive"),
        sa.CheckConstraint("rounds >= 1", name="ck_drive_rounds"),
        sa.CheckConstraint("deals >= 1", name="ck_drive_deals"),
        sa.CheckConstraint('"interval" >= 0', name="ck_drive_interval"),
    )


def _entrant() -> None:
    op.create_table(
        "entrant",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("role", sa.Text()),
        sa.Column("pair", sa.Integer()),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer()),
        sa.Column("paid", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_entrant"),
        sa.ForeignKeyConstraint(
            ["drive"], ["drive.id"], name="fk_entrant_drive", deferrable=True, initially="DEFERRED"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name="fk_entrant_person", deferrable=True, initially="DEFERRED"
        ),
        sa.UniqueConstraint("drive", "number", name="uq_entrant_drive_number"),
        sa.CheckConstraint("number >= 1", name="ck_entrant_number"),
        sa.CheckConstraint("name <> ''", name="ck_entrant_name"),
        sa.CheckConstraint("role IN ('A', 'B')", name="ck_entrant_role"),
        sa.CheckConstraint("since >= 1", name="ck_entrant_since"),
        sa.CheckConstraint("until >= 0", name="ck_entrant_until"),
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])


def _slip() -> None:
    op.create_table(
        "slip",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.Text(), nullable=False),
        sa.Column("winner", sa.Text()),
        sa.Column("remark", sa.Text(), nullable=False),
        sa.Column("closed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "round", "table", name="pk_slip"),
        sa.ForeignKeyConstraint(["drive"], ["drive.id"], name="fk_slip_drive", deferrable=True, initially="DEFERRED"),
        sa.CheckConstraint("round >= 1", name="ck_slip_round"),
        sa.CheckConstraint('"table" >= 1', name="ck_slip_table"),
        sa.CheckConstraint("dealer IN ('N', 'E', 'S', 'W')", name="ck_slip_dealer"),
        sa.CheckConstraint("winner IN ('NS', 'EW')", name="ck_slip_winner"),
    )


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer()),
        sa.Column("seat", sa.Integer()),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "round", "entrant", name="pk_seat"),
        sa.ForeignKeyConstraint(
            ["drive", "entrant"],
            ["entrant.drive", "entrant.id"],
            name="fk_seat_entrant",
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.ForeignKeyConstraint(
            ["drive", "round", "table"],
            ["slip.drive", "slip.round", "slip.table"],
            name="fk_seat_slip",
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.UniqueConstraint("drive", "round", "table", "seat", "place", name="uq_seat_drive_round_table_seat_place"),
        sa.CheckConstraint("round >= 1", name="ck_seat_round"),
        sa.CheckConstraint("seat BETWEEN 0 AND 3", name="ck_seat_seat"),
        sa.CheckConstraint("place >= 0", name="ck_seat_place"),
        sa.CheckConstraint(
            '("table" IS NULL AND seat IS NULL) OR ("table" IS NOT NULL AND seat IS NOT NULL)',
            name="ck_seat_rests",
        ),
    )


def _deal() -> None:
    op.create_table(
        "deal",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.Column("trump", sa.Text()),
        sa.PrimaryKeyConstraint("drive", "round", "table", "deal", name="pk_deal"),
        sa.ForeignKeyConstraint(
            ["drive", "round", "table"],
            ["slip.drive", "slip.round", "slip.table"],
            name="fk_deal_slip",
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.CheckConstraint("deal >= 1", name="ck_deal_deal"),
    )


def _result() -> None:
    op.create_table(
        "result",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "entrant", name="pk_result"),
        sa.ForeignKeyConstraint(
            ["drive", "entrant"],
            ["entrant.drive", "entrant.id"],
            name="fk_result_entrant",
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.CheckConstraint("place >= 1", name="ck_result_place"),
        sa.CheckConstraint("deals >= 0", name="ck_result_deals"),
    )


def _journal() -> None:
    op.create_table(
        "journal",
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("step", sa.Text(), nullable=False),
        sa.Column("drive", sa.Integer()),
        sa.Column("revision", sa.Integer()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("undoes", sa.Text()),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("sequence", name="pk_journal"),
        sa.ForeignKeyConstraint(["undoes"], ["journal.step"], name="fk_journal_journal"),
        sa.UniqueConstraint("step", name="uq_journal_step"),
        sa.UniqueConstraint("drive", "revision", name="uq_journal_drive_revision"),
        sa.CheckConstraint("kind IN ('do', 'undo', 'redo')", name="ck_journal_kind"),
        sa.CheckConstraint(
            "(kind = 'do' AND undoes IS NULL) OR (kind <> 'do' AND undoes IS NOT NULL)",
            name="ck_journal_target",
        ),
        sa.CheckConstraint(
            "(drive IS NULL AND revision IS NULL) OR (drive IS NOT NULL AND revision IS NOT NULL AND revision >= 1)",
            name="ck_journal_revision",
        ),
    )
