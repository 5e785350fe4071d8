"""Seating: teams, shared seats, dummies, the award for resting, and wishes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from whistdrive.store.migrations.remembered import fill

revision = "0002"
down_revision = "0001"

NEW: dict[str, dict[str, object]] = {"drive": {"award": 0}, "entrant": {"team": None, "shares": None, "dummy": False}}
"""What the rows of older drives have in the new columns, by kind."""


def upgrade() -> None:
    """Add what older drives do without: nobody shares a seat, nobody is a dummy, and a rest is awarded nothing."""
    with op.batch_alter_table("drive") as drive:
        drive.add_column(sa.Column("award", sa.Integer(), nullable=False, server_default="0"))
        drive.create_check_constraint("ck_drive_award", "award >= 0")
    with op.batch_alter_table("drive") as drive:
        drive.alter_column("award", server_default=None)
    with op.batch_alter_table("entrant") as entrant:
        entrant.add_column(sa.Column("team", sa.Integer()))
        entrant.add_column(sa.Column("shares", sa.Integer()))
        entrant.add_column(sa.Column("dummy", sa.Boolean(), nullable=False, server_default=sa.false()))
        entrant.create_foreign_key(
            "fk_entrant_entrant",
            "entrant",
            ["drive", "shares"],
            ["drive", "id"],
            deferrable=True,
            initially="DEFERRED",
        )
    with op.batch_alter_table("entrant") as entrant:
        entrant.alter_column("dummy", server_default=None)
    _wish()
    _wisher()
    fill(op.get_bind(), NEW)


def _wish() -> None:
    op.create_table(
        "wish",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table", sa.Integer()),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_wish"),
        sa.ForeignKeyConstraint(["drive"], ["drive.id"], name="fk_wish_drive", deferrable=True, initially="DEFERRED"),
        sa.CheckConstraint("kind IN ('apart', 'together', 'table')", name="ck_wish_kind"),
        sa.CheckConstraint('(kind = \'table\') = ("table" IS NOT NULL AND "table" >= 1)', name="ck_wish_table"),
    )


def _wisher() -> None:
    op.create_table(
        "wisher",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("wish", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "wish", "entrant", name="pk_wisher"),
        sa.ForeignKeyConstraint(
            ["drive", "wish"], ["wish.drive", "wish.id"], name="fk_wisher_wish", deferrable=True, initially="DEFERRED"
        ),
        sa.ForeignKeyConstraint(
            ["drive", "entrant"],
            ["entrant.drive", "entrant.id"],
            name="fk_wisher_entrant",
            deferrable=True,
            initially="DEFERRED",
        ),
    )
