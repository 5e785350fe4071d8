"""The score desk: totals of a table, adjustments, substitutes, missed deals, cards, and who sat at a single deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from whistdrive.store.migrations.remembered import fill

revision = "0003"
down_revision = "0002"

NEW: dict[str, dict[str, object]] = {
    "drive": {"missed": "nothing", "entry": "tables"},
    "entrant": {"replaces": None},
    "slip": {"totals": None},
    "deal": {"seats": []},
}
"""What the rows of older drives have in the new columns, by kind."""


def upgrade() -> None:
    """Add what older drives do without."""
    with op.batch_alter_table("drive") as drive:
        drive.add_column(sa.Column("missed", sa.Text(), nullable=False, server_default="nothing"))
        drive.add_column(sa.Column("entry", sa.Text(), nullable=False, server_default="tables"))
        drive.create_check_constraint("ck_drive_missed", "missed IN ('nothing', 'award', 'average')")
        drive.create_check_constraint("ck_drive_entry", "entry IN ('tables', 'cards')")
    with op.batch_alter_table("drive") as drive:
        drive.alter_column("missed", server_default=None)
        drive.alter_column("entry", server_default=None)
    with op.batch_alter_table("entrant") as entrant:
        entrant.add_column(sa.Column("replaces", sa.Integer()))
        entrant.create_foreign_key(
            "fk_entrant_replaces",
            "entrant",
            ["drive", "replaces"],
            ["drive", "id"],
            deferrable=True,
            initially="DEFERRED",
        )
    with op.batch_alter_table("slip") as slip:
        slip.add_column(sa.Column("totals", sa.JSON()))
    with op.batch_alter_table("deal") as deal:
        deal.add_column(sa.Column("seats", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("deal") as deal:
        deal.alter_column("seats", server_default=None)
    _adjustment()
    _adjusted()
    _card()
    fill(op.get_bind(), NEW)


def _references_entrant(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["drive", "entrant"], ["entrant.drive", "entrant.id"], name=name, deferrable=True, initially="DEFERRED"
    )


def _adjustment() -> None:
    op.create_table(
        "adjustment",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("table", sa.Integer()),
        sa.PrimaryKeyConstraint("drive", "id", name="pk_adjustment"),
        sa.ForeignKeyConstraint(
            ["drive"], ["drive.id"], name="fk_adjustment_drive", deferrable=True, initially="DEFERRED"
        ),
        sa.CheckConstraint("round >= 1", name="ck_adjustment_round"),
        sa.CheckConstraint("reason <> ''", name="ck_adjustment_reason"),
    )


def _adjusted() -> None:
    op.create_table(
        "adjusted",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("adjustment", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("drive", "adjustment", "entrant", name="pk_adjusted"),
        sa.ForeignKeyConstraint(
            ["drive", "adjustment"],
            ["adjustment.drive", "adjustment.id"],
            name="fk_adjusted_adjustment",
            deferrable=True,
            initially="DEFERRED",
        ),
        _references_entrant("fk_adjusted_entrant"),
    )


def _card() -> None:
    op.create_table(
        "card",
        sa.Column("drive", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("deals", sa.JSON(), nullable=False),
        sa.Column("first", sa.Integer()),
        sa.Column("second", sa.Integer()),
        sa.Column("total", sa.Integer()),
        sa.PrimaryKeyConstraint("drive", "entrant", name="pk_card"),
        _references_entrant("fk_card_entrant"),
    )
