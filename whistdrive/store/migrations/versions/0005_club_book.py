"""The club book (notes, bonds, presets, seasons, fees, cash), ties for places that were settled, and practice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from whistdrive.store.migrations.remembered import fill

revision = "0005"
down_revision = "0004"

NEW: dict[str, dict[str, object]] = {
    "club": {"currency": "", "reminders": ""},
    "person": {"note": "", "same_as": None, "erased": False},
    "drive": {"practice": False, "fee": 0},
}
"""What the rows of older clubs have in the new columns, by kind."""


def upgrade() -> None:
    """Add what older clubs do without."""
    with op.batch_alter_table("club") as club:
        for name in ("currency", "reminders"):
            club.add_column(sa.Column(name, sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("club") as club:
        for name in ("currency", "reminders"):
            club.alter_column(name, server_default=None)
    _people()
    with op.batch_alter_table("drive") as drive:
        drive.add_column(sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
        drive.add_column(sa.Column("fee", sa.BigInteger(), nullable=False, server_default="0"))
        drive.create_check_constraint("ck_drive_fee", "fee >= 0")
    with op.batch_alter_table("drive") as drive:
        for name in ("practice", "fee"):
            drive.alter_column(name, server_default=None)
    _tie()
    _bond()
    _preset()
    _season()
    _cash()
    fill(op.get_bind(), NEW)


def _people() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("note", sa.Text(), nullable=False, server_default=""))
        person.add_column(sa.Column("same_as", sa.Integer()))
        person.add_column(sa.Column("erased", sa.Boolean(), nullable=False, server_default=sa.false()))
        person.create_foreign_key(
            "fk_person_person", "person", ["same_as"], ["id"], deferrable=True, initially="DEFERRED"
        )
        person.create_check_constraint("ck_person_same_as", "same_as <> id")
    with op.batch_alter_table("person") as person:
        for name in ("note", "erased"):
            person.alter_column(name, server_default=None)


def _refers(column: str, to: str, name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=name, deferrable=True, initially="DEFERRED")


def _tie() -> None:
    op.create_table(
        "tie",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tied", sa.JSON(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("order", sa.JSON(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_tie"),
        _refers("drive", "drive", "fk_tie_drive"),
        sa.CheckConstraint("decision IN ('cut', 'played_off', 'shared')", name="ck_tie_decision"),
    )


def _bond() -> None:
    op.create_table(
        "bond",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("one", sa.Integer(), nullable=False),
        sa.Column("another", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bond"),
        _refers("one", "person", "fk_bond_one"),
        _refers("another", "person", "fk_bond_another"),
        sa.CheckConstraint("kind IN ('apart', 'together')", name="ck_bond_kind"),
        sa.CheckConstraint("one < another", name="ck_bond_two"),
    )


def _preset() -> None:
    op.create_table(
        "preset",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("scoring", sa.Text(), nullable=False),
        sa.Column("scoring_options", sa.JSON(), nullable=False),
        sa.Column("movement", sa.Text(), nullable=False),
        sa.Column("movement_options", sa.JSON(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("prizes", sa.JSON(), nullable=False),
        sa.Column("paper", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_preset"),
    )


def _season() -> None:
    op.create_table(
        "season",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("drives", sa.JSON(), nullable=False),
        sa.Column("best", sa.Integer()),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("for_places", sa.JSON(), nullable=False),
        sa.Column("attendance", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_season"),
        sa.CheckConstraint("best >= 1", name="ck_season_best"),
        sa.CheckConstraint("by IN ('score', 'place')", name="ck_season_by"),
    )


def _cash() -> None:
    op.create_table(
        "cash",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_cash"),
        _refers("drive", "drive", "fk_cash_drive"),
        sa.CheckConstraint("kind IN ('taken', 'spent')", name="ck_cash_kind"),
        sa.CheckConstraint("amount >= 0", name="ck_cash_amount"),
    )
