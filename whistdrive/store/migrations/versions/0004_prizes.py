"""Prizes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from whistdrive.store.migrations.remembered import fill

revision = "0004"
down_revision = "0003"

NEW: dict[str, dict[str, object]] = {"drive": {"one_prize": False, "leavers_win": False}}
"""What the rows of older drives have in the new columns, by kind."""


def upgrade() -> None:
    """Add what older drives do without: they have no prizes."""
    with op.batch_alter_table("drive") as drive:
        for name in ("one_prize", "leavers_win"):
            drive.add_column(sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("drive") as drive:
        for name in ("one_prize", "leavers_win"):
            drive.alter_column(name, server_default=None)
    _prize()
    fill(op.get_bind(), NEW)


def _prize() -> None:
    op.create_table(
        "prize",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("role", sa.Text()),
        sa.Column("half", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer()),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("decided", sa.JSON(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("given", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_prize"),
        sa.ForeignKeyConstraint(["drive"], ["drive.id"], name="fk_prize_drive", deferrable=True, initially="DEFERRED"),
        sa.CheckConstraint("role IN ('A', 'B')", name="ck_prize_role"),
        sa.CheckConstraint("half IN ('all', 'first', 'second')", name="ck_prize_half"),
        sa.CheckConstraint("place >= 1", name="ck_prize_place"),
        sa.CheckConstraint("amount >= 0", name="ck_prize_amount"),
        sa.CheckConstraint("decision IN ('', 'cut', 'played_off', 'shared')", name="ck_prize_decision"),
    )
